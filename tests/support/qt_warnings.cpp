// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/qt_warnings.h"

#include <QMutex>

#include <algorithm>
#include <utility>

namespace caboose::test {

namespace {

QtWarnings* theWatcher = nullptr;           // the youngest
QtMessageHandler theFirstHandler = nullptr; // what was there before the eldest

QRecursiveMutex& mutex()
{
    static QRecursiveMutex mutex;
    return mutex;
}

/// What the platform without a screen says of itself; it says nothing about us.
bool isNoise(const QString& message)
{
    static const QStringList noise{
        QStringLiteral("This plugin does not support raise()"),
        QStringLiteral("This plugin does not support propagateSizeHints()"),
        QStringLiteral("This plugin does not support grabbing the"),
        QStringLiteral("This plugin does not support setting window opacity"),
    };
    return std::any_of(noise.begin(), noise.end(),
                       [&](const QString& known) { return message.contains(known); });
}

bool isWarning(QtMsgType type)
{
    return type == QtWarningMsg || type == QtCriticalMsg;
}

} // namespace

QtWarnings::QtWarnings()
{
    const QMutexLocker lock(&mutex());
    m_elder = std::exchange(theWatcher, this);
    if (m_elder == nullptr) {
        theFirstHandler = qInstallMessageHandler(hear);
    }
}

QtWarnings::~QtWarnings()
{
    const QMutexLocker lock(&mutex());
    theWatcher = m_elder;
    if (m_elder == nullptr) {
        qInstallMessageHandler(theFirstHandler);
    }
}

void QtWarnings::expect(const QString& text)
{
    const QMutexLocker lock(&mutex());
    m_expected.append(text);
}

QStringList QtWarnings::complaints() const
{
    const QMutexLocker lock(&mutex());
    QStringList complaints = m_unexpected;
    for (const QString& text : m_expected) {
        complaints.append(QStringLiteral("announced, but never came: %1").arg(text));
    }
    return complaints;
}

void QtWarnings::hear(QtMsgType type, const QMessageLogContext& context, const QString& message)
{
    const QMutexLocker lock(&mutex());
    if (theWatcher != nullptr) {
        theWatcher->note(type, context, message);
    }
}

void QtWarnings::note(QtMsgType type, const QMessageLogContext& context, const QString& message)
{
    if (isWarning(type)) {
        const auto announced =
            std::find_if(m_expected.begin(), m_expected.end(),
                         [&](const QString& text) { return message.contains(text); });
        if (announced != m_expected.end()) {
            m_expected.erase(announced);
            return;
        }
        if (!isNoise(message)) {
            m_unexpected.append(QStringLiteral("unexpected warning: %1").arg(message));
        }
    }
    if (theFirstHandler != nullptr) {
        theFirstHandler(type, context, message);
    }
}

} // namespace caboose::test
