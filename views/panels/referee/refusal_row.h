// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>

class QLabel;

namespace caboose::items {
struct OptionRow;
} // namespace caboose::items

namespace caboose::views {

/// An answer that is not possible, with the reason. Taking it asks why.
class RefusalRow : public QPushButton {
    Q_OBJECT
public:
    explicit RefusalRow(QWidget* parent);

    void show(const items::OptionRow& option);
    int option() const { return m_option; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

private:
    int m_option = -1;
    QLabel* m_text;
};

} // namespace caboose::views
