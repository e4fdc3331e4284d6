// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QTranslator>

#include <memory>
#include <vector>

namespace caboose::app {

struct Language {
    QString code;    ///< as in "fr" or "pt_BR"
    QString ownName; ///< what the language calls itself
};

/// The languages of the program: English, which is in the source, and one for each translation that
/// was built in (translations/caboose_<code>.ts). Changing takes effect at once, everywhere.
class Languages {
public:
    Languages();
    ~Languages();

    static QList<Language> all();
    /// The language for a wish such as "fr", "fr_CA.UTF-8" or "" (as the system speaks).
    static QString resolved(const QString& wish);

    void use(const QString& wish);
    const QString& current() const { return m_current; }

private:
    void clear();
    void install(const QString& file);

    QString m_current;
    std::vector<std::unique_ptr<QTranslator>> m_translators;
};

} // namespace caboose::app
