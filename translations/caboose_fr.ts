<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>Only the &amp;centre</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide every panel but the one in the centre, or bring them back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the whole screen, or go back to a window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme of the &amp;system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light or dark, whichever the system uses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark text on light paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dark theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light text on dark wood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;witch light and dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From light to dark, or from dark to light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Te&amp;xt larger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make all text larger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text s&amp;maller</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make all text smaller</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text at &amp;normal size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give all text its normal size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the panels as they are now in your layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save layout &amp;as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the panels as they are now under a name of your own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;name layout…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give your layout another name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Delete layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete your layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put every panel back where this layout has it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Lock panels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep panels from being moved, taken out or closed by mistake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Bring floating panels back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put every panel that floats back into the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export layout…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the panels as they are now to a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Import layout…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read a layout from a file and add it to yours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language of the &amp;system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speak as the system does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Find an action…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find any action by its name and run it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Shortcuts…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the keys of every action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme, language, text size and more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Answer the message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press the button of the message in the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dis&amp;miss the message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the message in the window away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close Caboose; everything is kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Caboose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version, licence and the libraries used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch to your layout “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch the program to this language: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Panels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Ask</name>
    <message>
        <source>Caboose files (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OK</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Show this overview.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the version.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LANGUAGE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speak this language in this run, as in “fr”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FOLDER</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep settings and layouts in this folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LAYOUT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start with this layout; “layouts list” names them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start with the layout, look and shortcuts that Caboose comes with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>help [SUBCOMMAND]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explain a subcommand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 needs a value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown option: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown subcommand: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“caboose --help” shows what there is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Caboose: companion, referee and rulebook for Colt Express tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[OPTIONS]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>[OPTIONS] SUBCOMMAND [ARGUMENTS]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a subcommand the window opens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Subcommands:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not understood. “caboose help %1” shows how to call it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>actions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List every action with its shortcuts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One action a line, separated by tabs: id, keys, category, name, what it does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no layout of this name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file could not be written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give it a name that no other layout has.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>layouts list
layouts export LAYOUT FILE
layouts import FILE [NAME]
layouts reset [LAYOUT]...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List, export, import or reset layouts of the window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“reset” forgets how panels were left, so that the next start finds them in their places; without a name, in all layouts. A FILE of “-” is standard output.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Layouts</name>
    <message>
        <source>The file could not be opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is not a layout, or it is damaged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A later version of Caboose wrote the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Schemin’</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The layout for the first phase, when cards are played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stealin’</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The layout for the second phase, when cards are resolved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The layout for reading and settling the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table display</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The layout that the whole table can read</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Panels</name>
    <message>
        <source>Welcome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What Caboose is and what it can do now</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>caboose::app::Frame</name>
    <message>
        <source>Menu bar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P&amp;anels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tool bar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layout:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose where the panels are</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>caboose::app::LayoutDesk</name>
    <message>
        <source>Every panel is back in its place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” comes with Caboose and stays as it is. Choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The layout could not be written to the settings folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layout “%1” saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is already a layout with the name “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete your layout “%1”?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layout “%1” deleted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layout written to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The layout could not be written to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imported layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The layout “%1” could not be used, so the panels are where Caboose puts them. %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>caboose::app::Program</name>
    <message>
        <source>The settings could not be read. They are now in %1, and everything is set as at first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Caboose did not end properly last time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the panels in their places</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Caboose failed while it started last time, so the panels are in their places now and not where you left them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where I left them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the layout:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not hold shortcuts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shortcuts could not be written to %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>caboose::app::TitleButton</name>
    <message>
        <source>Close this panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put back into the main window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take out into a window of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minimize</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximize</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore size</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>caboose::items::ShortcutsModel</name>
    <message>
        <source>Same keys as: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Category</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second shortcut</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>caboose::views::AboutDialog</name>
    <message>
        <source>About Caboose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Caboose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Libraries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L&amp;icence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Caboose %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Companion, referee and multilingual rulebook for groups who play Colt Express with the physical box.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or any later version. It comes without any warranty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Caboose is made by players. It is not affiliated with, or endorsed by, the publisher or the authors of Colt Express; you need the box to play. Art and texts are our own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Licence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Libraries used by Caboose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text of the licence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cl&amp;ose</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>caboose::views::CommandPalette</name>
    <message>
        <source>Commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What do you want to do?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search for an action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a few letters; the arrow keys choose, Enter runs, Escape closes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No action has a name like that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>↑ ↓ choose    Enter run    Esc close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>caboose::views::MessageLine</name>
    <message>
        <source>Message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dismiss this message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>caboose::views::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every change takes effect at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text &amp;size:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> %</source>
        <comment>after a number, as in 100 %</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text size in percent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Behaviour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Animate what moves on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off: everything is simply where it is now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As&amp;k before something is thrown away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off: layouts are deleted or replaced without a question.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start with the panels as I &amp;left them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off: start with the layout as it was saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sho&amp;rtcuts…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the keys of every action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore &amp;defaults</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set everything on this page as it was at first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>caboose::views::ShortcutsDialog</name>
    <message>
        <source>Shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search by name, category or keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search for a shortcut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Actions and their shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keys:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys of the chosen action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>or al&amp;so:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second keys of the chosen action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R&amp;eset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give this action its own keys back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset &amp;all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give every action its own keys back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read shortcuts from a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write these shortcuts to a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sa&amp;ve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These keys would do nothing: they also belong to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some actions share their keys; they are shown in red.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>caboose::views::WelcomePanel</name>
    <message>
        <source>Welcome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follows the Colt Express game on your table, settles what the rules allow, and has the rulebook of your edition at hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Emblem: a red caboose in the evening sun</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
