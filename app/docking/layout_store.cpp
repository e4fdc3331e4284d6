// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/docking/layout_store.h"

#include "app/docking/layout_names.h"
#include "app/docking/sound_values.h"
#include "views/items/program/files_ending.h"
#include "views/items/program/kept_file.h"
#include "views/items/program/tidy_text.h"

#include <QCoreApplication>
#include <QFile>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace caboose::app {
namespace {

const LayoutName* builtIn(const QString& id)
{
    for (const LayoutName& layout : builtInLayouts()) {
        if (layout.id == id) return &layout;
    }
    return nullptr;
}

QString translatedName(const LayoutName& layout)
{
    return QCoreApplication::translate("Layouts", layout.name);
}

/// Ids become file names: letters and digits only.
QString slugOf(const QString& name)
{
    QString slug;
    for (const QChar c : name.normalized(QString::NormalizationForm_D).toLower()) {
        if ((c >= u'a' && c <= u'z') || (c >= u'0' && c <= u'9'))
            slug.append(c);
        else if (!slug.isEmpty() && !slug.endsWith(u'-') && !c.isMark())
            slug.append(u'-');
    }
    while (slug.endsWith(u'-')) slug.chop(1);
    return slug.isEmpty() ? u"layout"_s : slug.left(40);
}

QString nameInFile(const QString& path, const QString& fallback)
{
    const LayoutOrFault read = readLayoutFile(path);
    const auto* layout = std::get_if<Layout>(&read);
    return layout && !layout->name.isEmpty() ? layout->name : fallback;
}

} // namespace

LayoutStore::LayoutStore(const QString& settingsFolder) : m_folder(settingsFolder) {}

QList<LayoutEntry> LayoutStore::list() const
{
    QList<LayoutEntry> entries;
    for (const LayoutName& layout : builtInLayouts()) {
        entries.append({layout.id, translatedName(layout), false});
    }
    QList<LayoutEntry> own;
    for (const QFileInfo& file : items::filesEnding(m_folder + u"/layouts"_s, u".json"_s)) {
        const QString id = file.completeBaseName();
        if (!builtIn(id) && isId(id)) own.append({id, nameInFile(file.filePath(), id), true});
    }
    std::sort(own.begin(), own.end(), [](const LayoutEntry& a, const LayoutEntry& b) {
        return a.name.localeAwareCompare(b.name) < 0;
    });
    return entries + own;
}

bool LayoutStore::has(const QString& id) const
{
    return builtIn(id) || isOwn(id);
}

bool LayoutStore::isOwn(const QString& id) const
{
    return isId(id) && !builtIn(id) && QFile::exists(ownPath(id));
}

QString LayoutStore::nameOf(const QString& id) const
{
    if (const LayoutName* layout = builtIn(id)) return translatedName(*layout);
    return nameInFile(ownPath(id), id);
}

QString LayoutStore::findByName(const QString& name) const
{
    for (const LayoutEntry& entry : list()) {
        if (entry.name.compare(items::tidyName(name), Qt::CaseInsensitive) == 0) return entry.id;
    }
    return {};
}

LayoutOrFault LayoutStore::load(const QString& id) const
{
    if (!has(id)) return LayoutFault::CannotRead;
    return readLayoutFile(builtIn(id) ? u":/layouts/%1.json"_s.arg(id) : ownPath(id));
}

QString LayoutStore::addOwn(const QString& name, const Layout& layout)
{
    const QString id = freeIdFor(name);
    Layout named = layout;
    named.name = items::tidyName(name);
    return writeLayoutFile(ownPath(id), named) ? id : QString();
}

bool LayoutStore::saveOwn(const QString& id, const Layout& layout)
{
    if (!isOwn(id)) return false;
    Layout named = layout;
    named.name = nameOf(id);
    // What nobody could use here, somebody else may.
    if (std::holds_alternative<LayoutFault>(load(id))) putAsideOwn(id);
    return writeLayoutFile(ownPath(id), named);
}

bool LayoutStore::renameOwn(const QString& id, const QString& name)
{
    LayoutOrFault read = load(id);
    auto* layout = std::get_if<Layout>(&read);
    if (!isOwn(id) || !layout) return false;
    layout->name = items::tidyName(name);
    return writeLayoutFile(ownPath(id), *layout);
}

bool LayoutStore::removeOwn(const QString& id)
{
    if (!isOwn(id)) return false;
    forgetLeftAs(id);
    return QFile::remove(ownPath(id));
}

QString LayoutStore::putAsideOwn(const QString& id)
{
    return isOwn(id) ? items::putAside(ownPath(id)) : QString();
}

bool LayoutStore::hasLeftAs(const QString& id) const
{
    return has(id) && QFile::exists(leftAsPath(id));
}

LayoutOrFault LayoutStore::leftAs(const QString& id) const
{
    if (!has(id)) return LayoutFault::CannotRead;
    return readLayoutFile(leftAsPath(id));
}

bool LayoutStore::keepLeftAs(const QString& id, const Layout& layout)
{
    return has(id) && writeLayoutFile(leftAsPath(id), layout);
}

void LayoutStore::forgetLeftAs(const QString& id)
{
    if (has(id)) QFile::remove(leftAsPath(id));
}

QString LayoutStore::putAsideLeftAs(const QString& id)
{
    return hasLeftAs(id) ? items::putAside(leftAsPath(id)) : QString();
}

QString LayoutStore::ownPath(const QString& id) const
{
    return u"%1/layouts/%2.json"_s.arg(m_folder, id);
}

QString LayoutStore::leftAsPath(const QString& id) const
{
    return u"%1/left-as/%2.json"_s.arg(m_folder, id);
}

QString LayoutStore::freeIdFor(const QString& name) const
{
    const QString slug = slugOf(name);
    QString id = slug;
    for (int number = 2; has(id); ++number) id = slug + u'-' + QString::number(number);
    return id;
}

} // namespace caboose::app
