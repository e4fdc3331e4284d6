// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QString>

#include <memory>

class QSvgRenderer;

namespace caboose::views {

/// While it lives, no drawing of art.h is kept: for a picture that is drawn once or seldom, or
/// kept as a whole. One at a time.
class DrawnOnce {
public:
    DrawnOnce();
    ~DrawnOnce();
    DrawnOnce(const DrawnOnce&) = delete;
    DrawnOnce& operator=(const DrawnOnce&) = delete;

private:
    QHash<QString, std::shared_ptr<QSvgRenderer>> m_renderers; ///< that were kept before
};

} // namespace caboose::views
