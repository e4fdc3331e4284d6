// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cases/inquiry.h"

#include <QList>
#include <QString>
#include <QStringList>
#include <QTextStream>

namespace caboose::app {

/// What the referee says under one edition.
struct RefereeAnswer {
    QString edition;
    QString verdict; ///< of a deed
    QString question;
    QList<std::pair<QString, QString>> options; ///< with their verdicts
    QStringList happenings;
};

/// The inquiry has no mistakes, and its table nothing that can't be.
RefereeAnswer answerTo(const cases::Inquiry& inquiry);

void print(QTextStream& out, const RefereeAnswer& answer);
/// A column for each edition, a row for each option.
void compare(QTextStream& out, const QList<RefereeAnswer>& all);

} // namespace caboose::app
