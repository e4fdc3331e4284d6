// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QList>

class QLabel;
class QPlainTextEdit;
class QPushButton;
class QTabWidget;
class QTreeWidget;

namespace caboose::views {

/// A library that the program stands on.
struct Library {
    QString name;
    QString version;
    QString licence; ///< SPDX expression
    QString address;
};

/// Who we are, what we stand on, under which licence, and whom we don't belong to.
class AboutDialog : public QDialog {
    Q_OBJECT
public:
    AboutDialog(const QString& version, const QList<Library>& libraries, QWidget* parent);

protected:
    void changeEvent(QEvent* event) override;

private:
    QWidget* makeFrontPage();
    QWidget* makeLibraries(const QList<Library>& libraries);
    QWidget* makeLicence();
    void retranslate();

    QString m_version;
    QTabWidget* m_pages;
    QLabel* m_title = nullptr;
    QLabel* m_text = nullptr;
    QTreeWidget* m_libraries = nullptr;
    QPlainTextEdit* m_licence = nullptr;
    QPushButton* m_close = nullptr;
};

} // namespace caboose::views
