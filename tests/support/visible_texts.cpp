// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/visible_texts.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSpinBox>
#include <QTabBar>
#include <QWidget>

using namespace Qt::StringLiterals;

namespace caboose::test {
namespace {

class Collector {
public:
    void collect(const QWidget* widget)
    {
        m_where = u"%1 \"%2\""_s.arg(QString::fromLatin1(widget->metaObject()->className()),
                                     widget->objectName());
        note("windowTitle", widget->isWindow() ? widget->windowTitle() : QString());
        note("toolTip", widget->toolTip());
        note("accessibleName", widget->accessibleName());
        note("accessibleDescription", widget->accessibleDescription());
        own(widget);
        for (const QAction* action : widget->actions()) {
            note("action", action->isSeparator() ? QString() : action->text());
            note("action's tip", action->statusTip());
        }
    }

    QList<VisibleText> texts;

private:
    void note(const char* property, const QString& text)
    {
        if (!text.trimmed().isEmpty()) {
            texts.append({text, m_where + u' ' + QString::fromLatin1(property)});
        }
    }

    void own(const QWidget* widget)
    {
        if (const auto* label = qobject_cast<const QLabel*>(widget)) note("text", label->text());
        if (const auto* button = qobject_cast<const QAbstractButton*>(widget)) {
            note("text", button->text());
        }
        if (const auto* group = qobject_cast<const QGroupBox*>(widget))
            note("title", group->title());
        if (const auto* menu = qobject_cast<const QMenu*>(widget)) note("title", menu->title());
        if (const auto* field = qobject_cast<const QLineEdit*>(widget)) {
            note("placeholder", field->placeholderText());
        }
        if (const auto* combo = qobject_cast<const QComboBox*>(widget)) {
            for (int row = 0; row < combo->count(); ++row) note("item", combo->itemText(row));
        }
        if (const auto* tabs = qobject_cast<const QTabBar*>(widget)) {
            for (int tab = 0; tab < tabs->count(); ++tab) note("tab", tabs->tabText(tab));
        }
        if (const auto* header = qobject_cast<const QHeaderView*>(widget)) headings(header);
    }

    void headings(const QHeaderView* header)
    {
        const QAbstractItemModel* model = header->model();
        if (!model || header->orientation() != Qt::Horizontal || header->isHidden()) return;
        for (int section = 0; section < header->count(); ++section) {
            note("heading", model->headerData(section, Qt::Horizontal).toString());
        }
    }

    QString m_where;
};

/// Parts of the toolkit that are never seen by themselves.
bool isScenery(const QWidget* widget)
{
    const QByteArrayView name = widget->metaObject()->className();
    return name == "QComboBoxListView" || name == "QComboBoxPrivateContainer" ||
           widget->objectName().startsWith(u"qt_"_s) ||
           widget->objectName().startsWith(u"Scroll"_s);
}

} // namespace

QList<VisibleText> visibleTexts()
{
    Collector collector;
    for (const QWidget* widget : QApplication::allWidgets()) {
        if (!isScenery(widget)) collector.collect(widget);
    }
    return collector.texts;
}

} // namespace caboose::test
