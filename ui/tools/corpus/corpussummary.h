// SPDX-License-Identifier: MIT
// Tables about the whole corpus: the means of each method, the classes of its pages, and the agreement of
// annotators.
#pragma once

#include "core/corpus/pages/corpusagreement.h"
#include "ui/tools/corpus/opencorpus.h"
#include "ui/widgets/pendingrun.h"

#include <QWidget>

#include <stop_token>
#include <vector>

class QLabel;
class QPushButton;

namespace tagseam {

class AnswerTable;
class Sections;

class CorpusSummary : public QWidget {
    Q_OBJECT

  public:
    explicit CorpusSummary(OpenCorpus* corpus, QWidget* parent = nullptr);
    ~CorpusSummary() override;

    AnswerTable* means() const { return m_means; }
    AnswerTable* classes() const { return m_classes; }
    AnswerTable* pairs() const { return m_pairs; }
    AnswerTable* pages() const { return m_pages; }
    QPushButton* measureButton() const { return m_measure; }
    /// Writes the tables of the unfolded section as CSV; false if they have no rows.
    bool save(const QString& path);
    /// True while agreement is being measured.
    bool isMeasuring() const { return m_measuring.isPending(); }

  signals:
    void told(const QString& sentence);
    void refused(const QString& sentence);

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    QWidget* makePage(QLabel* text, const std::vector<AnswerTable*>& tables);
    void makeAgreement();
    void say();
    void sayMeans();
    void sayClasses();
    void sayAgreement();
    void measure();
    void chooseFile();

    OpenCorpus* m_corpus;
    Sections* m_sections;
    QLabel* m_meansText;
    AnswerTable* m_means;
    QLabel* m_classesText;
    AnswerTable* m_classes;
    QPushButton* m_measure;
    QLabel* m_agreementText;
    AnswerTable* m_pairs;
    AnswerTable* m_pages;
    QPushButton* m_save;
    QString m_folder; // the folder of the agreement
    std::vector<AnnotatedBySeveral> m_agreement;
    bool m_isMeasured = false;
    std::stop_source m_stop;
    PendingRun<std::vector<AnnotatedBySeveral>> m_measuring;
};

} // namespace tagseam
