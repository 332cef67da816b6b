#pragma once

#include <QDialog>

#include "chart/picture.h"

class QComboBox;
class QDialogButtonBox;
class QDoubleSpinBox;
class QLabel;
class QRadioButton;
class QSpinBox;

namespace pgduel::compare {

/// How a picture is to be saved: format, size in pixels or on paper, theme. The file is asked for afterwards.
class ExportDialog : public QDialog {
    Q_OBJECT
public:
    explicit ExportDialog(QWidget* parent = nullptr);

    chart::PictureFormat format() const;
    chart::PictureSize size() const;
    bool dark() const;

    /// File filter of the format, "PNG picture (*.png)", and its suffix.
    static QString filter(chart::PictureFormat format);
    static QString suffix(chart::PictureFormat format);

private:
    void showSizes();
    QComboBox *format_, *theme_;
    QRadioButton *pixels_, *paper_;
    QSpinBox *width_, *height_, *dpi_;
    QDoubleSpinBox *widthCm_, *heightCm_;
    QLabel* result_;
};

} // namespace pgduel::compare
