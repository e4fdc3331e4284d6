// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/items/rulebook/rule_print.h"

#include <QDialog>

class QButtonGroup;
class QComboBox;
class QLabel;
class QPushButton;

namespace caboose::items {
class RulebookReader;
} // namespace caboose::items

namespace caboose::views {

/// Asks what of the rulebook shall go onto paper or into a file, and in which languages.
class PrintDialog : public QDialog {
    Q_OBJECT
public:
    PrintDialog(items::RulebookReader& reader, QWidget* parent);

Q_SIGNALS:
    void printWanted(const items::RulePrintJob& job);
    void pdfWanted(const items::RulePrintJob& job);

private:
    void build();
    void fillLanguages();
    void refresh();
    items::RulePrintWish wish() const;

    items::RulebookReader& m_reader;
    QButtonGroup* m_what;
    QComboBox* m_aid;
    QComboBox* m_languages;
    QPushButton* m_print;
    QPushButton* m_pdf;
};

} // namespace caboose::views
