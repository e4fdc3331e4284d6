// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <functional>

class QKeyEvent;
class QWidget;

namespace caboose::items {
class OptionsModel;
} // namespace caboose::items

namespace caboose::app {

/// Answers by key from wherever the keyboard is, unless somebody is typing: each option of the open
/// question has its own. Nobody answers what they don't see: not behind a page, a dialog, a menu or
/// a list that has popped up. And sees to it that Space and Return press the button they are on
/// rather than go on with the game.
class AnswerKeys : public QObject {
    Q_OBJECT
public:
    /// `isSeen`: the question is on the screen now.
    AnswerKeys(items::OptionsModel& options, std::function<bool()> isSeen,
               QObject* parent = nullptr);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] bool isAsking() const;
    [[nodiscard]] bool answers(const QWidget& focused, const QKeyEvent& event);

    items::OptionsModel& m_options;
    std::function<bool()> m_isSeen;
};

} // namespace caboose::app
