// SPDX-License-Identifier: MIT
// The words of generated pages: five categories of products, and sentences that suit any product.
#include "core/papers/yi/productwords.h"

#include <array>

namespace tagseam {

namespace {

template <class... Text>
constexpr std::array<std::string_view, sizeof...(Text)> texts(Text... all)
{
    return {std::string_view(all)...};
}

namespace notebook {
constexpr auto kinds =
    texts("Ultraportables", "Desktop replacements", "Tablet computers", "Docking stations");
constexpr auto nouns = texts("notebook", "laptop", "portable computer", "machine", "system", "ultraportable");
constexpr auto features =
    texts("a fast processor", "512 megabytes of memory", "a roomy hard drive", "a wireless network card",
          "a bright widescreen display", "a comfortable keyboard", "a responsive touchpad", "two USB ports",
          "a DVD burner", "a modem and Ethernet jack", "an integrated graphics chip", "a magnesium lid",
          "a hot swappable optical bay", "a long lasting lithium ion battery", "a pointing stick",
          "a fingerprint reader", "a docking connector", "a preinstalled office suite", "quiet cooling fans");
constexpr auto uses =
    texts("spreadsheets on a flight", "writing code", "business travel", "student dormitories",
          "presentations", "running several programs at once", "editing documents", "games");
constexpr auto sentences = texts(
    "The @B @M is a @N built around @F, and it weighs little more than its keyboard suggests.",
    "In our benchmark suite the processor of this @N finished ahead of desktop computers that cost more.",
    "Typing on the keyboard is comfortable, and the touchpad buttons have a firm click.",
    "With @F and @F it is ready for @U.",
    "The hard drive spins quietly, while the memory can be doubled by hand.",
    "Battery life was just over four hours with the wireless adapter switched on.",
    "The operating system boots in under a minute and wakes from standby at once.",
    "We would have liked a lighter power brick for a @N that is meant for @U.",
    "Its graphics chip shares main memory, so that serious games are out of reach.",
    "An optional docking station adds a parallel port and a second monitor.",
    "Software includes an office suite, a virus scanner and recovery discs.",
    "The hinges are stiff, the lid does not flex, and the screen stays readable from the side.");
constexpr auto processors =
    texts("1.4 GHz mobile", "1.6 GHz mobile", "1.8 GHz", "2.0 GHz", "2.4 GHz desktop");
constexpr auto memory = texts("256 MB DDR", "512 MB DDR", "768 MB DDR", "1 GB DDR");
constexpr auto drives = texts("30 GB", "40 GB at 4200 rpm", "60 GB", "80 GB at 5400 rpm");
constexpr auto displays = texts("12.1 inch XGA", "14.1 inch XGA", "15 inch SXGA", "15.4 inch wide");
constexpr auto optical = texts("CD writer", "DVD and CD writer combination", "DVD burner", "none, external");
constexpr auto systems = texts("home edition", "professional edition", "preinstalled, with recovery disc");
constexpr auto network = texts("802.11b", "802.11b and g", "Ethernet only", "Ethernet and 56k modem");
constexpr auto weights = texts("1.3 kg", "2.2 kg", "2.8 kg", "3.4 kg");
constexpr auto specs = std::array<SpecWords, 8>{{{"Processor", processors},
                                                 {"Memory", memory},
                                                 {"Hard drive", drives},
                                                 {"Display", displays},
                                                 {"Optical drive", optical},
                                                 {"Operating system", systems},
                                                 {"Network", network},
                                                 {"Weight", weights}}};
constexpr auto offers = texts("Notebook clearance: last year's laptops from 699",
                              "Double the memory of your laptop in ten minutes",
                              "Business notebooks with three years of on site service");
} // namespace notebook

namespace camera {
constexpr auto kinds = texts("Compact cameras", "Single lens reflex", "Camcorders", "Memory cards");
constexpr auto nouns = texts("camera", "digital camera", "point and shoot", "shooter", "model", "compact");
constexpr auto features =
    texts("a five megapixel sensor", "a three times optical zoom", "a macro mode", "a pop up flash",
          "an optical viewfinder", "a tilting display", "manual exposure control", "a choice of scene modes",
          "a sharp zoom lens", "a compact flash slot", "burst shooting", "a self timer", "aperture priority",
          "a tripod socket", "red eye reduction", "a movie mode with sound", "image stabilization",
          "a hot shoe", "adjustable white balance");
constexpr auto uses = texts("portraits", "landscapes", "close ups of flowers", "birthday parties",
                            "night shots", "sports", "holiday snapshots", "large prints");
constexpr auto sentences = texts(
    "The @B @M is a @N with @F and @F.", "Pictures were sharp from corner to corner, with accurate color.",
    "Shutter lag is short, though the flash needs six seconds to recycle.",
    "The lens extends when the camera wakes, and closes behind a sliding cover.",
    "At the highest sensitivity photos show visible noise in the shadows.",
    "For @U the autofocus locks quickly, even in low light.",
    "Photographers who want control over aperture and shutter speed will like its manual mode.",
    "The zoom lever sits around the shutter button, where the finger expects it.",
    "A memory card of 32 megabytes holds about fifteen images at full resolution.",
    "Exposure was reliable, white balance less so under tungsten light.",
    "It is a @N that we would gladly take along for @U.",
    "Four rechargeable cells are good for two hundred shots with the display switched on.");
constexpr auto resolutions = texts("3.2 megapixels", "4 megapixels", "5 megapixels", "6.1 megapixels");
constexpr auto zooms = texts("3x optical, 2x digital", "4x optical", "8x optical", "fixed lens");
constexpr auto apertures = texts("f/2.8 to f/4.9", "f/2.0 to f/2.5", "f/3.2 to f/5.6");
constexpr auto shutters = texts("15 to 1/2000 second", "8 to 1/1000 second", "30 to 1/4000 second");
constexpr auto cards = texts("Compact flash", "Secure digital", "Memory stick", "xD picture card");
constexpr auto flashes = texts("auto, fill, off", "auto with red eye reduction", "pop up, range 4 m");
constexpr auto focus = texts("50 cm, macro 6 cm", "60 cm, macro 10 cm", "30 cm, macro 2 cm");
constexpr auto displays = texts("1.5 inch LCD", "1.8 inch LCD", "2 inch tilting LCD");
constexpr auto specs = std::array<SpecWords, 8>{{{"Effective pixels", resolutions},
                                                 {"Zoom", zooms},
                                                 {"Aperture", apertures},
                                                 {"Shutter speed", shutters},
                                                 {"Storage card", cards},
                                                 {"Flash", flashes},
                                                 {"Nearest focus", focus},
                                                 {"Display", displays}}};
constexpr auto offers =
    texts("Free memory card with every digital camera", "Print your holiday photos for nine cents each",
          "Zoom in: lenses and tripods at half price");
} // namespace camera

namespace mobile {
constexpr auto kinds = texts("Camera phones", "Smart phones", "Prepaid plans", "Headsets");
constexpr auto nouns =
    texts("phone", "handset", "mobile phone", "flip phone", "cell phone", "candy bar phone");
constexpr auto features =
    texts("polyphonic ringtones", "a color display", "a built in antenna", "a speakerphone", "voice dialing",
          "predictive text input", "a wireless headset profile", "an infrared port", "picture messaging",
          "a vibrating alert", "a phone book for 500 contacts", "a lithium battery", "tri band reception",
          "exchangeable covers", "a voice recorder", "a calendar that syncs", "an external caller display",
          "downloadable games", "an email client");
constexpr auto uses = texts("short messages", "long calls", "travel abroad", "the car", "teenagers",
                            "reading email on the road", "conference calls", "people with large fingers");
constexpr auto sentences = texts(
    "The @B @M is a @N with @F and @F.", "Callers sounded clear, and they heard us well in a busy street.",
    "Talk time came to almost four hours, standby to a week.",
    "The keypad is backlit, but its keys are small and slippery.",
    "Reception dropped to one bar in our basement, where other phones lost the network.",
    "Sending a text message with the predictive dictionary takes a few keystrokes.",
    "Ringtones are loud, and the vibrating alert can be felt through a coat.",
    "It is a @N for @U, offered by two carriers with a contract of twelve months.",
    "The phone book stores several numbers for each contact and copies them to the SIM card.",
    "Flipped open it fits the face, and closed it slips into a shirt pocket.",
    "A headset for hands free calls comes in the box.",
    "The antenna is hidden, so that nothing catches when the handset leaves the bag.");
constexpr auto bands = texts("GSM 900/1800", "GSM 850/1800/1900", "CDMA 800/1900", "GSM tri band with GPRS");
constexpr auto talk = texts("3 hours", "4 hours", "up to 5 hours", "6 hours");
constexpr auto standby = texts("150 hours", "200 hours", "10 days", "300 hours");
constexpr auto messages = texts("SMS", "SMS, MMS", "SMS, MMS, email", "SMS, instant messages");
constexpr auto ringers = texts("16 voice polyphonic", "32 voice polyphonic", "40 ringtones, vibration");
constexpr auto contacts = texts("200 entries", "500 entries", "1000 entries with picture");
constexpr auto carriers = texts("contract of 12 months", "contract of 24 months", "prepaid", "unlocked");
constexpr auto weights = texts("79 g", "92 g", "105 g", "118 g");
constexpr auto specs = std::array<SpecWords, 8>{{{"Network", bands},
                                                 {"Talk time", talk},
                                                 {"Standby time", standby},
                                                 {"Messaging", messages},
                                                 {"Ringtones", ringers},
                                                 {"Phone book", contacts},
                                                 {"Carrier", carriers},
                                                 {"Weight", weights}}};
constexpr auto offers =
    texts("Free nights and weekends with a new phone plan", "Keep your number, change your carrier",
          "Ringtones of the week: three for the price of two");
} // namespace mobile

namespace printer {
constexpr auto kinds = texts("Laser printers", "Inkjet printers", "Multifunction", "Ink and toner");
constexpr auto nouns =
    texts("printer", "laser printer", "inkjet", "device", "workgroup printer", "multifunction");
constexpr auto features =
    texts("a paper tray for 250 sheets", "automatic duplex printing", "a parallel and a USB port",
          "separate ink cartridges", "a resolution of 1200 dots per inch", "a toner cartridge for 3000 pages",
          "borderless printing", "an Ethernet print server", "a flatbed scanner", "a manual feed slot",
          "a straight paper path", "an automatic document feeder", "a photo tray", "PostScript emulation",
          "a toner saving mode", "a quiet mode", "an envelope feeder", "a drum that lasts for years",
          "drivers for all systems");
constexpr auto uses =
    texts("letters", "a small office", "glossy photos", "a busy workgroup", "envelopes and labels",
          "graphics on plain paper", "school reports", "thousands of pages a month");
constexpr auto sentences =
    texts("The @B @M is a @N with @F and @F.",
          "Text came out crisp and black, with no jagged edges in small fonts.",
          "A page of text took eight seconds, a full page photo three minutes.",
          "Replacing the toner cartridge takes a minute and leaves the fingers clean.",
          "On plain paper graphics showed banding, on coated paper they did not.",
          "Cost per page is low, as the cartridge yields twice what rivals print.",
          "The paper tray slides out at the front and never jammed in our tests.",
          "As a @N for @U it is hard to beat.", "Ink dries quickly and does not smear under a marker.",
          "The driver shows how much ink is left, and asks for duplex when a job is long.",
          "Setup was a matter of loading paper, snapping in the cartridges and installing the driver.",
          "The first page appears after fifteen seconds of warm up.");
constexpr auto speeds = texts("12 pages per minute", "15 ppm black, 8 ppm color", "17 ppm", "24 ppm");
constexpr auto resolutions = texts("600 x 600 dpi", "1200 x 600 dpi", "2400 x 1200 dpi", "4800 x 1200 dpi");
constexpr auto trays = texts("100 sheets", "150 sheets", "250 sheets", "500 sheets in two trays");
constexpr auto inks = texts("black toner, 3000 pages", "four cartridges", "tricolor and black", "six inks");
constexpr auto ports = texts("USB, parallel", "USB", "USB, Ethernet", "parallel only");
constexpr auto papers = texts("letter, legal, envelopes", "plain, glossy, labels", "up to 163 g");
constexpr auto duties = texts("5,000 pages a month", "10,000 pages a month", "1,000 pages a month");
constexpr auto languages = texts("PCL 6", "PostScript and PCL", "host based", "raster");
constexpr auto specs = std::array<SpecWords, 8>{{{"Print speed", speeds},
                                                 {"Resolution", resolutions},
                                                 {"Paper capacity", trays},
                                                 {"Ink or toner", inks},
                                                 {"Interface", ports},
                                                 {"Media", papers},
                                                 {"Duty cycle", duties},
                                                 {"Printer language", languages}}};
constexpr auto offers =
    texts("Ink and toner: buy two cartridges, get a third free", "Glossy photo paper, 100 sheets for 9.95",
          "Lease a laser printer for your office from 29 a month");
} // namespace printer

namespace tv {
constexpr auto kinds = texts("Flat panels", "Projection sets", "Plasma", "Home theater");
constexpr auto nouns = texts("TV", "television", "set", "flat panel", "screen", "widescreen set");
constexpr auto features =
    texts("a flat picture tube", "two component video inputs", "picture in picture", "a comb filter",
          "stereo speakers with virtual surround", "a cable ready tuner", "a plasma panel",
          "a high definition tuner", "a universal remote", "front inputs for game consoles", "a V chip",
          "progressive scan", "an S video jack", "closed captions", "a swivel stand", "a subwoofer output",
          "a sleep timer", "film mode detection", "channel labels");
constexpr auto uses = texts("the living room", "bedrooms", "DVD movies", "sports on Sunday", "home theater",
                            "high definition broadcasts", "kitchens", "watching in bright daylight");
constexpr auto sentences = texts(
    "The @B @M is a @N with @F and @F.", "DVD movies looked smooth, with deep blacks and natural skin tones.",
    "The remote lights up in the dark and also runs the cable box.",
    "Standard broadcasts show more grain on so large a screen.",
    "Sound from the built in speakers is full enough for @U.",
    "Out of the box the picture is too red, which the color control mends.",
    "Geometry was good, with slightly bowed lines in the corners of the tube.",
    "Component inputs accept progressive and high definition signals.",
    "We watched hours of @U and never missed a channel change.",
    "As a @N it takes up little depth, and it can be hung on the wall.",
    "The viewing angle is wide, so that everyone on the couch sees the same picture.",
    "The tuner holds weak stations, and two programs can be watched side by side.");
constexpr auto sizes = texts("20 inch", "27 inch", "32 inch wide", "42 inch wide", "51 inch");
constexpr auto tubes = texts("flat tube", "plasma", "LCD panel", "rear projection");
constexpr auto aspects = texts("4:3", "16:9", "16:9 with zoom");
constexpr auto tuners = texts("analog cable", "two tuners", "high definition, built in", "none, monitor");
constexpr auto inputs = texts("2 component, 3 composite", "1 component, 2 S video", "DVI, component");
constexpr auto sounds = texts("2 x 5 watts", "2 x 10 watts stereo", "virtual surround, 15 watts");
constexpr auto signals = texts("480i", "480p", "720p, 1080i", "480i, 480p, 1080i");
constexpr auto stands = texts("included", "optional", "swivel", "wall mount");
constexpr auto specs = std::array<SpecWords, 8>{{{"Screen size", sizes},
                                                 {"Type", tubes},
                                                 {"Aspect ratio", aspects},
                                                 {"Tuner", tuners},
                                                 {"Video inputs", inputs},
                                                 {"Speakers", sounds},
                                                 {"Scan rates", signals},
                                                 {"Stand", stands}}};
constexpr auto offers =
    texts("Home theater week: free delivery of televisions",
          "Hang it on the wall: mounts for every flat panel", "Satellite television from 24.99 a month");
} // namespace tv

constexpr std::array<CategoryWords, 5> categories{{
    {"notebook", "Notebooks", notebook::kinds, notebook::nouns, notebook::features, notebook::uses,
     notebook::sentences, notebook::specs, notebook::offers},
    {"camera", "Digital Cameras", camera::kinds, camera::nouns, camera::features, camera::uses,
     camera::sentences, camera::specs, camera::offers},
    {"mobile", "Mobile Phones", mobile::kinds, mobile::nouns, mobile::features, mobile::uses,
     mobile::sentences, mobile::specs, mobile::offers},
    {"printer", "Printers", printer::kinds, printer::nouns, printer::features, printer::uses,
     printer::sentences, printer::specs, printer::offers},
    {"tv", "TV", tv::kinds, tv::nouns, tv::features, tv::uses, tv::sentences, tv::specs, tv::offers},
}};

constexpr auto makers = texts("Veltron", "Kasumi", "Orbix", "Halden", "Norvik", "Sunda", "Pallas", "Quorra",
                              "Meridian Electric", "Tessaro", "Ibex", "Lumen", "Arkady", "Brightwell");

constexpr auto common = texts(
    "At this price the @B @M is good value.", "The manual is thin, but the menus explain themselves.",
    "A warranty of one year on parts and labor is standard.",
    "Build quality is better than its price suggests.", "The @M replaces a model that sold well last year.",
    "Silver plastic looks good until it shows scratches.", "Support answered our call after twelve minutes.",
    "Setting it up took less than half an hour.", "Buttons are large and labelled clearly.",
    "We had no trouble with it during four weeks of use.", "Two accessories are sold separately.",
    "If you can wait, prices will fall before the holidays.", "It is available now in silver and black.",
    "The display is easy to read.", "The battery cover feels loose.",
    "All cables that you need come in the box.");
constexpr auto others =
    texts("It works well beside a @N with @F.", "Those who already own a @N will find the same menus here.",
          "The maker sells a matching @N for @U, too.", "If you look for @F, consider a @N instead.",
          "Bundled with a @N it costs a little less.", "We connected it to a @N with @F without trouble.",
          "Like the @N of the same maker it is meant for @U, and looks it.");
constexpr auto pros = texts("fair price", "easy to set up", "solid build", "good manual", "attractive design",
                            "long warranty", "helpful support", "clear display");
constexpr auto cons = texts("short cable", "slow support", "no carrying case", "glossy finish",
                            "confusing menus", "costs more than rivals", "few accessories");

} // namespace

std::span<const CategoryWords> categoryWords()
{
    return categories;
}

std::span<const std::string_view> brands()
{
    return makers;
}

std::span<const std::string_view> commonSentences()
{
    return common;
}

std::span<const std::string_view> sentencesOfOthers()
{
    return others;
}

std::span<const std::string_view> commonPros()
{
    return pros;
}

std::span<const std::string_view> commonCons()
{
    return cons;
}

} // namespace tagseam
