// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/rulebook/section_delegate.h"

#include "views/drawing/icon.h"
#include "views/drawing/row_paint.h"
#include "views/items/rulebook/rulebook_reader.h"

#include <QPainter>
#include <QTreeView>

using namespace Qt::StringLiterals;

namespace caboose::views {
namespace {

constexpr int signSize = 15;
constexpr int besides = 20; ///< what a style leaves free on both sides of a text

/// What a heading has, behind the indentation of its depth.
int widthFor(const QWidget* widget, const QModelIndex& index)
{
    const auto* view = qobject_cast<const QAbstractItemView*>(widget);
    if (!view) return 300;
    const auto* tree = qobject_cast<const QTreeView*>(view);
    int depth = tree ? 1 : 0;
    for (QModelIndex at = index.parent(); at.isValid(); at = at.parent()) ++depth;
    const int indentation = tree ? tree->indentation() * depth : 0;
    return view->viewport()->width() - indentation - besides;
}

} // namespace

SectionDelegate::SectionDelegate(const items::RulebookReader& reader, QObject* parent)
    : QStyledItemDelegate(parent), m_reader(reader)
{}

void SectionDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    const QString id = index.data(items::ChaptersModel::IdRole).toString();
    if (const QString heading = m_reader.headingOf(id); !heading.isEmpty()) option->text = heading;
    option->font.setBold(!index.parent().isValid() && index.model() == &m_reader.chapters());
    if (index.model() == &m_reader.chapters() &&
        index.data(items::ChaptersModel::AsideRole).toBool()) {
        option->palette.setColor(QPalette::Text, option->palette.color(QPalette::PlaceholderText));
        option->font.setItalic(true);
    }
}

QSize SectionDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem styled = option;
    initStyleOption(&styled, index);
    const int signs = static_cast<int>(signsOf(index).size());
    const int room = widthFor(option.widget, index) - signs * (signSize + 4);
    const int line = option.fontMetrics.height();
    const qreal text = wrappedHeight(styled.text, styled.font, room);
    return {QStyledItemDelegate::sizeHint(option, index).width(), qMax(line, qCeil(text)) + 12};
}

QList<QIcon> SectionDelegate::signsOf(const QModelIndex& index) const
{
    const QString id = index.data(items::ChaptersModel::IdRole).toString();
    QList<QIcon> signs;
    if (m_reader.marks().isBookmarked(id)) signs.append(icon(u"bookmark"_s));
    if (!m_reader.marks().note(id).isEmpty()) signs.append(icon(u"rename"_s));
    return signs;
}

void SectionDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const
{
    const QList<QIcon> signs = signsOf(index);
    QStyleOptionViewItem shorter = option;
    QRect sign(option.rect.right() - signSize - 4, option.rect.center().y() - signSize / 2,
               signSize, signSize);
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    const auto mode = isSelected ? QIcon::Selected : QIcon::Normal;
    shorter.rect.setRight(option.rect.right() - static_cast<int>(signs.size()) * (signSize + 4));
    QStyledItemDelegate::paint(painter, shorter, index);
    for (const QIcon& each : signs) {
        each.paint(painter, sign, Qt::AlignCenter, mode);
        sign.translate(-signSize - 4, 0);
    }
}

} // namespace caboose::views
