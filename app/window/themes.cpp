// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/themes.h"

#include "views/drawing/theme.h"

#include <QApplication>
#include <QFile>
#include <QHash>
#include <QPixmapCache>
#include <QStyle>
#include <QStyleFactory>
#include <QStyleHints>
#include <QToolTip>

#include <utility>

using namespace Qt::StringLiterals;

namespace caboose::app {
namespace {

QString textOf(const QString& resource)
{
    QFile file(resource);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// Each "@name;" as the value of that name and ";".
QString filled(const QString& sheet, const QHash<QString, QString>& values)
{
    QString result;
    result.reserve(sheet.size());
    qsizetype done = 0;
    for (qsizetype at = sheet.indexOf(u'@'); at >= 0; at = sheet.indexOf(u'@', done)) {
        const qsizetype end = sheet.indexOf(u';', at);
        result += QStringView(sheet).sliced(done, at - done);
        result += values.value(sheet.sliced(at + 1, end - at - 1));
        done = end;
    }
    return result += QStringView(sheet).sliced(done);
}

} // namespace

Themes::Themes(QObject* parent) : QObject(parent), m_systemFont(QApplication::font())
{
    QApplication::setStyle(QStyleFactory::create(u"Fusion"_s));
    connect(QGuiApplication::styleHints(), &QStyleHints::colorSchemeChanged, this, [this] {
        if (!views::themeWithId(m_theme)) apply();
    });
}

void Themes::use(const QString& theme, int textPercent)
{
    if (m_applied && theme == m_theme && textPercent == m_textPercent) return;
    m_theme = theme;
    m_textPercent = textPercent;
    m_applied = true;
    // Also tells the platform, for what it draws itself.
    if (const views::Theme* chosen = views::themeWithId(theme)) {
        QGuiApplication::styleHints()->setColorScheme(
            chosen->colours.isDark() ? Qt::ColorScheme::Dark : Qt::ColorScheme::Light);
    } else {
        QGuiApplication::styleHints()->unsetColorScheme();
    }
    apply();
}

void Themes::apply()
{
    const views::Theme* chosen = views::themeWithId(m_theme);
    const bool systemIsDark = QGuiApplication::styleHints()->colorScheme() == Qt::ColorScheme::Dark;
    const views::Colours& colours = (chosen ? *chosen : views::themeFor(systemIsDark)).colours;
    QFont font = m_systemFont;
    font.setPointSizeF(m_systemFont.pointSizeF() * m_textPercent / 100);
    views::useColours(colours);
    QPixmapCache::clear(); // pictures in the colours that were
    QApplication::setPalette(views::paletteOf(colours));
    QApplication::setFont(font);
    QToolTip::setPalette(views::paletteOf(colours));
    if (m_isDressed) qApp->setStyleSheet(styleSheet());
    Q_EMIT changed();
}

void Themes::dress()
{
    if (std::exchange(m_isDressed, true)) return;
    qApp->setStyleSheet(styleSheet());
}

void Themes::dressPanels()
{
    if (std::exchange(m_arePanelsDressed, true) || !m_isDressed) return;
    qApp->setStyleSheet(styleSheet());
}

bool Themes::isDark()
{
    return views::coloursInUse().isDark();
}

QString Themes::styleSheet() const
{
    QString sheet = textOf(u":/themes/caboose.qss"_s);
    if (m_arePanelsDressed) sheet += textOf(u":/themes/panels.qss"_s);
    const views::Colours& c = views::coloursInUse();
    const qreal point = QApplication::font().pointSizeF();
    const auto size = [point](qreal factor) {
        return QString::number(point * factor, 'f', 2) + u"pt"_s;
    };
    // What goes with text is as large as it.
    const auto pixels = [this](int usual) {
        return QString::number(qMax(usual, usual * m_textPercent / 100)) + u"px"_s;
    };
    // A field has more around its text, the larger it is.
    const QString field = QString::number(qMax(20, 32 * m_textPercent / 100 - 12)) + u"px"_s;
    const QHash<QString, QString> values{
        {u"window"_s, c.window.name()},     {u"base"_s, c.base.name()},
        {u"button"_s, c.button.name()},     {u"pressed"_s, c.pressed.name()},
        {u"text"_s, c.text.name()},         {u"quiet"_s, c.quiet.name()},
        {u"accent"_s, c.accent.name()},     {u"on-accent"_s, c.onAccent.name()},
        {u"disabled"_s, c.disabled.name()}, {u"line"_s, c.line.name()},
        {u"shade"_s, c.shade.name()},       {u"message"_s, c.message.name()},
        {u"warning"_s, c.warning.name()},   {u"huge"_s, size(2.6)},
        {u"larger"_s, size(1.5)},           {u"roomy"_s, size(1.9)},
        {u"large"_s, size(1.15)},           {u"small"_s, size(0.92)},
        {u"text-height"_s, pixels(18)},     {u"field-height"_s, field},
        {u"large-height"_s, pixels(30)},    {u"icon"_s, pixels(16)},
        {u"large-icon"_s, pixels(20)},      {u"tick"_s, pixels(17)},
        {u"half-tick"_s, pixels(9)},
    };
    sheet.replace(u"@scheme;"_s, c.isDark() ? u"dark"_s : u"light"_s); // in names of files
    return filled(sheet, values);
}

} // namespace caboose::app
