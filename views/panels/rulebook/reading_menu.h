// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>

namespace caboose::items {
class RulebookReader;
} // namespace caboose::items

namespace caboose::views {

/// What is read: the language, what stands beside it, and which boxes are on the table while there
/// is no game. Filled anew each time it opens.
class ReadingMenu : public QMenu {
    Q_OBJECT
public:
    ReadingMenu(items::RulebookReader& reader, QWidget* parent);

private:
    void fill();
    void addLanguages();
    void addBeside();
    void addBoxes();

    items::RulebookReader& m_reader;
};

} // namespace caboose::views
