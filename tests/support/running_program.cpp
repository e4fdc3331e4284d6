// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/running_program.h"

#include "app/rulebook/installed_rulebook.h"
#include "tests/source_dir.h"
#include "views/widgets/message_line.h"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QMainWindow>
#include <QPushButton>
#include <QTest>

using namespace Qt::StringLiterals;

namespace caboose::test {
namespace {

app::PanelSpec panelNamed(const QString& id, const char* title)
{
    return {.id = id,
            .title = title,
            .summary = "A panel for tests",
            .icon = u"panel-"_s + id,
            .create = [id](const app::PanelContext&, QWidget* parent) {
                auto* label = new QLabel(id, parent);
                label->setObjectName(u"panel:"_s + id);
                label->setAlignment(Qt::AlignCenter);
                return label;
            }};
}

/// One for all programs of this process: to read it takes longer than most of what is tested.
const std::shared_ptr<items::RulebookLibrary>& readRulebook()
{
    static const std::shared_ptr<items::RulebookLibrary> library = unreadRulebook();
    return library;
}

} // namespace

std::shared_ptr<items::RulebookLibrary> unreadRulebook()
{
    return std::make_shared<items::RulebookLibrary>(
        QStringLiteral(CABOOSE_SOURCE_DIR "/resources/rulebook"), app::installedFoundations);
}

app::Panels testPanels()
{
    app::Panels panels;
    panels.add(panelNamed(u"train-map"_s, "Train"));
    panels.add(panelNamed(u"common-deck"_s, "Common deck"));
    panels.add(panelNamed(u"referee"_s, "Referee"));
    panels.add(panelNamed(u"log"_s, "Log"));
    panels.add(panelNamed(u"extra"_s, "Extra"));
    return panels;
}

QStringList scheminPanels()
{
    return {u"train-map"_s, u"common-deck"_s, u"referee"_s, u"log"_s};
}

RunningProgram::RunningProgram() = default;

RunningProgram::~RunningProgram()
{
    m_program.reset();
    settle();
}

void RunningProgram::start(app::StartOptions options)
{
    start(std::move(options), testPanels());
}

void RunningProgram::start(app::StartOptions options, app::Panels panels)
{
    m_program.reset();
    settle();
    options.settingsFolder = folder();
    if (!options.library) options.library = readRulebook();
    if (options.language.isEmpty()) options.language = u"en"_s;
    // A program takes the font that it finds for the system's: not what the last one made of it.
    static const QFont usual = QApplication::font();
    QApplication::setFont(usual);
    m_program = std::make_unique<app::Program>(options, std::move(panels));
    m_program->show();
    m_program->window()->resize(1180, 740);
    QVERIFY(QTest::qWaitForWindowExposed(m_program->window()));
    m_program->window()->activateWindow();
    settle();
}

void RunningProgram::enlarge(int textPercent, QSize size)
{
    views::Preferences preferences = m_program->preferences();
    preferences.textPercent = textPercent;
    m_program->setPreferences(preferences);
    window()->resize(size);
    settle();
}

void RunningProgram::close()
{
    m_program->window()->close();
    m_program.reset();
    settle();
}

void RunningProgram::crash()
{
    QFile left(file(u"running/0.lock"_s));
    QVERIFY(left.open(QIODevice::ReadOnly));
    const QByteArray mark = left.readAll();
    m_program.reset();
    settle();
    // A number that no process has, in place of ours.
    QList<QByteArray> lines = mark.split('\n');
    lines[0] = "999999999";
    write(u"running/0.lock"_s, lines.join('\n'));
}

QWidget* RunningProgram::window()
{
    return m_program->window();
}

void RunningProgram::write(const QString& name, const QByteArray& content) const
{
    QDir().mkpath(QFileInfo(file(name)).path());
    QFile out(file(name));
    QVERIFY(out.open(QIODevice::WriteOnly));
    out.write(content);
}

QByteArray RunningProgram::read(const QString& name) const
{
    QFile in(file(name));
    return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
}

QStringList RunningProgram::openPanels()
{
    QStringList open;
    for (const QString& id : m_program->panels().ids()) {
        if (m_program->docks().isOpen(id)) open.append(id);
    }
    return open;
}

void RunningProgram::trigger(const QString& actionId)
{
    QAction* action = m_program->actions().find(actionId);
    QVERIFY2(action, qPrintable(actionId));
    QVERIFY2(action->isEnabled(), qPrintable(actionId));
    action->trigger();
    settle();
}

void RunningProgram::press(const QString& keys)
{
    // Without a window manager nobody hands the focus back when a dialog closes.
    window()->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window()));
    QTest::keySequence(window(), QKeySequence(keys, QKeySequence::PortableText));
    settle();
}

namespace {

/// Behind a closed curtain there is nothing but the curtain. Other rows that are no answers to the
/// question come with numbers behind its.
int firstAnswer(const items::OptionsModel& options)
{
    for (int row = 0; row < options.rowCount(); ++row) {
        if (options.at(row).id < items::OptionsModel::curtainRow) return options.at(row).id;
    }
    return items::OptionsModel::curtainRow;
}

/// Plays on by the first answer each time until it is as it should be.
template <typename IsThere>
void playUntil(app::GameDocument& gameDocument, IsThere isThere)
{
    items::OptionsModel& options = gameDocument.models().options;
    for (int step = 0; step < 2000; ++step) {
        const game::CurrentState& now = gameDocument.game()->now();
        if (isThere(now)) return;
        if (!now.question())
            options.goOn();
        else if (now.question()->isNumeric())
            options.chooseNumber(now.question()->lowest);
        else
            options.choose(firstAnswer(options));
    }
    QFAIL("it never comes to that");
}

} // namespace

void RunningProgram::playTo(rules::QuestionKind ask)
{
    QVERIFY2(comesTo(ask), "it never comes to that");
}

bool RunningProgram::comesTo(rules::QuestionKind ask)
{
    const auto isAsked = [ask](const game::CurrentState& now) {
        return now.question() && now.question()->ask() == ask;
    };
    app::GameDocument& document = m_program->gameDocument();
    playUntil(document, [&](const game::CurrentState& now) {
        return isAsked(now) || now.awaits == game::Awaits::Nothing;
    });
    return isAsked(document.game()->now());
}

void RunningProgram::playToForced()
{
    playUntil(m_program->gameDocument(),
              [](const game::CurrentState& now) { return now.awaits == game::Awaits::GoOn; });
    settle();
}

void RunningProgram::playToEnd()
{
    playUntil(m_program->gameDocument(),
              [](const game::CurrentState& now) { return now.awaits == game::Awaits::Nothing; });
    settle();
}

void RunningProgram::answerMessage()
{
    click(window()->findChild<QPushButton*>(u"messageAction"_s));
}

QString RunningProgram::message()
{
    return m_program->messages().text();
}

QWidget* RunningProgram::titleButton(const QString& panelId, const QString& accessibleName)
{
    const QWidget* held = panel(panelId);
    for (QWidget* around = held->parentWidget(); around; around = around->parentWidget()) {
        for (QWidget* button : around->findChildren<QWidget*>(u"dockButton"_s)) {
            const bool seen = button->isVisible() && !button->size().isEmpty();
            if (seen && button->accessibleName() == accessibleName) return button;
        }
        if (around->isWindow()) break;
    }
    return nullptr;
}

QWidget* RunningProgram::panel(const QString& panelId)
{
    for (QWidget* widget : QApplication::allWidgets()) {
        if (widget->objectName() == u"panel:"_s + panelId) return widget;
    }
    return nullptr;
}

void click(QWidget* widget)
{
    QVERIFY(widget);
    QTest::mouseClick(widget, Qt::LeftButton);
    settle();
}

void settle()
{
    for (int i = 0; i < 3; ++i) {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QCoreApplication::processEvents();
    }
}

} // namespace caboose::test
