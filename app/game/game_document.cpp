// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/game/game_document.h"

#include "app/actions/game_actions.h"
#include "app/game/open_game_texts.h"
#include "model/game/record/observed_question.h"
#include "views/items/game/sample_game.h"
#include "views/items/setup/set_up_run.h"
#include "views/items/wording/journals.h"

#include <QAction>
#include <QDateTime>
#include <QDir>
#include <QHash>
#include <QRandomGenerator>

using namespace Qt::StringLiterals;

namespace caboose::app {
namespace {

game::Time now()
{
    return std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now());
}

std::filesystem::path pathOf(const QString& file)
{
    return std::filesystem::path(file.toStdU16String());
}

/// A name that no game has yet.
QString newFile(const QString& folder)
{
    const QString stem = QDateTime::currentDateTime().toString(u"yyyy-MM-dd-HHmm"_s);
    QString name = folder + u'/' + stem + u".caboose"_s;
    for (int n = 2; QFile::exists(name); ++n) {
        name = u"%1/%2-%3.caboose"_s.arg(folder, stem).arg(n);
    }
    return name;
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
    : m_folder(folder), m_newGame(rulings), m_recent(folder)
{
    const items::OptionsModel& options = m_models.options;
    connect(&options, &items::OptionsModel::chosen, this, [this](const rules::Choice& choice) {
        if (m_kept.game) take(m_kept.game->answer(choice));
    });
    connect(&options, &items::OptionsModel::wentOn, this, [this] {
        if (m_kept.game) take(m_kept.game->goOn());
    });
    connect(&options, &items::OptionsModel::curtainMoved, this, &GameDocument::moveCurtain);
    connect(&m_models.deck, &items::CommonDeckModel::adjustWanted, this, &GameDocument::adjust);
    connect(&options, &items::OptionsModel::overruled, this, [this](const rules::Choice& choice) {
        if (m_kept.game) takeByHand(m_kept.game->decideOtherwise(choice));
    });
    connect(&m_models.adjusting, &items::Adjusting::wanted, this, [this](const auto& adjustments) {
        if (m_kept.game) takeByHand(m_kept.game->adjust(adjustments));
    });
    connect(&m_models.log, &items::LogModel::goToWanted, this, &GameDocument::goToEntry);
    connect(&m_recent, &items::RecentGamesModel::openWanted, this, &GameDocument::openFile);
    connect(&m_recent, &items::RecentGamesModel::sampleWanted, this, &GameDocument::openSample);
    connect(&m_newGame, &items::NewGameModel::startWanted, this, &GameDocument::startNew);
}

GameDocument::~GameDocument()
{
    if (m_kept.game) m_kept.game->takeSnapshot();
}

void GameDocument::addActions(Actions& actions)
{
    m_actions = &actions;
    const QHash<QString, std::function<void(bool)>> deeds{
        {u"game.continue"_s, [this](bool) { openFile(lastFile()); }},
        {u"game.new"_s, [this](bool) { Q_EMIT setupWanted(); }},
        {u"game.sample"_s, [this](bool) { openSample(); }},
        {u"game.open"_s, [this](bool) { Q_EMIT fileWanted(); }},
        {u"game.why"_s, [this](bool) { Q_EMIT whyWanted(); }},
        {u"game.by-hand"_s, [this](bool) { Q_EMIT handMenuWanted(); }},
        {u"game.overrule"_s, [this](bool) { Q_EMIT overrulingWanted(); }},
        {u"game.what-if"_s,
         [this](bool) {
             if (m_kept.game) take(m_kept.game->startWhatIf(m_kept.game->now().at));
         }},
        {u"game.keep-tried"_s,
         [this](bool) {
             if (m_kept.game) take(m_kept.game->keepTried());
         }},
        {u"game.drop-tried"_s,
         [this](bool) {
             if (m_kept.game) take(m_kept.game->dropTried());
         }},
        {u"game.dispute"_s, [this](bool) { Q_EMIT disputeWanted(); }},
        {u"game.go-on"_s, [this](bool) { m_models.options.goOn(); }},
        {u"game.undo"_s, [this](bool) { undo(); }},
        {u"game.redo"_s, [this](bool) { redo(); }},
        {u"game.correct"_s, [this](bool) { Q_EMIT correctionWanted(); }},
        {u"game.table-display"_s, [this](bool wanted) { Q_EMIT displayWanted(wanted); }},
        {u"game.unseen"_s, [this](bool) { playUnseen(); }},
        {u"game.look"_s, [this](bool looks) { look(looks); }},
    };
    for (const ActionSpec& spec : gameActions()) actions.add(spec, deeds.value(spec.id));
    refreshActions();
}

void GameDocument::retranslate()
{
    m_models.log.forget();
    m_publicModels.log.forget();
    m_newGame.retranslate();
    m_recent.retranslate();
    publish();
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
    const QFileInfoList files =
        QDir(m_folder).entryInfoList({u"*.caboose"_s}, QDir::Files, QDir::Time);
    return files.isEmpty() ? QString() : files.front().filePath();
}

void GameDocument::startNew()
{
    if (!m_newGame.objections().isEmpty()) return;
    QDir().mkpath(m_folder);
    game::NewGame made = game::startGame(pathOf(newFile(m_folder)), startedFrom(m_newGame), now);
    const game::Saved saved = made.saved;
    if (made.kept) prepare(*made.kept.game);
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
    game::OpenedGame opened = game::openGame(pathOf(path), now);
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
        Q_EMIT notice([] { return tr("Nothing of this file can be saved."); });
}

void GameDocument::follow(game::GameWithFile kept)
{
    if (!kept.game) return;
    if (m_kept.game) m_kept.game->takeSnapshot();
    m_kept = std::move(kept);
    m_saved = game::Saved::Yes;
    m_viewpoint = items::Viewpoint::Table;
    m_curtain = items::Curtain::Closed;
    m_models.log.forget();
    m_publicModels.log.forget();
    publish();
    Q_EMIT opened();
}

void GameDocument::publish()
{
    if (m_kept.game)
        m_models.show(*m_kept.game, m_viewpoint, m_curtain);
    else
        m_models.showNothing();
    publishPublicly();
    refreshActions();
    const bool inWhatIf = m_kept.game && m_kept.game->inWhatIf();
    if (inWhatIf != m_isTrying) Q_EMIT tryingChanged(inWhatIf);
    m_isTrying = inWhatIf;
    const auto phase = m_models.finalScore.phase();
    const bool isFinal =
        phase == items::FinalScore::Phase::Counting || phase == items::FinalScore::Phase::Over;
    if (isFinal == m_isFinalScoring) return;
    m_isFinalScoring = isFinal;
    Q_EMIT finalScoringChanged(isFinal);
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
    const game::Reply reply = m_kept.game->adjust(adjustments);
    if (reply.isAccepted())
        take(reply);
    else
        Q_EMIT notice([] { return tr("That can’t be changed in the position as it is."); });
}

void GameDocument::take(const game::Reply& reply)
{
    if (!reply.isAccepted()) return;
    m_curtain = items::Curtain::Closed;
    tellHowSaved(reply.saved);
    publish();
}

/// The table is right, as long as it can be so.
void GameDocument::takeByHand(const game::Reply& reply)
{
    if (!reply.isAccepted()) {
        Q_EMIT notice([] { return tr("That can’t be on this table, so nothing was changed."); });
    }
    take(reply);
}

void GameDocument::tellHowSaved(game::Saved saved)
{
    const bool isWell = saved == game::Saved::Yes || saved == game::Saved::NotAsked;
    const bool isNews = saved != m_saved;
    m_saved = saved;
    if (isWell || !isNews) return;
    Q_EMIT notice([saved] {
        return tr("The game can’t be written to its file: %1 You can play on; it is written as "
                  "soon as that is possible.")
            .arg(items::words::saved(saved));
    });
}

void GameDocument::undo()
{
    if (m_kept.game) take(m_kept.game->undoStep());
}

void GameDocument::redo()
{
    if (m_kept.game) take(m_kept.game->redoStep());
}

void GameDocument::goToEntry(unsigned entry)
{
    if (m_kept.game) take(m_kept.game->goTo(entry));
}

void GameDocument::playUnseen()
{
    if (m_kept.game) take(m_kept.game->playUnseen());
}

void GameDocument::look(bool looks)
{
    m_viewpoint = looks ? items::Viewpoint::Referee : items::Viewpoint::Table;
    m_curtain = items::Curtain::Closed;
    if (m_kept.game && looks) tellHowSaved(m_kept.game->look({}).saved);
    publish();
}

/// Whoever is asked looks at their own options; that is recorded, and over with the next entry.
void GameDocument::moveCurtain()
{
    const rules::Question* question = m_kept.game ? m_kept.game->now().question() : nullptr;
    if (!question) return;
    const bool opens = m_curtain == items::Curtain::Closed;
    const rules::SeatIndex seat = m_kept.game->now().table().seatOf(question->who());
    if (opens) tellHowSaved(m_kept.game->look({.all = false, .seat = seat}).saved);
    m_curtain = opens ? items::Curtain::Open : items::Curtain::Closed;
    publish();
}

void GameDocument::refreshActions()
{
    if (!m_actions) return;
    const auto enable = [this](const QString& id, bool on) { m_actions->find(id)->setEnabled(on); };
    const game::Game* followed = game();
    enable(u"game.continue"_s, !lastFile().isEmpty());
    enable(u"game.go-on"_s, followed && followed->now().awaits == game::Awaits::GoOn);
    enable(u"game.undo"_s, followed && followed->stepBack() != game::noEntry);
    enable(u"game.redo"_s, followed && followed->stepForth() != game::noEntry);
    const rules::Question* question = followed ? followed->now().question() : nullptr;
    enable(u"game.unseen"_s, question && question->ask() == rules::QuestionKind::PlayCard &&
                                 !followed->now().table().kept.decks);
    enable(u"game.look"_s, followed);
    enable(u"game.correct"_s, m_models.deck.rowCount() > 0);
    const bool inWhatIf = followed && followed->inWhatIf();
    for (const auto& id : {u"game.why"_s, u"game.by-hand"_s, u"game.overrule"_s}) {
        enable(id, followed);
    }
    enable(u"game.what-if"_s, followed && !inWhatIf);
    enable(u"game.keep-tried"_s, inWhatIf);
    enable(u"game.drop-tried"_s, inWhatIf);
    m_actions->find(u"game.look"_s)->setChecked(m_viewpoint == items::Viewpoint::Referee);
}

} // namespace caboose::app
