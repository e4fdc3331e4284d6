// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/rulebook/section_delegate.h"

#include "views/icons/icon.h"
#include "views/items/rulebook/rulebook_reader.h"

#include <QPainter>

using namespace Qt::StringLiterals;

namespace caboose::views {
namespace {

constexpr int signSize = 15;

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
    return {QStyledItemDelegate::sizeHint(option, index).width(), option.fontMetrics.height() + 12};
}

void SectionDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const
{
    const QString id = index.data(items::ChaptersModel::IdRole).toString();
    QStyleOptionViewItem shorter = option;
    QRect sign(option.rect.right() - signSize - 4, option.rect.center().y() - signSize / 2,
               signSize, signSize);
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    const auto mode = isSelected ? QIcon::Selected : QIcon::Normal;
    QList<QIcon> signs;
    if (m_reader.marks().isBookmarked(id)) signs.append(icon(u"bookmark"_s));
    if (!m_reader.marks().note(id).isEmpty()) signs.append(icon(u"rename"_s));
    shorter.rect.setRight(option.rect.right() - static_cast<int>(signs.size()) * (signSize + 4));
    QStyledItemDelegate::paint(painter, shorter, index);
    for (const QIcon& each : std::as_const(signs)) {
        each.paint(painter, sign, Qt::AlignCenter, mode);
        sign.translate(-signSize - 4, 0);
    }
}

} // namespace caboose::views
