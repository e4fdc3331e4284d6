// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRegularExpression>
#include <QSet>
#include <QString>

namespace caboose::test {

/// The words of a translation file, to tell in which language a text on the screen is.
class TsWords {
public:
    explicit TsWords(const QString& language);

    /// The text is one of ours in English.
    bool isEnglish(const QString& text) const { return m_english.has(text); }
    /// The text is one of ours in the other language.
    bool isTranslation(const QString& text) const { return m_other.has(text); }
    /// In either language, word for word: nothing is filled in.
    bool isWhole(const QString& text) const;

private:
    struct Words {
        QSet<QString> whole;
        QList<QRegularExpression> patterns; ///< those with "%1" in them
        void add(const QString& text);
        bool has(const QString& text) const;
    };
    void read(const QString& language, Words& other);

    Words m_english;
    Words m_other;
};

} // namespace caboose::test
