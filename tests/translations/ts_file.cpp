// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/translations/ts_file.h"

#include <QFile>
#include <QXmlStreamReader>

namespace caboose::test {

namespace {

class TsReader {
public:
    explicit TsReader(QIODevice* device) : m_xml(device) {}

    TsFile read()
    {
        m_xml.readNextStartElement();
        m_file.language = m_xml.attributes().value(u"language").toString();
        while (m_xml.readNextStartElement()) {
            if (m_xml.name() == u"context") {
                readContext();
            } else {
                m_xml.skipCurrentElement();
            }
        }
        m_file.error = m_xml.errorString();
        return std::move(m_file);
    }

private:
    void readContext()
    {
        QString context;
        while (m_xml.readNextStartElement()) {
            if (m_xml.name() == u"name") {
                context = m_xml.readElementText();
            } else if (m_xml.name() == u"message") {
                readMessage(context);
            } else {
                m_xml.skipCurrentElement();
            }
        }
    }

    void readMessage(const QString& context)
    {
        TsMessage message;
        message.context = context;
        message.numerus = m_xml.attributes().value(u"numerus") == u"yes";
        message.line = m_xml.lineNumber();
        while (m_xml.readNextStartElement()) {
            if (m_xml.name() == u"source") {
                message.source = m_xml.readElementText();
            } else if (m_xml.name() == u"comment") {
                message.comment = m_xml.readElementText();
            } else if (m_xml.name() == u"translation") {
                readTranslation(message);
            } else {
                m_xml.skipCurrentElement();
            }
        }
        m_file.messages.append(message);
    }

    void readTranslation(TsMessage& message)
    {
        message.state = m_xml.attributes().value(u"type").toString();
        if (!message.numerus) {
            message.forms = {m_xml.readElementText()};
            return;
        }
        while (m_xml.readNextStartElement()) {
            message.forms.append(m_xml.readElementText());
        }
    }

    QXmlStreamReader m_xml;
    TsFile m_file;
};

} // namespace

TsFile readTs(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return {{}, {}, file.errorString()};
    }
    return TsReader(&file).read();
}

QString keyOf(const TsMessage& message)
{
    return QStringLiteral("%1: \"%2\"%3%4")
        .arg(message.context, message.source,
             message.comment.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(message.comment),
             message.numerus ? QStringLiteral(" [plural]") : QString());
}

} // namespace caboose::test
