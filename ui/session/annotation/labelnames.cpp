// SPDX-License-Identifier: MIT
// The names of labels, their order and their look.
#include "ui/session/annotation/labelnames.h"

#include "core/truth/annotation/annotation.h"

#include <array>

namespace tagseam {

namespace {

constexpr std::array names{label::main,   label::record, label::navigation, label::advertisement,
                           label::header, label::footer, label::sidebar,    label::otherNoise};
constexpr std::array titles{QT_TRANSLATE_NOOP("tagseam::Labels", "Main content"),
                            QT_TRANSLATE_NOOP("tagseam::Labels", "Record"),
                            QT_TRANSLATE_NOOP("tagseam::Labels", "Navigation"),
                            QT_TRANSLATE_NOOP("tagseam::Labels", "Advertisement"),
                            QT_TRANSLATE_NOOP("tagseam::Labels", "Header"),
                            QT_TRANSLATE_NOOP("tagseam::Labels", "Footer"),
                            QT_TRANSLATE_NOOP("tagseam::Labels", "Sidebar"),
                            QT_TRANSLATE_NOOP("tagseam::Labels", "Other noise")};
constexpr std::array guidelines{
    QT_TRANSLATE_NOOP("tagseam::Labels", "The smallest region that contains all records, or the article"),
    QT_TRANSLATE_NOOP("tagseam::Labels", "One item of a list: a result, a product, a message"),
    QT_TRANSLATE_NOOP("tagseam::Labels",
                      "Links to other pages of the site: menus, breadcrumbs, page numbers"),
    QT_TRANSLATE_NOOP("tagseam::Labels", "Paid content of others, with or without a picture"),
    QT_TRANSLATE_NOOP("tagseam::Labels", "The top of each page of the site: logo, search, slogan"),
    QT_TRANSLATE_NOOP("tagseam::Labels", "The bottom of each page of the site: address, copyright, contact"),
    QT_TRANSLATE_NOOP("tagseam::Labels", "A column beside the main content that completes it"),
    QT_TRANSLATE_NOOP("tagseam::Labels", "Everything else that is not main content")};
static_assert(guidelines.size() == names.size());
static_assert(names.size() == Labels::known && titles.size() == names.size());

} // namespace

const QStringList& Labels::all()
{
    static const QStringList list = [] {
        QStringList made;
        for (const std::string_view name : names)
            made.append(QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())));
        return made;
    }();
    return list;
}

QString Labels::title(const QString& label)
{
    const qsizetype at = all().indexOf(label);
    return at < 0 ? label : tr(titles[static_cast<std::size_t>(at)]);
}

QString Labels::guideline(const QString& label)
{
    const qsizetype at = all().indexOf(label);
    return at < 0 ? QString() : tr(guidelines[static_cast<std::size_t>(at)]);
}

int Labels::look(const QString& label, const QStringList& own)
{
    if (const qsizetype at = all().indexOf(label); at >= 0)
        return static_cast<int>(at);
    // Looks repeat their colours after eight: the first custom label has the colour of footers, not of the
    // main content, and neighbours differ in colour, pattern and line.
    const qsizetype at = own.indexOf(label);
    return known + 5 + 3 * static_cast<int>(at < 0 ? own.size() : at);
}

} // namespace tagseam
