// SPDX-License-Identifier: MIT
// Chooses the method that the table shows, the method to compare with, and a filter for the pages.
#pragma once

#include "ui/tools/corpus/opencorpus.h"

#include <QWidget>

class QComboBox;
class QHBoxLayout;
class QLabel;
class QLineEdit;

namespace tagseam {

class CorpusFilter;

class CorpusFilterBar : public QWidget {
    Q_OBJECT

  public:
    CorpusFilterBar(OpenCorpus* corpus, CorpusFilter* filter, QWidget* parent = nullptr);

    QComboBox* method() const { return m_method; }
    QComboBox* against() const { return m_against; }
    QComboBox* measure() const { return m_measure; }
    QLineEdit* text() const { return m_text; }
    QComboBox* shows() const { return m_shows; }
    QComboBox* classes() const { return m_classes; }
    QLabel* count() const { return m_count; }

  private:
    QHBoxLayout* makeMethodRow();
    QHBoxLayout* makeFilterRow();
    void retranslate();
    void nameMeasures();
    void nameFilters();
    void listMethods();
    void update();
    void sayCount();

    OpenCorpus* m_corpus;
    CorpusFilter* m_filter;
    QLabel* m_methodName;
    QComboBox* m_method;
    QLabel* m_againstName;
    QComboBox* m_against;
    QLabel* m_measureName;
    QComboBox* m_measure;
    QLineEdit* m_text;
    QComboBox* m_shows;
    QComboBox* m_classes;
    QLabel* m_count;
    std::vector<RunMethod> m_shownMethods;   // indexed like the entries of m_method
    std::vector<RunMethod> m_againstMethods; // indexed like the entries of m_against, minus one
};

} // namespace tagseam
