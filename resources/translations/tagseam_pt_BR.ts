<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name>Main</name>
    <message>
        <source>%1 cannot be written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--select %1: the last position of the sequence is %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--level %1: the last level is %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the page was not shown in %1 seconds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A microscope for web page segmentation: shows what the tag path sequence algorithm of Velloso and Dorneles makes of a page, and why.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File, URL, or a bundled sample: sample:shop (the default), figure2, regions, news, small-main, homogeneous.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show, analyse, save the window as PNG, end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of the window for --screenshot (1280x800).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>system, light or dark.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select the node at this position (from 1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point out this level (from 1).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language of the interface: en or pt_BR (otherwise as chosen in the View menu; English with --screenshot).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no display to open a window on; --screenshot FILE works without one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one page at a time, but %1 were named.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--size takes WIDTHxHEIGHT, each 200 to 16384, not &apos;%1&apos;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--%1 takes a number from 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--theme takes system, light or dark, not &apos;%1&apos;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--lang takes en or pt_BR, not &apos;%1&apos;.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tagseam::DomTreeModel</name>
    <message>
        <source>No part of the sequence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pos.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sym.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Freq.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Position in the tag path sequence, from 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tag path code: nodes with the same code have the same path of labels from the body</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often the symbol occurs in the whole sequence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kept, kept only as an ancestor of kept nodes, or the level that dropped it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cut at level %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tagseam::LevelsModel</name>
    <message>
        <source>Level, threshold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Positions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left : right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Symbols</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each level is one call of searchRegion; it tries the frequency thresholds in ascending order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What became of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The part of the sequence that the level searched, from 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First position of the right part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lengths of both parts as the size rule saw them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many symbols pass the frequency filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the main region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kept right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kept left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>frequency &gt; %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>frequency ≥ %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>split, after %n refused</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too balanced</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n refused, no other</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>never opens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>under 2 symbols</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>end of the scan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no scan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>accepted: %1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>refused: %1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing right of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>search ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No symbol that passes occurs on both sides of this gap. The sides differ by %1 of %2 positions, %3 %; a split needs more than %4 %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scan came to the last symbol that passes before any gap opened: right of it there is nothing that counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fewer than two symbols pass this threshold, so nothing can be split: the search ends.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tagseam::LevelsView</name>
    <message>
        <source>Levels of the search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>frequency &gt; %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tagseam::MainWindow</name>
    <message>
        <source>DOM tree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tag path sequence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Levels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The page did not finish loading in %1 seconds; it was taken as it was then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No sample is called %1; the File menu lists them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 – Tagseam</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tagseam</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a shop&apos;s results page: &lt;b&gt;left&lt;/b&gt; as it was, what is hatched was dropped; &lt;b&gt;right&lt;/b&gt; what is left of it. Below, every node of the page is one dot: its tag path code over its position; the search splits the sequence where nothing on the left has its like on the right, and keeps the longer part. Click a node anywhere to see it everywhere. &lt;a href=&quot;help&quot;&gt;How it works&lt;/a&gt; · &lt;a href=&quot;open&quot;&gt;Open a page of your own&lt;/a&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;Original&lt;/b&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hatched: dropped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>click picks a node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>picking is off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;Pruned&lt;/b&gt; · the complement of the main region · %1 % of the nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;Pruned&lt;/b&gt; · the main region · %1 % of the nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>raw %1   kept %2   %3 %   levels %4   %5 ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>marked %1–%2: %n node(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>no node selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>position %1, symbol %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a page from a file (Ctrl+O)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load the page again (F5)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File or address of a page, then Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scripts on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scripts off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the page&apos;s scripts run. Off for files at first: a local page with scripts can read the other files of its folder. Switching loads the page again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Network on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Network off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the page may fetch from the network. Off for files at first. Switching loads the page again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) refused so far.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>loading %p %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nodes of the page and of what is kept, as the papers count them; reduction; calls of searchRegion; time of the three analysis stages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;address…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shop results: the grid of products stands out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figure 2 of the paper: eight nodes, nine in a browser</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Section 4 of the paper: three regions between dividers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>News front page: too heterogeneous</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Timetable: main content smaller than the rest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nested boxes: too homogeneous</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Recent pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save pruned page…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fit page width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Hatch what was dropped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pick nodes in the pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the &amp;desktop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Back to the node before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Forward again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Parent of the node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find in the &amp;tree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Whole sequence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;How it works</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Tagseam</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Tagseam</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;b&gt;Tagseam %1&lt;/b&gt;&lt;p&gt;A microscope for web page segmentation by tag path sequences, after R. P. Velloso and C. F. Dorneles, “Automatic Web Page Segmentation and Noise Removal for Structured Extraction using Tag Path Sequences”, JIDM 4(3), 2013.&lt;p&gt;MIT licence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages (*.html *.htm *.xhtml *.gz);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the pruned page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be written (%2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How Tagseam works</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tagseam::MessageBar</name>
    <message>
        <source>Put this away</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tagseam::OptionsBar</name>
    <message>
        <source>Analysis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The listing of the 2013 article to the letter: frequency ≥ threshold, only a longer right part is kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As Table I was made: frequency &gt; threshold; after a refused opening the next threshold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As Tabela 2 was made: frequency &gt; threshold; after a refused opening the scan goes on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which answers to the questions that the papers leave open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>St&amp;yle key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What makes two labels different</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tag only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tag alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tag and class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>class + style</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tag, class and style attribute: the published tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>presentation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These and HTML 4&apos;s presentational attributes, such as bgcolor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which nodes make the sequence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>elements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elements alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>elements + text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elements and non-blank text: the published tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Advantage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of both by which one part must be longer for a split to be accepted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Complement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep all but the main region (Algorithm 6), for pages whose content is smaller than the rest</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tagseam::PageLoader</name>
    <message>
        <source>%1 did not answer for %2 seconds: a script of it may be caught in a loop. It was ended.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 made the renderer end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a folder, not a page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be read (%2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is larger than %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be loaded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be loaded: the network is switched off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 sent nothing for %2 seconds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not text: %2 % of it are control characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No encoding is named %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is gzip that cannot be unpacked (%2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 is not an integer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The page could not be captured (%1: %2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be written (%2).</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tagseam::PageSession</name>
    <message>
        <source>ancestor of kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cut: main region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>comment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dropped at level %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tagseam::PlotPainter</name>
    <message>
        <source>kept node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dropped node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>split, with its level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>level: longer part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>level: cut off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>main region %1–%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tag path code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>level</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tagseam::PlotView</name>
    <message>
        <source>Tag path sequence plot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This page has no body: there is no sequence to plot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tag path sequence of the page appears here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level %1: positions %2–%3, kept %4–%5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;qt&gt;Position %1 · symbol %2, frequency %3 · %4&lt;br&gt;%5&lt;/qt&gt;</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tagseam::TreeView</name>
    <message>
        <source>DOM tree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a tag, class, id or text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not found</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
