# SPDX-License-Identifier: MIT
# Values of pages, SITE/values/vN.xml of page N+1 -> a manifest of `corpus run`: awk -f sitevalues.awk */values/*.xml
BEGIN { RS = "]]>"; print "page,expected" }
FNR == 1 { row(); n = split(FILENAME, part, "/"); split(part[n], name, /[v.]/); page = name[2] + 1; site = part[n-2] }
{ if (sub(/.*<!\[CDATA\[/, "")) { gsub(/<[^>]*>/, " "); gsub(/[ \t\r\n|]+/, " "); gsub(/^ | $/, ""); gsub(/"/, "\"\"")
    if ($0 != "") list = list (list == "" ? "" : "|") $0 } }
END { row() }
function row() { if (page != "") print site "/sources/" page ".html,\"" list "\""; list = "" }
