// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QPushButton;
class QSpinBox;

namespace caboose::items {
class OptionsModel;
} // namespace caboose::items

namespace caboose::views {

/// Where an amount is typed that nobody at the screen can know, as somebody's purses.
class NumberAnswer : public QWidget {
    Q_OBJECT
public:
    explicit NumberAnswer(items::OptionsModel& options, QWidget* parent = nullptr);

    /// Begins with the least that the question allows.
    void ask();
    QSpinBox* field() const { return m_field; }
    QPushButton* button() const { return m_take; }

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    items::OptionsModel& m_options;
    QSpinBox* m_field;
    QPushButton* m_take;
};

} // namespace caboose::views
