// SPDX-License-Identifier: MIT
// The bar of the corpus: opens, runs, saves and compares, and shows the progress of a run.
#pragma once

#include <QWidget>

class QCheckBox;
class QComboBox;
class QProgressBar;
class QPushButton;

namespace tagseam {

class OpenCorpus;
class MethodChooser;
class WorkBar;

class CorpusBar : public QWidget {
    Q_OBJECT

  public:
    explicit CorpusBar(OpenCorpus* corpus, QWidget* parent = nullptr);

    MethodChooser* methods() const { return m_methods; }
    QCheckBox* diagnosis() const { return m_diagnosis; }
    /// Chooses the annotator whose annotations count. Visible when annotations have named annotators.
    QComboBox* annotator() const { return m_annotator; }
    QPushButton* runButton() const { return m_run; }
    QPushButton* cancelButton() const { return m_cancel; }
    QPushButton* secondButton() const { return m_second; }
    QProgressBar* progress() const { return m_progress; }
    /// The progress bar for opening folders and runs, and for comparing.
    WorkBar* workBar() const { return m_work; }

    /// Asks for a folder and opens it; false when the user cancels.
    bool chooseFolder();
    /// Asks for a WARC file and opens it; false when the user cancels.
    bool chooseCrawl();
    /// Asks for a run and opens it; false when the user cancels. `at`: see OpenCorpus::openRun().
    bool chooseRun(int at);
    /// Asks for a file and writes the run to it on another thread.
    void saveRun();

  private:
    void retranslate();
    void update();
    void listAnnotators();
    void showWork();
    void run();
    QString folderOfRuns() const;

    OpenCorpus* m_corpus;
    QPushButton* m_folder;
    QPushButton* m_open;
    MethodChooser* m_methods;
    QComboBox* m_annotator;
    QCheckBox* m_diagnosis;
    QPushButton* m_run;
    QProgressBar* m_progress;
    QPushButton* m_cancel;
    QPushButton* m_save;
    QPushButton* m_second;
    WorkBar* m_work;
    QString m_job; // the job that the progress bar shows
};

} // namespace tagseam
