// SPDX-License-Identifier: MIT
// The language of the interface, chosen at the start and changeable while the program runs.
#pragma once

#include <QLocale>
#include <QReadWriteLock>
#include <QTranslator>

#include <string_view>

namespace tagseam {

/// The only translator of the program. It looks up Tagseam's own texts first, then those of Qt's dialogs.
class Language : public QTranslator {
    Q_OBJECT

  public:
    /// Returns the translator, which is made and installed at the first call and owned by the application.
    /// Until a language is chosen it returns the source texts. Requires an application.
    static Language* instance();
    /// The languages of the interface, as in "pt_BR"; the first is English, the language of the source.
    static const QStringList& codes();
    /// The name of a language in that language.
    static QString nameOf(const QString& code);

    /// Chooses one of codes(), or the system's language if empty (English when the interface lacks that
    /// language). Number formats follow. Existing widgets stay as they are: windows must be made again.
    void choose(const QString& choice);
    /// The choice; empty for the system's language.
    const QString& choice() const { return m_choice; }
    /// The language that is used.
    const QString& code() const { return m_code; }
    /// A text of the interface in its other language; the languages of several texts are in lines of their
    /// own. Empty where no such text is known.
    static QString inOtherLanguage(const QString& text);
    /// The locale for numbers in the interface, without group separators. The default locale stays the
    /// system's: Qt WebEngine reports it to pages, and their content must not depend on the language of the
    /// interface.
    const QLocale& locale() const { return m_locale; }

    bool isEmpty() const override { return false; }
    QString translate(const char* context, const char* source, const char* disambiguation,
                      int n) const override;

  private:
    explicit Language(QObject* parent);

    mutable QReadWriteLock m_lock; // other threads translate, too
    QTranslator m_texts;
    QTranslator m_dialogs; // for Qt's own texts
    QString m_choice;
    QString m_code;
    QLocale m_locale;
};

/// Formats a number with the given decimals, with the decimal mark of the language and no group separators.
/// Integers do not need this function: they are plain digits in every language.
QString decimal(double number, int decimals);

/// A name without accents, such as that of a variant or a label attribute.
QString latin(std::string_view text);

} // namespace tagseam
