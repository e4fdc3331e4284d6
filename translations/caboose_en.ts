<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Adjustments</name>
    <message numerus="yes">
        <source>%1 has %n bullet(s) left.</source>
        <translation>
            <numerusform>%1 has %n bullet left.</numerusform>
            <numerusform>%1 has %n bullets left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n bullet(s) in the second pile.</source>
        <translation>
            <numerusform>%1 has %n bullet in the second pile.</numerusform>
            <numerusform>%1 has %n bullets in the second pile.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n ejection token(s).</source>
        <translation>
            <numerusform>%1 has %n ejection token.</numerusform>
            <numerusform>%1 has %n ejection tokens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n wanted token(s).</source>
        <translation>
            <numerusform>%1 has %n wanted token.</numerusform>
            <numerusform>%1 has %n wanted tokens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n bullet(s) lying in front: %2.</source>
        <extracomment>%1: a bandit, %2: who fired them, or &quot;neutral&quot;</extracomment>
        <translation>
            <numerusform>%1 has %n bullet lying in front: %2.</numerusform>
            <numerusform>%1 has %n bullets lying in front: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 received %n bullet(s) in this round.</source>
        <translation>
            <numerusform>%1 received %n bullet in this round.</numerusform>
            <numerusform>%1 received %n bullets in this round.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Under the Wild Bunch token: %n bullet(s) of the first team.</source>
        <translation>
            <numerusform>Under the Wild Bunch token: %n bullet of the first team.</numerusform>
            <numerusform>Under the Wild Bunch token: %n bullets of the first team.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Under the Wild Bunch token: %n bullet(s) of the second team.</source>
        <translation>
            <numerusform>Under the Wild Bunch token: %n bullet of the second team.</numerusform>
            <numerusform>Under the Wild Bunch token: %n bullets of the second team.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Left in this turn: %n play(s).</source>
        <translation>
            <numerusform>Left in this turn: %n play.</numerusform>
            <numerusform>Left in this turn: %n plays.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The stock holds %n neutral bullet(s).</source>
        <translation>
            <numerusform>The stock holds %n neutral bullet.</numerusform>
            <numerusform>The stock holds %n neutral bullets.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the cards of %1, face up: %n × Disarmed.</source>
        <translation>
            <numerusform>At the cards of %1, face up: %n × Disarmed.</numerusform>
            <numerusform>At the cards of %1, face up: %n × Disarmed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the cards of %1, face up: %n × Wounded Knee.</source>
        <translation>
            <numerusform>At the cards of %1, face up: %n × Wounded Knee.</numerusform>
            <numerusform>At the cards of %1, face up: %n × Wounded Knee.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the cards of %1, face up: %n × Shoulder Injury.</source>
        <translation>
            <numerusform>At the cards of %1, face up: %n × Shoulder Injury.</numerusform>
            <numerusform>At the cards of %1, face up: %n × Shoulder Injury.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 had %n bullet(s) healed: %2.</source>
        <extracomment>%1: a bandit, %2: who fired them, or &quot;neutral&quot;</extracomment>
        <translation>
            <numerusform>%1 had %n bullet healed: %2.</numerusform>
            <numerusform>%1 had %n bullets healed: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Out of the game: %n neutral bullet(s).</source>
        <translation>
            <numerusform>Out of the game: %n neutral bullet.</numerusform>
            <numerusform>Out of the game: %n neutral bullets.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No goal is current, %n goal(s) to come.</source>
        <translation>
            <numerusform>No goal is current, %n goal to come.</numerusform>
            <numerusform>No goal is current, %n goals to come.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Current goals: %1. To come: %n.</source>
        <extracomment>%1: a list of goals</extracomment>
        <translation>
            <numerusform>Current goals: %1. To come: %n.</numerusform>
            <numerusform>Current goals: %1. To come: %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Checklist</name>
    <message numerus="yes">
        <source>%n car(s), drawn at random</source>
        <translation>
            <numerusform>%n car, drawn at random</numerusform>
            <numerusform>%n cars, drawn at random</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n action card(s): %1</source>
        <translation>
            <numerusform>%n action card: %1</numerusform>
            <numerusform>%n action cards: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>two piles of %n bullet(s)</source>
        <translation>
            <numerusform>two piles of %n bullet</numerusform>
            <numerusform>two piles of %n bullets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bullet(s)</source>
        <translation>
            <numerusform>%n bullet</numerusform>
            <numerusform>%n bullets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Wanted token(s)</source>
        <translation>
            <numerusform>%n Wanted token</numerusform>
            <numerusform>%n Wanted tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>1 of the %n Cavalry Charge card(s), unseen</source>
        <translation>
            <numerusform>%n Cavalry Charge card, unseen</numerusform>
            <numerusform>1 of the %n Cavalry Charge cards, unseen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>1 of the %n station card(s), unseen</source>
        <translation>
            <numerusform>The %n station card, unseen</numerusform>
            <numerusform>1 of the %n station cards, unseen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of the %n card(s) with the mark %2, unseen</source>
        <translation>
            <numerusform>%1 of the %n card with the mark %2, unseen</numerusform>
            <numerusform>%1 of the %n cards with the mark %2, unseen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turns of %n round card(s) that nobody has told yet</source>
        <translation>
            <numerusform>Turns of %n round card that nobody has told yet</numerusform>
            <numerusform>Turns of %n round cards that nobody has told yet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n neutral bullet(s)</source>
        <translation>
            <numerusform>%n neutral bullet</numerusform>
            <numerusform>%n neutral bullets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hostage(s), drawn</source>
        <translation>
            <numerusform>%n hostage, drawn</numerusform>
            <numerusform>%n hostages, drawn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prisoner(s), drawn</source>
        <translation>
            <numerusform>%n prisoner, drawn</numerusform>
            <numerusform>%n prisoners, drawn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n horse(s)</source>
        <translation>
            <numerusform>%n horse</numerusform>
            <numerusform>%n horses</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Happenings</name>
    <message numerus="yes">
        <source>%1 draws %n card(s).</source>
        <translation>
            <numerusform>%1 draws %n card.</numerusform>
            <numerusform>%1 draws %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Marshal wins: %n goal(s) reached.</source>
        <translation>
            <numerusform>The Marshal wins: %n goal reached.</numerusform>
            <numerusform>The Marshal wins: %n goals reached.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has a secret document: %n turn(s) are played.</source>
        <extracomment>%1: who has a secret document on the Express, %n: how many turns are left</extracomment>
        <translation>
            <numerusform>%1 has a secret document: %n turn is played.</numerusform>
            <numerusform>%1 has a secret document: %n turns are played.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 keeps %n card(s).</source>
        <translation>
            <numerusform>%1 keeps %n card.</numerusform>
            <numerusform>%1 keeps %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are too few neutral bullets: %n would be needed.</source>
        <translation>
            <numerusform>There are too few neutral bullets: %n would be needed.</numerusform>
            <numerusform>There are too few neutral bullets: %n would be needed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last %n neutral bullet(s) leave the game.</source>
        <translation>
            <numerusform>The last %n neutral bullet leaves the game.</numerusform>
            <numerusform>The last %n neutral bullets leave the game.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The armoured train goes on by %n car(s).</source>
        <translation>
            <numerusform>The armoured train goes on by %n car.</numerusform>
            <numerusform>The armoured train goes on by %n cars.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The armoured train falls back by %n car(s).</source>
        <translation>
            <numerusform>The armoured train falls back by %n car.</numerusform>
            <numerusform>The armoured train falls back by %n cars.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Marshal has reached %n goal(s).</source>
        <translation>
            <numerusform>The Marshal has reached %n goal.</numerusform>
            <numerusform>The Marshal has reached %n goals.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MarshalsGoals</name>
    <message numerus="yes">
        <source>he has %n prisoner(s), and two are needed</source>
        <translation>
            <numerusform>he has %n prisoner, and two are needed</numerusform>
            <numerusform>he has %n prisoners, and two are needed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n goal(s) reached, but the Marshal is out of the game and can’t win.</source>
        <translation>
            <numerusform>%n goal reached, but the Marshal is out of the game and can’t win.</numerusform>
            <numerusform>%n goals reached, but the Marshal is out of the game and can’t win.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n goal(s) reached, and %1 needed: the Marshal wins.</source>
        <extracomment>%n: how many goals are reached, %1: how many are needed</extracomment>
        <translation>
            <numerusform>%n goal reached, and %1 needed: the Marshal wins.</numerusform>
            <numerusform>%n goals reached, and %1 needed: the Marshal wins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n goal(s) reached, but %1 needed: the Marshal does not win.</source>
        <translation>
            <numerusform>%n goal reached, but %1 needed: the Marshal does not win.</numerusform>
            <numerusform>%n goals reached, but %1 needed: the Marshal does not win.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Marshal wins with %n goal(s), and %1, the poorest, wins with him</source>
        <extracomment>%n: goals, %1: a bandit, who wins with him (7.2.4)</extracomment>
        <translation>
            <numerusform>The Marshal wins with %n goal, and %1, the poorest, wins with him</numerusform>
            <numerusform>The Marshal wins with %n goals, and %1, the poorest, wins with him</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Marshal wins with %n goal(s)</source>
        <translation>
            <numerusform>The Marshal wins with %n goal</numerusform>
            <numerusform>The Marshal wins with %n goals</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Mistakes</name>
    <message numerus="yes">
        <source>The Marshal has five goals, not %n.</source>
        <translation>
            <numerusform>The Marshal has five goals, not %n.</numerusform>
            <numerusform>The Marshal has five goals, not %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Objections</name>
    <message numerus="yes">
        <source>At least %n bandit(s) or Marshal, bots among them (%1)</source>
        <extracomment>%n: how many, %1: the number of a rule</extracomment>
        <translation>
            <numerusform>At least %n bandit or Marshal, bots among them (%1)</numerusform>
            <numerusform>At least %n bandits or Marshal, bots among them (%1)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Rounds</name>
    <message numerus="yes">
        <source>%n hand icon(s)</source>
        <translation>
            <numerusform>%n hand icon</numerusform>
            <numerusform>%n hand icons</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulePage</name>
    <message numerus="yes">
        <source>%n reason(s) of the referee rest on it.</source>
        <translation>
            <numerusform>%n reason of the referee rests on it.</numerusform>
            <numerusform>%n reasons of the referee rest on it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SetUp</name>
    <message numerus="yes">
        <source>%n strongbox(es)</source>
        <translation>
            <numerusform>%n strongbox</numerusform>
            <numerusform>%n strongboxes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n jewel(s)</source>
        <translation>
            <numerusform>%n jewel</numerusform>
            <numerusform>%n jewels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n purse(s)</source>
        <translation>
            <numerusform>%n purse</numerusform>
            <numerusform>%n purses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chest(s)</source>
        <translation>
            <numerusform>%n chest</numerusform>
            <numerusform>%n chests</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SheetCards</name>
    <message numerus="yes">
        <source>%n to come</source>
        <comment>goals</comment>
        <translation>
            <numerusform>%n to come</numerusform>
            <numerusform>%n to come</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n current, face down</source>
        <comment>goals</comment>
        <translation>
            <numerusform>%n current, face down</numerusform>
            <numerusform>%n current, face down</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n achieved</source>
        <comment>mailbags</comment>
        <translation>
            <numerusform>%n achieved</numerusform>
            <numerusform>%n achieved</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TieOrTitle</name>
    <message numerus="yes">
        <source>%n bullet(s) left</source>
        <translation>
            <numerusform>%n bullet left</numerusform>
            <numerusform>%n bullets left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bullet(s) shot, %1</source>
        <extracomment>%1: &quot;2 bullets left&quot;</extracomment>
        <translation>
            <numerusform>%n bullet shot, %1</numerusform>
            <numerusform>%n bullets shot, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; %n of them at their own, which do not count</source>
        <extracomment>%1: &quot;6 bullets shot, 6 bullets left&quot;, %n: of these, how many hit their own side</extracomment>
        <translation>
            <numerusform>%1; %n of them at their own, which does not count</numerusform>
            <numerusform>%1; %n of them at their own, which do not count</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bullet(s) received</source>
        <translation>
            <numerusform>%n bullet received</numerusform>
            <numerusform>%n bullets received</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bullet(s) in the cards at the end</source>
        <translation>
            <numerusform>%n bullet in the cards at the end</numerusform>
            <numerusform>%n bullets in the cards at the end</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Verdicts</name>
    <message numerus="yes">
        <source>that is further than %n car(s)</source>
        <translation>
            <numerusform>that is further than %n car</numerusform>
            <numerusform>that is further than %n cars</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n neutral bullet(s) would be needed</source>
        <translation>
            <numerusform>%n neutral bullet would be needed</numerusform>
            <numerusform>%n neutral bullets would be needed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n playable card(s) in hand are needed</source>
        <translation>
            <numerusform>%n playable card in hand is needed</numerusform>
            <numerusform>%n playable cards in hand are needed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round card(s) are to be chosen, stations among them</source>
        <translation>
            <numerusform>%n round card is to be chosen, stations among them</numerusform>
            <numerusform>%n round cards are to be chosen, stations among them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n player(s)</source>
        <translation>
            <numerusform>at least %n player</numerusform>
            <numerusform>at least %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n player(s)</source>
        <translation>
            <numerusform>at most %n player</numerusform>
            <numerusform>at most %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n different car(s) are needed</source>
        <translation>
            <numerusform>%n different car is needed</numerusform>
            <numerusform>%n different cars are needed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>caboose::items::BesideModel</name>
    <message numerus="yes">
        <source>%n horse(s) beside %1</source>
        <extracomment>%1: a car</extracomment>
        <translation>
            <numerusform>%n horse beside %1</numerusform>
            <numerusform>%n horses beside %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>caboose::items::CharactersModel</name>
    <message numerus="yes">
        <source>%n bullet(s) left to fire</source>
        <translation>
            <numerusform>%n bullet left to fire</numerusform>
            <numerusform>%n bullets left to fire</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>caboose::items::CommonDeckModel</name>
    <message numerus="yes">
        <source>%n card(s), all of them done</source>
        <translation>
            <numerusform>%n card, done</numerusform>
            <numerusform>%n cards, all of them done</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) on the common deck</source>
        <translation>
            <numerusform>%n card on the common deck</numerusform>
            <numerusform>%n cards on the common deck</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Card %1 of %2, %n more to come</source>
        <extracomment>%1: the number of the card that is performed, %2: how many there are in all</extracomment>
        <translation>
            <numerusform>Card %1 of %2, %n more to come</numerusform>
            <numerusform>Card %1 of %2, %n more to come</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>caboose::items::FinalScore</name>
    <message numerus="yes">
        <source>%1, %n player(s)</source>
        <extracomment>%1: an edition of the rules</extracomment>
        <translation>
            <numerusform>%1, %n player</numerusform>
            <numerusform>%1, %n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>caboose::items::LogModel</name>
    <message numerus="yes">
        <source>(%n other way(s) tried from here)</source>
        <translation>
            <numerusform>(%n other way tried from here)</numerusform>
            <numerusform>(%n other ways tried from here)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>caboose::items::NewGameModel</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bot(s)</source>
        <translation>
            <numerusform>%n bot</numerusform>
            <numerusform>%n bots</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n house ruling(s)</source>
        <translation>
            <numerusform>%n house ruling</numerusform>
            <numerusform>%n house rulings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <translation>
            <numerusform>about %n minute</numerusform>
            <numerusform>about %n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>caboose::items::OptionsModel</name>
    <message numerus="yes">
        <source>%n such card(s) lie on the common deck already.</source>
        <translation>
            <numerusform>%n such card lies on the common deck already.</numerusform>
            <numerusform>%n such cards lie on the common deck already.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>caboose::items::PurseCount</name>
    <message numerus="yes">
        <source>%1: turn over your %n purse(s)</source>
        <extracomment>%1: a bandit and whoever plays them</extracomment>
        <translation>
            <numerusform>%1: %n purse to turn over</numerusform>
            <numerusform>%1: turn over your %n purses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: turn over your %n token(s)</source>
        <extracomment>%1: a bandit and whoever plays them</extracomment>
        <translation>
            <numerusform>%1: %n token to turn over</numerusform>
            <numerusform>%1: turn over your %n tokens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>caboose::items::RulebookGame</name>
    <message numerus="yes">
        <source>%1, %n player(s)</source>
        <extracomment>%1: an edition of the rules</extracomment>
        <translation>
            <numerusform>%1, %n player</numerusform>
            <numerusform>%1, %n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>caboose::items::ScoreModel</name>
    <message numerus="yes">
        <source>Mortal Bullet: hit %n time(s)</source>
        <translation>
            <numerusform>Mortal Bullet: hit %n time</numerusform>
            <numerusform>Mortal Bullet: hit %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Brawler card(s)</source>
        <translation>
            <numerusform>%n Brawler card</numerusform>
            <numerusform>%n Brawler cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Wanted token(s)</source>
        <translation>
            <numerusform>%n Wanted token</numerusform>
            <numerusform>%n Wanted tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Ejection token(s)</source>
        <translation>
            <numerusform>%n Ejection token</numerusform>
            <numerusform>%n Ejection tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bullet(s) shot</source>
        <translation>
            <numerusform>%n bullet shot</numerusform>
            <numerusform>%n bullets shot</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wild Bunch: %n bullet(s)</source>
        <translation>
            <numerusform>Wild Bunch: %n bullet</numerusform>
            <numerusform>Wild Bunch: %n bullets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tie: %n bullet(s) received</source>
        <extracomment>A tie goes to whoever was hit by fewer bullets.</extracomment>
        <translation>
            <numerusform>Tie: %n bullet received</numerusform>
            <numerusform>Tie: %n bullets received</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gunslinger so far, with %n bullet(s)</source>
        <extracomment>%n: how many bullets, the most of all</extracomment>
        <translation>
            <numerusform>Gunslinger so far, with %n bullet</numerusform>
            <numerusform>Gunslinger so far, with %n bullets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n purse(s)</source>
        <translation>
            <numerusform>and %n purse</numerusform>
            <numerusform>and %n purses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n token(s)</source>
        <translation>
            <numerusform>and %n token</numerusform>
            <numerusform>and %n tokens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>caboose::views::CharacterDelegate</name>
    <message numerus="yes">
        <source>Hit %n time(s):</source>
        <translation>
            <numerusform>Hit %n time:</numerusform>
            <numerusform>Hit %n times:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>caboose::views::ChecklistPage</name>
    <message numerus="yes">
        <source>%n thing(s) left to put on the table</source>
        <translation>
            <numerusform>%n thing left to put on the table</numerusform>
            <numerusform>%n things left to put on the table</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>caboose::views::CommonDeckPanel</name>
    <message numerus="yes">
        <source>%n more to be turned over</source>
        <extracomment>cards of the common deck that are still to be turned over</extracomment>
        <translation>
            <numerusform>%n more to be turned over</numerusform>
            <numerusform>%n more to be turned over</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>caboose::views::DisputePanel</name>
    <message numerus="yes">
        <source>New train for %n bandit(s)</source>
        <translation>
            <numerusform>New train for %n bandit</numerusform>
            <numerusform>New train for %n bandits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n edition(s) say otherwise</source>
        <translation>
            <numerusform>%n edition says otherwise</numerusform>
            <numerusform>%n editions say otherwise</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>caboose::views::LogPanel</name>
    <message numerus="yes">
        <source>%n line(s) with “%1”</source>
        <translation>
            <numerusform>%n line with “%1”</numerusform>
            <numerusform>%n lines with “%1”</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>caboose::views::PlayersPage</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>caboose::views::RulebookSide</name>
    <message numerus="yes">
        <source>The %n section(s) that fit best</source>
        <translation>
            <numerusform>The %n section that fits best</numerusform>
            <numerusform>The %n sections that fit best</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n section(s) found</source>
        <translation>
            <numerusform>%n section found</numerusform>
            <numerusform>%n sections found</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n section(s) found for “%1”</source>
        <extracomment>%1: words with typing errors mended</extracomment>
        <translation>
            <numerusform>%n section found for “%1”</numerusform>
            <numerusform>%n sections found for “%1”</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>caboose::views::RulingsPanel</name>
    <message numerus="yes">
        <source>%n house ruling(s)</source>
        <translation>
            <numerusform>%n house ruling</numerusform>
            <numerusform>%n house rulings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>caboose::views::TrainPage</name>
    <message numerus="yes">
        <source>%n car(s) behind the locomotive:</source>
        <translation>
            <numerusform>%n car behind the locomotive:</numerusform>
            <numerusform>%n cars behind the locomotive:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The turns of %n round card(s) of your boxes are asked for when one is turned up. You may enter them here as well.</source>
        <translation>
            <numerusform>The turns of %n round card of your boxes are asked for when it is turned up. You may enter them here as well.</numerusform>
            <numerusform>The turns of %n round cards of your boxes are asked for when one is turned up. You may enter them here as well.</numerusform>
        </translation>
    </message>
</context>
</TS>
