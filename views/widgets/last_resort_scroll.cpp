// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/last_resort_scroll.h"

#include <QApplication>
#include <QEvent>
#include <QLayout>
#include <QPointer>

namespace caboose::views {
namespace {

constexpr int wantedLines = 8;

/// Lets what scrolls see how small a widget can be, and not how large its lists would like to be.
class SmallestSize : public QWidget {
public:
    SmallestSize(QWidget* held, LastResortScroll* scroll) : m_held(held), m_scroll(scroll)
    {
        held->setParent(this);
        QSizePolicy policy = sizePolicy();
        policy.setHeightForWidth(true);
        setSizePolicy(policy);
    }

    QSize minimumSizeHint() const override
    {
        if (!m_held) return {};
        return m_held->minimumSizeHint().expandedTo(m_held->minimumSize());
    }
    /// Lines that wrap need the more height, the narrower they are.
    int heightForWidth(int width) const override
    {
        const int least = minimumSizeHint().height();
        const QLayout* layout = m_held ? m_held->layout() : nullptr;
        return layout ? qMax(least, layout->totalMinimumHeightForWidth(width)) : least;
    }

protected:
    bool event(QEvent* event) override
    {
        if (event->type() == QEvent::LayoutRequest) {
            updateGeometry();
            QApplication::postEvent(m_scroll->parentWidget(), new QEvent(QEvent::LayoutRequest));
        }
        return QWidget::event(event);
    }
    void resizeEvent(QResizeEvent*) override
    {
        if (m_held) m_held->setGeometry(rect());
    }

private:
    QPointer<QWidget> m_held; ///< whoever made it may delete it first
    LastResortScroll* m_scroll;
};

} // namespace

LastResortScroll::LastResortScroll(QWidget* parent) : QScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setWidgetResizable(true);
}

void LastResortScroll::hold(QWidget* widget)
{
    setWidget(new SmallestSize(widget, this));
}

QSize LastResortScroll::sizeHint() const
{
    return {QScrollArea::sizeHint().width(), wantedLines * fontMetrics().height()};
}

} // namespace caboose::views
