// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/train_map/train_map_panel.h"

#include "views/widgets/train_map/train_map.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QScrollArea>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>
#include <QWheelEvent>

using namespace Qt::StringLiterals;

namespace caboose::views {
namespace {

constexpr qreal most = 4;
constexpr qreal aStep = 1.25;
constexpr int buttonSize = 34;
constexpr int buttonGap = 6;
constexpr int timeToReach = 1500; ///< milliseconds

/// The number of the rule, where the sentence names it, opens it.
QString withLink(const QString& why, const QString& rule)
{
    QString text = why.toHtmlEscaped();
    if (rule.isEmpty()) return text;
    return text.replace(u"(%1)"_s.arg(rule), u"(<a href=\"%1\">%1</a>)"_s.arg(rule));
}

} // namespace

TrainMapPanel::TrainMapPanel(items::GameModels& models, QWidget* parent)
    : QWidget(parent), m_scroll(new QScrollArea(this)), m_map(new TrainMap(models)),
      m_why(new QLabel(this)), m_hideLater(new QTimer(this)),
      m_closer(addZoomButton(u"+"_s, aStep)), m_further(addZoomButton(u"−"_s, 1 / aStep)),
      m_whole(addZoomButton(u"⤢"_s, 0))
{
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidget(m_map);
    m_map->letDropsAnswer();
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->viewport()->installEventFilter(this);
    m_map->installEventFilter(this);
    m_why->setObjectName(u"mapWhy"_s);
    m_why->setWordWrap(true);
    m_why->setTextFormat(Qt::RichText);
    m_why->setTextInteractionFlags(Qt::LinksAccessibleByMouse);
    connect(m_why, &QLabel::linkActivated, this, &TrainMapPanel::ruleWanted);
    m_hideLater->setSingleShot(true);
    m_hideLater->setInterval(timeToReach);
    connect(m_hideLater, &QTimer::timeout, this, &TrainMapPanel::hideUnlessPointedAt);
    m_why->hide();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_scroll, 1);
    connect(m_map, &TrainMap::explained, this, &TrainMapPanel::explain);
    retranslate();
    for (QToolButton* button : {m_closer, m_further, m_whole}) button->raise();
}

QToolButton* TrainMapPanel::addZoomButton(const QString& sign, qreal factor)
{
    auto* button = new QToolButton(this);
    button->setObjectName(u"mapButton"_s);
    button->setText(sign);
    button->setFocusPolicy(Qt::TabFocus);
    connect(button, &QToolButton::clicked, this,
            [this, factor] { setZoom(factor > 0 ? m_zoom * factor : 1); });
    return button;
}

QWidget* TrainMapPanel::entrance() const
{
    return m_map;
}

void TrainMapPanel::retranslate()
{
    setAccessibleName(tr("Train map"));
    m_closer->setToolTip(tr("Closer (+)"));
    m_closer->setAccessibleName(tr("Closer"));
    m_further->setToolTip(tr("Further away (−)"));
    m_further->setAccessibleName(tr("Further away"));
    m_whole->setToolTip(tr("The whole train (0)"));
    m_whole->setAccessibleName(tr("The whole train"));
}

void TrainMapPanel::setZoom(qreal zoom)
{
    m_zoom = qBound(1.0, zoom, most);
    fit();
}

void TrainMapPanel::fit()
{
    m_map->resize(m_scroll->viewport()->size() * m_zoom);
    m_closer->setEnabled(m_zoom < most);
    m_further->setEnabled(m_zoom > 1);
    m_whole->setEnabled(m_zoom > 1);
}

/// Above the engine, where nobody ever stands.
void TrainMapPanel::placeButtons()
{
    int x = buttonGap;
    const QSize wanted = m_whole->sizeHint();
    const int side = qMax(buttonSize, qMax(wanted.width(), wanted.height()));
    for (QToolButton* button : {m_further, m_closer, m_whole}) {
        button->setGeometry(x, buttonGap, side, side);
        x += side + buttonGap;
    }
    const int foot = qMin(m_why->heightForWidth(qMin(width() - 24, 620)), height() / 2);
    m_why->setGeometry(12, height() - foot - 10, qMin(width() - 24, 620), foot);
}

/// A link stays for as long as it takes to get to it.
void TrainMapPanel::explain(const QString& why, const QString& rule)
{
    m_hideLater->stop();
    if (why.isEmpty()) {
        const bool hasLink = m_why->isVisible() && m_why->text().contains(u"<a "_s);
        hasLink ? m_hideLater->start() : m_why->hide();
        return;
    }
    m_why->setText(withLink(why, rule));
    m_why->show();
    m_why->raise();
    placeButtons();
}

void TrainMapPanel::hideUnlessPointedAt()
{
    if (m_why->underMouse())
        m_hideLater->start();
    else
        m_why->hide();
}

void TrainMapPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    if (event->type() == QEvent::FontChange) placeButtons();
    QWidget::changeEvent(event);
}

void TrainMapPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    placeButtons();
}

bool TrainMapPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize && watched == m_scroll->viewport()) fit();
    if (event->type() == QEvent::Wheel && watched == m_map) {
        const auto* wheel = static_cast<QWheelEvent*>(event);
        if (wheel->modifiers().testFlag(Qt::ControlModifier)) {
            setZoom(m_zoom * (wheel->angleDelta().y() > 0 ? aStep : 1 / aStep));
            return true;
        }
    }
    if (event->type() == QEvent::KeyPress && watched == m_map) {
        switch (static_cast<QKeyEvent*>(event)->key()) {
        case Qt::Key_Plus: setZoom(m_zoom * aStep); return true;
        case Qt::Key_Minus: setZoom(m_zoom / aStep); return true;
        case Qt::Key_0: setZoom(1); return true;
        default: break;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace caboose::views
