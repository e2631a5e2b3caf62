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
</TS>
