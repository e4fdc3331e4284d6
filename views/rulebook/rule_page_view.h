// SPDX-FileCopyrightText: The Caboose authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QTextBrowser>

namespace caboose::views {

/// A page of the rulebook. It knows nothing of rules: it shows rich text, and tells which link was
/// pointed at or followed.
class RulePageView : public QTextBrowser {
    Q_OBJECT
public:
    explicit RulePageView(QWidget* parent = nullptr);

    /// Several texts beside each other take all the room; a single one lines of a length that the
    /// eye can follow.
    void showPage(const QString& html, bool isWide);
    /// A section of the page to the top.
    void goToSection(const QString& id);
    /// Marks these words until the next page.
    void markWords(const QStringList& words);
    /// The section whose text is here, as far as headings tell; empty above the first one.
    QString sectionAt(const QPoint& position) const;

    int zoomPercent() const { return m_zoom; }
    void setZoomPercent(int percent);

Q_SIGNALS:
    void linkFollowed(const QString& link);
    /// The mouse or the keyboard is on a link, at this place of the screen; empty: on none.
    void linkPointedAt(const QString& link, const QRect& where);
    void backWanted();
    void forwardWanted();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool focusNextPrevChild(bool next) override;
    void doSetSource(const QUrl& name, QTextDocument::ResourceType type) override;

private:
    void render();
    void setMargins();
    void tellFocusedLink();

    QString m_html;
    bool m_isWide = false;
    bool m_isRendering = false;
    int m_zoom = 100;
};

} // namespace caboose::views
