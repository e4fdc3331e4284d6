// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

#include <functional>
#include <vector>

class QGridLayout;
class QLabel;
class QPushButton;

namespace caboose::items {
class Adjusting;
class CharactersModel;
} // namespace caboose::items

namespace caboose::views {

/// A character's sheet to be corrected in place: bullets and loot, one more or one fewer at a time.
class SheetEditor : public QFrame {
    Q_OBJECT
public:
    SheetEditor(items::CharactersModel& characters, items::Adjusting& adjusting, QWidget* parent);

    void edit(int character);
    int character() const { return m_character; }

Q_SIGNALS:
    void done();

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct Line {
        QLabel* picture;
        QLabel* name;
        QPushButton* fewer;
        QLabel* count;
        QPushButton* more;
    };

    void retranslate();
    void refresh();
    void addLine(const QString& art, const std::function<void(int)>& change);
    void fillLine(std::size_t n, const QString& name, int count, int most);

    items::CharactersModel& m_characters;
    items::Adjusting& m_adjusting;
    int m_character = -1;
    QLabel* m_title;
    QGridLayout* m_grid;
    std::vector<Line> m_lines;
    QPushButton* m_done;
};

} // namespace caboose::views
