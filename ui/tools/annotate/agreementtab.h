// SPDX-License-Identifier: MIT
// Shows the agreement of several annotators on one page: figures, disagreements, and decisions.
#pragma once

#include "core/page/dom.h"
#include "ui/session/analysis/regionmark.h"

#include <QString>
#include <QWidget>

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

class QHBoxLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidgetItem;

namespace tagseam {

class Adjudicator;
class AnswerTable;
class Annotator;
struct OpenMark;
struct PageAgreement;

class AgreementTab : public QWidget {
    Q_OBJECT

  public:
    explicit AgreementTab(Annotator* annotator, QWidget* parent = nullptr);

    Adjudicator* adjudicator() const { return m_adjudicator; }
    AnswerTable* voices() const { return m_voices; }
    AnswerTable* figures() const { return m_figures; }
    AnswerTable* questions() const { return m_questions; }
    QLabel* summary() const { return m_summary; }
    QLabel* said() const { return m_said; }
    /// The buttons for the decision on the selected question: one for each annotator, then one for nobody.
    const std::vector<QPushButton*>& rightButtons() const { return m_right; }
    QPushButton* allButton() const { return m_all; }
    QPushButton* mostButton() const { return m_most; }
    QLineEdit* name() const { return m_name; }
    QPushButton* writeButton() const { return m_write; }
    QPushButton* replaceButton() const { return m_replace; }

    static constexpr std::size_t mostShown = 300; ///< questions in the list, and marks on the page

  protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

  private:
    void makeTables();
    QHBoxLayout* makeDecisions();
    QHBoxLayout* makeWriting();
    void connectAll();
    void say();
    void sayFixed();
    void sayVoices();
    void sayFigures();
    void sayQuestions();
    void sayDecisions();
    QString hint() const;
    QString summaryText() const;
    QString nameOfVoice(std::size_t voice) const;
    QString nameOfTaken(std::uint32_t who) const;
    QString namesOf(const OpenMark& open) const;
    QString cellOf(std::size_t question, std::uint32_t who) const;
    QString decisionText(std::size_t question) const;
    NodeId shownNode(NodeId rendered) const;
    void point();
    void decide(std::uint32_t who);
    void goToOpen(qlonglong decided);
    std::vector<std::size_t> listed() const;
    std::vector<RegionMark> marks() const;
    void updateMarks();
    void addFile();

    Annotator* m_annotator;
    Adjudicator* m_adjudicator;
    AnswerTable* m_voices;
    QPushButton* m_add;
    QLabel* m_summary;
    AnswerTable* m_figures;
    AnswerTable* m_questions;
    QLabel* m_whoIsRight;
    QHBoxLayout* m_rightRow = nullptr;
    std::vector<QPushButton*> m_right;
    QPushButton* m_all;
    QPushButton* m_most;
    QLabel* m_nameTitle;
    QLineEdit* m_name;
    QPushButton* m_write;
    QLabel* m_said;
    QPushButton* m_replace;
    QString m_saying; // the result of writing
    bool m_isFilling = false;
};

} // namespace tagseam
