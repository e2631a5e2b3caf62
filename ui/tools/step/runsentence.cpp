// SPDX-License-Identifier: MIT
// A step of another algorithm than searchRegion in a sentence.
#include "ui/tools/step/runsentence.h"

#include "ui/widgets/language.h"

#include <QCoreApplication>

#include <algorithm>
#include <string_view>

namespace tagseam {

namespace {

struct RunSentence {
    Q_DECLARE_TR_FUNCTIONS(tagseam::RunSentence)

  public:
    const RunStepper& stepper;
    const PageTrees& trees;

    RunValue value(std::string_view variable) const
    {
        const auto& names = stepper.run().variables;
        const auto at = std::ranges::find(names, variable);
        return at == names.end() ? RunValue() : stepper.value(static_cast<std::size_t>(at - names.begin()));
    }
    QString text(std::string_view variable) const
    {
        return runValueText(stepper.run(), value(variable), trees);
    }
    QString node() const
    {
        return stepper.node() == noNode ? tr("the root") : trees.describe(stepper.node());
    }
    LineKind kind() const { return stepper.line().kind; }
    // False at the end of a run that is cut, whose last step may lack lines.
    bool isEndOfStep() const
    {
        const bool isLast = stepper.event() + 1 == stepper.eventCount();
        return stepper.event() == stepper.lastEventOf(stepper.step()) && !(isLast && stepper.run().isCut);
    }

    QString line() const
    {
        const AlgorithmLine& at = stepper.line();
        const QString text = QString::fromStdString(at.text);
        return at.label.empty() ? text : tr("Line %1: %2").arg(QString::fromStdString(at.label), text);
    }

    QString noiseEliminate() const
    {
        const int count = static_cast<int>(value("descendants").first);
        const QString tag = text("tag node type");
        const bool isDifferent = tag == QLatin1String("different");
        switch (kind()) {
        case LineKind::Noise:
            return isDifferent
                       ? tr("Rule 2: %1 has %n descendants with different tags, fewer than t = %2. They are "
                            "deleted as noise.",
                            nullptr, count)
                             .arg(node(), text("t"))
                       : tr("Rule 1: all %n descendants of %1 have the tag %2, and none has a child. They "
                            "are deleted as noise.",
                            nullptr, count)
                             .arg(node(), tag);
        case LineKind::EndOfWalk:
            return isEndOfStep() ? tr("The body is the last node. It is left as it is.") : line();
        case LineKind::NotNoise:
            break;
        default:
            return line();
        }
        if (!isEndOfStep())
            return line();
        if (count == 0)
            return tr("%1 has no descendants: nothing to delete.").arg(node());
        if (isDifferent)
            return tr("%1 has %n descendants with different tags, not fewer than t = %2: they stay.", nullptr,
                      count)
                .arg(node(), text("t"));
        return tr("All %n descendants of %1 have the tag %2, but one has a child: neither rule applies.",
                  nullptr, count)
            .arg(node(), tag);
    }

    QString markNoise() const
    {
        switch (kind()) {
        case LineKind::Noise:
            return tr("The importance of “%1” is %2, at most t = %3, and all its descendants are noisy: it "
                      "is marked "
                      "as noisy.")
                .arg(text("E"), text("E.CompImp"), text("t"));
        case LineKind::NotNoise:
            return value("allNoisy").first == 0
                       ? tr("A descendant of “%1” is not noisy, so “%1” is not noisy either.").arg(text("E"))
                       : tr("The importance of “%1” is %2, more than t = %3: it is not noisy.")
                             .arg(text("E"), text("E.CompImp"), text("t"));
        default:
            return line();
        }
    }

    QString mapSst() const
    {
        switch (kind()) {
        case LineKind::NoMatch:
            return tr("The tree has no style like the one below %1: it is possibly meaningful and stays.")
                .arg(node());
        case LineKind::Leaf:
            return tr("%1 is a leaf on this page. The content of “%2” on other pages decides: it is %3.")
                .arg(node(), text("E"), text("E_p is"));
        case LineKind::Meaningful:
            return tr("%1 is mapped on “%2”, which is meaningful: its content stays.").arg(node(), text("E"));
        case LineKind::Noise:
            return tr("%1 is mapped on “%2”, which is noisy: it is deleted with all it contains.")
                .arg(node(), text("E"));
        case LineKind::Match:
            return tr("“%1” is neither noisy nor meaningful, and its style matches: the children of %2 "
                      "follow.")
                .arg(text("E"), node());
        default:
            return line();
        }
    }

    QString combComp() const
    {
        switch (kind()) {
        case LineKind::Comparison:
        case LineKind::SimilarRuns:
            return (value("similar").first != 0 ? tr("Children %1 and children %2 of %3 are similar.")
                                                : tr("Children %1 and children %2 of %3 are not similar."))
                .arg(text("St..k−1"), text("k..k+j−1"), text("Node"));
        default:
            return line();
        }
    }

    QString identDrs() const
    {
        switch (kind()) {
        case LineKind::NoRegion:
            return tr("%1 has too few levels for a data region: the filter prunes it.").arg(node());
        case LineKind::Region:
            return tr("Children %1 of %2 are a data region.").arg(text("maxDR"), text("Node"));
        case LineKind::BestSoFar:
            return tr("Children %1 are the largest data region so far: similar neighbours of length %2.")
                .arg(text("maxDR"), text("length"));
        default:
            return line();
        }
    }
};

} // namespace

QString runValueText(const AlgorithmRun& run, const RunValue& value, const PageTrees& trees)
{
    return value.form == RunValue::Form::Share
               ? decimal(value.figure, 3)
               : QString::fromStdString(valueText(run, value, trees.document()));
}

QString runSentence(const RunStepper& stepper, const PageTrees& trees)
{
    const RunSentence sentence{stepper, trees};
    switch (stepper.run().algorithm) {
    case Algorithm::NoiseEliminate:
        return sentence.noiseEliminate();
    case Algorithm::MarkNoise:
        return sentence.markNoise();
    case Algorithm::MapSst:
        return sentence.mapSst();
    case Algorithm::CombComp:
        return sentence.combComp();
    case Algorithm::IdentDrs:
        break;
    }
    return sentence.identDrs();
}

} // namespace tagseam
