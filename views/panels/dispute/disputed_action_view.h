// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QComboBox;
class QLabel;
class QListView;
class QModelIndex;
class QPushButton;
class QSpinBox;

namespace caboose::items {
class Dispute;
struct Pick;
} // namespace caboose::items

namespace caboose::views {

/// What a dispute is about: who, what, and then whom, where to or what with.
class DisputedActionView : public QWidget {
    Q_OBJECT
public:
    explicit DisputedActionView(items::Dispute& dispute, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void retranslate();
    void refresh();
    void fill(QComboBox* combo, const std::vector<items::Pick>& picks, const QString& current);
    void choose(const QModelIndex& index);
    void showNumber();

    items::Dispute& m_dispute;
    QLabel* m_whoLabel;
    QComboBox* m_who;
    QLabel* m_whatLabel;
    QComboBox* m_what;
    QLabel* m_question;
    QPushButton* m_back;
    QListView* m_options;
    QSpinBox* m_number;
};

} // namespace caboose::views
