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
    <name>Report</name>
    <message numerus="yes">
        <source>, with %n change(s) of “What if”</source>
        <translation>
            <numerusform>, with %n change of “What if”</numerusform>
            <numerusform>, with %n changes of “What if”</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagseam::BlameTab</name>
    <message numerus="yes">
        <source>&lt;b&gt;What if&lt;/b&gt; it were not there? %n node(s) of the page are chosen:</source>
        <translation>
            <numerusform>&lt;b&gt;What if&lt;/b&gt; it were not there? %n node of the page is chosen:</numerusform>
            <numerusform>&lt;b&gt;What if&lt;/b&gt; it were not there? %n nodes of the page are chosen:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagseam::BlockedView</name>
    <message numerus="yes">
        <source>The page tried %n thing(s) that pages may not do here.</source>
        <translation>
            <numerusform>The page tried %n thing that pages may not do here.</numerusform>
            <numerusform>The page tried %n things that pages may not do here.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagseam::CaptureRun</name>
    <message numerus="yes">
        <source>%1 holds %n page(s): say which one by its address.</source>
        <translation>
            <numerusform>%1 holds %n page: say which one by its address.</numerusform>
            <numerusform>%1 holds %n pages: say which one by its address.</numerusform>
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
    <name>tagseam::Diagnosed</name>
    <message numerus="yes">
        <source>&lt;tt&gt;%1&lt;/tt&gt; (%n time(s))</source>
        <translation>
            <numerusform>&lt;tt&gt;%1&lt;/tt&gt; (%n time)</numerusform>
            <numerusform>&lt;tt&gt;%1&lt;/tt&gt; (%n times)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pieces of the content look different from one another, and the search keeps only the longest piece. If they shared their tags and classes, they would stay together; or take several regions: %n of them hold %1 of it.</source>
        <translation>
            <numerusform>The pieces of the content look different from one another, and the search keeps only the longest piece. If they shared their tags and classes, they would stay together; or take several regions: %n of them holds %1 of it.</numerusform>
            <numerusform>The pieces of the content look different from one another, and the search keeps only the longest piece. If they shared their tags and classes, they would stay together; or take several regions: %n of them hold %1 of it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n level(s) split; the main region has %1 of the positions</source>
        <translation>
            <numerusform>%n level split; the main region has %1 of the positions</numerusform>
            <numerusform>%n levels split; the main region has %1 of the positions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagseam::DiagnosisTab</name>
    <message numerus="yes">
        <source>With the numbers of the list; the %n largest</source>
        <translation>
            <numerusform>With the numbers of the list; the %n largest</numerusform>
            <numerusform>With the numbers of the list; the %n largest</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
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
        <source>Without &lt;a href=&quot;culprits&quot;&gt;%n difference(s)&lt;/a&gt; of it they would agree.</source>
        <translation>
            <numerusform>Without &lt;a href=&quot;culprits&quot;&gt;%n difference&lt;/a&gt; of it they would agree.</numerusform>
            <numerusform>Without &lt;a href=&quot;culprits&quot;&gt;%n differences&lt;/a&gt; of it they would agree.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Both trees lead to the same region: of the nodes that both have, the same %n node(s) are kept.</source>
        <translation>
            <numerusform>Both trees lead to the same region: of the nodes that both have, the same %n node is kept.</numerusform>
            <numerusform>Both trees lead to the same region: of the nodes that both have, the same %n nodes are kept.</numerusform>
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
        <source>%1 holds %n page(s).</source>
        <translation>
            <numerusform>%1 holds %n page.</numerusform>
            <numerusform>%1 holds %n pages.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagseam::Explain</name>
    <message numerus="yes">
        <source>%n opening(s) before it were refused at this threshold.</source>
        <translation>
            <numerusform>%n opening before it was refused at this threshold.</numerusform>
            <numerusform>%n openings before it were refused at this threshold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n node(s) like %1 had the class “%2”</source>
        <translation>
            <numerusform>%n node like %1 had the class “%2”</numerusform>
            <numerusform>%n nodes like %1 had the class “%2”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n node(s) like %1 were gone, with what is in them</source>
        <translation>
            <numerusform>%n node like %1 were gone, with what is in it</numerusform>
            <numerusform>%n nodes like %1 were gone, with what is in them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the tag path of %n node(s) like %1 were ignored</source>
        <translation>
            <numerusform>the tag path of %n node like %1 were ignored</numerusform>
            <numerusform>the tag path of %n nodes like %1 were ignored</numerusform>
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
        <source>%n symbol(s) stand on both sides of it:</source>
        <translation>
            <numerusform>%n symbol stands on both sides of it:</numerusform>
            <numerusform>%n symbols stand on both sides of it:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n symbol(s) cross all of them:</source>
        <translation>
            <numerusform>%n symbol crosses all of them:</numerusform>
            <numerusform>%n symbols cross all of them:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagseam::LevelsModel</name>
    <message numerus="yes">
        <source>split, after %n refused</source>
        <translation>
            <numerusform>split, after %n refused</numerusform>
            <numerusform>split, after %n refused</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n refused, no other</source>
        <translation>
            <numerusform>%n refused, no other</numerusform>
            <numerusform>%n refused, no other</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagseam::MainWindow</name>
    <message numerus="yes">
        <source>marked %1–%2: %n node(s)</source>
        <translation>
            <numerusform>marked %1–%2: %n node</numerusform>
            <numerusform>marked %1–%2: %n nodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n frame(s) of other origins could not be taken.</source>
        <translation>
            <numerusform>%n frame of other origins could not be taken.</numerusform>
            <numerusform>%n frames of other origins could not be taken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n shadow root(s) seem to be closed and could not be taken.</source>
        <translation>
            <numerusform>%n shadow root seems to be closed and could not be taken.</numerusform>
            <numerusform>%n shadow roots seem to be closed and could not be taken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Frozen, but %n thing(s) that the page shows could not be had:</source>
        <translation>
            <numerusform>Frozen, but %n thing that the page shows could not be had:</numerusform>
            <numerusform>Frozen, but %n things that the page shows could not be had:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The page had not finished loading; it was taken as it was after %n second(s).</source>
        <translation>
            <numerusform>The page had not finished loading; it was taken as it was after %n second.</numerusform>
            <numerusform>The page had not finished loading; it was taken as it was after %n seconds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The page did not finish loading in %n second(s); it was taken as it was then.</source>
        <translation>
            <numerusform>The page did not finish loading in %n second; it was taken as it was then.</numerusform>
            <numerusform>The page did not finish loading in %n seconds; it was taken as it was then.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n pages; say which one by --entry and its number or address.</source>
        <translation>
            <numerusform>%1 holds %n page; say which one by --entry and its number or address.</numerusform>
            <numerusform>%1 holds %n pages; say which one by --entry and its number or address.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blocked</source>
        <translation>
            <numerusform>%n blocked</numerusform>
            <numerusform>%n blocked</numerusform>
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
        <source>%n change(s) of “What if” were of the nodes of the page before: they are undone.</source>
        <translation>
            <numerusform>%n change of “What if” was of nodes of the page before: it is undone.</numerusform>
            <numerusform>%n changes of “What if” were of nodes of the page before: they are undone.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagseam::NearMissesTab</name>
    <message numerus="yes">
        <source>%n opening(s) that the search did not take. Enter or a double click shows the step.</source>
        <translation>
            <numerusform>%n opening that the search did not take. Enter or a double click shows the step.</numerusform>
            <numerusform>%n openings that the search did not take. Enter or a double click shows the step.</numerusform>
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
        <source>No gap opens: wherever a symbol ends for good, another one with at least %n occurrence(s) stands on both sides.</source>
        <translation>
            <numerusform>No gap opens: wherever a symbol ends for good, another one with at least %n occurrence stands on both sides.</numerusform>
            <numerusform>No gap opens: wherever a symbol ends for good, another one with at least %n occurrences stands on both sides.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No gap opens: wherever a symbol ends for good, another one with more than %n occurrence(s) stands on both sides.</source>
        <translation>
            <numerusform>No gap opens: wherever a symbol ends for good, another one with more than %n occurrence stands on both sides.</numerusform>
            <numerusform>No gap opens: wherever a symbol ends for good, another one with more than %n occurrences stands on both sides.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The gap before position %1 opens first: no symbol with at least %n occurrence(s) stands on both sides.</source>
        <translation>
            <numerusform>The gap before position %1 opens first: no symbol with at least %n occurrence stands on both sides.</numerusform>
            <numerusform>The gap before position %1 opens first: no symbol with at least %n occurrences stands on both sides.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The gap before position %1 opens first: no symbol with more than %n occurrence(s) stands on both sides.</source>
        <translation>
            <numerusform>The gap before position %1 opens first: no symbol with more than %n occurrence stands on both sides.</numerusform>
            <numerusform>The gap before position %1 opens first: no symbol with more than %n occurrences stands on both sides.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) since a refused opening are not counted on the left.</source>
        <translation>
            <numerusform>%n position since a refused opening is not counted on the left.</numerusform>
            <numerusform>%n positions since a refused opening are not counted on the left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your guess is %n position(s) away.</source>
        <translation>
            <numerusform>Your guess is %n position away.</numerusform>
            <numerusform>Your guess is %n positions away.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagseam::Readings</name>
    <message numerus="yes">
        <source>%1 tries threshold %2, which %n symbol(s) pass</source>
        <translation>
            <numerusform>%1 tries threshold %2, which %n symbol passes</numerusform>
            <numerusform>%1 tries threshold %2, which %n symbols pass</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All the same, the first %n level(s) keep the same nodes in both.</source>
        <translation>
            <numerusform>All the same, the first %n level keeps the same nodes in both.</numerusform>
            <numerusform>All the same, the first %n levels keep the same nodes in both.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of the sequence, both keep the same %n node(s).</source>
        <translation>
            <numerusform>Of the sequence, both keep the same %n node.</numerusform>
            <numerusform>Of the sequence, both keep the same %n nodes.</numerusform>
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
    <name>tagseam::ReadingsTab</name>
    <message numerus="yes">
        <source>%n run(s) of the whole page.</source>
        <translation>
            <numerusform>%n run of the whole page.</numerusform>
            <numerusform>%n runs of the whole page.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tagseam::Sentence</name>
    <message numerus="yes">
        <source>%1: filtered out, as it occurs %n time(s) in the level.</source>
        <translation>
            <numerusform>%1: filtered out, as it occurs %n time in the level.</numerusform>
            <numerusform>%1: filtered out, as it occurs %n times in the level.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: its last occurrence. But %n symbol(s) still stand on both sides of the gap: %2.</source>
        <translation>
            <numerusform>%1: its last occurrence. But %n symbol still stands on both sides of the gap: %2.</numerusform>
            <numerusform>%1: its last occurrence. But %n symbols still stand on both sides of the gap: %2.</numerusform>
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
    <name>tagseam::WaterScene</name>
    <message numerus="yes">
        <source>what if: threshold %1 — %n gap(s) would open</source>
        <translation>
            <numerusform>what if: threshold %1 — %n gap would open</numerusform>
            <numerusform>what if: threshold %1 — %n gaps would open</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at position %1: %2, would be accepted</source>
        <comment>of %n gap(s) the first</comment>
        <translation>
            <numerusform>at position %1: %2, would be accepted</numerusform>
            <numerusform>the first at position %1: %2, would be accepted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at position %1: %2, would be refused as too balanced</source>
        <comment>of %n gap(s) the first</comment>
        <translation>
            <numerusform>at position %1: %2, would be refused as too balanced</numerusform>
            <numerusform>the first at position %1: %2, would be refused as too balanced</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n opening(s) too balanced, then %1</source>
        <translation>
            <numerusform>%n opening too balanced, then %1</numerusform>
            <numerusform>%n openings too balanced, then %1</numerusform>
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
        <source>no single switch does, after %n search(es).</source>
        <translation>
            <numerusform>no single switch does, after %n search.</numerusform>
            <numerusform>no single switch does, after %n searches.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>each of these alone, found and checked by %n search(es). Ctrl+Z goes back.</source>
        <translation>
            <numerusform>each of these alone, found and checked by %n search. Ctrl+Z goes back.</numerusform>
            <numerusform>each of these alone, found and checked by %n searches. Ctrl+Z goes back.</numerusform>
        </translation>
    </message>
</context>
</TS>
