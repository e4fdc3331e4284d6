// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QLabel>

namespace caboose::views {

/// Plain text in as many lines as it takes. A layout asks again and again how high it is at a
/// width; lines are broken once for each.
class WrappedLabel : public QLabel {
    Q_OBJECT

public:
    explicit WrappedLabel(QWidget* parent);

    int heightForWidth(int width) const override;

private:
    mutable QHash<int, int> m_heights;
    mutable QString m_measured; ///< what they hold for
};

} // namespace caboose::views
