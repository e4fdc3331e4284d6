// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/game/game_document.h"

#include "app/game/new_game_file.h"
#include "app/game/open_game_texts.h"
#include "app/system/logging.h"
#include "model/game/record/observed_question.h"
#include "model/rules/06_round_cards/told_cards.h"
#include "views/items/game/sample_game.h"
#include "views/items/program/files_ending.h"
#include "views/items/setup/set_up_run.h"
#include "views/items/wording/journals.h"

#include <QDir>
#include <QFileInfo>
#include <QRandomGenerator>

#include <chrono>

using namespace Qt::StringLiterals;

namespace caboose::app {
namespace {

/// Before writing is tried again, when nobody says anything meanwhile.
constexpr std::chrono::seconds patience(3);

game::Time now()
{
    return std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now());
}

std::filesystem::path pathOf(const QString& file)
{
    return std::filesystem::path(file.toStdU16String());
}

game::Started startedFrom(const items::NewGameModel& plan)
{
    game::Started started;
    started.table = std::make_shared<rules::Table>(rules::tableFor(plan.plan()));
    started.seed = QRandomGenerator::system()->generate64();
    started.cards =
        plan.entersPlayed() ? game::CardsEntered::WhenPlayed : game::CardsEntered::WhenTurnedOver;
    return started;
}

} // namespace

GameDocument::GameDocument(const QString& folder, items::RulingsModel& rulings)
    : m_folder(folder), m_newGame(rulings), m_recent(folder), m_hasLast(!lastFile().isEmpty())
{
    const items::OptionsModel& options = m_models.options;
    connect(&options, &items::OptionsModel::chosen, this, [this](const rules::Choice& choice) {
        if (m_kept.game)
            take(isSaidNext(choice) ? m_kept.game->redoStep() : m_kept.game->answer(choice));
    });
    connect(&options, &items::OptionsModel::wentOn, this, [this] {
        if (m_kept.game) take(goesOnNext() ? m_kept.game->redoStep() : m_kept.game->goOn());
    });
    connect(&options, &items::OptionsModel::allCardsPlayed, this, &GameDocument::playUnseen);
    connect(&options, &items::OptionsModel::noCardPlayed, this, &GameDocument::takeTurnedCardAway);
    connect(&options, &items::OptionsModel::curtainMoved, this, &GameDocument::moveCurtain);
    connect(&m_models.finalScore.purses(), &items::PurseCount::namedAll, this,
            [this](rules::Pawn who, const QList<int>& values) {
                if (m_kept.game) m_kept.game->note(items::noteOf(who, values));
            });
    connect(&m_models.characters, &items::CharactersModel::goalsWanted, this,
            &GameDocument::lookAtGoals);
    connect(&m_models.deck, &items::CommonDeckModel::adjustWanted, this, &GameDocument::adjust);
    connect(&options, &items::OptionsModel::overruled, this, [this](const rules::Choice& choice) {
        if (m_kept.game) takeAdjusted(m_kept.game->decideOtherwise(choice));
    });
    connect(&m_models.adjusting, &items::Adjusting::wanted, this, [this](const auto& adjustments) {
        if (m_kept.game) takeAdjusted(m_kept.game->adjust(adjustments));
    });
    connect(&m_models.log, &items::LogModel::goToWanted, this, &GameDocument::goToEntry);
    connect(&m_recent, &items::RecentGamesModel::openWanted, this, &GameDocument::openFile);
    connect(&m_recent, &items::RecentGamesModel::sampleWanted, this, &GameDocument::openSample);
    connect(&m_newGame, &items::NewGameModel::startWanted, this, &GameDocument::startNew);
    m_trySavingAgain.setInterval(patience);
    connect(&m_trySavingAgain, &QTimer::timeout, this, [this] {
        if (m_kept.game) tellHowSaved(m_kept.game->keepNow());
    });
}

GameDocument::~GameDocument()
{
    if (m_kept.game) m_kept.game->takeSnapshot();
}

void GameDocument::retranslate()
{
    m_models.log.forget();
    m_publicModels.log.forget();
    m_newGame.retranslate();
    m_recent.retranslate();
    publish();
}

/// The entry that redoing would say again; null: none. What is tried out is never the game.
const game::Entry* GameDocument::nextEntry() const
{
    if (inWhatIf()) return nullptr;
    const game::Record& record = m_kept.game->record();
    const game::Number next = record.next(record.head());
    return next == game::noEntry ? nullptr : &record.at(next);
}

/// The same answer as before it was taken back makes no branch of its own.
bool GameDocument::isSaidNext(const rules::Choice& choice) const
{
    const game::Entry* next = nextEntry();
    const auto* answered = next ? next->as<game::Answered>() : nullptr;
    return answered && !answered->byProgram && answered->answer.choice == choice;
}

bool GameDocument::goesOnNext() const
{
    const game::Entry* next = nextEntry();
    return next && next->is<game::WentOn>();
}

std::optional<rules::Position> GameDocument::position() const
{
    if (!m_kept.game) return {};
    return game::observe(m_kept.game->now().state, rules::Viewer::anybody());
}

QString GameDocument::file() const
{
    return m_kept.journal ? QString::fromStdU16String(m_kept.journal->path().u16string())
                          : QString();
}

QString GameDocument::lastFile() const
{
    const QFileInfoList files = items::filesEnding(m_folder, u".caboose"_s, QDir::Time);
    return files.isEmpty() ? QString() : files.front().filePath();
}

void GameDocument::openLast()
{
    m_recent.refresh();
    const int row = m_recent.current();
    openFile(row < 0 ? lastFile() : m_recent.at(row).path);
}

void GameDocument::startNew()
{
    if (!m_newGame.objections().isEmpty()) return;
    QDir().mkpath(m_folder);
    game::NewGame made =
        game::startGame(pathOf(newGameFile(m_folder)), startedFrom(m_newGame), now);
    const game::Saved saved = made.saved;
    if (made.kept) prepare(*made.kept.game);
    m_newGame.drawAnew();
    follow(std::move(made.kept));
    tellHowSaved(saved);
}

/// What was decided before the game is not asked again.
void GameDocument::prepare(game::Game& game)
{
    const items::PlayerNames names = m_newGame.names();
    if (!names.empty()) game.note(items::noteOf(names));
    items::runSetUp(game, m_newGame.first());
}

void GameDocument::openSample()
{
    game::GameWithFile sample;
    sample.game = items::sampleGame(now);
    follow(std::move(sample));
}

bool GameDocument::openFile(const QString& path)
{
    if (path.isEmpty()) return false;
    // A second one could only be looked at.
    if (m_kept.journal && QFileInfo(path) == QFileInfo(file())) {
        Q_EMIT opened();
        return true;
    }
    game::OpenedGame opened = game::openGame(pathOf(path), now);
    qCInfo(journalLog) << "opens" << path << QUtf8StringView(game::keyOf(opened.saved))
                       << "wrong:" << opened.fault.has_value() << "torn bytes:" << opened.tornBytes;
    if (!opened.kept) {
        Q_EMIT refused(path, whyNotOpened(path, opened));
        return false;
    }
    const game::Saved saved = opened.saved;
    const QStringList remarks = remarksOn(opened);
    follow(std::move(opened.kept));
    if (saved != game::Saved::InUse) tellHowSaved(saved);
    for (const QString& remark : remarks) Q_EMIT notice([remark] { return remark; });
    return true;
}

void GameDocument::openWhatCanBeSaved(const QString& path)
{
    if (const auto saved = saveFrom(path))
        openFile(*saved);
    else
        Q_EMIT nothingSaved();
}

void GameDocument::follow(game::GameWithFile kept)
{
    if (!kept.game) return;
    if (m_kept.game) m_kept.game->takeSnapshot();
    m_kept = std::move(kept);
    tellHowSaved(game::Saved::Yes);
    m_viewpoint = items::Viewpoint::Table;
    m_hasLast = !lastFile().isEmpty();
    m_recent.setFollowed(file());
    closeCurtains();
    m_models.log.forget();
    m_publicModels.log.forget();
    Q_EMIT begun();
    publish();
    Q_EMIT opened();
}

void GameDocument::publish()
{
    if (m_kept.game)
        m_models.show(*m_kept.game, m_viewpoint, m_curtain, m_goalsOpenFor);
    else
        m_models.showNothing();
    publishPublicly();
    rememberWhatWasTold();
    Q_EMIT changed();
    if (inWhatIf() != m_isInWhatIf) Q_EMIT whatIfChanged(inWhatIf());
    m_isInWhatIf = inWhatIf();
    if (isLooking() != m_wasLooking) {
        m_wasLooking = isLooking();
        Q_EMIT lookingChanged(m_wasLooking);
    }
    const auto phase = m_models.finalScore.phase();
    const bool isFinal =
        phase == items::FinalScore::Phase::Counting || phase == items::FinalScore::Phase::Over;
    if (isFinal == m_isFinalScoring) return;
    m_isFinalScoring = isFinal;
    Q_EMIT finalScoringChanged(isFinal);
}

/// 4.8.3, 5.1.1: what is tried out was told by nobody.
void GameDocument::rememberWhatWasTold()
{
    if (!m_kept.game || inWhatIf()) return;
    const rules::Table& table = m_kept.game->now().table();
    if (table.inGame(rules::Pawn::Marshal)) m_newGame.rememberPiles(table.pileOrders);
    m_newGame.rememberRoundCards(rules::toldCards(table));
}

void GameDocument::publishPublicly()
{
    if (!m_publicIsWanted) return;
    if (m_kept.game)
        m_publicModels.show(*m_kept.game, items::Viewpoint::Table);
    else
        m_publicModels.showNothing();
}

void GameDocument::setPublicWanted(bool wanted)
{
    m_publicIsWanted = wanted;
    publishPublicly();
}

void GameDocument::adjust(const std::vector<game::Adjustment>& adjustments)
{
    if (!m_kept.game) return;
    take(m_kept.game->adjust(adjustments),
         [] { return tr("That can’t be changed in the position as it is."); });
}

void GameDocument::take(const game::Reply& reply, const std::function<QString()>& otherwise)
{
    if (reply.isAccepted()) {
        m_viewpoint = items::Viewpoint::Table;
        closeCurtains();
        tellHowSaved(reply.saved);
        publish();
    } else if (reply.objection->misfit == game::Misfit::OnlyLookedAt) {
        Q_EMIT notice([] {
            return tr("Another program was writing this game when it was opened, so it is only "
                      "looked at here. Open it again to go on with it.");
        });
    } else if (otherwise) {
        Q_EMIT notice(otherwise);
    }
}

/// It was entered unseen, but its owner drew instead of playing.
void GameDocument::takeTurnedCardAway()
{
    if (!m_kept.game) return;
    game::Adjustment away;
    away.what = game::AdjustmentKind::DeckCardRemoved;
    away.number = m_kept.game->now().table().progress.card;
    takeAdjusted(m_kept.game->adjust({away}));
}

/// The table is right, as long as it can be so.
void GameDocument::takeAdjusted(const game::Reply& reply)
{
    take(reply, [] { return tr("That can’t be on this table, so nothing was changed."); });
}

void GameDocument::tellHowSaved(game::Saved saved)
{
    // What is only tried out is not written.
    if (saved == game::Saved::NotAsked) return;
    if (saved == game::Saved::Beside) tellBeside();
    const bool isWell = saved == game::Saved::Yes || saved == game::Saved::Beside;
    const bool isNews = saved != m_saved;
    if (isNews) qCInfo(journalLog) << "kept:" << QUtf8StringView(game::keyOf(saved));
    m_saved = isWell ? game::Saved::Yes : saved;
    if (isWell) {
        m_trySavingAgain.stop();
        Q_EMIT savedAgain();
        return;
    }
    m_trySavingAgain.start();
    if (!isNews) return;
    Q_EMIT notSaved([saved] {
        return tr("The game can’t be written to its file: %1 You can play on; it is written as "
                  "soon as that is possible.")
            .arg(items::words::saved(saved));
    });
}

void GameDocument::tellBeside()
{
    const QString name = QFileInfo(file()).fileName();
    Q_EMIT notice([name] {
        return tr("Another program has changed the file of this game. That file stays as it is "
                  "now; the whole game is written to %1 from here on.")
            .arg(name);
    });
}

bool GameDocument::canGoOn() const
{
    return m_kept.game && m_kept.game->now().awaits == game::Awaits::GoOn;
}

void GameDocument::undo()
{
    if (m_kept.game) take(m_kept.game->undoStep());
}

bool GameDocument::canUndo() const
{
    return m_kept.game && m_kept.game->stepBack() != game::noEntry;
}

void GameDocument::redo()
{
    if (m_kept.game) take(m_kept.game->redoStep());
}

bool GameDocument::canRedo() const
{
    return m_kept.game && m_kept.game->stepForth() != game::noEntry;
}

void GameDocument::goToEntry(unsigned entry)
{
    if (m_kept.game) take(m_kept.game->goTo(entry));
}

void GameDocument::playUnseen()
{
    if (m_kept.game) take(m_kept.game->playUnseen());
}

bool GameDocument::canPlayUnseen() const
{
    const rules::Question* question = m_kept.game ? m_kept.game->now().question() : nullptr;
    return question && question->ask() == rules::QuestionKind::PlayCard &&
           !m_kept.game->now().table().kept.decks;
}

/// Whoever is asked looks at their own options; that is recorded, and over with the next entry.
void GameDocument::moveCurtain()
{
    const rules::Question* question = m_kept.game ? m_kept.game->now().question() : nullptr;
    if (!question) return;
    const bool opens = m_curtain == items::Curtain::Closed;
    const auto seat = m_kept.game->now().table().seatOf(question->who());
    if (!seat) return;
    if (opens) tellHowSaved(m_kept.game->look({.all = false, .seat = *seat}).saved);
    m_curtain = opens ? items::Curtain::Open : items::Curtain::Closed;
    publish();
}

/// 14.1: the Marshal, or who has peeked at a goal, looks at what the table does not see.
void GameDocument::lookAtGoals(int character)
{
    const rules::Pawn who = rules::pawnAt(character);
    const auto seat = m_kept.game ? m_kept.game->now().table().seatOf(who) : std::nullopt;
    if (!seat) return;
    const bool opens = m_goalsOpenFor != who;
    if (opens) tellHowSaved(m_kept.game->look({.all = false, .seat = *seat}).saved);
    m_goalsOpenFor = opens ? who : rules::Pawn::None;
    publish();
}

void GameDocument::closeCurtains()
{
    m_curtain = items::Curtain::Closed;
    m_goalsOpenFor = rules::Pawn::None;
}

void GameDocument::look(bool looks)
{
    // Nobody looks without its being recorded.
    const game::Reply reply = m_kept.game && looks ? m_kept.game->look({}) : game::Reply{};
    take(reply);
    const bool mayLook = looks && reply.isAccepted();
    m_viewpoint = mayLook ? items::Viewpoint::Referee : items::Viewpoint::Table;
    closeCurtains();
    publish();
}

void GameDocument::startWhatIf()
{
    if (m_kept.game) take(m_kept.game->startWhatIf(m_kept.game->now().at));
}

void GameDocument::keepWhatIf()
{
    if (m_kept.game) take(m_kept.game->keepWhatIf());
}

void GameDocument::dropWhatIf()
{
    if (m_kept.game) take(m_kept.game->dropWhatIf());
}

} // namespace caboose::app
