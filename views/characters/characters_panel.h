// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QListView;

namespace caboose::items {
class CharactersModel;
} // namespace caboose::items

namespace caboose::views {

/// The characters' sheets as tiles, as many beside each other as there is room for.
class CharactersPanel : public QWidget {
    Q_OBJECT
public:
    explicit CharactersPanel(items::CharactersModel& characters, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    QListView* m_list;
};

} // namespace caboose::views
