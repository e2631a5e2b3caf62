# SPDX-License-Identifier: MIT
"""Validates what each command prints with --json against its schema in resources/schemas: schemas_test.py TAGSEAM-CLI
PROJECT; 77 without the Python module jsonschema, 1 where TAGSEAM_REQUIRE names it.

A member that a schema describes must be in an answer, and a member that it does not describe must be refused.
"""
import json
import os
import pathlib
import subprocess
import sys
import tempfile

try:
    import jsonschema
except ImportError:
    print("missing: jsonschema (python3-jsonschema is not installed)")
    sys.exit(1 if "jsonschema" in os.environ.get("TAGSEAM_REQUIRE", "").split(",") else 77)

CLI = pathlib.Path(sys.argv[1]).resolve()
RESOURCES = pathlib.Path(sys.argv[2]).resolve() / "resources"
SCHEMAS = RESOURCES / "schemas"

# A schema and a command that prints its documents (without --json); "-": a command that writes what later ones read.
COMMANDS = """
trace-1 tps figure2.html
trace-1 tps shop.html --label-attributes none --lowest-threshold 3
trace-1 search shop.html --variant jidm-2013 --ignore nav
trace-1 search --symbols symbols
prune-1 prune shop.html
prune-1 prune shop.html --complement
prune-1 prune homogeneous.html --method content
explain-1 explain shop.html --node footer --lowest-threshold 2
explain-1 explain shop.html --node main --other-class footer=>x --without nav
explain-1 explain shop.html --node title
explain-1 explain shop.html --node main --complement
explain-1 explain rejected.html --node ol.results__list --goal keep
explain-1 explain rejected.html --node ol.results__list --goal prune
explain-1 explain regions.html --node 20
explain-1 explain homogeneous.html --node /html/body/*[last()] --content /html/body/*[2]
explain-1 explain shop.html --node footer --method separators --ignore h1
explain-1 explain shop.html --node li.product-card --method separators
explain-1 explain news.html --node //nav//li --method separators
explain-1 explain plain.html --node p --method separators,label-attributes=class
content-node-2 explain news.html --node h1 --method content
content-node-2 explain article.html --node p --method content,tables=structure
content-node-2 explain shop.html --node body --method content
diagnosis-1 diagnose news.html --content article
diagnosis-1 diagnose homogeneous.html --content /html/body/*[2]
diagnosis-1 diagnose small-main.html --content .departures__row
diagnosis-1 diagnose plain.html
diagnosis-1 diagnose mistakes.html --content main
regions-1 regions news.html --shortest 20
regions-1 regions plain.html
compare-1 compare rejected.html --a dissertation-2014 --b jidm-2013
compare-1 compare rejected.html --a printed --b printed,label-attributes=none
compare-1 compare plain.html --a printed --b printed
sweep-1 sweep regions.html --content span
sweep-1 sweep plain.html
score-1 score shop.html --method jidm-2013 --method link-lists
score-1 score news.html whole.txt
scores-1 score pages
scores-1 score pages pages.csv --method all
check-1 check shop.html --keep main --keep ol --prune footer --min-f1 0.1 --write-baseline b.json
check-1 check rejected.html plain.html --same-as b.json
check-1 check shop.html --same-as changed.json --method all
check-1 check pages/plain.html pages/empty.html --min-f1 0.1 --keep p
check-1 check news.html --method link-lists --keep nav --keep main
check-1 check shop.html lost.html --method content --prune li.product-card
diff-1 diff shop.html shop.html
diff-1 diff old/books.html new/books.html
diff-1 diff old new --method separators
clean-1 clean shop.html --method jidm-2013
clean-1 clean news.html --method link-lists
clean-1 clean sites/b/1.html --method sst --site sites/b
clean-1 clean news.html --method pagelets --site .
records-1 mine shop.html --pruned --preset velloso-2014
records-1 mine figure2.html
records-1 mine news.html --preset separators
content-2 content figure2.html
content-2 content shop.html --tables structure
separators-1 separators plain.html
entries-1 entries page.mhtml
entries-1 entries crawl.warc
entries-1 entries cut.mhtml
check-1 check cut.mhtml --keep p
annotationcheck-1 annotation check shop.html shop.html.annotation.json
annotationcheck-1 annotation check regions.html shop.html.annotation.json
- annotation make shop.html --label main=main --label footer=footer -o ana.json
- annotation make shop.html --label main=main -o bo.json
agreement-1 annotation agree shop.html ana.json bo.json
agreement-1 annotation agree regions.html ana.json bo.json --majority --merge merged.json
- site learn shop.html news.html -o t.sst
sitetree-1 site show t.sst --threshold 0.2
siteclean-1 site clean shop.html --sst t.sst
siteclean-1 site clean misnested.html --sst t.sst
- site pick t.sst 0.06
sitethresholds-1 site thresholds t.sst shop.html news.html
sitelosses-1 site losses sites --manifest values.csv --threshold 0.5
sitelosses-1 site losses sites --manifest values.csv --sst t.sst
- experiment yi-2003 --generate yi --pages 2 --seed 3
experiment-2 experiment yi-2003 yi --runs 2
experiment-2 experiment win-tun pages
experiment-2 experiment dias-gadge-2013 pages
experiment-2 experiment velloso-2014 authors
experiment-2 experiment complexity authors
experiment-2 experiment all authors
- annotation make pages/plain.html --label main=p --annotator Ana -o pages/plain.html.Ana.annotation.json
run-1 corpus run pages --methods all,content,jidm-2013,mdr-2003,jidm-2013+velloso-2014,sst --diagnose --shared-text
run-1 corpus run pages --methods printed --shard 1/2 --learn half --annotator Ana --trees . --lowest-threshold 2
run-1 corpus run texts --methods all,content --parser html5
run-1 corpus run sites --manifest values.csv --methods all
run-1 corpus run crawl.warc --methods all
run-1 corpus run cut.mhtml.pages --methods all
- corpus run pages --methods all,jidm-2013,separators --out run
runcompare-1 corpus compare run --a all --b jidm-2013
runcompare-1 corpus compare run --a all --b separators --measure recordF1
"""


def write(name, text):
    pathlib.Path(name).parent.mkdir(parents=True, exist_ok=True)
    pathlib.Path(name).write_text(text, encoding="utf-8")


def make_files():
    """Makes the files that the commands name, in the current folder."""
    for folder in [".", "pages"]:
        for file in RESOURCES.glob("samples/*"):
            write(f"{folder}/{file.name}", file.read_text(encoding="utf-8").replace('"rendered"', '"source"'))
    for old, new in [("pages", "old"), ("redesigned", "new")]:
        for file in RESOURCES.glob(f"template-tests/{old}/*"):
            write(f"{new}/{file.name}", file.read_text(encoding="utf-8"))
    write("old/gone.html", "<p>gone")
    write("new/added.html", "<p>added")
    for folder in ["old", "new", "pages"]:
        write(f"{folder}/empty.html", "")
    for name in ["plain.html", "pages/plain.html"]:
        write(name, "<p>Some <b>words</b>.</p>")
    write("lost.html", "<p>Other words.</p>")
    cards = "".join(f"<div class=card-{i}><h3><a href=x>One</a></h3><p>Words<b>9</b></p></div>" for i in range(6))
    write("mistakes.html", f"<body><nav><a href=x>Home</a></nav><main>{cards}</main><div><p>Imprint</p></span>")
    write("lost.html.annotation.json", pathlib.Path("shop.html.annotation.json").read_text(encoding="utf-8"))
    write("symbols", "1 2 3 3 2 3 3 4")
    write("whole.txt", "Harbour\n\nwords that are not on the page\n")
    write("pages.csv", "label,xpath,page\nrecord,/html/body/*[9],plain.html\nmain,/html/body/main,news.html\n")
    write("changed.json", json.dumps({"schema": "tagseam.baseline/1", "method": "all", "pages": {
        "shop.html": {"/html/body/p": "words that are not on the page"}}}))
    for name in "1234":
        write(f"sites/a/{name}.html", f"<body><p>name{name} <b>only</b></p><div>shared</div></body>")
        write(f"sites/b/{name}.html", f"<body><p>shared words name{name}</p><p>only{name}</p></body>")
    write("values.csv", "page,expected\na/1.html,name1\na/2.html,name2|only\na/3.html,shared\na/4.html,only\n")
    write("texts/one.html", "<p>The words of an article, of which there are some.</p>")
    write("texts/ground-truth.json", json.dumps({"one": {"articleBody": "The words of an article."}}))
    write("authors/amazon.html", "")
    write("authors/acm.html", "<body><ul>" + 6 * "<li><b>one</b> two</li>" + "</ul></body>")
    write("page.mhtml", "MIME-Version: 1.0\r\nContent-Type: text/html\r\nContent-Location: http://h/\r\n\r\n<p>one\r\n")
    for name in ["cut.mhtml", "cut.mhtml.pages/cut.mhtml"]:
        write(name, "MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary=b\r\n\r\n--b\r\n"
              "Content-Type: text/html\r\n\r\n<p>one<p>t")
    http = "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n<p>one"
    write("crawl.warc", "".join(f"WARC/1.0\r\nWARC-Type: response\r\nWARC-Target-URI: http://h/{number}\r\n"
                                f"Content-Type: application/http\r\nContent-Length: {len(http)}\r\n\r\n{http}\r\n\r\n"
                                for number in "12"))


def schema_of(name):
    return json.loads((SCHEMAS / f"{name}.schema.json").read_text(encoding="utf-8"))


def validator_of(name):
    schema = schema_of(name)
    schema.setdefault("$defs", {})["common"] = schema_of("common")  # a reference finds it by its $id
    jsonschema.Draft202012Validator.check_schema(schema)
    return jsonschema.Draft202012Validator(schema)


def innermost(errors):
    """The error at the deepest place: those around it only say that something within is wrong."""
    leaves = []
    left = list(errors)
    while left:
        error = left.pop()
        left.extend(error.context)
        leaves.extend([] if error.context else [error])
    return max(leaves, key=lambda error: len(error.absolute_path), default=None)


def objects_in(document):
    """(place, object) of one object for each place and each set of members; the elements of a list have one place."""
    objects = {}
    left = [("$", document)]
    while left:
        place, value = left.pop()
        if isinstance(value, dict):
            objects.setdefault((place, frozenset(value)), (place, value))
            left.extend((f"{place}.{key}", each) for key, each in value.items())
        elif isinstance(value, list):
            left.extend((f"{place}[*]", each) for each in value)
    return objects.values()


def members_in(documents):
    return {member for document in documents for _, value in objects_in(document) for member in value}


def described_members(schema):
    return {member for _, value in objects_in(schema) if isinstance(value.get("properties"), dict)
            for member in value["properties"]}


def documents_of(words, schema):
    """Runs a command; returns the documents that it prints."""
    is_run = schema == "run-1"  # JSON Lines
    line = [CLI, *words] + ([] if schema == "-" or is_run else ["--json"])
    ran = subprocess.run(line, capture_output=True, check=False, text=True)
    if ran.returncode not in (0, 1, 3) or not ran.stdout:  # 1, 3: pages differ, or one of them cannot be read
        raise RuntimeError(f"exit code {ran.returncode}: {ran.stderr}")
    if schema == "-":
        return []
    return [json.loads(each) for each in (ran.stdout.splitlines() if is_run else [ran.stdout])]


def faults_of_command(words, schema, documents):
    validator = validator_of(schema)
    for document in documents:
        error = innermost(validator.iter_errors(document))
        if error:
            yield f"{error.json_path}: {error.message[:500]}"
    command = words[:2] if words[0] in ("annotation", "corpus", "site") else words[:1]
    help_text = subprocess.run([CLI, *command, "--help"], capture_output=True, check=True, text=True).stdout
    if f"{schema}.schema.json" not in " ".join(help_text.split()):
        yield "--help does not name the schema"


def faults_of_schema(schema, documents):
    for member in sorted(described_members(schema_of(schema)) - members_in(documents)):
        yield f"no answer has the member {member}"
    if schema == "common":
        return
    validator = validator_of(schema)
    shapes = {}  # the shortest document with these members
    for document in sorted(documents, key=lambda each: len(json.dumps(each))):
        shapes.setdefault(frozenset(document), document)
    for document in shapes.values():
        for place, value in objects_in(document):
            value["not a member"] = 0
            if validator.is_valid(document):
                yield f"an unknown member of {place} is valid"
            del value["not a member"]


def main():
    faults = []
    answers = {}  # the documents of each schema
    for line in COMMANDS.strip().splitlines():
        schema, *words = line.split(" ")
        try:
            documents = documents_of(words, schema)
            found = [] if schema == "-" else list(faults_of_command(words, schema, documents))
        except (RuntimeError, ValueError) as error:
            documents, found = [], [str(error)]
        answers.setdefault(schema, []).extend(documents)
        faults += [f"{' '.join(words)}: {schema}: {fault}" for fault in found]
    baseline = json.loads(pathlib.Path("b.json").read_text(encoding="utf-8"))
    faults += [f"b.json: {fault}" for fault in faults_of_command(["check"], "baseline-1", [baseline])]
    answers["baseline-1"] = [baseline]
    answers["common"] = [document for documents in answers.values() for document in documents]
    for file in SCHEMAS.iterdir():
        schema = file.name.removesuffix(".schema.json")
        faults += [f"{schema}: {fault}" for fault in faults_of_schema(schema, answers.get(schema, []))]
    print("\n".join(faults) or f"{len(answers['common'])} documents are valid")
    return 1 if faults else 0


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        make_files()
        sys.exit(main())
