// SPDX-License-Identifier: MIT
// The templates of the generated sites: five layouts in the manner of their time.
#include "core/papers/yi/sitestyles.h"

#include <array>

namespace tagseam {

namespace {

// A large shop: tables, menus at both sides.
constexpr std::string_view harborFrame =
    R"(<table width="100%" cellpadding="0" cellspacing="0" bgcolor="#ffffff">
<tr><td width="200"><a href="/"><img src="/img/harbor-logo.gif" alt="Harborline" width="180" height="40"></a></td>
<td align="right"><a href="/cart">View cart</a> | <a href="/wishlist">Wish list</a> | <a href="/account">Your account</a> | <a href="/help">Help</a></td></tr>
<tr><td colspan="2" bgcolor="#003366"><a href="/welcome">Welcome</a> <a href="/books">Books</a> <a href="/apparel">Apparel</a> <a href="/toys">Toys and games</a> <a href="/kitchen">Kitchen</a> <a href="/electronics">Electronics</a> <a href="/outlet">Outlet</a></td></tr></table>
<table width="100%"><tr><td width="160" valign="top" bgcolor="#eeeecc"><b>Browse</b>{categories}
<b>Search the shop</b><form action="/search"><input type="text" name="q"><input type="submit" value="Go"></form>
<b>Shipping deals</b><p>Orders over 25 ship free within the mainland. Exclusions apply to oversize parcels; see details at checkout.</p>
<b>Top sellers</b>{popular}</td>
<td valign="top">{crumbs}{main}<hr>{related}</td>
<td width="150" valign="top" bgcolor="#f4f4f4">{ads}<p><b>Gift registry</b><br>Tell friends what you wish for your wedding or a new baby.</p></td></tr></table>
<table width="100%"><tr><td align="center"><a href="/">Harborline home</a> | <a href="/directory">Directory of all stores</a> | <a href="/sell">Sell your stuff</a> | <a href="/associates">Join associates</a>
<p>Conditions of use and privacy notice. Prices and availability are shown at the time of ordering and may change without notice. Returns are taken within thirty days in original packaging.</p>
<p>Copyright 1997 to 2003 Harborline Incorporated and affiliates. All rights reserved.</p></td></tr></table>)";
constexpr std::array<std::string_view, 4> harborAds{
    "Open a Harborline charge account and save ten percent on your first order",
    "Send a gift certificate by electronic mail today",
    "Rent films by post: no late fees, cancel at any time",
    "Harborline associates earn referral fees up to fifteen percent"};
constexpr std::array<std::string_view, 8> harborVoice{
    "Shipping weight includes the original carton and all packing.",
    "This item can be gift wrapped and sent to any domestic address.",
    "Buy it together with a surge protector and save on delivery.",
    "The maker grants a rebate by mail until the end of the season.",
    "Harborline buyers rated it four stars out of five.",
    "Please allow two extra days for parcels to remote regions.",
    "Used and refurbished offers begin at a lower amount.",
    "Our merchants checked these particulars with the maker."};

// A portal of reviews and downloads: divisions with classes.
constexpr std::string_view networkFrame =
    R"(<div class="masthead"><a href="/"><img src="/i/bytefair.gif" alt="Bytefair"></a>
<ul class="tabs"><li><a href="/news">News</a></li><li><a href="/downloads">Downloads</a></li><li><a href="/reviews">Reviews</a></li><li><a href="/prices">Compare prices</a></li><li><a href="/forums">Forums</a></li><li><a href="/jobs">Tech jobs</a></li></ul>
<div class="search"><form action="/s"><input name="query"> in <select name="in"><option>All Bytefair</option><option>The web</option></select></form></div></div>
<div class="trail">{crumbs}</div>
<div class="columns"><div class="left"><h4>Hardware</h4>{categories}<h4>Newsletters</h4><p>Get the weekly digest of rumors, reviews and bargains in your inbox. Your address stays with us.</p></div>
<div class="center">{main}</div>
<div class="right"><h4>Sponsored links</h4>{ads}<h4>Most wanted</h4>{popular}{related}</div></div>
<div class="bottom"><p><a href="/about">About Bytefair Networks</a> <a href="/careers">Careers</a> <a href="/press">Press room</a> <a href="/advertise">Advertise</a> <a href="/sitemap">Site map</a></p>
<p>Visit our sister sites: webmaster tutorials, gamer arena, builder forum, radio streams. Use of this site signifies agreement to the terms of service. Copyright 2003 Bytefair Networks, trademarks belong to their owners.</p></div>)";
constexpr std::array<std::string_view, 4> networkAds{"Bytefair insider: unlimited downloads without banners",
                                                     "Find a tech job near you among 40,000 listings",
                                                     "Register a domain and host your website from 4.95",
                                                     "Webmaster conference in October: early registration"};
constexpr std::array<std::string_view, 8> networkVoice{
    "Bytefair editors ran their usual suite and posted raw charts.",
    "Stores in our network update amounts every hour.",
    "Readers in our forums report mixed experiences.",
    "We scored it seven out of ten, one notch above the average.",
    "A video clip shows our editor unpacking the carton.",
    "Rumors of a successor surfaced on our message boards.",
    "Downloads of updated drivers and firmware are a click away.",
    "Consider rivals in the same bracket before you decide."};

// A shop of records and electronics: nested tables, fonts.
constexpr std::string_view musicFrame =
    R"(<center><table width="760" border="0"><tr><td><img src="/g/top.gif" alt="Row and Jones: music, electronics"></td>
<td><font size="1">Call toll free, seven days a week. Store hours: nine to seven thirty at Park Row.</font></td></tr></table>
<table width="760" border="0" bgcolor="#cc0000"><tr><td><font color="white">{categories}</font></td></tr></table>
<table width="760" border="0"><tr><td width="560" valign="top">{crumbs}<table border="0"><tr><td>{main}</td></tr></table></td>
<td width="200" valign="top" bgcolor="#ffffcc"><table border="0"><tr><td>{ads}</td></tr></table><font size="2"><b>Hot this week</b></font>{popular}
<font size="1">Classical, jazz and pop recordings: thousands of compact discs in stock. Ask for the printed catalog, free of charge.</font></td></tr></table>
{related}
<table width="760" border="0"><tr><td><font size="1"><a href="/order">Order status</a> - <a href="/policies">Store policies</a> - <a href="/catalog">Request a catalog</a> - <a href="/map">Directions to Park Row</a><br>
Not responsible for typographical errors. Restocking charges may apply to opened goods. Row and Jones Music World, established 1971. Copyright 2003.</font></td></tr></table></center>)";
constexpr std::array<std::string_view, 4> musicAds{
    "Jazz box sets: up to forty percent off list price", "Record of the month: live at the village",
    "Visit our audio showroom for turntables and amplifiers", "Extended protection plans for every purchase"};
constexpr std::array<std::string_view, 8> musicVoice{
    "Open carton specials are on sale in our village outlet.",
    "Phone our sales counter for expert advice in six languages.",
    "Factory authorized dealer: every unit comes with a domestic guarantee.",
    "Extended protection for two or three years may be added.",
    "Sorry, no rain checks and no sales to exporters.",
    "Mail orders leave our warehouse the following working day.",
    "Limit of two for each household while quantities last.",
    "A favorite of our floor staff since spring."};

// A magazine: articles, a bar of sections.
constexpr std::string_view magazineFrame =
    R"(<div id="page"><h5 id="flag">The Desk Gazette</h5><p id="bar"><a href="/">Home</a> <a href="/first">First looks</a> <a href="/labs">Labs</a> <a href="/opinions">Opinions</a> <a href="/solutions">Solutions</a> <a href="/subscribe">Subscribe to the magazine</a></p>
<p class="guides">Product guides: {categories}</p>
<div id="ad">{ads}</div>
<div class="article">{crumbs}{main}</div>
<div class="offers"><h3>Magazine offers</h3><form action="/subscribe"><p>Try two issues of the Gazette at no risk. Name <input name="n"> Street <input name="s"> City <input name="c"> Email <input name="e"> <input type="submit" value="Send my trial issues"></p></form>
<p>Publishers verify subscription orders; delivery of the premier issue takes six weeks.</p></div>
<div class="more">{related}<h3>Top five stories</h3>{popular}</div>
<p id="imprint"><a href="/letters">Letters to editors</a> <a href="/reprints">Reprints</a> <a href="/columnists">Columnists</a> <a href="/privacy">Privacy statement</a>. Published by Gazette Media Group. Reproduction in whole or in part in any form or medium without express written permission is prohibited. Copyright 1996 to 2003.</p></div>)";
constexpr std::array<std::string_view, 4> magazineAds{"Whitepaper: ten steps to a secure network perimeter",
                                                      "Download the Gazette utility library: 120 programs",
                                                      "Columnists debate: will broadband ever be fair",
                                                      "Enterprise storage seminar, live on the web"};
constexpr std::array<std::string_view, 8> magazineVoice{
    "Gazette analysts put it through four weeks of lab sessions.",
    "Our scorecard gives it three and a half stars.",
    "Corporate buyers should negotiate volume discounts.",
    "The vendor declined to comment on our findings.",
    "In the October issue we compare it with nine contenders.",
    "Analysts expect shipments to climb next quarter.",
    "Readers voted for it in our yearly satisfaction survey.",
    "Total ownership over three years stays within corporate budgets."};

// News and buying advice: table layout, menu at the right.
constexpr std::string_view adviceFrame =
    R"(<table class="top" width="100%"><tr><td><a href="/"><img src="/z/zonewire.gif" alt="Zonewire"></a></td><td class="quote">Market ticker: delayed twenty minutes</td></tr>
<tr><td colspan="2" class="strip"><a href="/tech">Tech update</a><a href="/anchordesk">Commentary</a><a href="/security">Security alerts</a><a href="/investor">Investor</a><a href="/tips">Tips and tricks</a></td></tr></table>
<table class="body" width="100%"><tr><td class="story">{crumbs}{main}{related}</td>
<td class="rail" width="180"><div class="box">{ads}</div><div class="box"><b>Buying guides</b>{categories}</div><div class="box"><b>Talk back</b><p>Readers disagree with our commentary? Post your message to the board, and rate those of others.</p></div>
<div class="box"><b>Readers look for</b>{popular}</div></td></tr></table>
<table class="end" width="100%"><tr><td><p>Service: <a href="/newsletters">Manage my newsletters</a>, <a href="/wireless">Wireless edition</a>, <a href="/contact">Contact the editors</a>, <a href="/corrections">Corrections</a></p>
<p>Zonewire is a service of Wire Publishing Partners. Quotes supplied by third parties are for information only and no advice to buy or sell securities. Copyright 2003 Zonewire, all rights reserved.</p></td></tr></table>)";
constexpr std::array<std::string_view, 4> adviceAds{
    "Trade stocks online for 7 dollars flat", "Security alert service: know of worms before they hit",
    "Commentary by electronic mail, every morning at six", "Broadband in your area: enter a postal code"};
constexpr std::array<std::string_view, 8> adviceVoice{
    "Zonewire commentators quarrel over whether anyone needs it.",
    "Expect street amounts to slide once inventories grow.",
    "Investors cheered when its maker announced quarterly earnings.",
    "Our tip: wait for the revision due in autumn.",
    "Post your verdict on the talk back board below.",
    "Security experts see no reason for concern.",
    "Corporate managers will want to pilot it in one department first.",
    "Industry watchers call it a safe bet, not a bold one."};

constexpr std::array<SiteStyle, 5> styles{{
    {"harborline",
     harborFrame,
     "tipsdrc",
     true,
     {"<br>", "", "<br>", ""},
     {"<table>", "<tr><td><font size=\"2\">", "</font></td></tr>", "</table>"},
     "h3",
     "Product details",
     "<tr><td bgcolor=\"#eeeeee\"><b>{label}</b></td><td>{value}</td></tr>",
     "<table border=\"1\">",
     "</table>",
     "<p><b>Our price:</b> <font color=\"#990000\">{price}.99</font> Usually ships within 24 hours</p>",
     "Description from the maker",
     "Editorial review",
     "We liked",
     "We did not like",
     "Customer reviews",
     "Customers who shopped for this item also shopped for",
     harborAds,
     harborVoice},
    {"bytefair",
     networkFrame,
     "tidapsrc",
     true,
     {"<ul>", "<li>", "</li>", "</ul>"},
     {"<ol>", "<li>", "</li>", "</ol>"},
     "h3",
     "Specifications",
     "<tr><th>{label}</th><td>{value}</td></tr>",
     "<table class=\"specs\">",
     "</table>",
     "<p class=\"price\">Prices from {price} at 6 stores</p>",
     "The bottom line",
     "Full review",
     "The good",
     "The bad",
     "User opinions",
     "Similar products",
     networkAds,
     networkVoice},
    {"rowjones",
     musicFrame,
     "tpisd",
     false,
     {"", "<b>", "</b> &nbsp; ", ""},
     {"<br>", "<font size=\"1\">", "</font><br>", ""},
     "b",
     "Features",
     "<li><font size=\"2\">{label}: {value}</font></li>",
     "<ul>",
     "</ul>",
     "<p><font size=\"3\" color=\"#cc0000\">Sale price {price}.88</font> Item in stock, add to shopping "
     "bag</p>",
     "About this item",
     "Staff pick",
     "Plus",
     "Minus",
     "Comments",
     "You may also be interested in",
     musicAds,
     musicVoice},
    {"deskgazette",
     magazineFrame,
     "tdrapsi",
     false,
     {"", "", ", ", ""},
     {"<ul>", "<li>", "</li>", "</ul>"},
     "h2",
     "Spec data",
     "<p><b>{label}:</b> {value}</p>",
     "<div class=\"data\">",
     "</div>",
     "<p class=\"street\">Street price {price}, direct</p>",
     "At a glance",
     "Labs test",
     "Pros",
     "Cons",
     "Letters",
     "More on this topic",
     magazineAds,
     magazineVoice},
    {"zonewire",
     adviceFrame,
     "tpdasri",
     true,
     {"<dl>", "<dd>", "</dd>", "</dl>"},
     {"<dl>", "<dd>", "</dd>", "</dl>"},
     "h4",
     "Key facts",
     "<dt>{label}</dt><dd>{value}</dd>",
     "<dl>",
     "</dl>",
     "<p>Check latest prices: lowest {price}</p>",
     "Executive summary",
     "Our verdict",
     "Upside",
     "Downside",
     "Talk back",
     "Related advice",
     adviceAds,
     adviceVoice},
}};

} // namespace

std::span<const SiteStyle> siteStyles()
{
    return styles;
}

} // namespace tagseam
