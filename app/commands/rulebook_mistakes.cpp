// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/rulebook_mistakes.h"

#include <QCoreApplication>

namespace caboose::app {
namespace {

using rulebook::MistakeCode;

struct RulebookMistakes {
    Q_DECLARE_TR_FUNCTIONS(RulebookMistakes)
};

/// With %1 and %2 for the arguments.
QString sentence(MistakeCode code)
{
    switch (code) {
    case MistakeCode::Unreadable: return RulebookMistakes::tr("This file can’t be read.");
    case MistakeCode::NoText:
        return RulebookMistakes::tr("There is no chapter in any language here.");
    case MistakeCode::NotUtf8: return RulebookMistakes::tr("This line is not UTF-8.");
    case MistakeCode::TooLong: return RulebookMistakes::tr("This file is too long for a chapter.");
    case MistakeCode::OutsideSection: return RulebookMistakes::tr("Text before the first heading.");
    case MistakeCode::BadHeading:
        return RulebookMistakes::tr(
            "“%1” is no heading; it looks like “# 10 Title”, “## 10.5 Title” or "
            "“## {id} Title”.");
    case MistakeCode::EmptySection: return RulebookMistakes::tr("Section %1 says nothing.");
    case MistakeCode::SectionTwice: return RulebookMistakes::tr("Section %1 stands in %2 already.");
    case MistakeCode::WrongChapter: return RulebookMistakes::tr("Section %1 stands in chapter %2.");
    case MistakeCode::OutOfOrder: return RulebookMistakes::tr("Section %1 stands behind %2.");
    case MistakeCode::UnknownLine: return RulebookMistakes::tr("“:%1” means nothing.");
    case MistakeCode::LineTwice: return RulebookMistakes::tr("“:%1” stands here twice.");
    case MistakeCode::EmptyLine: return RulebookMistakes::tr("Nothing stands behind “:%1”.");
    case MistakeCode::BadNumber: return RulebookMistakes::tr("“%1” is no number from 1 on.");
    case MistakeCode::BadPrinted:
        return RulebookMistakes::tr(
            "“%1” is no printed place; it looks like official-2016 \"Heading\".");
    case MistakeCode::TermTwice:
        return RulebookMistakes::tr("The term “%1” belongs to section %2 already.");
    case MistakeCode::UnknownBlock:
        return RulebookMistakes::tr("“%1” is no kind of block; there are when, note and example.");
    case MistakeCode::MissingConditions:
        return RulebookMistakes::tr("A block “when” needs conditions.");
    case MistakeCode::NestedBlock:
        return RulebookMistakes::tr("A block begins within another one.");
    case MistakeCode::UnclosedBlock: return RulebookMistakes::tr("This block has no end.");
    case MistakeCode::StrayEnd:
        return RulebookMistakes::tr("A block ends here that has not begun.");
    case MistakeCode::EmptyBlock: return RulebookMistakes::tr("This block is empty.");
    case MistakeCode::BadCondition:
        return RulebookMistakes::tr("“%1” is no condition; it looks like with=stagecoach.");
    case MistakeCode::UnknownCondition:
        return RulebookMistakes::tr("Nobody knows a condition “%1”.");
    case MistakeCode::UnknownValue: return RulebookMistakes::tr("“%2” is no value of %1.");
    case MistakeCode::NeverHolds: return RulebookMistakes::tr("No game can meet “%1”.");
    case MistakeCode::UnclosedLink: return RulebookMistakes::tr("This link has no end.");
    case MistakeCode::EmptyLink: return RulebookMistakes::tr("This link is empty.");
    case MistakeCode::UnknownTarget: return RulebookMistakes::tr("There is no section %1.");
    case MistakeCode::LinkToItself: return RulebookMistakes::tr("Section %1 links to itself.");
    case MistakeCode::BareNumber:
        return RulebookMistakes::tr("The rule number %1 must stand in a link: [[%1]].");
    case MistakeCode::MissingSection: return RulebookMistakes::tr("Section %1 is not translated.");
    case MistakeCode::UnknownSection:
        return RulebookMistakes::tr("The original has no section %1.");
    case MistakeCode::MovedSection:
        return RulebookMistakes::tr("Section %1 is in another place than in the original.");
    case MistakeCode::BlocksDiffer:
        return RulebookMistakes::tr("The blocks differ. Here: %1. In the original: %2.");
    case MistakeCode::PartsDiffer:
        return RulebookMistakes::tr(
            "The parts of the block differ. Here: %1. In the original: %2.");
    case MistakeCode::LinksDiffer:
        return RulebookMistakes::tr("The links differ. Only here: %1. Only in the original: %2.");
    case MistakeCode::ConditionsDiffer:
        return RulebookMistakes::tr("The conditions differ. Here: %1. In the original: %2.");
    case MistakeCode::PrintedDiffers:
        return RulebookMistakes::tr("The printed places differ from the original.");
    case MistakeCode::BadRevision:
        return RulebookMistakes::tr("Revision %1 is newer than the original’s, which is %2.");
    case MistakeCode::MissingLabel: return RulebookMistakes::tr("The label “%1” is missing.");
    case MistakeCode::UnknownLabel: return RulebookMistakes::tr("Nobody needs a label “%1”.");
    case MistakeCode::OnlyInOriginal:
        return RulebookMistakes::tr("“:%1” belongs into the original alone.");
    case MistakeCode::OnlyTranslated:
        return RulebookMistakes::tr("“:%1” belongs into translations alone.");
    case MistakeCode::BadEntry: return RulebookMistakes::tr("“%1” can’t be understood.");
    }
    return {};
}

} // namespace

QString explained(const rulebook::Mistake& mistake)
{
    QString place = QString::fromStdString(mistake.file);
    for (const int number : {mistake.line, mistake.column}) {
        if (number > 0) place += u':' + QString::number(number);
    }
    QString text = sentence(mistake.code);
    for (const std::string& argument : mistake.arguments) {
        text = text.arg(QString::fromStdString(argument));
    }
    return place + u": " + text;
}

} // namespace caboose::app
