// SPDX-License-Identifier: MIT
// Places the labels of marks over a page.
#include "ui/browser/show/marklabels.h"

#include <algorithm>

namespace tagseam {

namespace {

constexpr double gap = 2; // pixels between two labels

class Placing {
  public:
    Placing(const std::vector<LabelledBoxes>& marks, const QRectF& view) : m_marks(marks), m_view(view) {}

    std::vector<MarkLabel> run()
    {
        for (const LabelledBoxes& mark : m_marks) {
            const bool isLabelled = !mark.boxes.empty() && !mark.size.isEmpty();
            m_labels.push_back(isLabelled ? placed(mark) : MarkLabel());
        }
        return std::move(m_labels);
    }

  private:
    MarkLabel placed(const LabelledBoxes& mark) const
    {
        const QRectF& box = mark.boxes.front();
        const QRectF left(QPointF(box.left() - mark.size.width(), topOf(box, mark.size)), mark.size);
        if (!mark.isSubtree && isFree(left))
            return {left, LabelPlace::Beside};
        return {within(box, mark.isSubtree ? mark.size : mark.smallSize), LabelPlace::Within};
    }

    // If only the last pixels of a box are in sight, the label is placed at them, not at the next box.
    double topOf(const QRectF& box, const QSizeF& size) const
    {
        return box.top() > m_view.top() ? box.top() : std::min(m_view.top(), box.bottom() - size.height());
    }

    bool isFree(const QRectF& label) const
    {
        const auto isOn = [&](const QRectF& box) { return box.intersects(label); };
        const auto hasBoxThere = [&](const LabelledBoxes& each) {
            return std::ranges::any_of(each.boxes, isOn);
        };
        return m_view.left() <= label.left() && std::ranges::none_of(m_marks, hasBoxThere) &&
               std::ranges::none_of(m_labels, isOn, &MarkLabel::box);
    }

    // Moves the label to the left of the labels that were placed before.
    QRectF within(const QRectF& box, const QSizeF& size) const
    {
        QRectF label({0, topOf(box, size)}, size);
        const double mostLeft = std::max(m_view.left(), m_view.right() - size.width());
        label.moveLeft(
            std::clamp(std::min(box.right(), m_view.right()) - size.width(), m_view.left(), mostLeft));
        for (const MarkLabel& before : m_labels) {
            if (before.box.intersects(label))
                label.moveRight(before.box.left() - gap);
        }
        return label;
    }

    const std::vector<LabelledBoxes>& m_marks;
    const QRectF m_view;
    std::vector<MarkLabel> m_labels; // labels of the marks before
};

} // namespace

std::vector<MarkLabel> placeLabels(const std::vector<LabelledBoxes>& marks, const QRectF& view)
{
    return Placing(marks, view).run();
}

} // namespace tagseam
