// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/panels/referee/refusal_row.h"

#include "views/items/referee/options_model.h"
#include "views/items/wording/spoken_text.h"
#include "views/widgets/wrapped_label.h"

#include <QHBoxLayout>
#include <QLabel>

using namespace Qt::StringLiterals;

namespace caboose::views {
namespace {

constexpr int leastHeight = 24; ///< that a finger hits

QString textFor(const items::OptionRow& refused)
{
    // Nothing is left of what was refused in a hand.
    if (refused.text.isEmpty()) return {};
    //: %1: an answer that is not possible, %2: why
    QString text = RefusalRow::tr("%1 – %2").arg(refused.text, refused.hint.why);
    if (refused.ruling.isEmpty()) return text;
    //: %1: why something is not possible, %2: the ruling that this rests on
    return RefusalRow::tr("%1 Ruling: %2").arg(text, refused.ruling);
}

} // namespace

RefusalRow::RefusalRow(QWidget* parent) : QPushButton(parent), m_text(new WrappedLabel(this))
{
    setObjectName(u"refusalRow"_s);
    setAutoDefault(false);
    setMinimumHeight(leastHeight);
    m_text->setObjectName(u"refused"_s);
    m_text->setAttribute(Qt::WA_TransparentForMouseEvents);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(8, 6, 8, 6);
    row->addWidget(m_text);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void RefusalRow::show(const items::OptionRow& option)
{
    m_option = option.id;
    setVisible(true);
    // What the help key looks for.
    setProperty("rule", option.rule);
    const QString text = textFor(option);
    if (m_text->text() == text) return; // sizes are asked for as rarely as can be
    m_text->setText(text);
    setAccessibleName(items::withoutSigns(option.text));
    setAccessibleDescription(option.hint.why);
    setToolTip(text.isEmpty() ? QString() : tr("Why? (W) – and if the table decided otherwise"));
    updateGeometry();
}

QSize RefusalRow::sizeHint() const
{
    return layout()->sizeHint().expandedTo({0, leastHeight});
}

QSize RefusalRow::minimumSizeHint() const
{
    return {80, qMax(leastHeight, layout()->minimumSize().height())};
}

int RefusalRow::heightForWidth(int width) const
{
    return qMax(leastHeight, layout()->totalHeightForWidth(width));
}

} // namespace caboose::views
