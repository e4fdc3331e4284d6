// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QTimer>

class QTextBrowser;

namespace caboose::views {

/// A small page that shows where a link leads, beside the link, as long as somebody is on it.
class RulePreview : public QFrame {
    Q_OBJECT
public:
    explicit RulePreview(QWidget* parent);

    /// After a moment, near this place of the screen, without covering it.
    void showSoon(const QString& html, const QRect& link);
    void dismiss();

private:
    void appear();

    QTextBrowser* m_text;
    QTimer m_delay;
    QRect m_link;
};

} // namespace caboose::views
