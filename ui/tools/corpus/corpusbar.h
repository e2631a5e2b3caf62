// SPDX-License-Identifier: MIT
// The corpus and its runs: what is opened, run, saved and compared, and how far a run is.
#pragma once

#include <QWidget>

class QCheckBox;
class QComboBox;
class QProgressBar;
class QPushButton;

namespace tagseam {

class CorpusDesk;
class MethodChooser;
class WorkBar;

class CorpusBar : public QWidget {
    Q_OBJECT

  public:
    explicit CorpusBar(CorpusDesk* desk, QWidget* parent = nullptr);

    MethodChooser* methods() const { return m_methods; }
    QCheckBox* diagnosis() const { return m_diagnosis; }
    /// Chooses the annotator whose annotations count; visible when annotators have names.
    QComboBox* annotator() const { return m_annotator; }
    QPushButton* runButton() const { return m_run; }
    QPushButton* cancelButton() const { return m_cancel; }
    QPushButton* secondButton() const { return m_second; }
    QProgressBar* progress() const { return m_progress; }
    /// While folders and runs are opened or compared.
    WorkBar* workBar() const { return m_work; }

    /// Asks for a folder and opens it; false when the person cancels.
    bool chooseFolder();
    /// Asks for a run and opens it; false when the person cancels. `at`: see CorpusDesk::openRun().
    bool chooseRun(int at);
    /// Asks for a file and writes the run into it on another thread.
    void saveRun();

  private:
    void retranslate();
    void update();
    void listAnnotators();
    void showWork();
    void run();
    QString folderOfRuns() const;

    CorpusDesk* m_desk;
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
    QString m_job; // that the bar of work tells of
};

} // namespace tagseam
