<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Capture</name>
    <message numerus="yes">
        <source>%1: %n node(s) of %2</source>
        <translation>
            <numerusform>%1: %n node of %2</numerusform>
            <numerusform>%1: %n nodes of %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n resource(s) missing</source>
        <translation>
            <numerusform>%n resource missing</numerusform>
            <numerusform>%n resources missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shadow root(s) or frame(s) not in the tree</source>
        <translation>
            <numerusform>%n shadow root or frame not in the tree</numerusform>
            <numerusform>%n shadow roots or frames not in the tree</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Markdown</name>
    <message numerus="yes">
        <source>%n further row(s) are omitted here.</source>
        <translation>
            <numerusform>%n further row is omitted here.</numerusform>
            <numerusform>%n further row(s) are omitted here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) in the middle are omitted here.</source>
        <translation>
            <numerusform>%n row in the middle is omitted here.</numerusform>
            <numerusform>%n row(s) in the middle are omitted here.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PageReader</name>
    <message numerus="yes">
        <source>%1 has no page &apos;%2&apos;; it has %n page(s).</source>
        <translation>
            <numerusform>%1 has no page &apos;%2&apos;; it has %n page.</numerusform>
            <numerusform>%1 has no page &apos;%2&apos;; it has %n pages.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SiteText</name>
    <message numerus="yes">
        <source>Noise: %1 is noisy. Its greatest composite importance is %2, %3: its %n pages are alike at this place.</source>
        <translation>
            <numerusform>Noise: %1 is noisy. Its greatest composite importance is %2, %3; it is on %n page.</numerusform>
            <numerusform>Noise: %1 is noisy. Its greatest composite importance is %2, %3: its %n pages are alike at this place.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Kept: %1 is meaningful. Its composite importance is %2, %3, and nothing in it is noisy; %n page(s) have it.</source>
        <translation>
            <numerusform>Kept: %1 is meaningful. Its composite importance is %2, %3, and nothing in it is noisy; %n page has it.</numerusform>
            <numerusform>Kept: %1 is meaningful. Its composite importance is %2, %3, and nothing in it is noisy; %n pages have it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>on %n page(s)</source>
        <translation>
            <numerusform>on %n page</numerusform>
            <numerusform>on %n pages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n style(s)</source>
        <translation>
            <numerusform>%n style</numerusform>
            <numerusform>%n styles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of its words are removed, because every page has them at this place (local noise).</source>
        <translation>
            <numerusform>%n of its words is removed, because every page has it at this place (local noise).</numerusform>
            <numerusform>%n of its words are removed, because every page has them at this place (local noise).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagseam::AddressBar</name>
    <message numerus="yes">
        <source>%n blocked</source>
        <translation>
            <numerusform>%n blocked</numerusform>
            <numerusform>%n blocked</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagseam::Adjudicator</name>
    <message numerus="yes">
        <source>%1 was saved with %n marks.</source>
        <translation>
            <numerusform>%1 was saved with %n mark.</numerusform>
            <numerusform>%1 was saved with %n marks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n questions are open; the file does not contain their marks.</source>
        <translation>
            <numerusform>%n question is open; the file does not contain its marks.</numerusform>
            <numerusform>%n questions are open; the file does not contain their marks.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagseam::AgreementTab</name>
    <message numerus="yes">
        <source>%1 (%n orphan(s))</source>
        <translation>
            <numerusform>%1 (%n orphan)</numerusform>
            <numerusform>%1 (%n orphans)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n marks are unanimous.</source>
        <translation>
            <numerusform>%n mark is unanimous.</numerusform>
            <numerusform>%n marks are unanimous.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Open questions: %1 of %n.</source>
        <translation>
            <numerusform>Open questions: %1 of %n.</numerusform>
            <numerusform>Open questions: %1 of %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> and %n more</source>
        <translation>
            <numerusform> and %n more</numerusform>
            <numerusform> and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagseam::Annotator</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mark(s) “%1”</source>
        <translation>
            <numerusform>%n mark “%1”</numerusform>
            <numerusform>%n marks “%1”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of its marks are not on the page.</source>
        <translation>
            <numerusform>%n of its marks is not on the page.</numerusform>
            <numerusform>%n of its marks are not on the page.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagseam::ArchivingRun</name>
    <message numerus="yes">
        <source>%1 contains %n pages: name one of them by its address.</source>
        <translation>
            <numerusform>%1 contains %n page: name it by its address.</numerusform>
            <numerusform>%1 contains %n pages: name one of them by its address.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagseam::BlockedView</name>
    <message numerus="yes">
        <source>%n requests and actions of the page were blocked.</source>
        <translation>
            <numerusform>%n request or action of the page was blocked.</numerusform>
            <numerusform>%n requests and actions of the page were blocked.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagseam::BlockingTab</name>
    <message numerus="yes">
        <source>&lt;b&gt;What if&lt;/b&gt; it did not exist? %n nodes of the page are selected:</source>
        <translation>
            <numerusform>&lt;b&gt;What if&lt;/b&gt; it did not exist? %n node of the page is selected:</numerusform>
            <numerusform>&lt;b&gt;What if&lt;/b&gt; it did not exist? %n nodes of the page are selected:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagseam::Browser</name>
    <message numerus="yes">
        <source>The page had not finished loading; it was captured after %n seconds.</source>
        <translation>
            <numerusform>The page had not finished loading; it was captured after %n second.</numerusform>
            <numerusform>The page had not finished loading; it was captured after %n seconds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The page did not finish loading within %n seconds and was captured as it was.</source>
        <translation>
            <numerusform>The page did not finish loading within %n second and was captured as it was.</numerusform>
            <numerusform>The page did not finish loading within %n seconds and was captured as it was.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shadow root(s) or frame(s) with text are not in the tree.</source>
        <translation>
            <numerusform>%n shadow root or frame with text is not in the tree.</numerusform>
            <numerusform>%n shadow roots or frames with text are not in the tree.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n frames of other origins could not be captured.</source>
        <translation>
            <numerusform>%n frame of another origin could not be captured.</numerusform>
            <numerusform>%n frames of other origins could not be captured.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shadow roots are closed and could not be captured.</source>
        <translation>
            <numerusform>%n shadow root is closed and could not be captured.</numerusform>
            <numerusform>%n shadow roots are closed and could not be captured.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagseam::Candidates</name>
    <message numerus="yes">
        <source>Compared with the published search (%1): &lt;b&gt;both&lt;/b&gt; keep %n nodes, &lt;b&gt;the search alone&lt;/b&gt; %2, &lt;b&gt;content detection alone&lt;/b&gt; %3.</source>
        <translation>
            <numerusform>Compared with the published search (%1): &lt;b&gt;both&lt;/b&gt; keep %n node, &lt;b&gt;the search alone&lt;/b&gt; %2, &lt;b&gt;content detection alone&lt;/b&gt; %3.</numerusform>
            <numerusform>Compared with the published search (%1): &lt;b&gt;both&lt;/b&gt; keep %n nodes, &lt;b&gt;the search alone&lt;/b&gt; %2, &lt;b&gt;content detection alone&lt;/b&gt; %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The records have %n parent(s), such as rows of a grid.</source>
        <translation>
            <numerusform>The records have %n parent, such as rows of a grid.</numerusform>
            <numerusform>The records have %n parents, such as rows of a grid.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s)</source>
        <translation>
            <numerusform>%n record</numerusform>
            <numerusform>%n records</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n word</numerusform>
            <numerusform>%n words</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) at positions %1–%2, score %3</source>
        <translation>
            <numerusform>%n record at positions %1–%2, score %3</numerusform>
            <numerusform>%n records at positions %1–%2, score %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Weight: %n.</source>
        <translation>
            <numerusform>Weight: %n.</numerusform>
            <numerusform>Weight: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>none of the %n that were tried.</source>
        <translation>
            <numerusform>not the %n that was tried.</numerusform>
            <numerusform>none of the %n that were tried.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>: probability %1, %n words of other blocks change</source>
        <translation>
            <numerusform>: probability %1, %n word of other blocks changes</numerusform>
            <numerusform>: probability %1, %n words of other blocks change</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagseam::Changes</name>
    <message numerus="yes">
        <source>%n changes of “What if” referred to nodes of the previous page and were undone.</source>
        <translation>
            <numerusform>%n change of “What if” referred to nodes of the previous page and was undone.</numerusform>
            <numerusform>%n changes of “What if” referred to nodes of the previous page and were undone.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagseam::ChangesText</name>
    <message numerus="yes">
        <source>%n %1 added</source>
        <translation>
            <numerusform>%n %1 added</numerusform>
            <numerusform>%n %1 added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n %1 added around nodes that both versions have</source>
        <translation>
            <numerusform>%n %1 added around nodes that both versions have</numerusform>
            <numerusform>%n %1 added around nodes that both versions have</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n %1 removed</source>
        <translation>
            <numerusform>%n %1 removed</numerusform>
            <numerusform>%n %1 removed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n %1 removed from around nodes that both versions have</source>
        <translation>
            <numerusform>%n %1 removed from around nodes that both versions have</numerusform>
            <numerusform>%n %1 removed from around nodes that both versions have</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n %1 moved</source>
        <translation>
            <numerusform>%n %1 moved</numerusform>
            <numerusform>%n %1 moved</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>words of %n text(s) changed</source>
        <translation>
            <numerusform>words of %n text changed</numerusform>
            <numerusform>words of %n texts changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n %2 changed from %3 to %4</source>
        <translation>
            <numerusform>%1 of %n %2 changed from %3 to %4</numerusform>
            <numerusform>%1 of %n %2 changed from %3 to %4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>attribute %1 of %n %2 changed</source>
        <translation>
            <numerusform>attribute %1 of %n %2 changed</numerusform>
            <numerusform>attribute %1 of %n %2 changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other change(s)</source>
        <translation>
            <numerusform>%n other change</numerusform>
            <numerusform>%n other changes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagseam::CompareView</name>
    <message numerus="yes">
        <source>%n differ</source>
        <translation>
            <numerusform>%n differs</numerusform>
            <numerusform>%n differ</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagseam::CorpusFilterBar</name>
    <message numerus="yes">
        <source>%1 of %n pages</source>
        <translation>
            <numerusform>%1 of %n page</numerusform>
            <numerusform>%1 of %n pages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagseam::CorpusModel</name>
    <message numerus="yes">
        <source>%n mark(s) in the ground truth</source>
        <translation>
            <numerusform>%n mark in the ground truth</numerusform>
            <numerusform>%n mark(s) in the ground truth</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mark(s) of the ground truth not found</source>
        <translation>
            <numerusform>%n mark of the ground truth not found</numerusform>
            <numerusform>%n mark(s) of the ground truth not found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagseam::CorpusSummary</name>
    <message numerus="yes">
        <source>%n pages have annotations of two or more annotators.</source>
        <translation>
            <numerusform>%n page has annotations of two or more annotators.</numerusform>
            <numerusform>%n pages have annotations of two or more annotators.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagseam::CorpusText</name>
    <message numerus="yes">
        <source>The run has %n page(s)</source>
        <translation>
            <numerusform>The run has %n page</numerusform>
            <numerusform>The run has %n pages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n page(s)</source>
        <translation>
            <numerusform>%1 has %n page</numerusform>
            <numerusform>%1 has %n pages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The run was cancelled: %n pages are missing. Save the run to continue it with tagseam-cli corpus run.</source>
        <translation>
            <numerusform>The run was cancelled: %n page is missing. Save the run to continue it with tagseam-cli corpus run.</numerusform>
            <numerusform>The run was cancelled: %n pages are missing. Save the run to continue it with tagseam-cli corpus run.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n pages</source>
        <translation>
            <numerusform>%1 of %n page</numerusform>
            <numerusform>%1 of %n pages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n page(s). Choose methods and press Run, or open a run of them.</source>
        <translation>
            <numerusform>%1 has %n page. Choose methods and press Run, or open a run of it.</numerusform>
            <numerusform>%1 has %n pages. Choose methods and press Run, or open a run of them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has a mean %2 of %3, %4 has %5: %6 (95 % interval %7 to %8, %9) over %n page(s); </source>
        <translation>
            <numerusform>%1 has a mean %2 of %3, %4 has %5: %6 (95 % interval %7 to %8, %9) over %n page; </numerusform>
            <numerusform>%1 has a mean %2 of %3, %4 has %5: %6 (95 % interval %7 to %8, %9) over %n pages; </numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %n of them failed</source>
        <translation>
            <numerusform>, %n of them failed</numerusform>
            <numerusform>, %n of them failed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %n with a score</source>
        <translation>
            <numerusform>, %n with a score</numerusform>
            <numerusform>, %n with a score</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %2 have the same %3 on all of %n page(s): a mean of %4.</source>
        <translation>
            <numerusform>%1 and %2 have the same %3 on all of %n page: a mean of %4.</numerusform>
            <numerusform>%1 and %2 have the same %3 on all of %n pages: a mean of %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The run is not finished: %n pages are missing.</source>
        <translation>
            <numerusform>The run is not finished: %n page is missing.</numerusform>
            <numerusform>The run is not finished: %n pages are missing.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagseam::CorpusView</name>
    <message numerus="yes">
        <source>No page matches the filter. Clear it and choose all pages of any class to see all %n pages.</source>
        <translation>
            <numerusform>No page matches the filter. Clear it and choose all pages of any class to see the %n page.</numerusform>
            <numerusform>No page matches the filter. Clear it and choose all pages of any class to see all %n pages.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more methods: choose one to see its comparison.</source>
        <translation>
            <numerusform>%n more method: choose it to see its comparison.</numerusform>
            <numerusform>%n more methods: choose one to see its comparison.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagseam::CorpusWorkspace</name>
    <message numerus="yes">
        <source>The run has %n unsaved row(s). Closing the window discards them.</source>
        <translation>
            <numerusform>The run has %n unsaved row. Closing the window discards it.</numerusform>
            <numerusform>The run has %n unsaved row(s). Closing the window discards them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The run has %n unsaved row(s). Continuing discards them.</source>
        <translation>
            <numerusform>The run has %n unsaved row. Continuing discards it.</numerusform>
            <numerusform>The run has %n unsaved row(s). Continuing discards them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagseam::DecisionsView</name>
    <message numerus="yes">
        <source>not started, %n steps</source>
        <translation>
            <numerusform>not started, %n step</numerusform>
            <numerusform>not started, %n steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagseam::DetectionStatus</name>
    <message numerus="yes">
        <source>%1, %n record(s) at %2</source>
        <translation>
            <numerusform>%1, %n record at %2</numerusform>
            <numerusform>%1, %n records at %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>content detection: %n record(s) at %1, expected F1 %2</source>
        <translation>
            <numerusform>content detection: %n record at %1, expected F1 %2</numerusform>
            <numerusform>content detection: %n records at %1, expected F1 %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagseam::Detections</name>
    <message numerus="yes">
        <source>%n record(s)</source>
        <translation>
            <numerusform>%n record</numerusform>
            <numerusform>%n records</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes that the search prunes are kept</source>
        <translation>
            <numerusform>%n node that the search prunes is kept</numerusform>
            <numerusform>%n nodes that the search prunes are kept</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes that the search keeps are pruned</source>
        <translation>
            <numerusform>%n node that the search keeps is pruned</numerusform>
            <numerusform>%n nodes that the search keeps are pruned</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 in %n like lists</source>
        <translation>
            <numerusform>%1 in %n like list</numerusform>
            <numerusform>%1 in %n like lists</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Blocks of text with %n word(s)</source>
        <translation>
            <numerusform>Blocks of text with %n word</numerusform>
            <numerusform>Blocks of text with %n words</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagseam::Diagnosed</name>
    <message numerus="yes">
        <source>&lt;tt&gt;%1&lt;/tt&gt; (%n time(s))</source>
        <translation>
            <numerusform>&lt;tt&gt;%1&lt;/tt&gt; (%n time)</numerusform>
            <numerusform>&lt;tt&gt;%1&lt;/tt&gt; (%n times)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n level(s) split; the main region has %1 of the positions</source>
        <translation>
            <numerusform>%n level split; the main region has %1 of the positions</numerusform>
            <numerusform>%n levels split; the main region has %1 of the positions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The parts of the content differ from one another, so the search separates them and keeps %1 of them. Keep several regions: %n regions contain %2 of the content. For a pruned part, Why tries changes of the template.</source>
        <translation>
            <numerusform>The parts of the content differ from one another, so the search separates them and keeps %1 of them. Keep several regions: %n region contains %2 of the content. For a pruned part, Why tries changes of the template.</numerusform>
            <numerusform>The parts of the content differ from one another, so the search separates them and keeps %1 of them. Keep several regions: %n regions contain %2 of the content. For a pruned part, Why tries changes of the template.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n siblings of one shape have different classes: %1</source>
        <translation>
            <numerusform>%n sibling of one shape has different classes: %1</numerusform>
            <numerusform>%n siblings of one shape have different classes: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n records have classes with numbers of their own: %1</source>
        <translation>
            <numerusform>%n record has classes with a number of its own: %1</numerusform>
            <numerusform>%n records have classes with numbers of their own: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagseam::DiagnosisTab</name>
    <message numerus="yes">
        <source>Shows the %n largest regions with their numbers in the list</source>
        <translation>
            <numerusform>Shows the %n largest region with its number in the list</numerusform>
            <numerusform>Shows the %n largest regions with their numbers in the list</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>None of the %n changes that were tried keeps it.</source>
        <translation>
            <numerusform>%n change was tried, and does not keep it.</numerusform>
            <numerusform>None of the %n changes that were tried keeps it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>none of the %n changes tried</source>
        <translation>
            <numerusform>%n change tried without success</numerusform>
            <numerusform>none of the %n changes tried</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagseam::DifferenceText</name>
    <message numerus="yes">
        <source>%n node(s) only in the source</source>
        <translation>
            <numerusform>%n node only in the source</numerusform>
            <numerusform>%n nodes only in the source</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n only in the rendered tree</source>
        <translation>
            <numerusform>%n only in the rendered tree</numerusform>
            <numerusform>%n only in the rendered tree</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moved</source>
        <translation>
            <numerusform>%n moved</numerusform>
            <numerusform>%n moved</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%n changed</numerusform>
            <numerusform>%n changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Without &lt;a href=&quot;culprits&quot;&gt;%n differences&lt;/a&gt; of this cause, the regions would agree.</source>
        <translation>
            <numerusform>Without &lt;a href=&quot;culprits&quot;&gt;%n difference&lt;/a&gt; of this cause, the regions would agree.</numerusform>
            <numerusform>Without &lt;a href=&quot;culprits&quot;&gt;%n differences&lt;/a&gt; of this cause, the regions would agree.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Both trees lead to the same region: of the nodes that both have, the same %n node(s) are kept.</source>
        <translation>
            <numerusform>Both trees lead to the same region: of the nodes that both have, the same %n node is kept.</numerusform>
            <numerusform>Both trees lead to the same region: of the nodes that both have, the same %n nodes are kept.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%n&lt;/b&gt; node(s) now pruned</source>
        <translation>
            <numerusform>&lt;b&gt;%n&lt;/b&gt; node now pruned</numerusform>
            <numerusform>&lt;b&gt;%n&lt;/b&gt; nodes now pruned</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%n&lt;/b&gt; now kept</source>
        <translation>
            <numerusform>&lt;b&gt;%n&lt;/b&gt; now kept</numerusform>
            <numerusform>&lt;b&gt;%n&lt;/b&gt; now kept</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%n&lt;/b&gt; added</source>
        <translation>
            <numerusform>&lt;b&gt;%n&lt;/b&gt; added</numerusform>
            <numerusform>&lt;b&gt;%n&lt;/b&gt; added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%n&lt;/b&gt; removed</source>
        <translation>
            <numerusform>&lt;b&gt;%n&lt;/b&gt; removed</numerusform>
            <numerusform>&lt;b&gt;%n&lt;/b&gt; removed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagseam::DoneChecks</name>
    <message numerus="yes">
        <source>The page is not done yet: check %n place(s). Select one to see it on the page. Choose “Done” again to confirm all.</source>
        <translation>
            <numerusform>The page is not done yet: check %n place. Select it to see it on the page. Choose “Done” again to confirm it.</numerusform>
            <numerusform>The page is not done yet: check %n places. Select one to see it on the page. Choose “Done” again to confirm all.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagseam::EditsBar</name>
    <message numerus="yes">
        <source>%n change(s) before</source>
        <translation>
            <numerusform>%n change before</numerusform>
            <numerusform>%n changes before</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagseam::EntryChooser</name>
    <message numerus="yes">
        <source>%1 contains %n pages.</source>
        <translation>
            <numerusform>%1 contains %n page.</numerusform>
            <numerusform>%1 contains %n pages.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is damaged (%2). %n pages could be read.</source>
        <translation>
            <numerusform>%1 is damaged (%2). %n page could be read.</numerusform>
            <numerusform>%1 is damaged (%2). %n pages could be read.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagseam::Explain</name>
    <message numerus="yes">
        <source>%n node(s) like %1 had the class “%2”</source>
        <translation>
            <numerusform>%n node like %1 had the class “%2”</numerusform>
            <numerusform>%n nodes like %1 had the class “%2”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nodes like %1 did not exist, with their descendants</source>
        <translation>
            <numerusform>%n node like %1 did not exist, with its descendants</numerusform>
            <numerusform>%n nodes like %1 did not exist, with their descendants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the tag paths of %n nodes like %1 were ignored</source>
        <translation>
            <numerusform>the tag path of %n node like %1 were ignored</numerusform>
            <numerusform>the tag paths of %n nodes like %1 were ignored</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n gap(s) between positions %1 and %2:</source>
        <translation>
            <numerusform>The %n gap between positions %1 and %2:</numerusform>
            <numerusform>The %n gaps between positions %1 and %2:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blocking symbols occur on both sides:</source>
        <translation>
            <numerusform>%n blocking symbol occurs on both sides:</numerusform>
            <numerusform>%n blocking symbols occur on both sides:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blocking symbols occur on both sides of each gap:</source>
        <translation>
            <numerusform>%n blocking symbol occurs on both sides of each gap:</numerusform>
            <numerusform>%n blocking symbols occur on both sides of each gap:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other levels also split right after its last remaining occurrence: %1.</source>
        <translation>
            <numerusform>%n other level also split right after its last remaining occurrence: %1.</numerusform>
            <numerusform>%n other levels also split right after its last remaining occurrence: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n time(s))</source>
        <translation>
            <numerusform>%1 (%n time)</numerusform>
            <numerusform>%1 (%n times)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The largest piece, %n position(s) at level %1:</source>
        <translation>
            <numerusform>The largest piece, %n position at level %1:</numerusform>
            <numerusform>The largest piece, %n positions at level %1:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(%n positions on the kept side belong to the node itself.)</source>
        <translation>
            <numerusform>(%n position on the kept side belongs to the node itself.)</numerusform>
            <numerusform>(%n positions on the kept side belong to the node itself.)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them have tag paths that occur only once on the page, which do not block any split.</source>
        <translation>
            <numerusform>%n of them has a tag path that occurs only once on the page, which does not block any split.</numerusform>
            <numerusform>%n of them have tag paths that occur only once on the page, which do not block any split.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Together they exceed the %n positions kept, but the search compared them piece by piece.</source>
        <translation>
            <numerusform>Together they exceed the %n position kept, but the search compared them piece by piece.</numerusform>
            <numerusform>Together they exceed the %n positions kept, but the search compared them piece by piece.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(%n positions on the pruned side belong to the node itself.)</source>
        <translation>
            <numerusform>(%n position on the pruned side belongs to the node itself.)</numerusform>
            <numerusform>(%n positions on the pruned side belong to the node itself.)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The size rule does not count %n positions on the left side because of earlier rejected candidate splits.</source>
        <translation>
            <numerusform>The size rule does not count %n position on the left side because of earlier rejected candidate splits.</numerusform>
            <numerusform>The size rule does not count %n positions on the left side because of earlier rejected candidate splits.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n earlier candidate splits were rejected at this threshold.</source>
        <translation>
            <numerusform>%n earlier candidate split was rejected at this threshold.</numerusform>
            <numerusform>%n earlier candidate splits were rejected at this threshold.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagseam::FieldsModel</name>
    <message numerus="yes">
        <source>%1: %2 of %n record(s) have it.</source>
        <translation>
            <numerusform>%1: %2 of %n record has it.</numerusform>
            <numerusform>%1: %2 of %n records have it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagseam::FieldsView</name>
    <message numerus="yes">
        <source>%n record(s)</source>
        <translation>
            <numerusform>%n record</numerusform>
            <numerusform>%n records</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n field(s)</source>
        <translation>
            <numerusform>%n field</numerusform>
            <numerusform>%n fields</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) are empty (—)</source>
        <translation>
            <numerusform>%n cell is empty (—)</numerusform>
            <numerusform>%n cells are empty (—)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) are too large to be aligned: their rows are empty.</source>
        <translation>
            <numerusform>%n record is too large to be aligned: its row is empty.</numerusform>
            <numerusform>%n records are too large to be aligned: their rows are empty.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagseam::Labeller</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n marks were removed. Press Ctrl+Z to restore them.</source>
        <translation>
            <numerusform>%n mark was removed. Press Ctrl+Z to restore it.</numerusform>
            <numerusform>%n marks were removed. Press Ctrl+Z to restore them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n visible parts of the page have no mark. Press U to select the next one.</source>
        <translation>
            <numerusform>%n visible part of the page has no mark. Press U to select it.</numerusform>
            <numerusform>%n visible parts of the page have no mark. Press U to select the next one.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagseam::LevelsModel</name>
    <message numerus="yes">
        <source>split, after %n rejected</source>
        <translation>
            <numerusform>split, after %n rejected</numerusform>
            <numerusform>split, after %n rejected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rejected, no others</source>
        <translation>
            <numerusform>%n rejected, no other</numerusform>
            <numerusform>%n rejected, no others</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagseam::Manual</name>
    <message numerus="yes">
        <source>%n section(s)</source>
        <translation>
            <numerusform>%n section</numerusform>
            <numerusform>%n sections</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagseam::MarksTab</name>
    <message numerus="yes">
        <source>%n mark(s).</source>
        <translation>
            <numerusform>%n mark.</numerusform>
            <numerusform>%n marks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%n orphan(s)&lt;/b&gt;: select one, then its node on the page, then “Place here”.</source>
        <translation>
            <numerusform>&lt;b&gt;%n orphan&lt;/b&gt;: select it, then its node on the page, then “Place here”.</numerusform>
            <numerusform>&lt;b&gt;%n orphans&lt;/b&gt;: select one, then its node on the page, then “Place here”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mark(s) on the rendered tree only.</source>
        <translation>
            <numerusform>%n mark on the rendered tree only.</numerusform>
            <numerusform>%n marks on the rendered tree only.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagseam::Methods</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rule 1 removes the content of %2: %n tags, all of one kind, none with a child.</source>
        <translation>
            <numerusform>Rule 1 removes the content of %2: %n tag without children.</numerusform>
            <numerusform>Rule 1 removes the content of %2: %n tags, all of one kind, none with a child.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rule 2 removes the content of %2: %n tags, fewer than the threshold %3.</source>
        <translation>
            <numerusform>Rule 2 removes the content of %2: %n tag, fewer than the threshold %3.</numerusform>
            <numerusform>Rule 2 removes the content of %2: %n tags, fewer than the threshold %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Virtual node of %n child(ren)</source>
        <translation>
            <numerusform>Virtual node of %n child</numerusform>
            <numerusform>Virtual node of %n children</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pagelet %1 is kept: %n pagelets of the site have its shingle; a template requires %2.</source>
        <translation>
            <numerusform>The pagelet %1 is kept: %n pagelet of the site has its shingle; a template requires %2.</numerusform>
            <numerusform>The pagelet %1 is kept: %n pagelets of the site have its shingle; a template requires %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pagelet %1 is noise: %n pagelets of the site have its shingle; a template requires %2.</source>
        <translation>
            <numerusform>The pagelet %1 is noise: %n pagelet of the site has its shingle; a template requires %2.</numerusform>
            <numerusform>The pagelet %1 is noise: %n pagelets of the site have its shingle; a template requires %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rule 2 removes the content of %2: %n kinds of tags, fewer than the threshold %3.</source>
        <translation>
            <numerusform>Rule 2 removes the content of %2: %n kind of tag, fewer than the threshold %3.</numerusform>
            <numerusform>Rule 2 removes the content of %2: %n kinds of tags, fewer than the threshold %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The region of %2 is kept: it has %n words in texts of at least four words.</source>
        <translation>
            <numerusform>The region of %2 is kept: it has %n word in texts of at least four words.</numerusform>
            <numerusform>The region of %2 is kept: it has %n words in texts of at least four words.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The region of %2 is pruned: it has %n words in texts of at least four words.</source>
        <translation>
            <numerusform>The region of %2 is pruned: it has %n word in texts of at least four words.</numerusform>
            <numerusform>The region of %2 is pruned: it has %n words in texts of at least four words.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All but the region of the search is kept: it has %n words in texts of at least four words, more than four times those of the region.</source>
        <translation>
            <numerusform>All but the region of the search is kept: it has %n word in texts of at least four words, more than four times those of the region.</numerusform>
            <numerusform>All but the region of the search is kept: it has %n words in texts of at least four words, more than four times those of the region.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All but the region of the search is pruned: it has %n words in texts of at least four words, at most four times those of the region.</source>
        <translation>
            <numerusform>All but the region of the search is pruned: it has %n word in texts of at least four words, at most four times those of the region.</numerusform>
            <numerusform>All but the region of the search is pruned: it has %n words in texts of at least four words, at most four times those of the region.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagseam::MethodsModel</name>
    <message numerus="yes">
        <source>learnt from %n page(s) in %1</source>
        <translation>
            <numerusform>learnt from %n page in %1</numerusform>
            <numerusform>learnt from %n pages in %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) could not be read and were skipped</source>
        <translation>
            <numerusform>%n page could not be read and was skipped</numerusform>
            <numerusform>%n page(s) could not be read and were skipped</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagseam::MethodsTab</name>
    <message numerus="yes">
        <source>Learnt from %n pages of %1.</source>
        <translation>
            <numerusform>Learnt from %n page of %1.</numerusform>
            <numerusform>Learnt from %n pages of %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) could not be read and were skipped.</source>
        <translation>
            <numerusform>%n page could not be read and was skipped.</numerusform>
            <numerusform>%n page(s) could not be read and were skipped.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&lt;tt&gt;sst&lt;/tt&gt; uses the tree of the tab &lt;a href=&quot;tab:sitetree&quot;&gt;Site&lt;/a&gt; (%n pages), at its threshold %1.</source>
        <translation>
            <numerusform>&lt;tt&gt;sst&lt;/tt&gt; uses the tree of the tab &lt;a href=&quot;tab:sitetree&quot;&gt;Site&lt;/a&gt; (%n page), at its threshold %1.</numerusform>
            <numerusform>&lt;tt&gt;sst&lt;/tt&gt; uses the tree of the tab &lt;a href=&quot;tab:sitetree&quot;&gt;Site&lt;/a&gt; (%n pages), at its threshold %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) differ.</source>
        <translation>
            <numerusform>%n place differs.</numerusform>
            <numerusform>%n places differ.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagseam::NearMissesTab</name>
    <message numerus="yes">
        <source>%n candidate splits that were not accepted.</source>
        <translation>
            <numerusform>%n candidate split that was not accepted.</numerusform>
            <numerusform>%n candidate splits that were not accepted.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagseam::OpenSite</name>
    <message numerus="yes">
        <source>%n page(s) read.</source>
        <translation>
            <numerusform>%n page read.</numerusform>
            <numerusform>%n pages read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) could not be read and were skipped.</source>
        <translation>
            <numerusform>%n page could not be read and was skipped.</numerusform>
            <numerusform>%n page(s) could not be read and were skipped.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagseam::Opener</name>
    <message numerus="yes">
        <source>%1 contains %n pages; choose one by --entry and its number or address.</source>
        <translation>
            <numerusform>%1 contains %n page; choose it by --entry and its number or address.</numerusform>
            <numerusform>%1 contains %n pages; choose one by --entry and its number or address.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagseam::PageEditing</name>
    <message numerus="yes">
        <source>The page now has %1 of your %n change(s).</source>
        <translation>
            <numerusform>The page now has %1 of your %n change.</numerusform>
            <numerusform>The page now has %1 of your %n changes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) were made again.</source>
        <translation>
            <numerusform>%n change was made again.</numerusform>
            <numerusform>%n changes were made again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) no longer apply, because their elements are gone.</source>
        <translation>
            <numerusform>%n change no longer applies, because its element is gone.</numerusform>
            <numerusform>%n changes no longer apply, because their elements are gone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (and %n more)</source>
        <translation>
            <numerusform>%1 (and %n more)</numerusform>
            <numerusform>%1 (and %n more)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagseam::PagePair</name>
    <message numerus="yes">
        <source>&lt;b&gt;Pruned&lt;/b&gt; · %n regions · %1 % of the nodes</source>
        <translation>
            <numerusform>&lt;b&gt;Pruned&lt;/b&gt; · %n region · %1 % of the nodes</numerusform>
            <numerusform>&lt;b&gt;Pruned&lt;/b&gt; · %n regions · %1 % of the nodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;Pruned&lt;/b&gt; · by %1 up to this step: %n nodes</source>
        <translation>
            <numerusform>&lt;b&gt;Pruned&lt;/b&gt; · by %1 up to this step: %n node</numerusform>
            <numerusform>&lt;b&gt;Pruned&lt;/b&gt; · by %1 up to this step: %n nodes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagseam::PageSaver</name>
    <message numerus="yes">
        <source>Archived, but %n resources of the page could not be fetched:</source>
        <translation>
            <numerusform>Archived, but %n resource of the page could not be fetched:</numerusform>
            <numerusform>Archived, but %n resources of the page could not be fetched:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagseam::PlacesView</name>
    <message numerus="yes">
        <source>%n of them are single elements, without the nodes below. Only the plot shows them.</source>
        <translation>
            <numerusform>%n of them is a single element, without the nodes below. Only the plot shows it.</numerusform>
            <numerusform>%n of them are single elements, without the nodes below. Only the plot shows them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n node(s)</source>
        <translation>
            <numerusform>%1: %n node</numerusform>
            <numerusform>%1: %n nodes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagseam::PlotView</name>
    <message numerus="yes">
        <source>Dot plot: each of the %n position(s) has one dot at the height of its symbol. There are %1 symbols.</source>
        <translation>
            <numerusform>Dot plot: the %n position has one dot at the height of its symbol. There are %1 symbols.</numerusform>
            <numerusform>Dot plot: each of the %n positions has one dot at the height of its symbol. There are %1 symbols.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagseam::ProposalBar</name>
    <message numerus="yes">
        <source>%n places are proposed as “%1” (dashed on the page). Click a place to exclude it.</source>
        <translation>
            <numerusform>%n place is proposed as “%1” (dashed on the page). Click the place to exclude it.</numerusform>
            <numerusform>%n places are proposed as “%1” (dashed on the page). Click a place to exclude it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagseam::QueueModel</name>
    <message numerus="yes">
        <source>%1 (%n orphan(s))</source>
        <translation>
            <numerusform>%1 (%n orphan)</numerusform>
            <numerusform>%1 (%n orphans)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagseam::QueueTab</name>
    <message numerus="yes">
        <source>No page matches the filter. Show all pages and clear the filter to see the %n pages of the folder.</source>
        <translation>
            <numerusform>No page matches the filter. Show all pages and clear the filter to see the %n page of the folder.</numerusform>
            <numerusform>No page matches the filter. Show all pages and clear the filter to see the %n pages of the folder.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n subfolders cannot be read.</source>
        <translation>
            <numerusform>%n subfolder cannot be read.</numerusform>
            <numerusform>%n subfolders cannot be read.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagseam::QueueWalk</name>
    <message numerus="yes">
        <source>No page is left to do. %n pages cannot be opened or annotated.</source>
        <translation>
            <numerusform>No page is left to do. %n page cannot be opened or annotated.</numerusform>
            <numerusform>No page is left to do. %n pages cannot be opened or annotated.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagseam::QuizText</name>
    <message numerus="yes">
        <source>Level %1 of the search, positions %2 to %3. At threshold %4, %n symbol(s) pass the filter.</source>
        <translation>
            <numerusform>Level %1 of the search, positions %2 to %3. At threshold %4, %n symbol passes the filter.</numerusform>
            <numerusform>Level %1 of the search, positions %2 to %3. At threshold %4, %n symbols pass the filter.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your guess is %n position(s) away.</source>
        <translation>
            <numerusform>Your guess is %n position away.</numerusform>
            <numerusform>Your guess is %n positions away.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The scan can split at no gap: after the last occurrence of each symbol, another symbol with at least %n occurrences is on both sides.</source>
        <translation>
            <numerusform>The scan can split at no gap: after the last occurrence of each symbol, another symbol with at least %n occurrence is on both sides.</numerusform>
            <numerusform>The scan can split at no gap: after the last occurrence of each symbol, another symbol with at least %n occurrences is on both sides.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The scan can split at no gap: after the last occurrence of each symbol, another symbol with more than %n occurrences is on both sides.</source>
        <translation>
            <numerusform>The scan can split at no gap: after the last occurrence of each symbol, another symbol with more than %n occurrence is on both sides.</numerusform>
            <numerusform>The scan can split at no gap: after the last occurrence of each symbol, another symbol with more than %n occurrences is on both sides.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The scan can split first at the gap before position %1: no symbol with at least %n occurrence(s) is on both sides.</source>
        <translation>
            <numerusform>The scan can split first at the gap before position %1: no symbol with at least %n occurrence is on both sides.</numerusform>
            <numerusform>The scan can split first at the gap before position %1: no symbol with at least %n occurrences is on both sides.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The scan can split first at the gap before position %1: no symbol with more than %n occurrence(s) is on both sides.</source>
        <translation>
            <numerusform>The scan can split first at the gap before position %1: no symbol with more than %n occurrence is on both sides.</numerusform>
            <numerusform>The scan can split first at the gap before position %1: no symbol with more than %n occurrences is on both sides.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gap(s) are open although the scan cannot split there: %1.</source>
        <translation>
            <numerusform>%n gap is open although the scan cannot split there: %1.</numerusform>
            <numerusform>%n gaps are open although the scan cannot split there: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n positions since a rejected candidate split are not counted on the left side.</source>
        <translation>
            <numerusform>%n position since a rejected candidate split is not counted on the left side.</numerusform>
            <numerusform>%n positions since a rejected candidate split are not counted on the left side.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagseam::RangeTab</name>
    <message numerus="yes">
        <source>The split of level %1 kept %n of them: %2.</source>
        <translation>
            <numerusform>The split of level %1 kept %n of them: %2.</numerusform>
            <numerusform>The split of level %1 kept %n of them: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The split of level %1 pruned %n of them: %2.</source>
        <translation>
            <numerusform>The split of level %1 pruned %n of them: %2.</numerusform>
            <numerusform>The split of level %1 pruned %n of them: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>None of the %n changes that were tried prunes its largest part, %1.</source>
        <translation>
            <numerusform>The %n change that was tried does not prune its largest part, %1.</numerusform>
            <numerusform>None of the %n changes that were tried prunes its largest part, %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>None of the %n changes that were tried keeps its largest part, %1.</source>
        <translation>
            <numerusform>The %n change that was tried does not keep its largest part, %1.</numerusform>
            <numerusform>None of the %n changes that were tried keeps its largest part, %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Changes that would prune its largest part, %1, of %n tried:</source>
        <translation>
            <numerusform>Changes that would prune its largest part, %1, of %n tried:</numerusform>
            <numerusform>Changes that would prune its largest part, %1, of %n tried:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Changes that would keep its largest part, %1, of %n tried:</source>
        <translation>
            <numerusform>Changes that would keep its largest part, %1, of %n tried:</numerusform>
            <numerusform>Changes that would keep its largest part, %1, of %n tried:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagseam::RecordedRun</name>
    <message numerus="yes">
        <source>%1 · %n decisions</source>
        <translation>
            <numerusform>%1 · %n decision</numerusform>
            <numerusform>%1 · %n decisions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagseam::Records</name>
    <message numerus="yes">
        <source>%n region(s)</source>
        <translation>
            <numerusform>%n region</numerusform>
            <numerusform>%n regions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s)</source>
        <translation>
            <numerusform>%n record</numerusform>
            <numerusform>%n records</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost</source>
        <translation>
            <numerusform>%n lost</numerusform>
            <numerusform>%n lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of noise removed</source>
        <translation>
            <numerusform>%n of noise removed</numerusform>
            <numerusform>%n of noise removed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n removed</source>
        <translation>
            <numerusform>%n removed</numerusform>
            <numerusform>%n removed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with other nodes</source>
        <translation>
            <numerusform>%n with other nodes</numerusform>
            <numerusform>%n with other nodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%n new</numerusform>
            <numerusform>%n new</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matched tag(s)</source>
        <translation>
            <numerusform>%n matched tag</numerusform>
            <numerusform>%n matched tags</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tag(s) of the larger</source>
        <translation>
            <numerusform>%n tag of the larger</numerusform>
            <numerusform>%n tags of the larger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n edit(s)</source>
        <translation>
            <numerusform>%n edit</numerusform>
            <numerusform>%n edits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1. But one of the two, under a common root, has fewer than %n levels of tags. MDR does not compare it, so they are not alike.</source>
        <translation>
            <numerusform>%1. But one of the two, under a common root, has fewer than %n level of tags. MDR does not compare it, so they are not alike.</numerusform>
            <numerusform>%1. But one of the two, under a common root, has fewer than %n levels of tags. MDR does not compare it, so they are not alike.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>But the subtree of their parent has fewer than %n levels of tags: MDR does not compare its children.</source>
        <translation>
            <numerusform>But the subtree of their parent has fewer than %n level of tags: MDR does not compare its children.</numerusform>
            <numerusform>But the subtree of their parent has fewer than %n levels of tags: MDR does not compare its children.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagseam::RecordsModel</name>
    <message numerus="yes">
        <source>%1: %n record(s), r = %2, in %3</source>
        <translation>
            <numerusform>%1: %n record, r = %2, in %3</numerusform>
            <numerusform>%1: %n records, r = %2, in %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagseam::RunSentence</name>
    <message numerus="yes">
        <source>Rule 2: %1 has %n descendants with different tags, fewer than t = %2. They are deleted as noise.</source>
        <translation>
            <numerusform>Rule 2: %1 has %n descendant, fewer than t = %2. It is deleted as noise.</numerusform>
            <numerusform>Rule 2: %1 has %n descendants with different tags, fewer than t = %2. They are deleted as noise.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rule 1: all %n descendants of %1 have the tag %2, and none has a child. They are deleted as noise.</source>
        <translation>
            <numerusform>Rule 1: %n descendant of %1 has the tag %2, and no child. It is deleted as noise.</numerusform>
            <numerusform>Rule 1: all %n descendants of %1 have the tag %2, and none has a child. They are deleted as noise.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n descendants with different tags, not fewer than t = %2: they stay.</source>
        <translation>
            <numerusform>%1 has %n descendant, not fewer than t = %2: it stays.</numerusform>
            <numerusform>%1 has %n descendants with different tags, not fewer than t = %2: they stay.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n descendants of %1 have the tag %2, but one has a child: neither rule applies.</source>
        <translation>
            <numerusform>%n descendant of %1 has the tag %2, but it has a child: neither rule applies.</numerusform>
            <numerusform>All %n descendants of %1 have the tag %2, but one has a child: neither rule applies.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagseam::ScatterPanel</name>
    <message numerus="yes">
        <source>%n point(s); Left and Right go from page to page, Enter opens one.</source>
        <translation>
            <numerusform>%n point; Left and Right go from page to page, Enter opens one.</numerusform>
            <numerusform>%n points; Left and Right go from page to page, Enter opens one.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagseam::ScoreTab</name>
    <message numerus="yes">
        <source>%n marks are orphans: they are not on this page. The tab Marks shows why, and can place them again.</source>
        <translation>
            <numerusform>%n mark is an orphan: it is not on this page. The tab Marks shows why, and can place it again.</numerusform>
            <numerusform>%n marks are orphans: they are not on this page. The tab Marks shows why, and can place them again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mark(s) are not in the source tree, which is shown. Show the rendered tree to score.</source>
        <translation>
            <numerusform>%n mark is not in the source tree, which is shown. Show the rendered tree to score.</numerusform>
            <numerusform>%n marks are not in the source tree, which is shown. Show the rendered tree to score.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n place(s), coloured on page and plot.</source>
        <translation>
            <numerusform>%n place, coloured on page and plot.</numerusform>
            <numerusform>%n places, coloured on page and plot.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagseam::ScoreText</name>
    <message numerus="yes">
        <source>&lt;b&gt;%n mark(s) excluded&lt;/b&gt;: not on this page as it is now (orphans; see Marks).</source>
        <translation>
            <numerusform>&lt;b&gt;%n mark excluded&lt;/b&gt;: not on this page as it is now (orphan; see Marks).</numerusform>
            <numerusform>&lt;b&gt;%n mark(s) excluded&lt;/b&gt;: not on this page as it is now (orphans; see Marks).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%n mark(s) excluded&lt;/b&gt;: the source tree does not have all of their nodes.</source>
        <translation>
            <numerusform>&lt;b&gt;%n mark excluded&lt;/b&gt;: the source tree does not have all of its nodes.</numerusform>
            <numerusform>&lt;b&gt;%n mark(s) excluded&lt;/b&gt;: the source tree does not have all of their nodes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n regions of Diagnosis are kept.</source>
        <translation>
            <numerusform>The %n region of Diagnosis is kept.</numerusform>
            <numerusform>The %n regions of Diagnosis are kept.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;Against %n mark(s):&lt;/b&gt;</source>
        <translation>
            <numerusform>&lt;b&gt;Against %n mark:&lt;/b&gt;</numerusform>
            <numerusform>&lt;b&gt;Against %n marks:&lt;/b&gt;</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagseam::SequenceStrip</name>
    <message numerus="yes">
        <source>&lt;b&gt;%1&lt;/b&gt;: %2 (%n time(s))</source>
        <translation>
            <numerusform>&lt;b&gt;%1&lt;/b&gt;: %2 (%n time)</numerusform>
            <numerusform>&lt;b&gt;%1&lt;/b&gt;: %2 (%n times)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagseam::SiteTreeTab</name>
    <message numerus="yes">
        <source>learnt from %n page(s)</source>
        <translation>
            <numerusform>learnt from %n page</numerusform>
            <numerusform>learnt from %n pages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n element node(s)</source>
        <translation>
            <numerusform>%n element node</numerusform>
            <numerusform>%n element nodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n style node(s)</source>
        <translation>
            <numerusform>%n style node</numerusform>
            <numerusform>%n style nodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s) skipped:</source>
        <translation>
            <numerusform>%n page skipped:</numerusform>
            <numerusform>%n page(s) skipped:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The site style tree of %n pages is not saved. If you close the window, it is lost.</source>
        <translation>
            <numerusform>The site style tree of %n page is not saved. If you close the window, it is lost.</numerusform>
            <numerusform>The site style tree of %n pages is not saved. If you close the window, it is lost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The site style tree of %n pages is not saved. If you continue, it is lost.</source>
        <translation>
            <numerusform>The site style tree of %n page is not saved. If you continue, it is lost.</numerusform>
            <numerusform>The site style tree of %n pages is not saved. If you continue, it is lost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n page(s) are in the tree already (same bytes).</source>
        <translation>
            <numerusform>%n page is in the tree already (same bytes).</numerusform>
            <numerusform>All %n pages are in the tree already (same bytes).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n page(s) are in the tree already (same bytes).</source>
        <translation>
            <numerusform>%1 of %n page is in the tree already (same bytes).</numerusform>
            <numerusform>%1 of %n pages are in the tree already (same bytes).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagseam::StabilityTab</name>
    <message numerus="yes">
        <source>delete %n position(s)</source>
        <translation>
            <numerusform>delete %n position</numerusform>
            <numerusform>delete %n positions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagseam::StatusLine</name>
    <message numerus="yes">
        <source>marked %1–%2: %n node(s)</source>
        <translation>
            <numerusform>marked %1–%2: %n node</numerusform>
            <numerusform>marked %1–%2: %n nodes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagseam::StyleTreeModel</name>
    <message numerus="yes">
        <source>A style: on %n page(s) the children look like this.</source>
        <translation>
            <numerusform>A style: on %n page the children look like this.</numerusform>
            <numerusform>A style: on %n pages the children look like this.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagseam::ThresholdView</name>
    <message numerus="yes">
        <source>Words and nodes that are removed from %n sample pages. Choose a row to apply its threshold, and look at the page:</source>
        <translation>
            <numerusform>Words and nodes that are removed from %n sample page. Choose a row to apply its threshold, and look at the page:</numerusform>
            <numerusform>Words and nodes that are removed from %n sample pages. Choose a row to apply its threshold, and look at the page:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagseam::TreeDrawingView</name>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The style nodes below %n element node(s) are not drawn: + and their number.</source>
        <translation>
            <numerusform>The style nodes below %n element node are not drawn: + and their number.</numerusform>
            <numerusform>The style nodes below %n element nodes are not drawn: + and their number.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagseam::TreeView</name>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagseam::Variants</name>
    <message numerus="yes">
        <source>%1 tries threshold %2, which %n symbol(s) pass</source>
        <translation>
            <numerusform>%1 tries threshold %2, which %n symbol passes</numerusform>
            <numerusform>%1 tries threshold %2, which %n symbols pass</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nevertheless, the first %n levels keep the same nodes in both.</source>
        <translation>
            <numerusform>Nevertheless, the first level (%n) keeps the same nodes in both.</numerusform>
            <numerusform>Nevertheless, the first %n levels keep the same nodes in both.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Both keep the same %n nodes of the sequence.</source>
        <translation>
            <numerusform>Both keep the same %n node of the sequence.</numerusform>
            <numerusform>Both keep the same %n nodes of the sequence.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%1&lt;/b&gt;: main region %2 (%3), %n level(s) split, %4 of %5 nodes kept</source>
        <translation>
            <numerusform>&lt;b&gt;%1&lt;/b&gt;: main region %2 (%3), %n level split, %4 of %5 nodes kept</numerusform>
            <numerusform>&lt;b&gt;%1&lt;/b&gt;: main region %2 (%3), %n levels split, %4 of %5 nodes kept</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 nodes kept (%3), %n level(s) split, main region %4</source>
        <translation>
            <numerusform>%1 of %2 nodes kept (%3), %n level split, main region %4</numerusform>
            <numerusform>%1 of %2 nodes kept (%3), %n levels split, main region %4</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagseam::VariantsTab</name>
    <message numerus="yes">
        <source>%n run(s) of the whole page.</source>
        <translation>
            <numerusform>%n run of the whole page.</numerusform>
            <numerusform>%n runs of the whole page.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagseam::VersionReader</name>
    <message numerus="yes">
        <source>%1 contains %n pages. Choose the file of one page.</source>
        <translation>
            <numerusform>%1 contains %n page. Choose the file of one page.</numerusform>
            <numerusform>%1 contains %n pages. Choose the file of one page.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagseam::VotesView</name>
    <message numerus="yes">
        <source>%1 of %n method(s) keep &lt;b&gt;%2&lt;/b&gt;.</source>
        <translation>
            <numerusform>%1 of %n method keeps &lt;b&gt;%2&lt;/b&gt;.</numerusform>
            <numerusform>%1 of %n methods keep &lt;b&gt;%2&lt;/b&gt;.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagseam::WaterScene</name>
    <message numerus="yes">
        <source>at position %1: %2, would be accepted</source>
        <comment>of %n gap(s) the first</comment>
        <translation>
            <numerusform>at position %1: %2, would be accepted</numerusform>
            <numerusform>the first at position %1: %2, would be accepted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at position %1: %2, would be rejected by the size rule</source>
        <comment>of %n gap(s) the first</comment>
        <translation>
            <numerusform>at position %1: %2, would be rejected by the size rule</numerusform>
            <numerusform>the first at position %1: %2, would be rejected by the size rule</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>what if: threshold %1 — the scan could split at %n gap(s)</source>
        <translation>
            <numerusform>what if: threshold %1 — the scan could split at %n gap</numerusform>
            <numerusform>what if: threshold %1 — the scan could split at %n gaps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open gap(s), but the scan can split at none of them</source>
        <translation>
            <numerusform>%n open gap, but the scan cannot split at it</numerusform>
            <numerusform>%n open gaps, but the scan can split at none of them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the size rule rejects %n candidate split(s), then %1</source>
        <translation>
            <numerusform>the size rule rejects %n candidate split, then %1</numerusform>
            <numerusform>the size rule rejects %n candidate split(s), then %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagseam::WaterlineView</name>
    <message numerus="yes">
        <source>%n symbol(s) are on both sides</source>
        <translation>
            <numerusform>%n symbol is on both sides</numerusform>
            <numerusform>%n symbols are on both sides</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagseam::WhyTab</name>
    <message numerus="yes">
        <source>each of these alone, verified by %n searches. A node counts as kept when more than half of it is kept.</source>
        <translation>
            <numerusform>each of these alone, verified by %n search. A node counts as kept when more than half of it is kept.</numerusform>
            <numerusform>each of these alone, verified by %n searches. A node counts as kept when more than half of it is kept.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>none of the %n changes that were tried.</source>
        <translation>
            <numerusform>%n change was tried without success.</numerusform>
            <numerusform>none of the %n changes that were tried.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>None of the %n changes of the template that were tried does that.</source>
        <translation>
            <numerusform>%n change of the template was tried, and does not do that.</numerusform>
            <numerusform>None of the %n changes of the template that were tried does that.</numerusform>
        </translation>
    </message>
</context>
</TS>
