// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIODevice>

namespace caboose::app {

/// Where subcommands write to. Notes, names and words out of anybody's files end up here: control
/// characters among them, which a terminal would obey, are written as pictures of themselves. Ends
/// of lines and tabs stay.
class PlainOutput : public QIODevice {
public:
    explicit PlainOutput(QIODevice& target);

protected:
    qint64 readData(char* data, qint64 most) override;
    qint64 writeData(const char* data, qint64 size) override;

private:
    QIODevice& m_target;
};

} // namespace caboose::app
