// SPDX-License-Identifier: MIT
// Records: the data records that MDR finds on the original and on the pruned page, side by side, and the
// similarity of nodes.
#pragma once

#include "core/corpus/runs/minedpages.h"
#include "ui/session/annotation/scoredgroundtruth.h"
#include "ui/session/questions/explaintab.h"
#include "ui/tools/content/recordlist.h"
#include "ui/tools/tool.h"

#include <memory>
#include <optional>
#include <vector>

class QSplitter;
class QToolButton;

namespace tagseam {

class Annotator;
class FieldsView;
class LikenessView;
class RecordSettings;

class RecordsTab : public ExplainTab {
    Q_OBJECT

  public:
    explicit RecordsTab(const ToolContext& context, QWidget* parent = nullptr);

    QString title() const override;
    QString tip() const override;

    RecordSettings* settings() const { return m_settings; }
    QLabel* totals() const { return m_totals; }
    QLabel* legend() const { return m_legend; }
    RecordList* original() const { return m_original; }
    RecordList* pruned() const { return m_pruned; }
    LikenessView* likeness() const { return m_likeness; }
    FieldsView* fields() const { return m_fields; }
    /// Shows the fields in place of the lists, or the lists.
    QToolButton* fieldsSwitch() const { return m_fieldsSwitch; }
    /// True if the contents are up to date.
    bool isCurrent() const;

    static constexpr std::size_t mostMarks = 300;   ///< number of marked regions and records, the first ones
    static constexpr int patientMilliseconds = 100; ///< time before lists that are out of date are greyed

  protected:
    void ask() override;
    void say() override;
    std::vector<RegionMark> marks() const override;
    QString markdownOfOther(const QWidget* widget) const override;
    void follow(const QString& link) override;

  private:
    struct Asked {
        int state = -1; // number of the analysis and its kept regions
        MdrOptions options;
        std::vector<Labelled> truth;
        friend bool operator==(const Asked&, const Asked&) = default;
    };
    void connectAll();
    void forget();
    QString obstacle() const;
    void askMined();
    void takeMined();
    QString totalsWords() const;
    QString groundTruthWords() const;
    std::size_t markable() const;
    void addMarks(std::vector<RegionMark>& all, const RecordsModel& model, std::uint32_t region,
                  bool isNewOnly) const;
    void compareChosen(const RecordList* list, const std::vector<RecordPlace>& records);
    void save(const RecordList* list, RecordList::Format format);
    void saveFields();
    QString askPath(const QString& title, const QString& name, bool isCsv);
    void showFields(bool areShown);

    Annotator* m_annotator; // its marks are the ground truth
    RecordSettings* m_settings;
    QLabel* m_totals;
    QSplitter* m_lists;
    RecordList* m_original;
    RecordList* m_pruned;
    QLabel* m_legend;
    LikenessView* m_likeness;
    QToolButton* m_fieldsSwitch;
    FieldsView* m_fields;

    Inquiry<MinedPages>* m_mined;
    ScoredGroundTruth m_truth;
    int m_state = 0; // counts the analyses and changes of their kept regions
    Asked m_asked;
    std::optional<MinedPages> m_shown; // for the tree that is shown, otherwise empty
    MdrOptions m_shownOptions;
    std::shared_ptr<const MinedRecords> m_known; // records of the original page, for m_knownOptions
    MdrOptions m_knownOptions;
    QTimer m_patience;
};

extern const Tool recordsTool;

} // namespace tagseam
