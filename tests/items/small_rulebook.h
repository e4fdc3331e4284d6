// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/items/rulebook/rulebook_reader.h"
#include "views/items/rulings/rulings_model.h"

#include <QByteArray>
#include <QString>
#include <QTemporaryDir>

#include <memory>

namespace caboose::test {

/// A little rulebook in English and French, and somebody who reads it by the official rules of
/// 2016.
class SmallRulebook {
public:
    SmallRulebook();

    void write(const QString& name, const QByteArray& text) const;
    QString marksFile() const { return m_folder.filePath(QStringLiteral("marks/rulebook.json")); }
    /// Reads it to its end.
    void load();
    /// Everything but the text anew.
    void open();
    void close();

private:
    QTemporaryDir m_folder;

public:
    std::unique_ptr<items::RulebookLibrary> library;
    std::unique_ptr<items::RulingsModel> rulings;
    std::unique_ptr<items::RulebookGame> game;
    std::unique_ptr<items::RulebookMarks> marks;
    std::unique_ptr<items::RulebookReader> reader;
};

} // namespace caboose::test
