<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>Only the &amp;centre</source>
        <translation>Le &amp;centre seul</translation>
    </message>
    <message>
        <source>Hide every panel but the one in the centre, or bring them back</source>
        <translation>Masquer tous les panneaux sauf celui du centre, ou les faire revenir</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Plein é&amp;cran</translation>
    </message>
    <message>
        <source>Use the whole screen, or go back to a window</source>
        <translation>Occuper tout l’écran, ou revenir à une fenêtre</translation>
    </message>
    <message>
        <source>Theme of the &amp;system</source>
        <translation>Thème du &amp;système</translation>
    </message>
    <message>
        <source>Light or dark, whichever the system uses</source>
        <translation>Clair ou sombre, comme le système</translation>
    </message>
    <message>
        <source>S&amp;witch light and dark</source>
        <translation>&amp;Basculer clair et sombre</translation>
    </message>
    <message>
        <source>From light to dark, or from dark to light</source>
        <translation>Du clair au sombre, ou du sombre au clair</translation>
    </message>
    <message>
        <source>Te&amp;xt larger</source>
        <translation>Texte plus &amp;grand</translation>
    </message>
    <message>
        <source>Make all text larger</source>
        <translation>Agrandir tout le texte</translation>
    </message>
    <message>
        <source>Text s&amp;maller</source>
        <translation>Texte plus &amp;petit</translation>
    </message>
    <message>
        <source>Make all text smaller</source>
        <translation>Réduire tout le texte</translation>
    </message>
    <message>
        <source>Text at &amp;normal size</source>
        <translation>Texte à taille &amp;normale</translation>
    </message>
    <message>
        <source>Give all text its normal size</source>
        <translation>Rendre à tout le texte sa taille normale</translation>
    </message>
    <message>
        <source>Ne&amp;xt panel</source>
        <translation>Panneau &amp;suivant</translation>
    </message>
    <message>
        <source>Give the keyboard to the next panel</source>
        <translation>Donner le clavier au panneau suivant</translation>
    </message>
    <message>
        <source>Pre&amp;vious panel</source>
        <translation>Panneau &amp;précédent</translation>
    </message>
    <message>
        <source>Give the keyboard to the panel before</source>
        <translation>Donner le clavier au panneau d’avant</translation>
    </message>
    <message>
        <source>&amp;Take out, or put back</source>
        <translation>Dé&amp;tacher ou remettre</translation>
    </message>
    <message>
        <source>Give the panel that has the keyboard a window of its own, or put it back</source>
        <translation>Donner sa propre fenêtre au panneau qui a le clavier, ou le remettre en place</translation>
    </message>
    <message>
        <source>&amp;Close this panel</source>
        <translation>&amp;Fermer ce panneau</translation>
    </message>
    <message>
        <source>Close the panel that has the keyboard</source>
        <translation>Fermer le panneau qui a le clavier</translation>
    </message>
    <message>
        <source>&amp;Save layout</source>
        <translation>&amp;Enregistrer la disposition</translation>
    </message>
    <message>
        <source>Keep the panels as they are now in your layout</source>
        <translation>Garder les panneaux tels quels dans votre disposition</translation>
    </message>
    <message>
        <source>Save layout &amp;as…</source>
        <translation>Enregistrer la disposition &amp;sous…</translation>
    </message>
    <message>
        <source>Keep the panels as they are now under a name of your own</source>
        <translation>Garder les panneaux tels quels sous un nom de votre choix</translation>
    </message>
    <message>
        <source>Re&amp;name layout…</source>
        <translation>Re&amp;nommer la disposition…</translation>
    </message>
    <message>
        <source>Give your layout another name</source>
        <translation>Donner un autre nom à votre disposition</translation>
    </message>
    <message>
        <source>&amp;Delete layout</source>
        <translation>Supp&amp;rimer la disposition</translation>
    </message>
    <message>
        <source>Delete your layout</source>
        <translation>Supprimer votre disposition</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>Ré&amp;tablir la disposition</translation>
    </message>
    <message>
        <source>Put every panel back where this layout has it</source>
        <translation>Remettre chaque panneau à sa place dans cette disposition</translation>
    </message>
    <message>
        <source>&amp;Lock panels</source>
        <translation>&amp;Verrouiller les panneaux</translation>
    </message>
    <message>
        <source>Keep panels from being moved, taken out or closed by mistake</source>
        <translation>Empêcher de déplacer, détacher ou fermer un panneau par mégarde</translation>
    </message>
    <message>
        <source>&amp;Bring floating panels back</source>
        <translation>Ra&amp;mener les panneaux flottants</translation>
    </message>
    <message>
        <source>Put every panel that floats back into the window</source>
        <translation>Remettre dans la fenêtre tous les panneaux qui flottent</translation>
    </message>
    <message>
        <source>&amp;Export layout…</source>
        <translation>E&amp;xporter la disposition…</translation>
    </message>
    <message>
        <source>Write the panels as they are now to a file</source>
        <translation>Écrire dans un fichier les panneaux tels qu’ils sont</translation>
    </message>
    <message>
        <source>&amp;Import layout…</source>
        <translation>&amp;Importer une disposition…</translation>
    </message>
    <message>
        <source>Read a layout from a file and add it to yours</source>
        <translation>Lire une disposition dans un fichier et l’ajouter aux vôtres</translation>
    </message>
    <message>
        <source>Language of the &amp;system</source>
        <translation>Langue du &amp;système</translation>
    </message>
    <message>
        <source>Speak as the system does</source>
        <translation>Parler comme le système</translation>
    </message>
    <message>
        <source>&amp;Find an action…</source>
        <translation>&amp;Trouver une action…</translation>
    </message>
    <message>
        <source>Find any action by its name and run it</source>
        <translation>Trouver une action par son nom et l’exécuter</translation>
    </message>
    <message>
        <source>&amp;Shortcuts…</source>
        <translation>&amp;Raccourcis…</translation>
    </message>
    <message>
        <source>Choose the keys of every action</source>
        <translation>Choisir les touches de chaque action</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Préférences…</translation>
    </message>
    <message>
        <source>Theme, language, text size and more</source>
        <translation>Thème, langue, taille du texte et plus encore</translation>
    </message>
    <message>
        <source>&amp;Answer the message</source>
        <translation>&amp;Répondre au message</translation>
    </message>
    <message>
        <source>Press the button of the message in the window</source>
        <translation>Appuyer sur le bouton du message affiché dans la fenêtre</translation>
    </message>
    <message>
        <source>Dis&amp;miss the message</source>
        <translation>&amp;Écarter le message</translation>
    </message>
    <message>
        <source>Take the message in the window away</source>
        <translation>Faire disparaître le message affiché dans la fenêtre</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>Close Caboose; everything is kept</source>
        <translation>Fermer Caboose ; tout est conservé</translation>
    </message>
    <message>
        <source>&amp;About Caboose</source>
        <translation>À &amp;propos de Caboose</translation>
    </message>
    <message>
        <source>Version, licence and the libraries used</source>
        <translation>Version, licence et bibliothèques utilisées</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>Switch to your layout “%1”</source>
        <translation>Passer à votre disposition « %1 »</translation>
    </message>
    <message>
        <source>Language: %1</source>
        <translation>Langue : %1</translation>
    </message>
    <message>
        <source>Switch the program to this language: %1</source>
        <translation>Faire passer le programme dans cette langue : %1</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programme</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Affichage</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Disposition</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Panneaux</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>&amp;Continue the last game</source>
        <translation>&amp;Continuer la dernière partie</translation>
    </message>
    <message>
        <source>Go on where your last game stopped</source>
        <translation>Reprendre là où votre dernière partie s’est arrêtée</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Nouvelle partie</translation>
    </message>
    <message>
        <source>Choose who plays, and begin</source>
        <translation>Choisir qui joue, et commencer</translation>
    </message>
    <message>
        <source>&amp;Sample game</source>
        <translation>Partie d’&amp;exemple</translation>
    </message>
    <message>
        <source>Look around in a game in progress; nothing of it is kept</source>
        <translation>Visiter une partie en cours ; rien n’en est gardé</translation>
    </message>
    <message>
        <source>&amp;Open game…</source>
        <translation>&amp;Ouvrir une partie…</translation>
    </message>
    <message>
        <source>Go on with a game from a file</source>
        <translation>Reprendre une partie depuis un fichier</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Continuer</translation>
    </message>
    <message>
        <source>What the referee said is done on the table</source>
        <translation>Ce que l’arbitre a dit est fait sur la table</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Take the last answer back</source>
        <translation>Reprendre la dernière réponse</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>Give the answer again that was taken back</source>
        <translation>Redonner la réponse qui a été reprise</translation>
    </message>
    <message>
        <source>All cards are &amp;played</source>
        <translation>Toutes les cartes sont &amp;jouées</translation>
    </message>
    <message>
        <source>Enter no more cards in this round; each is named when it is turned over</source>
        <translation>Ne plus entrer de cartes dans cette manche ; chacune est nommée quand on la retourne</translation>
    </message>
    <message>
        <source>&amp;Look at what is hidden</source>
        <translation>&amp;Regarder ce qui est caché</translation>
    </message>
    <message>
        <source>The table in &amp;words</source>
        <translation>La table en &amp;mots</translation>
    </message>
    <message>
        <source>Where everybody and everything is, and who could reach whom, sentence by sentence</source>
        <translation>Où sont chacun et chaque chose, et qui pourrait atteindre qui, phrase par phrase</translation>
    </message>
    <message>
        <source>Say the &amp;question</source>
        <translation>Dire la &amp;question</translation>
    </message>
    <message>
        <source>Say again what is asked now, and of whom</source>
        <translation>Redire ce qui est demandé maintenant, et à qui</translation>
    </message>
    <message>
        <source>Say what &amp;may be answered</source>
        <translation>Dire ce qu’on peut &amp;répondre</translation>
    </message>
    <message>
        <source>What is possible, with its keys, and why the rest isn’t</source>
        <translation>Ce qui est possible, avec les touches, et pourquoi le reste ne l’est pas</translation>
    </message>
    <message>
        <source>Say who is &amp;here</source>
        <translation>Dire qui est &amp;là</translation>
    </message>
    <message>
        <source>Each bandit with place, bullets and loot; whoever is asked first</source>
        <translation>Chaque bandit avec son lieu, ses balles et son butin ; d’abord celui à qui l’on demande</translation>
    </message>
    <message>
        <source>Say what has &amp;just happened</source>
        <translation>Dire ce qui &amp;vient de se passer</translation>
    </message>
    <message>
        <source>What the last answer has brought about</source>
        <translation>Ce que la dernière réponse a entraîné</translation>
    </message>
    <message>
        <source>Correct the &amp;card…</source>
        <translation>&amp;Corriger la carte…</translation>
    </message>
    <message>
        <source>The card entered last, or the one being resolved, is another one</source>
        <translation>La dernière carte saisie, ou celle que l’on résout, en est une autre</translation>
    </message>
    <message>
        <source>Show the referee all cards and values that Caboose knows, up to the next answer; the log notes it</source>
        <translation>Montrer à l’arbitre toutes les cartes et valeurs que Caboose connaît, jusqu’à la réponse suivante&#xa0;; le journal le note</translation>
    </message>
    <message>
        <source>&amp;Table display</source>
        <translation>&amp;Affichage de table</translation>
    </message>
    <message>
        <source>A second window for everybody at the table, without anything secret</source>
        <translation>Une seconde fenêtre pour toute la table, sans rien de secret</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Livre de règles</translation>
    </message>
    <message>
        <source>&amp;Rule of the question</source>
        <translation>&amp;Règle de la question</translation>
    </message>
    <message>
        <source>Open the rule of what is chosen, or of what the referee asks now</source>
        <translation>Ouvrir la règle de ce qui est choisi, ou de ce que l’arbitre demande</translation>
    </message>
    <message>
        <source>&amp;Search the rules</source>
        <translation>&amp;Chercher dans les règles</translation>
    </message>
    <message>
        <source>Find a rule by words, its number or a card</source>
        <translation>Trouver une règle par des mots, son numéro ou une carte</translation>
    </message>
    <message>
        <source>&amp;Contents</source>
        <translation>&amp;Sommaire</translation>
    </message>
    <message>
        <source>Choose among the chapters of the rulebook</source>
        <translation>Choisir parmi les chapitres du livre de règles</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>R&amp;etour</translation>
    </message>
    <message>
        <source>To the rule that you read before</source>
        <translation>Revenir à la règle lue juste avant</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>A&amp;vance</translation>
    </message>
    <message>
        <source>To the rule that you came back from</source>
        <translation>Retourner à la règle d’où vous êtes revenu</translation>
    </message>
    <message>
        <source>&amp;Previous section</source>
        <translation>Section &amp;précédente</translation>
    </message>
    <message>
        <source>To the section before this one</source>
        <translation>Aller à la section qui précède</translation>
    </message>
    <message>
        <source>&amp;Next section</source>
        <translation>Section suiva&amp;nte</translation>
    </message>
    <message>
        <source>To the section behind this one</source>
        <translation>Aller à la section qui suit</translation>
    </message>
    <message>
        <source>Find on this pa&amp;ge</source>
        <translation>Chercher dans la pa&amp;ge</translation>
    </message>
    <message>
        <source>Find words on the page of the rulebook</source>
        <translation>Chercher des mots dans la page du livre de règles</translation>
    </message>
    <message>
        <source>Show &amp;more or less</source>
        <translation>Montrer plus ou &amp;moins</translation>
    </message>
    <message>
        <source>The rules of this game alone, with what other editions say, or everything there is</source>
        <translation>Les règles de cette partie seules, avec ce que disent les autres éditions, ou tout ce qui existe</translation>
    </message>
    <message>
        <source>&amp;Another rulebook panel</source>
        <translation>Un &amp;autre livre de règles</translation>
    </message>
    <message>
        <source>Open one more rulebook at the same place</source>
        <translation>Ouvrir un livre de règles de plus, au même endroit</translation>
    </message>
    <message>
        <source>Book&amp;mark</source>
        <translation>Marque-pa&amp;ge</translation>
    </message>
    <message>
        <source>Bookmark this section, or no longer</source>
        <translation>Mettre ou retirer un marque-page sur cette section</translation>
    </message>
    <message>
        <source>My n&amp;ote…</source>
        <translation>Ma n&amp;ote…</translation>
    </message>
    <message>
        <source>Write a note of your own on this section</source>
        <translation>Écrire votre propre note sur cette section</translation>
    </message>
    <message>
        <source>Copy as c&amp;itation</source>
        <translation>Copier la c&amp;itation</translation>
    </message>
    <message>
        <source>Copy number, title, edition and text of this section</source>
        <translation>Copier le numéro, le titre, l’édition et le texte de cette section</translation>
    </message>
    <message>
        <source>Copy &amp;link</source>
        <translation>Copier le &amp;lien</translation>
    </message>
    <message>
        <source>Copy a link that leads to this section</source>
        <translation>Copier un lien qui mène à cette section</translation>
    </message>
    <message>
        <source>Prin&amp;t or save as PDF…</source>
        <translation>Imprimer ou enregis&amp;trer en PDF…</translation>
    </message>
    <message>
        <source>A section, a chapter, the rules of this game as a booklet, or a game aid on one page</source>
        <translation>Une section, un chapitre, les règles de cette partie en livret, ou une aide de jeu sur une page</translation>
    </message>
    <message>
        <source>Rule text lar&amp;ger</source>
        <translation>Agrandir le te&amp;xte des règles</translation>
    </message>
    <message>
        <source>Make the text of the rulebook alone larger</source>
        <translation>Agrandir le texte du livre de règles seulement</translation>
    </message>
    <message>
        <source>Rule text s&amp;maller</source>
        <translation>Ré&amp;duire le texte des règles</translation>
    </message>
    <message>
        <source>Make the text of the rulebook alone smaller</source>
        <translation>Réduire le texte du livre de règles seulement</translation>
    </message>
    <message>
        <source>&amp;Keys on the screen</source>
        <translation>&amp;Touches à l’écran</translation>
    </message>
    <message>
        <source>Show which key does what, until the next key</source>
        <translation>Montrer ce que fait chaque touche, jusqu’à la touche suivante</translation>
    </message>
    <message>
        <source>Settle a &amp;dispute</source>
        <translation>Trancher un &amp;litige</translation>
    </message>
    <message>
        <source>Ask the rules about this position or any other, with or without a game</source>
        <translation>Interroger les règles sur cette position ou une autre, avec ou sans partie</translation>
    </message>
    <message>
        <source>&amp;Why?</source>
        <translation>&amp;Pourquoi&#xa0;?</translation>
    </message>
    <message>
        <source>Explain what has the focus: an answer, a place, the question</source>
        <translation>Expliquer ce qui est choisi&#xa0;: une réponse, un lieu, la question</translation>
    </message>
    <message>
        <source>Change by &amp;hand…</source>
        <translation>Modifier à la &amp;main…</translation>
    </message>
    <message>
        <source>Move, give and take anything: the table is always right</source>
        <translation>Tout déplacer, donner et prendre&#xa0;: la table a toujours raison</translation>
    </message>
    <message>
        <source>The &amp;table decided otherwise…</source>
        <translation>La &amp;table en a décidé autrement…</translation>
    </message>
    <message>
        <source>Enter what the table did, whatever the rules say</source>
        <translation>Saisir ce que la table a fait, quoi que disent les règles</translation>
    </message>
    <message>
        <source>What &amp;if?</source>
        <translation>Et &amp;si&#xa0;?</translation>
    </message>
    <message>
        <source>Try something out; the game itself waits where it is</source>
        <translation>Essayer quelque chose&#xa0;; la partie elle-même attend où elle en est</translation>
    </message>
    <message>
        <source>&amp;Keep what was tried</source>
        <translation>&amp;Garder l’essai</translation>
    </message>
    <message>
        <source>What you tried is the game from now on</source>
        <translation>Ce que vous avez essayé devient la partie</translation>
    </message>
    <message>
        <source>D&amp;rop what was tried</source>
        <translation>A&amp;bandonner l’essai</translation>
    </message>
    <message>
        <source>Back to the game, as if nothing had been tried</source>
        <translation>Revenir à la partie, comme si rien n’avait été essayé</translation>
    </message>
</context>
<context>
    <name>Adjustments</name>
    <message>
        <source>%1 holds no hostage.</source>
        <translation>%1 ne détient aucun otage.</translation>
    </message>
    <message>
        <source>%1 holds a hostage: %2.</source>
        <extracomment>%1: a bandit, %2: a hostage</extracomment>
        <translation>%1 détient un otage&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 has no freed prisoner.</source>
        <translation>%1 n’a libéré aucun prisonnier.</translation>
    </message>
    <message>
        <source>%1 has a freed prisoner: the sidekick of %2.</source>
        <extracomment>%1: a bandit, %2: the bandit whose sidekick was in prison</extracomment>
        <translation>%1 a libéré un prisonnier&#xa0;: le complice [de] %2.</translation>
    </message>
    <message>
        <source>%1 is in no team.</source>
        <translation>%1 ne fait partie d’aucune équipe.</translation>
    </message>
    <message>
        <source>%1 is in team %2.</source>
        <extracomment>%1: a bandit, %2: a number</extracomment>
        <translation>%1 fait partie de l’équipe %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n bullet(s) left.</source>
        <translation>
            <numerusform>Il reste %n balle [à] %1.</numerusform>
            <numerusform>Il reste %n balles [à] %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n bullet(s) in the second pile.</source>
        <translation>
            <numerusform>%1 a %n balle dans le second barillet.</numerusform>
            <numerusform>%1 a %n balles dans le second barillet.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has %2 without a token.</source>
        <extracomment>%1: a bandit, %2: dollars</extracomment>
        <translation>%1 a %2 sans jeton.</translation>
    </message>
    <message>
        <source>The purses of %1 are counted again.</source>
        <translation>Les bourses de ce bandit sont recomptées&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 has a wanted poster.</source>
        <translation>%1 a un avis de recherche.</translation>
    </message>
    <message>
        <source>%1 has no wanted poster.</source>
        <translation>%1 n’a pas d’avis de recherche.</translation>
    </message>
    <message>
        <source>%1 was captured.</source>
        <translation>Arrestation subie&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 was not captured.</source>
        <translation>Pas d’arrestation subie&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 has the Respect card.</source>
        <translation>%1 a la carte Respect.</translation>
    </message>
    <message>
        <source>%1 does not have the Respect card.</source>
        <translation>%1 n’a pas la carte Respect.</translation>
    </message>
    <message>
        <source>%1 was blown off the train.</source>
        <translation>%1 a sauté hors du train.</translation>
    </message>
    <message>
        <source>%1 was not blown off the train.</source>
        <translation>%1 n’a pas sauté hors du train.</translation>
    </message>
    <message>
        <source>%1 is next to escape from the cell.</source>
        <translation>%1 est sur le point de s’évader de la cellule.</translation>
    </message>
    <message>
        <source>%1 is not next to escape from the cell.</source>
        <translation>%1 n’est pas sur le point de s’évader de la cellule.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n ejection token(s).</source>
        <translation>
            <numerusform>%1 a %n jeton d’éjection.</numerusform>
            <numerusform>%1 a %n jetons d’éjection.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n wanted token(s).</source>
        <translation>
            <numerusform>%1 a %n jeton Wanted.</numerusform>
            <numerusform>%1 a %n jetons Wanted.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 stands on rung %2 of the plan.</source>
        <extracomment>%1: a bandit, %2: a number</extracomment>
        <translation>%1 est à l’échelon %2 du plan.</translation>
    </message>
    <message numerus="yes">
        <source>The stock holds %n neutral bullet(s).</source>
        <translation>
            <numerusform>La réserve compte %n balle neutre.</numerusform>
            <numerusform>La réserve compte %n balles neutres.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Out of the game: %n neutral bullet(s).</source>
        <translation>
            <numerusform>Hors du jeu&#xa0;: %n balle neutre.</numerusform>
            <numerusform>Hors du jeu&#xa0;: %n balles neutres.</numerusform>
        </translation>
    </message>
    <message>
        <source>The armoured locomotive stands beside place %1.</source>
        <extracomment>%1: a place of the express, counted from the locomotive</extracomment>
        <translation>La locomotive blindée est à côté de la place %1.</translation>
    </message>
    <message>
        <source>The stagecoach is gone.</source>
        <translation>La Diligence n’est plus là.</translation>
    </message>
    <message>
        <source>The stagecoach stands beside %1.</source>
        <extracomment>%1: a car</extracomment>
        <translation>La Diligence est à côté [de] %1.</translation>
    </message>
    <message>
        <source>%1 picks this power: %2.</source>
        <extracomment>%1: a bandit, %2: which of three powers was picked</extracomment>
        <translation>%1 choisit ce pouvoir&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 picks no power.</source>
        <translation>%1 ne choisit aucun pouvoir.</translation>
    </message>
    <message>
        <source>%1 has these Brawler cards: %2.</source>
        <extracomment>%1: a bandit, %2: which of the cards Gold, Silver and Bronze</extracomment>
        <translation>%1 a ces cartes As de la castagne : %2.</translation>
    </message>
    <message>
        <source>%1 has no Brawler card.</source>
        <translation>%1 n’a pas de carte As de la castagne.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n bullet(s) lying in front: %2.</source>
        <extracomment>%1: a bandit, %2: who fired them, or &quot;neutral&quot;</extracomment>
        <translation>
            <numerusform>%1 a %n balle devant soi&#xa0;: %2.</numerusform>
            <numerusform>%1 a %n balles devant soi&#xa0;: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>The Move cards of %1 are void.</source>
        <translation>Cartes Déplacement sans effet&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The Move cards of %1 are not void.</source>
        <translation>Cartes Déplacement de nouveau valables&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The Floor Change cards of %1 are void.</source>
        <translation>Cartes Changement d’étage sans effet&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The Floor Change cards of %1 are not void.</source>
        <translation>Cartes Changement d’étage de nouveau valables&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The Punch cards of %1 are void.</source>
        <translation>Cartes Coup de poing sans effet&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The Punch cards of %1 are not void.</source>
        <translation>Cartes Coup de poing de nouveau valables&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The Fire cards of %1 are void.</source>
        <translation>Cartes Tir sans effet&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The Fire cards of %1 are not void.</source>
        <translation>Cartes Tir de nouveau valables&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 received %n bullet(s) in this round.</source>
        <translation>
            <numerusform>%1 a reçu %n balle pendant cette manche.</numerusform>
            <numerusform>%1 a reçu %n balles pendant cette manche.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has bought an action in this round.</source>
        <translation>%1 a acheté une action pendant cette manche.</translation>
    </message>
    <message>
        <source>%1 has bought no action in this round.</source>
        <translation>%1 n’a acheté aucune action pendant cette manche.</translation>
    </message>
    <message>
        <source>%1 has used the diversion of this turn.</source>
        <translation>%1 a profité de la feinte de ce tour.</translation>
    </message>
    <message>
        <source>%1 has not used the diversion of this turn.</source>
        <translation>%1 n’a pas profité de la feinte de ce tour.</translation>
    </message>
    <message>
        <source>%1 will fill the hand with two more cards.</source>
        <translation>%1 complétera sa main avec deux cartes de plus.</translation>
    </message>
    <message>
        <source>%1 will fill the hand as usual.</source>
        <translation>%1 complétera sa main comme d’habitude.</translation>
    </message>
    <message numerus="yes">
        <source>At the cards of %1, face up: %n × Disarmed.</source>
        <translation>
            <numerusform>Aux cartes [de] %1, face visible : %n × Désarmé.</numerusform>
            <numerusform>Aux cartes [de] %1, face visible : %n × Désarmé.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the cards of %1, face up: %n × Wounded Knee.</source>
        <translation>
            <numerusform>Aux cartes [de] %1, face visible : %n × Genou blessé.</numerusform>
            <numerusform>Aux cartes [de] %1, face visible : %n × Genou blessé.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the cards of %1, face up: %n × Shoulder Injury.</source>
        <translation>
            <numerusform>Aux cartes [de] %1, face visible : %n × Épaule blessée.</numerusform>
            <numerusform>Aux cartes [de] %1, face visible : %n × Épaule blessée.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 had %n bullet(s) healed: %2.</source>
        <extracomment>%1: a bandit, %2: who fired them, or &quot;neutral&quot;</extracomment>
        <translation>
            <numerusform>%1 a fait soigner %n balle : %2.</numerusform>
            <numerusform>%1 a fait soigner %n balles : %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>The Shotgun is on the loose.</source>
        <translation>Le Shotgun a quitté la Diligence.</translation>
    </message>
    <message>
        <source>The Shotgun stays on the stagecoach.</source>
        <translation>Le Shotgun reste sur la Diligence.</translation>
    </message>
    <message numerus="yes">
        <source>Under the Wild Bunch token: %n bullet(s) of the first team.</source>
        <translation>
            <numerusform>Sous le jeton Bande Organisée&#xa0;: %n balle de la première équipe.</numerusform>
            <numerusform>Sous le jeton Bande Organisée&#xa0;: %n balles de la première équipe.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Under the Wild Bunch token: %n bullet(s) of the second team.</source>
        <translation>
            <numerusform>Sous le jeton Bande Organisée&#xa0;: %n balle de la seconde équipe.</numerusform>
            <numerusform>Sous le jeton Bande Organisée&#xa0;: %n balles de la seconde équipe.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Left in this turn: %n play(s).</source>
        <translation>
            <numerusform>Reste dans ce tour&#xa0;: %n fois à jouer.</numerusform>
            <numerusform>Reste dans ce tour&#xa0;: %n fois à jouer.</numerusform>
        </translation>
    </message>
    <message>
        <source>The turn has just begun.</source>
        <translation>Le tour vient de commencer.</translation>
    </message>
    <message>
        <source>After the flask, a card must be played.</source>
        <translation>Après la flasque, il faut jouer une carte.</translation>
    </message>
    <message>
        <source>No card must be played.</source>
        <translation>Aucune carte n’est imposée.</translation>
    </message>
    <message>
        <source>%1 is now %2.</source>
        <extracomment>by hand; %1: a pawn, %2: &quot;out of the game&quot; and the like</extracomment>
        <translation>%1&#xa0;: désormais %2.</translation>
    </message>
    <message>
        <source>%1 is put %2.</source>
        <extracomment>by hand; %1: a pawn, %2: &quot;in the saloon&quot;</extracomment>
        <translation>%1 est maintenant %2.</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <extracomment>%1: how many, %2: a kind of loot</extracomment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 is added here: %2.</source>
        <extracomment>%1: loot, %2: a place or whose sheet</extracomment>
        <translation>%1 en plus ici&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 is taken away from here: %2.</source>
        <extracomment>%1: loot, %2: a place or whose sheet</extracomment>
        <translation>%1 en moins ici&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 has another value, here: %2.</source>
        <extracomment>%1: loot, %2: a place or whose sheet</extracomment>
        <translation>%1 a une autre valeur, ici&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 receives a neutral bullet.</source>
        <translation>%1 reçoit une balle neutre.</translation>
    </message>
    <message>
        <source>%1 gives a neutral bullet back.</source>
        <translation>%1 rend une balle neutre.</translation>
    </message>
    <message>
        <source>%1 receives a bullet from %2.</source>
        <extracomment>%1: who has the bullet, %2: whose it is</extracomment>
        <translation>%1 reçoit une balle de la part [de] %2.</translation>
    </message>
    <message>
        <source>%1 gives a bullet back to %2.</source>
        <translation>%1 rend une balle&#xa0;: %2.</translation>
    </message>
    <message>
        <source>the draw pile</source>
        <translation>la pioche</translation>
    </message>
    <message>
        <source>the hand</source>
        <translation>la main</translation>
    </message>
    <message>
        <source>the discard pile</source>
        <translation>la défausse</translation>
    </message>
    <message>
        <source>a card</source>
        <comment>which is not said</comment>
        <translation>une carte</translation>
    </message>
    <message>
        <source>%1 goes from %2 to %3.</source>
        <extracomment>%1: loot, %2 and %3: places or whose sheet</extracomment>
        <translation>%1 passe [de] %2 [à] %3.</translation>
    </message>
    <message>
        <source>%1: %2 goes from %3 to %4.</source>
        <extracomment>cards of %1: %2: which, %3 and %4: &quot;the hand&quot; and the like</extracomment>
        <translation>%1&#xa0;: %2 passe [de] %3 [à] %4.</translation>
    </message>
    <message>
        <source>%1: %2 is added here: %3.</source>
        <extracomment>cards of %1: %2: which, %3: &quot;the hand&quot; and the like</extracomment>
        <translation>%1&#xa0;: %2 en plus ici&#xa0;: %3.</translation>
    </message>
    <message>
        <source>%1: %2 is taken away from here: %3.</source>
        <extracomment>cards of %1: %2: which, %3: &quot;the hand&quot; and the like</extracomment>
        <translation>%1&#xa0;: %2 en moins ici&#xa0;: %3.</translation>
    </message>
    <message>
        <source>Common deck, card %1: %2 has played %3, face down.</source>
        <extracomment>%1: the card&apos;s number in the common deck, %2: whose it is, %3: which</extracomment>
        <translation>Pile commune, carte %1&#xa0;: %2 a joué %3, face cachée.</translation>
    </message>
    <message>
        <source>Common deck, card %1: %2 has played %3.</source>
        <translation>Pile commune, carte %1&#xa0;: %2 a joué %3.</translation>
    </message>
    <message>
        <source>Common deck, card %1: not %2, but %3.</source>
        <extracomment>%1: the card&apos;s number in the common deck, %2: which it was taken for, %3: which it is</extracomment>
        <translation>Pile commune, carte %1&#xa0;: non pas %2, mais %3.</translation>
    </message>
    <message>
        <source>Common deck, card %1: it lies face down.</source>
        <extracomment>%1: the card&apos;s number in the common deck</extracomment>
        <translation>Pile commune, carte %1&#xa0;: elle est face cachée.</translation>
    </message>
    <message>
        <source>Common deck, card %1: it lies face up.</source>
        <translation>Pile commune, carte %1&#xa0;: elle est face visible.</translation>
    </message>
    <message>
        <source>Common deck, card %1: %2 is taken away.</source>
        <extracomment>%1: the card&apos;s number in the common deck, %2: which</extracomment>
        <translation>Pile commune, carte %1&#xa0;: %2 est retirée.</translation>
    </message>
    <message>
        <source>Horses beside %1: %2.</source>
        <extracomment>%1: a car</extracomment>
        <translation>Chevaux à côté [de] %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Dynamite lies here: %1.</source>
        <extracomment>%1: a place</extracomment>
        <translation>Il y a de la dynamite ici&#xa0;: %1.</translation>
    </message>
    <message>
        <source>No dynamite lies here: %1.</source>
        <translation>Il n’y a pas de dynamite ici&#xa0;: %1.</translation>
    </message>
    <message>
        <source>A Gatling gun stands here: %1.</source>
        <extracomment>%1: a car</extracomment>
        <translation>Il y a une Gatling ici&#xa0;: %1.</translation>
    </message>
    <message>
        <source>No Gatling gun stands here: %1.</source>
        <translation>Il n’y a pas de Gatling ici&#xa0;: %1.</translation>
    </message>
    <message>
        <source>On display: %1.</source>
        <extracomment>%1: a hostage or prisoner</extracomment>
        <translation>Exposé&#xa0;: %1.</translation>
    </message>
    <message>
        <source>No longer on display: %1.</source>
        <translation>N’est plus exposé&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The sidekick of %1 counts as achieved.</source>
        <extracomment>%1: a bandit</extracomment>
        <translation>Le complice [de] %1 compte parmi les réussites.</translation>
    </message>
    <message>
        <source>The sidekick of %1 no longer counts as achieved.</source>
        <translation>Le complice [de] %1 ne compte plus parmi les réussites.</translation>
    </message>
    <message numerus="yes">
        <source>No goal is current, %n goal(s) to come.</source>
        <translation>
            <numerusform>Aucun objectif en cours, %n objectif à venir.</numerusform>
            <numerusform>Aucun objectif en cours, %n objectifs à venir.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Current goals: %1. To come: %n.</source>
        <extracomment>%1: a list of goals</extracomment>
        <translation>
            <numerusform>Objectifs en cours&#xa0;: %1. À venir&#xa0;: %n.</numerusform>
            <numerusform>Objectifs en cours&#xa0;: %1. À venir&#xa0;: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Colt %1, bullet %2: %3.</source>
        <extracomment>%1 and %2: numbers, %3: what a bullet of the Marshal’s says</extracomment>
        <translation>Barillet %1, balle %2 : %3.</translation>
    </message>
    <message>
        <source>The game stands here: round %1, %2.</source>
        <extracomment>%1: the number of a round, %2: what is done in it now</extracomment>
        <translation>La partie en est ici&#xa0;: manche %1, %2.</translation>
    </message>
    <message>
        <source>The round card is %1.</source>
        <extracomment>%1: the name of a round card</extracomment>
        <translation>La carte Manche est %1.</translation>
    </message>
    <message>
        <source>%1 is the first player.</source>
        <translation>%1 est le Premier Joueur.</translation>
    </message>
    <message>
        <source>A rule of this table: %1.</source>
        <extracomment>%1: a question about the rules and its answer</extracomment>
        <translation>Une règle de cette table&#xa0;: %1.</translation>
    </message>
    <message>
        <source>the sidekick of %1</source>
        <extracomment>%1: a bandit</extracomment>
        <translation>le complice [de] %1</translation>
    </message>
    <message>
        <source>By hand: %1</source>
        <extracomment>%1: a sentence, what somebody corrected</extracomment>
        <translation>À la main&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>AnswerKeys</name>
    <message>
        <source>M</source>
        <comment>key: card Move</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>C</source>
        <comment>key: card Floor Change</comment>
        <translation>E</translation>
    </message>
    <message>
        <source>P</source>
        <comment>key: card Punch</comment>
        <translation>C</translation>
    </message>
    <message>
        <source>F</source>
        <comment>key: card Fire</comment>
        <translation>T</translation>
    </message>
    <message>
        <source>R</source>
        <comment>key: card Robbery</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>L</source>
        <comment>key: card Marshal</comment>
        <translation>M</translation>
    </message>
    <message>
        <source>B</source>
        <comment>key: card Brilliant Idea</comment>
        <translation>I</translation>
    </message>
    <message>
        <source>N</source>
        <comment>key: card Nudge</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>H</source>
        <comment>key: card Ride</comment>
        <translation>H</translation>
    </message>
    <message>
        <source>U</source>
        <comment>key: card Special Punch</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>V</source>
        <comment>key: card Move +</comment>
        <translation>L</translation>
    </message>
    <message>
        <source>G</source>
        <comment>key: card Floor Change +</comment>
        <translation>G</translation>
    </message>
    <message>
        <source>A</source>
        <comment>key: card Capture</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>A</source>
        <comment>key: card Charm</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>T</source>
        <comment>key: card Theft</comment>
        <translation>V</translation>
    </message>
    <message>
        <source>X</source>
        <comment>key: a card that is not looked at</comment>
        <translation>X</translation>
    </message>
    <message>
        <source>S</source>
        <comment>key: turn Standard</comment>
        <translation>C</translation>
    </message>
    <message>
        <source>D</source>
        <comment>key: turn Diversion</comment>
        <translation>F</translation>
    </message>
    <message>
        <source>J</source>
        <comment>key: turn Jarring</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>P</source>
        <comment>key: turn Speeding-up</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>W</source>
        <comment>key: turn Switching</comment>
        <translation>G</translation>
    </message>
    <message>
        <source>T</source>
        <comment>key: turn Tunnel</comment>
        <translation>T</translation>
    </message>
    <message>
        <source>M</source>
        <comment>key: turn Turmoil</comment>
        <translation>M</translation>
    </message>
    <message>
        <source>H</source>
        <comment>key: hand icon of a round card</comment>
        <translation>I</translation>
    </message>
    <message>
        <source>N</source>
        <comment>key: nothing else on a round card</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>D</source>
        <comment>key: draw three cards</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>S</source>
        <comment>key: search for a Brilliant Idea</comment>
        <translation>R</translation>
    </message>
</context>
<context>
    <name>Ask</name>
    <message>
        <source>Games (*.caboose)</source>
        <translation>Parties (*.caboose)</translation>
    </message>
    <message>
        <source>Layouts (*.json)</source>
        <translation>Dispositions (*.json)</translation>
    </message>
    <message>
        <source>Shortcuts (*.json)</source>
        <translation>Raccourcis (*.json)</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Fichiers PDF (*.pdf)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>Boxes</name>
    <message>
        <source>Colt Express</source>
        <translation>Colt Express</translation>
    </message>
    <message>
        <source>Horses &amp; Stagecoach</source>
        <translation>Chevaux &amp; Diligence</translation>
    </message>
    <message>
        <source>Marshal &amp; Prisoners</source>
        <translation>Marshal &amp; Prisonniers</translation>
    </message>
    <message>
        <source>Couriers &amp; Armoured Train</source>
        <translation>Convoyeurs &amp; Train blindé</translation>
    </message>
    <message>
        <source>Time Travel car</source>
        <translation>Wagon Voyage dans le temps</translation>
    </message>
    <message>
        <source>North Pole Station</source>
        <translation>Gare du pôle Nord</translation>
    </message>
    <message>
        <source>Bandits (single boxes)</source>
        <translation>Bandits (boîtes individuelles)</translation>
    </message>
    <message>
        <source>Silk</source>
        <translation>Silk</translation>
    </message>
    <message>
        <source>Anniversary edition</source>
        <translation>Édition anniversaire</translation>
    </message>
    <message>
        <source>Le Tunnel avant L’Arrivée en Gare</source>
        <translation>Le Tunnel avant L’Arrivée en Gare</translation>
    </message>
</context>
<context>
    <name>CardsAndLoot</name>
    <message>
        <source>Purse</source>
        <translation>Bourse</translation>
    </message>
    <message>
        <source>Jewel</source>
        <translation>Bijou</translation>
    </message>
    <message>
        <source>Strongbox</source>
        <translation>Cagnotte</translation>
    </message>
    <message>
        <source>Bag</source>
        <translation>Bagage</translation>
    </message>
    <message>
        <source>Gold nugget</source>
        <translation>Pépite</translation>
    </message>
    <message>
        <source>Secret document</source>
        <translation>Document secret</translation>
    </message>
    <message>
        <source>Special strongbox</source>
        <translation>Cagnotte spéciale</translation>
    </message>
    <message>
        <source>Clown’s chest</source>
        <translation>Coffre du clown</translation>
    </message>
    <message>
        <source>Mailbag</source>
        <translation>Sac postal</translation>
    </message>
    <message>
        <source>Whiskey flask</source>
        <translation>Flasque de whisky</translation>
    </message>
    <message>
        <source>Half-empty whiskey flask</source>
        <translation>Flasque de whisky entamée</translation>
    </message>
    <message>
        <source>Old whiskey flask</source>
        <translation>Flasque de vieux whisky</translation>
    </message>
    <message>
        <source>Half-empty old whiskey flask</source>
        <translation>Flasque de vieux whisky entamée</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Mise</translation>
    </message>
    <message>
        <source>Antidote</source>
        <translation>Antidote</translation>
    </message>
    <message>
        <source>Flask of unseen kind</source>
        <translation>Flasque de contenu inconnu</translation>
    </message>
    <message>
        <source>No loot</source>
        <translation>Aucun butin</translation>
    </message>
    <message>
        <source>a purse</source>
        <translation>une bourse</translation>
    </message>
    <message>
        <source>a jewel</source>
        <translation>un bijou</translation>
    </message>
    <message>
        <source>a strongbox</source>
        <translation>une cagnotte</translation>
    </message>
    <message>
        <source>a bag</source>
        <translation>un bagage</translation>
    </message>
    <message>
        <source>a gold nugget</source>
        <translation>une pépite</translation>
    </message>
    <message>
        <source>a secret document</source>
        <translation>un document secret</translation>
    </message>
    <message>
        <source>the special strongbox</source>
        <translation>la cagnotte spéciale</translation>
    </message>
    <message>
        <source>a clown’s chest</source>
        <translation>un coffre du clown</translation>
    </message>
    <message>
        <source>a mailbag</source>
        <translation>un sac postal</translation>
    </message>
    <message>
        <source>a whiskey flask</source>
        <translation>une flasque de whisky</translation>
    </message>
    <message>
        <source>a half-empty whiskey flask</source>
        <translation>une flasque de whisky entamée</translation>
    </message>
    <message>
        <source>the old whiskey flask</source>
        <translation>la flasque de vieux whisky</translation>
    </message>
    <message>
        <source>the half-empty old whiskey flask</source>
        <translation>la flasque de vieux whisky entamée</translation>
    </message>
    <message>
        <source>a stake</source>
        <translation>une mise</translation>
    </message>
    <message>
        <source>an antidote</source>
        <translation>un antidote</translation>
    </message>
    <message>
        <source>a flask of unseen kind</source>
        <translation>une flasque de contenu inconnu</translation>
    </message>
    <message>
        <source>no loot</source>
        <translation>aucun butin</translation>
    </message>
    <message>
        <source>number %1</source>
        <extracomment>an antidote has a number</extracomment>
        <translation>numéro %1</translation>
    </message>
    <message>
        <source>decoy</source>
        <translation>leurre</translation>
    </message>
    <message>
        <source>red</source>
        <comment>a team</comment>
        <translation>rouge</translation>
    </message>
    <message>
        <source>team %1</source>
        <translation>équipe %1</translation>
    </message>
    <message>
        <source>blue</source>
        <comment>a team</comment>
        <translation>bleu</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1: a loot token, %2: its value</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1: &quot;a purse&quot;, %2: its value</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Déplacement</translation>
    </message>
    <message>
        <source>Floor Change</source>
        <translation>Changement d’étage</translation>
    </message>
    <message>
        <source>Ride</source>
        <translation>Chevauchée</translation>
    </message>
    <message>
        <source>Punch</source>
        <translation>Coup de poing</translation>
    </message>
    <message>
        <source>Special Punch</source>
        <translation>Coup de poing spécial</translation>
    </message>
    <message>
        <source>Fire</source>
        <translation>Tir</translation>
    </message>
    <message>
        <source>Robbery</source>
        <translation>Braquage</translation>
    </message>
    <message>
        <source>Marshal</source>
        <comment>the action card</comment>
        <translation>Marshal</translation>
    </message>
    <message>
        <source>Brilliant Idea</source>
        <translation>Idée géniale</translation>
    </message>
    <message>
        <source>Nudge</source>
        <translation>Coup de pouce</translation>
    </message>
    <message>
        <source>Move +</source>
        <translation>Déplacement +</translation>
    </message>
    <message>
        <source>Floor Change +</source>
        <translation>Changement d’étage +</translation>
    </message>
    <message>
        <source>Capture</source>
        <translation>Capture</translation>
    </message>
    <message>
        <source>Charm</source>
        <translation>Charme</translation>
    </message>
    <message>
        <source>Theft</source>
        <translation>Vol</translation>
    </message>
    <message>
        <source>Bow</source>
        <translation>Arc</translation>
    </message>
    <message>
        <source>Special Move A</source>
        <translation>Action spéciale A</translation>
    </message>
    <message>
        <source>Special Move B</source>
        <translation>Action spéciale B</translation>
    </message>
    <message>
        <source>Explosion</source>
        <translation>Explosion</translation>
    </message>
    <message>
        <source>Poker</source>
        <translation>Poker</translation>
    </message>
    <message>
        <source>Floor Change and Fire</source>
        <translation>Changement d’étage et Tir</translation>
    </message>
    <message>
        <source>Heist or Move</source>
        <translation>Coup fumant ou Déplacement</translation>
    </message>
    <message>
        <source>Heist or Floor Change</source>
        <translation>Coup fumant ou Changement d’étage</translation>
    </message>
    <message>
        <source>Punch or Move</source>
        <translation>Coup de poing ou Déplacement</translation>
    </message>
    <message>
        <source>Hat Tip</source>
        <translation>Coup de chapeau</translation>
    </message>
    <message>
        <source>Seduction</source>
        <translation>Séduction</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Échange</translation>
    </message>
    <message>
        <source>Binoculars</source>
        <translation>Jumelles</translation>
    </message>
    <message>
        <source>Scheme</source>
        <translation>Machination</translation>
    </message>
    <message>
        <source>Fire on the Last Courier</source>
        <translation>Tir sur le dernier Convoyeur</translation>
    </message>
    <message>
        <source>Rapid Fire</source>
        <translation>Tir rapide</translation>
    </message>
    <message>
        <source>Bullet</source>
        <translation>Balle</translation>
    </message>
    <message>
        <source>Unknown card</source>
        <translation>Carte inconnue</translation>
    </message>
    <message>
        <source>Neutral bullet</source>
        <translation>Balle neutre</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a card and its owner</comment>
        <extracomment>%1: an action card or bullet, %2: whose it is</extracomment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>Checklist</name>
    <message>
        <source>The train, from front to back</source>
        <translation>Le train, de l’avant vers l’arrière</translation>
    </message>
    <message>
        <source>%1; the Marshal inside</source>
        <extracomment>%1: loot in the locomotive</extracomment>
        <translation>%1&#xa0;; le Marshal à l’intérieur</translation>
    </message>
    <message numerus="yes">
        <source>%n car(s), drawn at random</source>
        <translation>
            <numerusform>%n wagon, tiré au sort</numerusform>
            <numerusform>%n wagons, tirés au sort</numerusform>
        </translation>
    </message>
    <message>
        <source>Loot as printed on their floors</source>
        <translation>Le butin imprimé sur leur plancher</translation>
    </message>
    <message>
        <source>%1 more in each</source>
        <extracomment>%1: a token, &quot;a jewel&quot;</extracomment>
        <translation>%1 de plus dans chacun</translation>
    </message>
    <message>
        <source>%1 more in each of the last three</source>
        <extracomment>%1: a token, &quot;a jewel&quot;</extracomment>
        <translation>%1 de plus dans chacun des trois derniers</translation>
    </message>
    <message numerus="yes">
        <source>%n action card(s): %1</source>
        <translation>
            <numerusform>%n carte Action&#xa0;: %1</numerusform>
            <numerusform>%n cartes Action&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>In front of each player</source>
        <translation>Devant chaque joueur</translation>
    </message>
    <message>
        <source>character sheet</source>
        <translation>fiche de personnage</translation>
    </message>
    <message>
        <source>Both mailbags</source>
        <translation>Les deux sacs postaux</translation>
    </message>
    <message numerus="yes">
        <source>two piles of %n bullet(s)</source>
        <translation>
            <numerusform>deux barillets de %n balle</numerusform>
            <numerusform>deux barillets de %n balles</numerusform>
        </translation>
    </message>
    <message>
        <source>three Brawler cards, gold on top</source>
        <translation>trois cartes As de la castagne, l’or au-dessus</translation>
    </message>
    <message numerus="yes">
        <source>%n bullet(s)</source>
        <translation>
            <numerusform>%n balle</numerusform>
            <numerusform>%n balles</numerusform>
        </translation>
    </message>
    <message>
        <source>a purse of %1, face down</source>
        <translation>une bourse de %1, face cachée</translation>
    </message>
    <message numerus="yes">
        <source>%n Wanted token(s)</source>
        <translation>
            <numerusform>%n jeton Wanted</numerusform>
            <numerusform>%n jetons Wanted</numerusform>
        </translation>
    </message>
    <message>
        <source>wanted poster</source>
        <translation>avis de recherche</translation>
    </message>
    <message>
        <source>team badge (%1)</source>
        <extracomment>%1: &quot;red&quot;</extracomment>
        <translation>badge d’équipe (%1)</translation>
    </message>
    <message>
        <source>Deck of %1, shuffled</source>
        <translation>Paquet [de] %1, mélangé</translation>
    </message>
    <message>
        <source>The pawns</source>
        <translation>Les pions</translation>
    </message>
    <message>
        <source>The referee says where each of them starts</source>
        <translation>L’arbitre dit où chacun commence</translation>
    </message>
    <message>
        <source>The round cards</source>
        <translation>Les cartes Manche</translation>
    </message>
    <message>
        <source>They stay in the box</source>
        <translation>Elles restent dans la boîte</translation>
    </message>
    <message>
        <source>Caboose turns them up</source>
        <translation>Caboose les révèle</translation>
    </message>
    <message numerus="yes">
        <source>1 of the %n Cavalry Charge card(s), unseen</source>
        <translation>
            <numerusform>%n carte Charge de Cavalerie, sans la regarder</numerusform>
            <numerusform>1 des %n cartes Charge de Cavalerie, sans regarder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>1 of the %n station card(s), unseen</source>
        <translation>
            <numerusform>%n carte Arrivée en gare, sans la regarder</numerusform>
            <numerusform>1 des %n cartes Arrivée en gare, sans regarder</numerusform>
        </translation>
    </message>
    <message>
        <source>Face down at the bottom</source>
        <translation>Face cachée, tout en dessous</translation>
    </message>
    <message numerus="yes">
        <source>%1 of the %n card(s) with the mark %2, unseen</source>
        <translation>
            <numerusform>%1 de la %n carte marquée %2, sans regarder</numerusform>
            <numerusform>%1 des %n cartes marquées %2, sans regarder</numerusform>
        </translation>
    </message>
    <message>
        <source>Face down on top of it</source>
        <translation>Face cachée, par-dessus</translation>
    </message>
    <message>
        <source>Face down in a pile</source>
        <translation>En pile, face cachée</translation>
    </message>
    <message numerus="yes">
        <source>Turns of %n round card(s) that nobody has told yet</source>
        <translation>
            <numerusform>Tours de %n carte Manche que personne n’a encore dits</numerusform>
            <numerusform>Tours de %n cartes Manche que personne n’a encore dits</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep these cards at hand: the referee asks what is on them</source>
        <translation>Gardez ces cartes à portée de main&#xa0;: l’arbitre demande ce qui y figure</translation>
    </message>
    <message>
        <source>The referee asks for them when one is turned up</source>
        <translation>L’arbitre les demande quand l’une d’elles est retournée</translation>
    </message>
    <message>
        <source>Beside the train</source>
        <translation>À côté du train</translation>
    </message>
    <message numerus="yes">
        <source>%n neutral bullet(s)</source>
        <translation>
            <numerusform>%n balle neutre</numerusform>
            <numerusform>%n balles neutres</numerusform>
        </translation>
    </message>
    <message>
        <source>In a pile, face up</source>
        <translation>En pile, face visible</translation>
    </message>
    <message>
        <source>%1 begins</source>
        <translation>%1 commence</translation>
    </message>
    <message>
        <source>Takes the round cards</source>
        <translation>Reçoit les cartes Manche</translation>
    </message>
    <message>
        <source>Draw who begins</source>
        <translation>Tirer au sort qui commence</translation>
    </message>
    <message>
        <source>The referee asks who it is</source>
        <translation>L’arbitre demande qui c’est</translation>
    </message>
    <message>
        <source>They come on horseback</source>
        <translation>Ils arrivent à cheval</translation>
    </message>
    <message>
        <source>Beside the locomotive; a strongbox on its roof, and the Shotgun on top of it</source>
        <translation>À côté de la locomotive&#xa0;; une cagnotte sur son toit, et le Shotgun par-dessus</translation>
    </message>
    <message numerus="yes">
        <source>%n hostage(s), drawn</source>
        <translation>
            <numerusform>%n otage, tiré au hasard</numerusform>
            <numerusform>%n otages, tirés au hasard</numerusform>
        </translation>
    </message>
    <message>
        <source>Face up; the others stay in the box</source>
        <translation>Face visible&#xa0;; les autres restent dans la boîte</translation>
    </message>
    <message>
        <source>Two arrest warrants, drawn</source>
        <translation>Deux objectifs de capture, tirés au hasard</translation>
    </message>
    <message>
        <source>Of those for %1; nobody looks</source>
        <extracomment>%1: names of bandits</extracomment>
        <translation>Parmi ceux des bandits en jeu (%1)&#xa0;; personne ne regarde</translation>
    </message>
    <message>
        <source>Three special goals, drawn</source>
        <translation>Trois objectifs spéciaux, tirés au hasard</translation>
    </message>
    <message>
        <source>Of all seven; nobody looks</source>
        <translation>Parmi les sept&#xa0;; personne ne regarde</translation>
    </message>
    <message>
        <source>Without %1; nobody looks</source>
        <translation>Sans %1&#xa0;; personne ne regarde</translation>
    </message>
    <message>
        <source>These five, shuffled</source>
        <translation>Ces cinq cartes, mélangées</translation>
    </message>
    <message>
        <source>Face down on the Marshal’s sheet: goals to come</source>
        <translation>Face cachée sur la fiche du Marshal&#xa0;: objectifs à venir</translation>
    </message>
    <message>
        <source>Stand-ins for Mary</source>
        <translation>Cartes de remplacement pour Mary</translation>
    </message>
    <message>
        <source>Any card as her wanted poster, and one as her warrant</source>
        <translation>Une carte quelconque comme avis de recherche, une autre comme objectif de capture</translation>
    </message>
    <message numerus="yes">
        <source>%n prisoner(s), drawn</source>
        <translation>
            <numerusform>%n prisonnier, tiré au hasard</numerusform>
            <numerusform>%n prisonniers, tirés au hasard</numerusform>
        </translation>
    </message>
    <message>
        <source>Face up beside the prison car; the others stay in the box</source>
        <translation>Face visible à côté du wagon Prison&#xa0;; les autres restent dans la boîte</translation>
    </message>
    <message>
        <source>Three secret documents, mixed</source>
        <translation>Trois documents secrets, mélangés</translation>
    </message>
    <message>
        <source>Face down in the first, third and fifth car behind the locomotive; nobody looks</source>
        <translation>Face cachée dans le premier, le troisième et le cinquième wagon derrière la Locomotive&#xa0;; personne ne regarde</translation>
    </message>
    <message>
        <source>The Wild Bunch token</source>
        <translation>Le jeton Bande Organisée</translation>
    </message>
    <message>
        <source>Within reach</source>
        <translation>À portée de main</translation>
    </message>
    <message>
        <source>Before the locomotive</source>
        <translation>Devant la locomotive</translation>
    </message>
    <message numerus="yes">
        <source>%n horse(s)</source>
        <translation>
            <numerusform>%n cheval</numerusform>
            <numerusform>%n chevaux</numerusform>
        </translation>
    </message>
    <message>
        <source>One for each bandit</source>
        <translation>Un pour chaque bandit</translation>
    </message>
    <message>
        <source>Flasks of whiskey</source>
        <translation>Flasques de whisky</translation>
    </message>
    <message>
        <source>One in each car but the locomotive and cars without a roof, face down; the others stay in the box</source>
        <translation>Une dans chaque wagon sauf la locomotive et les wagons sans toit, face cachée&#xa0;; les autres restent dans la boîte</translation>
    </message>
    <message>
        <source>Cursed tokens</source>
        <translation>Jetons maudits</translation>
    </message>
    <message>
        <source>Each bandit has a purse first; then mixed among the others of their kind, face down</source>
        <translation>Chaque bandit a d’abord sa bourse ; puis mêlés aux autres de leur sorte, face cachée</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Show this overview.</source>
        <translation>Afficher cet aperçu.</translation>
    </message>
    <message>
        <source>Show the version.</source>
        <translation>Afficher la version.</translation>
    </message>
    <message>
        <source>LANGUAGE</source>
        <translation>LANGUE</translation>
    </message>
    <message>
        <source>Speak this language in this run, as in “fr”.</source>
        <translation>Parler cette langue pour cette fois, par exemple « fr ».</translation>
    </message>
    <message>
        <source>FOLDER</source>
        <translation>DOSSIER</translation>
    </message>
    <message>
        <source>Keep settings and layouts in this folder.</source>
        <translation>Garder réglages et dispositions dans ce dossier.</translation>
    </message>
    <message>
        <source>LAYOUT</source>
        <translation>DISPOSITION</translation>
    </message>
    <message>
        <source>Start with this layout; “layouts list” names them.</source>
        <translation>Démarrer avec cette disposition ; « layouts list » les nomme.</translation>
    </message>
    <message>
        <source>Start with the layout, look and shortcuts that Caboose comes with.</source>
        <translation>Démarrer avec la disposition, l’apparence et les raccourcis d’origine.</translation>
    </message>
    <message>
        <source>version</source>
        <translation>version</translation>
    </message>
    <message>
        <source>help [SUBCOMMAND]</source>
        <translation>help [SOUS-COMMANDE]</translation>
    </message>
    <message>
        <source>Explain a subcommand.</source>
        <translation>Expliquer une sous-commande.</translation>
    </message>
    <message>
        <source>%1 needs a value.</source>
        <translation>Il manque une valeur à %1.</translation>
    </message>
    <message>
        <source>No layout can be called %1: that takes letters, digits and hyphens.</source>
        <translation>Aucune disposition ne peut s’appeler %1&#xa0;: il faut des lettres, des chiffres et des traits d’union.</translation>
    </message>
    <message>
        <source>Unknown option: %1</source>
        <translation>Option inconnue : %1</translation>
    </message>
    <message>
        <source>Unknown subcommand: %1</source>
        <translation>Sous-commande inconnue : %1</translation>
    </message>
    <message>
        <source>“caboose --help” shows what there is.</source>
        <translation>« caboose --help » montre ce qui existe.</translation>
    </message>
    <message>
        <source>Caboose: companion, referee and rulebook for Colt Express tables</source>
        <translation>Caboose : compagnon, arbitre et livre de règles pour les tables de Colt Express</translation>
    </message>
    <message>
        <source>Usage:</source>
        <translation>Utilisation :</translation>
    </message>
    <message>
        <source>[OPTIONS]</source>
        <translation>[OPTIONS]</translation>
    </message>
    <message>
        <source>[OPTIONS] caboose:rule/NUMBER</source>
        <translation>[OPTIONS] caboose:rule/NUMÉRO</translation>
    </message>
    <message>
        <source>[OPTIONS] SUBCOMMAND [ARGUMENTS]</source>
        <translation>[OPTIONS] SOUS-COMMANDE [ARGUMENTS]</translation>
    </message>
    <message>
        <source>Without a subcommand the window opens, with a link at that rule.</source>
        <translation>Sans sous-commande, la fenêtre s’ouvre&#xa0;; avec un lien, à cette règle.</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Options :</translation>
    </message>
    <message>
        <source>Subcommands:</source>
        <translation>Sous-commandes :</translation>
    </message>
    <message>
        <source>Not understood. “caboose help %1” shows how to call it.</source>
        <translation>Non compris. « caboose help %1 » montre comment l’appeler.</translation>
    </message>
    <message>
        <source>actions</source>
        <translation>actions</translation>
    </message>
    <message>
        <source>List every action with its shortcuts.</source>
        <translation>Énumérer chaque action avec ses raccourcis.</translation>
    </message>
    <message>
        <source>One action a line, separated by tabs: id, keys, category, name, what it does.</source>
        <translation>Une action par ligne, séparés par des tabulations : identifiant, touches, catégorie, nom, effet.</translation>
    </message>
    <message>
        <source>There is no layout of this name.</source>
        <translation>Aucune disposition ne porte ce nom.</translation>
    </message>
    <message>
        <source>The file could not be written.</source>
        <translation>Le fichier n’a pas pu être écrit.</translation>
    </message>
    <message>
        <source>Give it a name that no other layout has.</source>
        <translation>Donnez-lui un nom qu’aucune autre disposition ne porte.</translation>
    </message>
    <message>
        <source>layouts list
layouts export LAYOUT FILE
layouts import FILE [NAME]
layouts reset [LAYOUT]...</source>
        <translation>layouts list
layouts export DISPOSITION FICHIER
layouts import FICHIER [NOM]
layouts reset [DISPOSITION]...</translation>
    </message>
    <message>
        <source>List, export, import or reset layouts of the window.</source>
        <translation>Énumérer, exporter, importer ou rétablir les dispositions de la fenêtre.</translation>
    </message>
    <message>
        <source>“reset” forgets how panels were left, so that the next start finds them in their places; without a name, in all layouts. A FILE of “-” is standard output.</source>
        <translation>« reset » oublie comment les panneaux ont été laissés, si bien qu’ils seront à leur place au prochain démarrage ; sans nom, dans toutes les dispositions. Un FICHIER « - » désigne la sortie standard.</translation>
    </message>
    <message>
        <source>Rules: cases passed, cases failed</source>
        <translation>Règles : cas réussis, cas échoués</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>Rules without a case: %1</source>
        <translation>Règles sans cas : %1</translation>
    </message>
    <message>
        <source>Reasons without a case: %1</source>
        <translation>Raisons sans cas : %1</translation>
    </message>
    <message>
        <source>Cases in which editions decide differently:</source>
        <translation>Cas où les éditions décident autrement :</translation>
    </message>
    <message>
        <source>%1 cases, run %2 times: %3 passed, %4 failed.</source>
        <translation>%1 cas, exécutés %2 fois : %3 réussis, %4 échoués.</translation>
    </message>
    <message>
        <source>Several cases are called %1.</source>
        <translation>Plusieurs cas se nomment %1.</translation>
    </message>
    <message>
        <source>cases [--show] [PATH]...</source>
        <translation>cases [--show] [CHEMIN]...</translation>
    </message>
    <message>
        <source>Put the referee to the test with a suite of cases.</source>
        <translation>Mettre l’arbitre à l’épreuve avec une suite de cas.</translation>
    </message>
    <message>
        <source>A PATH is a file of cases or a folder with such files; without one, the suite that comes with Caboose is run. The report names what failed and why, the rules with and without cases, and the cases in which editions decide differently. The exit status is 0 if everything passed. With --show, it is told what comes of each case: what happens, what is asked, and what the table looks like then.</source>
        <translation>Un CHEMIN est un fichier de cas ou un dossier de tels fichiers ; sans lui, la suite fournie avec Caboose est exécutée. Le rapport nomme ce qui a échoué et pourquoi, les règles avec et sans cas, et les cas où les éditions décident autrement. Le code de sortie est 0 si tout a réussi. Avec --show, il est dit ce qui résulte de chaque cas : ce qui se passe, ce qui est demandé et l’aspect de la table ensuite.</translation>
    </message>
    <message>
        <source>%1 to %2, by %3</source>
        <translation>de %1 à %2, par %3</translation>
    </message>
    <message>
        <source>This answer is not accepted: %1</source>
        <translation>Cette réponse n’est pas acceptée : %1</translation>
    </message>
    <message>
        <source>A dispute</source>
        <translation>Un litige</translation>
    </message>
    <message>
        <source>judge [--under EDITION]... [--keys] FILE</source>
        <translation>judge [--under ÉDITION]... [--keys] FICHIER</translation>
    </message>
    <message>
        <source>Ask the referee about a position.</source>
        <translation>Interroger l’arbitre sur une position.</translation>
    </message>
    <message>
        <source>FILE has a position in the notation of the cases, and perhaps a line such as “judge belle fire at doc” or “event braking”; “-” is standard input. What is asked is told, with all options and the rule for each, below the position as it was understood. With several editions, they are put side by side. “--keys” answers as a case that expects just this: give it a number and a title of its own, and it is a test.</source>
        <translation>FICHIER contient une position dans la notation des cas, et peut-être une ligne telle que « judge belle fire at doc » ou « event braking » ; « - » est l’entrée standard. Ce qui est demandé est dit, avec tous les choix et la règle de chacun, sous la position telle qu’elle a été comprise. Plusieurs éditions sont mises côte à côte. « --keys » répond par un cas qui attend exactement cela : donnez-lui un numéro et un titre à lui, et c’est un test.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Beats</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Secondes</translation>
    </message>
    <message>
        <source>Games a second</source>
        <translation>Parties par seconde</translation>
    </message>
    <message>
        <source>Beats a second</source>
        <translation>Étapes par seconde</translation>
    </message>
    <message>
        <source>Digest</source>
        <translation>Empreinte</translation>
    </message>
    <message>
        <source>playout [--edition EDITION] [--boxes BOX,...] [--players NUMBER] [--games NUMBER] [--seed NUMBER] [--threads NUMBER]</source>
        <translation>playout [--edition ÉDITION] [--boxes BOÎTE,...] [--players NOMBRE] [--games NOMBRE] [--seed NOMBRE] [--threads NOMBRE]</translation>
    </message>
    <message>
        <source>Play random games and tell how many a second.</source>
        <translation>Jouer des parties au hasard et dire combien par seconde.</translation>
    </message>
    <message>
        <source>The digest is that of all final tables: the same order gives the same digest, with any number of threads. Usual are 1000 games of official-2016 with 4 players and the seed 1, in one thread. Of the other boxes one names what is to be in the game, as in --boxes stagecoach,horses,whiskey.</source>
        <translation>L’empreinte est celle de toutes les tables finales&#xa0;: la même commande donne la même empreinte, quel que soit le nombre de fils. D’ordinaire&#xa0;: 1000 parties de official-2016 à 4 joueurs avec la graine 1, dans un seul fil. Des autres boîtes, on nomme ce qui est en jeu, comme dans --boxes stagecoach,horses,whiskey.</translation>
    </message>
    <message>
        <source>The game has %1 entries.</source>
        <translation>La partie a %1 entrées.</translation>
    </message>
    <message>
        <source>export FILE [--as text|html|position] [--at ENTRY]</source>
        <translation>export FICHIER [--as text|html|position] [--at ENTRÉE]</translation>
    </message>
    <message>
        <source>Write a game down for reading.</source>
        <translation>Mettre une partie par écrit, pour la lire.</translation>
    </message>
    <message>
        <source>FILE is the file of a game; it is only looked at. “text” and “html” tell who did what, with the rule numbers; “position” is where it stands, in the notation of “judge”. Each as far as everybody at the table has seen it; once the game is over, all. With an ENTRY, the number at the beginning of a line of the file, it is the game as it was after that entry.</source>
        <translation>FICHIER est le fichier d’une partie ; il n’est que consulté. « text » et « html » racontent qui a fait quoi, avec les numéros des règles ; « position » dit où elle en est, dans la notation de « judge ». Chacun pour autant que toute la table l’ait vu ; une fois la partie finie, tout. Avec une ENTRÉE, le numéro au début d’une ligne du fichier, c’est la partie telle qu’elle était après cette entrée.</translation>
    </message>
    <message>
        <source>rule [--edition EDITION] [--boxes BOX,...] [--players NUMBER] RULE</source>
        <translation>rule [--edition ÉDITION] [--boxes BOÎTE,...] [--players NOMBRE] RÈGLE</translation>
    </message>
    <message>
        <source>Print a rule of the rulebook.</source>
        <translation>Imprimer une règle du livre de règles.</translation>
    </message>
    <message>
        <source>Rulings that bend it:</source>
        <translation>Points de règle qui la modifient :</translation>
    </message>
    <message>
        <source>Reasons that rest on it:</source>
        <translation>Raisons qui s’appuient sur elle :</translation>
    </message>
    <message>
        <source>Cases that rest on it:</source>
        <translation>Cas qui s’appuient sur elle :</translation>
    </message>
    <message>
        <source>Below it:</source>
        <translation>En dessous :</translation>
    </message>
    <message>
        <source>Referred to by:</source>
        <translation>Mentionnée dans :</translation>
    </message>
    <message>
        <source>Printed in:</source>
        <translation>Imprimée dans :</translation>
    </message>
    <message>
        <source>There is no rule %1.</source>
        <translation>Il n’y a pas de règle %1.</translation>
    </message>
    <message>
        <source>RULE is a number such as 10.5.1, the id of a definition such as adjacent, or a link copied from the rulebook. With an edition, boxes or a number of players, what holds in that game comes plain and what other editions say comes marked. Boxes: base, horses-stagecoach, marshal-prisoners, couriers, time-travel, north-pole, bandits, silk, anniversary, station-tunnel. The option --lang chooses the language.</source>
        <translation>RÈGLE est un numéro comme 10.5.1, le nom d’une définition comme adjacent, ou un lien copié depuis le livret. Avec une édition, des boîtes ou un nombre de joueurs, ce qui vaut dans cette partie est écrit tel quel et ce que disent les autres éditions est marqué. Boîtes&#xa0;: base, horses-stagecoach, marshal-prisoners, couriers, time-travel, north-pole, bandits, silk, anniversary, station-tunnel. L’option --lang choisit la langue.</translation>
    </message>
    <message>
        <source>Looked for: %1</source>
        <translation>Recherche : %1</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>Rien n’a été trouvé.</translation>
    </message>
    <message>
        <source>Did you mean: %1</source>
        <translation>Vouliez-vous dire : %1</translation>
    </message>
    <message>
        <source>search [--chapter NUMBER] [--about PIECE]... [--edition EDITION] [--boxes BOX,...] [--players NUMBER] [--most NUMBER] WORDS</source>
        <translation>search [--chapter NUMÉRO] [--about PIÈCE]... [--edition ÉDITION] [--boxes BOÎTE,...] [--players NOMBRE] [--most NOMBRE] MOTS</translation>
    </message>
    <message>
        <source>Find rules by words.</source>
        <translation>Trouver des règles par des mots.</translation>
    </message>
    <message>
        <source>Words are found in any form, with typing errors and as other editions call them; “&quot;line of sight&quot;” in quotes finds these words side by side, “-horse” leaves out what speaks of horses. A chapter, a PIECE such as stagecoach, an edition, boxes or a number of players limit what is looked through. The option --lang chooses the language. The exit status is 0 if something was found.</source>
        <translation>Les mots sont trouvés sous toutes leurs formes, avec des fautes de frappe et tels que d’autres éditions les emploient ; « &quot;ligne de mire&quot; » entre guillemets trouve ces mots côte à côte, « -cheval » écarte ce qui parle de chevaux. Un chapitre, une PIÈCE comme stagecoach, une édition, des boîtes ou un nombre de joueurs limitent la recherche. L’option --lang choisit la langue. Le code de sortie est 0 si quelque chose a été trouvé.</translation>
    </message>
    <message>
        <source>rulebook check [FOLDER]</source>
        <translation>rulebook check [DOSSIER]</translation>
    </message>
    <message>
        <source>Look for mistakes in the rulebook’s text.</source>
        <translation>Chercher des fautes dans le texte du livre de règles.</translation>
    </message>
    <message>
        <source>FOLDER has a folder for each language; without one, the text that comes with Caboose is checked. Each mistake is told with its file, line and column. The exit status is 0 if there is none.</source>
        <translation>DOSSIER contient un dossier par langue ; sans lui, c’est le texte fourni avec Caboose qui est vérifié. Chaque faute est indiquée avec son fichier, sa ligne et sa colonne. Le code de sortie est 0 s’il n’y en a pas.</translation>
    </message>
    <message>
        <source>Sections: %1 (%2); mistakes: %3.</source>
        <translation>Sections : %1 (%2) ; fautes : %3.</translation>
    </message>
    <message>
        <source>The file is too large.</source>
        <translation>Le fichier est trop grand.</translation>
    </message>
</context>
<context>
    <name>Differences</name>
    <message>
        <source>The position can’t be.</source>
        <translation>La position est impossible.</translation>
    </message>
    <message>
        <source>The position has no such fault.</source>
        <translation>La position n’a pas ce défaut.</translation>
    </message>
    <message>
        <source>Two rulings contradict each other.</source>
        <translation>Deux points de règle se contredisent.</translation>
    </message>
    <message>
        <source>The two rulings don’t contradict each other.</source>
        <translation>Les deux points de règle ne se contredisent pas.</translation>
    </message>
    <message>
        <source>The rules have no way on from this position.</source>
        <translation>Les règles ne permettent pas de continuer à partir de cette position.</translation>
    </message>
    <message>
        <source>Nothing has been done so far.</source>
        <translation>Rien n’a été fait jusqu’ici.</translation>
    </message>
    <message>
        <source>Nothing is asked.</source>
        <translation>Rien n’est demandé.</translation>
    </message>
    <message>
        <source>Something else is asked.</source>
        <translation>Autre chose est demandé.</translation>
    </message>
    <message>
        <source>A question is still open.</source>
        <translation>Une question est encore ouverte.</translation>
    </message>
    <message>
        <source>The choice is not listed.</source>
        <translation>Ce choix n’est pas proposé.</translation>
    </message>
    <message>
        <source>This choice is listed, too.</source>
        <translation>Ce choix est proposé aussi.</translation>
    </message>
    <message>
        <source>The verdict is another one.</source>
        <translation>Le verdict est différent.</translation>
    </message>
    <message>
        <source>Other numbers can be answered.</source>
        <translation>D’autres nombres peuvent être répondus.</translation>
    </message>
    <message>
        <source>The answer is not accepted.</source>
        <translation>La réponse n’est pas acceptée.</translation>
    </message>
    <message>
        <source>The answer is accepted.</source>
        <translation>La réponse est acceptée.</translation>
    </message>
    <message>
        <source>This has an answer, or is not asked.</source>
        <translation>Ceci a une réponse, ou n’est pas demandé.</translation>
    </message>
    <message>
        <source>This did not answer itself.</source>
        <translation>Ceci n’allait pas de soi.</translation>
    </message>
    <message>
        <source>This does not happen, or not in this order.</source>
        <translation>Ceci n’arrive pas, ou pas dans cet ordre.</translation>
    </message>
    <message>
        <source>This happens, too.</source>
        <translation>Ceci arrive aussi.</translation>
    </message>
    <message>
        <source>The table looks different.</source>
        <translation>La table n’est pas ainsi.</translation>
    </message>
    <message>
        <source>These have no score together.</source>
        <translation>Ceux-là n’ont pas de score ensemble.</translation>
    </message>
    <message>
        <source>The score is another one.</source>
        <translation>Le score est différent.</translation>
    </message>
    <message>
        <source>They don’t win.</source>
        <translation>Ils ne gagnent pas.</translation>
    </message>
    <message>
        <source>Others win, too.</source>
        <translation>D’autres gagnent aussi.</translation>
    </message>
    <message>
        <source>The case expects nothing.</source>
        <translation>Le cas n’attend rien.</translation>
    </message>
    <message>
        <source>Nothing of that kind speaks against the plan.</source>
        <translation>Rien de tel ne s’oppose au projet.</translation>
    </message>
    <message>
        <source>These are other places.</source>
        <translation>Ce sont d’autres endroits.</translation>
    </message>
    <message>
        <source>%1 Expected: %2</source>
        <translation>%1 Attendu : %2</translation>
    </message>
    <message>
        <source>%1 Found: %2</source>
        <translation>%1 Trouvé : %2</translation>
    </message>
</context>
<context>
    <name>Editions</name>
    <message>
        <source>The players’ own collection of all boxes: cards played are gone until the deck is shuffled again, and all loot stays hidden.</source>
        <translation>Le recueil des joueurs pour toutes les boîtes&#xa0;: les cartes jouées sont perdues jusqu’au prochain mélange, et tout le butin reste caché.</translation>
    </message>
    <message>
        <source>The booklet of today’s box: everybody shuffles their deck each round; with powers and events.</source>
        <translation>Le livret de la boîte actuelle&#xa0;: chacun mélange son paquet à chaque manche&#xa0;; avec pouvoirs et événements.</translation>
    </message>
    <message>
        <source>To learn the game: without powers and without events.</source>
        <translation>Pour apprendre le jeu&#xa0;: sans pouvoirs ni événements.</translation>
    </message>
    <message>
        <source>No shuffling each round: a discard pile, and cards may be kept for the next round.</source>
        <translation>Pas de mélange à chaque manche&#xa0;: une défausse, et l’on peut garder des cartes pour la manche suivante.</translation>
    </message>
    <message>
        <source>For two or three players; each plays two bandits with one deck.</source>
        <translation>Pour deux ou trois joueurs&#xa0;; chacun joue deux bandits avec un seul paquet.</translation>
    </message>
    <message>
        <source>The first French booklet, which differs in some points, such as the neutral bullets and what happens on a tie.</source>
        <translation>Le premier livret français, différent sur quelques points, comme les balles neutres et les égalités.</translation>
    </message>
    <message>
        <source>The first French booklet with a discard pile instead of shuffling each round.</source>
        <translation>Le premier livret français, avec une défausse au lieu d’un mélange à chaque manche.</translation>
    </message>
    <message>
        <source>Two players with two bandits each, as in the first French booklet.</source>
        <translation>Deux joueurs avec deux bandits chacun, comme dans le premier livret français.</translation>
    </message>
    <message>
        <source>The later French leaflet for two or three players, with two bandits each.</source>
        <translation>Le feuillet français ultérieur pour deux ou trois joueurs, avec deux bandits chacun.</translation>
    </message>
    <message>
        <source>Four or six players in teams of two who sit side by side and share their loot.</source>
        <translation>Quatre ou six joueurs par équipes de deux, assis côte à côte, qui partagent leur butin.</translation>
    </message>
</context>
<context>
    <name>EventGists</name>
    <message>
        <source>Each bandit in the Marshal’s car or on its roof loses the loot that is worth the least.</source>
        <translation>Chaque bandit dans le wagon du Marshal ou sur son toit perd le butin qui vaut le moins.</translation>
    </message>
    <message>
        <source>Each bandit in the Marshal’s car or on its roof loses the purse that is worth the least.</source>
        <translation>Chaque bandit dans le wagon du Marshal ou sur son toit perd la bourse qui vaut le moins.</translation>
    </message>
    <message>
        <source>Each bandit on the roof above the Marshal loses the loot that is worth the least.</source>
        <translation>Chaque bandit sur le toit au-dessus du Marshal perd le butin qui vaut le moins.</translation>
    </message>
    <message>
        <source>Each bandit on the roof above the Marshal loses the purse that is worth the least.</source>
        <translation>Chaque bandit sur le toit au-dessus du Marshal perd la bourse qui vaut le moins.</translation>
    </message>
    <message>
        <source>Whoever is alone in a place may take a piece of loot there.</source>
        <translation>Qui est seul quelque part peut y prendre un butin.</translation>
    </message>
    <message>
        <source>Whoever is alone in a place may take a purse there.</source>
        <translation>Qui est seul quelque part peut y prendre une bourse.</translation>
    </message>
    <message>
        <source>This game is played without events.</source>
        <translation>Cette partie se joue sans événements.</translation>
    </message>
    <message>
        <source>Whoever plays the Marshal may fire, then move, and needs no card for it.</source>
        <translation>Qui joue le Marshal peut tirer, puis se déplacer, sans avoir besoin de cartes.</translation>
    </message>
    <message>
        <source>Each bandit on the roof above the Marshal receives a neutral bullet; then he moves one car away from the locomotive.</source>
        <translation>Chaque bandit sur le toit au-dessus du Marshal reçoit une balle neutre&#xa0;; puis le Marshal s’éloigne d’un wagon de la locomotive.</translation>
    </message>
    <message>
        <source>Whoever is on a roof moves one car towards the locomotive.</source>
        <translation>Qui est sur un toit avance d’un wagon vers la locomotive.</translation>
    </message>
    <message>
        <source>Whoever is where a team-mate is draws two more cards in the next round.</source>
        <translation>Qui se trouve avec un équipier pioche deux cartes de plus à la manche suivante.</translation>
    </message>
    <message>
        <source>Couriers change floors.</source>
        <translation>Les Convoyeurs changent d’étage.</translation>
    </message>
    <message>
        <source>Whoever is where a team-mate is may get rid of two bullets.</source>
        <translation>Qui se trouve avec un équipier peut se défaire de deux balles.</translation>
    </message>
    <message>
        <source>Each bandit on a roof receives a neutral bullet and lays down a piece of loot.</source>
        <translation>Chaque bandit sur un toit reçoit une balle neutre et pose un butin.</translation>
    </message>
    <message>
        <source>Everybody may go where a team-mate stands.</source>
        <translation>Chacun peut rejoindre un équipier là où il se trouve.</translation>
    </message>
    <message>
        <source>Whoever is on a roof moves one car away from the locomotive; horses and stagecoach drop back.</source>
        <translation>Qui est sur un toit s’éloigne d’un wagon de la locomotive&#xa0;; les chevaux et la diligence reculent.</translation>
    </message>
    <message>
        <source>The last horses drop out of the game.</source>
        <translation>Les derniers chevaux quittent la partie.</translation>
    </message>
    <message>
        <source>Each bandit inside a car receives a neutral bullet.</source>
        <translation>Chaque bandit à l’intérieur d’un wagon reçoit une balle neutre.</translation>
    </message>
    <message>
        <source>After Stealin’, everybody may play one more card, which is carried out at once.</source>
        <translation>Après l’Action, chacun peut jouer une carte de plus, exécutée aussitôt.</translation>
    </message>
    <message>
        <source>One goal of the Marshal’s is shown to everybody.</source>
        <translation>Un objectif du Marshal est montré à tous.</translation>
    </message>
    <message>
        <source>The loot inside the Marshal’s car goes up to its roof.</source>
        <translation>Le butin à l’intérieur du wagon du Marshal monte sur son toit.</translation>
    </message>
    <message>
        <source>If a flask lies where the Marshal is, it is his.</source>
        <translation>S’il y a une flasque là où se trouve le Marshal, elle est pour lui.</translation>
    </message>
    <message>
        <source>Each bandit at the stagecoach and at the car beside it receives a neutral bullet.</source>
        <translation>Chaque bandit de la diligence et du wagon à côté, dedans ou dessus, reçoit une balle neutre.</translation>
    </message>
    <message>
        <source>Whoever is on a roof is swept to the roof of the last car.</source>
        <translation>Qui est sur un toit est emporté jusqu’au toit du dernier wagon.</translation>
    </message>
    <message>
        <source>One more strongbox is put where the Marshal is.</source>
        <translation>Une cagnotte de plus est posée là où se trouve le Marshal.</translation>
    </message>
    <message>
        <source>Whoever sits in the cell when the game ends can’t win.</source>
        <translation>Qui est dans la cellule à la fin de la partie ne peut pas gagner.</translation>
    </message>
    <message>
        <source>All through this round: whoever is punched on a roof may be thrown off.</source>
        <translation>Pendant toute cette manche&#xa0;: qui reçoit un coup de poing sur un toit peut être jeté du train.</translation>
    </message>
    <message>
        <source>Whoever is still on the train when the game ends can’t win: get away in this round.</source>
        <translation>Qui est encore dans le train à la fin de la partie ne peut pas gagner&#xa0;: fuyez pendant cette manche.</translation>
    </message>
    <message>
        <source>If the Marshal wins, the poorest bandit wins with him.</source>
        <translation>Si le Marshal gagne, le bandit le plus pauvre gagne avec lui.</translation>
    </message>
    <message>
        <source>Each bandit in or on the locomotive receives $250.</source>
        <translation>Chaque bandit dans la locomotive ou sur son toit reçoit 250&#xa0;$.</translation>
    </message>
    <message>
        <source>When the game ends, each bandit loses their most valuable purse.</source>
        <translation>À la fin de la partie, chaque bandit perd sa bourse la plus précieuse.</translation>
    </message>
    <message>
        <source>All through this round: each bullet received costs $150.</source>
        <translation>Pendant toute cette manche&#xa0;: chaque balle reçue coûte 150&#xa0;$.</translation>
    </message>
    <message>
        <source>When the game ends, strongboxes are shared among all bandits in the same place.</source>
        <translation>À la fin de la partie, les cagnottes se partagent entre tous les bandits d’un même lieu.</translation>
    </message>
    <message>
        <source>All through this round: whoever is hit by a shot that was played in a tunnel drops a piece of loot.</source>
        <translation>Pendant toute cette manche&#xa0;: qui est touché par un Tir joué dans un tunnel lâche un butin.</translation>
    </message>
    <message>
        <source>If a bandit on the Express has secret documents, Schemin’ ends after two turns; else it lasts five.</source>
        <translation>Si un bandit de l’Express a des documents secrets, le Plan s’arrête après deux tours&#xa0;; sinon il en compte cinq.</translation>
    </message>
    <message>
        <source>Whoever is still on the armoured train may move once more.</source>
        <translation>Qui est encore dans le train blindé peut se déplacer une fois de plus.</translation>
    </message>
    <message>
        <source>Whoever is on the Express with the documents of their own team wins.</source>
        <translation>Qui est dans l’Express avec les documents de son équipe gagne.</translation>
    </message>
    <message>
        <source>Of the richest team, the richest one on the Express wins alone.</source>
        <translation>De l’équipe la plus riche, le plus riche dans l’Express gagne seul.</translation>
    </message>
</context>
<context>
    <name>FieldWords</name>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>neutral</source>
        <comment>bullets</comment>
        <translation>neutre</translation>
    </message>
    <message>
        <source>Not seen</source>
        <comment>a bullet</comment>
        <translation>Non vue</translation>
    </message>
    <message>
        <source>Disarmed</source>
        <translation>Désarmé</translation>
    </message>
    <message>
        <source>Wounded Knee</source>
        <translation>Genou blessé</translation>
    </message>
    <message>
        <source>Shoulder Injury</source>
        <translation>Épaule blessée</translation>
    </message>
    <message>
        <source>Got ’Im!</source>
        <translation>Je l’ai eu !</translation>
    </message>
    <message>
        <source>Drop That Bag!</source>
        <translation>Lâche ce sac !</translation>
    </message>
    <message>
        <source>Golden Bullet</source>
        <translation>Balle en or</translation>
    </message>
    <message>
        <source>None</source>
        <comment>Brawler cards</comment>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Or</translation>
    </message>
    <message>
        <source>Silver</source>
        <translation>Argent</translation>
    </message>
    <message>
        <source>Bronze</source>
        <translation>Bronze</translation>
    </message>
    <message>
        <source>Not seen</source>
        <comment>a goal</comment>
        <translation>Pas vu</translation>
    </message>
    <message>
        <source>Arch Enemy</source>
        <translation>Ennemi juré</translation>
    </message>
    <message>
        <source>Dodge Bullets!</source>
        <translation>Entre les balles&#xa0;!</translation>
    </message>
    <message>
        <source>Full of Lead</source>
        <translation>Shoot ’em up</translation>
    </message>
    <message>
        <source>Golden Bullet Award</source>
        <translation>Balle en or</translation>
    </message>
    <message>
        <source>The Mail Must Go Through!</source>
        <translation>Sac postal&#xa0;!</translation>
    </message>
    <message>
        <source>Only a Flesh Wound!</source>
        <translation>Juste une égratignure&#xa0;!</translation>
    </message>
    <message>
        <source>Throw Away the Key!</source>
        <translation>Sous clé&#xa0;!</translation>
    </message>
    <message>
        <source>Arrest Warrant: %1</source>
        <extracomment>%1: a bandit</extracomment>
        <translation>Objectif de capture&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>FileDialog</name>
    <message>
        <source>Folder:</source>
        <translation>Dossier&#xa0;:</translation>
    </message>
    <message>
        <source>File:</source>
        <translation>Fichier&#xa0;:</translation>
    </message>
    <message>
        <source>Kind:</source>
        <translation>Type&#xa0;:</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>FinalScoreText</name>
    <message>
        <source>Ruling: %1</source>
        <translation>Point de règle&#xa0;: %1</translation>
    </message>
    <message>
        <source>Colt Express: final score</source>
        <translation>Colt Express&#xa0;: score final</translation>
    </message>
</context>
<context>
    <name>GameFiles</name>
    <message>
        <source>Open game</source>
        <translation>Ouvrir une partie</translation>
    </message>
</context>
<context>
    <name>GameNarrator</name>
    <message>
        <source>Taken back to the beginning</source>
        <translation>Annulé jusqu’au début</translation>
    </message>
    <message>
        <source>Taken back to: %1</source>
        <extracomment>%1: the last line of the log that still holds</extracomment>
        <translation>Annulé jusqu’à : %1</translation>
    </message>
    <message>
        <source>Gone on to: %1</source>
        <translation>Repris jusqu’à : %1</translation>
    </message>
    <message>
        <source>Only tried out from here on: nothing counts until it is kept.</source>
        <translation>À partir d’ici, ce n’est qu’un essai : rien ne compte tant qu’on ne le garde pas.</translation>
    </message>
    <message>
        <source>What was tried out is the game from now on.</source>
        <translation>Ce qui a été essayé est désormais la partie.</translation>
    </message>
    <message>
        <source>Dropped: the game is as it was before.</source>
        <translation>Abandonné : la partie est comme avant.</translation>
    </message>
    <message>
        <source>The hand is shown now.</source>
        <translation>La main se voit maintenant.</translation>
    </message>
</context>
<context>
    <name>HandMenus</name>
    <message>
        <source>Change by hand</source>
        <translation>Modifier à la main</translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>Autre chose</translation>
    </message>
    <message>
        <source>The table decided otherwise</source>
        <translation>La table en a décidé autrement</translation>
    </message>
</context>
<context>
    <name>Happenings</name>
    <message>
        <source>%1 is at the front.</source>
        <translation>En tête : %1.</translation>
    </message>
    <message>
        <source>Car %1: %2.</source>
        <translation>Wagon %1 : %2.</translation>
    </message>
    <message>
        <source>%1 starts with %2.</source>
        <translation>%1 commence avec %2.</translation>
    </message>
    <message>
        <source>%1 gives %2 to %3.</source>
        <comment>a loot token</comment>
        <translation>%1 donne %2 [à] %3.</translation>
    </message>
    <message>
        <source>%1 takes %2.</source>
        <translation>%1 prend %2.</translation>
    </message>
    <message>
        <source>%1 loses %2.</source>
        <translation>%1 perd %2.</translation>
    </message>
    <message>
        <source>%1 comes to light: %2.</source>
        <translation>%1 réapparaît&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 is out of the game.</source>
        <translation>%1 quitte la partie.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1 : %2.</translation>
    </message>
    <message>
        <source>%1 comes back %2.</source>
        <extracomment>who was blown off beside the train; %1: a pawn, %2: &quot;to the saloon&quot;</extracomment>
        <translation>%1 revient %2.</translation>
    </message>
    <message>
        <source>%1 climbs onto %2.</source>
        <translation>%1 grimpe sur %2.</translation>
    </message>
    <message>
        <source>%1 climbs down into %2.</source>
        <translation>%1 descend dans %2.</translation>
    </message>
    <message>
        <source>%1 receives a neutral bullet.</source>
        <translation>%1 reçoit une balle neutre.</translation>
    </message>
    <message>
        <source>%1 shoots %2, who takes the bullet.</source>
        <translation>%1 tire sur %2, qui reçoit la balle.</translation>
    </message>
    <message>
        <source>A neutral bullet hits %1 and goes back to the stock.</source>
        <translation>Une balle neutre touche %1 et retourne à la réserve.</translation>
    </message>
    <message>
        <source>%1 shoots %2; the bullet is out of the game.</source>
        <translation>%1 tire sur %2 ; la balle quitte la partie.</translation>
    </message>
    <message>
        <source>%1 gives a neutral bullet back to the stock.</source>
        <translation>%1 rend une balle neutre à la réserve.</translation>
    </message>
    <message>
        <source>%1 takes a bullet of %2’s out of the game.</source>
        <translation>%1 retire du jeu une balle [de] %2.</translation>
    </message>
    <message>
        <source>%1 plays %2, face down.</source>
        <translation>%1 joue %2, face cachée.</translation>
    </message>
    <message>
        <source>%1 plays %2.</source>
        <translation>%1 joue %2.</translation>
    </message>
    <message>
        <source>This is not refereed yet: the table decides what happens.</source>
        <translation>Ceci n’est pas encore arbitré : la table décide de ce qui se passe.</translation>
    </message>
    <message>
        <source>%1 plays %2 in vain: %3.</source>
        <comment>an action card without effect</comment>
        <extracomment>%1: a bandit, %2: the action card, %3: why it has no effect</extracomment>
        <translation>%1 joue %2 pour rien : %3.</translation>
    </message>
    <message>
        <source>%1 draws up to a full hand.</source>
        <translation>%1 complète sa main.</translation>
    </message>
    <message>
        <source>A horse beside %1 leaves the game.</source>
        <translation>Un cheval à côté [de] %1 quitte le jeu.</translation>
    </message>
    <message>
        <source>A horse goes from %1 to %2.</source>
        <translation>Un cheval va [de] %1 [à] %2.</translation>
    </message>
    <message>
        <source>%1 draws up to a hand of one card less.</source>
        <translation>%1 complète sa main à une carte de moins.</translation>
    </message>
    <message numerus="yes">
        <source>%1 draws %n card(s).</source>
        <translation>
            <numerusform>%1 pioche %n carte.</numerusform>
            <numerusform>%1 pioche %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 draws %2.</source>
        <translation>%1 pioche %2.</translation>
    </message>
    <message>
        <source>The bullet lies face up: until the round is over, Fire cards of %1 are void.</source>
        <translation>La balle reste face visible&#xa0;: jusqu’à la fin de la manche, les cartes Tir [de] %1 sont sans effet.</translation>
    </message>
    <message>
        <source>The bullet lies face up: until the round is over, Floor Change cards of %1 are void.</source>
        <translation>La balle reste face visible&#xa0;: jusqu’à la fin de la manche, les cartes Changement d’étage [de] %1 sont sans effet.</translation>
    </message>
    <message>
        <source>The bullet lies face up: until the round is over, Punch cards of %1 are void.</source>
        <translation>La balle reste face visible&#xa0;: jusqu’à la fin de la manche, les cartes Coup de poing [de] %1 sont sans effet.</translation>
    </message>
    <message numerus="yes">
        <source>The Marshal wins: %n goal(s) reached.</source>
        <translation>
            <numerusform>Le Marshal gagne : %n objectif atteint.</numerusform>
            <numerusform>Le Marshal gagne : %n objectifs atteints.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 puts the card on the discard pile.</source>
        <translation>%1 pose la carte sur la défausse.</translation>
    </message>
    <message>
        <source>%1 receives %2.</source>
        <translation>%1 reçoit %2.</translation>
    </message>
    <message>
        <source>%1 begins.</source>
        <translation>%1 joue en premier.</translation>
    </message>
    <message>
        <source>Round %1 begins.</source>
        <translation>La manche %1 commence.</translation>
    </message>
    <message>
        <source>%1 shuffles the deck.</source>
        <translation>%1 mélange sa pioche.</translation>
    </message>
    <message>
        <source>%1 discards %2.</source>
        <translation>%1 défausse %2.</translation>
    </message>
    <message>
        <source>%1 takes a card from the hand of %2: under the pile with it.</source>
        <translation>%1 tire une carte de la main [de] %2 : elle va sous la pioche.</translation>
    </message>
    <message numerus="yes">
        <source>%1 keeps %n card(s).</source>
        <translation>
            <numerusform>%1 garde %n carte.</numerusform>
            <numerusform>%1 garde %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a card comes up</comment>
        <extracomment>whose card comes up, and which</extracomment>
        <translation>%1 : %2.</translation>
    </message>
    <message>
        <source>%1 takes the card back.</source>
        <translation>%1 reprend la carte.</translation>
    </message>
    <message>
        <source>%1 is put %2.</source>
        <extracomment>%1: &quot;a purse&quot;, %2: &quot;in the saloon&quot;</extracomment>
        <translation>On pose %1 %2.</translation>
    </message>
    <message>
        <source>%1 from %2 goes to the Marshal’s Achievement zone.</source>
        <extracomment>%1: &quot;a mailbag&quot;, %2: a bandit, or &quot;the saloon&quot;</extracomment>
        <translation>%1 (%2) va dans la zone de réussite du Marshal.</translation>
    </message>
    <message>
        <source>%1 drops %2 %3.</source>
        <extracomment>%1: a bandit, %2: &quot;a purse&quot;, %3: &quot;in the saloon&quot;</extracomment>
        <translation>%1 lâche %2 %3.</translation>
    </message>
    <message>
        <source>%1 starts %2.</source>
        <extracomment>%1: a pawn, %2: &quot;in the saloon&quot;</extracomment>
        <translation>%1 commence %2.</translation>
    </message>
    <message>
        <source>%1 goes %2.</source>
        <extracomment>%1: a pawn, %2: &quot;to the saloon&quot;</extracomment>
        <translation>%1 va %2.</translation>
    </message>
    <message>
        <source>%1 plays a card that is named later.</source>
        <translation>%1 joue une carte, nommée plus tard.</translation>
    </message>
    <message>
        <source>Nothing happens: %1.</source>
        <extracomment>%1: why an event, or a rule that plays no card, has no effect</extracomment>
        <translation>Il ne se passe rien&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 chooses the first card of the hand.</source>
        <translation>%1 choisit la première carte de sa main.</translation>
    </message>
    <message>
        <source>%1 chooses %2 as the first card of the hand.</source>
        <translation>%1 choisit %2 comme première carte de sa main.</translation>
    </message>
    <message>
        <source>Until the round is over, cards of %1 are void.</source>
        <translation>Jusqu’à la fin de la manche, des cartes [de] %1 sont sans effet.</translation>
    </message>
    <message>
        <source>The bullet “%1” is shuffled into the cards of %2.</source>
        <extracomment>%1: a bullet of the Marshal’s, %2: a bandit</extracomment>
        <translation>La balle «&#xa0;%1&#xa0;» est mélangée aux cartes [de] %2.</translation>
    </message>
    <message>
        <source>The bullet “%1” that hit %2 is turned face down.</source>
        <translation>La balle «&#xa0;%1&#xa0;» qui a touché %2 est retournée face cachée.</translation>
    </message>
    <message>
        <source>%1 takes the golden Brawler card.</source>
        <translation>%1 prend la carte As de la castagne en or.</translation>
    </message>
    <message>
        <source>%1 takes the silver Brawler card.</source>
        <translation>%1 prend la carte As de la castagne en argent.</translation>
    </message>
    <message>
        <source>%1 takes the bronze Brawler card.</source>
        <translation>%1 prend la carte As de la castagne en bronze.</translation>
    </message>
    <message>
        <source>Reached: “%1”.</source>
        <extracomment>%1: a goal of the Marshal’s</extracomment>
        <translation>Atteint : « %1 ».</translation>
    </message>
    <message>
        <source>Not reached: “%1”.</source>
        <translation>Manqué : « %1 ».</translation>
    </message>
    <message>
        <source>Reached: “%1” (%2).</source>
        <extracomment>%1: a goal of the Marshal’s, %2: the bandit who decides it</extracomment>
        <translation>Atteint : « %1 » (%2).</translation>
    </message>
    <message>
        <source>Not reached: “%1” (%2).</source>
        <translation>Manqué : « %1 » (%2).</translation>
    </message>
    <message>
        <source>%1 wins: all players lose.</source>
        <translation>%1 gagne : tous les joueurs perdent.</translation>
    </message>
    <message>
        <source>%1 gives a Wanted token to %2.</source>
        <translation>%1 donne un jeton Wanted [à] %2.</translation>
    </message>
    <message>
        <source>%1 loses a Wanted token.</source>
        <translation>%1 perd un jeton Wanted.</translation>
    </message>
    <message>
        <source>%1 sits down to the left of %2.</source>
        <translation>%1 prend place juste après %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has a secret document: %n turn(s) are played.</source>
        <extracomment>%1: who has a secret document on the Express, %n: how many turns are left</extracomment>
        <translation>
            <numerusform>%1 a un document secret&#xa0;: on joue %n tour.</numerusform>
            <numerusform>%1 a un document secret&#xa0;: on joue %n tours.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 discards a card.</source>
        <translation>%1 défausse une carte.</translation>
    </message>
    <message>
        <source>%1 hits %2: the bullet goes under the Wild Bunch token.</source>
        <translation>%1 touche %2&#xa0;: la balle va sous le jeton Bande Organisée.</translation>
    </message>
    <message numerus="yes">
        <source>There are too few neutral bullets: %n would be needed.</source>
        <translation>
            <numerusform>Il y a trop peu de balles neutres : il en faudrait %n.</numerusform>
            <numerusform>Il y a trop peu de balles neutres : il en faudrait %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last %n neutral bullet(s) leave the game.</source>
        <translation>
            <numerusform>La dernière balle neutre (%n) quitte la partie.</numerusform>
            <numerusform>Les %n dernières balles neutres quittent la partie.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 meets %2.</source>
        <translation>%1 rencontre %2.</translation>
    </message>
    <message>
        <source>%1 releases the Shotgun.</source>
        <translation>%1 libère le Shotgun.</translation>
    </message>
    <message>
        <source>%1 takes a hostage: %2.</source>
        <translation>%1 prend un otage&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The stagecoach is now beside %1.</source>
        <translation>La Diligence est maintenant à côté [de] %1.</translation>
    </message>
    <message>
        <source>The stagecoach drives away, with everybody aboard.</source>
        <translation>La Diligence s’en va, avec tous ceux qui sont à bord.</translation>
    </message>
    <message numerus="yes">
        <source>The armoured train goes on by %n car(s).</source>
        <translation>
            <numerusform>Le train blindé avance de %n wagon.</numerusform>
            <numerusform>Le train blindé avance de %n wagons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The armoured train falls back by %n car(s).</source>
        <translation>
            <numerusform>Le train blindé recule de %n wagon.</numerusform>
            <numerusform>Le train blindé recule de %n wagons.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 hides under a car, whose card lies face down.</source>
        <translation>%1 se cache sous un wagon, dont la carte est face cachée.</translation>
    </message>
    <message>
        <source>%1 hides under a car while the others close their eyes.</source>
        <translation>%1 se cache sous un wagon pendant que les autres ferment les yeux.</translation>
    </message>
    <message>
        <source>%1 drinks: %2.</source>
        <translation>%1 boit&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The handcar changes ends: it is now coupled to %1.</source>
        <translation>La draisine change de bout&#xa0;: elle est maintenant attelée [à] %1.</translation>
    </message>
    <message>
        <source>%1 copies %2.</source>
        <translation>%1 copie %2.</translation>
    </message>
    <message>
        <source>%1 nudges %2.</source>
        <translation>%1 donne un coup de pouce [à] %2.</translation>
    </message>
    <message>
        <source>%1 may draw two cards more for the next round.</source>
        <translation>%1 pourra piocher deux cartes de plus à la prochaine manche.</translation>
    </message>
    <message>
        <source>%1 captures %2.</source>
        <translation>%1 arrête %2.</translation>
    </message>
    <message>
        <source>The wanted poster of %1 goes to the Marshal.</source>
        <translation>L’avis de recherche [de] %1 va au Marshal.</translation>
    </message>
    <message>
        <source>%1 loses the hostage, who leaves the game: %2.</source>
        <translation>%1 perd son otage, qui quitte la partie&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 frees a prisoner: %2.</source>
        <translation>%1 libère un prisonnier&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 loses the prisoner to the Marshal: %2.</source>
        <translation>%1 perd son prisonnier au profit du Marshal&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 frees %2 from the cell.</source>
        <translation>%1 délivre %2 de la cellule.</translation>
    </message>
    <message>
        <source>%1 buys an action of %2: %3.</source>
        <translation>%1 achète une action [de] %2&#xa0;: %3.</translation>
    </message>
    <message>
        <source>Event: %1.</source>
        <translation>Événement : %1.</translation>
    </message>
    <message>
        <source>Round %1 is over.</source>
        <translation>La manche %1 est finie.</translation>
    </message>
    <message>
        <source>%1 is the Gunslinger: %2.</source>
        <translation>L’As de la gâchette est %1 : %2.</translation>
    </message>
    <message>
        <source>In prison: the sidekick of %1.</source>
        <translation>En prison : le complice [de] %1.</translation>
    </message>
    <message>
        <source>The sidekick of %1 goes to the Marshal for good.</source>
        <translation>Le complice [de] %1 revient au Marshal pour de bon.</translation>
    </message>
    <message>
        <source>The Marshal’s next goal becomes current: %1 of 5.</source>
        <translation>L’objectif suivant du Marshal passe en cours : %1 sur 5.</translation>
    </message>
    <message>
        <source>The Marshal shows a goal: “%1”.</source>
        <translation>Le Marshal montre un objectif : « %1 ».</translation>
    </message>
    <message>
        <source>%1 looks at goal %2 of the Marshal’s.</source>
        <translation>%1 regarde l’objectif %2 du Marshal.</translation>
    </message>
    <message numerus="yes">
        <source>The Marshal has reached %n goal(s).</source>
        <translation>
            <numerusform>Le Marshal a atteint %n objectif.</numerusform>
            <numerusform>Le Marshal a atteint %n objectifs.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 wins with %2.</source>
        <translation>%1 gagne avec %2.</translation>
    </message>
</context>
<context>
    <name>Journals</name>
    <message>
        <source>this is not what was written</source>
        <translation>ce n’est pas ce qui a été écrit</translation>
    </message>
    <message>
        <source>this says nothing that is understood</source>
        <translation>on n’y comprend rien</translation>
    </message>
    <message>
        <source>this can’t follow on what is before it</source>
        <translation>cela ne peut pas suivre ce qui précède</translation>
    </message>
    <message>
        <source>no game can begin from such a table</source>
        <translation>aucune partie ne peut commencer sur une telle table</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Le fichier est vide.</translation>
    </message>
    <message>
        <source>The file is not a game of Caboose.</source>
        <translation>Le fichier n’est pas une partie de Caboose.</translation>
    </message>
    <message>
        <source>The game is from a newer version of Caboose. Nothing was changed.</source>
        <translation>La partie vient d’une version plus récente de Caboose. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>The file is too large for a game.</source>
        <translation>Le fichier est trop grand pour une partie.</translation>
    </message>
    <message>
        <source>Line %1: %2.</source>
        <translation>Ligne %1 : %2.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Le disque est plein.</translation>
    </message>
    <message>
        <source>The file or its folder may not be written to.</source>
        <translation>Le fichier ou son dossier est protégé en écriture.</translation>
    </message>
    <message>
        <source>The file may not become as large as this.</source>
        <translation>Le fichier n’a pas le droit de devenir aussi grand.</translation>
    </message>
    <message>
        <source>The file or its disk is not there.</source>
        <translation>Le fichier ou son disque n’est pas là.</translation>
    </message>
    <message>
        <source>Another file lies in its place.</source>
        <translation>Un autre fichier est à sa place.</translation>
    </message>
    <message>
        <source>Another program has changed the file.</source>
        <translation>Un autre programme a modifié le fichier.</translation>
    </message>
    <message>
        <source>The game is in a new file beside it.</source>
        <translation>La partie est dans un nouveau fichier à côté.</translation>
    </message>
    <message>
        <source>Another program is writing the file.</source>
        <translation>Un autre programme écrit dans le fichier.</translation>
    </message>
    <message>
        <source>The system can’t write the file.</source>
        <translation>Le système ne parvient pas à écrire le fichier.</translation>
    </message>
</context>
<context>
    <name>JustNow</name>
    <message>
        <source>Taken back</source>
        <translation>Repris</translation>
    </message>
    <message>
        <source>Just now</source>
        <translation>À l’instant</translation>
    </message>
    <message>
        <source>What was entered last.</source>
        <translation>Ce qui a été saisi en dernier.</translation>
    </message>
    <message>
        <source>Everything since then: put it back as the train shows it.</source>
        <translation>Tout ce qui a suivi : remettez-le comme le train le montre.</translation>
    </message>
    <message>
        <source>On board here: %1.</source>
        <extracomment>at the horse attack; %1: bandits</extracomment>
        <translation>À bord ici&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Everybody draws up to a full hand.</source>
        <translation>Tout le monde complète sa main.</translation>
    </message>
</context>
<context>
    <name>Layouts</name>
    <message>
        <source>The file could not be opened.</source>
        <translation>Le fichier n’a pas pu être ouvert.</translation>
    </message>
    <message>
        <source>The file is not a layout, or it is damaged.</source>
        <translation>Le fichier n’est pas une disposition, ou il est abîmé.</translation>
    </message>
    <message>
        <source>A later version of Caboose wrote the file.</source>
        <translation>Une version plus récente de Caboose a écrit ce fichier.</translation>
    </message>
    <message>
        <source>Schemin’</source>
        <translation>Le Plan</translation>
    </message>
    <message>
        <source>The layout for the first phase, when cards are played</source>
        <translation>La disposition de la première phase, quand on joue les cartes</translation>
    </message>
    <message>
        <source>Stealin’</source>
        <translation>L’Action</translation>
    </message>
    <message>
        <source>The layout for the second phase, when cards are resolved</source>
        <translation>La disposition de la seconde phase, quand on résout les cartes</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Livre de règles</translation>
    </message>
    <message>
        <source>The layout for reading and settling the rules</source>
        <translation>La disposition pour lire les règles et trancher</translation>
    </message>
    <message>
        <source>Table display</source>
        <translation>Affichage de table</translation>
    </message>
    <message>
        <source>The layout that the whole table can read</source>
        <translation>La disposition que toute la table peut lire</translation>
    </message>
</context>
<context>
    <name>MarshalsGoals</name>
    <message>
        <source>Nobody</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>Prisoners</source>
        <translation>Prisonniers</translation>
    </message>
    <message>
        <source>Captured</source>
        <translation>Arrestations</translation>
    </message>
    <message>
        <source>Mailbags</source>
        <translation>Sacs postaux</translation>
    </message>
    <message>
        <source>nobody has seen it</source>
        <translation>personne ne l’a vu</translation>
    </message>
    <message>
        <source>four of his bullets are among the cards of %1</source>
        <extracomment>%1: a bandit; his: the Marshal’s</extracomment>
        <translation>quatre de ses balles sont parmi les cartes [de] %1</translation>
    </message>
    <message>
        <source>nobody has four of his bullets</source>
        <translation>personne n’a quatre de ses balles</translation>
    </message>
    <message>
        <source>nobody’s bullets are among his cards three times</source>
        <translation>aucun bandit n’a trois balles parmi ses cartes</translation>
    </message>
    <message>
        <source>three bullets of %1 or more are among his cards</source>
        <translation>au moins trois balles [de] %1 sont parmi ses cartes</translation>
    </message>
    <message>
        <source>every bandit has a bullet of his</source>
        <translation>chaque bandit a une de ses balles</translation>
    </message>
    <message>
        <source>%1 has no bullet of his</source>
        <translation>%1 n’a aucune de ses balles</translation>
    </message>
    <message>
        <source>one of his cylinders is empty</source>
        <translation>un de ses barillets est vide</translation>
    </message>
    <message>
        <source>neither of his cylinders is empty</source>
        <translation>aucun de ses barillets n’est vide</translation>
    </message>
    <message>
        <source>he has a mailbag</source>
        <translation>il a un sac postal</translation>
    </message>
    <message>
        <source>he has no mailbag</source>
        <translation>il n’a pas de sac postal</translation>
    </message>
    <message>
        <source>he has a Brawler card left</source>
        <translation>il lui reste une carte As de la castagne</translation>
    </message>
    <message>
        <source>all his Brawler cards were taken</source>
        <translation>on lui a pris toutes ses cartes As de la castagne</translation>
    </message>
    <message numerus="yes">
        <source>he has %n prisoner(s), and two are needed</source>
        <translation>
            <numerusform>il a %n prisonnier, il en faut deux</numerusform>
            <numerusform>il a %n prisonniers, il en faut deux</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was captured</source>
        <translation>arrestation subie par %1</translation>
    </message>
    <message>
        <source>%1 was never captured</source>
        <translation>aucune arrestation [de] %1</translation>
    </message>
    <message>
        <source>Reached: %1 (%2)</source>
        <extracomment>%1: why a goal is reached or not, %2: the number of its rule</extracomment>
        <translation>Atteint&#xa0;: %1 (%2)</translation>
    </message>
    <message>
        <source>Not reached: %1 (%2)</source>
        <translation>Pas atteint&#xa0;: %1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%n goal(s) reached, but the Marshal is out of the game and can’t win.</source>
        <translation>
            <numerusform>%n objectif atteint, mais le Marshal est hors du jeu et ne peut pas gagner.</numerusform>
            <numerusform>%n objectifs atteints, mais le Marshal est hors du jeu et ne peut pas gagner.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n goal(s) reached, and %1 needed: the Marshal wins.</source>
        <extracomment>%n: how many goals are reached, %1: how many are needed</extracomment>
        <translation>
            <numerusform>%n objectif atteint, il en faut %1&#xa0;: le Marshal gagne.</numerusform>
            <numerusform>%n objectifs atteints, il en faut %1&#xa0;: le Marshal gagne.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n goal(s) reached, but %1 needed: the Marshal does not win.</source>
        <translation>
            <numerusform>%n objectif atteint, mais il en faut %1&#xa0;: le Marshal ne gagne pas.</numerusform>
            <numerusform>%n objectifs atteints, mais il en faut %1&#xa0;: le Marshal ne gagne pas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The Marshal’s goals</source>
        <translation>Les objectifs du Marshal</translation>
    </message>
    <message numerus="yes">
        <source>The Marshal wins with %n goal(s), and %1, the poorest, wins with him</source>
        <extracomment>%n: goals, %1: a bandit, who wins with him (7.2.4)</extracomment>
        <translation>
            <numerusform>Le Marshal gagne avec %n objectif, et %1, le plus pauvre, gagne avec lui</numerusform>
            <numerusform>Le Marshal gagne avec %n objectifs, et %1, le plus pauvre, gagne avec lui</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Marshal wins with %n goal(s)</source>
        <translation>
            <numerusform>Le Marshal gagne avec %n objectif</numerusform>
            <numerusform>Le Marshal gagne avec %n objectifs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Mistakes</name>
    <message>
        <source>a pawn, a place or a word that begins a line</source>
        <translation>un pion, un endroit ou un mot qui ouvre une ligne</translation>
    </message>
    <message>
        <source>a pawn</source>
        <translation>un pion</translation>
    </message>
    <message>
        <source>a character</source>
        <translation>un personnage</translation>
    </message>
    <message>
        <source>a car</source>
        <translation>un wagon</translation>
    </message>
    <message>
        <source>a place</source>
        <translation>un endroit</translation>
    </message>
    <message>
        <source>a kind of loot</source>
        <translation>une sorte de butin</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>une carte</translation>
    </message>
    <message>
        <source>a round card</source>
        <translation>une carte Manche</translation>
    </message>
    <message>
        <source>a kind of turn</source>
        <translation>une sorte de tour</translation>
    </message>
    <message>
        <source>an event</source>
        <translation>un événement</translation>
    </message>
    <message>
        <source>a set of round cards</source>
        <translation>un jeu de cartes Manche</translation>
    </message>
    <message>
        <source>a step of the game</source>
        <translation>une étape de la partie</translation>
    </message>
    <message>
        <source>a hostage</source>
        <translation>un otage</translation>
    </message>
    <message>
        <source>a bandit</source>
        <translation>un bandit</translation>
    </message>
    <message>
        <source>one of the Marshal’s goals</source>
        <translation>un des objectifs du Marshal</translation>
    </message>
    <message>
        <source>one of the Marshal’s bullets</source>
        <translation>une des balles du Marshal</translation>
    </message>
    <message>
        <source>gold, silver or bronze</source>
        <translation>or, argent ou bronze</translation>
    </message>
    <message>
        <source>one of Silk’s powers</source>
        <translation>un des pouvoirs de Silk</translation>
    </message>
    <message>
        <source>an edition</source>
        <translation>une édition</translation>
    </message>
    <message>
        <source>the booklet of a box</source>
        <translation>le livret d’une boîte</translation>
    </message>
    <message>
        <source>a ruling</source>
        <translation>un point de règle</translation>
    </message>
    <message>
        <source>a value of the ruling “%1”</source>
        <translation>une valeur du point de règle « %1 »</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>un nombre de %1 à %2</translation>
    </message>
    <message>
        <source>something that can be said of a pawn</source>
        <translation>quelque chose qui peut se dire d’un pion</translation>
    </message>
    <message>
        <source>a choice</source>
        <translation>un choix</translation>
    </message>
    <message>
        <source>something that the program may keep</source>
        <translation>quelque chose que le programme peut tenir</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>« %1 »</translation>
    </message>
    <message>
        <source>the end of the line</source>
        <translation>la fin de la ligne</translation>
    </message>
    <message>
        <source>somebody who sits at the table</source>
        <translation>quelqu’un qui est assis à la table</translation>
    </message>
    <message>
        <source>a word that begins a line of a case</source>
        <translation>un mot qui ouvre une ligne d’un cas</translation>
    </message>
    <message>
        <source>an action</source>
        <translation>une action</translation>
    </message>
    <message>
        <source>the number of a rule</source>
        <translation>le numéro d’une règle</translation>
    </message>
    <message>
        <source>the number of a rule, a hyphen and a number of the case’s own</source>
        <translation>le numéro d’une règle, un tiret et un numéro propre au cas</translation>
    </message>
    <message>
        <source>a question</source>
        <translation>une question</translation>
    </message>
    <message>
        <source>a reason</source>
        <translation>une raison</translation>
    </message>
    <message>
        <source>a happening</source>
        <translation>un événement survenu</translation>
    </message>
    <message>
        <source>a fault of a position</source>
        <translation>un défaut d’une position</translation>
    </message>
    <message>
        <source>somebody, a place, a number or a rule</source>
        <translation>quelqu’un, un endroit, un nombre ou une règle</translation>
    </message>
    <message>
        <source>Expected %1, but the line ends here.</source>
        <translation>Attendu : %1, mais la ligne s’arrête ici.</translation>
    </message>
    <message>
        <source>Expected %1, found “%2”.</source>
        <translation>Attendu : %1, trouvé « %2 ».</translation>
    </message>
    <message>
        <source>“%1” is not between %2 and %3.</source>
        <translation>« %1 » n’est pas entre %2 et %3.</translation>
    </message>
    <message>
        <source>There is no room for more than %1 here.</source>
        <translation>Il n’y a pas de place pour plus de %1 ici.</translation>
    </message>
    <message>
        <source>“%1” needs somebody who sits at the table.</source>
        <translation>« %1 » demande quelqu’un qui est assis à la table.</translation>
    </message>
    <message>
        <source>The text is too long: more than %1 kB.</source>
        <translation>Le texte est trop long : plus de %1 ko.</translation>
    </message>
    <message>
        <source>“%1” has no business here.</source>
        <translation>« %1 » n’a rien à faire ici.</translation>
    </message>
    <message>
        <source>Where the same pawn stands has been said already: “%1”.</source>
        <translation>La place du même pion a déjà été dite : « %1 ».</translation>
    </message>
    <message>
        <source>%1 Did you mean “%2”?</source>
        <extracomment>%1: what is wrong, %2: a word that may have been meant</extracomment>
        <translation>%1 Vouliez-vous dire « %2 » ?</translation>
    </message>
    <message>
        <source>There is no locomotive.</source>
        <translation>Il n’y a pas de locomotive.</translation>
    </message>
    <message>
        <source>This car is there twice: %1.</source>
        <translation>Ce wagon est là deux fois : %1.</translation>
    </message>
    <message>
        <source>%1 stands in a place that is not there: %2.</source>
        <translation>%1 se trouve à un endroit qui n’existe pas : %2.</translation>
    </message>
    <message>
        <source>%1 sits in two seats.</source>
        <translation>%1 occupe deux sièges.</translation>
    </message>
    <message>
        <source>Nobody sits in seat %1.</source>
        <translation>Personne n’occupe le siège %1.</translation>
    </message>
    <message>
        <source>%1 plays, but has no seat.</source>
        <translation>%1 joue, mais n’a pas de siège.</translation>
    </message>
    <message>
        <source>%1 has a seat, but does not play.</source>
        <translation>%1 a un siège, mais ne joue pas.</translation>
    </message>
    <message>
        <source>There are not so many in all boxes: %1 (%2).</source>
        <extracomment>%1: a kind of loot, %2: how many there are</extracomment>
        <translation>Toutes les boîtes n’en contiennent pas autant : %1 (%2).</translation>
    </message>
    <message>
        <source>%1 lies in a place that is not there: %2.</source>
        <translation>%1 se trouve à un endroit qui n’existe pas : %2.</translation>
    </message>
    <message>
        <source>%1 does not play, but has loot: %2.</source>
        <translation>%1 ne joue pas, mais a du butin : %2.</translation>
    </message>
    <message>
        <source>%1 has more bullets than there are: %2.</source>
        <translation>%1 a plus de balles qu’il n’y en a : %2.</translation>
    </message>
    <message>
        <source>There are not so many neutral bullets in all boxes: %1.</source>
        <translation>Toutes les boîtes ne contiennent pas autant de balles neutres : %1.</translation>
    </message>
    <message>
        <source>%1 has %2 cards of one kind, more than there are.</source>
        <translation>%1 a %2 cartes d’une même sorte, plus qu’il n’y en a.</translation>
    </message>
    <message>
        <source>There are not so many bullets of one kind as in the cards of %1: %2.</source>
        <extracomment>%1: somebody, %2: how many there are</extracomment>
        <translation>Il n’y a pas autant de balles d’une même sorte que dans les cartes [de] %1 : %2.</translation>
    </message>
    <message>
        <source>Nobody ever has so many different cards as %1: %2.</source>
        <extracomment>%1: somebody, %2: how many there are</extracomment>
        <translation>Personne n’a jamais autant de cartes différentes [que] %1 : %2.</translation>
    </message>
    <message>
        <source>The first player has a seat that is not there: %1.</source>
        <translation>Le Premier Joueur a un siège qui n’existe pas : %1.</translation>
    </message>
    <message>
        <source>There is no round %1.</source>
        <translation>Il n’y a pas de manche %1.</translation>
    </message>
    <message>
        <source>The round card has no turn %1.</source>
        <translation>La carte Manche n’a pas de tour %1.</translation>
    </message>
    <message>
        <source>There are not so many seats that the turn could be at place %1.</source>
        <translation>Il n’y a pas assez de sièges pour que le tour en soit à la place %1.</translation>
    </message>
    <message>
        <source>The common deck has no card %1.</source>
        <translation>La pile commune n’a pas de carte %1.</translation>
    </message>
    <message>
        <source>A card of the common deck was played by a seat that is not there: %1.</source>
        <translation>Une carte de la pile commune vient d’un siège qui n’existe pas : %1.</translation>
    </message>
    <message>
        <source>Round %1 has no round card.</source>
        <translation>La manche %1 n’a pas de carte Manche.</translation>
    </message>
    <message>
        <source>The Marshal stands on a roof, where he never goes.</source>
        <translation>Le Marshal est sur un toit, où il ne va jamais.</translation>
    </message>
    <message>
        <source>Before %1 lie more bullets than were received: %2.</source>
        <extracomment>%1: a bandit, %2: how many bullets of one giver</extracomment>
        <translation>Il y a devant %1 plus de balles que ce bandit n’en a reçu&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The stagecoach stands beside a car that is not there: %1.</source>
        <translation>La diligence est à côté d’un wagon qui n’est pas là&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Horses stand beside a car that is not there: %1.</source>
        <translation>Des chevaux sont à côté d’un wagon qui n’est pas là&#xa0;: %1.</translation>
    </message>
    <message>
        <source>This hostage is there twice: %1.</source>
        <extracomment>%1: a hostage</extracomment>
        <translation>Cet otage est là deux fois&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Time travel car and handcar are never in the same game.</source>
        <translation>La voiture à voyager dans le temps et la draisine ne sont jamais dans la même partie.</translation>
    </message>
    <message>
        <source>The sidekick of %1 is there twice.</source>
        <extracomment>%1: the bandit whose sidekick was in prison</extracomment>
        <translation>Le complice [de] %1 est là deux fois.</translation>
    </message>
    <message>
        <source>%1 can’t be in the cell.</source>
        <translation>%1 ne peut pas être dans la cellule.</translation>
    </message>
    <message>
        <source>No loot lies in the cell.</source>
        <translation>Aucun butin ne se trouve dans la cellule.</translation>
    </message>
    <message>
        <source>%1 had more bullets healed than were received: %2.</source>
        <extracomment>%1: a bandit, %2: how many bullets of one giver</extracomment>
        <translation>%1 a fait soigner plus de balles qu’il n’en a reçu : %2.</translation>
    </message>
    <message numerus="yes">
        <source>The Marshal has five goals, not %n.</source>
        <translation>
            <numerusform>Le Marshal a cinq objectifs, et non %n.</numerusform>
            <numerusform>Le Marshal a cinq objectifs, et non %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>This goal is left out of the game: %1.</source>
        <extracomment>%1: a goal of the Marshal’s</extracomment>
        <translation>Cet objectif n’est pas dans la partie : %1.</translation>
    </message>
    <message>
        <source>This goal is there twice: %1.</source>
        <extracomment>%1: a goal of the Marshal’s</extracomment>
        <translation>Cet objectif est là deux fois : %1.</translation>
    </message>
    <message>
        <source>%1 was captured, so the wanted poster is the Marshal’s.</source>
        <extracomment>%1: a bandit</extracomment>
        <translation>%1 a été capturé : son avis de recherche est au Marshal.</translation>
    </message>
    <message>
        <source>%1 has a Brawler card that somebody else has, too.</source>
        <extracomment>%1: a bandit</extracomment>
        <translation>%1 a une carte As de la castagne que quelqu’un d’autre a aussi.</translation>
    </message>
    <message>
        <source>These rulings contradict each other: “%1” and “%2”</source>
        <translation>Ces points de règle se contredisent : « %1 » et « %2 »</translation>
    </message>
    <message>
        <source>something out of a box</source>
        <translation>un élément d’une boîte</translation>
    </message>
</context>
<context>
    <name>Modules</name>
    <message>
        <source>Base game</source>
        <translation>Jeu de base</translation>
    </message>
    <message>
        <source>Stagecoach</source>
        <translation>Diligence</translation>
    </message>
    <message>
        <source>Horses</source>
        <translation>Chevaux</translation>
    </message>
    <message>
        <source>Whiskey</source>
        <translation>Whisky</translation>
    </message>
    <message>
        <source>Marshal &amp; Prisoners</source>
        <translation>Marshal &amp; Prisonniers</translation>
    </message>
    <message>
        <source>Mei</source>
        <translation>Mei</translation>
    </message>
    <message>
        <source>Couriers &amp; Armoured Train</source>
        <translation>Convoyeurs &amp; Train blindé</translation>
    </message>
    <message>
        <source>Team game</source>
        <translation>Partie en équipes</translation>
    </message>
    <message>
        <source>Betrayal</source>
        <translation>Trahison</translation>
    </message>
    <message>
        <source>Time travel car</source>
        <translation>Wagon temporel</translation>
    </message>
    <message>
        <source>Handcar</source>
        <translation>Draisine</translation>
    </message>
    <message>
        <source>Circus car</source>
        <translation>Wagon du cirque</translation>
    </message>
    <message>
        <source>Cursed loot</source>
        <translation>Butin maudit</translation>
    </message>
    <message>
        <source>Special Punch cards</source>
        <translation>Cartes Coup de poing spécial</translation>
    </message>
    <message>
        <source>Extra Punch cards</source>
        <translation>Cartes Coup de poing en plus</translation>
    </message>
    <message>
        <source>North Pole Station</source>
        <translation>La gare du pôle Nord</translation>
    </message>
    <message>
        <source>The Tunnel before the Station</source>
        <translation>Le tunnel avant la gare</translation>
    </message>
    <message>
        <source>Six bandits, a train of up to six cars, the Marshal</source>
        <translation>Six bandits, un train de six wagons au plus, le Marshal</translation>
    </message>
    <message>
        <source>The coach beside the train, the Shotgun on its roof, hostages</source>
        <translation>La diligence à côté du train, le Shotgun sur son toit, des otages</translation>
    </message>
    <message>
        <source>The attack on horseback, and a Ride card for each</source>
        <translation>L’attaque à cheval, et une carte Chevauchée pour chacun</translation>
    </message>
    <message>
        <source>A flask in each car</source>
        <translation>Une flasque dans chaque wagon</translation>
    </message>
    <message>
        <source>Somebody plays the Marshal; Mei, the prison car, prisoners</source>
        <translation>Quelqu’un joue le Marshal&#xa0;; Mei, le wagon Prison, les prisonniers</translation>
    </message>
    <message>
        <source>One more bandit, without the rest of her box</source>
        <translation>Un bandit de plus, sans le reste de sa boîte</translation>
    </message>
    <message>
        <source>A second train, and couriers</source>
        <translation>Un second train, et des Convoyeurs</translation>
    </message>
    <message>
        <source>Red against blue, secret documents, the Wild Bunch</source>
        <translation>Rouges contre bleus, documents secrets, Bande Organisée</translation>
    </message>
    <message>
        <source>In a team game: one of a team may win alone</source>
        <translation>En équipes&#xa0;: l’un des siens peut gagner seul</translation>
    </message>
    <message>
        <source>A car before the locomotive, to hide in</source>
        <translation>Un wagon devant la locomotive, pour s’y cacher</translation>
    </message>
    <message>
        <source>A handcar before the locomotive, to hide in</source>
        <translation>Une draisine devant la locomotive, pour s’y cacher</translation>
    </message>
    <message>
        <source>One more car, with a giraffe and two chests</source>
        <translation>Un wagon de plus, avec une girafe et deux coffrets</translation>
    </message>
    <message>
        <source>Tokens of next to no value among the others</source>
        <translation>Des jetons presque sans valeur parmi les autres</translation>
    </message>
    <message>
        <source>One more card for each bandit</source>
        <translation>Une carte de plus pour chaque bandit</translation>
    </message>
    <message>
        <source>One more Punch card for each bandit</source>
        <translation>Une carte Coup de poing de plus pour chaque bandit</translation>
    </message>
    <message>
        <source>One more station card</source>
        <translation>Une carte Arrivée en gare de plus</translation>
    </message>
</context>
<context>
    <name>NotOffered</name>
    <message>
        <source>the Marshal has no such card</source>
        <translation>le Marshal n’a pas de telle carte</translation>
    </message>
    <message>
        <source>by these rules somebody else begins</source>
        <translation>par ces règles, quelqu’un d’autre commence</translation>
    </message>
    <message>
        <source>that goal stays in the box in this game</source>
        <translation>cet objectif reste dans la boîte pour cette partie</translation>
    </message>
    <message>
        <source>all goals of that kind are known already</source>
        <translation>tous les objectifs de cette sorte sont déjà connus</translation>
    </message>
    <message>
        <source>the Marshal takes no flask</source>
        <translation>le Marshal ne prend pas de flasque</translation>
    </message>
    <message>
        <source>a diversion is for bandits of a team</source>
        <translation>une feinte est réservée aux bandits d’une équipe</translation>
    </message>
    <message>
        <source>one draws instead of playing, not afterwards</source>
        <translation>on pioche au lieu de jouer, pas après</translation>
    </message>
    <message>
        <source>that belongs to the other half of the turn</source>
        <translation>cela appartient à l’autre moitié du tour</translation>
    </message>
    <message>
        <source>first the Marshal fires, then he moves</source>
        <translation>le Marshal tire d’abord, puis se déplace</translation>
    </message>
    <message>
        <source>one goes to somebody of one’s own team only</source>
        <translation>on ne rejoint que quelqu’un de sa propre équipe</translation>
    </message>
    <message>
        <source>nobody falls off the train from there</source>
        <translation>personne ne tombe du train depuis cet endroit</translation>
    </message>
    <message>
        <source>nobody rides away for good in this way</source>
        <translation>personne ne s’enfuit à cheval de cette façon</translation>
    </message>
    <message>
        <source>that kind of loot does not count here</source>
        <translation>cette sorte de butin ne compte pas ici</translation>
    </message>
    <message>
        <source>that is not straight above or below</source>
        <translation>ce n’est ni juste au-dessus, ni juste au-dessous</translation>
    </message>
    <message>
        <source>nobody but the Marshal has such a card</source>
        <translation>personne d’autre que le Marshal n’a une telle carte</translation>
    </message>
    <message>
        <source>the own document stays, the other team’s goes back</source>
        <translation>son propre document se garde, celui de l’autre équipe se repose</translation>
    </message>
    <message>
        <source>where somebody plays the Marshal, nobody has such a card</source>
        <translation>quand quelqu’un joue le Marshal, personne n’a de telle carte</translation>
    </message>
    <message>
        <source>a nudged Marshal neither punches nor robs</source>
        <translation>le Marshal qui reçoit un coup de pouce ne frappe pas et ne vole pas</translation>
    </message>
    <message>
        <source>nobody captures but the Marshal</source>
        <translation>personne d’autre que le Marshal ne capture</translation>
    </message>
    <message>
        <source>nobody flees onto the roof of the stagecoach</source>
        <translation>personne ne fuit sur le toit de la Diligence</translation>
    </message>
    <message>
        <source>Django’s shot pushes nobody there</source>
        <translation>le tir de Django ne pousse personne là-bas</translation>
    </message>
    <message>
        <source>no diagonal leads there</source>
        <translation>aucune diagonale n’y mène</translation>
    </message>
    <message>
        <source>where somebody plays the Marshal, nobody dodges</source>
        <translation>quand quelqu’un joue le Marshal, personne n’esquive</translation>
    </message>
    <message>
        <source>the second token must be taken</source>
        <translation>le second butin doit être pris</translation>
    </message>
    <message>
        <source>a bot takes whatever it can</source>
        <translation>un bot prend tout ce qu’il peut</translation>
    </message>
    <message>
        <source>the first of a pair begins</source>
        <translation>c’est la première personne d’une paire qui commence</translation>
    </message>
    <message>
        <source>%1 never does that</source>
        <extracomment>%1: a bot</extracomment>
        <translation>%1 ne fait jamais cela</translation>
    </message>
    <message>
        <source>the rule does not give this choice</source>
        <translation>la règle n’offre pas ce choix</translation>
    </message>
</context>
<context>
    <name>Objections</name>
    <message>
        <source>Bots are refereed by the combined rules only (%1)</source>
        <extracomment>%1: the number of a rule</extracomment>
        <translation>Les bots ne sont arbitrés que selon les règles combinées (%1)</translation>
    </message>
    <message>
        <source>No bots in a game of teams (%1)</source>
        <translation>Pas de bots dans une partie en équipes (%1)</translation>
    </message>
    <message>
        <source>%1 as a bot is not refereed yet (%2)</source>
        <extracomment>%1: the name of a bandit, %2: the number of a rule</extracomment>
        <translation>%1 en bot n’est pas encore arbitré (%2)</translation>
    </message>
    <message numerus="yes">
        <source>At least %n bandit(s) or Marshal, bots among them (%1)</source>
        <extracomment>%n: how many, %1: the number of a rule</extracomment>
        <translation>
            <numerusform>Au moins %n bandit ou Marshal, bots compris (%1)</numerusform>
            <numerusform>Au moins %n bandits ou Marshal, bots compris (%1)</numerusform>
        </translation>
    </message>
    <message>
        <source>Somebody must play the Marshal: tick him among the players (%1)</source>
        <extracomment>%1: the number of a rule; the Marshal is one of those who can be ticked as players</extracomment>
        <translation>Quelqu’un doit jouer le Marshal&#xa0;: cochez-le parmi les joueurs (%1)</translation>
    </message>
    <message>
        <source>%1: not refereed yet (%2)</source>
        <extracomment>%1: a bot, %2: the number of a rule</extracomment>
        <translation>%1&#xa0;: pas encore arbitré (%2)</translation>
    </message>
</context>
<context>
    <name>Opening</name>
    <message>
        <source>%1 is writing this game at the moment: here it can only be looked at.</source>
        <translation>%1 écrit cette partie en ce moment : ici, on peut seulement la regarder.</translation>
    </message>
    <message>
        <source>%1 can’t be opened as a game. %2</source>
        <extracomment>%1: a file, %2: a sentence that says why</extracomment>
        <translation>%1 ne peut pas être ouvert comme partie. %2</translation>
    </message>
    <message>
        <source>The last line of the file was not finished and was left out.</source>
        <translation>La dernière ligne du fichier était inachevée et a été laissée de côté.</translation>
    </message>
    <message>
        <source>Something that was tried out was only half kept.</source>
        <translation>Un essai n’avait été gardé qu’à moitié.</translation>
    </message>
    <message>
        <source>The rules of Caboose were corrected since this game was played. It goes on from the table as it was.</source>
        <translation>Les règles de Caboose ont été corrigées depuis cette partie. Elle continue à partir de la table telle qu’elle était.</translation>
    </message>
</context>
<context>
    <name>OptionTexts</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1: a reason, as &quot;Doc stands between&quot;; %2: the number of a rule</extracomment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>Panels</name>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Who plays, and by which rules</source>
        <translation>Qui joue, et selon quelles règles</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Train</translation>
    </message>
    <message>
        <source>The train with everybody and everything on it</source>
        <translation>Le train avec tous ceux et tout ce qui s’y trouve</translation>
    </message>
    <message>
        <source>Referee</source>
        <translation>Arbitre</translation>
    </message>
    <message>
        <source>What is asked now, and what the rules allow</source>
        <translation>Ce qui est demandé maintenant, et ce que les règles permettent</translation>
    </message>
    <message>
        <source>Common deck</source>
        <translation>Pile commune</translation>
    </message>
    <message>
        <source>The cards that were played</source>
        <translation>Les cartes qui ont été jouées</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Manches</translation>
    </message>
    <message>
        <source>Round cards</source>
        <translation>Cartes Manche</translation>
    </message>
    <message>
        <source>The round cards, and where the game is</source>
        <translation>Les cartes Manche, et où en est la partie</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Personnages</translation>
    </message>
    <message>
        <source>Loot and bullets of each bandit</source>
        <translation>Butin et balles de chaque bandit</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>What has happened, with undo to any line</source>
        <translation>Ce qui s’est passé, avec retour à n’importe quelle ligne</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>What everybody owns, and in the end who wins</source>
        <translation>Ce que chacun possède, et à la fin qui gagne</translation>
    </message>
    <message>
        <source>Final score</source>
        <translation>Score final</translation>
    </message>
    <message>
        <source>The purses are counted, and how each sum comes about</source>
        <translation>On compte les bourses, et d’où vient chaque somme</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Bienvenue</translation>
    </message>
    <message>
        <source>What Caboose is and what it can do now</source>
        <translation>Ce qu’est Caboose et ce qu’il peut faire maintenant</translation>
    </message>
    <message>
        <source>Rules of this table</source>
        <translation>Règles de cette table</translation>
    </message>
    <message>
        <source>Which edition you play, and your house rulings</source>
        <translation>Quelle édition vous jouez, et vos règles maison</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Livre de règles</translation>
    </message>
    <message>
        <source>Rulebook 2</source>
        <translation>Livre de règles 2</translation>
    </message>
    <message>
        <source>Rulebook 3</source>
        <translation>Livre de règles 3</translation>
    </message>
    <message>
        <source>Every rule, searched and explained</source>
        <translation>Chaque règle, à chercher et à comprendre</translation>
    </message>
    <message>
        <source>Dispute</source>
        <translation>Litige</translation>
    </message>
    <message>
        <source>What the rules say of any position, under every edition</source>
        <translation>Ce que disent les règles d’une position, selon chaque édition</translation>
    </message>
    <message>
        <source>Cards on the common deck</source>
        <translation>Cartes de la pile commune</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
</context>
<context>
    <name>Parties</name>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: a team, &quot;red&quot;, %2: its bandits</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>%1: one name or several with commas between, %2: the last one</extracomment>
        <translation>%1 et %2</translation>
    </message>
</context>
<context>
    <name>Pieces</name>
    <message>
        <source>Al Patron</source>
        <translation>Al Patron</translation>
    </message>
    <message>
        <source>Belle</source>
        <translation>Belle</translation>
    </message>
    <message>
        <source>Cheyenne</source>
        <translation>Cheyenne</translation>
    </message>
    <message>
        <source>Django</source>
        <translation>Django</translation>
    </message>
    <message>
        <source>Doc</source>
        <translation>Doc</translation>
    </message>
    <message>
        <source>Ghost</source>
        <translation>Ghost</translation>
    </message>
    <message>
        <source>Mary Pumpkins</source>
        <translation>Mary Pumpkins</translation>
    </message>
    <message>
        <source>Mei</source>
        <translation>Mei</translation>
    </message>
    <message>
        <source>Misty</source>
        <translation>Misty</translation>
    </message>
    <message>
        <source>Il Professore</source>
        <translation>Il Professore</translation>
    </message>
    <message>
        <source>Silk</source>
        <translation>Silk</translation>
    </message>
    <message>
        <source>Tuco</source>
        <translation>Tuco</translation>
    </message>
    <message>
        <source>The Twinzz</source>
        <translation>The Twinzz</translation>
    </message>
    <message>
        <source>Marshal</source>
        <translation>Marshal</translation>
    </message>
    <message>
        <source>Shotgun</source>
        <translation>Shotgun</translation>
    </message>
    <message>
        <source>First courier</source>
        <translation>Premier Convoyeur</translation>
    </message>
    <message>
        <source>Middle courier</source>
        <translation>Convoyeur du milieu</translation>
    </message>
    <message>
        <source>Last courier</source>
        <translation>Dernier Convoyeur</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>the Twinzz</source>
        <translation>The Twinzz</translation>
    </message>
    <message>
        <source>the Marshal</source>
        <translation>le Marshal</translation>
    </message>
    <message>
        <source>the Shotgun</source>
        <translation>le Shotgun</translation>
    </message>
    <message>
        <source>the first courier</source>
        <translation>le premier Convoyeur</translation>
    </message>
    <message>
        <source>the middle courier</source>
        <translation>le Convoyeur du milieu</translation>
    </message>
    <message>
        <source>the last courier</source>
        <translation>le dernier Convoyeur</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>Locomotive</source>
        <translation>Locomotive</translation>
    </message>
    <message>
        <source>First class</source>
        <translation>Première classe</translation>
    </message>
    <message>
        <source>Second class</source>
        <translation>Deuxième classe</translation>
    </message>
    <message>
        <source>Third class</source>
        <translation>Troisième classe</translation>
    </message>
    <message>
        <source>Saloon</source>
        <translation>Saloon</translation>
    </message>
    <message>
        <source>Restaurant</source>
        <translation>Restaurant</translation>
    </message>
    <message>
        <source>Luggage</source>
        <translation>Bagages</translation>
    </message>
    <message>
        <source>Circus</source>
        <translation>Cirque</translation>
    </message>
    <message>
        <source>Prison</source>
        <translation>Prison</translation>
    </message>
    <message>
        <source>Armoury</source>
        <translation>Armurerie</translation>
    </message>
    <message>
        <source>Infirmary</source>
        <translation>Infirmerie</translation>
    </message>
    <message>
        <source>Armoured locomotive</source>
        <translation>Locomotive blindée</translation>
    </message>
    <message>
        <source>Tender</source>
        <translation>Tender</translation>
    </message>
    <message>
        <source>Armoured car A</source>
        <translation>Wagon blindé A</translation>
    </message>
    <message>
        <source>Armoured car B</source>
        <translation>Wagon blindé B</translation>
    </message>
    <message>
        <source>Armoured car C</source>
        <translation>Wagon blindé C</translation>
    </message>
    <message>
        <source>Time travel car</source>
        <translation>Wagon temporel</translation>
    </message>
    <message>
        <source>Handcar</source>
        <translation>Draisine</translation>
    </message>
    <message>
        <source>Stagecoach</source>
        <translation>Diligence</translation>
    </message>
    <message>
        <source>No car</source>
        <translation>Aucun wagon</translation>
    </message>
    <message>
        <source>the locomotive</source>
        <translation>la locomotive</translation>
    </message>
    <message>
        <source>the first class</source>
        <translation>la première classe</translation>
    </message>
    <message>
        <source>the second class</source>
        <translation>la deuxième classe</translation>
    </message>
    <message>
        <source>the third class</source>
        <translation>la troisième classe</translation>
    </message>
    <message>
        <source>the saloon</source>
        <translation>le saloon</translation>
    </message>
    <message>
        <source>the restaurant</source>
        <translation>le restaurant</translation>
    </message>
    <message>
        <source>the luggage car</source>
        <translation>le wagon à bagages</translation>
    </message>
    <message>
        <source>the circus car</source>
        <translation>le wagon du cirque</translation>
    </message>
    <message>
        <source>the prison car</source>
        <translation>le wagon Prison</translation>
    </message>
    <message>
        <source>the armoury</source>
        <translation>l’Armurerie</translation>
    </message>
    <message>
        <source>the infirmary</source>
        <translation>l’Infirmerie</translation>
    </message>
    <message>
        <source>the armoured locomotive</source>
        <translation>la locomotive blindée</translation>
    </message>
    <message>
        <source>the tender</source>
        <translation>le Tender</translation>
    </message>
    <message>
        <source>armoured car A</source>
        <translation>le wagon blindé A</translation>
    </message>
    <message>
        <source>armoured car B</source>
        <translation>le wagon blindé B</translation>
    </message>
    <message>
        <source>armoured car C</source>
        <translation>le wagon blindé C</translation>
    </message>
    <message>
        <source>the time travel car</source>
        <translation>le wagon temporel</translation>
    </message>
    <message>
        <source>the handcar</source>
        <translation>la draisine</translation>
    </message>
    <message>
        <source>the stagecoach</source>
        <translation>la Diligence</translation>
    </message>
    <message>
        <source>no car</source>
        <translation>aucun wagon</translation>
    </message>
    <message>
        <source>the roof of the locomotive</source>
        <translation>le toit de la locomotive</translation>
    </message>
    <message>
        <source>the roof of the first class</source>
        <translation>le toit de la première classe</translation>
    </message>
    <message>
        <source>the roof of the second class</source>
        <translation>le toit de la deuxième classe</translation>
    </message>
    <message>
        <source>the roof of the third class</source>
        <translation>le toit de la troisième classe</translation>
    </message>
    <message>
        <source>the roof of the saloon</source>
        <translation>le toit du saloon</translation>
    </message>
    <message>
        <source>the roof of the restaurant</source>
        <translation>le toit du restaurant</translation>
    </message>
    <message>
        <source>the roof of the luggage car</source>
        <translation>le toit du wagon à bagages</translation>
    </message>
    <message>
        <source>the roof of the circus car</source>
        <translation>le toit du wagon du cirque</translation>
    </message>
    <message>
        <source>the roof of the prison car</source>
        <translation>le toit du wagon Prison</translation>
    </message>
    <message>
        <source>the roof of the armoury</source>
        <translation>le toit de l’Armurerie</translation>
    </message>
    <message>
        <source>the roof of the infirmary</source>
        <translation>le toit de l’Infirmerie</translation>
    </message>
    <message>
        <source>the roof of the armoured locomotive</source>
        <translation>le toit de la locomotive blindée</translation>
    </message>
    <message>
        <source>the top of the tender</source>
        <translation>le dessus du Tender</translation>
    </message>
    <message>
        <source>the roof of armoured car A</source>
        <translation>le toit du wagon blindé A</translation>
    </message>
    <message>
        <source>the roof of armoured car B</source>
        <translation>le toit du wagon blindé B</translation>
    </message>
    <message>
        <source>the roof of armoured car C</source>
        <translation>le toit du wagon blindé C</translation>
    </message>
    <message>
        <source>the roof of the stagecoach</source>
        <translation>le toit de la Diligence</translation>
    </message>
    <message>
        <source>not yet on the train</source>
        <translation>pas encore dans le train</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>caché</translation>
    </message>
    <message>
        <source>out of the game</source>
        <translation>hors de la partie</translation>
    </message>
    <message>
        <source>away on a horse</source>
        <translation>parti à cheval</translation>
    </message>
    <message>
        <source>knocked off the train</source>
        <translation>tombé du train</translation>
    </message>
    <message>
        <source>gone with the stagecoach</source>
        <translation>emporté par la diligence</translation>
    </message>
    <message>
        <source>in the Marshal’s Achievement zone</source>
        <translation>dans la zone de réussite du Marshal</translation>
    </message>
    <message>
        <source>in the box</source>
        <translation>dans la boîte</translation>
    </message>
    <message>
        <source>%1, roof</source>
        <extracomment>%1: a car</extracomment>
        <translation>%1, toit</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Cellule</translation>
    </message>
    <message>
        <source>the cell</source>
        <translation>la cellule</translation>
    </message>
    <message>
        <source>on %1</source>
        <extracomment>where something or somebody is; %1: a roof, a car or the cell, with its article</extracomment>
        <translation>sur %1</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>dans %1</translation>
    </message>
    <message>
        <source>to %1</source>
        <comment>where somebody goes: a roof</comment>
        <translation>sur %1</translation>
    </message>
    <message>
        <source>to %1</source>
        <comment>where somebody goes: a car</comment>
        <translation>dans %1</translation>
    </message>
    <message>
        <source>No hostage</source>
        <translation>Aucun otage</translation>
    </message>
    <message>
        <source>Banker</source>
        <translation>Le banquier</translation>
    </message>
    <message>
        <source>Poodle</source>
        <translation>Le caniche</translation>
    </message>
    <message>
        <source>Minister</source>
        <translation>Le Pasteur</translation>
    </message>
    <message>
        <source>Old lady</source>
        <translation>La vieille dame</translation>
    </message>
    <message>
        <source>Photographer</source>
        <translation>Le photographe</translation>
    </message>
    <message>
        <source>Poker player</source>
        <translation>La joueuse de poker</translation>
    </message>
    <message>
        <source>Teacher</source>
        <translation>L’institutrice</translation>
    </message>
    <message>
        <source>Zealot</source>
        <translation>La Bigote</translation>
    </message>
    <message>
        <source>the sidekick of %1</source>
        <extracomment>%1: a bandit</extracomment>
        <translation>le complice [de] %1</translation>
    </message>
    <message>
        <source>No power picked</source>
        <translation>Aucun pouvoir choisi</translation>
    </message>
    <message>
        <source>Move power</source>
        <translation>Pouvoir de déplacement</translation>
    </message>
    <message>
        <source>Dodge power</source>
        <translation>Pouvoir d’esquive</translation>
    </message>
    <message>
        <source>Block power</source>
        <translation>Pouvoir de blocage</translation>
    </message>
    <message>
        <source>−$%1</source>
        <extracomment>an amount of money that is lost</extracomment>
        <translation>−%1 $</translation>
    </message>
    <message>
        <source>$%1</source>
        <extracomment>an amount of money</extracomment>
        <translation>%1&#xa0;$</translation>
    </message>
</context>
<context>
    <name>PositionSentence</name>
    <message>
        <source>It is the turn of %1.</source>
        <extracomment>%1: a bandit</extracomment>
        <translation>C’est [à] %1 de jouer.</translation>
    </message>
    <message>
        <source>Asked: %1</source>
        <extracomment>%1: a question</extracomment>
        <translation>On demande&#xa0;: %1</translation>
    </message>
    <message>
        <source>To be done on the table, then to be gone on with: %1. %2</source>
        <extracomment>%1: an event or card, %2: what happens</extracomment>
        <translation>À faire sur la table, puis à confirmer&#xa0;: %1. %2</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>%1: a place on the train, %2: what is there</extracomment>
        <translation>%1 : %2.</translation>
    </message>
    <message>
        <source>The train, from front to back.</source>
        <translation>Le train, de l’avant vers l’arrière.</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>%1: the prisoners on display
----------
%1: what is beside the train</extracomment>
        <translation>%1.</translation>
    </message>
</context>
<context>
    <name>Powers</name>
    <message>
        <source>May buy another’s action once a round</source>
        <translation>Peut acheter l’action d’un autre une fois par manche</translation>
    </message>
    <message>
        <source>Safe while somebody else can be aimed at</source>
        <translation>À l’abri tant que quelqu’un d’autre peut être visé</translation>
    </message>
    <message>
        <source>Pockets a purse that a punch knocks loose</source>
        <translation>Empoche la bourse que son coup de poing fait tomber</translation>
    </message>
    <message>
        <source>Shots push the target one car away</source>
        <translation>Ses tirs repoussent la cible d’un wagon</translation>
    </message>
    <message>
        <source>Seven cards in hand instead of six</source>
        <translation>Sept cartes en main au lieu de six</translation>
    </message>
    <message>
        <source>May play the first card face down</source>
        <translation>Peut jouer sa première carte face cachée</translation>
    </message>
    <message>
        <source>May change floor into the next car</source>
        <translation>Peut changer d’étage vers le wagon voisin</translation>
    </message>
    <message>
        <source>May play bullets as punches</source>
        <translation>Peut jouer ses balles comme des coups de poing</translation>
    </message>
    <message>
        <source>Moves one or two cars</source>
        <translation>Se déplace d’un ou deux wagons</translation>
    </message>
    <message>
        <source>May pass on a neutral bullet</source>
        <translation>Peut passer une balle neutre à un autre</translation>
    </message>
    <message>
        <source>Bars the rear door of the car</source>
        <translation>Barre la porte arrière du wagon</translation>
    </message>
    <message>
        <source>Fires through the roof of the own car</source>
        <translation>Tire à travers le toit de son propre wagon</translation>
    </message>
    <message>
        <source>Play twice in a row in a tunnel</source>
        <translation>Joue deux fois de suite dans un tunnel</translation>
    </message>
</context>
<context>
    <name>QCoreApplication</name>
    <message>
        <source>as the system</source>
        <translation>comme le système</translation>
    </message>
</context>
<context>
    <name>QuestionTexts</name>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: a bandit, %2: an action card</extracomment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Nothing changes on the table.</source>
        <translation>Rien ne change sur la table.</translation>
    </message>
    <message>
        <source>%1 wins with %2.</source>
        <extracomment>%1: the winner, %2: dollars</extracomment>
        <translation>%1 gagne avec %2.</translation>
    </message>
    <message>
        <source>%1, second of two</source>
        <extracomment>%1: a kind of turn in which everybody plays two cards in a row</extracomment>
        <translation>%1, deuxième de deux</translation>
    </message>
    <message>
        <source>%1, first of two</source>
        <translation>%1, première de deux</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Mise en place</translation>
    </message>
    <message>
        <source>Final score</source>
        <translation>Score final</translation>
    </message>
    <message>
        <source>Round %1, turn %2 of %3: %4</source>
        <translation>Manche %1, tour %2 sur %3 : %4</translation>
    </message>
    <message>
        <source>Round %1, card %2 of %3</source>
        <translation>Manche %1, carte %2 sur %3</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Manche %1</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>%1: discard a bullet before Schemin’?</source>
        <translation>%1 : défausser une balle avant Le Plan ?</translation>
    </message>
    <message>
        <source>%1: which card, or draw three?</source>
        <translation>%1 : quelle carte, ou en piocher trois ?</translation>
    </message>
    <message>
        <source>%1 picks a card from the deck. Which one?</source>
        <translation>%1 prend une carte de sa pioche. Laquelle ?</translation>
    </message>
    <message>
        <source> and </source>
        <extracomment>between the two bandits of one player</extracomment>
        <translation> et </translation>
    </message>
    <message>
        <source> or </source>
        <extracomment>between the two bandits of one player, of whom one is meant</extracomment>
        <translation> ou </translation>
    </message>
    <message>
        <source>%2 has played Fire. %1: play a card as cover?</source>
        <extracomment>%1: a player’s bandit, %2: the bandit who has just played Fire</extracomment>
        <translation>%2 a joué Tir. %1&#xa0;: jouer une carte en couverture&#xa0;?</translation>
    </message>
    <message>
        <source>%1: discard a card from the hand?</source>
        <translation>%1 : défausser une carte de sa main ?</translation>
    </message>
    <message>
        <source>%1: keep a card for the next round?</source>
        <translation>%1&#xa0;: garder une carte pour la manche suivante&#xa0;?</translation>
    </message>
    <message>
        <source>%1 moves. Where to?</source>
        <translation>%1 se déplace. Vers où ?</translation>
    </message>
    <message>
        <source>%1 punches. Whom?</source>
        <translation>%1 donne un coup de poing. À qui ?</translation>
    </message>
    <message>
        <source>%1 punches %2. What is dropped?</source>
        <translation>%1 frappe %2. Que lâche sa victime ?</translation>
    </message>
    <message>
        <source>%1 punches %2. Where to?</source>
        <translation>%1 frappe %2. Vers où ?</translation>
    </message>
    <message>
        <source>%1: pocket what was dropped?</source>
        <translation>%1 : empocher ce qui est tombé ?</translation>
    </message>
    <message>
        <source>%1 fires. At whom?</source>
        <translation>%1 tire. Sur qui ?</translation>
    </message>
    <message>
        <source>%1 changes floors. Where to?</source>
        <translation>%1 change d’étage. Où&#xa0;?</translation>
    </message>
    <message>
        <source>%1 fires at %2. At somebody else, too?</source>
        <translation>%1 tire sur %2. Sur quelqu’un d’autre aussi&#xa0;?</translation>
    </message>
    <message>
        <source>%1 fires at %2. A bullet from which pile?</source>
        <translation>%1 tire sur %2. Une balle de quel barillet&#xa0;?</translation>
    </message>
    <message>
        <source>%1: take a second token?</source>
        <translation>%1&#xa0;: prendre un second butin&#xa0;?</translation>
    </message>
    <message>
        <source>%1 looks at a secret document. Keep it?</source>
        <translation>%1 regarde un document secret. Le garder&#xa0;?</translation>
    </message>
    <message>
        <source>%1 leaves the cell. Where to?</source>
        <translation>%1 quitte la cellule. Vers où&#xa0;?</translation>
    </message>
    <message>
        <source>%1 frees somebody. Whom?</source>
        <translation>%1 libère quelqu’un. Qui&#xa0;?</translation>
    </message>
    <message>
        <source>%1 owes %2 a token. Which one?</source>
        <translation>%1 doit un butin [à] %2. Lequel&#xa0;?</translation>
    </message>
    <message>
        <source>%1: which power does the sidekick lend?</source>
        <translation>%1&#xa0;: quel pouvoir le complice prête-t-il&#xa0;?</translation>
    </message>
    <message>
        <source>%1 captures. Whom?</source>
        <translation>%1 arrête. Qui&#xa0;?</translation>
    </message>
    <message>
        <source>%1 dodges a neutral bullet. Who gets it?</source>
        <translation>%1 esquive une balle neutre. Qui la reçoit&#xa0;?</translation>
    </message>
    <message>
        <source>%1: buy this action of %2 (%3)?</source>
        <translation>%1&#xa0;: acheter cette action [de] %2 (%3)&#xa0;?</translation>
    </message>
    <message>
        <source>%1 pushes %2 back. Where to?</source>
        <translation>%1 repousse %2. Vers où ?</translation>
    </message>
    <message>
        <source>%1 can push %2 nowhere. Off the train?</source>
        <translation>%1 ne peut repousser %2 nulle part. Hors du train&#xa0;?</translation>
    </message>
    <message>
        <source>%1: which card, or none?</source>
        <translation>%1 : quelle carte, ou aucune ?</translation>
    </message>
    <message>
        <source>%1: which card?</source>
        <translation>%1 : quelle carte ?</translation>
    </message>
    <message>
        <source>%1 robs. What?</source>
        <translation>%1 braque. Quoi ?</translation>
    </message>
    <message>
        <source>%1 moves the Marshal. Where to?</source>
        <translation>%1 déplace le Marshal. Vers où ?</translation>
    </message>
    <message>
        <source>%1 nudges. Whom?</source>
        <translation>%1 donne un coup de pouce. À qui ?</translation>
    </message>
    <message>
        <source>%1 was nudged. Which action?</source>
        <translation>%1 reçoit un coup de pouce. Quelle action ?</translation>
    </message>
    <message>
        <source>%1 is alone here. Take something?</source>
        <translation>%1 est ici sans personne. Prendre quelque chose ?</translation>
    </message>
    <message>
        <source>%1 loses what is worth the least. What is it?</source>
        <translation>%1 perd ce qui vaut le moins. Qu’est-ce ?</translation>
    </message>
    <message>
        <source>%1: what are the purses nobody has seen worth together?</source>
        <translation>%1 : que valent ensemble les bourses que personne n’a vues ?</translation>
    </message>
    <message>
        <source>%1 rides alone. Into which car?</source>
        <translation>%1 galope seul. Dans quel wagon&#xa0;?</translation>
    </message>
    <message>
        <source>%1: draw two cards more?</source>
        <translation>%1 : piocher deux cartes de plus ?</translation>
    </message>
    <message>
        <source>%1 looks at the flask. What is in it?</source>
        <translation>%1 regarde la flasque. Que contient-elle&#xa0;?</translation>
    </message>
    <message>
        <source>%1: out of whose flask is it?</source>
        <translation>%1&#xa0;: de la flasque de qui&#xa0;?</translation>
    </message>
    <message>
        <source>%1 comes to light. Under which car?</source>
        <translation>%1 réapparaît. Sous quel wagon&#xa0;?</translation>
    </message>
    <message>
        <source>%1 takes a hostage. Which one?</source>
        <translation>%1 prend un otage. Lequel&#xa0;?</translation>
    </message>
    <message>
        <source>%1: along the giraffe’s neck to %2?</source>
        <translation>%1&#xa0;: par le cou de la girafe vers %2&#xa0;?</translation>
    </message>
    <message>
        <source>%1 rides. Where to?</source>
        <translation>%1 chevauche. Vers où&#xa0;?</translation>
    </message>
    <message>
        <source>%1 flees from %2. Where to?</source>
        <translation>%1 fuit %2. Vers où&#xa0;?</translation>
    </message>
    <message>
        <source>%1 gives the most valuable purse away. Which is it?</source>
        <translation>%1 cède sa bourse la plus précieuse. Laquelle&#xa0;?</translation>
    </message>
    <message>
        <source>%1 drops a token. Which one?</source>
        <translation>%1 lâche un jeton. Lequel&#xa0;?</translation>
    </message>
    <message>
        <source>%1: carry a card out at once?</source>
        <translation>%1&#xa0;: exécuter une carte tout de suite&#xa0;?</translation>
    </message>
    <message>
        <source>%1 is angry. What now?</source>
        <translation>%1 est en colère. Et maintenant ?</translation>
    </message>
    <message>
        <source>%1: look at one of the Marshal’s goals?</source>
        <translation>%1 : regarder un des objectifs du Marshal ?</translation>
    </message>
    <message>
        <source>%1’s Gatling hits %2. What is dropped?</source>
        <translation>La Gatling [de] %1 touche %2. Que lâche sa victime ?</translation>
    </message>
    <message>
        <source>%1: take a bullet out of the cards?</source>
        <translation>%1 : retirer une balle de ses cartes ?</translation>
    </message>
    <message>
        <source>%1: go where somebody else stands?</source>
        <translation>%1 : aller là où se trouve quelqu’un d’autre ?</translation>
    </message>
    <message>
        <source>%1: move once more?</source>
        <translation>%1&#xa0;: se déplacer encore une fois&#xa0;?</translation>
    </message>
    <message>
        <source>%1 turns a secret document over. Whose is it?</source>
        <translation>%1 retourne un document secret. À qui est-il&#xa0;?</translation>
    </message>
    <message>
        <source>Which car comes next?</source>
        <translation>Quel wagon vient ensuite ?</translation>
    </message>
    <message>
        <source>What is the purse worth that lies in %1?</source>
        <translation>Que vaut la bourse posée ici : %1 ?</translation>
    </message>
    <message>
        <source>Who is the first player?</source>
        <translation>Qui est le Premier Joueur ?</translation>
    </message>
    <message>
        <source>Which round card is turned up?</source>
        <translation>Quelle carte Manche est retournée ?</translation>
    </message>
    <message>
        <source>Which card does %1 draw from the partner?</source>
        <translation>Quelle carte pioche %1 chez son partenaire ?</translation>
    </message>
    <message>
        <source>Which card does %1 draw?</source>
        <translation>Quelle carte pioche %1 ?</translation>
    </message>
    <message>
        <source>%1 turns a card over. What is it?</source>
        <translation>%1 retourne une carte. Laquelle ?</translation>
    </message>
    <message>
        <source>Which card does the diversion take from %1?</source>
        <translation>Quelle carte la feinte prend-elle [à] %1 ?</translation>
    </message>
    <message>
        <source>Which of these tokens is it?</source>
        <translation>Lequel de ces jetons est-ce ?</translation>
    </message>
    <message>
        <source>Whose fist holds a bandit, at %1?</source>
        <translation>Quel poing cache un bandit, pour %1&#xa0;?</translation>
    </message>
    <message>
        <source>Which hostage is laid out?</source>
        <translation>Quel otage est posé&#xa0;?</translation>
    </message>
    <message>
        <source>What does the Marshal’s bullet for %1 say?</source>
        <translation>Que dit la balle du Marshal pour %1&#xa0;?</translation>
    </message>
    <message>
        <source>At nobody else</source>
        <translation>Sur personne d’autre</translation>
    </message>
    <message>
        <source>Buy nothing</source>
        <translation>Ne rien acheter</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>Y renoncer</translation>
    </message>
    <message>
        <source>Nothing else</source>
        <translation>Rien d’autre</translation>
    </message>
    <message>
        <source>The sidekick of %1</source>
        <extracomment>%1: a bandit</extracomment>
        <translation>Le complice [de] %1</translation>
    </message>
    <message>
        <source>The first pile</source>
        <translation>Le premier barillet</translation>
    </message>
    <message>
        <source>The second pile</source>
        <translation>Le second barillet</translation>
    </message>
    <message>
        <source>The Gatling: at everybody in sight</source>
        <translation>La Gatling : sur tous ceux en vue</translation>
    </message>
    <message>
        <source>Diversion: a card from each opponent’s hand</source>
        <translation>Feinte : une carte de la main de chaque adversaire</translation>
    </message>
    <message>
        <source>Who draws or searches?</source>
        <translation>Qui pioche ou cherche&#xa0;?</translation>
    </message>
    <message>
        <source>%1: which bandit starts %2?</source>
        <extracomment>%2: &quot;in the saloon&quot;</extracomment>
        <translation>%1 : quel bandit commence %2 ?</translation>
    </message>
    <message>
        <source>Who starts %1?</source>
        <extracomment>%1: &quot;in the saloon&quot;</extracomment>
        <translation>Qui commence %1 ?</translation>
    </message>
    <message>
        <source>Whose sidekick is laid out?</source>
        <translation>Le complice de qui est exposé ?</translation>
    </message>
    <message>
        <source>Which goal becomes current?</source>
        <translation>Quel objectif passe en cours ?</translation>
    </message>
    <message>
        <source>What does the Marshal’s goal say?</source>
        <translation>Que dit l’objectif du Marshal ?</translation>
    </message>
    <message>
        <source>Which of the Marshal’s goals is it?</source>
        <translation>Lequel des objectifs du Marshal est-ce ?</translation>
    </message>
    <message>
        <source>Whose pawn is drawn for %1?</source>
        <translation>Quel pion est tiré pour %1&#xa0;?</translation>
    </message>
    <message>
        <source>Which hostage does %1 draw?</source>
        <translation>Quel otage pioche %1&#xa0;?</translation>
    </message>
    <message>
        <source>What is in the flask?</source>
        <translation>Que contient la flasque&#xa0;?</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Rien</translation>
    </message>
    <message>
        <source>No cover</source>
        <translation>Pas de couverture</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>Aucune carte</translation>
    </message>
    <message>
        <source>Discard nothing more</source>
        <translation>Ne plus rien défausser</translation>
    </message>
    <message>
        <source>Leave it there</source>
        <translation>Le laisser là</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>Le reposer</translation>
    </message>
    <message>
        <source>All fists left are empty</source>
        <translation>Les autres poings sont vides</translation>
    </message>
    <message>
        <source>Let the target stay</source>
        <translation>Laisser la cible sur place</translation>
    </message>
    <message>
        <source>Don’t look</source>
        <translation>Ne pas regarder</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>Rester ici</translation>
    </message>
    <message>
        <source>No more</source>
        <translation>Pas d’autre</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Regarder</translation>
    </message>
    <message>
        <source>Keep: %1</source>
        <translation>Garder&#xa0;: %1</translation>
    </message>
    <message>
        <source>Goal %1</source>
        <extracomment>%1: its place among those that are current</extracomment>
        <translation>Objectif %1</translation>
    </message>
    <message>
        <source>Drink: %1</source>
        <translation>Boire&#xa0;: %1</translation>
    </message>
    <message>
        <source>Take nothing</source>
        <translation>Ne rien prendre</translation>
    </message>
    <message>
        <source>Do nothing</source>
        <translation>Ne rien faire</translation>
    </message>
    <message>
        <source>Nobody else</source>
        <translation>Personne d’autre</translation>
    </message>
    <message>
        <source>No more cards</source>
        <translation>Pas d’autres cartes</translation>
    </message>
    <message>
        <source>Stay on this floor</source>
        <translation>Rester à cet étage</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fait</translation>
    </message>
    <message>
        <source>A card face down, named when it is turned over</source>
        <translation>Une carte face cachée, nommée quand elle sera retournée</translation>
    </message>
    <message>
        <source>Missed it: named when it is turned over</source>
        <translation>Pas vue&#xa0;: nommée quand elle sera retournée</translation>
    </message>
    <message>
        <source>Pocket it</source>
        <translation>L’empocher</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>%1, face down</source>
        <translation>%1, face cachée</translation>
    </message>
    <message>
        <source>Draw three cards</source>
        <translation>Piocher trois cartes</translation>
    </message>
    <message>
        <source>Search for a Brilliant Idea</source>
        <translation>Chercher une Idée géniale</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>Any card, face down</source>
        <translation>Toute carte face cachée</translation>
    </message>
</context>
<context>
    <name>Rounds</name>
    <message>
        <source>Standard</source>
        <translation>Classique</translation>
    </message>
    <message>
        <source>Diversion</source>
        <translation>Feinte</translation>
    </message>
    <message>
        <source>Jarring</source>
        <translation>Secousse</translation>
    </message>
    <message>
        <source>Speeding-up</source>
        <translation>Accélération</translation>
    </message>
    <message>
        <source>Switching</source>
        <translation>Aiguillage</translation>
    </message>
    <message>
        <source>Tunnel</source>
        <translation>Tunnel</translation>
    </message>
    <message>
        <source>Turmoil</source>
        <translation>Mêlée</translation>
    </message>
    <message>
        <source>No event</source>
        <translation>Aucun événement</translation>
    </message>
    <message>
        <source>Angry Marshal</source>
        <translation>Marshal en colère</translation>
    </message>
    <message>
        <source>Braking</source>
        <translation>Freinage</translation>
    </message>
    <message>
        <source>Coordinated Action Plan</source>
        <translation>Plan d’attaque coordonnée</translation>
    </message>
    <message>
        <source>Couriers in Movement</source>
        <translation>Les Convoyeurs en mouvement</translation>
    </message>
    <message>
        <source>Heal</source>
        <translation>Soin</translation>
    </message>
    <message>
        <source>Heavy Fire</source>
        <translation>Tir nourri</translation>
    </message>
    <message>
        <source>Help!</source>
        <translation>À la rescousse !</translation>
    </message>
    <message>
        <source>Higher Speed</source>
        <translation>Vitesse supérieure</translation>
    </message>
    <message>
        <source>Panting Horses</source>
        <translation>Essoufflement</translation>
    </message>
    <message>
        <source>Passengers’ Rebellion</source>
        <translation>Rébellion des passagers</translation>
    </message>
    <message>
        <source>Reflex Action</source>
        <translation>Réflexe</translation>
    </message>
    <message>
        <source>Rumours</source>
        <translation>Rumeurs</translation>
    </message>
    <message>
        <source>Safekeeping</source>
        <translation>Sauvetage</translation>
    </message>
    <message>
        <source>A Shot of Whiskey for the Marshal</source>
        <translation>Une rasade pour le Marshal</translation>
    </message>
    <message>
        <source>The Shotgun’s Rage</source>
        <translation>La colère du Shotgun</translation>
    </message>
    <message>
        <source>Swivel Arm</source>
        <translation>Potence tournante</translation>
    </message>
    <message>
        <source>Take It All!</source>
        <translation>Prenez tout !</translation>
    </message>
    <message>
        <source>Crime Doesn’t Pay!</source>
        <translation>Le crime ne paie pas !</translation>
    </message>
    <message>
        <source>Deadly Fall</source>
        <translation>Chute mortelle</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Fuite</translation>
    </message>
    <message>
        <source>Guilty Conscience</source>
        <translation>Le Repenti</translation>
    </message>
    <message>
        <source>Hostage-Taking of the Conductor</source>
        <translation>Prise d’otage du conducteur</translation>
    </message>
    <message>
        <source>Marshal’s Revenge</source>
        <translation>Vengeance du Marshal</translation>
    </message>
    <message>
        <source>North Pole Station</source>
        <translation>Gare du pôle Nord</translation>
    </message>
    <message>
        <source>Mortal Bullet</source>
        <translation>Balle mortelle</translation>
    </message>
    <message>
        <source>Pickpocketing</source>
        <translation>Vol à la tire</translation>
    </message>
    <message>
        <source>Sharing the Loot</source>
        <translation>Partage du butin</translation>
    </message>
    <message>
        <source>The Tunnel before the Station</source>
        <translation>Le tunnel avant la gare</translation>
    </message>
    <message>
        <source>Delayed Assault</source>
        <translation>Assaut retardé</translation>
    </message>
    <message>
        <source>Understaffing</source>
        <translation>Sous-effectif</translation>
    </message>
    <message>
        <source>Double Bottom</source>
        <translation>Double fond</translation>
    </message>
    <message>
        <source>Survival of the Fittest</source>
        <translation>La loi du plus fort</translation>
    </message>
    <message>
        <source>What travels beside the train moves</source>
        <translation>Ce qui roule à côté du train se déplace</translation>
    </message>
    <message>
        <source>Tunnel</source>
        <comment>a round card</comment>
        <translation>Tunnel</translation>
    </message>
    <message>
        <source>Bridge</source>
        <comment>a round card</comment>
        <translation>Pont</translation>
    </message>
    <message>
        <source>No event, %1</source>
        <extracomment>a round card; %1: the box that it came in</extracomment>
        <translation>Aucun événement, %1</translation>
    </message>
    <message>
        <source>Own round card %1</source>
        <translation>Carte Manche maison %1</translation>
    </message>
    <message>
        <source>%1 (2–4)</source>
        <extracomment>%1: the name of a round card that is used with two to four</extracomment>
        <translation>%1 (2–4)</translation>
    </message>
    <message>
        <source>%1 (5+)</source>
        <extracomment>%1: the name of a round card that is used with five or more</extracomment>
        <translation>%1 (5+)</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>between the turns of a round card</extracomment>
        <translation>, </translation>
    </message>
    <message>
        <source>Hand icon</source>
        <translation>Icône main</translation>
    </message>
    <message numerus="yes">
        <source>%n hand icon(s)</source>
        <translation>
            <numerusform>%n icône main</numerusform>
            <numerusform>%n icônes main</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: which turn comes first?</source>
        <extracomment>%1: the name of a round card</extracomment>
        <translation>%1&#xa0;: quel tour vient en premier&#xa0;?</translation>
    </message>
    <message>
        <source>%1: %2, and then?</source>
        <extracomment>%2: turns of a round card, “Standard, Tunnel”</extracomment>
        <translation>%1&#xa0;: %2, et ensuite&#xa0;?</translation>
    </message>
    <message>
        <source>Set-up: the train</source>
        <translation>Mise en place : le train</translation>
    </message>
    <message>
        <source>Set-up: the loot</source>
        <translation>Mise en place : le butin</translation>
    </message>
    <message>
        <source>Set-up: the horse attack</source>
        <translation>Mise en place : l’attaque à cheval</translation>
    </message>
    <message>
        <source>Horse attack</source>
        <translation>Attaque à cheval</translation>
    </message>
    <message>
        <source>Set-up: the first player</source>
        <translation>Mise en place : le Premier Joueur</translation>
    </message>
    <message>
        <source>Set-up: the bandits</source>
        <translation>Mise en place : les bandits</translation>
    </message>
    <message>
        <source>Turn up a round card</source>
        <translation>Retourner une carte Manche</translation>
    </message>
    <message>
        <source>The Marshal’s next goal becomes current</source>
        <translation>L’objectif suivant du Marshal passe en cours</translation>
    </message>
    <message>
        <source>What the start of the round brings</source>
        <translation>Effets du début de manche</translation>
    </message>
    <message>
        <source>Draw from the partner’s deck</source>
        <translation>Piocher chez son partenaire</translation>
    </message>
    <message>
        <source>Fill the hand</source>
        <translation>Compléter sa main</translation>
    </message>
    <message>
        <source>Discard bullets</source>
        <translation>Défausser des balles</translation>
    </message>
    <message>
        <source>Schemin’: play a card or draw</source>
        <translation>Le Plan : jouer une carte ou piocher</translation>
    </message>
    <message>
        <source>Keep or discard cards</source>
        <translation>Garder ou défausser des cartes</translation>
    </message>
    <message>
        <source>Whoever is hidden comes to light</source>
        <translation>Le pion caché réapparaît</translation>
    </message>
    <message>
        <source>Stealin’: perform the next card</source>
        <translation>L’Action : résoudre la carte suivante</translation>
    </message>
    <message>
        <source>The event of the round</source>
        <translation>L’événement de la manche</translation>
    </message>
    <message>
        <source>Hide the pawn</source>
        <translation>Cacher le pion</translation>
    </message>
    <message>
        <source>End of the round</source>
        <translation>Fin de la manche</translation>
    </message>
    <message>
        <source>The Marshal shows his goals</source>
        <translation>Le Marshal montre ses objectifs</translation>
    </message>
    <message>
        <source>Count the loot</source>
        <translation>Compter le butin</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partie est finie</translation>
    </message>
    <message>
        <source>Doc</source>
        <comment>a round card</comment>
        <translation>Doc</translation>
    </message>
</context>
<context>
    <name>RulePage</name>
    <message>
        <source>Bookmarked</source>
        <translation>Marque-page</translation>
    </message>
    <message>
        <source>Other editions say this; it does not hold in this game.</source>
        <translation>D’autres éditions le disent&#x202f;; cela ne vaut pas dans cette partie.</translation>
    </message>
    <message>
        <source>This is about something that is not in this game.</source>
        <translation>Il s’agit de quelque chose qui n’est pas dans cette partie.</translation>
    </message>
    <message>
        <source>%1, “%2”</source>
        <extracomment>where a rule is printed; %1: a text, %2: a heading in it</extracomment>
        <translation>%1, «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>Printed in: %1</source>
        <translation>Imprimé dans&#xa0;: %1</translation>
    </message>
    <message>
        <source>Referred to by: %1</source>
        <translation>Cité par&#xa0;: %1</translation>
    </message>
    <message>
        <source>Decided by the edition: %1</source>
        <translation>Selon l’édition&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n reason(s) of the referee rest on it.</source>
        <translation>
            <numerusform>%n motif de l’arbitre repose dessus.</numerusform>
            <numerusform>%n motifs de l’arbitre reposent dessus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cases: %1</source>
        <translation>Cas&#xa0;: %1</translation>
    </message>
    <message>
        <source>My note</source>
        <translation>Ma note</translation>
    </message>
</context>
<context>
    <name>RulePrint</name>
    <message>
        <source>The rules of this game: %1</source>
        <extracomment>the title of a booklet; %1: an edition of the rules, and how many play</extracomment>
        <translation>Les règles de cette partie&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>RuleTitles</name>
    <message>
        <source>Components</source>
        <translation>Matériel</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Definitions</source>
        <translation>Définitions</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Mise en place</translation>
    </message>
    <message>
        <source>The big choices</source>
        <translation>Les grands choix</translation>
    </message>
    <message>
        <source>The small choices</source>
        <translation>Les petits choix</translation>
    </message>
    <message>
        <source>Choosing characters</source>
        <translation>Choix des personnages</translation>
    </message>
    <message>
        <source>The round cards</source>
        <translation>Les cartes Manche</translation>
    </message>
    <message>
        <source>Play order</source>
        <translation>Ordre de jeu</translation>
    </message>
    <message>
        <source>Setting up the bandits</source>
        <translation>Préparation des bandits</translation>
    </message>
    <message>
        <source>Setting up a bot bandit</source>
        <translation>Préparer un bandit bot</translation>
    </message>
    <message>
        <source>Setting up the player Marshal</source>
        <translation>Préparer le Marshal joueur</translation>
    </message>
    <message>
        <source>Setting up the bot Marshal</source>
        <translation>Préparer le Marshal bot</translation>
    </message>
    <message>
        <source>The express train</source>
        <translation>Le train express</translation>
    </message>
    <message>
        <source>Setting up the Armoured Train</source>
        <translation>Installer le Train blindé</translation>
    </message>
    <message>
        <source>Placing the pawns</source>
        <translation>Placement des pions</translation>
    </message>
    <message>
        <source>The horse attack</source>
        <translation>L’Attaque à cheval</translation>
    </message>
    <message>
        <source>Sequence of play</source>
        <translation>Déroulement</translation>
    </message>
    <message>
        <source>Starting a round</source>
        <translation>Début d’une manche</translation>
    </message>
    <message>
        <source>Schemin’</source>
        <translation>Le Plan</translation>
    </message>
    <message>
        <source>Stealin’</source>
        <translation>L’Action</translation>
    </message>
    <message>
        <source>Ending a round</source>
        <translation>Fin d’une manche</translation>
    </message>
    <message>
        <source>Turns on the round cards</source>
        <translation>Les tours des cartes Manche</translation>
    </message>
    <message>
        <source>Normal turn</source>
        <translation>Tour normal</translation>
    </message>
    <message>
        <source>Diversion turn</source>
        <translation>Feinte</translation>
    </message>
    <message>
        <source>Jarring turn</source>
        <translation>Tour Secousse</translation>
    </message>
    <message>
        <source>Speeding-up turn</source>
        <translation>Tour Accélération</translation>
    </message>
    <message>
        <source>Switching turn</source>
        <translation>Tour Aiguillage</translation>
    </message>
    <message>
        <source>Tunnel turn</source>
        <translation>Tour Tunnel</translation>
    </message>
    <message>
        <source>Turmoil turn</source>
        <translation>Mêlée</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Événements</translation>
    </message>
    <message>
        <source>Events at the end of a round</source>
        <translation>Événements de fin de manche</translation>
    </message>
    <message>
        <source>Events at the station</source>
        <translation>Événements en gare</translation>
    </message>
    <message>
        <source>Cavalry Charge events</source>
        <translation>Événements de Charge de Cavalerie</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Fin de la partie</translation>
    </message>
    <message>
        <source>A bot’s own victory</source>
        <translation>La victoire d’un bot</translation>
    </message>
    <message>
        <source>Does the player Marshal win?</source>
        <translation>Le Marshal joueur gagne-t-il&#x202f;?</translation>
    </message>
    <message>
        <source>Team score</source>
        <translation>Score d’équipe</translation>
    </message>
    <message>
        <source>The bandits’ score</source>
        <translation>Le score des bandits</translation>
    </message>
    <message>
        <source>The trains</source>
        <translation>Les trains</translation>
    </message>
    <message>
        <source>How a train is laid out</source>
        <translation>La composition d’un train</translation>
    </message>
    <message>
        <source>The Marshal on the train</source>
        <translation>Le Marshal dans le train</translation>
    </message>
    <message>
        <source>The stagecoach</source>
        <translation>La Diligence</translation>
    </message>
    <message>
        <source>The Prison car</source>
        <translation>Le wagon Prison</translation>
    </message>
    <message>
        <source>The Tender</source>
        <translation>Le Tender</translation>
    </message>
    <message>
        <source>The Armoury car</source>
        <translation>L’Armurerie</translation>
    </message>
    <message>
        <source>The Infirmary car</source>
        <translation>L’Infirmerie</translation>
    </message>
    <message>
        <source>The armoured cars</source>
        <translation>Les wagons Blindés</translation>
    </message>
    <message>
        <source>The Time Travel car and the Handcar</source>
        <translation>La Voiture à voyager dans le temps et la Draisine</translation>
    </message>
    <message>
        <source>The Circus car</source>
        <translation>Le wagon Cirque</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Actions</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Déplacement</translation>
    </message>
    <message>
        <source>Floor Change</source>
        <translation>Changement d’étage</translation>
    </message>
    <message>
        <source>The player Marshal’s “+” cards</source>
        <translation>Les cartes «&#xa0;+&#xa0;» du Marshal joueur</translation>
    </message>
    <message>
        <source>Ride</source>
        <translation>Chevauchée</translation>
    </message>
    <message>
        <source>Punch</source>
        <translation>Coup de poing</translation>
    </message>
    <message>
        <source>Fire</source>
        <translation>Tir</translation>
    </message>
    <message>
        <source>Robbery</source>
        <translation>Braquage</translation>
    </message>
    <message>
        <source>Marshal</source>
        <translation>Marshal</translation>
    </message>
    <message>
        <source>Nudge</source>
        <translation>Coup de pouce</translation>
    </message>
    <message>
        <source>Brilliant Idea</source>
        <translation>Idée géniale</translation>
    </message>
    <message>
        <source>Capture</source>
        <translation>Arrestation</translation>
    </message>
    <message>
        <source>Firing</source>
        <translation>Tirer</translation>
    </message>
    <message>
        <source>Line of sight</source>
        <translation>Ligne de vue</translation>
    </message>
    <message>
        <source>Hitting a target</source>
        <translation>Toucher une cible</translation>
    </message>
    <message>
        <source>Being hit</source>
        <translation>Être touché</translation>
    </message>
    <message>
        <source>Encounters</source>
        <translation>Rencontres</translation>
    </message>
    <message>
        <source>Meeting the Marshal</source>
        <translation>Rencontrer le Marshal</translation>
    </message>
    <message>
        <source>Meeting the released Shotgun</source>
        <translation>Rencontrer le Shotgun libéré</translation>
    </message>
    <message>
        <source>Meeting a Courier</source>
        <translation>Rencontrer un Convoyeur</translation>
    </message>
    <message>
        <source>The bandits’ powers</source>
        <translation>Les pouvoirs des bandits</translation>
    </message>
    <message>
        <source>Al’s power</source>
        <translation>Le pouvoir d’Al</translation>
    </message>
    <message>
        <source>Belle’s power</source>
        <translation>Le pouvoir de Belle</translation>
    </message>
    <message>
        <source>Cheyenne’s power</source>
        <translation>Le pouvoir de Cheyenne</translation>
    </message>
    <message>
        <source>Django’s power</source>
        <translation>Le pouvoir de Django</translation>
    </message>
    <message>
        <source>Doc’s power</source>
        <translation>Le pouvoir de Doc</translation>
    </message>
    <message>
        <source>Ghost’s power</source>
        <translation>Le pouvoir de Ghost</translation>
    </message>
    <message>
        <source>Mary’s power</source>
        <translation>Le pouvoir de Mary</translation>
    </message>
    <message>
        <source>Mei’s power</source>
        <translation>Le pouvoir de Mei</translation>
    </message>
    <message>
        <source>Misty’s power</source>
        <translation>Le pouvoir de Misty</translation>
    </message>
    <message>
        <source>Il Professore’s power</source>
        <translation>Le pouvoir d’Il Professore</translation>
    </message>
    <message>
        <source>Silk’s power</source>
        <translation>Le pouvoir de Silk</translation>
    </message>
    <message>
        <source>Tuco’s power</source>
        <translation>Le pouvoir de Tuco</translation>
    </message>
    <message>
        <source>The Twinzz’ power</source>
        <translation>Le pouvoir des Twinzz</translation>
    </message>
    <message>
        <source>The player Marshal</source>
        <translation>Le Marshal joueur</translation>
    </message>
    <message>
        <source>The Marshal’s goals</source>
        <translation>Les objectifs du Marshal</translation>
    </message>
    <message>
        <source>The Marshal’s bullets</source>
        <translation>Les balles du Marshal</translation>
    </message>
    <message>
        <source>Hostages and prisoners</source>
        <translation>Otages et prisonniers</translation>
    </message>
    <message>
        <source>The hostages</source>
        <translation>Les otages</translation>
    </message>
    <message>
        <source>The prisoners</source>
        <translation>Les prisonniers</translation>
    </message>
    <message>
        <source>The bot bandits</source>
        <translation>Les bandits bots</translation>
    </message>
    <message>
        <source>How bots move</source>
        <translation>Comment les bots se déplacent</translation>
    </message>
    <message>
        <source>How bots punch</source>
        <translation>Comment les bots frappent</translation>
    </message>
    <message>
        <source>Loot priority of the bots</source>
        <translation>La priorité de butin des bots</translation>
    </message>
    <message>
        <source>Nudging a bot</source>
        <translation>Donner un Coup de pouce à un bot</translation>
    </message>
    <message>
        <source>Bots and hostages</source>
        <translation>Les bots et les otages</translation>
    </message>
    <message>
        <source>Bots in the Cell</source>
        <translation>Les bots en cellule</translation>
    </message>
    <message>
        <source>Bot Belle</source>
        <translation>Belle bot</translation>
    </message>
    <message>
        <source>Bot Cheyenne</source>
        <translation>Cheyenne bot</translation>
    </message>
    <message>
        <source>Bot Django</source>
        <translation>Django bot</translation>
    </message>
    <message>
        <source>Bot Doc</source>
        <translation>Doc bot</translation>
    </message>
    <message>
        <source>Bot Ghost</source>
        <translation>Ghost bot</translation>
    </message>
    <message>
        <source>Bot Mary</source>
        <translation>Mary bot</translation>
    </message>
    <message>
        <source>Bot Tuco</source>
        <translation>Tuco bot</translation>
    </message>
    <message>
        <source>Bot Il Professore</source>
        <translation>Il Professore bot</translation>
    </message>
    <message>
        <source>Official base rules</source>
        <translation>Règles officielles de base</translation>
    </message>
    <message>
        <source>Decks in the official rules</source>
        <translation>Les pioches dans les règles officielles</translation>
    </message>
    <message>
        <source>The first game</source>
        <translation>La première partie</translation>
    </message>
    <message>
        <source>Expert variant</source>
        <translation>Variante experts</translation>
    </message>
    <message>
        <source>Two bandits per player</source>
        <translation>Deux bandits par joueur</translation>
    </message>
    <message>
        <source>The duel of 2014</source>
        <translation>Le duel de 2014</translation>
    </message>
    <message>
        <source>Playing in pairs</source>
        <translation>Jouer en équipes de deux</translation>
    </message>
    <message>
        <source>Where the bandits start</source>
        <translation>Le départ des bandits</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1: the number of a rule, %2: its title</extracomment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>RulebookMistakes</name>
    <message>
        <source>This file can’t be read.</source>
        <translation>Ce fichier est illisible.</translation>
    </message>
    <message>
        <source>There is no chapter in any language here.</source>
        <translation>Il n’y a ici de chapitre dans aucune langue.</translation>
    </message>
    <message>
        <source>This line is not UTF-8.</source>
        <translation>Cette ligne n’est pas en UTF-8.</translation>
    </message>
    <message>
        <source>This file is too long for a chapter.</source>
        <translation>Ce fichier est trop long pour un chapitre.</translation>
    </message>
    <message>
        <source>Text before the first heading.</source>
        <translation>Du texte avant le premier titre.</translation>
    </message>
    <message>
        <source>“%1” is no heading; it looks like “# 10 Title”, “## 10.5 Title” or “## {id} Title”.</source>
        <translation>« %1 » n’est pas un titre ; un titre a la forme « # 10 Titre », « ## 10.5 Titre » ou « ## {id} Titre ».</translation>
    </message>
    <message>
        <source>Section %1 says nothing.</source>
        <translation>La section %1 ne dit rien.</translation>
    </message>
    <message>
        <source>Section %1 stands in %2 already.</source>
        <translation>La section %1 se trouve déjà dans %2.</translation>
    </message>
    <message>
        <source>Section %1 stands in chapter %2.</source>
        <translation>La section %1 se trouve dans le chapitre %2.</translation>
    </message>
    <message>
        <source>Section %1 stands behind %2.</source>
        <translation>La section %1 se trouve après %2.</translation>
    </message>
    <message>
        <source>“:%1” means nothing.</source>
        <translation>« :%1 » ne signifie rien.</translation>
    </message>
    <message>
        <source>“:%1” stands here twice.</source>
        <translation>« :%1 » figure ici deux fois.</translation>
    </message>
    <message>
        <source>Nothing stands behind “:%1”.</source>
        <translation>Il n’y a rien après « :%1 ».</translation>
    </message>
    <message>
        <source>“%1” is no number from 1 on.</source>
        <translation>« %1 » n’est pas un nombre à partir de 1.</translation>
    </message>
    <message>
        <source>“%1” is no printed place; it looks like official-2016 &quot;Heading&quot;.</source>
        <translation>« %1 » n’est pas un endroit imprimé ; il a la forme official-2016 &quot;Titre&quot;.</translation>
    </message>
    <message>
        <source>The term “%1” belongs to section %2 already.</source>
        <translation>Le terme « %1 » appartient déjà à la section %2.</translation>
    </message>
    <message>
        <source>“%1” is no kind of block; there are when, note and example.</source>
        <translation>« %1 » n’est pas un type de bloc ; il y a when, note et example.</translation>
    </message>
    <message>
        <source>A block “when” needs conditions.</source>
        <translation>Un bloc « when » exige des conditions.</translation>
    </message>
    <message>
        <source>A block begins within another one.</source>
        <translation>Un bloc commence à l’intérieur d’un autre.</translation>
    </message>
    <message>
        <source>This block has no end.</source>
        <translation>Ce bloc n’a pas de fin.</translation>
    </message>
    <message>
        <source>A block ends here that has not begun.</source>
        <translation>Ici finit un bloc qui n’a pas commencé.</translation>
    </message>
    <message>
        <source>This block is empty.</source>
        <translation>Ce bloc est vide.</translation>
    </message>
    <message>
        <source>“%1” is no condition; it looks like with=stagecoach.</source>
        <translation>« %1 » n’est pas une condition ; une condition a la forme with=stagecoach.</translation>
    </message>
    <message>
        <source>Nobody knows a condition “%1”.</source>
        <translation>Personne ne connaît de condition « %1 ».</translation>
    </message>
    <message>
        <source>“%2” is no value of %1.</source>
        <translation>« %2 » n’est pas une valeur de %1.</translation>
    </message>
    <message>
        <source>No game can meet “%1”.</source>
        <translation>Aucune partie ne peut remplir « %1 ».</translation>
    </message>
    <message>
        <source>This link has no end.</source>
        <translation>Ce lien n’a pas de fin.</translation>
    </message>
    <message>
        <source>This link is empty.</source>
        <translation>Ce lien est vide.</translation>
    </message>
    <message>
        <source>There is no section %1.</source>
        <translation>Il n’y a pas de section %1.</translation>
    </message>
    <message>
        <source>Section %1 links to itself.</source>
        <translation>La section %1 renvoie à elle-même.</translation>
    </message>
    <message>
        <source>The rule number %1 must stand in a link: [[%1]].</source>
        <translation>Le numéro de règle %1 doit figurer dans un lien : [[%1]].</translation>
    </message>
    <message>
        <source>Section %1 is not translated.</source>
        <translation>La section %1 n’est pas traduite.</translation>
    </message>
    <message>
        <source>The original has no section %1.</source>
        <translation>L’original n’a pas de section %1.</translation>
    </message>
    <message>
        <source>Section %1 is in another place than in the original.</source>
        <translation>La section %1 n’est pas au même endroit que dans l’original.</translation>
    </message>
    <message>
        <source>The blocks differ. Here: %1. In the original: %2.</source>
        <translation>Les blocs diffèrent. Ici : %1. Dans l’original : %2.</translation>
    </message>
    <message>
        <source>The parts of the block differ. Here: %1. In the original: %2.</source>
        <translation>Les parties du bloc diffèrent. Ici : %1. Dans l’original : %2.</translation>
    </message>
    <message>
        <source>The links differ. Only here: %1. Only in the original: %2.</source>
        <translation>Les liens diffèrent. Seulement ici : %1. Seulement dans l’original : %2.</translation>
    </message>
    <message>
        <source>The conditions differ. Here: %1. In the original: %2.</source>
        <translation>Les conditions diffèrent. Ici : %1. Dans l’original : %2.</translation>
    </message>
    <message>
        <source>The printed places differ from the original.</source>
        <translation>Les endroits imprimés diffèrent de l’original.</translation>
    </message>
    <message>
        <source>Revision %1 is newer than the original’s, which is %2.</source>
        <translation>La révision %1 est plus récente que celle de l’original, qui est %2.</translation>
    </message>
    <message>
        <source>The label “%1” is missing.</source>
        <translation>Le libellé « %1 » manque.</translation>
    </message>
    <message>
        <source>Nobody needs a label “%1”.</source>
        <translation>Personne n’a besoin d’un libellé « %1 ».</translation>
    </message>
    <message>
        <source>“:%1” belongs into the original alone.</source>
        <translation>« :%1 » n’a sa place que dans l’original.</translation>
    </message>
    <message>
        <source>“:%1” belongs into translations alone.</source>
        <translation>« :%1 » n’a sa place que dans les traductions.</translation>
    </message>
    <message>
        <source>“%1” can’t be understood.</source>
        <translation>« %1 » est incompréhensible.</translation>
    </message>
</context>
<context>
    <name>Rulings</name>
    <message>
        <source>What happens to a bandit’s cards from round to round?</source>
        <translation>Que deviennent les cartes d’un bandit d’une manche à l’autre ?</translation>
    </message>
    <message>
        <source>All are shuffled together each round</source>
        <translation>Elles sont toutes mélangées à chaque manche</translation>
    </message>
    <message>
        <source>They stay in hand and discard pile (expert variant)</source>
        <translation>Elles restent en main et en défausse (variante experts)</translation>
    </message>
    <message>
        <source>What becomes of cards left in hand when Schemin’ ends?</source>
        <translation>Que deviennent les cartes encore en main à la fin du Plan ?</translation>
    </message>
    <message>
        <source>They go on top of the deck</source>
        <translation>Elles retournent sur la pioche</translation>
    </message>
    <message>
        <source>Keep or discard each, as one likes</source>
        <translation>On garde ou défausse chacune, au choix</translation>
    </message>
    <message>
        <source>May drawn bullets go straight to the discard pile?</source>
        <translation>Les balles piochées peuvent-elles être défaussées aussitôt ?</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>Must bullets left in hand be discarded when Schemin’ ends?</source>
        <translation>Faut-il défausser les balles encore en main à la fin du Plan ?</translation>
    </message>
    <message>
        <source>No, one may keep them</source>
        <translation>Non, on peut les garder</translation>
    </message>
    <message>
        <source>Yes, all of them</source>
        <translation>Oui, toutes</translation>
    </message>
    <message>
        <source>How is a deck refilled that has too few cards?</source>
        <translation>Comment se recharge une pioche qui n’a plus assez de cartes ?</translation>
    </message>
    <message>
        <source>Draw the rest, then shuffle the discard pile</source>
        <translation>On pioche le reste, puis on mélange la défausse</translation>
    </message>
    <message>
        <source>Shuffle the discard pile in first</source>
        <translation>On mélange d’abord la défausse</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>Elle ne se recharge pas</translation>
    </message>
    <message>
        <source>When does a resolved card go back to its owner?</source>
        <translation>Quand une carte résolue revient-elle à son propriétaire ?</translation>
    </message>
    <message>
        <source>At once, to the discard pile</source>
        <translation>Aussitôt, dans la défausse</translation>
    </message>
    <message>
        <source>At once, onto the deck</source>
        <translation>Aussitôt, sur la pioche</translation>
    </message>
    <message>
        <source>When all actions are done</source>
        <translation>Une fois toutes les actions faites</translation>
    </message>
    <message>
        <source>Do bandits hold a Marshal card?</source>
        <translation>Les bandits ont-ils une carte Marshal ?</translation>
    </message>
    <message>
        <source>When nobody plays the Marshal</source>
        <translation>Quand personne ne joue le Marshal</translation>
    </message>
    <message>
        <source>Whenever there is a Marshal</source>
        <translation>Dès qu’il y a un Marshal</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>Do bandits hold a Nudge card?</source>
        <translation>Les bandits ont-ils une carte Coup de pouce ?</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Toujours</translation>
    </message>
    <message>
        <source>With the couriers only</source>
        <translation>Seulement avec les convoyeurs</translation>
    </message>
    <message>
        <source>Do bandits hold a Brilliant Idea card?</source>
        <translation>Les bandits ont-ils une carte Idée géniale ?</translation>
    </message>
    <message>
        <source>With Marshal &amp; Prisoners only</source>
        <translation>Seulement avec Marshal &amp; Prisonniers</translation>
    </message>
    <message>
        <source>May a player search for a Brilliant Idea that is not there?</source>
        <translation>Peut-on chercher une Idée géniale qui n’est pas là ?</translation>
    </message>
    <message>
        <source>Only if it is found</source>
        <translation>Seulement si elle s’y trouve</translation>
    </message>
    <message>
        <source>Too few neutral bullets: what is skipped?</source>
        <translation>Trop peu de balles neutres : qu’est-ce qui n’a pas lieu ?</translation>
    </message>
    <message>
        <source>Only the bullets</source>
        <translation>Seulement les balles</translation>
    </message>
    <message>
        <source>The whole action or event</source>
        <translation>Toute l’action ou tout l’événement</translation>
    </message>
    <message>
        <source>Too few for all: does nobody get one?</source>
        <translation>Trop peu pour tous : personne n’en reçoit-il ?</translation>
    </message>
    <message>
        <source>Does the stock leave the game after a shortage?</source>
        <translation>La réserve quitte-t-elle la partie après une pénurie ?</translation>
    </message>
    <message>
        <source>Too few neutral bullets for an encounter: what happens?</source>
        <translation>Trop peu de balles neutres pour une rencontre : que se passe-t-il ?</translation>
    </message>
    <message>
        <source>Flight without a bullet</source>
        <translation>On fuit sans recevoir de balle</translation>
    </message>
    <message>
        <source>The encounter may not happen</source>
        <translation>La rencontre ne peut pas avoir lieu</translation>
    </message>
    <message>
        <source>Does each player lead two bandits?</source>
        <translation>Chaque joueur mène-t-il deux bandits ?</translation>
    </message>
    <message>
        <source>Yes, in the duel for two players</source>
        <translation>Oui, dans le duel à deux joueurs</translation>
    </message>
    <message>
        <source>Yes, with the cover rule</source>
        <translation>Oui, avec la règle de couverture</translation>
    </message>
    <message>
        <source>How are the two bandits of a player chosen?</source>
        <translation>Comment choisit-on les deux bandits d’un joueur ?</translation>
    </message>
    <message>
        <source>Freely</source>
        <translation>Librement</translation>
    </message>
    <message>
        <source>Ghost, Doc or Belle, with a mate by chance</source>
        <translation>Ghost, Doc ou Belle, avec un équipier au hasard</translation>
    </message>
    <message>
        <source>Does a player pick one card before drawing?</source>
        <translation>Choisit-on une carte avant de piocher ?</translation>
    </message>
    <message>
        <source>Yes, one must</source>
        <translation>Oui, c’est obligatoire</translation>
    </message>
    <message>
        <source>One may</source>
        <translation>On peut</translation>
    </message>
    <message>
        <source>Does a Fire card played as cover allow another cover?</source>
        <translation>Un Tir joué en couverture permet-il une autre couverture ?</translation>
    </message>
    <message>
        <source>Are there teams?</source>
        <translation>Y a-t-il des équipes ?</translation>
    </message>
    <message>
        <source>Pairs, side by side</source>
        <translation>Des paires, côte à côte</translation>
    </message>
    <message>
        <source>Does a player draw a card from the partner’s deck?</source>
        <translation>Pioche-t-on une carte chez son partenaire ?</translation>
    </message>
    <message>
        <source>Do partners swap places in a switching turn?</source>
        <translation>Les partenaires échangent-ils leur place lors d’un aiguillage ?</translation>
    </message>
    <message>
        <source>What do the marks 2–4 and 5+ count?</source>
        <translation>Que comptent les repères 2–4 et 5+ ?</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Les joueurs</translation>
    </message>
    <message>
        <source>Bandits</source>
        <translation>Les bandits</translation>
    </message>
    <message>
        <source>How many cars are there behind the locomotive?</source>
        <translation>Combien de wagons derrière la locomotive ?</translation>
    </message>
    <message>
        <source>One for each player</source>
        <translation>Un par joueur</translation>
    </message>
    <message>
        <source>5, 6 or 7, by number of bandits</source>
        <translation>5, 6 ou 7, selon le nombre de bandits</translation>
    </message>
    <message>
        <source>Always 4</source>
        <translation>Toujours 4</translation>
    </message>
    <message>
        <source>3 or 4</source>
        <translation>3 ou 4</translation>
    </message>
    <message>
        <source>4 or 5 and the prison car, by number of bandits</source>
        <translation>4 ou 5 et le wagon Prison, selon le nombre de bandits</translation>
    </message>
    <message>
        <source>Is a station card at the bottom of the round deck?</source>
        <translation>Une carte gare est-elle sous la pile des manches ?</translation>
    </message>
    <message>
        <source>No: five round cards</source>
        <translation>Non : cinq cartes manche</translation>
    </message>
    <message>
        <source>Yes: four round cards and a station</source>
        <translation>Oui : quatre cartes manche et une gare</translation>
    </message>
    <message>
        <source>Who begins the game?</source>
        <translation>Qui commence la partie ?</translation>
    </message>
    <message>
        <source>Somebody, by chance</source>
        <translation>Quelqu’un, au hasard</translation>
    </message>
    <message>
        <source>Somebody of team A, by chance</source>
        <translation>Quelqu’un de l’équipe A, au hasard</translation>
    </message>
    <message>
        <source>The Marshal if somebody plays him, else a player’s bandit by chance</source>
        <translation>Le Marshal si quelqu’un le joue, sinon le bandit d’un joueur au hasard</translation>
    </message>
    <message>
        <source>The Marshal</source>
        <translation>Le Marshal</translation>
    </message>
    <message>
        <source>Who begins the next round?</source>
        <translation>Qui commence la manche suivante ?</translation>
    </message>
    <message>
        <source>The neighbour on the left</source>
        <translation>Le voisin de gauche</translation>
    </message>
    <message>
        <source>The next player of team A</source>
        <translation>Le prochain joueur de l’équipe A</translation>
    </message>
    <message>
        <source>Where do the bandits start?</source>
        <translation>Où les bandits commencent-ils ?</translation>
    </message>
    <message>
        <source>In the last two cars, by turns</source>
        <translation>Dans les deux derniers wagons, à tour de rôle</translation>
    </message>
    <message>
        <source>Spread evenly inside</source>
        <translation>Répartis à égalité à l’intérieur</translation>
    </message>
    <message>
        <source>Team A in the caboose, team B one further</source>
        <translation>L’équipe A dans le wagon de queue, la B dans le suivant</translation>
    </message>
    <message>
        <source>One of each player in each of the last two cars</source>
        <translation>Un bandit de chacun dans chacun des deux derniers wagons</translation>
    </message>
    <message>
        <source>Where each player shows with hidden hands</source>
        <translation>Là où chacun l’indique de ses mains cachées</translation>
    </message>
    <message>
        <source>In the two cars before the prison car, by turns</source>
        <translation>Dans les deux wagons devant le wagon Prison, en alternance</translation>
    </message>
    <message>
        <source>Do the bandits have their powers?</source>
        <translation>Les bandits ont-ils leurs pouvoirs ?</translation>
    </message>
    <message>
        <source>Do the events on round cards happen?</source>
        <translation>Les événements des cartes manche ont-ils lieu ?</translation>
    </message>
    <message>
        <source>Which loot is kept secret?</source>
        <translation>Quel butin reste secret ?</translation>
    </message>
    <message>
        <source>Purses only</source>
        <translation>Seulement les bourses</translation>
    </message>
    <message>
        <source>All loot</source>
        <translation>Tout le butin</translation>
    </message>
    <message>
        <source>Ghost draws first in a speeding-up turn: may he still hide his second card?</source>
        <translation>Ghost commence une accélération en piochant : peut-il encore cacher sa seconde carte ?</translation>
    </message>
    <message>
        <source>No, his chance is gone</source>
        <translation>Non, l’occasion est passée</translation>
    </message>
    <message>
        <source>May the Marshal be punched when nobody plays him?</source>
        <translation>Peut-on frapper le Marshal que personne ne joue ?</translation>
    </message>
    <message>
        <source>May the Marshal be shot when nobody plays him?</source>
        <translation>Peut-on tirer sur le Marshal que personne ne joue ?</translation>
    </message>
    <message>
        <source>Who blocks the line of sight on roofs?</source>
        <translation>Qui bloque la ligne de vue sur les toits ?</translation>
    </message>
    <message>
        <source>Bandits and the Shotgun</source>
        <translation>Les bandits et le Shotgun</translation>
    </message>
    <message>
        <source>Every pawn</source>
        <translation>Tous les pions</translation>
    </message>
    <message>
        <source>May team-mates be disregarded when punching?</source>
        <translation>Peut-on ignorer ses équipiers pour un coup de poing ?</translation>
    </message>
    <message>
        <source>May team-mates be disregarded when firing?</source>
        <translation>Peut-on ignorer ses équipiers pour un tir ?</translation>
    </message>
    <message>
        <source>Who picks the token that is robbed?</source>
        <translation>Qui choisit le jeton volé lors d’un braquage ?</translation>
    </message>
    <message>
        <source>The robber, without seeing its value</source>
        <translation>Le voleur, sans voir sa valeur</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Le hasard</translation>
    </message>
    <message>
        <source>Does a Marshal or Shotgun as the other target protect Belle?</source>
        <translation>Un Marshal ou Shotgun pris pour autre cible protège-t-il Belle ?</translation>
    </message>
    <message>
        <source>What may Cheyenne pocket?</source>
        <translation>Que peut empocher Cheyenne ?</translation>
    </message>
    <message>
        <source>A purse</source>
        <translation>Une bourse</translation>
    </message>
    <message>
        <source>A purse or a mailbag</source>
        <translation>Une bourse ou un sac postal</translation>
    </message>
    <message>
        <source>A purse, a mailbag or a stake</source>
        <translation>Une bourse, un sac postal ou une mise</translation>
    </message>
    <message>
        <source>May Django push somebody onto the other train?</source>
        <translation>Django peut-il pousser quelqu’un sur l’autre train ?</translation>
    </message>
    <message>
        <source>Somebody is shot through the roof of the same car: are they pushed?</source>
        <translation>Touché à travers le toit de son propre wagon : est-on poussé ?</translation>
    </message>
    <message>
        <source>No, they stay</source>
        <translation>Non, on reste sur place</translation>
    </message>
    <message>
        <source>Yes, in any direction</source>
        <translation>Oui, dans n’importe quel sens</translation>
    </message>
    <message>
        <source>Who may be nudged?</source>
        <translation>À qui peut-on donner un coup de pouce ?</translation>
    </message>
    <message>
        <source>A team-mate</source>
        <translation>À un équipier</translation>
    </message>
    <message>
        <source>Any other character</source>
        <translation>À tout autre personnage</translation>
    </message>
    <message>
        <source>Who picks the nudged action?</source>
        <translation>Qui choisit l’action du coup de pouce ?</translation>
    </message>
    <message>
        <source>Whoever nudges</source>
        <translation>Celui qui le donne</translation>
    </message>
    <message>
        <source>Whoever is nudged</source>
        <translation>Celui qui le reçoit</translation>
    </message>
    <message>
        <source>Must the nudged one act?</source>
        <translation>Celui qui reçoit un coup de pouce doit-il agir ?</translation>
    </message>
    <message>
        <source>Which actions may a nudge give?</source>
        <translation>Quelles actions un coup de pouce peut-il donner ?</translation>
    </message>
    <message>
        <source>The five basic actions</source>
        <translation>Les cinq actions de base</translation>
    </message>
    <message>
        <source>Those, the ride and special punches too</source>
        <translation>Celles-là, plus la chevauchée et les coups spéciaux</translation>
    </message>
    <message>
        <source>May a nudge be a special punch where nobody has its card?</source>
        <translation>Un coup de pouce peut-il être un coup spécial si personne n’en a la carte&#xa0;?</translation>
    </message>
    <message>
        <source>Whose card does a Brilliant Idea copy?</source>
        <translation>De qui l’Idée géniale copie-t-elle la carte ?</translation>
    </message>
    <message>
        <source>Any bandit’s</source>
        <translation>De n’importe quel bandit</translation>
    </message>
    <message>
        <source>A bandit’s whom somebody plays</source>
        <translation>D’un bandit mené par un joueur</translation>
    </message>
    <message>
        <source>May a Brilliant Idea copy one’s own card?</source>
        <translation>Une Idée géniale peut-elle copier sa propre carte ?</translation>
    </message>
    <message>
        <source>Whom does Braking move?</source>
        <translation>Qui le Freinage déplace-t-il ?</translation>
    </message>
    <message>
        <source>All but couriers</source>
        <translation>Tous sauf les convoyeurs</translation>
    </message>
    <message>
        <source>Whom does the Swivel Arm sweep back?</source>
        <translation>Qui la Potence tournante balaie-t-elle ?</translation>
    </message>
    <message>
        <source>All characters</source>
        <translation>Tous les personnages</translation>
    </message>
    <message>
        <source>Whom do the rebelling passengers hit?</source>
        <translation>Qui la Rébellion des passagers touche-t-elle ?</translation>
    </message>
    <message>
        <source>Bandits inside any car</source>
        <translation>Les bandits à l’intérieur de tout wagon</translation>
    </message>
    <message>
        <source>Not those in the time travel car or handcar</source>
        <translation>Sauf ceux du wagon temporel ou de la draisine</translation>
    </message>
    <message>
        <source>Where does the new strongbox of Take It All go?</source>
        <translation>Où va la nouvelle cagnotte de Prenez tout ! ?</translation>
    </message>
    <message>
        <source>Where the Marshal is</source>
        <translation>Là où se trouve le Marshal</translation>
    </message>
    <message>
        <source>Inside the Marshal’s car</source>
        <translation>À l’intérieur du wagon du Marshal</translation>
    </message>
    <message>
        <source>What is the conductor’s ransom?</source>
        <translation>Quelle est la rançon du conducteur ?</translation>
    </message>
    <message>
        <source>Cash</source>
        <translation>De l’argent</translation>
    </message>
    <message>
        <source>No $250 purse is left for it: what then?</source>
        <translation>Il ne reste pas de bourse de 250 $ pour elle : et alors ?</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Rien</translation>
    </message>
    <message>
        <source>Who is exposed to the Marshal’s revenge?</source>
        <translation>Qui est exposé à la Vengeance du Marshal ?</translation>
    </message>
    <message>
        <source>Bandits on the roof of his car</source>
        <translation>Les bandits sur le toit de son wagon</translation>
    </message>
    <message>
        <source>Bandits inside or on the roof</source>
        <translation>Les bandits à l’intérieur ou sur le toit</translation>
    </message>
    <message>
        <source>What is lost to the Marshal’s revenge?</source>
        <translation>Que perd-on à la Vengeance du Marshal ?</translation>
    </message>
    <message>
        <source>The least valuable purse</source>
        <translation>La bourse de moindre valeur</translation>
    </message>
    <message>
        <source>The least valuable loot</source>
        <translation>Le butin de moindre valeur</translation>
    </message>
    <message>
        <source>Where does that loot go?</source>
        <translation>Où va ce butin ?</translation>
    </message>
    <message>
        <source>Onto the roof of his car</source>
        <translation>Sur le toit de son wagon</translation>
    </message>
    <message>
        <source>Out of the game</source>
        <translation>Hors de la partie</translation>
    </message>
    <message>
        <source>What may a pickpocket take?</source>
        <translation>Que peut-on prendre lors d’un Vol à la tire ?</translation>
    </message>
    <message>
        <source>Any loot</source>
        <translation>N’importe quel butin</translation>
    </message>
    <message>
        <source>When is a pickpocket alone?</source>
        <translation>Quand est-on seul pour un Vol à la tire ?</translation>
    </message>
    <message>
        <source>When there is no other bandit</source>
        <translation>Quand il n’y a pas d’autre bandit</translation>
    </message>
    <message>
        <source>When there is no other pawn</source>
        <translation>Quand il n’y a pas d’autre pion</translation>
    </message>
    <message>
        <source>Who is the Gunslinger?</source>
        <translation>Qui est l’As de la gâchette ?</translation>
    </message>
    <message>
        <source>Whoever has the fewest bullets left</source>
        <translation>Celui à qui il reste le moins de balles</translation>
    </message>
    <message>
        <source>The team that fired most, without its own hits</source>
        <translation>L’équipe qui a le plus tiré, sans ses propres touches</translation>
    </message>
    <message>
        <source>The two bandits who fired most, without their own hits</source>
        <translation>Les deux bandits qui ont le plus tiré, sans leurs propres touches</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>What is the title worth?</source>
        <translation>Que vaut ce titre ?</translation>
    </message>
    <message>
        <source>Always $1000</source>
        <translation>Toujours 1000 $</translation>
    </message>
    <message>
        <source>$0, $500 or $1000</source>
        <translation>0 $, 500 $ ou 1000 $</translation>
    </message>
    <message>
        <source>Nobody has fired: who gets the title?</source>
        <translation>Personne n’a tiré : qui reçoit le titre ?</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Tout le monde</translation>
    </message>
    <message>
        <source>Which bullets break a tie?</source>
        <translation>Quelles balles départagent une égalité ?</translation>
    </message>
    <message>
        <source>Those received in the game</source>
        <translation>Celles reçues pendant la partie</translation>
    </message>
    <message>
        <source>Those in the deck at the end</source>
        <translation>Celles de la pioche à la fin</translation>
    </message>
    <message>
        <source>Which cards count as the deck?</source>
        <translation>Quelles cartes comptent comme la pioche ?</translation>
    </message>
    <message>
        <source>All of one’s cards</source>
        <translation>Toutes ses cartes</translation>
    </message>
    <message>
        <source>The draw deck only</source>
        <translation>La pioche seule</translation>
    </message>
    <message>
        <source>And if it is still a tie?</source>
        <translation>Et s’il y a encore égalité ?</translation>
    </message>
    <message>
        <source>The victory is shared</source>
        <translation>La victoire est partagée</translation>
    </message>
    <message>
        <source>The rules don’t say</source>
        <translation>Les règles n’en disent rien</translation>
    </message>
    <message>
        <source>May the Marshal, whom nobody plays, enter the time travel car or the handcar?</source>
        <translation>Le Marshal que personne ne joue peut-il entrer dans le wagon temporel ou la draisine ?</translation>
    </message>
    <message>
        <source>Along the roofs into the time travel car: with how many steps?</source>
        <translation>Par les toits jusque dans le wagon temporel : en combien de pas ?</translation>
    </message>
    <message>
        <source>As the last of up to three</source>
        <translation>Comme dernier pas, sur trois au plus</translation>
    </message>
    <message>
        <source>One, from the roof next to it</source>
        <translation>Un seul, depuis le toit voisin</translation>
    </message>
    <message>
        <source>Is the tender adjacent to a time travel car or handcar beside it?</source>
        <translation>Le tender est-il adjacent au wagon temporel ou à la draisine à côté de lui ?</translation>
    </message>
    <message>
        <source>From the time travel car, which cars of the armoured train can be seen beyond the next one?</source>
        <translation>Depuis le wagon temporel, quels wagons du train blindé voit-on au-delà du wagon voisin ?</translation>
    </message>
    <message>
        <source>Those away from the express</source>
        <translation>Ceux du côté opposé à l’express</translation>
    </message>
    <message>
        <source>Only the roofs of those away from the express</source>
        <translation>Seulement les toits de ceux du côté opposé à l’express</translation>
    </message>
    <message>
        <source>Those on both sides</source>
        <translation>Ceux des deux côtés</translation>
    </message>
    <message>
        <source>May the Shotgun be shot while he sits on his strongbox?</source>
        <translation>Peut-on tirer sur le Shotgun tant qu’il est assis sur son coffre ?</translation>
    </message>
    <message>
        <source>Somebody is punched who can be sent nowhere: what happens?</source>
        <translation>On frappe quelqu’un qui ne peut être envoyé nulle part : que se passe-t-il ?</translation>
    </message>
    <message>
        <source>Loot falls, and they stay</source>
        <translation>Le butin tombe et la cible reste</translation>
    </message>
    <message>
        <source>They can’t be punched</source>
        <translation>On ne peut pas le frapper</translation>
    </message>
    <message>
        <source>Do events reach a bandit in the cell?</source>
        <translation>Les événements touchent-ils un bandit en cellule ?</translation>
    </message>
    <message>
        <source>Having played in the first half of a double turn, may one draw or search in the second?</source>
        <translation>Qui a joué une carte dans la première moitié d’un tour double peut-il piocher ou chercher dans la seconde ?</translation>
    </message>
    <message>
        <source>Combined rules 2.1</source>
        <translation>Règles combinées 2.1</translation>
    </message>
    <message>
        <source>Official rules 2016</source>
        <translation>Règles officielles 2016</translation>
    </message>
    <message>
        <source>Official rules 2016, first game</source>
        <translation>Règles officielles 2016, première partie</translation>
    </message>
    <message>
        <source>Official rules 2016, expert variant</source>
        <translation>Règles officielles 2016, variante experts</translation>
    </message>
    <message>
        <source>Official rules 2016, two bandits per player</source>
        <translation>Règles officielles 2016, deux bandits par joueur</translation>
    </message>
    <message>
        <source>Official French rules 2014</source>
        <translation>Règles officielles françaises 2014</translation>
    </message>
    <message>
        <source>Official French rules 2014, expert variant</source>
        <translation>Règles officielles françaises 2014, variante experts</translation>
    </message>
    <message>
        <source>Official French rules 2014, duel for two</source>
        <translation>Règles officielles françaises 2014, duel à deux</translation>
    </message>
    <message>
        <source>Official French rules 2014, two bandits for two or three players</source>
        <translation>Règles officielles françaises 2014, deux bandits à deux ou trois joueurs</translation>
    </message>
    <message>
        <source>Official French rules 2014, in pairs</source>
        <translation>Règles officielles françaises 2014, en équipes</translation>
    </message>
    <message>
        <source>Decks and hands</source>
        <translation>Pioches et mains</translation>
    </message>
    <message>
        <source>Bullets</source>
        <translation>Balles</translation>
    </message>
    <message>
        <source>Players, teams and set-up</source>
        <translation>Joueurs, équipes et mise en place</translation>
    </message>
    <message>
        <source>Schemin’</source>
        <translation>Le Plan</translation>
    </message>
    <message>
        <source>Actions and firing</source>
        <translation>Actions et tirs</translation>
    </message>
    <message>
        <source>Marshal, prison and prisoners</source>
        <translation>Marshal, prison et prisonniers</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Événements</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Fin de la partie</translation>
    </message>
    <message>
        <source>Stagecoach, horses and hostages</source>
        <translation>Diligence, chevaux et otages</translation>
    </message>
    <message>
        <source>Further cars and whiskey</source>
        <translation>Autres wagons et whisky</translation>
    </message>
    <message>
        <source>They come on horseback</source>
        <translation>Ils arrivent à cheval</translation>
    </message>
    <message>
        <source>Somebody in the last car that was boarded, by chance</source>
        <translation>Au hasard, parmi ceux du dernier wagon occupé</translation>
    </message>
    <message>
        <source>Booklet of Horses &amp; Stagecoach</source>
        <translation>Livret de Chevaux &amp; Diligence</translation>
    </message>
    <message>
        <source>Booklet of Marshal &amp; Prisoners</source>
        <translation>Livret de Marshal &amp; Prisonniers</translation>
    </message>
    <message>
        <source>Booklet of Couriers &amp; Armored Train</source>
        <translation>Livret de Convoyeurs &amp; Train blindé</translation>
    </message>
    <message>
        <source>Leaflet of the Time Travel car</source>
        <translation>Feuillet du wagon Voyage dans le temps</translation>
    </message>
    <message>
        <source>For what are the stagecoach and the car beside it next to each other inside?</source>
        <translation>Pour quoi l’intérieur de la diligence et celui du wagon à côté sont-ils voisins&#xa0;?</translation>
    </message>
    <message>
        <source>For everything</source>
        <translation>Pour tout</translation>
    </message>
    <message>
        <source>For firing and punching only</source>
        <translation>Seulement pour tirer et frapper</translation>
    </message>
    <message>
        <source>May one walk from inside the car into the stagecoach?</source>
        <translation>Peut-on passer à pied de l’intérieur du wagon à la diligence&#xa0;?</translation>
    </message>
    <message>
        <source>For what are the roofs of the stagecoach and the car beside it next to each other?</source>
        <translation>Pour quoi le toit de la diligence et celui du wagon à côté sont-ils voisins&#xa0;?</translation>
    </message>
    <message>
        <source>For moving and punching only</source>
        <translation>Seulement pour se déplacer et frapper</translation>
    </message>
    <message>
        <source>May the Marshal be led into the stagecoach?</source>
        <translation>Peut-on mener le Marshal dans la diligence&#xa0;?</translation>
    </message>
    <message>
        <source>May the Shotgun be shot once he is loose?</source>
        <translation>Peut-on tirer sur le Shotgun une fois qu’il a quitté la diligence&#xa0;?</translation>
    </message>
    <message>
        <source>May one flee from the Shotgun onto the stagecoach’s roof?</source>
        <translation>Peut-on fuir le Shotgun sur le toit de la diligence&#xa0;?</translation>
    </message>
    <message>
        <source>How far does the Shotgun follow the stagecoach?</source>
        <translation>Jusqu’où le Shotgun suit-il la diligence&#xa0;?</translation>
    </message>
    <message>
        <source>As many cars as it takes</source>
        <translation>D’autant de wagons qu’il faut</translation>
    </message>
    <message>
        <source>One car, when it moves</source>
        <translation>D’un wagon, quand elle recule</translation>
    </message>
    <message>
        <source>Does the Shotgun leave the game with the stagecoach?</source>
        <translation>Le Shotgun quitte-t-il le jeu avec la diligence&#xa0;?</translation>
    </message>
    <message>
        <source>What does the stagecoach do that should fall back and is at the caboose?</source>
        <translation>Que fait la diligence qui doit reculer alors qu’elle est au wagon de queue&#xa0;?</translation>
    </message>
    <message>
        <source>It leaves, with all aboard</source>
        <translation>Elle quitte le jeu, avec tous ceux qui s’y trouvent</translation>
    </message>
    <message>
        <source>It stays</source>
        <translation>Elle reste</translation>
    </message>
    <message>
        <source>Do stagecoach, Shotgun and armoured train move after the last round, too?</source>
        <translation>La diligence, le Shotgun et le train blindé avancent-ils aussi après la dernière manche&#xa0;?</translation>
    </message>
    <message>
        <source>What follows the event at the end of a round?</source>
        <translation>Qu’est-ce qui suit l’événement à la fin d’une manche&#xa0;?</translation>
    </message>
    <message>
        <source>Healing, then the moving pieces, then hiding</source>
        <translation>Les soins, puis ce qui se déplace, puis la cachette</translation>
    </message>
    <message>
        <source>The moving pieces</source>
        <translation>Ce qui se déplace</translation>
    </message>
    <message>
        <source>Hiding</source>
        <translation>La cachette</translation>
    </message>
    <message>
        <source>Do Shotgun and couriers drive the played Marshal off?</source>
        <translation>Le Shotgun et les convoyeurs font-ils fuir le Marshal joué&#xa0;?</translation>
    </message>
    <message>
        <source>Where does a bullet go that was shot at the Shotgun or a courier?</source>
        <translation>Où va une balle tirée sur le Shotgun ou un convoyeur&#xa0;?</translation>
    </message>
    <message>
        <source>Under the Wild Bunch token, else out of the game</source>
        <translation>Sous le jeton Bande Organisée, sinon hors du jeu</translation>
    </message>
    <message>
        <source>Under the Wild Bunch token</source>
        <translation>Sous le jeton Bande Organisée</translation>
    </message>
    <message>
        <source>Does Django push somebody onto the stagecoach’s roof and off it?</source>
        <translation>Django peut-il pousser quelqu’un sur le toit de la diligence, et hors de ce toit&#xa0;?</translation>
    </message>
    <message>
        <source>Does Django push the Marshal and the Shotgun, too?</source>
        <translation>Django pousse-t-il aussi le Marshal et le Shotgun&#xa0;?</translation>
    </message>
    <message>
        <source>May Mei jump diagonally to the stagecoach and back?</source>
        <translation>Mei peut-elle sauter en diagonale vers la diligence et en revenir&#xa0;?</translation>
    </message>
    <message>
        <source>Is the stagecoach an area of its own for bots?</source>
        <translation>La diligence est-elle une zone à part pour les bots&#xa0;?</translation>
    </message>
    <message>
        <source>Does an explosion destroy the stagecoach?</source>
        <translation>Une explosion détruit-elle la diligence&#xa0;?</translation>
    </message>
    <message>
        <source>When does the horse attack take place?</source>
        <translation>Quand a lieu l’attaque à cheval&#xa0;?</translation>
    </message>
    <message>
        <source>When the first round card lies open</source>
        <translation>Quand la première carte Manche est révélée</translation>
    </message>
    <message>
        <source>Before the first round</source>
        <translation>Avant la première manche</translation>
    </message>
    <message>
        <source>Which cars can’t be boarded in the horse attack?</source>
        <translation>Dans quels wagons ne peut-on pas monter lors de l’attaque à cheval&#xa0;?</translation>
    </message>
    <message>
        <source>Locomotive, stagecoach, time travel car, handcar, prison car, armoured train</source>
        <translation>Locomotive, diligence, wagon temporel, draisine, wagon Prison, train blindé</translation>
    </message>
    <message>
        <source>Locomotive and stagecoach</source>
        <translation>Locomotive et diligence</translation>
    </message>
    <message>
        <source>Locomotive, stagecoach, time travel car</source>
        <translation>Locomotive, diligence, wagon temporel</translation>
    </message>
    <message>
        <source>May there be horses without the stagecoach?</source>
        <translation>Peut-on jouer avec les chevaux sans la diligence&#xa0;?</translation>
    </message>
    <message>
        <source>Does bot Django take part in the horse attack?</source>
        <translation>Le bot Django participe-t-il à l’attaque à cheval&#xa0;?</translation>
    </message>
    <message>
        <source>May a ride end where it began?</source>
        <translation>Une chevauchée peut-elle finir là où elle a commencé&#xa0;?</translation>
    </message>
    <message>
        <source>Panting Horses: who must be five or more for two to tire?</source>
        <translation>Essoufflement&#xa0;: qui doit être cinq ou plus pour que deux s’arrêtent&#xa0;?</translation>
    </message>
    <message>
        <source>The bandits</source>
        <translation>Les bandits</translation>
    </message>
    <message>
        <source>The players</source>
        <translation>Les joueurs</translation>
    </message>
    <message>
        <source>Escape: by which ride may one get away?</source>
        <translation>Fuite&#xa0;: avec quelle chevauchée peut-on s’échapper&#xa0;?</translation>
    </message>
    <message>
        <source>By any ride</source>
        <translation>Avec n’importe laquelle</translation>
    </message>
    <message>
        <source>By playing a Ride card</source>
        <translation>En jouant une carte Chevauchée</translation>
    </message>
    <message>
        <source>Escape: is who is alone in the time travel car or handcar safe?</source>
        <translation>Fuite&#xa0;: est-on sauf, seul dans le wagon temporel ou la draisine&#xa0;?</translation>
    </message>
    <message>
        <source>Escape: do bots try to get away, too?</source>
        <translation>Fuite&#xa0;: les bots cherchent-ils aussi à s’échapper&#xa0;?</translation>
    </message>
    <message>
        <source>How many hostages are laid out?</source>
        <translation>Combien d’otages place-t-on&#xa0;?</translation>
    </message>
    <message>
        <source>One less than bandits, eight at most</source>
        <translation>Un de moins que de bandits, huit au plus</translation>
    </message>
    <message>
        <source>One less than players</source>
        <translation>Un de moins que de joueurs</translation>
    </message>
    <message>
        <source>With two bandits each: may both take a hostage?</source>
        <translation>Avec deux bandits par joueur&#xa0;: chacun peut-il prendre un otage&#xa0;?</translation>
    </message>
    <message>
        <source>How does the poodle’s bullet come?</source>
        <translation>Comment vient la balle du caniche&#xa0;?</translation>
    </message>
    <message>
        <source>As a hit before drawing, on top of the deck</source>
        <translation>Comme une touche avant la pioche, sur le paquet</translation>
    </message>
    <message>
        <source>It is shuffled into the deck</source>
        <translation>Elle est mélangée au paquet</translation>
    </message>
    <message>
        <source>Does the Minister slow a bot down?</source>
        <translation>Le pasteur ralentit-il un bot&#xa0;?</translation>
    </message>
    <message>
        <source>Yes, it plays no card in the first turn of a round</source>
        <translation>Oui, il ne joue pas de carte au premier tour d’une manche</translation>
    </message>
    <message>
        <source>For which bullets does the photographer’s ransom pay?</source>
        <translation>Pour quelles balles la rançon du photographe est-elle versée&#xa0;?</translation>
    </message>
    <message>
        <source>Those of all other characters</source>
        <translation>Celles de tous les autres personnages</translation>
    </message>
    <message>
        <source>Those of opponents</source>
        <translation>Celles des adversaires</translation>
    </message>
    <message>
        <source>Does a captured bandit lose hostage and prisoner?</source>
        <translation>Un bandit capturé perd-il son otage et son prisonnier&#xa0;?</translation>
    </message>
    <message>
        <source>May one leave the time travel car by a move onto the roof next to it?</source>
        <translation>Peut-on quitter le wagon temporel par un déplacement sur le toit voisin&#xa0;?</translation>
    </message>
    <message>
        <source>Whom does one see from the time travel car?</source>
        <translation>Qui voit-on depuis le wagon temporel&#xa0;?</translation>
    </message>
    <message>
        <source>Those in and on the next car</source>
        <translation>Ceux du wagon voisin, dedans et dessus</translation>
    </message>
    <message>
        <source>Those on the roofs and inside the next car</source>
        <translation>Ceux des toits et de l’intérieur du wagon voisin</translation>
    </message>
    <message>
        <source>How is a hidden pawn kept secret?</source>
        <translation>Comment cache-t-on un pion&#xa0;?</translation>
    </message>
    <message>
        <source>All others close their eyes</source>
        <translation>Tous les autres ferment les yeux</translation>
    </message>
    <message>
        <source>By a playing card, face down</source>
        <translation>Par une carte à jouer, face cachée</translation>
    </message>
    <message>
        <source>Do bots hide?</source>
        <translation>Les bots se cachent-ils&#xa0;?</translation>
    </message>
    <message>
        <source>Does Django push somebody past the end of the train into the car that is there?</source>
        <translation>Django pousse-t-il quelqu’un, au bout du train, dans la voiture qui s’y trouve&#xa0;?</translation>
    </message>
    <message>
        <source>Yes, into time travel car or handcar</source>
        <translation>Oui, dans le wagon temporel ou la draisine</translation>
    </message>
    <message>
        <source>No, the pawn stays</source>
        <translation>Non, le pion reste</translation>
    </message>
    <message>
        <source>May Mei jump diagonally into tender, time travel car and handcar?</source>
        <translation>Mei peut-elle sauter en diagonale dans le tender, le wagon temporel et la draisine&#xa0;?</translation>
    </message>
    <message>
        <source>May there be whiskey without the stagecoach?</source>
        <translation>Peut-on jouer avec le whisky sans la diligence&#xa0;?</translation>
    </message>
    <message>
        <source>Where do the flasks of whiskey lie?</source>
        <translation>Où place-t-on les flasques de whisky&#xa0;?</translation>
    </message>
    <message>
        <source>In all cars but the locomotives, on both trains</source>
        <translation>Dans tous les wagons sauf les locomotives, dans les deux trains</translation>
    </message>
    <message>
        <source>In all cars but the locomotive</source>
        <translation>Dans tous les wagons sauf la locomotive</translation>
    </message>
    <message>
        <source>How may the played Marshal come by a flask?</source>
        <translation>Comment le Marshal joué peut-il obtenir une flasque&#xa0;?</translation>
    </message>
    <message>
        <source>By the event, or by a nudged robbery</source>
        <translation>Par l’événement ou un braquage sur coup de coude</translation>
    </message>
    <message>
        <source>By the event only</source>
        <translation>Par l’événement seulement</translation>
    </message>
    <message>
        <source>Do bots drink?</source>
        <translation>Les bots boivent-ils&#xa0;?</translation>
    </message>
    <message>
        <source>Always; a flask means two cards</source>
        <translation>Toujours&#xa0;; une flasque vaut deux cartes</translation>
    </message>
    <message>
        <source>May Ghost hide his first card in a turmoil turn or after drinking, too?</source>
        <translation>Ghost peut-il cacher sa première carte aussi lors d’une mêlée ou après avoir bu&#xa0;?</translation>
    </message>
    <message>
        <source>What are the hands on round cards for?</source>
        <translation>À quoi servent les mains des cartes Manche&#xa0;?</translation>
    </message>
    <message>
        <source>One card may be kept for each</source>
        <translation>On peut garder une carte pour chacune</translation>
    </message>
    <message>
        <source>One card may be kept</source>
        <translation>On peut garder une carte</translation>
    </message>
    <message>
        <source>Does a jarring turn keep bots from firing and punching?</source>
        <translation>Un tour de secousse empêche-t-il les bots de tirer et de frapper&#xa0;?</translation>
    </message>
    <message>
        <source>Yes, the next card of the deck is played instead</source>
        <translation>Oui, la carte suivante de la pioche est jouée à la place</translation>
    </message>
    <message>
        <source>Which boxes may be played together?</source>
        <translation>Quelles boîtes peut-on jouer ensemble&#xa0;?</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>Those whose booklets say so</source>
        <translation>Celles dont les livrets le disent</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Are round cards about what is not in the game taken out?</source>
        <translation>Retire-t-on les cartes Manche sur ce qui n’est pas en jeu&#xa0;?</translation>
    </message>
    <message>
        <source>Does Braking move horses and stagecoach, too?</source>
        <translation>Le Freinage déplace-t-il aussi chevaux et diligence&#xa0;?</translation>
    </message>
    <message>
        <source>Does Braking set the armoured train back?</source>
        <translation>Le Freinage fait-il reculer le train blindé&#xa0;?</translation>
    </message>
    <message>
        <source>Whom on the roofs does Higher Speed move?</source>
        <translation>Qui la Vitesse supérieure déplace-t-elle sur les toits&#xa0;?</translation>
    </message>
    <message>
        <source>Everybody but couriers</source>
        <translation>Tous sauf les convoyeurs</translation>
    </message>
    <message>
        <source>Does Higher Speed move the armoured train on?</source>
        <translation>La Vitesse supérieure fait-elle avancer le train blindé&#xa0;?</translation>
    </message>
    <message>
        <source>Which roofs does Heavy Fire sweep?</source>
        <translation>Quels toits le Tir nourri balaie-t-il&#xa0;?</translation>
    </message>
    <message>
        <source>All, the stagecoach’s too</source>
        <translation>Tous, celui de la diligence aussi</translation>
    </message>
    <message>
        <source>Those of the trains</source>
        <translation>Ceux des trains</translation>
    </message>
    <message>
        <source>Reflex Action: from which cards is one played?</source>
        <translation>Réflexe&#xa0;: parmi quelles cartes en joue-t-on une&#xa0;?</translation>
    </message>
    <message>
        <source>Those that were kept</source>
        <translation>Celles qu’on a gardées</translation>
    </message>
    <message>
        <source>All that were not played</source>
        <translation>Toutes celles qu’on n’a pas jouées</translation>
    </message>
    <message>
        <source>Reflex Action: do bots act, too?</source>
        <translation>Réflexe&#xa0;: les bots agissent-ils aussi&#xa0;?</translation>
    </message>
    <message>
        <source>Deadly Fall: from where may who is punched be knocked off?</source>
        <translation>Chute mortelle&#xa0;: d’où peut-on faire tomber qui est frappé&#xa0;?</translation>
    </message>
    <message>
        <source>Roofs, time travel car and handcar</source>
        <translation>Des toits, du wagon temporel et de la draisine</translation>
    </message>
    <message>
        <source>Roofs</source>
        <translation>Des toits</translation>
    </message>
    <message>
        <source>Deadly Fall: from where may Django shoot somebody off the train?</source>
        <translation>Chute mortelle&#xa0;: d’où Django peut-il faire tomber quelqu’un en tirant&#xa0;?</translation>
    </message>
    <message>
        <source>From the last roofs, time travel car and handcar</source>
        <translation>Des derniers toits, du wagon temporel et de la draisine</translation>
    </message>
    <message>
        <source>From the last roofs</source>
        <translation>Des derniers toits</translation>
    </message>
    <message>
        <source>Mortal Bullet: may a score fall below zero?</source>
        <translation>Balle mortelle&#xa0;: un score peut-il devenir négatif&#xa0;?</translation>
    </message>
    <message>
        <source>Sharing the Loot: what is shared?</source>
        <translation>Partage du butin&#xa0;: que partage-t-on&#xa0;?</translation>
    </message>
    <message>
        <source>All strongboxes held there</source>
        <translation>Tous les coffres détenus au même endroit</translation>
    </message>
    <message>
        <source>Each strongbox by itself</source>
        <translation>Chaque coffre à part</translation>
    </message>
    <message>
        <source>Sharing the Loot: does the banker pay for a share?</source>
        <translation>Partage du butin&#xa0;: le banquier paie-t-il pour une part&#xa0;?</translation>
    </message>
    <message>
        <source>Are station cards used in a team game?</source>
        <translation>Utilise-t-on les cartes Arrivée en gare en équipes&#xa0;?</translation>
    </message>
    <message>
        <source>May the gunslinger be one who can’t win any more?</source>
        <translation>Le tireur d’élite peut-il être quelqu’un qui ne peut plus gagner&#xa0;?</translation>
    </message>
    <message>
        <source>What does a bandit score who was caught, thrown off or left behind?</source>
        <translation>Que marque un bandit arrêté, tombé du train ou laissé en route&#xa0;?</translation>
    </message>
    <message>
        <source>Everything, but can’t win</source>
        <translation>Tout, mais il ne peut pas gagner</translation>
    </message>
    <message>
        <source>How many of his five goals must the played Marshal reach?</source>
        <translation>Combien de ses cinq objectifs le Marshal joué doit-il atteindre ?</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Quatre</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Un</translation>
    </message>
    <message>
        <source>May the prison car run without a played Marshal?</source>
        <translation>Le wagon Prison peut-il rouler sans Marshal joué ?</translation>
    </message>
    <message>
        <source>May somebody play the Marshal in a game of teams?</source>
        <translation>Quelqu’un peut-il jouer le Marshal dans une partie en équipes ?</translation>
    </message>
    <message>
        <source>May one person play against bots alone?</source>
        <translation>Une personne peut-elle jouer seule contre des bots ?</translation>
    </message>
    <message>
        <source>How many prisoners are laid out?</source>
        <translation>Combien de prisonniers sont exposés ?</translation>
    </message>
    <message>
        <source>Three, four from eight bandits on</source>
        <translation>Trois, quatre à partir de huit bandits</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Trois</translation>
    </message>
    <message>
        <source>Which goals are left out of the Marshal’s?</source>
        <translation>Quels objectifs du Marshal sont écartés ?</translation>
    </message>
    <message>
        <source>By the number of bandits, and in a solo game</source>
        <translation>Selon le nombre de bandits, et en solo</translation>
    </message>
    <message>
        <source>Two of them with fewer than four bandits</source>
        <translation>Deux d’entre eux à moins de quatre bandits</translation>
    </message>
    <message>
        <source>How are the round cards picked?</source>
        <translation>Comment choisit-on les cartes Manche ?</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>At random from ten that were agreed on</source>
        <translation>Au hasard parmi dix cartes convenues</translation>
    </message>
    <message>
        <source>All five are agreed on</source>
        <translation>Les cinq sont convenues</translation>
    </message>
    <message>
        <source>Where does a Marshal’s bullet with a lasting penalty lie until the round is over?</source>
        <translation>Où repose jusqu’à la fin de la manche une balle du Marshal dont l’effet dure ?</translation>
    </message>
    <message>
        <source>Face up on the draw pile</source>
        <translation>Face visible sur la pioche</translation>
    </message>
    <message>
        <source>In front of the bandit, then among the cards</source>
        <translation>Devant le bandit, puis dans ses cartes</translation>
    </message>
    <message>
        <source>What does a special bullet make void?</source>
        <translation>Qu’annule une balle spéciale ?</translation>
    </message>
    <message>
        <source>Only cards</source>
        <translation>Seulement des cartes</translation>
    </message>
    <message>
        <source>Every such action</source>
        <translation>Toute action de ce genre</translation>
    </message>
    <message>
        <source>Does a shoulder injury make a Special Punch void, too?</source>
        <translation>Une blessure à l’épaule annule-t-elle aussi un coup de poing spécial ?</translation>
    </message>
    <message>
        <source>Does a shoulder injury make a Punch with a bullet void, too?</source>
        <translation>Une blessure à l’épaule annule-t-elle aussi un coup donné avec une balle ?</translation>
    </message>
    <message>
        <source>What does Drop That Bag! take from somebody with both mailbags?</source>
        <translation>Que prend « Lâche ce sac ! » à qui a les deux sacs postaux ?</translation>
    </message>
    <message>
        <source>One of the Marshal’s choice, unseen</source>
        <translation>Un, au choix du Marshal, sans regarder</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Les deux</translation>
    </message>
    <message>
        <source>Does a mailbag on the Marshal’s own sheet count for his goal?</source>
        <translation>Un sac postal sur la fiche du Marshal compte-t-il pour son objectif ?</translation>
    </message>
    <message>
        <source>Is a mailbag the Marshal’s that lies with the stagecoach in the end?</source>
        <translation>Un sac postal resté à la diligence revient-il au Marshal à la fin ?</translation>
    </message>
    <message>
        <source>What of Full of Lead when Il Professore plays?</source>
        <translation>Que devient « Farci de plomb » quand Il Professore joue ?</translation>
    </message>
    <message>
        <source>He is left out</source>
        <translation>Il n’est pas compté</translation>
    </message>
    <message>
        <source>It can’t be reached</source>
        <translation>Il est impossible à atteindre</translation>
    </message>
    <message>
        <source>From which goals does Rumours turn one up?</source>
        <translation>Parmi quels objectifs Rumeurs en révèle-t-il un ?</translation>
    </message>
    <message>
        <source>Those that lie face down</source>
        <translation>Ceux qui sont face cachée</translation>
    </message>
    <message>
        <source>All current ones</source>
        <translation>Tous les objectifs en cours</translation>
    </message>
    <message>
        <source>What does a Marshal card do against a played Marshal?</source>
        <translation>Que fait une carte Marshal contre un Marshal joué ?</translation>
    </message>
    <message>
        <source>Lets one look at one of his goals</source>
        <translation>Fait regarder un de ses objectifs</translation>
    </message>
    <message>
        <source>It is not in the game</source>
        <translation>Elle n’est pas en jeu</translation>
    </message>
    <message>
        <source>May the angry Marshal use only one of his two actions?</source>
        <translation>Le Marshal en colère peut-il n’utiliser qu’une de ses deux actions ?</translation>
    </message>
    <message>
        <source>Yes, either</source>
        <translation>Oui, l’une ou l’autre</translation>
    </message>
    <message>
        <source>Both or none</source>
        <translation>Les deux ou aucune</translation>
    </message>
    <message>
        <source>Is somebody who can’t win the poorest by Guilty Conscience?</source>
        <translation>Qui ne peut plus gagner compte-t-il comme le plus pauvre pour Remords ?</translation>
    </message>
    <message>
        <source>Is a bandit alone who stands beside the played Marshal?</source>
        <translation>Un bandit à côté du Marshal joué est-il seul ?</translation>
    </message>
    <message>
        <source>May the holder of Django’s sidekick shoot somebody off the train?</source>
        <translation>Qui tient le complice de Django peut-il faire tomber quelqu’un du train d’une balle ?</translation>
    </message>
    <message>
        <source>Do the events of team games help the played Marshal?</source>
        <translation>Les événements des parties en équipes aident-ils le Marshal joué ?</translation>
    </message>
    <message>
        <source>Has the played Marshal a Move by Understaffing?</source>
        <translation>Le Marshal joué a-t-il un déplacement avec Sous-effectif ?</translation>
    </message>
    <message>
        <source>Does a Diversion reach the played Marshal’s hand?</source>
        <translation>Une Diversion touche-t-elle la main du Marshal joué ?</translation>
    </message>
    <message>
        <source>Does the played Marshal on a roof hide those behind him?</source>
        <translation>Le Marshal joué, sur un toit, cache-t-il ceux qui sont derrière lui ?</translation>
    </message>
    <message>
        <source>May the played Marshal enter the time travel car?</source>
        <translation>Le Marshal joué peut-il entrer dans la voiture temporelle ?</translation>
    </message>
    <message>
        <source>May Silk dodge in a game with a played Marshal?</source>
        <translation>Silk peut-elle esquiver dans une partie avec un Marshal joué ?</translation>
    </message>
    <message>
        <source>Which cards work from the cell?</source>
        <translation>Quelles cartes agissent depuis la cellule ?</translation>
    </message>
    <message>
        <source>Brilliant Idea, Marshal and Nudge</source>
        <translation>Idée géniale, Marshal et Coup de pouce</translation>
    </message>
    <message>
        <source>Brilliant Idea</source>
        <translation>Idée géniale</translation>
    </message>
    <message>
        <source>Can’t somebody in the cell be nudged?</source>
        <translation>Est-on à l’abri des coups de pouce dans la cellule ?</translation>
    </message>
    <message>
        <source>With nobody to free, does an idea on the prison car copy an action?</source>
        <translation>Sans personne à libérer, une idée au wagon Prison copie-t-elle une action ?</translation>
    </message>
    <message>
        <source>Is the search for a Brilliant Idea announced before drawing?</source>
        <translation>La recherche d’une Idée géniale s’annonce-t-elle avant de piocher ?</translation>
    </message>
    <message>
        <source>Does Help! lead into the cell or out of it?</source>
        <translation>« À l’aide ! » fait-il entrer en cellule ou en sortir ?</translation>
    </message>
    <message>
        <source>Must one take the second token that one’s own sidekick allows?</source>
        <translation>Faut-il prendre le second jeton que permet son propre complice ?</translation>
    </message>
    <message>
        <source>Does the Poker Player take a lent ability, too?</source>
        <translation>Le Joueur de poker prive-t-il aussi d’une capacité prêtée ?</translation>
    </message>
    <message>
        <source>What of a bullet played as a Punch when the ability is gone?</source>
        <translation>Que devient une balle jouée comme coup quand la capacité est perdue ?</translation>
    </message>
    <message>
        <source>It is void</source>
        <translation>Elle est sans effet</translation>
    </message>
    <message>
        <source>It is a Punch</source>
        <translation>C’est un coup</translation>
    </message>
    <message>
        <source>Does the played Marshal drop loot when a special bullet says so?</source>
        <translation>Le Marshal joué lâche-t-il du butin quand une balle spéciale le dit ?</translation>
    </message>
    <message>
        <source>May a played Marshal who is nudged rob and punch?</source>
        <translation>Un Marshal joué qu’on pousse peut-il détrousser et frapper ?</translation>
    </message>
    <message>
        <source>Does a played Marshal who is nudged to punch release the Shotgun?</source>
        <translation>Un Marshal joué poussé à frapper libère-t-il le Shotgun ?</translation>
    </message>
    <message>
        <source>Does a “+” card count that is played after a normal whiskey?</source>
        <translation>Une carte « + » compte-t-elle après un whisky ordinaire ?</translation>
    </message>
    <message>
        <source>May Mei jump diagonally by a copied or nudged Floor Change?</source>
        <translation>Mei peut-elle sauter en diagonale par un changement d’étage copié ou poussé ?</translation>
    </message>
    <message>
        <source>May Mei jump diagonally to the other train?</source>
        <translation>Mei peut-elle sauter en diagonale vers l’autre train ?</translation>
    </message>
    <message>
        <source>May Mei jump diagonally when she flees or leaves the cell?</source>
        <translation>Mei peut-elle sauter en diagonale quand elle fuit ou quitte la cellule ?</translation>
    </message>
    <message>
        <source>May the Marshal’s second bullet hit the holder of Belle’s sidekick?</source>
        <translation>La seconde balle du Marshal peut-elle toucher qui tient le complice de Belle ?</translation>
    </message>
    <message>
        <source>Does a played Marshal as the other target protect Belle, where other pawns do?</source>
        <translation>Un Marshal joué protège-t-il Belle en tant qu’autre cible, là où d’autres pions le font&#xa0;?</translation>
    </message>
    <message>
        <source>With a third one there, who of Belle and the holder of her sidekick may be aimed at?</source>
        <translation>Avec un tiers présent, qui de Belle et de celui qui tient son complice peut-on viser ?</translation>
    </message>
    <message>
        <source>Neither</source>
        <translation>Aucun des deux</translation>
    </message>
    <message>
        <source>The holder</source>
        <translation>Celui qui le tient</translation>
    </message>
    <message>
        <source>May one ride into an occupied handcar that throws one back to where the ride began?</source>
        <translation>Peut-on chevaucher vers une draisine occupée qui vous relance là d’où l’on est parti&#xa0;?</translation>
    </message>
    <message>
        <source>Does one take a hostage before the Marshal, who is in the stagecoach, drives one out?</source>
        <translation>Prend-on un otage avant que le Marshal, dans la diligence, ne vous en chasse&#xa0;?</translation>
    </message>
    <message>
        <source>What becomes of horses and stagecoach beside the handcar when it changes ends?</source>
        <translation>Que deviennent chevaux et diligence à côté de la draisine quand elle change de bout&#xa0;?</translation>
    </message>
    <message>
        <source>They stay where they are</source>
        <translation>Ils restent où ils sont</translation>
    </message>
    <message>
        <source>They go along</source>
        <translation>Ils suivent</translation>
    </message>
    <message>
        <source>Higher Speed: do pawns on the last roof slide into a handcar behind it?</source>
        <translation>Vitesse supérieure&#xa0;: les pions du dernier toit glissent-ils dans une draisine derrière&#xa0;?</translation>
    </message>
    <message>
        <source>Do events lead the Marshal into a handcar behind the last car?</source>
        <translation>Les événements mènent-ils le Marshal dans une draisine derrière le dernier wagon&#xa0;?</translation>
    </message>
    <message>
        <source>From when on does the Escape save those on a stagecoach that leaves?</source>
        <translation>Dès quand la Fuite sauve-t-elle ceux d’une diligence qui s’en va&#xa0;?</translation>
    </message>
    <message>
        <source>When its card is turned up</source>
        <translation>Quand sa carte est retournée</translation>
    </message>
    <message>
        <source>From the start, if it was chosen openly</source>
        <translation>Dès le début, si elle a été choisie ouvertement</translation>
    </message>
    <message>
        <source>What do those score who have left with the stagecoach?</source>
        <translation>Que marquent ceux qui sont partis avec la diligence&#xa0;?</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Deadly Fall: may a special punch knock somebody off, too?</source>
        <translation>Chute mortelle&#xa0;: un coup de poing spécial peut-il aussi jeter quelqu’un&#xa0;?</translation>
    </message>
    <message>
        <source>Deadly Fall: may the Shotgun be knocked off when he is punched on his strongbox?</source>
        <translation>Chute mortelle&#xa0;: le Shotgun peut-il être jeté quand on le frappe sur sa cagnotte&#xa0;?</translation>
    </message>
    <message>
        <source>Which cards may players not play in a jarring turn?</source>
        <translation>Quelles cartes ne joue-t-on pas pendant un tour de secousse&#xa0;?</translation>
    </message>
    <message>
        <source>Fire, Punch and Special Punch</source>
        <translation>Tir, Coup de poing et Coup de poing spécial</translation>
    </message>
    <message>
        <source>Fire and Punch</source>
        <translation>Tir et Coup de poing</translation>
    </message>
    <message>
        <source>Where does Django’s push lead out of the time travel car?</source>
        <translation>Où mène la poussée de Django hors de la voiture à voyager dans le temps&#xa0;?</translation>
    </message>
    <message>
        <source>To either floor of the next car</source>
        <translation>À un étage au choix du wagon voisin</translation>
    </message>
    <message>
        <source>Inside the next car</source>
        <translation>À l’intérieur du wagon voisin</translation>
    </message>
    <message>
        <source>Does loot found alone in the time travel car count for the ransom?</source>
        <translation>Le butin trouvé seul dans la voiture à voyager dans le temps compte-t-il pour la rançon&#xa0;?</translation>
    </message>
    <message>
        <source>How many playable cards must one hold to drink?</source>
        <translation>Combien de cartes jouables faut-il en main pour boire&#xa0;?</translation>
    </message>
    <message>
        <source>Two for old whiskey, none for normal</source>
        <translation>Deux pour le vieux whisky, aucune pour le classique</translation>
    </message>
    <message>
        <source>One for old whiskey, none for normal</source>
        <translation>Une pour le vieux whisky, aucune pour le classique</translation>
    </message>
    <message>
        <source>Two for old whiskey, one for normal</source>
        <translation>Deux pour le vieux whisky, une pour le classique</translation>
    </message>
    <message>
        <source>May somebody whose cylinder is empty fire a Gatling?</source>
        <translation>Peut-on tirer à la Gatling avec un barillet vide ?</translation>
    </message>
    <message>
        <source>Escape: is somebody caught who lies beside the train?</source>
        <translation>Fuite&#xa0;: qui gît à côté du train est-il pris&#xa0;?</translation>
    </message>
    <message>
        <source>Where the texts are silent: what comes first at the end of a round?</source>
        <translation>Quand les textes se taisent, que fait-on d’abord en fin de manche&#xa0;?</translation>
    </message>
    <message>
        <source>Stagecoach and Shotgun move, then somebody hides</source>
        <translation>La diligence et le Shotgun avancent, puis on se cache</translation>
    </message>
    <message>
        <source>Somebody hides, then stagecoach and Shotgun move</source>
        <translation>On se cache, puis la diligence et le Shotgun avancent</translation>
    </message>
    <message>
        <source>Does the Marshal step out of a stagecoach before it leaves?</source>
        <translation>Le Marshal descend-il d’une diligence avant qu’elle s’en aille&#xa0;?</translation>
    </message>
    <message>
        <source>Does the first player’s turn pass over those who are out of the game?</source>
        <translation>Le premier joueur suivant est-il cherché parmi ceux encore en jeu&#xa0;?</translation>
    </message>
    <message>
        <source>Where does the Shotgun belong while his stagecoach is beside a car without a roof?</source>
        <translation>Où va le Shotgun quand sa diligence est à côté d’un wagon sans toit&#xa0;?</translation>
    </message>
    <message>
        <source>On the nearest roof of the train</source>
        <translation>Sur le toit le plus proche du train</translation>
    </message>
    <message>
        <source>Inside that car</source>
        <translation>Dans ce wagon</translation>
    </message>
    <message>
        <source>Where does one flee from the Shotgun where there is no roof next to one?</source>
        <translation>Où fuit-on le Shotgun là où aucun toit n’est voisin&#xa0;?</translation>
    </message>
    <message>
        <source>To the nearest roof of the train</source>
        <translation>Vers le toit le plus proche du train</translation>
    </message>
    <message>
        <source>Into the next car</source>
        <translation>Dans le wagon voisin</translation>
    </message>
    <message>
        <source>Which way does a bot flee from the Shotgun?</source>
        <translation>Par où un bot fuit-il le Shotgun&#xa0;?</translation>
    </message>
    <message>
        <source>Towards its objective</source>
        <translation>Vers son objectif</translation>
    </message>
    <message>
        <source>As if it had been punched by a bot</source>
        <translation>Comme frappé par un bot</translation>
    </message>
    <message>
        <source>What comes first on an occupied handcar?</source>
        <translation>Sur une draisine occupée, qu’est-ce qui vient d’abord&#xa0;?</translation>
    </message>
    <message>
        <source>The launch</source>
        <translation>Le lancer</translation>
    </message>
    <message>
        <source>The encounter with who is there</source>
        <translation>La rencontre avec qui s’y trouve</translation>
    </message>
    <message>
        <source>May the Marshal, whom nobody plays, enter an occupied handcar?</source>
        <translation>Le Marshal que personne ne joue peut-il entrer dans une draisine occupée&#xa0;?</translation>
    </message>
    <message>
        <source>Yes, and who is there is launched alone</source>
        <translation>Oui, et qui s’y trouve est lancé seul</translation>
    </message>
    <message>
        <source>Is one hit who meets the Marshal on the handcar?</source>
        <translation>Qui rencontre le Marshal sur la draisine est-il touché&#xa0;?</translation>
    </message>
    <message>
        <source>May one move into an occupied handcar that throws one back to where the move began?</source>
        <translation>Peut-on se déplacer vers une draisine occupée qui vous relance là d’où l’on est parti&#xa0;?</translation>
    </message>
    <message>
        <source>When does the giraffe of the circus car help?</source>
        <translation>Quand la girafe du wagon du cirque aide-t-elle&#xa0;?</translation>
    </message>
    <message>
        <source>On arrival, after whoever is met</source>
        <translation>À l’arrivée, après les rencontres</translation>
    </message>
    <message>
        <source>On arrival, before whoever is met</source>
        <translation>À l’arrivée, avant les rencontres</translation>
    </message>
    <message>
        <source>After whoever is met, also on coming out of hiding</source>
        <translation>Après les rencontres, et aussi en sortant de sa cachette</translation>
    </message>
    <message>
        <source>Who may climb out of the time travel car by a move: how far does he get?</source>
        <translation>Qui peut sortir du wagon temporel par le toit&#xa0;: jusqu’où va-t-il&#xa0;?</translation>
    </message>
    <message>
        <source>To the next roof</source>
        <translation>Sur le toit voisin</translation>
    </message>
    <message>
        <source>On along the roofs, three steps in all</source>
        <translation>Plus loin sur les toits, trois pas en tout</translation>
    </message>
    <message>
        <source>How many flasks does a bot drink in a turn?</source>
        <translation>Combien de flasques un bot boit-il par tour&#xa0;?</translation>
    </message>
    <message>
        <source>All that it has, each for two cards</source>
        <translation>Toutes celles qu’il a, chacune pour deux cartes</translation>
    </message>
    <message>
        <source>Events that move many pawns: when do encounters take place?</source>
        <translation>Événements qui déplacent plusieurs pions&#xa0;: quand ont lieu les rencontres&#xa0;?</translation>
    </message>
    <message>
        <source>When all pawns have moved</source>
        <translation>Quand tous les pions ont bougé</translation>
    </message>
    <message>
        <source>Roof by roof</source>
        <translation>Toit par toit</translation>
    </message>
    <message>
        <source>Braking and Higher Speed: do pawns move before horses, stagecoach and the other train?</source>
        <translation>Freinage et Vitesse supérieure&#xa0;: les pions bougent-ils avant les chevaux, la diligence et l’autre train&#xa0;?</translation>
    </message>
    <message>
        <source>Braking: how far to the front do horses and stagecoach roll?</source>
        <translation>Freinage&#xa0;: jusqu’où vers l’avant vont les chevaux et la diligence&#xa0;?</translation>
    </message>
    <message>
        <source>To the car before the locomotive, if there is one</source>
        <translation>Jusqu’au wagon devant la locomotive, s’il y en a un</translation>
    </message>
    <message>
        <source>To the locomotive</source>
        <translation>Jusqu’à la locomotive</translation>
    </message>
    <message>
        <source>Reflex Action: do lasting penalties of the Marshal’s bullets still bind?</source>
        <translation>Réflexe&#xa0;: les peines durables des balles du Marshal valent-elles encore&#xa0;?</translation>
    </message>
    <message>
        <source>No, they are over</source>
        <translation>Non, elles sont finies</translation>
    </message>
    <message>
        <source>Reflex Action: may Al buy a card that is played?</source>
        <translation>Réflexe&#xa0;: Al peut-il acheter une carte jouée&#xa0;?</translation>
    </message>
    <message>
        <source>Safekeeping in a car without a roof: where does the loot go?</source>
        <translation>Sauvetage dans un wagon sans toit&#xa0;: où va le butin&#xa0;?</translation>
    </message>
    <message>
        <source>Nowhere</source>
        <translation>Nulle part</translation>
    </message>
    <message>
        <source>A Shot of Whiskey: is the Marshal’s step out of the stagecoach his one car?</source>
        <translation>Un verre pour le Marshal&#xa0;: sortir de la diligence compte-t-il pour son wagon&#xa0;?</translation>
    </message>
    <message>
        <source>No, he goes one car more</source>
        <translation>Non, il avance encore d’un wagon</translation>
    </message>
    <message>
        <source>Swivel Arm with a handcar behind the last car: where are all swept?</source>
        <translation>Potence tournante avec une draisine en queue&#xa0;: où tout le monde est-il balayé&#xa0;?</translation>
    </message>
    <message>
        <source>To the rearmost roof</source>
        <translation>Sur le dernier toit</translation>
    </message>
    <message>
        <source>Into the handcar</source>
        <translation>Dans la draisine</translation>
    </message>
    <message>
        <source>Deadly Fall: may the Marshal, whom nobody plays, be knocked off?</source>
        <translation>Chute mortelle&#xa0;: peut-on jeter le Marshal que personne ne joue&#xa0;?</translation>
    </message>
    <message>
        <source>Sharing the Loot: are strongboxes on the floor shared, too?</source>
        <translation>Partage du butin&#xa0;: partage-t-on aussi les cagnottes au sol&#xa0;?</translation>
    </message>
    <message>
        <source>The Tunnel before the Station: whose shots make one drop a token?</source>
        <translation>Le tunnel avant la gare&#xa0;: quels tirs font lâcher un butin&#xa0;?</translation>
    </message>
    <message>
        <source>Any by a card of a tunnel turn</source>
        <translation>Tous ceux d’une carte d’un tour de tunnel</translation>
    </message>
    <message>
        <source>Those by the shooter’s own Fire card</source>
        <translation>Ceux de la propre carte Tir du tireur</translation>
    </message>
    <message>
        <source>The Tunnel before the Station: what does one drop whom a Gatling hits?</source>
        <translation>Le tunnel avant la gare&#xa0;: que lâche qui est touché par une Gatling&#xa0;?</translation>
    </message>
    <message>
        <source>A token of one’s own choice, then what the firer picks</source>
        <translation>Un butin de son choix, puis celui que désigne le tireur</translation>
    </message>
    <message>
        <source>What the firer picks</source>
        <translation>Celui que désigne le tireur</translation>
    </message>
    <message>
        <source>Too few jewels for what bots add to the train: which cars go without?</source>
        <translation>Trop peu de bijoux pour ce que les bots ajoutent au train&#xa0;: quels wagons restent sans&#xa0;?</translation>
    </message>
    <message>
        <source>Those in front</source>
        <translation>Ceux de l’avant</translation>
    </message>
    <message>
        <source>Those at the rear</source>
        <translation>Ceux de l’arrière</translation>
    </message>
    <message>
        <source>Is a bot barred from its own victory that is out of the game or caught?</source>
        <translation>Un bot hors de la partie ou pris est-il privé de sa propre victoire&#xa0;?</translation>
    </message>
    <message>
        <source>The Ghost bot above or below the special strongbox: does it stay?</source>
        <translation>Ghost bot au-dessus ou au-dessous de la cagnotte spéciale&#xa0;: reste-t-il&#xa0;?</translation>
    </message>
    <message>
        <source>No, it moves on</source>
        <translation>Non, il repart</translation>
    </message>
    <message>
        <source>A bot fires at everybody: must the neutral bullets suffice only for those who keep one?</source>
        <translation>Un bot tire sur tout le monde&#xa0;: les balles neutres ne doivent-elles suffire qu’à ceux qui en gardent une&#xa0;?</translation>
    </message>
    <message>
        <source>No, for all targets</source>
        <translation>Non, à toutes les cibles</translation>
    </message>
    <message>
        <source>By which actions does one earn a Wanted token of the Tuco bot’s?</source>
        <translation>Par quelles actions gagne-t-on un jeton Wanted de Tuco bot&#xa0;?</translation>
    </message>
    <message>
        <source>By any that brings him and the Marshal together</source>
        <translation>Par toute action qui le réunit avec le Marshal</translation>
    </message>
    <message>
        <source>By Marshal, Punch and Django’s Fire only</source>
        <translation>Seulement par Marshal, Coup de poing et le Tir de Django</translation>
    </message>
    <message>
        <source>May there be teams without the Armoured Train?</source>
        <translation>Peut-on jouer en équipes sans le Train blindé&#xa0;?</translation>
    </message>
    <message>
        <source>Is the Marshal on the train in a team game when nobody plays him?</source>
        <translation>Le Marshal est-il dans le train d’une partie en équipes où personne ne le joue&#xa0;?</translation>
    </message>
    <message>
        <source>May a robber keep the other team’s secret document?</source>
        <translation>Qui braque peut-il garder le document secret de l’autre équipe&#xa0;?</translation>
    </message>
    <message>
        <source>No, it goes back to where it lay</source>
        <translation>Non, il retourne là où il était</translation>
    </message>
    <message>
        <source>Armoury car and Coordinated Action Plan: may one do without the two cards?</source>
        <translation>Armurerie et Plan d’attaque coordonnée&#xa0;: peut-on renoncer aux deux cartes&#xa0;?</translation>
    </message>
    <message>
        <source>When does the Infirmary car heal?</source>
        <translation>Quand l’Infirmerie soigne-t-elle&#xa0;?</translation>
    </message>
    <message>
        <source>At the end of a round, after the event</source>
        <translation>À la fin d’une Manche, après l’événement</translation>
    </message>
    <message>
        <source>When a round begins, before anybody draws</source>
        <translation>Quand une Manche commence, avant que l’on pioche</translation>
    </message>
    <message>
        <source>For how many must there be neutral bullets, so that a Gatling can be fired?</source>
        <translation>Pour combien de cibles faut-il des balles neutres, pour tirer à la Gatling&#xa0;?</translation>
    </message>
    <message>
        <source>For all targets that keep one</source>
        <translation>Pour toutes celles qui en gardent une</translation>
    </message>
    <message>
        <source>For all targets, Couriers and the Shotgun, too</source>
        <translation>Pour toutes, Convoyeurs et Shotgun compris</translation>
    </message>
    <message>
        <source>Where must a bandit be in the end to count for the team?</source>
        <translation>Où un bandit doit-il finir pour compter pour son équipe&#xa0;?</translation>
    </message>
    <message>
        <source>On the Express or the stagecoach</source>
        <translation>Sur le Train de départ ou la Diligence</translation>
    </message>
    <message>
        <source>On the Express</source>
        <translation>Sur le Train de départ</translation>
    </message>
    <message>
        <source>Which hits count for the Wild Bunch?</source>
        <translation>Quels tirs comptent pour la Bande Organisée&#xa0;?</translation>
    </message>
    <message>
        <source>Those of couriers, Shotgun and Marshal</source>
        <translation>Ceux sur les Convoyeurs, le Shotgun et le Marshal</translation>
    </message>
    <message>
        <source>Those of couriers</source>
        <translation>Ceux sur les Convoyeurs</translation>
    </message>
    <message>
        <source>Who wins when both teams are equally rich?</source>
        <translation>Qui gagne quand les deux équipes sont aussi riches l’une que l’autre&#xa0;?</translation>
    </message>
    <message>
        <source>The one with the fewest bullets in its cards</source>
        <translation>Celle qui a le moins de balles dans ses cartes</translation>
    </message>
    <message>
        <source>Betrayal: who wins of bandits who are equally rich?</source>
        <translation>Trahison&#xa0;: qui gagne, de bandits aussi riches les uns que les autres&#xa0;?</translation>
    </message>
    <message>
        <source>Whoever has the fewest bullets in the cards</source>
        <translation>Qui a le moins de balles dans ses cartes</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>Survival of the Fittest: who wins when both teams are equally rich?</source>
        <translation>La loi du plus fort&#xa0;: qui gagne quand les deux équipes sont aussi riches l’une que l’autre&#xa0;?</translation>
    </message>
    <message>
        <source>The richest of each team</source>
        <translation>Le plus riche de chaque équipe</translation>
    </message>
    <message>
        <source>The richest of all</source>
        <translation>Le plus riche de tous</translation>
    </message>
    <message>
        <source>Betrayal: does somebody on the stagecoach count as on the Express?</source>
        <translation>Trahison&#xa0;: qui est sur la Diligence compte-t-il comme sur le Train de départ&#xa0;?</translation>
    </message>
    <message>
        <source>Understaffing: may a bandit forgo the last Move?</source>
        <translation>Sous-effectif&#xa0;: un bandit peut-il renoncer au dernier Déplacement&#xa0;?</translation>
    </message>
</context>
<context>
    <name>SetUp</name>
    <message numerus="yes">
        <source>%n strongbox(es)</source>
        <translation>
            <numerusform>%n cagnotte</numerusform>
            <numerusform>%n cagnottes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n jewel(s)</source>
        <translation>
            <numerusform>%n bijou</numerusform>
            <numerusform>%n bijoux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n purse(s)</source>
        <translation>
            <numerusform>%n bourse</numerusform>
            <numerusform>%n bourses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chest(s)</source>
        <translation>
            <numerusform>%n coffret</numerusform>
            <numerusform>%n coffrets</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SheetCards</name>
    <message>
        <source>Colt %1: %2 comes next</source>
        <extracomment>%1: which of the Marshal’s two Colts, %2: what its next bullet says</extracomment>
        <translation>Barillet %1&#xa0;: %2 est la prochaine balle</translation>
    </message>
    <message numerus="yes">
        <source>%n to come</source>
        <comment>goals</comment>
        <translation>
            <numerusform>%n à venir</numerusform>
            <numerusform>%n à venir</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (shown)</source>
        <extracomment>%1: a goal of the Marshal’s</extracomment>
        <translation>%1 (montré)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: a number, %2: a goal of the Marshal’s that lies face down
----------
%1: a prisoner who was freed, %2: what they are good for</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n current, face down</source>
        <comment>goals</comment>
        <translation>
            <numerusform>%n en cours, face cachée</numerusform>
            <numerusform>%n en cours, faces cachées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n achieved</source>
        <comment>mailbags</comment>
        <translation>
            <numerusform>%n gagnée</numerusform>
            <numerusform>%n gagnées</numerusform>
        </translation>
    </message>
    <message>
        <source>Team: %1</source>
        <extracomment>%1: &quot;red&quot;</extracomment>
        <translation>Équipe&#xa0;: %1</translation>
    </message>
    <message>
        <source>Wanted</source>
        <translation>Avis de recherche</translation>
    </message>
    <message>
        <source>Captured</source>
        <translation>Arrestation subie</translation>
    </message>
    <message>
        <source>up to two tokens with each Robbery</source>
        <translation>jusqu’à deux jetons à chaque Braquage</translation>
    </message>
    <message>
        <source>Hostage: %1</source>
        <extracomment>%1: a hostage</extracomment>
        <translation>Otage&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: void</source>
        <extracomment>%1: a kind of action card, whose effect is void in this round</extracomment>
        <translation>%1&#xa0;: sans effet</translation>
    </message>
    <message>
        <source>neutral</source>
        <translation>neutre</translation>
    </message>
    <message>
        <source>Bullets in front: %1</source>
        <extracomment>%1: &quot;2 × Tuco, 1 × neutral&quot;</extracomment>
        <translation>Balles devant&#xa0;: %1</translation>
    </message>
    <message>
        <source>Escapes after the next card</source>
        <translation>S’évade après la prochaine carte</translation>
    </message>
    <message>
        <source>Escapes after two cards</source>
        <translation>S’évade après deux cartes</translation>
    </message>
</context>
<context>
    <name>ShownPosition</name>
    <message>
        <source>%1 (bot)</source>
        <extracomment>%1: a bandit whom nobody plays</extracomment>
        <translation>%1 (bot)</translation>
    </message>
</context>
<context>
    <name>SoloAdvice</name>
    <message>
        <source>Alone, the stagecoach is better left out: bots hardly go there.</source>
        <translation>Seul, mieux vaut laisser la diligence : les bots n’y vont guère.</translation>
    </message>
    <message>
        <source>Alone as the Marshal, play against all bots that you have.</source>
        <translation>Seul en Marshal, jouez contre tous les bots que vous avez.</translation>
    </message>
    <message>
        <source>Alone, take a bandit who is no bot: so all bots can play against you.</source>
        <translation>Seul, prenez un bandit sans bot : ainsi tous les bots peuvent jouer contre vous.</translation>
    </message>
</context>
<context>
    <name>SpokenList</name>
    <message>
        <source>%1: ticked</source>
        <extracomment>%1: a row of a list</extracomment>
        <translation>%1&#xa0;: coché</translation>
    </message>
    <message>
        <source>%1: not ticked</source>
        <translation>%1&#xa0;: non coché</translation>
    </message>
</context>
<context>
    <name>SpokenText</name>
    <message>
        <source>%1.</source>
        <extracomment>%1: what is made a sentence</extracomment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>%1: names with commas between them, %2: the last of them</extracomment>
        <translation>%1 et %2</translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message>
        <source>Note: %1</source>
        <translation>Note : %1</translation>
    </message>
    <message>
        <source>A game of Colt Express, %1</source>
        <translation>Une partie de Colt Express, %1</translation>
    </message>
</context>
<context>
    <name>TableInWords</name>
    <message>
        <source>%1 could shoot %2.</source>
        <extracomment>%1: a bandit, %2: names of pawns</extracomment>
        <translation>%1 pourrait tirer sur : %2.</translation>
    </message>
    <message>
        <source>%1 could shoot nobody.</source>
        <translation>%1 ne pourrait tirer sur personne.</translation>
    </message>
    <message>
        <source>%1 could punch %2.</source>
        <translation>%1 pourrait frapper : %2.</translation>
    </message>
    <message>
        <source>%1 could punch nobody.</source>
        <translation>%1 ne pourrait frapper personne.</translation>
    </message>
    <message>
        <source>%1 could go here: %2.</source>
        <extracomment>%1: a bandit, %2: places</extracomment>
        <translation>%1 pourrait aller ici : %2.</translation>
    </message>
    <message>
        <source>%1 could go nowhere.</source>
        <translation>%1 ne pourrait aller nulle part.</translation>
    </message>
    <message>
        <source>Not possible: %1. %2</source>
        <extracomment>%1: answers, &quot;Doc and Tuco&quot;; %2: why they are refused</extracomment>
        <translation>Pas possible : %1. %2</translation>
    </message>
    <message>
        <source>%1: key %2.</source>
        <extracomment>%1: an answer, %2: the key that gives it</extracomment>
        <translation>%1 : touche %2.</translation>
    </message>
</context>
<context>
    <name>TableInWordsDialog</name>
    <message>
        <source>The table, sentence by sentence</source>
        <translation>La table, phrase par phrase</translation>
    </message>
    <message>
        <source>The table in words</source>
        <translation>La table en mots</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>Themes</name>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>&amp;Light theme</source>
        <translation>Thème c&amp;lair</translation>
    </message>
    <message>
        <source>Dark text on light paper</source>
        <translation>Texte sombre sur papier clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>&amp;Dark theme</source>
        <translation>Thème &amp;sombre</translation>
    </message>
    <message>
        <source>Light text on dark wood</source>
        <translation>Texte clair sur bois sombre</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>&amp;High-contrast theme</source>
        <translation>Thème à cont&amp;raste élevé</translation>
    </message>
    <message>
        <source>White and bright ink on black</source>
        <translation>Encres blanches et vives sur fond noir</translation>
    </message>
</context>
<context>
    <name>TieOrTitle</name>
    <message>
        <source>does not compete</source>
        <translation>ne concourt pas</translation>
    </message>
    <message numerus="yes">
        <source>%n bullet(s) left</source>
        <translation>
            <numerusform>%n balle restante</numerusform>
            <numerusform>%n balles restantes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bullet(s) shot, %1</source>
        <extracomment>%1: &quot;2 bullets left&quot;</extracomment>
        <translation>
            <numerusform>%n balle tirée, %1</numerusform>
            <numerusform>%n balles tirées, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; %n of them at their own, which do not count</source>
        <extracomment>%1: &quot;6 bullets shot, 6 bullets left&quot;, %n: of these, how many hit their own side</extracomment>
        <translation>
            <numerusform>%1&#xa0;; %n d’entre elles sur les siens, qui ne compte pas</numerusform>
            <numerusform>%1&#xa0;; %n d’entre elles sur les siens, qui ne comptent pas</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has shot, so nobody gets the prize.</source>
        <translation>Personne n’a tiré, personne ne reçoit donc la prime.</translation>
    </message>
    <message>
        <source>With so few players there is no prize.</source>
        <translation>À si peu de joueurs, il n’y a pas de prime.</translation>
    </message>
    <message>
        <source>Nobody has shot: all are equal, and each gets %1.</source>
        <translation>Personne n’a tiré&#xa0;: tous sont à égalité, et chacun reçoit %1.</translation>
    </message>
    <message>
        <source>%1 has shot the most and gets %2.</source>
        <extracomment>%1: who has shot the most, %2: dollars</extracomment>
        <translation>%1 a tiré le plus de balles et reçoit %2.</translation>
    </message>
    <message>
        <source>%1 have shot equally many; each gets the whole %2.</source>
        <extracomment>%1: who have shot equally many, %2: dollars</extracomment>
        <translation>%1 en ont tiré autant&#xa0;; chacun reçoit la totalité, %2.</translation>
    </message>
    <message>
        <source>Nobody’s cylinder is empty, so nobody gets the prize.</source>
        <translation>Aucun barillet n’est vide&#xa0;: personne ne reçoit la prime.</translation>
    </message>
    <message>
        <source>An empty cylinder, and %2 each: %1.</source>
        <extracomment>%1: whose cylinder is empty, %2: dollars</extracomment>
        <translation>Barillet vide, et %2 chacun&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n bullet(s) received</source>
        <translation>
            <numerusform>%n balle reçue</numerusform>
            <numerusform>%n balles reçues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bullet(s) in the cards at the end</source>
        <translation>
            <numerusform>%n balle parmi les cartes à la fin</numerusform>
            <numerusform>%n balles parmi les cartes à la fin</numerusform>
        </translation>
    </message>
    <message>
        <source>Of those who are tied, the one with the fewest bullets wins: %1.</source>
        <extracomment>%1: who was tied and has the fewest bullets</extracomment>
        <translation>À égalité, celui qui a le moins de balles l’emporte&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Still tied: %1 share the victory.</source>
        <extracomment>%1: who are tied in everything</extracomment>
        <translation>Toujours à égalité&#xa0;: %1 partagent la victoire.</translation>
    </message>
    <message>
        <source>Gunslinger</source>
        <translation>As de la gâchette</translation>
    </message>
    <message>
        <source>A tie</source>
        <translation>Égalité</translation>
    </message>
</context>
<context>
    <name>Verdicts</name>
    <message>
        <source>%1 %2</source>
        <comment>question and answer</comment>
        <extracomment>%1: a question about the rules in force, %2: its answer</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 is not on the train</source>
        <translation>%1 n’est pas dans le train</translation>
    </message>
    <message>
        <source>%1 sits in the cell</source>
        <translation>%1 est dans la cellule</translation>
    </message>
    <message>
        <source>%1 was blown off the train</source>
        <translation>%1 a sauté hors du train</translation>
    </message>
    <message>
        <source>there is no such place: %1</source>
        <translation>cet endroit n’existe pas : %1</translation>
    </message>
    <message>
        <source>%1 is not in the game</source>
        <translation>%1 n’est pas dans la partie</translation>
    </message>
    <message>
        <source>one must leave this place</source>
        <translation>il faut quitter cet endroit</translation>
    </message>
    <message>
        <source>%1 is on another floor</source>
        <translation>%1 est à un autre étage</translation>
    </message>
    <message>
        <source>that is on another floor</source>
        <translation>c’est à un autre étage</translation>
    </message>
    <message>
        <source>that is on the same floor</source>
        <translation>c’est au même étage</translation>
    </message>
    <message numerus="yes">
        <source>that is further than %n car(s)</source>
        <translation>
            <numerusform>c’est à plus de %n wagon</numerusform>
            <numerusform>c’est à plus de %n wagons</numerusform>
        </translation>
    </message>
    <message>
        <source>that is not next to it</source>
        <translation>ce n’est pas voisin</translation>
    </message>
    <message>
        <source>nobody walks into the cell</source>
        <translation>personne n’entre dans la cellule</translation>
    </message>
    <message>
        <source>there is nowhere to go</source>
        <translation>il n’y a nulle part où aller</translation>
    </message>
    <message>
        <source>the Marshal does not go there</source>
        <translation>le Marshal n’y va pas</translation>
    </message>
    <message>
        <source>that is not further away</source>
        <translation>ce n’est pas plus loin</translation>
    </message>
    <message>
        <source>that would be an encounter without a neutral bullet left</source>
        <translation>ce serait une rencontre sans balle neutre en réserve</translation>
    </message>
    <message>
        <source>%1 bars the rear door</source>
        <translation>%1 barre la porte arrière</translation>
    </message>
    <message>
        <source>that is no roof</source>
        <translation>ce n’est pas un toit</translation>
    </message>
    <message>
        <source>that way leads inside, onto no roof</source>
        <translation>on arrive ainsi à l’intérieur, pas sur un toit</translation>
    </message>
    <message>
        <source>nobody walks there, only over the roofs or on a horse</source>
        <translation>on n’y va pas à pied, seulement par les toits ou à cheval</translation>
    </message>
    <message>
        <source>the handcar would throw one back</source>
        <translation>la draisine rejetterait qui y vient</translation>
    </message>
    <message>
        <source>no horse goes along that train</source>
        <translation>aucun cheval ne longe ce train</translation>
    </message>
    <message>
        <source>no horse stands there</source>
        <translation>aucun cheval n’est là</translation>
    </message>
    <message>
        <source>%1’s hostage does not allow it</source>
        <translation>l’otage [de] %1 ne le permet pas</translation>
    </message>
    <message>
        <source>that is the bandit in question</source>
        <translation>c’est le bandit lui-même</translation>
    </message>
    <message>
        <source>%1 is in the same place</source>
        <translation>%1 est au même endroit</translation>
    </message>
    <message>
        <source>%1 is somewhere else</source>
        <translation>%1 est ailleurs</translation>
    </message>
    <message>
        <source>%1 is out of sight</source>
        <translation>%1 est hors de vue</translation>
    </message>
    <message>
        <source>%1 stands between</source>
        <translation>%1 est entre les deux</translation>
    </message>
    <message>
        <source>%1 could be chosen instead</source>
        <translation>%1 pourrait être choisi à la place</translation>
    </message>
    <message>
        <source>%1 is on the same side</source>
        <translation>%1 est du même camp</translation>
    </message>
    <message>
        <source>%1 is no target by these rules</source>
        <translation>%1 n’est pas une cible selon ces règles</translation>
    </message>
    <message>
        <source>nobody can be aimed at</source>
        <translation>personne ne peut être visé</translation>
    </message>
    <message>
        <source>%1 is hit by the other bullet</source>
        <translation>%1 est touché par l’autre balle</translation>
    </message>
    <message>
        <source>one of the two piles of bullets is empty</source>
        <translation>l’un des deux barillets est vide</translation>
    </message>
    <message>
        <source>%1 has no bullet left</source>
        <translation>%1 n’a plus de balle</translation>
    </message>
    <message numerus="yes">
        <source>%n neutral bullet(s) would be needed</source>
        <translation>
            <numerusform>il faudrait %n balle neutre</numerusform>
            <numerusform>il faudrait %n balles neutres</numerusform>
        </translation>
    </message>
    <message>
        <source>there is no loot</source>
        <translation>il n’y a pas de butin</translation>
    </message>
    <message>
        <source>that lies somewhere else: %1</source>
        <translation>cela se trouve ailleurs : %1</translation>
    </message>
    <message>
        <source>%1 sits on it</source>
        <translation>%1 est assis dessus</translation>
    </message>
    <message>
        <source>nobody moves the Marshal but who plays him</source>
        <translation>seul celui qui joue le Marshal le déplace</translation>
    </message>
    <message>
        <source>there is no card to copy</source>
        <translation>il n’y a pas de carte à copier</translation>
    </message>
    <message>
        <source>no goal of the Marshal’s lies face down</source>
        <translation>aucun objectif du Marshal n’est face cachée</translation>
    </message>
    <message>
        <source>there is somebody to be freed first</source>
        <translation>il y a d’abord quelqu’un à libérer</translation>
    </message>
    <message>
        <source>%1 has freed a prisoner already</source>
        <translation>%1 a déjà libéré un prisonnier</translation>
    </message>
    <message>
        <source>that prisoner is not there</source>
        <translation>ce prisonnier n’est pas là</translation>
    </message>
    <message>
        <source>nobody sits in the cell</source>
        <translation>personne n’est dans la cellule</translation>
    </message>
    <message>
        <source>a bullet makes such cards of %1 void</source>
        <translation>une balle rend ces cartes [de] %1 sans effet</translation>
    </message>
    <message>
        <source>the bullet “%1” makes such cards of %2 void</source>
        <extracomment>%1: a bullet of the Marshal’s, %2: a bandit</extracomment>
        <translation>la balle « %1 » rend ces cartes [de] %2 sans effet</translation>
    </message>
    <message>
        <source>that card is not in the hand</source>
        <translation>cette carte n’est pas en main</translation>
    </message>
    <message>
        <source>that is a bullet</source>
        <translation>c’est une balle</translation>
    </message>
    <message>
        <source>neutral bullets are taken out first</source>
        <translation>les balles neutres sont retirées d’abord</translation>
    </message>
    <message>
        <source>it must be played face up</source>
        <translation>elle doit être jouée face visible</translation>
    </message>
    <message>
        <source>it must be played face down</source>
        <translation>elle doit être jouée face cachée</translation>
    </message>
    <message>
        <source>%1 has forfeited the power for this round</source>
        <translation>%1 a perdu son pouvoir pour cette manche</translation>
    </message>
    <message>
        <source>%1 has lost the power since</source>
        <translation>%1 a perdu ce pouvoir entre-temps</translation>
    </message>
    <message>
        <source>the deck is empty</source>
        <translation>la pioche est vide</translation>
    </message>
    <message>
        <source>a jarring turn does not allow it</source>
        <translation>un tour Secousse ne le permet pas</translation>
    </message>
    <message>
        <source>cover comes from the other bandit</source>
        <translation>la couverture vient de l’autre bandit</translation>
    </message>
    <message>
        <source>a Marshal card is no cover</source>
        <translation>une carte Marshal ne couvre pas</translation>
    </message>
    <message>
        <source>the search would find nothing</source>
        <translation>la recherche ne trouverait rien</translation>
    </message>
    <message>
        <source>flasks are for turns without a rule of their own</source>
        <translation>on ne boit que dans un tour sans règle particulière</translation>
    </message>
    <message>
        <source>one flask in a turn is enough</source>
        <translation>une flasque par tour suffit</translation>
    </message>
    <message numerus="yes">
        <source>%n playable card(s) in hand are needed</source>
        <translation>
            <numerusform>il faut %n carte jouable en main</numerusform>
            <numerusform>il faut %n cartes jouables en main</numerusform>
        </translation>
    </message>
    <message>
        <source>after a flask a card must be played</source>
        <translation>après une flasque, il faut jouer une carte</translation>
    </message>
    <message>
        <source>after a “+” card, a further card is all that may follow</source>
        <translation>après une carte «&#xa0;+&#xa0;», seule une carte de plus peut suivre</translation>
    </message>
    <message numerus="yes">
        <source>%n round card(s) are to be chosen, stations among them</source>
        <translation>
            <numerusform>il faut choisir %n carte Manche, gare comprise</numerusform>
            <numerusform>il faut choisir %n cartes Manche, gares comprises</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of the same team has done so in this turn</source>
        <translation>%1, de la même équipe, l’a déjà fait à ce tour</translation>
    </message>
    <message>
        <source>what it is after lies the other way: %1</source>
        <extracomment>of a bot; %1: a place</extracomment>
        <translation>ce qu’il cherche est de l’autre côté&#xa0;: %1</translation>
    </message>
    <message>
        <source>where both ways are as good, it goes forwards: %1</source>
        <extracomment>of a bot; %1: a place</extracomment>
        <translation>si les deux côtés se valent, il va vers l’avant&#xa0;: %1</translation>
    </message>
    <message>
        <source>the way along the train comes first: %1</source>
        <extracomment>of a bot; %1: a place</extracomment>
        <translation>le chemin le long du train passe d’abord&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 never comes to a roof</source>
        <translation>%1 ne va jamais sur un toit</translation>
    </message>
    <message>
        <source>another place comes first: %1</source>
        <extracomment>of whom a bot punches; %1: a place</extracomment>
        <translation>un autre endroit passe d’abord&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 prefers other loot</source>
        <translation>%1 préfère un autre butin</translation>
    </message>
    <message>
        <source>%1 ignores that</source>
        <translation>%1 n’y touche pas</translation>
    </message>
    <message>
        <source>if the printed order of loot puts it first</source>
        <translation>si l’ordre imprimé des butins le met en premier</translation>
    </message>
    <message>
        <source>%1 does the same thing whenever nudged</source>
        <translation>%1 répond toujours de la même façon à un coup de pouce</translation>
    </message>
    <message>
        <source>%1 stays with the special strongbox</source>
        <extracomment>of a bot</extracomment>
        <translation>%1 reste auprès de la cagnotte spéciale</translation>
    </message>
    <message>
        <source>three bullets lie before %1</source>
        <translation>trois balles sont posées devant %1</translation>
    </message>
    <message>
        <source>if it is in the hand</source>
        <translation>si elle est en main</translation>
    </message>
    <message>
        <source>on whose it is</source>
        <translation>de l’équipe à qui il est</translation>
    </message>
    <message>
        <source>if it is worth that</source>
        <translation>si cela vaut autant</translation>
    </message>
    <message>
        <source>if it is that card</source>
        <translation>si c’est cette carte</translation>
    </message>
    <message>
        <source>something is worth less</source>
        <translation>autre chose vaut moins</translation>
    </message>
    <message>
        <source>something is worth more</source>
        <translation>autre chose vaut plus</translation>
    </message>
    <message>
        <source>that is taken already</source>
        <translation>c’est déjà pris</translation>
    </message>
    <message>
        <source>that lies further below in the pile</source>
        <translation>c’est plus bas dans la pile</translation>
    </message>
    <message>
        <source>this rule is not refereed yet</source>
        <translation>cette règle n’est pas encore arbitrée</translation>
    </message>
    <message>
        <source>the rules have no way on from here</source>
        <translation>les règles ne permettent pas de continuer d’ici</translation>
    </message>
    <message numerus="yes">
        <source>at least %n player(s)</source>
        <translation>
            <numerusform>au moins %n joueur</numerusform>
            <numerusform>au moins %n joueurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n player(s)</source>
        <translation>
            <numerusform>au plus %n joueur</numerusform>
            <numerusform>au plus %n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>pairs need an even number of players</source>
        <translation>les équipes demandent un nombre pair de joueurs</translation>
    </message>
    <message>
        <source>one of the two must be Ghost, Doc or Belle, and only one</source>
        <translation>l’un des deux doit être Ghost, Doc ou Belle, et un seul</translation>
    </message>
    <message>
        <source>nobody sits there</source>
        <translation>personne n’est assis là</translation>
    </message>
    <message>
        <source>%1 is not in this box</source>
        <translation>%1 n’est pas dans cette boîte</translation>
    </message>
    <message numerus="yes">
        <source>%n different car(s) are needed</source>
        <translation>
            <numerusform>il faut %n wagon différent</numerusform>
            <numerusform>il faut %n wagons différents</numerusform>
        </translation>
    </message>
    <message>
        <source>each player needs two bandits</source>
        <translation>chaque joueur a besoin de deux bandits</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>Yes: %1</source>
        <translation>Oui : %1</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>No: %1</source>
        <translation>Non : %1</translation>
    </message>
    <message>
        <source>It depends</source>
        <translation>Cela dépend</translation>
    </message>
    <message>
        <source>It depends: %1</source>
        <translation>Cela dépend : %1</translation>
    </message>
    <message>
        <source>somebody</source>
        <extracomment>stands for somebody or some place that is not named</extracomment>
        <translation>quelqu’un</translation>
    </message>
    <message>
        <source>somewhere</source>
        <translation>quelque part</translation>
    </message>
    <message>
        <source>Not refereed yet</source>
        <translation>Pas encore arbitré</translation>
    </message>
    <message>
        <source>%1 (%2).</source>
        <extracomment>%1: a verdict with its reason, %2: the number of the rule</extracomment>
        <translation>%1 (%2).</translation>
    </message>
    <message>
        <source>%1 It rests on a ruling: %2.</source>
        <extracomment>%1: a verdict, %2: a ruling it rests on, as question and answer</extracomment>
        <translation>%1 Cela repose sur un point de règle : %2.</translation>
    </message>
    <message>
        <source>%1 must be in the game, too</source>
        <extracomment>%1: something out of a box, as &quot;Whiskey&quot;</extracomment>
        <translation>il faut aussi en jeu&#xa0;: %1</translation>
    </message>
    <message>
        <source>not together with: %1</source>
        <extracomment>%1: something out of a box, as &quot;Handcar&quot;</extracomment>
        <translation>pas en même temps que&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>caboose::app::Dialogs</name>
    <message>
        <source>Import shortcuts</source>
        <translation>Importer des raccourcis</translation>
    </message>
    <message>
        <source>%1 does not hold shortcuts.</source>
        <translation>%1 ne contient pas de raccourcis.</translation>
    </message>
    <message>
        <source>Export shortcuts</source>
        <translation>Exporter les raccourcis</translation>
    </message>
    <message>
        <source>The shortcuts could not be written to %1</source>
        <translation>Les raccourcis n’ont pas pu être écrits dans %1</translation>
    </message>
</context>
<context>
    <name>caboose::app::DisplayWindow</name>
    <message>
        <source>Caboose: the table</source>
        <translation>Caboose&#xa0;: la table</translation>
    </message>
</context>
<context>
    <name>caboose::app::GameDocument</name>
    <message>
        <source>That can’t be changed in the position as it is.</source>
        <translation>Cela ne peut pas être changé dans la position actuelle.</translation>
    </message>
    <message>
        <source>Another program was writing this game when it was opened, so it is only looked at here. Open it again to go on with it.</source>
        <translation>Un autre programme écrivait cette partie quand elle a été ouverte&#xa0;: ici, on ne fait que la regarder. Rouvrez-la pour la poursuivre.</translation>
    </message>
    <message>
        <source>That can’t be on this table, so nothing was changed.</source>
        <translation>Cela ne peut pas être à cette table&#xa0;: rien n’a changé.</translation>
    </message>
    <message>
        <source>The game can’t be written to its file: %1 You can play on; it is written as soon as that is possible.</source>
        <translation>La partie ne peut pas être écrite dans son fichier : %1 Vous pouvez continuer à jouer ; elle sera écrite dès que possible.</translation>
    </message>
    <message>
        <source>Another program has changed the file of this game. That file stays as it is now; the whole game is written to %1 from here on.</source>
        <translation>Un autre programme a modifié le fichier de cette partie. Ce fichier reste tel qu’il est&#xa0;; toute la partie s’écrit désormais dans %1.</translation>
    </message>
</context>
<context>
    <name>caboose::app::LayoutSwitcher</name>
    <message>
        <source>There is no layout “%1”.</source>
        <translation>Il n’y a pas de disposition « %1 ».</translation>
    </message>
    <message>
        <source>Every panel is back in its place.</source>
        <translation>Chaque panneau a retrouvé sa place.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>“%1” comes with Caboose and stays as it is. Choose another name.</source>
        <translation>« %1 » fait partie de Caboose et reste tel quel. Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>The layout could not be written to the settings folder.</source>
        <translation>La disposition n’a pas pu être écrite dans le dossier des réglages.</translation>
    </message>
    <message>
        <source>Layout “%1” saved.</source>
        <translation>Disposition « %1 » enregistrée.</translation>
    </message>
    <message>
        <source>Layout: %1</source>
        <translation>Disposition : %1</translation>
    </message>
    <message>
        <source>There is already a layout with the name “%1”.</source>
        <translation>Il existe déjà une disposition du nom de « %1 ».</translation>
    </message>
    <message>
        <source>Delete your layout “%1”?</source>
        <translation>Supprimer votre disposition « %1 » ?</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Layout “%1” deleted.</source>
        <translation>Disposition « %1 » supprimée.</translation>
    </message>
    <message>
        <source>Layout written to %1</source>
        <translation>Disposition écrite dans %1</translation>
    </message>
    <message>
        <source>The layout could not be written to %1</source>
        <translation>La disposition n’a pas pu être écrite dans %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Imported layout</source>
        <translation>Disposition importée</translation>
    </message>
    <message>
        <source>The layout “%1” could not be used, so the panels are where Caboose puts them. %2</source>
        <translation>La disposition « %1 » est inutilisable ; les panneaux sont donc là où Caboose les met. %2</translation>
    </message>
    <message>
        <source>It is kept as %1.</source>
        <translation>Elle est conservée sous le nom %1.</translation>
    </message>
    <message>
        <source>Export layout</source>
        <translation>Exporter la disposition</translation>
    </message>
    <message>
        <source>Import layout</source>
        <translation>Importer une disposition</translation>
    </message>
    <message>
        <source>Save layout</source>
        <translation>Enregistrer la disposition</translation>
    </message>
    <message>
        <source>Name of the layout:</source>
        <translation>Nom de la disposition :</translation>
    </message>
    <message>
        <source>Rename layout</source>
        <translation>Renommer la disposition</translation>
    </message>
</context>
<context>
    <name>caboose::app::MenusAndToolBar</name>
    <message>
        <source>Menu bar</source>
        <translation>Barre de menus</translation>
    </message>
    <message>
        <source>&amp;Program</source>
        <translation>&amp;Programme</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>Par&amp;tie</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Layout</source>
        <translation>&amp;Disposition</translation>
    </message>
    <message>
        <source>P&amp;anels</source>
        <translation>Pa&amp;nneaux</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Réglages</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation>Barre d’outils</translation>
    </message>
    <message>
        <source>Layout:</source>
        <translation>Disposition :</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Disposition</translation>
    </message>
    <message>
        <source>Choose where the panels are</source>
        <translation>Choisir où se trouvent les panneaux</translation>
    </message>
    <message>
        <source>Rule&amp;book</source>
        <translation>&amp;Règles</translation>
    </message>
</context>
<context>
    <name>caboose::app::Pages</name>
    <message>
        <source>The house rulings of the new game.</source>
        <translation>Les règles maison de la nouvelle partie.</translation>
    </message>
    <message>
        <source>Back to the new game</source>
        <translation>Retour à la nouvelle partie</translation>
    </message>
</context>
<context>
    <name>caboose::app::Program</name>
    <message>
        <source>Open what can be saved of it</source>
        <translation>Ouvrir ce qui peut en être sauvé</translation>
    </message>
    <message>
        <source>Nothing of this file can be saved.</source>
        <translation>Rien de ce fichier ne peut être sauvé.</translation>
    </message>
    <message>
        <source>The game was put away. It is kept in %1.</source>
        <translation>La partie a été rangée. Elle est gardée dans %1.</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>La faire revenir</translation>
    </message>
    <message>
        <source>The referee is looking: the screen shows cards and values that are secret. They are hidden again with the next answer.</source>
        <translation>L’arbitre regarde&#xa0;: l’écran montre des cartes et des valeurs secrètes. Elles seront cachées de nouveau à la réponse suivante.</translation>
    </message>
    <message>
        <source>Hide them</source>
        <translation>Les cacher</translation>
    </message>
    <message>
        <source>Theme: %1</source>
        <extracomment>%1: how the window looks, &quot;Dark&quot;</extracomment>
        <translation>Thème&#xa0;: %1</translation>
    </message>
    <message>
        <source>The settings could not be read. They are now in %1, and everything is set as at first.</source>
        <translation>Les réglages n’ont pas pu être lus. Ils sont maintenant dans %1, et tout est réglé comme au début.</translation>
    </message>
    <message>
        <source>A later version of Caboose wrote the settings. They stay as they are; what you set now is forgotten when Caboose ends.</source>
        <translation>Une version plus récente de Caboose a écrit les réglages. Ils restent tels quels&#xa0;; ce que vous réglez maintenant sera oublié à la fermeture de Caboose.</translation>
    </message>
    <message>
        <source>Nothing can be written to %1, so what you set is forgotten when Caboose ends.</source>
        <translation>Rien ne peut être écrit dans %1 ; vos réglages seront donc oubliés à la fin de Caboose.</translation>
    </message>
    <message>
        <source>Caboose did not end properly last time.</source>
        <translation>Caboose ne s’est pas terminé normalement la dernière fois.</translation>
    </message>
    <message>
        <source>Put the panels in their places</source>
        <translation>Remettre les panneaux à leur place</translation>
    </message>
    <message>
        <source>Caboose failed while it started last time, so the panels are in their places now and not where you left them.</source>
        <translation>Caboose a échoué à son dernier démarrage ; les panneaux sont donc à leur place et non là où vous les aviez laissés.</translation>
    </message>
    <message>
        <source>Where I left them</source>
        <translation>Là où je les ai laissés</translation>
    </message>
</context>
<context>
    <name>caboose::app::RuleMenus</name>
    <message>
        <source>Rule %1</source>
        <extracomment>%1: the number of a rule</extracomment>
        <translation>Règle %1</translation>
    </message>
</context>
<context>
    <name>caboose::app::RulebookPanels</name>
    <message>
        <source>Bookmarks and notes can’t be written to their file.</source>
        <translation>Les marque-pages et les notes n’ont pas pu être écrits dans leur fichier.</translation>
    </message>
    <message>
        <source>The file with what you marked or read in the rulebook could not be understood. It is kept as %1.</source>
        <translation>Le fichier de vos marques et de vos lectures dans le livre de règles n’a pas été compris. Il est conservé sous le nom %1.</translation>
    </message>
    <message>
        <source>A later version of Caboose wrote your bookmarks and notes. They stay as they are; what you mark now is forgotten when Caboose ends.</source>
        <translation>Une version plus récente de Caboose a écrit vos marque-pages et vos notes. Ils restent tels quels&#xa0;; ce que vous marquez maintenant sera oublié à la fermeture de Caboose.</translation>
    </message>
    <message>
        <source>All rulebook panels are open already.</source>
        <translation>Tous les livres de règles sont déjà ouverts.</translation>
    </message>
    <message>
        <source>Save rules as PDF</source>
        <translation>Enregistrer les règles en PDF</translation>
    </message>
    <message>
        <source>%1 could not be written.</source>
        <translation>%1 n’a pas pu être écrit.</translation>
    </message>
</context>
<context>
    <name>caboose::app::TitleButton</name>
    <message>
        <source>Close this panel</source>
        <translation>Fermer ce panneau</translation>
    </message>
    <message>
        <source>Put back into the main window</source>
        <translation>Remettre dans la fenêtre principale</translation>
    </message>
    <message>
        <source>Take out into a window of its own</source>
        <translation>Détacher dans une fenêtre à part</translation>
    </message>
    <message>
        <source>Minimize</source>
        <translation>Réduire</translation>
    </message>
    <message>
        <source>Maximize</source>
        <translation>Agrandir</translation>
    </message>
    <message>
        <source>Restore size</source>
        <translation>Rendre sa taille</translation>
    </message>
</context>
<context>
    <name>caboose::items::Adjusting</name>
    <message>
        <source>The whole table</source>
        <translation>Toute la table</translation>
    </message>
    <message>
        <source>By hand: %1 → %2</source>
        <extracomment>a pawn or token is moved whatever the rules say; %1: which, %2: a place or whose sheet</extracomment>
        <translation>À la main&#xa0;: %1 → %2</translation>
    </message>
    <message>
        <source>Bullets left</source>
        <translation>Balles restantes</translation>
    </message>
    <message>
        <source>Give a bullet to</source>
        <translation>Donner une balle à</translation>
    </message>
    <message>
        <source>Receives a neutral bullet</source>
        <translation>Reçoit une balle neutre</translation>
    </message>
    <message>
        <source>Take a received bullet back</source>
        <translation>Reprendre une balle reçue</translation>
    </message>
    <message>
        <source>Neutral bullet</source>
        <translation>Balle neutre</translation>
    </message>
    <message>
        <source>One more on the sheet</source>
        <translation>Un de plus sur la fiche</translation>
    </message>
    <message>
        <source>One fewer on the sheet</source>
        <translation>Un de moins sur la fiche</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Premier joueur</translation>
    </message>
    <message>
        <source>Hand over to</source>
        <translation>Remettre à</translation>
    </message>
    <message>
        <source>Take up</source>
        <translation>Ramasser</translation>
    </message>
    <message>
        <source>Lay down</source>
        <translation>Déposer</translation>
    </message>
    <message>
        <source>Move to</source>
        <translation>Déplacer vers</translation>
    </message>
    <message>
        <source>Give one to</source>
        <translation>En donner un à</translation>
    </message>
    <message>
        <source>One is worth</source>
        <translation>L’un d’eux vaut</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Inconnu</translation>
    </message>
    <message>
        <source>Move here</source>
        <translation>Amener ici</translation>
    </message>
    <message>
        <source>Add loot</source>
        <translation>Ajouter du butin</translation>
    </message>
    <message>
        <source>Horses beside the car</source>
        <translation>Chevaux à côté du wagon</translation>
    </message>
    <message>
        <source>Dynamite</source>
        <translation>Dynamite</translation>
    </message>
    <message>
        <source>Gatling gun</source>
        <translation>Gatling</translation>
    </message>
    <message>
        <source>Move one to</source>
        <translation>En déplacer un vers</translation>
    </message>
    <message>
        <source>One more</source>
        <translation>Un de plus</translation>
    </message>
    <message>
        <source>One fewer</source>
        <translation>Un de moins</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Main</translation>
    </message>
    <message>
        <source>Draw pile</source>
        <translation>Pioche</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Défausse</translation>
    </message>
    <message>
        <source>To here: %1</source>
        <extracomment>%1: hand, draw pile or discard pile</extracomment>
        <translation>Vers&#xa0;: %1</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>One more card</source>
        <translation>Une carte de plus</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: hand, draw pile or discard pile, %2: how many cards</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, face down</source>
        <extracomment>%1: an action card</extracomment>
        <translation>%1, face cachée</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Only for the referee: look at the hidden cards first</source>
        <translation>Seulement pour l’arbitre&#xa0;: regardez d’abord les cartes cachées</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>Second pile</source>
        <translation>Second barillet</translation>
    </message>
    <message>
        <source>Bullets lying in front</source>
        <translation>Balles posées devant</translation>
    </message>
    <message>
        <source>Hostage</source>
        <translation>Otage</translation>
    </message>
    <message>
        <source>Freed prisoner</source>
        <translation>Prisonnier libéré</translation>
    </message>
    <message>
        <source>Power picked</source>
        <translation>Pouvoir choisi</translation>
    </message>
    <message>
        <source>Wanted poster</source>
        <translation>Avis de recherche</translation>
    </message>
    <message>
        <source>Was captured</source>
        <translation>Arrestation subie</translation>
    </message>
    <message>
        <source>Respect card</source>
        <translation>Carte Respect</translation>
    </message>
    <message>
        <source>Blown off the train</source>
        <translation>Hors du train</translation>
    </message>
    <message>
        <source>Next to escape</source>
        <translation>Sur le point de s’évader</translation>
    </message>
    <message>
        <source>Brawler cards</source>
        <translation>Cartes As de la castagne</translation>
    </message>
    <message>
        <source>Ejection tokens</source>
        <translation>Jetons d’éjection</translation>
    </message>
    <message>
        <source>Wanted tokens</source>
        <translation>Jetons Wanted</translation>
    </message>
    <message>
        <source>Rung of the plan</source>
        <translation>Échelon du plan</translation>
    </message>
    <message>
        <source>Move cards are void</source>
        <translation>Cartes Déplacement sans effet</translation>
    </message>
    <message>
        <source>Floor Change cards are void</source>
        <translation>Cartes Changement d’étage sans effet</translation>
    </message>
    <message>
        <source>Punch cards are void</source>
        <translation>Cartes Coup de poing sans effet</translation>
    </message>
    <message>
        <source>Fire cards are void</source>
        <translation>Cartes Tir sans effet</translation>
    </message>
    <message>
        <source>Bullets received in this round</source>
        <translation>Balles reçues pendant cette manche</translation>
    </message>
    <message>
        <source>Bought an action in this round</source>
        <translation>A acheté une action pendant cette manche</translation>
    </message>
    <message>
        <source>Used the diversion</source>
        <translation>A profité de la feinte</translation>
    </message>
    <message>
        <source>Draws two more cards next time</source>
        <translation>Piochera deux cartes de plus</translation>
    </message>
    <message>
        <source>Face up: Disarmed</source>
        <translation>Face visible : Désarmé</translation>
    </message>
    <message>
        <source>Face up: Wounded Knee</source>
        <translation>Face visible : Genou blessé</translation>
    </message>
    <message>
        <source>Face up: Shoulder Injury</source>
        <translation>Face visible : Épaule blessée</translation>
    </message>
    <message>
        <source>Healed bullets</source>
        <translation>Balles soignées</translation>
    </message>
    <message>
        <source>Wild Bunch, first team</source>
        <translation>Bande Organisée, première équipe</translation>
    </message>
    <message>
        <source>Wild Bunch, second team</source>
        <translation>Bande Organisée, seconde équipe</translation>
    </message>
    <message>
        <source>Plays left in this turn</source>
        <translation>Fois à jouer dans ce tour</translation>
    </message>
    <message>
        <source>A card must be played</source>
        <translation>Il faut jouer une carte</translation>
    </message>
    <message>
        <source>Team</source>
        <translation>Équipe</translation>
    </message>
    <message>
        <source>Money without a token</source>
        <translation>Argent sans jeton</translation>
    </message>
    <message>
        <source>Count the purses again</source>
        <translation>Recompter les bourses</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <extracomment>%1: the number of a turn, %2: its kind</extracomment>
        <translation>Tour %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Schemin’</source>
        <translation>Le Plan</translation>
    </message>
    <message>
        <source>Stealin’</source>
        <translation>L’Action</translation>
    </message>
    <message>
        <source>Card %1: %2, %3</source>
        <extracomment>%1: a number, %2: a bandit, %3: an action card</extracomment>
        <translation>Carte %1&#xa0;: %2, %3</translation>
    </message>
    <message>
        <source>Where the game stands</source>
        <translation>Où en est la partie</translation>
    </message>
    <message>
        <source>Round card</source>
        <translation>Carte Manche</translation>
    </message>
    <message>
        <source>Prisoners in the Achievement zone</source>
        <translation>Prisonniers dans la zone de réussite</translation>
    </message>
    <message>
        <source>The stagecoach stands beside</source>
        <translation>La Diligence est à côté de</translation>
    </message>
    <message>
        <source>The Shotgun is on the loose</source>
        <translation>Le Shotgun a quitté la Diligence</translation>
    </message>
    <message>
        <source>Hostages on display</source>
        <translation>Otages exposés</translation>
    </message>
    <message>
        <source>Prisoners on display</source>
        <translation>Prisonniers exposés</translation>
    </message>
    <message>
        <source>Rules of this table</source>
        <translation>Règles de cette table</translation>
    </message>
    <message>
        <source>Armoured train beside place</source>
        <translation>Train blindé à côté de la place</translation>
    </message>
    <message>
        <source>A card was left out</source>
        <translation>Une carte a été oubliée</translation>
    </message>
    <message>
        <source>Neutral bullets in the stock</source>
        <translation>Balles neutres en réserve</translation>
    </message>
    <message>
        <source>Neutral bullets out of the game</source>
        <translation>Balles neutres hors du jeu</translation>
    </message>
    <message>
        <source>It is</source>
        <comment>a goal</comment>
        <translation>C’est</translation>
    </message>
    <message>
        <source>Lies face up</source>
        <translation>Est face visible</translation>
    </message>
    <message>
        <source>Current goal %1: %2</source>
        <extracomment>%1: a number, %2: a goal</extracomment>
        <translation>Objectif en cours %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>The next goal becomes current</source>
        <translation>L’objectif suivant passe en cours</translation>
    </message>
    <message>
        <source>One more goal to come</source>
        <translation>Un objectif à venir de plus</translation>
    </message>
    <message>
        <source>One goal to come fewer</source>
        <translation>Un objectif à venir de moins</translation>
    </message>
    <message>
        <source>The Marshal’s goals</source>
        <translation>Les objectifs du Marshal</translation>
    </message>
    <message>
        <source>Bullet %1: %2</source>
        <extracomment>%1: a number, %2: what a bullet of the Marshal’s says</extracomment>
        <translation>Balle %1 : %2</translation>
    </message>
    <message>
        <source>Colt %1</source>
        <translation>Barillet %1</translation>
    </message>
    <message>
        <source>The Marshal’s bullets, in the order of firing</source>
        <translation>Les balles du Marshal, dans l’ordre du tir</translation>
    </message>
</context>
<context>
    <name>caboose::items::BesideModel</name>
    <message numerus="yes">
        <source>%n horse(s) beside %1</source>
        <extracomment>%1: a car</extracomment>
        <translation>
            <numerusform>%n cheval à côté [de] %1</numerusform>
            <numerusform>%n chevaux à côté [de] %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Hostage: %1</source>
        <extracomment>%1: a hostage</extracomment>
        <translation>Otage&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>caboose::items::ChaptersModel</name>
    <message>
        <source>%1, bookmarked</source>
        <extracomment>%1: the heading of a section of the rulebook</extracomment>
        <translation>%1, avec marque-page</translation>
    </message>
    <message>
        <source>%1, not in this game</source>
        <extracomment>%1: the heading of a section of the rulebook</extracomment>
        <translation>%1, pas dans cette partie</translation>
    </message>
</context>
<context>
    <name>caboose::items::CharactersModel</name>
    <message>
        <source>neutral</source>
        <translation>neutre</translation>
    </message>
    <message>
        <source>It is their turn</source>
        <translation>C’est son tour</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Premier joueur</translation>
    </message>
    <message numerus="yes">
        <source>%n bullet(s) left to fire</source>
        <translation>
            <numerusform>%n balle encore à tirer</numerusform>
            <numerusform>%n balles encore à tirer</numerusform>
        </translation>
    </message>
    <message>
        <source>Was shot: %1</source>
        <extracomment>%1: &quot;2 × Doc, 1 × neutral&quot;</extracomment>
        <translation>A reçu : %1</translation>
    </message>
    <message>
        <source>Carries nothing</source>
        <extracomment>%1: loot</extracomment>
        <translation>Ne porte rien</translation>
    </message>
    <message>
        <source>Carries: %1</source>
        <translation>Porte : %1</translation>
    </message>
    <message>
        <source>Hide the goals again</source>
        <translation>Cacher de nouveau les objectifs</translation>
    </message>
    <message>
        <source>Only %1 looks: show the goals</source>
        <extracomment>%1: the Marshal, or a bandit who has peeked at a goal</extracomment>
        <translation>Pour %1 seulement&#xa0;: montrer les objectifs</translation>
    </message>
    <message>
        <source>%1: %2 (rule %3)</source>
        <extracomment>%1: a bandit, %2: what is special about them, %3: the number of the rule</extracomment>
        <translation>%1&#xa0;: %2 (règle %3)</translation>
    </message>
</context>
<context>
    <name>caboose::items::ChecklistModel</name>
    <message>
        <source>Setting up Colt Express</source>
        <translation>Mise en place de Colt Express</translation>
    </message>
</context>
<context>
    <name>caboose::items::CommonDeckModel</name>
    <message>
        <source>Face down</source>
        <translation>Face cachée</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fait</translation>
    </message>
    <message>
        <source>Being performed now</source>
        <translation>Se joue maintenant</translation>
    </message>
    <message>
        <source>Comes next</source>
        <translation>Vient ensuite</translation>
    </message>
    <message>
        <source>Played last</source>
        <translation>Jouée en dernier</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), all of them done</source>
        <translation>
            <numerusform>%n carte, jouée</numerusform>
            <numerusform>%n cartes, toutes jouées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) on the common deck</source>
        <translation>
            <numerusform>%n carte sur la pile commune</numerusform>
            <numerusform>%n cartes sur la pile commune</numerusform>
        </translation>
    </message>
    <message>
        <source>Card %1 of %1, the last one</source>
        <extracomment>%1: how many there are in all</extracomment>
        <translation>Carte %1 sur %1, la dernière</translation>
    </message>
    <message numerus="yes">
        <source>Card %1 of %2, %n more to come</source>
        <extracomment>%1: the number of the card that is performed, %2: how many there are in all</extracomment>
        <translation>
            <numerusform>Carte %1 sur %2, encore %n à venir</numerusform>
            <numerusform>Carte %1 sur %2, encore %n à venir</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. %2: %3</source>
        <extracomment>%1: number in the deck, %2: a bandit, %3: an action card</extracomment>
        <translation>%1. %2 : %3</translation>
    </message>
</context>
<context>
    <name>caboose::items::Dispute</name>
    <message>
        <source>Add a car</source>
        <translation>Ajouter un wagon</translation>
    </message>
    <message>
        <source>Move the car forwards</source>
        <translation>Avancer le wagon</translation>
    </message>
    <message>
        <source>Move the car backwards</source>
        <translation>Reculer le wagon</translation>
    </message>
    <message>
        <source>Take the car away</source>
        <translation>Retirer le wagon</translation>
    </message>
    <message>
        <source>Take off the table</source>
        <translation>Retirer de la table</translation>
    </message>
    <message>
        <source>Put here from beside the train</source>
        <translation>Poser ici, depuis le bord du train</translation>
    </message>
    <message>
        <source>Event: %1</source>
        <translation>Événement&#xa0;: %1</translation>
    </message>
    <message>
        <source>What comes next: %1</source>
        <translation>La suite&#xa0;: %1</translation>
    </message>
    <message>
        <source>Question: %1</source>
        <translation>Question&#xa0;: %1</translation>
    </message>
    <message>
        <source>Verdict: %1</source>
        <translation>Verdict&#xa0;: %1</translation>
    </message>
    <message>
        <source>Because: %1</source>
        <translation>Raison&#xa0;: %1</translation>
    </message>
    <message>
        <source>Rule: %1</source>
        <translation>Règle&#xa0;: %1</translation>
    </message>
    <message>
        <source>Ruling: %1</source>
        <translation>Point de règle&#xa0;: %1</translation>
    </message>
    <message>
        <source>Position:</source>
        <translation>Position&#xa0;:</translation>
    </message>
</context>
<context>
    <name>caboose::items::EditionsModel</name>
    <message>
        <source>Nothing happens.</source>
        <translation>Il ne se passe rien.</translation>
    </message>
    <message>
        <source>To choose from: %1</source>
        <extracomment>%1: pawns, places, loot</extracomment>
        <translation>Au choix&#xa0;: %1</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Permis</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Refusé</translation>
    </message>
    <message>
        <source>Not refereed yet</source>
        <translation>Pas encore arbitré</translation>
    </message>
    <message>
        <source>It depends</source>
        <translation>Cela dépend</translation>
    </message>
    <message>
        <source>This table</source>
        <translation>Cette table</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: an edition of the rules, %2: its verdict, %3: why</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <translation>%1&#xa0;: %2. %3</translation>
    </message>
</context>
<context>
    <name>caboose::items::FinalScore</name>
    <message numerus="yes">
        <source>%1, %n player(s)</source>
        <extracomment>%1: an edition of the rules</extracomment>
        <translation>
            <numerusform>%1, %n joueur</numerusform>
            <numerusform>%1, %n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody wins</source>
        <translation>Personne ne gagne</translation>
    </message>
    <message>
        <source>%1 wins with %2</source>
        <extracomment>%1: the winner, %2: dollars</extracomment>
        <translation>%1 gagne avec %2</translation>
    </message>
    <message>
        <source>%1 share the victory</source>
        <extracomment>%1: the winners</extracomment>
        <translation>%1 partagent la victoire</translation>
    </message>
    <message>
        <source>%1 share the victory with %2 each</source>
        <extracomment>%1: the winners, %2: dollars</extracomment>
        <translation>%1 partagent la victoire avec %2 chacun</translation>
    </message>
    <message>
        <source>%1 wins: all players lose</source>
        <extracomment>%1: the name of a bot</extracomment>
        <translation>%1 gagne : tous les joueurs perdent</translation>
    </message>
    <message>
        <source>The game is not over yet</source>
        <translation>La partie n’est pas encore finie</translation>
    </message>
    <message>
        <source>Who is the richest of all?</source>
        <translation>Qui est le plus riche&#xa0;?</translation>
    </message>
    <message>
        <source>No game is on the table yet.</source>
        <translation>Il n’y a pas encore de partie sur la table.</translation>
    </message>
    <message>
        <source>%1 Gunslinger Prize</source>
        <translation>%1 Prime de l’as de la gâchette</translation>
    </message>
    <message>
        <source>%1 Loot</source>
        <translation>%1 Butin</translation>
    </message>
</context>
<context>
    <name>caboose::items::LogModel</name>
    <message>
        <source>What if: this was tried out, and then kept.</source>
        <translation>Et si&#xa0;: ceci a été essayé, puis gardé.</translation>
    </message>
    <message>
        <source>What if: from here on it is only tried out.</source>
        <translation>Et si&#xa0;: à partir d’ici, ce n’est qu’un essai.</translation>
    </message>
    <message>
        <source>%1 … up to: %2</source>
        <extracomment>%1: the first thing that happened in a branch of the game, %2: the last</extracomment>
        <translation>%1 … jusqu’à&#xa0;: %2</translation>
    </message>
    <message>
        <source>What if: %1</source>
        <extracomment>%1: a sentence, what happened in a what-if</extracomment>
        <translation>Et si&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>(%n other way(s) tried from here)</source>
        <translation>
            <numerusform>(%n autre suite essayée d’ici)</numerusform>
            <numerusform>(%n autres suites essayées d’ici)</numerusform>
        </translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Annulé : %1</translation>
    </message>
    <message>
        <source>The table decided otherwise: %1. By the rules: %2</source>
        <extracomment>%1: what was done, %2: what the rules say of it</extracomment>
        <translation>La table en a décidé autrement&#xa0;: %1. Selon les règles&#xa0;: %2</translation>
    </message>
    <message>
        <source>The table decided otherwise: %1.</source>
        <extracomment>%1: what was done</extracomment>
        <translation>La table en a décidé autrement&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Somebody looked at everything that is hidden.</source>
        <translation>Quelqu’un a regardé tout ce qui est caché.</translation>
    </message>
    <message>
        <source>%1 looked at what nobody else may see.</source>
        <extracomment>%1: a bandit, who looked at the own hand or purses</extracomment>
        <translation>%1 a regardé ce que personne d’autre ne doit voir.</translation>
    </message>
</context>
<context>
    <name>caboose::items::ModulesModel</name>
    <message>
        <source>Can’t be followed yet</source>
        <translation>Pas encore suivi</translation>
    </message>
    <message>
        <source>Small extras</source>
        <extracomment>heading over small things that came with a magazine or a fair, in no box</extracomment>
        <translation>Petits extras</translation>
    </message>
</context>
<context>
    <name>caboose::items::NewGameModel</name>
    <message>
        <source>Seat %1</source>
        <translation>Siège %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>%1: &quot;Seat 1&quot;, %2: a team, &quot;red&quot;</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 · pair %2</source>
        <extracomment>%1: &quot;Seat 1&quot;, %2: the letter of a pair of partners</extracomment>
        <translation>%1 · paire %2</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
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
            <numerusform>%n règle maison</numerusform>
            <numerusform>%n règles maison</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <translation>
            <numerusform>environ %n minute</numerusform>
            <numerusform>environ %n minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>doesn’t play</source>
        <translation>ne joue pas</translation>
    </message>
    <message>
        <source>seat %1</source>
        <translation>siège %1</translation>
    </message>
    <message>
        <source>a bot</source>
        <translation>un bot</translation>
    </message>
    <message>
        <source>no name yet</source>
        <translation>pas encore de nom</translation>
    </message>
    <message>
        <source>begins</source>
        <translation>commence</translation>
    </message>
    <message>
        <source>Never a bot</source>
        <translation>Jamais un bot</translation>
    </message>
    <message>
        <source>No bots where everybody has two bandits</source>
        <translation>Pas de bots quand chacun a deux bandits</translation>
    </message>
    <message>
        <source>A bot only with the box “%1”</source>
        <extracomment>why somebody can&apos;t be a bot; %1: the name of a box</extracomment>
        <translation>Un bot seulement avec la boîte «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>The bot is not refereed yet (%1)</source>
        <extracomment>of a bandit as a bot; %1: the number of a rule</extracomment>
        <translation>Le bot n’est pas encore arbitré (%1)</translation>
    </message>
</context>
<context>
    <name>caboose::items::OptionsModel</name>
    <message>
        <source>its turns are asked for</source>
        <translation>ses tours seront demandés</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1: a reason, as &quot;Doc stands between&quot;; %2: the number of a rule</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 If that is wrong, the log takes it back.</source>
        <extracomment>%1: &quot;2 such cards lie on the common deck already.&quot;</extracomment>
        <translation>%1 Si c’est une erreur, le journal permet de l’annuler.</translation>
    </message>
    <message>
        <source>Not in this game</source>
        <translation>Pas dans cette partie</translation>
    </message>
    <message numerus="yes">
        <source>%n such card(s) lie on the common deck already.</source>
        <translation>
            <numerusform>%n telle carte est déjà sur la pile commune.</numerusform>
            <numerusform>%n telles cartes sont déjà sur la pile commune.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only %1 looks: show what there is to choose</source>
        <extracomment>%1: whoever is asked; everybody else looks away</extracomment>
        <translation>Réservé [à] %1&#xa0;: montrer les choix</translation>
    </message>
    <message>
        <source>Hide it again</source>
        <translation>Cacher de nouveau</translation>
    </message>
    <message>
        <source>All cards are played: on to Stealin’</source>
        <translation>Toutes les cartes sont jouées&#xa0;: passer à l’Action</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <extracomment>%1: how many, %2: an action card</extracomment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>No card: %1 drew instead</source>
        <translation>Pas de carte&#xa0;: %1 a pioché à la place</translation>
    </message>
    <message>
        <source>Meets %1</source>
        <translation>Rencontre %1</translation>
    </message>
    <message>
        <source>%1 If one was entered by mistake, it can be corrected there: %2.</source>
        <extracomment>%2: numbers in the deck, as &quot;1 · 9&quot;</extracomment>
        <translation>%1 Si l’une d’elles a été saisie par erreur, elle peut y être corrigée&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 meets %2</source>
        <translation>%1 rencontre %2</translation>
    </message>
    <message>
        <source>%1 meet %2</source>
        <translation>%1 rencontrent %2</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Permis</translation>
    </message>
    <message>
        <source>What there is to choose is in a hand that nobody else may see: %1 shows it.</source>
        <extracomment>%1: a key</extracomment>
        <translation>Le choix se fait dans une main que personne d’autre ne doit voir&#xa0;: %1 la montre.</translation>
    </message>
    <message>
        <source>A number is asked for, from %1 to %2.</source>
        <extracomment>of numbers that may be entered</extracomment>
        <translation>Un nombre est demandé, de %1 à %2.</translation>
    </message>
    <message>
        <source>There is nothing to choose here; the rule says what happens.</source>
        <translation>Il n’y a rien à choisir ici&#xa0;; la règle dit ce qui se passe.</translation>
    </message>
    <message>
        <source>What could be chosen, and what the rules say of it:</source>
        <translation>Ce qu’on pourrait choisir, et ce qu’en disent les règles&#xa0;:</translation>
    </message>
    <message>
        <source>Only one thing is possible, so nothing is asked:</source>
        <translation>Une seule chose est possible, donc rien n’est demandé&#xa0;:</translation>
    </message>
    <message>
        <source>Nothing is possible, so nothing happens:</source>
        <translation>Rien n’est possible, donc rien ne se passe&#xa0;:</translation>
    </message>
    <message>
        <source>As asked: %1 → %2</source>
        <extracomment>%1: a pawn, %2: a place; what dropping it there does</extracomment>
        <translation>Comme demandé&#xa0;: %1 → %2</translation>
    </message>
    <message>
        <source>It has no effect</source>
        <translation>Sans effet</translation>
    </message>
    <message>
        <source>The rules allow it.</source>
        <translation>Les règles le permettent.</translation>
    </message>
    <message>
        <source>It rests on a ruling: %1</source>
        <translation>Cela repose sur un point de règle&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1, refused: %2</source>
        <extracomment>%1: an answer, %2: why it is refused</extracomment>
        <translation>%1, refusé : %2</translation>
    </message>
    <message>
        <source>%1, depends: %2</source>
        <extracomment>%1: an answer, %2: what it hangs on</extracomment>
        <translation>%1, cela dépend : %2</translation>
    </message>
    <message>
        <source>%1, allowed</source>
        <extracomment>%1: an answer</extracomment>
        <translation>%1, permis</translation>
    </message>
</context>
<context>
    <name>caboose::items::OwnedBoxesModel</name>
    <message>
        <source>Six bandits, a train of up to six cars, the Marshal</source>
        <translation>Six bandits, un train de six wagons au plus, le Marshal</translation>
    </message>
    <message>
        <source>The stagecoach, horses, the Shotgun, hostages</source>
        <translation>La diligence, les chevaux, le Shotgun, les otages</translation>
    </message>
    <message>
        <source>Somebody plays the Marshal; Mei, the prison car, prisoners</source>
        <translation>Quelqu’un joue le Marshal&#xa0;; Mei, le wagon Prison, les prisonniers</translation>
    </message>
    <message>
        <source>A second train, couriers, teams; Misty and the Twinzz</source>
        <translation>Un second train, les convoyeurs, les équipes&#xa0;; Misty et les Twinzz</translation>
    </message>
    <message>
        <source>One more car</source>
        <translation>Un wagon de plus</translation>
    </message>
    <message>
        <source>One more station card</source>
        <translation>Une carte Arrivée en gare de plus</translation>
    </message>
    <message>
        <source>The bandits of the base box as bots</source>
        <translation>Les bandits de la boîte de base en bots</translation>
    </message>
    <message>
        <source>One more bandit</source>
        <translation>Un bandit de plus</translation>
    </message>
    <message>
        <source>Al and Mary; the circus car and the handcar</source>
        <translation>Al et Mary&#xa0;; le wagon du cirque et la draisine</translation>
    </message>
    <message>
        <source>Followed to the final score</source>
        <translation>Suivie jusqu’au score final</translation>
    </message>
    <message>
        <source>In the rulebook</source>
        <translation>Dans le livre de règles</translation>
    </message>
    <message>
        <source>Followed without this: %1</source>
        <translation>Suivi, mais sans ceci&#xa0;: %1</translation>
    </message>
    <message>
        <source>Every game needs the base box.</source>
        <translation>Toute partie demande la boîte de base.</translation>
    </message>
    <message>
        <source>Followed, as far as it is refereed</source>
        <extracomment>%1: what is in the box, &quot;A second train, and couriers&quot;</extracomment>
        <translation>Suivi, tant que c’est arbitré</translation>
    </message>
</context>
<context>
    <name>caboose::items::PlanCarsModel</name>
    <message>
        <source>%1. %2: %3</source>
        <translation>%1. %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 stays in the box</source>
        <translation>%1 reste dans la boîte</translation>
    </message>
</context>
<context>
    <name>caboose::items::PrisonersModel</name>
    <message>
        <source>Prisoner: %1</source>
        <extracomment>%1: &quot;the sidekick of Doc&quot;</extracomment>
        <translation>Prisonnier&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>caboose::items::PurseCount</name>
    <message>
        <source>%1 of %2: %3</source>
        <extracomment>%1: how many have been turned over, %2: of how many, %3: what they are worth</extracomment>
        <translation>%1 sur %2&#xa0;: %3</translation>
    </message>
    <message numerus="yes">
        <source>%1: turn over your %n purse(s)</source>
        <extracomment>%1: a bandit and whoever plays them</extracomment>
        <translation>
            <numerusform>%1&#xa0;: %n bourse à retourner</numerusform>
            <numerusform>%1&#xa0;: %n bourses à retourner</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: turn over your %n token(s)</source>
        <extracomment>%1: a bandit and whoever plays them</extracomment>
        <translation>
            <numerusform>%1&#xa0;: %n jeton à retourner</numerusform>
            <numerusform>%1&#xa0;: %n jetons à retourner</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: key %2</source>
        <extracomment>%1: an amount of money, %2: a key</extracomment>
        <translation>%1&#xa0;: touche %2</translation>
    </message>
</context>
<context>
    <name>caboose::items::RoundsModel</name>
    <message>
        <source>not told yet</source>
        <translation>pas encore dit</translation>
    </message>
    <message>
        <source>%1 (now)</source>
        <extracomment>%1: a kind of turn</extracomment>
        <translation>%1 (maintenant)</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>Terminée</translation>
    </message>
    <message>
        <source>Being played</source>
        <translation>En cours</translation>
    </message>
    <message>
        <source>To come</source>
        <translation>À venir</translation>
    </message>
    <message>
        <source>Turns: %1</source>
        <extracomment>%1: kinds of turns</extracomment>
        <translation>Tours : %1</translation>
    </message>
    <message>
        <source>At its end: %1</source>
        <extracomment>%1: an event</extracomment>
        <translation>À la fin : %1</translation>
    </message>
    <message>
        <source>That happens now</source>
        <translation>Cela arrive maintenant</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Manche %1</translation>
    </message>
</context>
<context>
    <name>caboose::items::RulebookGame</name>
    <message numerus="yes">
        <source>%1, %n player(s)</source>
        <extracomment>%1: an edition of the rules</extracomment>
        <translation>
            <numerusform>%1, %n joueur</numerusform>
            <numerusform>%1, %n joueurs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>caboose::items::RulingsModel</name>
    <message>
        <source>“%1” (%2) does not go with “%3” (%4).</source>
        <translation>« %1 » (%2) ne va pas avec « %3 » (%4).</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>At this table</source>
        <translation>À cette table</translation>
    </message>
</context>
<context>
    <name>caboose::items::ScoreModel</name>
    <message>
        <source>Cash</source>
        <translation>De l’argent</translation>
    </message>
    <message>
        <source>Alone in the last car</source>
        <translation>Sans personne d’autre dans le dernier wagon</translation>
    </message>
    <message>
        <source>Ransom: %1</source>
        <extracomment>%1: a hostage</extracomment>
        <translation>Rançon&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>Mortal Bullet: hit %n time(s)</source>
        <translation>
            <numerusform>Balle mortelle&#xa0;: touché %n fois</numerusform>
            <numerusform>Balle mortelle&#xa0;: touché %n fois</numerusform>
        </translation>
    </message>
    <message>
        <source>Wanted poster: never captured</source>
        <translation>Avis de recherche : jamais capturé</translation>
    </message>
    <message numerus="yes">
        <source>%n Brawler card(s)</source>
        <translation>
            <numerusform>%n carte As de la castagne</numerusform>
            <numerusform>%n cartes As de la castagne</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Wanted token(s)</source>
        <translation>
            <numerusform>%n jeton Wanted</numerusform>
            <numerusform>%n jetons Wanted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Ejection token(s)</source>
        <translation>
            <numerusform>%n jeton d’éjection</numerusform>
            <numerusform>%n jetons d’éjection</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bullet(s) shot</source>
        <translation>
            <numerusform>%n balle tirée</numerusform>
            <numerusform>%n balles tirées</numerusform>
        </translation>
    </message>
    <message>
        <source>A freed prisoner</source>
        <translation>Un prisonnier libéré</translation>
    </message>
    <message>
        <source>Strongboxes shared</source>
        <translation>Cagnottes partagées</translation>
    </message>
    <message>
        <source>Out of the game: nothing counts</source>
        <translation>Hors du jeu&#xa0;: rien ne compte</translation>
    </message>
    <message>
        <source>A Poisoned Arrow: nothing counts</source>
        <translation>Une Flèche empoisonnée&#xa0;: rien ne compte</translation>
    </message>
    <message>
        <source>Not on the Express: nothing counts</source>
        <translation>Pas sur le Train de départ&#xa0;: rien ne compte</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <extracomment>%1: how many, %2: a kind of loot</extracomment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Secret document: %1</source>
        <extracomment>%1: whose it is: red, blue or a decoy</extracomment>
        <translation>Document secret&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>Wild Bunch: %n bullet(s)</source>
        <translation>
            <numerusform>Bande Organisée&#xa0;: %n balle</numerusform>
            <numerusform>Bande Organisée&#xa0;: %n balles</numerusform>
        </translation>
    </message>
    <message>
        <source>Gunslinger: an empty cylinder</source>
        <translation>As de la gâchette&#xa0;: barillet vide</translation>
    </message>
    <message numerus="yes">
        <source>Tie: %n bullet(s) received</source>
        <extracomment>A tie goes to whoever was hit by fewer bullets.</extracomment>
        <translation>
            <numerusform>Égalité : %n balle reçue</numerusform>
            <numerusform>Égalité : %n balles reçues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gunslinger so far, with %n bullet(s)</source>
        <extracomment>%n: how many bullets, the most of all</extracomment>
        <translation>
            <numerusform>As de la gâchette pour l’instant, avec %n balle</numerusform>
            <numerusform>As de la gâchette pour l’instant, avec %n balles</numerusform>
        </translation>
    </message>
    <message>
        <source>The team</source>
        <translation>L’équipe</translation>
    </message>
    <message numerus="yes">
        <source>and %n purse(s)</source>
        <translation>
            <numerusform>et %n bourse</numerusform>
            <numerusform>et %n bourses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n token(s)</source>
        <translation>
            <numerusform>et %n jeton</numerusform>
            <numerusform>et %n jetons</numerusform>
        </translation>
    </message>
    <message>
        <source>token</source>
        <comment>of any kind</comment>
        <translation>jeton</translation>
    </message>
    <message>
        <source>%1 × %2 at %3</source>
        <extracomment>%1: how many, %2: a kind of loot, %3: what each is worth</extracomment>
        <translation>%1 × %2 à %3</translation>
    </message>
    <message>
        <source>%1 × %2, added up by their owner</source>
        <extracomment>%1: how many, %2: a kind of loot</extracomment>
        <translation>%1 × %2, valeur comptée par qui les a</translation>
    </message>
    <message>
        <source>Gunslinger: fired the most bullets</source>
        <translation>As de la gâchette&#xa0;: a tiré le plus de balles</translation>
    </message>
    <message>
        <source>Winner: %1</source>
        <extracomment>%1: one of a team who wins alone</extracomment>
        <translation>Gagnant&#xa0;: %1</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Gagnant</translation>
    </message>
</context>
<context>
    <name>caboose::items::ShortcutsModel</name>
    <message>
        <source>the answers to the referee</source>
        <translation>les réponses à l’arbitre</translation>
    </message>
    <message>
        <source>Same keys as: %1</source>
        <translation>Mêmes touches que : %1</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Catégorie</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Raccourci</translation>
    </message>
    <message>
        <source>Second shortcut</source>
        <translation>Second raccourci</translation>
    </message>
</context>
<context>
    <name>caboose::views::AboutDialog</name>
    <message>
        <source>About Caboose</source>
        <translation>À propos de Caboose</translation>
    </message>
    <message>
        <source>&amp;Caboose</source>
        <translation>&amp;Caboose</translation>
    </message>
    <message>
        <source>&amp;Libraries</source>
        <translation>&amp;Bibliothèques</translation>
    </message>
    <message>
        <source>L&amp;icence</source>
        <translation>&amp;Licence</translation>
    </message>
    <message>
        <source>Caboose %1</source>
        <translation>Caboose %1</translation>
    </message>
    <message>
        <source>Companion, referee and multilingual rulebook for groups who play Colt Express with the physical box.</source>
        <translation>Compagnon, arbitre et livre de règles en plusieurs langues pour les groupes qui jouent à Colt Express avec la vraie boîte.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or any later version. It comes without any warranty.</source>
        <translation>Logiciel libre sous licence publique générale GNU, version 3 ou toute version ultérieure. Il est fourni sans aucune garantie.</translation>
    </message>
    <message>
        <source>Caboose is made by players. It is not affiliated with, or endorsed by, the publisher or the authors of Colt Express; you need the box to play. Art and texts are our own.</source>
        <translation>Caboose est fait par des joueurs. Il n’est ni lié à l’éditeur ou aux auteurs de Colt Express, ni approuvé par eux ; il faut la boîte pour jouer. Les dessins et les textes sont les nôtres.</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothèque</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Libraries used by Caboose</source>
        <translation>Bibliothèques utilisées par Caboose</translation>
    </message>
    <message>
        <source>Text of the licence</source>
        <translation>Texte de la licence</translation>
    </message>
    <message>
        <source>Cl&amp;ose</source>
        <translation>&amp;Fermer</translation>
    </message>
</context>
<context>
    <name>caboose::views::BoxesPage</name>
    <message>
        <source>Boxes</source>
        <translation>Boîtes</translation>
    </message>
    <message>
        <source>Which boxes do you own?</source>
        <translation>Quelles boîtes possédez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>What of them is in a game is chosen for each game. The rulebook shows the rules of the boxes ticked here, and during a game those of the game.</source>
        <translation>Ce qui en est en jeu se choisit à chaque partie. Le livre de règles montre les règles des boîtes cochées ici, et pendant une partie celles de la partie.</translation>
    </message>
</context>
<context>
    <name>caboose::views::CarDelegate</name>
    <message>
        <source>stays in the box</source>
        <translation>reste dans la boîte</translation>
    </message>
</context>
<context>
    <name>caboose::views::CardsPage</name>
    <message>
        <source>Cards and secrets</source>
        <translation>Cartes et secrets</translation>
    </message>
    <message>
        <source>When do you tell Caboose which card it is?</source>
        <translation>Quand dites-vous à Caboose de quelle carte il s’agit&#xa0;?</translation>
    </message>
    <message>
        <source>When it is played in Schemin’: one key a card</source>
        <translation>Quand elle est jouée pendant Le Plan&#xa0;: une touche par carte</translation>
    </message>
    <message>
        <source>When it is turned over in Stealin’: nobody need look before</source>
        <translation>Quand elle est retournée pendant L’Action&#xa0;: personne n’a à regarder avant</translation>
    </message>
    <message>
        <source>What does Caboose keep in place of your own pieces?</source>
        <translation>Que tient Caboose à la place de votre matériel&#xa0;?</translation>
    </message>
    <message>
        <source>The round cards: Caboose turns them up</source>
        <translation>Les cartes Manche&#xa0;: Caboose les révèle</translation>
    </message>
    <message>
        <source>The action cards: Caboose shuffles and deals them</source>
        <translation>Les cartes Action&#xa0;: Caboose les mélange et les distribue</translation>
    </message>
    <message>
        <source>The values of the purses: nobody knows them before the end</source>
        <translation>La valeur des bourses&#xa0;: personne ne la connaît avant la fin</translation>
    </message>
    <message>
        <source>Whatever is not ticked lies on your table, and the referee asks what came up when it matters.</source>
        <translation>Ce qui n’est pas coché est sur votre table, et l’arbitre demande ce qui est apparu quand cela compte.</translation>
    </message>
</context>
<context>
    <name>caboose::views::CharacterDelegate</name>
    <message numerus="yes">
        <source>Hit %n time(s):</source>
        <translation>
            <numerusform>Touché %n fois :</numerusform>
            <numerusform>Touché %n fois :</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1: what is special about a bandit, %2: the number of the rule</extracomment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>caboose::views::CharactersPanel</name>
    <message>
        <source>Characters</source>
        <translation>Personnages</translation>
    </message>
    <message>
        <source>Character sheets</source>
        <translation>Fiches des personnages</translation>
    </message>
    <message>
        <source>Return corrects a sheet; Shift+Return shows goals to whoever may see them; the menu key moves, gives and takes.</source>
        <translation>Entrée corrige une fiche&#xa0;; Maj+Entrée montre les objectifs à qui peut les voir&#xa0;; la touche Menu déplace, donne et prend.</translation>
    </message>
</context>
<context>
    <name>caboose::views::ChecklistPage</name>
    <message>
        <source>Setting up the table</source>
        <translation>Mise en place</translation>
    </message>
    <message>
        <source>What to put on the table</source>
        <translation>Ce qu’il faut mettre sur la table</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Print the list, with boxes to tick</source>
        <translation>Imprimer la liste, avec des cases à cocher</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Enregistrer en PDF…</translation>
    </message>
    <message>
        <source>Keep the list as a file</source>
        <translation>Garder la liste dans un fichier</translation>
    </message>
    <message>
        <source>There is nothing to set up while the game is impossible.</source>
        <translation>Il n’y a rien à mettre en place tant que la partie est impossible.</translation>
    </message>
    <message>
        <source>The table is set up.</source>
        <translation>La table est prête.</translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) left to put on the table</source>
        <translation>
            <numerusform>Encore %n chose à mettre sur la table</numerusform>
            <numerusform>Encore %n choses à mettre sur la table</numerusform>
        </translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Enregistrer en PDF</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Fichiers PDF (*.pdf)</translation>
    </message>
    <message>
        <source>The list could not be written to %1</source>
        <translation>La liste n’a pas pu être écrite dans %1</translation>
    </message>
</context>
<context>
    <name>caboose::views::CommandPalette</name>
    <message>
        <source>Find an action</source>
        <translation>Trouver une action</translation>
    </message>
    <message>
        <source>What do you want to do?</source>
        <translation>Que voulez-vous faire ?</translation>
    </message>
    <message>
        <source>Search for an action</source>
        <translation>Chercher une action</translation>
    </message>
    <message>
        <source>Type a few letters; the arrow keys choose, Enter runs, Escape closes.</source>
        <translation>Tapez quelques lettres ; les flèches choisissent, Entrée exécute, Échap ferme.</translation>
    </message>
    <message>
        <source>Actions found</source>
        <translation>Actions trouvées</translation>
    </message>
    <message>
        <source>No action has a name like that.</source>
        <translation>Aucune action ne porte un tel nom.</translation>
    </message>
    <message>
        <source>↑ ↓ choose    Enter run    Esc close</source>
        <translation>↑ ↓ choisir    Entrée exécuter    Échap fermer</translation>
    </message>
</context>
<context>
    <name>caboose::views::CommonDeckPanel</name>
    <message>
        <source>Cards beneath are not shown while cards are being played.</source>
        <translation>Les cartes du dessous ne sont pas montrées pendant qu’on joue des cartes.</translation>
    </message>
    <message numerus="yes">
        <source>%n more to be turned over</source>
        <extracomment>cards of the common deck that are still to be turned over</extracomment>
        <translation>
            <numerusform>encore %n carte à retourner</numerusform>
            <numerusform>encore %n cartes à retourner</numerusform>
        </translation>
    </message>
    <message>
        <source>Correct the common deck</source>
        <translation>Corriger la pile commune</translation>
    </message>
    <message>
        <source>A card was left out</source>
        <translation>Une carte a été oubliée</translation>
    </message>
    <message>
        <source>A card was left out &amp;before it</source>
        <translation>Une carte a été oubliée a&amp;vant elle</translation>
    </message>
    <message>
        <source>It is &amp;%1</source>
        <translation>C’est &amp;%1</translation>
    </message>
    <message>
        <source>A double click, or Return, corrects a card that was entered wrongly, or puts in one that was left out</source>
        <translation>Un double clic, ou Entrée, corrige une carte mal saisie ou en ajoute une oubliée</translation>
    </message>
    <message>
        <source>It lies face &amp;up</source>
        <translation>Elle est face &amp;visible</translation>
    </message>
    <message>
        <source>It lies face &amp;down</source>
        <translation>Elle est face &amp;cachée</translation>
    </message>
    <message>
        <source>It was not &amp;played</source>
        <translation>Elle n’a pas été &amp;jouée</translation>
    </message>
</context>
<context>
    <name>caboose::views::ContinueCard</name>
    <message>
        <source>Look around in a game in progress; nothing of it is kept</source>
        <translation>Visiter une partie en cours&#xa0;; rien n’en est gardé</translation>
    </message>
    <message>
        <source>Continue the last game</source>
        <translation>Reprendre la dernière partie</translation>
    </message>
    <message>
        <source>Sample game</source>
        <translation>Partie d’exemple</translation>
    </message>
    <message>
        <source>Go on where your last game stopped</source>
        <translation>Reprendre votre dernière partie là où elle s’est arrêtée</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Continue: %1</source>
        <translation>Continuer&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>caboose::views::DeckDelegate</name>
    <message>
        <source>%1 (face down)</source>
        <translation>%1 (face cachée)</translation>
    </message>
    <message>
        <source>Not named yet</source>
        <translation>Pas encore nommée</translation>
    </message>
    <message>
        <source>%1 – next</source>
        <extracomment>%1: a card; it is performed after the present one</extracomment>
        <translation>%1 – suivante</translation>
    </message>
</context>
<context>
    <name>caboose::views::DisputePanel</name>
    <message>
        <source>Settle a dispute</source>
        <translation>Trancher un litige</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Begin with the game on the table, or with a new train</source>
        <translation>Partir de la partie en cours, ou d’un nouveau train</translation>
    </message>
    <message>
        <source>Begin with another position</source>
        <translation>Partir d’une autre position</translation>
    </message>
    <message>
        <source>Undo the last change of the position (Ctrl+Z)</source>
        <translation>Annuler la dernière modification de la position (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Undo in the position</source>
        <translation>Annuler dans la position</translation>
    </message>
    <message>
        <source>Redo it (Ctrl+Shift+Z)</source>
        <translation>La rétablir (Ctrl+Maj+Z)</translation>
    </message>
    <message>
        <source>Redo in the position</source>
        <translation>Rétablir dans la position</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copier le texte</translation>
    </message>
    <message>
        <source>Question, verdict, rules and position, to paste anywhere (Ctrl+C)</source>
        <translation>Question, verdict, règles et position, à coller où l’on veut (Ctrl+C)</translation>
    </message>
    <message>
        <source>On the train</source>
        <translation>Sur le train</translation>
    </message>
    <message>
        <source>As text</source>
        <translation>En texte</translation>
    </message>
    <message>
        <source>How the position is shown</source>
        <translation>Présentation de la position</translation>
    </message>
    <message>
        <source>With variants</source>
        <translation>Avec les variantes</translation>
    </message>
    <message>
        <source>Also the expert, pairs and two-bandit variants of each edition</source>
        <translation>Aussi les variantes experts, par équipes et à deux bandits de chaque édition</translation>
    </message>
    <message>
        <source>The same under each edition</source>
        <translation>La même chose selon chaque édition</translation>
    </message>
    <message>
        <source>Position in dispute</source>
        <translation>Position en litige</translation>
    </message>
    <message>
        <source>The game on the table</source>
        <translation>La partie en cours</translation>
    </message>
    <message numerus="yes">
        <source>New train for %n bandit(s)</source>
        <translation>
            <numerusform>Nouveau train pour %n bandit</numerusform>
            <numerusform>Nouveau train pour %n bandits</numerusform>
        </translation>
    </message>
    <message>
        <source>All editions agree</source>
        <translation>Toutes les éditions sont d’accord</translation>
    </message>
    <message numerus="yes">
        <source>%n edition(s) say otherwise</source>
        <translation>
            <numerusform>%n édition dit autre chose</numerusform>
            <numerusform>%n éditions disent autre chose</numerusform>
        </translation>
    </message>
    <message>
        <source>Drag pieces to lay out the position; a right click (or the menu key) changes what lies there.</source>
        <translation>Glissez les pièces pour composer la position&#xa0;; un clic droit (ou la touche Menu) modifie ce qui s’y trouve.</translation>
    </message>
</context>
<context>
    <name>caboose::views::DisputedActionView</name>
    <message>
        <source>&amp;Who:</source>
        <translation>&amp;Qui&#xa0;:</translation>
    </message>
    <message>
        <source>Wha&amp;t:</source>
        <translation>Qu&amp;oi&#xa0;:</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Qui</translation>
    </message>
    <message>
        <source>Who wants to do something</source>
        <translation>Qui veut faire quelque chose</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>The action, event or step in dispute</source>
        <translation>L’action, l’événement ou l’étape en litige</translation>
    </message>
    <message>
        <source>Choose again</source>
        <translation>Choisir à nouveau</translation>
    </message>
    <message>
        <source>The last choice is open again (Backspace)</source>
        <translation>Le dernier choix est de nouveau ouvert (Retour arrière)</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>There is nothing to choose.</source>
        <translation>Il n’y a rien à choisir.</translation>
    </message>
</context>
<context>
    <name>caboose::views::FinalScorePage</name>
    <message>
        <source>Final score</source>
        <translation>Score final</translation>
    </message>
    <message>
        <source>How it is counted:</source>
        <translation>Comment on compte&#xa0;:</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Revenir à la table</translation>
    </message>
    <message>
        <source>The train, the log and the rest; this page comes back from the score</source>
        <translation>Le train, le journal et le reste&#xa0;; le score ramène à cette page</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
</context>
<context>
    <name>caboose::views::FindBar</name>
    <message>
        <source>Find</source>
        <comment>in a page, to be typed into</comment>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Find in this page</source>
        <translation>Chercher dans cette page</translation>
    </message>
    <message>
        <source>Previous place (Shift+Enter)</source>
        <translation>Endroit précédent (Maj+Entrée)</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>Endroit précédent</translation>
    </message>
    <message>
        <source>Next place (Enter)</source>
        <translation>Endroit suivant (Entrée)</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>Endroit suivant</translation>
    </message>
    <message>
        <source>Close (Escape)</source>
        <translation>Fermer (Échap)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1 of %2 places where a word is found</extracomment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Not on this page</source>
        <translation>Pas dans cette page</translation>
    </message>
</context>
<context>
    <name>caboose::views::KeyOverlay</name>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Any key closes this.</source>
        <translation>N’importe quelle touche ferme ceci.</translation>
    </message>
</context>
<context>
    <name>caboose::views::LogPanel</name>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>What has happened</source>
        <translation>Ce qui s’est passé</translation>
    </message>
    <message>
        <source>Return goes back to a line, Ctrl+C copies it; the menu key has its branches.</source>
        <translation>Entrée revient à une ligne, Ctrl+C la copie&#xa0;; la touche Menu donne ses branches.</translation>
    </message>
    <message>
        <source>Go to this line</source>
        <translation>Aller à cette ligne</translation>
    </message>
    <message>
        <source>Undo or redo up to the chosen line; nothing is lost</source>
        <translation>Annuler ou rétablir jusqu’à la ligne choisie ; rien n’est perdu</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Copy the lines that are shown as text</source>
        <translation>Copier en texte les lignes affichées</translation>
    </message>
    <message>
        <source>Write the lines that are shown to a file</source>
        <translation>Écrire les lignes affichées dans un fichier</translation>
    </message>
    <message>
        <source>Search the log</source>
        <translation>Chercher dans le journal</translation>
    </message>
    <message>
        <source>Which lines are shown</source>
        <translation>Quelles lignes sont affichées</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Deeds</source>
        <translation>Actions</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>À la main</translation>
    </message>
    <message>
        <source>Copy this line</source>
        <translation>Copier cette ligne</translation>
    </message>
    <message>
        <source>Open rule %1</source>
        <extracomment>%1: the number of a rule</extracomment>
        <translation>Ouvrir la règle %1</translation>
    </message>
    <message>
        <source>No line with “%1”</source>
        <extracomment>%1: what was looked for in the log</extracomment>
        <translation>Aucune ligne avec «&#xa0;%1&#xa0;»</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) with “%1”</source>
        <translation>
            <numerusform>%n ligne avec «&#xa0;%1&#xa0;»</numerusform>
            <numerusform>%n lignes avec «&#xa0;%1&#xa0;»</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no such line yet.</source>
        <translation>Il n’y a pas encore de telle ligne.</translation>
    </message>
    <message>
        <source>Export the log</source>
        <translation>Exporter le journal</translation>
    </message>
    <message>
        <source>Text files (*.txt)</source>
        <translation>Fichiers texte (*.txt)</translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>Écrit dans %1</translation>
    </message>
    <message>
        <source>The log could not be written to %1</source>
        <translation>Le journal n’a pas pu être écrit dans %1</translation>
    </message>
    <message>
        <source>Branches</source>
        <translation>Branches</translation>
    </message>
    <message>
        <source>Ways that were taken and left again, to go back to</source>
        <translation>Des chemins pris puis quittés, où l’on peut revenir</translation>
    </message>
    <message>
        <source>Other branches of the game</source>
        <translation>Les autres branches de la partie</translation>
    </message>
</context>
<context>
    <name>caboose::views::MessageLine</name>
    <message>
        <source>Message</source>
        <translation>Message</translation>
    </message>
    <message>
        <source>Dismiss this message</source>
        <translation>Écarter ce message</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Écarter</translation>
    </message>
</context>
<context>
    <name>caboose::views::ModulesPage</name>
    <message>
        <source>What is in the game</source>
        <translation>Ce qui est en jeu</translation>
    </message>
    <message>
        <source>What is in the game, beside the base box?</source>
        <translation>Qu’est-ce qui est en jeu, en plus de la boîte de base&#xa0;?</translation>
    </message>
    <message>
        <source>What comes with the boxes that you own is listed here. Where a rule is not refereed yet, Caboose says so in the game, and you enter what happens.</source>
        <translation>Voici ce que contiennent vos boîtes. Là où une règle n’est pas encore arbitrée, Caboose le dit pendant la partie, et vous entrez ce qui se passe.</translation>
    </message>
</context>
<context>
    <name>caboose::views::NotationEdit</name>
    <message>
        <source>The position as text</source>
        <translation>La position en texte</translation>
    </message>
    <message>
        <source>Paste a position here.</source>
        <translation>Collez une position ici.</translation>
    </message>
    <message>
        <source>What is not understood</source>
        <translation>Ce qui n’est pas compris</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <extracomment>a mistake in a text: %1 and %2 say where it is, %3 what is wrong</extracomment>
        <translation>Ligne %1, colonne %2&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>caboose::views::NoteEditor</name>
    <message>
        <source>My note on %1</source>
        <extracomment>%1: the heading of a section</extracomment>
        <translation>Ma note sur %1</translation>
    </message>
    <message>
        <source>What you want to remember. An empty note is no note.</source>
        <translation>Ce que vous voulez retenir. Une note vide n’est pas une note.</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Garder</translation>
    </message>
    <message>
        <source>Keep the note (Ctrl+Enter)</source>
        <translation>Garder la note (Ctrl+Entrée)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Leave the note as it was (Escape)</source>
        <translation>Laisser la note comme elle était (Échap)</translation>
    </message>
</context>
<context>
    <name>caboose::views::NumberAnswer</name>
    <message>
        <source>Take it</source>
        <translation>Le prendre</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>$%1</source>
        <extracomment>an amount of money</extracomment>
        <translation>%1&#xa0;$</translation>
    </message>
</context>
<context>
    <name>caboose::views::OptionButton</name>
    <message>
        <source>Ruling: %1</source>
        <translation>Point de règle : %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1 and %2: numbers of answers</extracomment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Key %1</source>
        <translation>Touche %1</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Règle %1</translation>
    </message>
</context>
<context>
    <name>caboose::views::PartyCard</name>
    <message>
        <source>%3. %1, %2</source>
        <extracomment>%1: a name, %2: a sum, %3: a place</extracomment>
        <translation>%3. %1, %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a name and a sum</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>★ Winner</source>
        <translation>★ Gagnant</translation>
    </message>
    <message>
        <source>★ Winner: %1</source>
        <translation>★ Gagnant&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>caboose::views::PieceTray</name>
    <message>
        <source>Beside the train</source>
        <translation>À côté du train</translation>
    </message>
    <message>
        <source>Pawns and loot to be put on the train; arrow keys choose, Return puts it somewhere.</source>
        <translation>Pions et butin à poser sur le train&#xa0;; les flèches choisissent, Entrée pose quelque part.</translation>
    </message>
    <message>
        <source>Drag pieces onto the train, or off it.</source>
        <translation>Glissez des pièces sur le train, ou hors du train.</translation>
    </message>
    <message>
        <source>%1: drag it onto the train.</source>
        <translation>%1&#xa0;: à glisser sur le train.</translation>
    </message>
    <message>
        <source>%1; %2 of %3</source>
        <extracomment>%1: a piece beside the train, %2 and %3: the how manieth of how many</extracomment>
        <translation>%1 ; %2 sur %3</translation>
    </message>
    <message>
        <source>%1: where?</source>
        <translation>%1&#xa0;: où&#xa0;?</translation>
    </message>
</context>
<context>
    <name>caboose::views::PlayersPage</name>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Bandits and seats</source>
        <translation>Bandits et places</translation>
    </message>
    <message>
        <source>Players:</source>
        <translation>Joueurs&#xa0;:</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>One seat earlier</source>
        <translation>Une place plus tôt</translation>
    </message>
    <message>
        <source>One seat later</source>
        <translation>Une place plus tard</translation>
    </message>
    <message>
        <source>a person</source>
        <translation>une personne</translation>
    </message>
    <message>
        <source>a bot</source>
        <translation>un bot</translation>
    </message>
    <message>
        <source>The referee says what a bot does; nobody plays it</source>
        <translation>L’arbitre dit ce que fait un bot&#xa0;; personne ne le joue</translation>
    </message>
    <message>
        <source>The chosen one begins</source>
        <translation>Le bandit choisi commence</translation>
    </message>
    <message>
        <source>Whoever is chosen in the list is the first player</source>
        <translation>Le bandit choisi dans la liste est premier joueur</translation>
    </message>
    <message>
        <source>Draw who begins</source>
        <translation>Tirer au sort qui commence</translation>
    </message>
    <message>
        <source>Caboose draws the first player</source>
        <translation>Caboose tire au sort le premier joueur</translation>
    </message>
    <message>
        <source>The table draws</source>
        <translation>La table tire au sort</translation>
    </message>
    <message>
        <source>The referee asks who begins</source>
        <translation>L’arbitre demande qui commence</translation>
    </message>
    <message>
        <source>Each player has two bandits: those that follow each other in the list. Drag a row to another seat; click beside a bandit, or press Enter, to name its player.</source>
        <translation>Chaque joueur a deux bandits&#xa0;: ceux qui se suivent dans la liste. Glissez une ligne vers un autre siège&#xa0;; cliquez à côté d’un bandit, ou appuyez sur Entrée, pour nommer son joueur.</translation>
    </message>
    <message>
        <source>Who takes part, clockwise round the table. Drag a row to another seat; click beside a bandit, or press Enter, to name its player.</source>
        <translation>Qui participe, dans le sens horaire autour de la table. Glissez une ligne vers un autre siège&#xa0;; cliquez à côté d’un bandit, ou appuyez sur Entrée, pour nommer son joueur.</translation>
    </message>
    <message>
        <source>The referee will ask who begins.</source>
        <translation>L’arbitre demandera qui commence.</translation>
    </message>
    <message>
        <source>%1 begins.</source>
        <translation>%1 commence.</translation>
    </message>
    <message>
        <source>%1 (%2) begins.</source>
        <extracomment>%1: a bandit, %2: the player&apos;s name</extracomment>
        <translation>%1 (%2) commence.</translation>
    </message>
    <message>
        <source>%1 begins</source>
        <comment>let them</comment>
        <extracomment>a button; %1: a bandit</extracomment>
        <translation>%1 commence</translation>
    </message>
    <message>
        <source>The chosen one is played by</source>
        <extracomment>followed by the buttons &quot;a person&quot; and &quot;a bot&quot;</extracomment>
        <translation>Joué par</translation>
    </message>
    <message>
        <source>%1 is played by</source>
        <extracomment>%1: the name of a bandit; followed by &quot;a person&quot; and &quot;a bot&quot;</extracomment>
        <translation>%1, joué par</translation>
    </message>
</context>
<context>
    <name>caboose::views::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>Every change takes effect at once.</source>
        <translation>Chaque changement prend effet aussitôt.</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>&amp;Thème :</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Langue :</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Text &amp;size:</source>
        <translation>Taille du te&amp;xte :</translation>
    </message>
    <message>
        <source> %</source>
        <comment>after a number, as in 100 %</comment>
        <translation> %</translation>
    </message>
    <message>
        <source>Text size in percent</source>
        <translation>Taille du texte en pour cent</translation>
    </message>
    <message>
        <source>Behaviour</source>
        <translation>Comportement</translation>
    </message>
    <message>
        <source>&amp;Animate what moves on the table</source>
        <translation>&amp;Animer ce qui bouge sur la table</translation>
    </message>
    <message>
        <source>Off: everything is simply where it is now.</source>
        <translation>Décoché : chaque chose est simplement là où elle est.</translation>
    </message>
    <message>
        <source>As&amp;k before something is thrown away</source>
        <translation>&amp;Demander avant de jeter quelque chose</translation>
    </message>
    <message>
        <source>Off: layouts are deleted without a question.</source>
        <translation>Décoché : les dispositions sont supprimées sans question.</translation>
    </message>
    <message>
        <source>Start with the panels as I &amp;left them</source>
        <translation>Démarrer avec les panneaux tels que je les ai laissé&amp;s</translation>
    </message>
    <message>
        <source>Off: start with the layout as it was saved.</source>
        <translation>Décoché : démarrer avec la disposition telle qu’elle est enregistrée.</translation>
    </message>
    <message>
        <source>Ans&amp;wer by key in the Referee only</source>
        <translation>&amp;Répondre par touche dans l’Arbitre seulement</translation>
    </message>
    <message>
        <source>Off: an answer’s key gives it wherever the keyboard is.</source>
        <translation>Désactivé : la touche d’une réponse la donne où que soit le clavier.</translation>
    </message>
    <message>
        <source>Sho&amp;rtcuts…</source>
        <translation>&amp;Raccourcis…</translation>
    </message>
    <message>
        <source>Choose the keys of every action</source>
        <translation>Choisir les touches de chaque action</translation>
    </message>
    <message>
        <source>Restore &amp;defaults</source>
        <translation>Valeurs par dé&amp;faut</translation>
    </message>
    <message>
        <source>Set everything on this page as it was at first</source>
        <translation>Tout régler sur cette page comme au début</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>Fer&amp;mer</translation>
    </message>
</context>
<context>
    <name>caboose::views::PrintDialog</name>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>&amp;Enregistrer en PDF…</translation>
    </message>
    <message>
        <source>Print rules</source>
        <translation>Imprimer des règles</translation>
    </message>
    <message>
        <source>This &amp;section: %1</source>
        <extracomment>%1: the heading of a section</extracomment>
        <translation>Cette &amp;section&#xa0;: %1</translation>
    </message>
    <message>
        <source>This &amp;chapter: %1</source>
        <extracomment>%1: the heading of a chapter</extracomment>
        <translation>Ce &amp;chapitre&#xa0;: %1</translation>
    </message>
    <message>
        <source>The &amp;rules of this game as a booklet: %1</source>
        <extracomment>%1: an edition, and how many play</extracomment>
        <translation>Les &amp;règles de cette partie en livret&#xa0;: %1</translation>
    </message>
    <message>
        <source>A &amp;game aid on one page:</source>
        <translation>Une &amp;aide de jeu sur une page&#xa0;:</translation>
    </message>
    <message>
        <source>Game aid</source>
        <translation>Aide de jeu</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Langue&#xa0;:</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <extracomment>two languages beside each other</extracomment>
        <translation>%1 et %2</translation>
    </message>
</context>
<context>
    <name>caboose::views::PurseCounter</name>
    <message>
        <source>Take the last one back</source>
        <translation>Reprendre la dernière</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Retour arrière</translation>
    </message>
    <message>
        <source>or all of them together, in dollars:</source>
        <translation>ou toutes ensemble, en dollars&#xa0;:</translation>
    </message>
    <message>
        <source>What the purses are worth together</source>
        <translation>Ce que valent les bourses ensemble</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Valider</translation>
    </message>
    <message>
        <source>Take this sum</source>
        <translation>Valider cette somme</translation>
    </message>
    <message>
        <source>Known already: %1. Name that with the others.</source>
        <extracomment>%1: dollars, several perhaps</extracomment>
        <translation>Déjà connu&#xa0;: %1. Nommez cela avec les autres.</translation>
    </message>
    <message>
        <source>This purse: %1</source>
        <translation>Cette bourse&#xa0;: %1</translation>
    </message>
    <message>
        <source>Key %1</source>
        <translation>Touche %1</translation>
    </message>
</context>
<context>
    <name>caboose::views::ReadingMenu</name>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Beside it</source>
        <translation>À côté</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Rien</translation>
    </message>
    <message>
        <source>Another edition</source>
        <translation>Une autre édition</translation>
    </message>
    <message>
        <source>Our boxes</source>
        <translation>Nos boîtes</translation>
    </message>
</context>
<context>
    <name>caboose::views::RefereePanel</name>
    <message>
        <source>Referee</source>
        <translation>Arbitre</translation>
    </message>
    <message>
        <source>Done – go on</source>
        <extracomment>%1: the key that does it</extracomment>
        <translation>Fait – continuer</translation>
    </message>
    <message>
        <source>Done – go on (%1)</source>
        <translation>Fait – continuer (%1)</translation>
    </message>
    <message>
        <source>When it is done on the table</source>
        <translation>Quand c’est fait sur la table</translation>
    </message>
    <message>
        <source>Not possible</source>
        <translation>Impossible</translation>
    </message>
    <message>
        <source>Final score</source>
        <translation>Score final</translation>
    </message>
    <message>
        <source>No game is on the table yet.</source>
        <translation>Aucune partie n’est encore sur la table.</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Règle %1</translation>
    </message>
    <message>
        <source>The table decided otherwise…</source>
        <translation>La table en a décidé autrement…</translation>
    </message>
    <message>
        <source>Enter what the table did, whatever the rules say</source>
        <translation>Saisir ce que la table a fait, quoi que disent les règles</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1:
%2</source>
        <translation>%1&#xa0;:
%2</translation>
    </message>
</context>
<context>
    <name>caboose::views::RefusalRow</name>
    <message>
        <source>%1 – %2</source>
        <extracomment>%1: an answer that is not possible, %2: why</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1 Ruling: %2</source>
        <extracomment>%1: why something is not possible, %2: the ruling that this rests on</extracomment>
        <translation>%1 Point de règle&#xa0;: %2</translation>
    </message>
    <message>
        <source>Why? (W) – and if the table decided otherwise</source>
        <translation>Pourquoi&#xa0;? (W) – et si la table en a décidé autrement</translation>
    </message>
</context>
<context>
    <name>caboose::views::RoundCardForm</name>
    <message>
        <source>Enter a round card</source>
        <translation>Entrer une carte Manche</translation>
    </message>
    <message>
        <source>Turns:</source>
        <translation>Tours&#xa0;:</translation>
    </message>
    <message>
        <source>Add a turn: %1</source>
        <translation>Ajouter un tour&#xa0;: %1</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Begin this card anew</source>
        <translation>Recommencer cette carte</translation>
    </message>
    <message>
        <source>&amp;Event:</source>
        <translation>&amp;Événement&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Hand icons:</source>
        <translation>&amp;Icônes main&#xa0;:</translation>
    </message>
    <message>
        <source>Hands printed on the card: how many cards may be kept, if you play so</source>
        <translation>Mains imprimées sur la carte : combien de cartes on peut garder, si vous jouez ainsi</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Add this card to those that may come up</source>
        <translation>Ajouter cette carte à celles qui peuvent sortir</translation>
    </message>
    <message>
        <source>No turns yet</source>
        <translation>Pas encore de tour</translation>
    </message>
</context>
<context>
    <name>caboose::views::RoundDelegate</name>
    <message>
        <source>face down</source>
        <translation>face cachée</translation>
    </message>
    <message>
        <source>Event: %1</source>
        <extracomment>%1: an event</extracomment>
        <translation>Événement&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>caboose::views::RuleLink</name>
    <message>
        <source>Open rule %1</source>
        <translation>Ouvrir la règle %1</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Règle %1</translation>
    </message>
</context>
<context>
    <name>caboose::views::RuleLinkRow</name>
    <message>
        <source>Rule %1</source>
        <extracomment>%1: the number and title of a rule</extracomment>
        <translation>Règle %1</translation>
    </message>
</context>
<context>
    <name>caboose::views::RulePageView</name>
    <message>
        <source>Ctrl+Down and Ctrl+Up read by paragraph, H and Shift+H by heading.</source>
        <translation>Ctrl+Bas et Ctrl+Haut lisent par paragraphe, H et Maj+H par titre.</translation>
    </message>
</context>
<context>
    <name>caboose::views::RulebookPanel</name>
    <message>
        <source>Rulebook</source>
        <extracomment>%1: the heading of the section that is shown</extracomment>
        <translation>Livre de règles</translation>
    </message>
    <message>
        <source>Search the rules: words, a number, a card</source>
        <translation>Chercher&#xa0;: des mots, un numéro, une carte</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Chercher dans les règles</translation>
    </message>
    <message>
        <source>The arrow keys choose among what is found, Enter opens it, Escape ends the search.</source>
        <translation>Les flèches choisissent parmi les résultats, Entrée ouvre, Échap termine la recherche.</translation>
    </message>
    <message>
        <source>How much is shown</source>
        <translation>Ce qui est montré</translation>
    </message>
    <message>
        <source>The rules of this game alone, with what other editions say, or all</source>
        <translation>Les règles de cette partie seules, avec celles des autres éditions, ou toutes</translation>
    </message>
    <message>
        <source>Contents and search results, or the page</source>
        <translation>Le sommaire et les résultats, ou la page</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Languages, another edition beside the text, your boxes</source>
        <translation>Les langues, une autre édition à côté du texte, vos boîtes</translation>
    </message>
    <message>
        <source>What is read</source>
        <translation>Ce qui est lu</translation>
    </message>
    <message>
        <source>Bookmark, note, copy, print</source>
        <translation>Marque-page, note, copie, impression</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>This game: %1</source>
        <extracomment>%1: an edition of the rules, and how many play</extracomment>
        <translation>Cette partie&#xa0;: %1</translation>
    </message>
    <message>
        <source>Your table: %1</source>
        <translation>Votre table&#xa0;: %1</translation>
    </message>
    <message>
        <source>And what other editions say</source>
        <translation>Avec ce que disent les autres éditions</translation>
    </message>
    <message>
        <source>Everything there is</source>
        <translation>Tout ce qui existe</translation>
    </message>
    <message>
        <source>The text of the rulebook is not there.</source>
        <translation>Le texte du livre de règles n’est pas là.</translation>
    </message>
    <message>
        <source>The rulebook is being opened…</source>
        <translation>Ouverture du livre de règles…</translation>
    </message>
    <message>
        <source>Rulebook: %1</source>
        <translation>Livre de règles&#xa0;: %1</translation>
    </message>
    <message>
        <source>Link to %1</source>
        <extracomment>%1: the heading of the section that a link leads to</extracomment>
        <translation>Lien vers %1</translation>
    </message>
    <message>
        <source>%1 is bookmarked</source>
        <extracomment>%1: the heading of a section</extracomment>
        <translation>%1 a un marque-page</translation>
    </message>
    <message>
        <source>%1 is no longer bookmarked</source>
        <translation>%1 n’a plus de marque-page</translation>
    </message>
</context>
<context>
    <name>caboose::views::RulebookSide</name>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Marked</source>
        <translation>Marqués</translation>
    </message>
    <message>
        <source>Marked sections</source>
        <translation>Sections marquées</translation>
    </message>
    <message>
        <source>Sections that you bookmark, or write a note on, are listed here.</source>
        <translation>Les sections avec un marque-page ou une note sont réunies ici.</translation>
    </message>
    <message>
        <source>In the rules of this game</source>
        <translation>Dans les règles de cette partie</translation>
    </message>
    <message>
        <source>In this chapter</source>
        <translation>Dans ce chapitre</translation>
    </message>
    <message>
        <source>In everything</source>
        <translation>Partout</translation>
    </message>
    <message>
        <source>Where to search</source>
        <translation>Où chercher</translation>
    </message>
    <message>
        <source>Search in everything</source>
        <translation>Chercher partout</translation>
    </message>
    <message>
        <source>Sections found</source>
        <translation>Sections trouvées</translation>
    </message>
    <message>
        <source>The search is being prepared…</source>
        <translation>La recherche se prépare…</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>Rien n’a été trouvé.</translation>
    </message>
    <message>
        <source>%1: nothing found.</source>
        <extracomment>%1: where it was searched, as in &quot;In this chapter&quot;</extracomment>
        <translation>%1&#xa0;: rien trouvé.</translation>
    </message>
    <message numerus="yes">
        <source>The %n section(s) that fit best</source>
        <translation>
            <numerusform>%n section qui convient le mieux</numerusform>
            <numerusform>Les %n sections qui conviennent le mieux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n section(s) found</source>
        <translation>
            <numerusform>%n section trouvée</numerusform>
            <numerusform>%n sections trouvées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n section(s) found for “%1”</source>
        <extracomment>%1: words with typing errors mended</extracomment>
        <translation>
            <numerusform>%n section trouvée pour «&#xa0;%1&#xa0;»</numerusform>
            <numerusform>%n sections trouvées pour «&#xa0;%1&#xa0;»</numerusform>
        </translation>
    </message>
    <message>
        <source>Did you mean “%1”?</source>
        <extracomment>%1: words that something would be found for</extracomment>
        <translation>Vouliez-vous dire «&#xa0;%1&#xa0;»&#x202f;?</translation>
    </message>
</context>
<context>
    <name>caboose::views::RulesPage</name>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Which rules do you play by?</source>
        <translation>Avec quelles règles jouez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>House rulings…</source>
        <translation>Règles maison…</translation>
    </message>
    <message>
        <source>See each point on which the texts differ, and decide otherwise</source>
        <translation>Voir chaque point où les textes diffèrent, et décider autrement</translation>
    </message>
    <message>
        <source>No house rulings: everything as printed.</source>
        <translation>Pas de règle maison&#xa0;: tout comme c’est imprimé.</translation>
    </message>
</context>
<context>
    <name>caboose::views::RulingsPanel</name>
    <message>
        <source>%1: %2</source>
        <comment>an edition, where in it</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Rules of this table</source>
        <translation>Règles de cette table</translation>
    </message>
    <message>
        <source>&amp;Edition:</source>
        <translation>&amp;Édition :</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Édition</translation>
    </message>
    <message>
        <source>Drop every house ruling and play the edition as it is printed</source>
        <translation>Abandonner toutes les règles maison et jouer l’édition telle qu’elle est imprimée</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Search rulings</source>
        <translation>Chercher un point de règle</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Points de règle</translation>
    </message>
    <message>
        <source>House rulings are bold, contradictions red.</source>
        <translation>Les règles maison sont en gras, les contradictions en rouge.</translation>
    </message>
    <message>
        <source>No text decides this; the answer is a recommendation.</source>
        <translation>Aucun texte ne tranche ; la réponse est une recommandation.</translation>
    </message>
    <message numerus="yes">
        <source>%n house ruling(s)</source>
        <translation>
            <numerusform>%n règle maison</numerusform>
            <numerusform>%n règles maison</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a ruling above.</source>
        <translation>Choisissez un point de règle ci-dessus.</translation>
    </message>
</context>
<context>
    <name>caboose::views::ScoreDelegate</name>
    <message>
        <source>%1 wins</source>
        <translation>%1 gagne</translation>
    </message>
</context>
<context>
    <name>caboose::views::ScorePanel</name>
    <message>
        <source>Final score</source>
        <translation>Score final</translation>
    </message>
    <message>
        <source>Who wins, and how each sum comes about</source>
        <translation>Qui gagne, et d’où vient chaque somme</translation>
    </message>
</context>
<context>
    <name>caboose::views::SeatDelegate</name>
    <message>
        <source>Player’s name</source>
        <translation>Nom du joueur</translation>
    </message>
    <message>
        <source>Player’s name…</source>
        <translation>Nom du joueur…</translation>
    </message>
    <message>
        <source>%1 · begins</source>
        <translation>%1 · commence</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Who plays %1?</source>
        <extracomment>%1: the name of a bandit</extracomment>
        <translation>Qui joue %1 ?</translation>
    </message>
</context>
<context>
    <name>caboose::views::SetupPanel</name>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Boîtes</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Cards and secrets</source>
        <translation>Cartes et secrets</translation>
    </message>
    <message>
        <source>Train and rounds</source>
        <translation>Train et manches</translation>
    </message>
    <message>
        <source>Set up the table</source>
        <translation>Mettre en place</translation>
    </message>
    <message>
        <source>Step %1: %2</source>
        <translation>Étape %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Pas maintenant</translation>
    </message>
    <message>
        <source>Leave this page; what is chosen here is kept</source>
        <translation>Quitter cette page&#xa0;; ce qui est choisi ici est gardé</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation>‹ Retour</translation>
    </message>
    <message>
        <source>Step before</source>
        <translation>Étape précédente</translation>
    </message>
    <message>
        <source>Next ›</source>
        <translation>Suivant ›</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Étape suivante</translation>
    </message>
    <message>
        <source>Start with these</source>
        <translation>Commencer ainsi</translation>
    </message>
    <message>
        <source>Begin this game at once</source>
        <translation>Commencer cette partie tout de suite</translation>
    </message>
    <message>
        <source>What is in the game</source>
        <translation>Ce qui est en jeu</translation>
    </message>
</context>
<context>
    <name>caboose::views::SheetEditor</name>
    <message>
        <source>Bullets left</source>
        <translation>Balles restantes</translation>
    </message>
    <message>
        <source>Neutral bullets received</source>
        <translation>Balles neutres reçues</translation>
    </message>
    <message>
        <source>%1, now %2: one fewer</source>
        <extracomment>%1: something on a character&apos;s sheet, %2: how many there are</extracomment>
        <translation>%1, à présent %2&#xa0;: un de moins</translation>
    </message>
    <message>
        <source>%1, now %2: one more</source>
        <translation>%1, à présent %2&#xa0;: un de plus</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fait</translation>
    </message>
    <message>
        <source>Close the sheet (Esc)</source>
        <translation>Fermer la fiche (Échap)</translation>
    </message>
    <message>
        <source>Correct a sheet</source>
        <translation>Corriger une fiche</translation>
    </message>
</context>
<context>
    <name>caboose::views::ShortcutsDialog</name>
    <message>
        <source>Shortcuts</source>
        <translation>Raccourcis</translation>
    </message>
    <message>
        <source>Search by name, category or keys</source>
        <translation>Chercher par nom, catégorie ou touches</translation>
    </message>
    <message>
        <source>Search for a shortcut</source>
        <translation>Chercher un raccourci</translation>
    </message>
    <message>
        <source>Actions and their shortcuts</source>
        <translation>Les actions et leurs raccourcis</translation>
    </message>
    <message>
        <source>&amp;Keys:</source>
        <translation>Tou&amp;ches :</translation>
    </message>
    <message>
        <source>Keys of the chosen action</source>
        <translation>Touches de l’action choisie</translation>
    </message>
    <message>
        <source>or al&amp;so:</source>
        <translation>ou &amp;bien :</translation>
    </message>
    <message>
        <source>Second keys of the chosen action</source>
        <translation>Secondes touches de l’action choisie</translation>
    </message>
    <message>
        <source>Press the keys</source>
        <translation>Appuyez sur les touches</translation>
    </message>
    <message>
        <source>R&amp;eset</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>Give this action its own keys back</source>
        <translation>Rendre à cette action ses touches d’origine</translation>
    </message>
    <message>
        <source>Reset &amp;all</source>
        <translation>Tout réta&amp;blir</translation>
    </message>
    <message>
        <source>Give every action its own keys back</source>
        <translation>Rendre à toutes les actions leurs touches d’origine</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importer…</translation>
    </message>
    <message>
        <source>Read shortcuts from a file</source>
        <translation>Lire des raccourcis dans un fichier</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xporter…</translation>
    </message>
    <message>
        <source>Write these shortcuts to a file</source>
        <translation>Écrire ces raccourcis dans un fichier</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Sa&amp;ve</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>These keys would do nothing: they also belong to %1.</source>
        <translation>Ces touches ne feraient rien : elles appartiennent aussi à %1.</translation>
    </message>
    <message>
        <source>Some actions share their keys; they are shown in red.</source>
        <translation>Des actions partagent leurs touches ; elles sont en rouge.</translation>
    </message>
</context>
<context>
    <name>caboose::views::TableDisplay</name>
    <message>
        <source>Table display</source>
        <translation>Affichage de table</translation>
    </message>
    <message>
        <source>No game is on the table yet.</source>
        <translation>Aucune partie n’est encore sur la table.</translation>
    </message>
    <message>
        <source>Last: %1</source>
        <translation>Dernière action&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>caboose::views::TakeAway</name>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy the score as text</source>
        <translation>Copier le score comme texte</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>Write the score to a file, as text or PDF</source>
        <translation>Écrire le score dans un fichier, texte ou PDF</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Print the score</source>
        <translation>Imprimer le score</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
    <message>
        <source>Save the score</source>
        <translation>Enregistrer le score</translation>
    </message>
    <message>
        <source>Text files (*.txt)</source>
        <translation>Fichiers texte (*.txt)</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Fichiers PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Enregistré</translation>
    </message>
    <message>
        <source>This file can’t be written.</source>
        <translation>Impossible d’écrire ce fichier.</translation>
    </message>
</context>
<context>
    <name>caboose::views::TieOrTitleCard</name>
    <message>
        <source>Ruling: %1</source>
        <translation>Point de règle&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>caboose::views::TrainMap</name>
    <message>
        <source>Train</source>
        <translation>Train</translation>
    </message>
    <message>
        <source>The train is being put together.</source>
        <translation>Le train est en cours d’assemblage.</translation>
    </message>
    <message>
        <source>No game is on the table yet.</source>
        <translation>Aucune partie n’est encore sur la table.</translation>
    </message>
    <message>
        <source>Drop it where it is on the table; Esc leaves it here.</source>
        <translation>Posez-le où il est sur la table&#xa0;; Échap le laisse ici.</translation>
    </message>
    <message>
        <source>%1, against the rules: %2</source>
        <extracomment>%1: &quot;By hand: Belle → Saloon&quot;, %2: why the rules don&apos;t let her go there</extracomment>
        <translation>%1, contre les règles&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1: a piece, %2: where it is</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1; %2 of %3</source>
        <extracomment>%1: what is aimed at, %2 and %3: the how manieth of how many</extracomment>
        <translation>%1 ; %2 sur %3</translation>
    </message>
    <message>
        <source>Key %1</source>
        <extracomment>%1: a key that answers</extracomment>
        <translation>Touche %1</translation>
    </message>
    <message>
        <source>Change by hand</source>
        <translation>Modifier à la main</translation>
    </message>
</context>
<context>
    <name>caboose::views::TrainMapPanel</name>
    <message>
        <source>Train map</source>
        <translation>Plan du train</translation>
    </message>
    <message>
        <source>Closer (+)</source>
        <translation>Plus près (+)</translation>
    </message>
    <message>
        <source>Closer</source>
        <translation>Plus près</translation>
    </message>
    <message>
        <source>Further away (−)</source>
        <translation>Plus loin (−)</translation>
    </message>
    <message>
        <source>Further away</source>
        <translation>Plus loin</translation>
    </message>
    <message>
        <source>The whole train (0)</source>
        <translation>Tout le train (0)</translation>
    </message>
    <message>
        <source>The whole train</source>
        <translation>Tout le train</translation>
    </message>
</context>
<context>
    <name>caboose::views::TrainPage</name>
    <message>
        <source>Train and rounds</source>
        <translation>Train et manches</translation>
    </message>
    <message>
        <source>Cars from front to back</source>
        <translation>Wagons de l’avant vers l’arrière</translation>
    </message>
    <message>
        <source>Further to the front</source>
        <translation>Plus vers l’avant</translation>
    </message>
    <message>
        <source>Further to the back</source>
        <translation>Plus vers l’arrière</translation>
    </message>
    <message>
        <source>Shuffle the cars</source>
        <translation>Mélanger les wagons</translation>
    </message>
    <message>
        <source>Caboose chooses the cars and their order by chance</source>
        <translation>Caboose tire au sort les wagons et leur ordre</translation>
    </message>
    <message>
        <source>The table shuffles; ask me car by car</source>
        <translation>La table mélange&#xa0;; me demander wagon par wagon</translation>
    </message>
    <message>
        <source>Round cards that you have entered</source>
        <translation>Cartes Manche que vous avez entrées</translation>
    </message>
    <message numerus="yes">
        <source>The turns of %n round card(s) of your boxes are asked for when one is turned up. You may enter them here as well.</source>
        <translation>
            <numerusform>Les tours de %n carte Manche de vos boîtes sont demandés quand elle est retournée. Vous pouvez aussi les entrer ici.</numerusform>
            <numerusform>Les tours de %n cartes Manche de vos boîtes sont demandés quand l’une d’elles est retournée. Vous pouvez aussi les entrer ici.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your own round cards, and those of your boxes that you have read:</source>
        <translation>Vos propres cartes Manche, et celles de vos boîtes que vous avez lues&#xa0;:</translation>
    </message>
    <message>
        <source>Remove this card</source>
        <translation>Retirer cette carte</translation>
    </message>
    <message numerus="yes">
        <source>%n car(s) behind the locomotive:</source>
        <translation>
            <numerusform>%n wagon derrière la locomotive&#xa0;:</numerusform>
            <numerusform>%n wagons derrière la locomotive&#xa0;:</numerusform>
        </translation>
    </message>
    <message>
        <source>Round cards: those of the box. You can add your own.</source>
        <translation>Cartes Manche&#xa0;: celles de la boîte. Vous pouvez ajouter les vôtres.</translation>
    </message>
</context>
<context>
    <name>caboose::views::VerdictCard</name>
    <message>
        <source>This text can’t be read.</source>
        <translation>Ce texte est illisible.</translation>
    </message>
    <message>
        <source>There is no verdict until all of it is understood.</source>
        <translation>Pas de verdict tant que tout n’est pas compris.</translation>
    </message>
    <message>
        <source>This position can’t be.</source>
        <translation>Cette position est impossible.</translation>
    </message>
    <message>
        <source>In dispute: %1</source>
        <extracomment>%1: as &quot;Belle → Fire → Doc&quot;</extracomment>
        <translation>En litige&#xa0;: %1</translation>
    </message>
    <message>
        <source>Nobody decides anything here.</source>
        <translation>Personne ne décide rien ici.</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Règle %1</translation>
    </message>
    <message>
        <source>Open this rule</source>
        <translation>Ouvrir cette règle</translation>
    </message>
    <message>
        <source>It rests on a ruling: %1</source>
        <translation>Cela repose sur un point de règle&#xa0;: %1</translation>
    </message>
    <message>
        <source>It rests on the text alone.</source>
        <translation>Cela repose sur le texte seul.</translation>
    </message>
</context>
<context>
    <name>caboose::views::WelcomePanel</name>
    <message>
        <source>Welcome</source>
        <translation>Bienvenue</translation>
    </message>
    <message>
        <source>Follows the Colt Express game on your table, settles what the rules allow, and has the rulebook of your edition at hand.</source>
        <translation>Suit la partie de Colt Express sur votre table, dit ce que les règles permettent et garde sous la main les règles de votre édition.</translation>
    </message>
    <message>
        <source>Emblem: a red caboose in the evening sun</source>
        <translation>Emblème : un wagon de queue rouge au soleil du soir</translation>
    </message>
    <message>
        <source>Games before</source>
        <translation>Parties précédentes</translation>
    </message>
    <message>
        <source>A click goes on with the game; the menu names it or puts it away</source>
        <translation>Un clic reprend la partie&#xa0;; le menu la nomme ou la range</translation>
    </message>
    <message>
        <source>Put it away</source>
        <translation>La ranger</translation>
    </message>
    <message>
        <source>Go on with it</source>
        <translation>La reprendre</translation>
    </message>
    <message>
        <source>Name it…</source>
        <translation>La nommer…</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <translation>Nom de la partie</translation>
    </message>
    <message>
        <source>What shall this game be called?</source>
        <translation>Comment appeler cette partie&#xa0;?</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>caboose::views::WhatIfBanner</name>
    <message>
        <source>You are trying something out. The game waits where it was.</source>
        <translation>Vous faites un essai. La partie attend où elle en était.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Le garder</translation>
    </message>
    <message>
        <source>Drop it</source>
        <translation>L’abandonner</translation>
    </message>
    <message>
        <source>What you tried is the game from now on</source>
        <translation>Ce que vous avez essayé devient la partie</translation>
    </message>
    <message>
        <source>Back to the game, as if nothing had been tried</source>
        <translation>Revenir à la partie, comme si rien n’avait été essayé</translation>
    </message>
</context>
<context>
    <name>caboose::views::WhyCard</name>
    <message>
        <source>%1 – %2</source>
        <extracomment>%1: a pawn, a place or a card, %2: what the rules say of choosing it</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Règle %1</translation>
    </message>
    <message>
        <source>Open this rule</source>
        <translation>Ouvrir cette règle</translation>
    </message>
    <message>
        <source>The table decided otherwise</source>
        <translation>La table en a décidé autrement</translation>
    </message>
    <message>
        <source>Enter it all the same; the log keeps what the rules say</source>
        <translation>Le saisir quand même&#xa0;; le journal garde ce que disent les règles</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Close the explanation</source>
        <translation>Fermer l’explication</translation>
    </message>
</context>
</TS>
