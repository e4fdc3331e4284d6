// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/system/settings.h"

#include "views/drawing/theme.h"
#include "views/items/program/kept_file.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonObject>
#include <QStandardPaths>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace caboose::app {
namespace {

constexpr int version = 1;
constexpr qint64 mostBytes = 4LL * 1024 * 1024;
constexpr int recentLength = 12;
constexpr qsizetype mostShortcuts = 2;

constexpr auto versionKey = "format/version"_L1;
constexpr auto themeKey = "preferences/theme"_L1;
constexpr auto languageKey = "preferences/language"_L1;
constexpr auto textKey = "preferences/text-percent"_L1;
constexpr auto animationsKey = "preferences/animations"_L1;
constexpr auto confirmationsKey = "preferences/confirmations"_L1;
constexpr auto restoreLayoutKey = "preferences/restore-layout"_L1;
constexpr auto keysInRefereeKey = "preferences/keys-in-referee-only"_L1;
constexpr auto geometryKey = "window/geometry"_L1;
constexpr auto layoutKey = "layouts/current"_L1;
constexpr auto lockedKey = "layouts/locked"_L1;
constexpr auto recentKey = "actions/recent"_L1;
constexpr auto rulingsKey = "table/rulings"_L1;
constexpr auto setUpKey = "table/set-up"_L1;
constexpr auto shortcutsGroup = "shortcuts"_L1;
constexpr auto shortcutsFormat = "caboose-shortcuts"_L1;

QString knownTheme(const QString& id)
{
    return views::themeWithId(id) ? id : QString();
}

bool truth(const QVariant& value, bool otherwise)
{
    const QString text = value.toString();
    if (text == u"true") return true;
    return text == u"false" ? false : otherwise;
}

QStringList toStrings(const items::Shortcuts& shortcuts)
{
    QStringList list;
    for (const QKeySequence& keys : shortcuts) list += keys.toString(QKeySequence::PortableText);
    return list;
}

/// What can't be a key is left out.
items::Shortcuts understood(const QStringList& keyTexts)
{
    items::Shortcuts shortcuts;
    for (const QString& text : keyTexts) {
        const QKeySequence keys(text, QKeySequence::PortableText);
        const bool usable = !keys.isEmpty() && keys[0].key() != Qt::Key_unknown;
        if (usable && shortcuts.size() < mostShortcuts) shortcuts += keys;
    }
    return shortcuts;
}

bool isSetting(QByteArrayView line)
{
    const QByteArrayView text = line.trimmed();
    return text.isEmpty() || text.startsWith('[') || text.startsWith(';') || text.contains('=');
}

/// With lines of the form "key=value" and "[group]", and nothing that can't be read.
bool isReadable(const QString& path)
{
    const auto text = items::readFileAtMost(path, mostBytes);
    if (!text) return false;
    if (text->contains('\0')) return false;
    const QList<QByteArray> lines = text->split('\n');
    return std::all_of(lines.begin(), lines.end(), isSetting) &&
           QSettings(path, QSettings::IniFormat).status() == QSettings::NoError;
}

/// What is not ours is kept for its owner under another name, so that writing settings destroys
/// nothing.
QString putAsideIfStrange(const QString& path)
{
    const QFileInfo file(path);
    // One that may not be read is no stranger for that; nothing will be written to it either.
    const bool isSecret = file.isFile() && !file.isReadable();
    if (!file.exists() || isSecret || isReadable(path)) return {};
    return items::putAside(path);
}

} // namespace

QString settingsFolder(const QString& fromCommandLine)
{
    if (!fromCommandLine.isEmpty()) return QDir(fromCommandLine).absolutePath();
    const QString fromEnvironment = qEnvironmentVariable("CABOOSE_SETTINGS_DIR");
    if (!fromEnvironment.isEmpty()) return QDir(fromEnvironment).absolutePath();
    return QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) + u"/caboose"_s;
}

Settings::Settings(const QString& folder)
    : m_folder(folder), m_putAside(putAsideIfStrange(folder + u"/caboose.ini"_s)),
      m_file(folder + u"/caboose.ini"_s, QSettings::IniFormat),
      m_isFromTheFuture(m_file.value(versionKey).toInt() > version)
{
    m_file.setFallbacksEnabled(false);
}

Settings::~Settings()
{
    keepUsed();
}

void Settings::keep(const QString& key, const QVariant& value)
{
    // The file is written, and waited for, even where nothing in it changes.
    if (m_isFromTheFuture || m_file.value(key) == value) return;
    m_file.setValue(versionKey, version);
    m_file.setValue(key, value);
}

bool Settings::canBeKept() const
{
    return QDir().mkpath(m_folder) && m_file.isWritable();
}

views::Preferences Settings::preferences() const
{
    views::Preferences preferences;
    preferences.theme = knownTheme(m_file.value(themeKey).toString());
    preferences.language = m_file.value(languageKey).toString();
    bool isNumber = false;
    const int percent = m_file.value(textKey).toInt(&isNumber);
    if (isNumber) {
        preferences.textPercent = std::clamp(percent, views::smallestText, views::largestText);
    }
    preferences.animations = truth(m_file.value(animationsKey), preferences.animations);
    preferences.confirmations = truth(m_file.value(confirmationsKey), preferences.confirmations);
    preferences.restoreLayout = truth(m_file.value(restoreLayoutKey), preferences.restoreLayout);
    preferences.keysInRefereeOnly =
        truth(m_file.value(keysInRefereeKey), preferences.keysInRefereeOnly);
    return preferences;
}

void Settings::setPreferences(const views::Preferences& preferences)
{
    keep(themeKey, preferences.theme.isEmpty() ? u"system"_s : preferences.theme);
    keep(languageKey, preferences.language);
    keep(textKey, preferences.textPercent);
    keep(animationsKey, preferences.animations);
    keep(confirmationsKey, preferences.confirmations);
    keep(restoreLayoutKey, preferences.restoreLayout);
    keep(keysInRefereeKey, preferences.keysInRefereeOnly);
}

QByteArray Settings::windowGeometry() const
{
    return QByteArray::fromBase64(m_file.value(geometryKey).toByteArray());
}

void Settings::setWindowGeometry(const QByteArray& geometry)
{
    keep(geometryKey, geometry.toBase64());
}

QString Settings::currentLayout() const
{
    return m_file.value(layoutKey).toString();
}

void Settings::setCurrentLayout(const QString& id)
{
    keep(layoutKey, id);
}

bool Settings::panelsLocked() const
{
    return truth(m_file.value(lockedKey), false);
}

void Settings::setPanelsLocked(bool locked)
{
    keep(lockedKey, locked);
}

QStringList Settings::recentActions() const
{
    QStringList recent = m_used + m_file.value(recentKey).toStringList();
    recent.removeDuplicates();
    return recent.mid(0, recentLength);
}

void Settings::noteUsed(const QString& actionId)
{
    m_used.removeAll(actionId);
    m_used.prepend(actionId);
}

void Settings::keepUsed()
{
    if (m_used.isEmpty()) return;
    keep(recentKey, recentActions());
    m_used.clear();
}

QStringList Settings::rulings() const
{
    return m_file.value(rulingsKey).toStringList();
}

void Settings::setRulings(const QStringList& strings)
{
    keep(rulingsKey, strings);
}

QStringList Settings::setUp() const
{
    return m_file.value(setUpKey).toStringList();
}

void Settings::setSetUp(const QStringList& strings)
{
    keep(setUpKey, strings);
}

items::ShortcutMap Settings::shortcuts() const
{
    items::ShortcutMap map;
    m_file.beginGroup(shortcutsGroup);
    for (const QString& id : m_file.childKeys()) {
        map.insert(id, understood(m_file.value(id).toStringList()));
    }
    m_file.endGroup();
    return map;
}

void Settings::setShortcuts(const items::ShortcutMap& shortcuts)
{
    if (m_isFromTheFuture) return;
    m_file.remove(shortcutsGroup);
    m_file.beginGroup(shortcutsGroup);
    for (auto it = shortcuts.begin(); it != shortcuts.end(); ++it) {
        m_file.setValue(it.key(), toStrings(it.value()));
    }
    m_file.endGroup();
}

namespace {

/// A file may hold anything: what is not text is left out.
QStringList stringsOf(const QJsonArray& values)
{
    QStringList strings;
    for (const auto& value : values) {
        if (value.isString()) strings.append(value.toString());
    }
    return strings;
}

} // namespace

bool writeShortcuts(const QString& path, const items::ShortcutMap& shortcuts)
{
    QJsonObject keys;
    for (auto it = shortcuts.begin(); it != shortcuts.end(); ++it) {
        keys[it.key()] = QJsonArray::fromStringList(toStrings(it.value()));
    }
    return items::KeptFile(path, shortcutsFormat, version).write({{"keys"_L1, keys}});
}

std::optional<items::ShortcutMap> readShortcuts(const QString& path)
{
    const auto read = items::KeptFile(path, shortcutsFormat, version).read();
    if (read.state != items::KeptFile::State::Sound) return std::nullopt;
    items::ShortcutMap map;
    const QJsonObject keys = read.content["keys"_L1].toObject();
    for (auto it = keys.begin(); it != keys.end(); ++it) {
        map.insert(it.key(), understood(stringsOf(it.value().toArray())));
    }
    return map;
}

} // namespace caboose::app
