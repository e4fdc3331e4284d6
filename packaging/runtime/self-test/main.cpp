// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Does the private runtime work? Docks, a layout saved and restored, SVG, Qt's own texts in French.

#include <kddockwidgets/DockWidget.h>
#include <kddockwidgets/KDDockWidgets.h>
#include <kddockwidgets/LayoutSaver.h>
#include <kddockwidgets/MainWindow.h>
#include <kddockwidgets/kddockwidgets_version.h>

#include <QApplication>
#include <QImageReader>
#include <QLabel>
#include <QLibraryInfo>
#include <QTranslator>

#include <cstdio>

using namespace KDDockWidgets;

static QtWidgets::DockWidget* addDock(QtWidgets::MainWindow& window, const QString& name)
{
    auto* dock = new QtWidgets::DockWidget(name);
    dock->setWidget(new QLabel(name));
    window.addDockWidget(dock, Location_OnRight);
    return dock;
}

static bool layoutsWork()
{
    QtWidgets::MainWindow window(QStringLiteral("window"));
    addDock(window, QStringLiteral("left"));
    auto* right = addDock(window, QStringLiteral("right"));
    window.show();
    LayoutSaver saver;
    const QByteArray layout = saver.serializeLayout();
    right->setFloating(true);
    return right->isFloating() && saver.restoreLayout(layout) && !right->isFloating();
}

static bool speaksFrench()
{
    QTranslator translator;
    return translator.load(QStringLiteral("qtbase_fr"),
                           QLibraryInfo::path(QLibraryInfo::TranslationsPath));
}

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    initFrontend(FrontendType::QtWidgets);
    const bool docks = layoutsWork();
    const bool svg = QImageReader::supportedImageFormats().contains("svg");
    const bool french = speaksFrench();
    std::printf("KDDockWidgets %s, Qt %s; docks %d, SVG %d, French %d\n",
                KDDOCKWIDGETS_VERSION_STRING, qVersion(), docks, svg, french);
    return docks && svg && french ? 0 : 1;
}
