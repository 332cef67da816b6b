#pragma once

#include <vector>

#include <QWidget>

#include "chart/panel.h"
#include "chart/theme.h"

namespace pgduel::run_page {

/// Says which line is whose, in one row above the charts: a stroke as the charts draw it, and the name.
class LineKey : public QWidget {
    Q_OBJECT
public:
    struct Entry {
        QString name;
        int experiment = 0;
        chart::LineRole role = chart::LineRole::Main;
    };
    explicit LineKey(QWidget* parent = nullptr);

    void setEntries(std::vector<Entry> entries);
    const std::vector<Entry>& entries() const { return entries_; }
    void setTheme(const chart::Theme& theme); ///< its font too
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int widthOf(const Entry& entry) const;
    int stroke() const;

    std::vector<Entry> entries_;
    chart::Theme theme_;
};

} // namespace pgduel::run_page
