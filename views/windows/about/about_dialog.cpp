// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/windows/about/about_dialog.h"

#include "views/drawing/icon.h"

#include <QEvent>
#include <QFile>
#include <QFontDatabase>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QTabWidget>
#include <QTreeWidget>

using namespace Qt::StringLiterals;

namespace caboose::views {
namespace {

constexpr int emblemSize = 128;

QString licenceText()
{
    QFile file(u":/LICENSE"_s);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

} // namespace

AboutDialog::AboutDialog(const QString& version, const QList<Library>& libraries, QWidget* parent)
    : QDialog(parent), m_version(version), m_pages(new QTabWidget(this))
{
    setObjectName(u"about"_s);
    m_pages->addTab(makeFrontPage(), QString());
    m_pages->addTab(makeLibraries(libraries), QString());
    m_pages->addTab(makeLicence(), QString());
    m_close = new QPushButton(this);
    m_close->setDefault(true);
    connect(m_close, &QPushButton::clicked, this, &QDialog::accept);

    auto* buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(m_close);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(18, 18, 18, 14);
    column->addWidget(m_pages, 1);
    column->addLayout(buttons);
    retranslate();
    resize(660, 470);
}

void AboutDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QDialog::changeEvent(event);
}

QWidget* AboutDialog::makeFrontPage()
{
    auto* page = new QWidget(this);
    auto* picture = new QLabel(page);
    picture->setPixmap(emblem().pixmap(QSize(emblemSize, emblemSize), devicePixelRatioF()));
    m_title = new QLabel(page);
    m_title->setObjectName(u"aboutTitle"_s);
    m_text = new QLabel(page);
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);

    auto* words = new QVBoxLayout;
    words->addWidget(m_title);
    words->addWidget(m_text);
    words->addStretch(1);
    auto* row = new QHBoxLayout(page);
    row->setContentsMargins(18, 18, 18, 18);
    row->setSpacing(22);
    row->addWidget(picture, 0, Qt::AlignTop);
    row->addLayout(words, 1);
    auto* scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setWidget(page);
    return scroll;
}

QWidget* AboutDialog::makeLibraries(const QList<Library>& libraries)
{
    m_libraries = new QTreeWidget(this);
    m_libraries->setRootIsDecorated(false);
    m_libraries->setAlternatingRowColors(true);
    for (const Library& library : libraries) {
        new QTreeWidgetItem(m_libraries,
                            {library.name, library.version, library.licence, library.address});
    }
    for (int column = 0; column < 4; ++column) m_libraries->resizeColumnToContents(column);
    return m_libraries;
}

QWidget* AboutDialog::makeLicence()
{
    m_licence = new QPlainTextEdit(licenceText(), this);
    m_licence->setReadOnly(true);
    m_licence->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    return m_licence;
}

void AboutDialog::retranslate()
{
    setWindowTitle(tr("About Caboose"));
    m_pages->setAccessibleName(tr("About Caboose"));
    m_pages->widget(0)->setAccessibleName(tr("About Caboose"));
    m_pages->setTabText(0, tr("&Caboose"));
    m_pages->setTabText(1, tr("&Libraries"));
    m_pages->setTabText(2, tr("L&icence"));
    m_title->setText(tr("Caboose %1").arg(m_version));
    m_text->setText(QStringList{
        tr("Companion, referee and multilingual rulebook for groups who play Colt Express with the "
           "physical box."),
        tr("Free software under the GNU General Public License, version 3 or any later version. It "
           "comes without any warranty."),
        tr("Caboose is made by players. It is not affiliated with, or endorsed by, the publisher "
           "or "
           "the authors of Colt Express; you need the box to play. Art and texts are our own."),
    }
                        .join(u"\n\n"_s));
    m_libraries->setHeaderLabels({tr("Library"), tr("Version"), tr("Licence"), tr("Address")});
    m_libraries->setAccessibleName(tr("Libraries used by Caboose"));
    m_licence->setAccessibleName(tr("Text of the licence"));
    m_close->setText(tr("Cl&ose"));
}

} // namespace caboose::views
