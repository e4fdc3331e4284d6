// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/themes.h"

#include <QApplication>
#include <QFile>
#include <QStyle>
#include <QStyleFactory>
#include <QStyleHints>
#include <QToolTip>

#include <utility>

using namespace Qt::StringLiterals;

namespace caboose::app {
namespace {

/// The inks and papers of a theme. Text on its ground has a contrast of 7:1 or more.
struct Colours {
    QColor window, base, alternate, button, text, quiet, accent, onAccent, link, line, shade;
    QColor message, warning;
};

Colours paper()
{
    return {.window = 0xf4ecdd,
            .base = 0xfffaf0,
            .alternate = 0xf8f0e0,
            .button = 0xe9dcc4,
            .text = 0x2c1d14,
            .quiet = 0x6a5646,
            .accent = 0x9c3325,
            .onAccent = 0xfffaf0,
            .link = 0x8a2c1f,
            .line = 0xcfbda0,
            .shade = 0xb39d7c,
            .message = 0xf9e3b4,
            .warning = 0xb01e12};
}

Colours wood()
{
    return {.window = 0x231a15,
            .base = 0x1a1310,
            .alternate = 0x211813,
            .button = 0x33261e,
            .text = 0xf3e6d0,
            .quiet = 0xc2ab92,
            .accent = 0xe0a040,
            .onAccent = 0x1f150e,
            .link = 0xf0b860,
            .line = 0x4c3a2e,
            .shade = 0x5f4a3b,
            .message = 0x4a3517,
            .warning = 0xff8a75};
}

Colours coloursOf(bool dark)
{
    return dark ? wood() : paper();
}

void setText(QPalette& palette, QPalette::ColorGroup group, const QColor& ink)
{
    for (const auto role :
         {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::ToolTipText}) {
        palette.setColor(group, role, ink);
    }
}

} // namespace

Themes::Themes(QObject* parent) : QObject(parent), m_systemFont(QApplication::font())
{
    QApplication::setStyle(QStyleFactory::create(u"Fusion"_s));
    connect(QGuiApplication::styleHints(), &QStyleHints::colorSchemeChanged, this, [this] {
        if (m_theme == views::Theme::System) apply();
    });
}

void Themes::use(views::Theme theme, int textPercent)
{
    if (m_applied && theme == m_theme && textPercent == m_textPercent) return;
    m_theme = theme;
    m_textPercent = textPercent;
    m_applied = true;
    // Also tells the platform, for what it draws itself.
    switch (theme) {
    case views::Theme::System: QGuiApplication::styleHints()->unsetColorScheme(); break;
    case views::Theme::Light:
        QGuiApplication::styleHints()->setColorScheme(Qt::ColorScheme::Light);
        break;
    case views::Theme::Dark:
        QGuiApplication::styleHints()->setColorScheme(Qt::ColorScheme::Dark);
        break;
    }
    apply();
}

QPalette Themes::palette(bool dark)
{
    const Colours c = coloursOf(dark);
    QPalette palette(c.button, c.window);
    setText(palette, QPalette::All, c.text);
    palette.setColor(QPalette::Base, c.base);
    palette.setColor(QPalette::AlternateBase, c.alternate);
    palette.setColor(QPalette::ToolTipBase, c.base);
    palette.setColor(QPalette::Highlight, c.accent);
    palette.setColor(QPalette::HighlightedText, c.onAccent);
    palette.setColor(QPalette::Accent, c.accent);
    palette.setColor(QPalette::Link, c.link);
    palette.setColor(QPalette::LinkVisited, c.link);
    palette.setColor(QPalette::PlaceholderText, c.quiet);
    palette.setColor(QPalette::Mid, c.line);
    palette.setColor(QPalette::Midlight, c.line);
    palette.setColor(QPalette::Dark, c.shade);
    palette.setColor(QPalette::Light, c.base);
    QColor faint = c.quiet;
    faint.setAlpha(150);
    setText(palette, QPalette::Disabled, faint);
    return palette;
}

void Themes::apply()
{
    m_dark = m_theme == views::Theme::Dark ||
             (m_theme == views::Theme::System &&
              QGuiApplication::styleHints()->colorScheme() == Qt::ColorScheme::Dark);
    QFont font = m_systemFont;
    font.setPointSizeF(m_systemFont.pointSizeF() * m_textPercent / 100);
    QApplication::setPalette(palette(m_dark));
    QApplication::setFont(font);
    QToolTip::setPalette(palette(m_dark));
    qApp->setStyleSheet(styleSheet());
    Q_EMIT changed();
}

QString Themes::styleSheet() const
{
    QFile file(u":/themes/caboose.qss"_s);
    if (!file.open(QIODevice::ReadOnly)) return {};
    QString sheet = QString::fromUtf8(file.readAll());
    const Colours c = coloursOf(m_dark);
    const qreal point = QApplication::font().pointSizeF();
    const auto size = [point](qreal factor) {
        return QString::number(point * factor, 'f', 1) + u"pt"_s;
    };
    const std::pair<QString, QString> tokens[] = {
        {u"@window"_s, c.window.name()},
        {u"@base"_s, c.base.name()},
        {u"@button"_s, c.button.name()},
        {u"@text"_s, c.text.name()},
        {u"@quiet"_s, c.quiet.name()},
        {u"@accent"_s, c.accent.name()},
        {u"@on-accent"_s, c.onAccent.name()},
        {u"@line"_s, c.line.name()},
        {u"@shade"_s, c.shade.name()},
        {u"@message"_s, c.message.name()},
        {u"@warning"_s, c.warning.name()},
        {u"@huge"_s, size(2.6)},
        {u"@larger"_s, size(1.5)},
        {u"@large"_s, size(1.15)},
        {u"@small"_s, size(0.92)},
        {u"@scheme"_s, m_dark ? u"dark"_s : u"light"_s},
    };
    for (const auto& [token, value] : tokens)
        sheet.replace(token + u';', value + (token == u"@scheme" ? QString() : u";"_s));
    return sheet;
}

} // namespace caboose::app
