// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rulebook/rulebook_panels.h"

#include "app/actions/action_registry.h"
#include "app/actions/ask.h"
#include "app/actions/rule_of_widget.h"
#include "app/docking/docks.h"
#include "app/game/game_document.h"
#include "app/rulebook/rulebook_actions.h"
#include "model/rulebook/book/rulebook_context.h"
#include "views/panels/rulebook/print_dialog.h"
#include "views/panels/rulebook/rule_printer.h"
#include "views/panels/rulebook/rulebook_panel.h"

#include <QAction>
#include <QApplication>
#include <QMainWindow>
#include <QPrintDialog>
#include <QPrinter>

using namespace Qt::StringLiterals;

namespace caboose::app {

QString RulebookPanels::panelId(int number)
{
    return number == 0 ? u"rulebook"_s : u"rulebook-%1"_s.arg(number + 1);
}

RulebookPanels::RulebookPanels(items::RulebookLibrary& library, const QString& settingsFolder,
                               const items::RulingsModel& rulings)
    : m_library(library), m_game(rulings), m_marks(settingsFolder + u"/rulebook.json"_s),
      m_panels(panelCount)
{
    std::vector<items::RulebookReader*> readers;
    for (int number = 0; number < panelCount; ++number) {
        m_readers.push_back(std::make_unique<items::RulebookReader>(m_library, m_game, m_marks));
        readers.push_back(m_readers.back().get());
    }
    m_reading = std::make_unique<items::ReadingFile>(settingsFolder + u"/reading.json"_s, m_game,
                                                     std::move(readers));
    connect(&m_menus, &RuleMenus::ruleWanted, this, &RulebookPanels::showRule);
    connect(&m_marks, &items::RulebookMarks::notKept, this, [this] {
        Q_EMIT notice([] { return tr("Bookmarks and notes can’t be written to their file."); });
    });
    connect(&m_marks, &items::RulebookMarks::foundUnreadable, this, &RulebookPanels::tellAside);
    connect(m_reading.get(), &items::ReadingFile::foundUnreadable, this,
            &RulebookPanels::tellAside);
}

void RulebookPanels::tellAside(const QString& path)
{
    Q_EMIT notice([path] {
        return tr("The file with what you marked or read in the rulebook could not be "
                  "understood. It is kept as %1.")
            .arg(path);
    });
}

/// What was found when the files were read.
void RulebookPanels::tellOfFiles()
{
    for (const QString& path : {m_marks.putAside(), m_reading->putAside()}) {
        if (!path.isEmpty()) tellAside(path);
    }
    if (!m_marks.isFromTheFuture()) return;
    Q_EMIT notice([] {
        return tr("A later version of Caboose wrote your bookmarks and notes. They stay as they "
                  "are; what you mark now is forgotten when Caboose ends.");
    });
}

RulebookPanels::~RulebookPanels() = default;

void RulebookPanels::addActions(Actions& actions)
{
    m_actions = &actions;
    actions.add(rulebookActions(), *this);
}

void RulebookPanels::connectTo(Docks& docks, GameDocument& gameDocument)
{
    m_docks = &docks;
    m_document = &gameDocument;
    connect(&gameDocument.models(), &items::GameModels::shown, this, &RulebookPanels::followGame);
    followGame();
    shareBoxes(gameDocument.newGame().boxes());
    tellOfFiles();
}

/// What the group owns is asked in the set-up and can be changed in the rulebook.
void RulebookPanels::shareBoxes(items::OwnedBoxesModel& owned)
{
    m_game.setBoxes(owned.boxes());
    connect(&owned, &items::OwnedBoxesModel::boxesChanged, this,
            [this, &owned] { m_game.setBoxes(owned.boxes()); });
    connect(&m_game, &items::RulebookGame::boxesChanged, &owned,
            [this, &owned] { owned.setBoxes(m_game.boxes()); });
}

void RulebookPanels::followGame()
{
    const game::Game* game = m_document->game();
    m_game.setTable(game ? std::optional(rulebook::gameOn(game->now().table())) : std::nullopt);
}

void RulebookPanels::setProgramLanguage(const QString& language)
{
    for (const auto& reader : m_readers) reader->setProgramLanguage(language);
}

QWidget* RulebookPanels::makePanel(int number, QWidget* parent)
{
    views::RulebookPanel::NamedActions named;
    for (QAction* action : m_actions->of(Category::Rulebook)) {
        named.insert(action->objectName().section(u'.', 1), action);
    }
    auto* panel = new views::RulebookPanel(reader(number), named, parent);
    connect(panel, &views::RulebookPanel::taken, this, [this, number] { m_active = number; });
    m_panels[static_cast<std::size_t>(number)] = panel;
    return panel;
}

void RulebookPanels::showRule(const QString& rule)
{
    if (!m_docks || rule.isEmpty()) return;
    m_library.want();
    if (!m_docks->isOpen(panelId(m_active))) m_active = 0;
    m_docks->setOpen(panelId(m_active), true);
    activeReader().goTo(rule);
}

/// Of what is chosen; else of what is asked; else of what the panel is about.
QString RulebookPanels::ruleInMind() const
{
    const QWidget* focused = QApplication::focusWidget();
    QString chosen = ruleOf(focused);
    if (!chosen.isEmpty()) return chosen;
    const QString asked = m_document ? m_document->models().options.question().rule : QString();
    return asked.isEmpty() ? ruleOfPanelAround(focused) : asked;
}

void RulebookPanels::showRuleOfQuestion()
{
    const QString rule = ruleInMind();
    if (rule.isEmpty())
        withPanel([](views::RulebookPanel&) {});
    else
        showRule(rule);
}

void RulebookPanels::followLink(const QString& rule)
{
    showRule(rule);
    if (m_lastInput.isKey()) giveKeys();
}

void RulebookPanels::giveKeys()
{
    if (m_docks) m_docks->focus(panelId(m_active));
}

void RulebookPanels::withPanel(const std::function<void(views::RulebookPanel&)>& use)
{
    if (!m_docks) return;
    if (!m_docks->isOpen(panelId(m_active))) m_active = 0;
    m_docks->setOpen(panelId(m_active), true);
    if (views::RulebookPanel* panel = m_panels[static_cast<std::size_t>(m_active)]) use(*panel);
}

void RulebookPanels::openAnother()
{
    if (!m_docks) return;
    for (int number = 0; number < panelCount; ++number) {
        if (m_docks->isOpen(panelId(number))) continue;
        const QString place = activeReader().place();
        m_active = number;
        m_docks->setOpen(panelId(number), true);
        if (!place.isEmpty()) activeReader().goTo(place);
        return;
    }
    Q_EMIT notice([] { return tr("All rulebook panels are open already."); });
}

void RulebookPanels::nextScope()
{
    const int next = (static_cast<int>(activeReader().scope()) + 1) % 3;
    activeReader().setScope(static_cast<items::RuleScope>(next));
}

void RulebookPanels::openPrintDialog()
{
    withPanel([this](views::RulebookPanel& panel) {
        if (panel.reader().view().isEmpty()) {
            connect(&panel.reader(), &items::RulebookReader::viewChanged, this,
                    &RulebookPanels::openPrintDialog, Qt::SingleShotConnection);
            return;
        }
        auto* dialog = new views::PrintDialog(panel.reader(), m_docks->window());
        connect(dialog, &views::PrintDialog::printWanted, this, &RulebookPanels::print);
        connect(dialog, &views::PrintDialog::pdfWanted, this, &RulebookPanels::askForPdf);
        dialog->open();
    });
}

void RulebookPanels::print(const items::RulePrintJob& job)
{
    auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    printer->setDocName(job.title);
    auto* dialog = new QPrintDialog(printer.get(), m_docks->window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, qOverload<>(&QDialog::accepted), this,
            [printer, job] { views::printRules(*printer, job); });
    dialog->open();
}

void RulebookPanels::askForPdf(const items::RulePrintJob& job)
{
    askForFileToWrite(m_docks->window(), tr("Save rules as PDF"), FileKind::Pdf,
                      u"caboose-rules.pdf"_s, [this, job](const QString& path) {
                          if (views::writeRulesPdf(path, job)) return;
                          Q_EMIT notice(
                              [path] { return tr("%1 could not be written.").arg(path); });
                      });
}

} // namespace caboose::app
