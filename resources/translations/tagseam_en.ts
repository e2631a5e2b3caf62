<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
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
        <source>%n request(s) refused so far.</source>
        <translation>
            <numerusform>%n request refused so far.</numerusform>
            <numerusform>%n requests refused so far.</numerusform>
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
        <source>That is %n position(s) away.</source>
        <translation>
            <numerusform>That is %n position away.</numerusform>
            <numerusform>That is %n positions away.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) since a refused opening are not counted on the left.</source>
        <translation>
            <numerusform>%n position since a refused opening is not counted on the left.</numerusform>
            <numerusform>%n positions since a refused opening are not counted on the left.</numerusform>
        </translation>
    </message>
</context>
</TS>
