// SPDX-License-Identifier: MIT
// The language of the interface.
#include "ui/widgets/language.h"

#include <QCoreApplication>
#include <QFile>
#include <QLibraryInfo>
#include <QMultiHash>
#include <QPointer>
#include <QXmlStreamReader>

// Outside the namespace, because rcc makes up the name.
static void initTranslations()
{
    Q_INIT_RESOURCE(translations);
}

namespace tagseam {

namespace {

// Returns the first language of the system's user that the interface has.
QString systemLanguage()
{
    const QStringList wanted = QLocale::system().uiLanguages(); // such as "pt-BR", "pt", "en"
    for (const QString& each : wanted) {
        if (each.startsWith(QLatin1String("pt")))
            return QStringLiteral("pt_BR");
        if (each.startsWith(QLatin1String("en")))
            break;
    }
    return QStringLiteral("en");
}

QLocale plainLocale(const QString& code)
{
    QLocale locale(code);
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    return locale;
}

} // namespace

Language* Language::instance()
{
    static QPointer<Language> language;
    if (language.isNull()) {
        initTranslations();
        language = new Language(qApp);
        QCoreApplication::installTranslator(language);
    }
    return language;
}

Language::Language(QObject* parent)
    : QTranslator(parent), m_code(QStringLiteral("en")), m_locale(plainLocale(m_code))
{
}

const QStringList& Language::codes()
{
    static const QStringList codes{QStringLiteral("en"), QStringLiteral("pt_BR")};
    return codes;
}

QString Language::nameOf(const QString& code)
{
    return code == QLatin1String("pt_BR") ? QStringLiteral("Português (Brasil)") : QStringLiteral("English");
}

void Language::choose(const QString& choice)
{
    Q_ASSERT(choice.isEmpty() || codes().contains(choice));
    const QWriteLocker lock(&m_lock);
    m_choice = choice;
    m_code = choice.isEmpty() ? systemLanguage() : choice;
    m_locale = plainLocale(m_code);
    // English has a file for its plurals. Loading a missing file clears the translator.
    [[maybe_unused]] const bool hasTexts = m_texts.load(QStringLiteral(":/i18n/tagseam_%1.qm").arg(m_code));
    Q_ASSERT(hasTexts);
    [[maybe_unused]] const bool hasDialogs = m_dialogs.load(
        QStringLiteral("qtbase_%1").arg(m_code), QLibraryInfo::path(QLibraryInfo::TranslationsPath));
}

QString Language::translate(const char* context, const char* source, const char* disambiguation, int n) const
{
    const QReadLocker lock(&m_lock);
    const QString text = m_texts.translate(context, source, disambiguation, n);
    return text.isNull() ? m_dialogs.translate(context, source, disambiguation, n) : text;
}

QString Language::inOtherLanguage(const QString& text)
{
    static const QMultiHash<QString, QString> texts = [] {
        QMultiHash<QString, QString> both;
        QFile file(QStringLiteral(":/i18n/tagseam_pt_BR.ts"));
        [[maybe_unused]] const bool isOpen = file.open(QIODevice::ReadOnly);
        Q_ASSERT(isOpen);
        QXmlStreamReader xml(&file);
        for (QString source; !xml.atEnd(); xml.readNext()) {
            if (!xml.isStartElement())
                continue;
            if (xml.name() == QLatin1String("source")) {
                source = xml.readElementText();
            } else if (xml.name() == QLatin1String("translation")) {
                const QString translation = xml.readElementText(QXmlStreamReader::IncludeChildElements);
                both.insert(source, translation);
                both.insert(translation, source);
            }
        }
        return both;
    }();
    return QStringList(texts.values(text)).join('\n');
}

QString decimal(double number, int decimals)
{
    return Language::instance()->locale().toString(number, 'f', decimals);
}

QString latin(std::string_view text)
{
    return QString::fromLatin1(text.data(), static_cast<qsizetype>(text.size()));
}

} // namespace tagseam
