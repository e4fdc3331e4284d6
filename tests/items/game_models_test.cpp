// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/notation/notation.h"
#include "tests/items/game_on_the_table.h"
#include "tests/support/print_model.h"
#include "tests/support/watched_test.h"
#include "views/items/game/sample_game.h"
#include "views/items/position_sentence.h"

#include <QSignalSpy>
#include <QTest>

namespace caboose::test {

using items::CharactersModel;
using items::CommonDeckModel;
using items::GameModels;
using items::OptionsModel;
using items::PawnsModel;
using items::ScoreModel;
using items::Viewpoint;

/// The item models of a game, printed.
class GameModelsTest : public WatchedTest {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void nothingWithoutAGame();
    void theSampleStandsWhereItIsSaidToStand();
    void carsAreAskedForFirst();
    void cardsHaveTheirLetters();
    void placesAreListedAsTheyStand();
    void onlyTheTopCardShowsDuringSchemin();
    void theRefereeSeesTheWholeDeck();
    void stealinShowsWhatHasBeenTurnedOver();
    void aForcedCardIsToldAndGoneOnWith();
    void offersAreOnTheMap();
    void undoBringsThePawnBack();
    void charactersShowNoPurseValues();
    void theLogHasALineForEachDeed();
    void theEndNamesTheWinner();
    void scoresHaveOneLineForEachKindAndValue();
    void wrongCardsAreCorrected();
    void thePositionIsASentence();
    void everyMomentOfAGameIsConsistent();

private:
    void show(Viewpoint viewpoint = Viewpoint::Table) { m_models->show(*m_game, viewpoint); }

    std::unique_ptr<game::Game> m_game;
    std::unique_ptr<GameModels> m_models;
};

void GameModelsTest::init()
{
    watch();
    m_game = newGame(false);
    m_models = std::make_unique<GameModels>();
}

void GameModelsTest::cleanup()
{
    complain();
    m_models.reset();
    m_game.reset();
}

void GameModelsTest::nothingWithoutAGame()
{
    m_models->showNothing();
    QCOMPARE(printModel(m_models->places, {.header = false}), QString());
    QCOMPARE(m_models->options.question().kind, items::QuestionTexts::Kind::NoGame);
}

void GameModelsTest::theSampleStandsWhereItIsSaidToStand()
{
    const auto sample = items::sampleGame([] { return game::Time(); });
    QCOMPARE(QString::fromStdString(notation::write(items::sampleTable())),
             QString::fromStdString(notation::write(sample->now().table())));
}

void GameModelsTest::carsAreAskedForFirst()
{
    show();
    QCOMPARE(m_models->options.question().question, QStringLiteral("Which car comes next?"));
    QCOMPARE(printModel(m_models->options,
                        {.roles = {Qt::DisplayRole, OptionsModel::HintRole, OptionsModel::KeysRole},
                         .header = false}),
             QStringLiteral("First class offer=allowed keys=1\n"
                            "Second class offer=allowed keys=2\n"
                            "Third class offer=allowed keys=3\n"
                            "Saloon offer=allowed keys=4\n"
                            "Restaurant offer=allowed keys=5\n"
                            "Luggage offer=allowed keys=6\n"));
}

void GameModelsTest::cardsHaveTheirLetters()
{
    playTo(*m_game, rules::QuestionKind::PlayCard);
    show();
    QCOMPARE(printModel(m_models->options,
                        {.roles = {Qt::DisplayRole, OptionsModel::HintRole, OptionsModel::KeysRole},
                         .header = false}),
             QStringLiteral("Move offer=depends keys=M\n"
                            "Floor Change offer=depends keys=C\n"
                            "Punch offer=depends keys=P\n"
                            "Fire offer=depends keys=F\n"
                            "Robbery offer=depends keys=R\n"
                            "Marshal offer=depends keys=L\n"
                            "Missed it: named when it is turned over offer=depends keys=X\n"
                            "Draw three cards offer=allowed keys=D\n"
                            "Move, face down offer=refused keys=\n"
                            "Floor Change, face down offer=refused keys=\n"
                            "Punch, face down offer=refused keys=\n"
                            "Fire, face down offer=refused keys=\n"
                            "Robbery, face down offer=refused keys=\n"
                            "Marshal, face down offer=refused keys=\n"));
}

/// Cheyenne stands on the locomotive; the cars behind it are numbered as they come.
void GameModelsTest::placesAreListedAsTheyStand()
{
    m_game = items::sampleGame([] { return game::Time(); });
    show();
    QCOMPARE(m_models->options.question().question, QStringLiteral("Cheyenne moves. Where to?"));
    QCOMPARE(printModel(m_models->options,
                        {.roles = {Qt::DisplayRole, OptionsModel::KeysRole}, .header = false}),
             QStringLiteral("Restaurant, roof keys=1\n"
                            "Second class, roof keys=2\n"
                            "Luggage, roof keys=3\n"
                            "Locomotive, roof keys=\n"
                            "Locomotive keys=\n"
                            "Restaurant keys=\n"
                            "Second class keys=\n"
                            "Luggage keys=\n"
                            "Saloon, roof keys=\n"
                            "Saloon keys=\n"));
}

void GameModelsTest::onlyTheTopCardShowsDuringSchemin()
{
    playTo(*m_game, rules::QuestionKind::PlayCard);
    answer(*m_game, 0);
    answer(*m_game, 0);
    answer(*m_game, 0);
    show();
    QCOMPARE(printModel(m_models->deck, {.roles = {Qt::DisplayRole, CommonDeckModel::WhoRole,
                                                   CommonDeckModel::StateRole},
                                         .header = false}),
             QStringLiteral("Move who=Doc state=last\n"));
    QCOMPARE(m_models->deck.count(), 3);
    QCOMPARE(m_models->deck.hidden(), 2);
}

void GameModelsTest::theRefereeSeesTheWholeDeck()
{
    playTo(*m_game, rules::QuestionKind::PlayCard);
    answer(*m_game, 0);
    answer(*m_game, 0);
    show(Viewpoint::Referee);
    QCOMPARE(m_models->deck.rowCount(), 2);
    show(Viewpoint::Table);
    QCOMPARE(m_models->deck.rowCount(), 1);
}

void GameModelsTest::stealinShowsWhatHasBeenTurnedOver()
{
    playToForced(*m_game);
    QVERIFY(m_game->goOn().isAccepted());
    show();
    const auto states = [this] {
        QString all;
        for (int row = 0; row < qMin(4, m_models->deck.rowCount()); ++row) {
            all += m_models->deck.index(row).data(CommonDeckModel::StateRole).toString() + u' ';
        }
        return all;
    };
    QCOMPARE(states(), QStringLiteral("resolved current "));
    QCOMPARE(m_models->deck.current(), 1);
    QCOMPARE(m_models->deck.hidden(), m_models->deck.count() - 2);
    show(Viewpoint::Referee);
    QCOMPARE(states(), QStringLiteral("resolved current next waiting "));
}

void GameModelsTest::aForcedCardIsToldAndGoneOnWith()
{
    playToForced(*m_game);
    show();
    QCOMPARE(m_models->options.question().kind, items::QuestionTexts::Kind::GoOn);
    QVERIFY(!m_models->options.question().happens.isEmpty());
    QSignalSpy spy(&m_models->options, &OptionsModel::wentOn);
    m_models->options.goOn();
    QCOMPARE(spy.count(), 1);
}

void GameModelsTest::offersAreOnTheMap()
{
    playTo(*m_game, rules::QuestionKind::MoveTo);
    show();
    QCOMPARE(printModel(m_models->places,
                        {.roles = {Qt::DisplayRole, items::PlacesModel::HintRole,
                                   items::PlacesModel::KeysRole, items::PlacesModel::WhyRole},
                         .header = false}),
             QStringLiteral(
                 "Locomotive, roof offer=refused keys= why=That is on another floor (10.1)\n"
                 "Locomotive offer=refused keys= why=That is further than 1 car(s) (10.1)\n"
                 "First class, roof offer=refused keys= why=That is on another floor (10.1)\n"
                 "First class offer=refused keys= why=That is further than 1 car(s) (10.1)\n"
                 "Second class, roof offer=refused keys= why=That is on another floor (10.1)\n"
                 "Second class offer=allowed keys=1 why=\n"
                 "Third class, roof offer=refused keys= why=That is on another floor (10.1)\n"
                 "Third class offer=refused keys= why=One must leave this place (10.1)\n"
                 "Saloon, roof offer=refused keys= why=That is on another floor (10.1)\n"
                 "Saloon offer=allowed keys=2 why=\n"));
}

void GameModelsTest::undoBringsThePawnBack()
{
    playTo(*m_game, rules::QuestionKind::MoveTo);
    show();
    watchModel(m_models->pawns);
    const QString before =
        printModel(m_models->pawns, {.roles = {Qt::DisplayRole, PawnsModel::PlaceNameRole}});
    QSignalSpy changes(&m_models->pawns, &QAbstractItemModel::dataChanged);
    for (const items::PlaceRow& place : m_models->places.rows()) {
        if (place.hint.isPossible()) {
            answer(*m_game, place.hint.option);
            break;
        }
    }
    show();
    QVERIFY(printModel(m_models->pawns, {.roles = {Qt::DisplayRole, PawnsModel::PlaceNameRole}}) !=
            before);
    QVERIFY(!changes.isEmpty());
    QVERIFY(m_game->undoStep().isAccepted());
    show();
    QCOMPARE(printModel(m_models->pawns, {.roles = {Qt::DisplayRole, PawnsModel::PlaceNameRole}}),
             before);
}

void GameModelsTest::charactersShowNoPurseValues()
{
    m_game = newGame(true);
    playTo(*m_game, rules::QuestionKind::PlayCard);
    show();
    QCOMPARE(printModel(m_models->characters,
                        {.roles = {Qt::DisplayRole, CharactersModel::LootRole,
                                   CharactersModel::BulletsRole, CharactersModel::PlaceRole},
                         .header = false}),
             QStringLiteral("Belle loot=[1 × Purse] bullets=6 place=Saloon\n"
                            "Cheyenne loot=[1 × Purse] bullets=6 place=Third class\n"
                            "Doc loot=[1 × Purse] bullets=6 place=Saloon\n"
                            "Django loot=[1 × Purse] bullets=6 place=Third class\n"));
    show(Viewpoint::Referee);
    QVERIFY(printModel(m_models->characters, {.roles = {CharactersModel::LootRole}})
                .contains(QStringLiteral("$250")));
}

void GameModelsTest::theLogHasALineForEachDeed()
{
    playTo(*m_game, rules::QuestionKind::PlayCard);
    answer(*m_game, 0);
    show();
    QCOMPARE(printModel(m_models->log, {.roles = {Qt::DisplayRole, items::LogModel::KindRole,
                                                  items::LogModel::UndoneRole},
                                        .header = false}),
             QStringLiteral("The Marshal starts in the locomotive. kind=deed undone=false\n"
                            "Belle begins. kind=deed undone=false\n"
                            "Belle starts in the saloon. kind=deed undone=false\n"
                            "Cheyenne starts in the third class. kind=deed undone=false\n"
                            "Doc starts in the saloon. kind=deed undone=false\n"
                            "Django starts in the third class. kind=deed undone=false\n"
                            "Round 1 begins. kind=heading undone=false\n"
                            "Belle draws 6 card(s). kind=aside undone=false\n"
                            "Cheyenne draws 6 card(s). kind=aside undone=false\n"
                            "Doc draws 7 card(s). kind=aside undone=false\n"
                            "Django draws 6 card(s). kind=aside undone=false\n"
                            "Belle plays Move. kind=deed undone=false\n"));
    QVERIFY(m_game->undoStep().isAccepted());
    show();
    QVERIFY(m_models->log.at(m_models->log.rowCount() - 1).isUndone);
}

void GameModelsTest::theEndNamesTheWinner()
{
    playToEnd(*m_game);
    show();
    QCOMPARE(m_models->options.question().kind, items::QuestionTexts::Kind::Over);
    QCOMPARE(printModel(m_models->score, {.roles = {Qt::DisplayRole, ScoreModel::DollarsRole,
                                                    ScoreModel::WinsRole, ScoreModel::OpenRole},
                                          .header = false}),
             QStringLiteral("Belle dollars=$1250 wins=true open=\n"
                            "Doc dollars=$1250 wins=true open=\n"
                            "Cheyenne dollars=$1000 wins=false open=\n"
                            "Django dollars=$1000 wins=false open=\n"));
}

/// All models at every step of a game: watched by the model tester, and never two moments at once.
void GameModelsTest::scoresHaveOneLineForEachKindAndValue()
{
    playToEnd(*m_game);
    items::ShownPosition shownPosition = items::shownPositionOf(*m_game, Viewpoint::Table);
    shownPosition.table.loot = {};
    const rules::Holder belle = rules::Pawn::Belle;
    shownPosition.table.loot.add(belle, {rules::LootKind::Purse, 250}, 1);
    shownPosition.table.loot.add(belle, {rules::LootKind::Purse, rules::unknownValue}, 1);
    shownPosition.table.sheet(rules::Pawn::Belle).unseenTotal = 250;
    ScoreModel score;
    score.show(shownPosition);
    const auto& rows = score.rows();
    const auto row = std::find_if(rows.begin(), rows.end(), [](const items::ScoreRow& one) {
        return one.id == rules::index(rules::Pawn::Belle);
    });
    QVERIFY(row != rows.end());
    QCOMPARE(row->parts.front().what, QStringLiteral("2 × Purse at $250"));
    QCOMPARE(row->parts.front().dollars, QStringLiteral("$500"));
}

void GameModelsTest::wrongCardsAreCorrected()
{
    playTo(*m_game, rules::QuestionKind::PlayCard);
    answer(*m_game, 0);
    show();
    CommonDeckModel& deck = m_models->deck;
    QObject::connect(&deck, &CommonDeckModel::adjustWanted, this,
                     [this](const std::vector<game::Adjustment>& adjustments) {
                         QVERIFY(m_game->adjust(adjustments).isAccepted());
                         show();
                     });
    QStringList others;
    for (const CommonDeckModel::Instead& card : deck.insteadOf(0)) others.append(card.name);
    QCOMPARE(others.join(u','), QStringLiteral("Floor Change,Punch,Fire,Robbery,Marshal"));
    deck.correct(0, rules::CardKind::Robbery);
    QCOMPARE(deck.at(0).card, QStringLiteral("Robbery"));
    deck.turnOver(0);
    QVERIFY(deck.at(0).faceDown);
    QCOMPARE(m_game->now().question()->ask(), rules::QuestionKind::PlayCard);
    deck.takeAway(0);
    QCOMPARE(deck.rowCount(), 0);
}

/// For those who do not see the map: where the game stands, whose turn it is, what is asked, and
/// what is where.
void GameModelsTest::thePositionIsASentence()
{
    m_models->showNothing();
    QCOMPARE(items::positionSentence(*m_models), QString());
    playTo(*m_game, rules::QuestionKind::PlayCard);
    show();
    const QString sentence = items::positionSentence(*m_models);
    QVERIFY2(sentence.startsWith(m_models->options.question().context + u'.'),
             qPrintable(sentence));
    QVERIFY2(sentence.contains(QStringLiteral(" It is the turn of Belle. Asked: ") +
                               m_models->options.question().question),
             qPrintable(sentence));
    QVERIFY2(sentence.contains(QStringLiteral(" The train, from front to back. Locomotive: ")),
             qPrintable(sentence));
    playToForced(*m_game);
    show();
    const QString forced = items::positionSentence(*m_models);
    QVERIFY2(forced.contains(m_models->options.question().happens.constFirst()),
             qPrintable(forced));
    playToEnd(*m_game);
    show();
    QVERIFY(items::positionSentence(*m_models).contains(QStringLiteral("wins with")));
}

void GameModelsTest::everyMomentOfAGameIsConsistent()
{
    m_game = newGame(true);
    for (QAbstractItemModel* model : std::initializer_list<QAbstractItemModel*>{
             &m_models->places, &m_models->pawns, &m_models->loot, &m_models->options,
             &m_models->deck, &m_models->rounds, &m_models->characters, &m_models->score}) {
        watchModel(*model);
    }
    int steps = 0;
    while (m_game->now().awaits != game::Awaits::Nothing) {
        m_models->show(*m_game, Viewpoint::Table, items::Curtain::Open);
        const rules::Question* question = m_game->now().question();
        if (question && !question->isNumeric()) {
            QCOMPARE(m_models->options.possible(), question->possible());
            for (const items::OptionRow& option : m_models->options.rows()) {
                QVERIFY(!option.text.isEmpty());
                QCOMPARE(option.hint.isPossible(), !option.hint.keys.isEmpty());
                if (option.hint.isPossible()) {
                    QCOMPARE(m_models->options.optionFor(option.hint.keys), option.id);
                } else {
                    QVERIFY(!option.hint.why.isEmpty());
                }
            }
            // Not always the first one, so that much happens.
            int n = steps % question->possible();
            for (const items::OptionRow& option : m_models->options.rows()) {
                const bool isAnswer = option.id != OptionsModel::curtainRow;
                if (isAnswer && option.hint.isPossible() && n-- == 0) answer(*m_game, option.id);
            }
        } else if (question) {
            QVERIFY(m_game->answer(rules::Choice::number(question->lowest)).isAccepted());
        } else {
            QVERIFY(m_game->goOn().isAccepted());
        }
        QVERIFY(++steps < 1000);
    }
}

} // namespace caboose::test

QTEST_MAIN(caboose::test::GameModelsTest)
#include "game_models_test.moc"
