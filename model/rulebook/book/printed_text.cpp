// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/rulebook/book/printed_text.h"

namespace caboose::rulebook {

PrintedTexts textsInForce(rules::Edition edition)
{
    PrintedTexts texts{rules::textOf(edition)};
    if (edition > rules::Edition::Official2016 && edition < rules::Edition::Official2014) {
        texts.insert(PrintedText::Official2016);
    }
    if (edition > rules::Edition::Official2014) texts.insert(PrintedText::Official2014);
    return texts;
}

} // namespace caboose::rulebook
