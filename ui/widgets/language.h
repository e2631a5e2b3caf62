// SPDX-License-Identifier: MIT
// The language of the interface: chosen at the start, and anew while the program runs.
#pragma once

#include <QLocale>
#include <QReadWriteLock>
#include <QTranslator>

#include <string_view>

namespace tagseam {

/// The one translator of the program; it asks Tagseam's own texts and then those of Qt's dialogs.
class Language : public QTranslator {
    Q_OBJECT

  public:
    /// Made and installed at the first call, then the application's; it speaks as the source is written until
    /// a language is chosen. Wants an application.
    static Language* instance();
    /// The languages that the interface speaks, as in "pt_BR"; English, in which the source is written,
    /// first.
    static const QStringList& codes();
    /// What a language calls itself.
    static QString nameOf(const QString& code);

    /// One of codes(), or empty for that of the system (English when the interface does not speak it).
    /// Numbers follow. What is shown already stays as it is: windows are made anew.
    void choose(const QString& choice);
    /// As it was chosen: empty for that of the system.
    const QString& choice() const { return m_choice; }
    /// The one that is spoken.
    const QString& code() const { return m_code; }
    /// For numbers in the interface, without marks between thousands. The default locale stays the system's:
    /// Qt WebEngine tells it to pages, and what these say must not depend on the language of the interface.
    const QLocale& locale() const { return m_locale; }

    bool isEmpty() const override { return false; }
    QString translate(const char* context, const char* source, const char* disambiguation,
                      int n) const override;

  private:
    explicit Language(QObject* parent);

    mutable QReadWriteLock m_lock; // other threads translate, too
    QTranslator m_texts;
    QTranslator m_dialogs; // Qt's own
    QString m_choice;
    QString m_code;
    QLocale m_locale;
};

/// A number with so many decimals, with the decimal mark of the language and no other marks. Whole numbers
/// need no such care: they are plain digits in every language.
QString decimal(double number, int decimals);

/// A name that has no accents, such as that of a reading or a style.
QString latin(std::string_view text);

} // namespace tagseam
