#include "export_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QRadioButton>
#include <QSpinBox>

namespace pgduel::compare {

namespace {

template <class Box, class Number> Box* spin(Number least, Number most, Number value, const QString& name)
{
    auto* box = new Box;
    box->setRange(least, most);
    box->setValue(value);
    box->setAccessibleName(name);
    return box;
}

QWidget* inRow(std::initializer_list<QWidget*> widgets)
{
    auto* whole = new QWidget;
    auto* row = new QHBoxLayout(whole);
    row->setContentsMargins(0, 0, 0, 0);
    for (auto* widget : widgets)
        row->addWidget(widget);
    row->addStretch(1);
    return whole;
}

} // namespace

ExportDialog::ExportDialog(QWidget* parent)
    : QDialog(parent)
    , format_(new QComboBox)
    , theme_(new QComboBox)
    , pixels_(new QRadioButton(tr("On the screen")))
    , paper_(new QRadioButton(tr("On paper")))
    , width_(spin<QSpinBox>(200, 16000, 1600, tr("Width in pixels")))
    , height_(spin<QSpinBox>(150, 16000, 900, tr("Height in pixels")))
    , dpi_(spin<QSpinBox>(72, 1200, 300, tr("Dots an inch")))
    , widthCm_(spin<QDoubleSpinBox>(2.0, 120.0, 16.0, tr("Width in centimetres")))
    , heightCm_(spin<QDoubleSpinBox>(2.0, 120.0, 9.0, tr("Height in centimetres")))
    , result_(new QLabel)
{
    setWindowTitle(tr("Export picture"));
    for (const auto format :
        {chart::PictureFormat::Png, chart::PictureFormat::Svg, chart::PictureFormat::Pdf})
        format_->addItem(suffix(format).toUpper(), static_cast<int>(format));
    theme_->addItem(tr("Light"));
    theme_->addItem(tr("Dark"));
    format_->setAccessibleName(tr("Format"));
    theme_->setAccessibleName(tr("Theme"));
    pixels_->setChecked(true);
    auto* form = new QFormLayout(this);
    form->addRow(tr("Format"), format_);
    form->addRow(tr("Theme"), theme_);
    form->addRow(pixels_, inRow({width_, new QLabel(QStringLiteral("×")), height_, new QLabel(tr("px"))}));
    form->addRow(paper_,
        inRow({widthCm_, new QLabel(QStringLiteral("×")), heightCm_, new QLabel(tr("cm at")), dpi_,
            new QLabel(tr("DPI"))}));
    form->addRow(result_);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel);
    form->addRow(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    for (auto* box : {width_, height_, dpi_})
        connect(box, &QSpinBox::valueChanged, this, &ExportDialog::showSizes);
    for (auto* box : {widthCm_, heightCm_})
        connect(box, &QDoubleSpinBox::valueChanged, this, &ExportDialog::showSizes);
    connect(pixels_, &QRadioButton::toggled, this, &ExportDialog::showSizes);
    showSizes();
}

void ExportDialog::showSizes()
{
    const bool screen = pixels_->isChecked();
    for (QWidget* box : {static_cast<QWidget*>(width_), static_cast<QWidget*>(height_)})
        box->setEnabled(screen);
    for (QWidget* box :
        {static_cast<QWidget*>(widthCm_), static_cast<QWidget*>(heightCm_), static_cast<QWidget*>(dpi_)})
        box->setEnabled(!screen);
    const auto picture = size();
    result_->setText(tr("The picture will have %1 × %2 pixels.").arg(picture.width).arg(picture.height));
}

chart::PictureFormat ExportDialog::format() const
{
    return static_cast<chart::PictureFormat>(format_->currentData().toInt());
}

chart::PictureSize ExportDialog::size() const
{
    return pixels_->isChecked()
        ? chart::PictureSize::pixels(width_->value(), height_->value())
        : chart::PictureSize::centimetres(widthCm_->value(), heightCm_->value(), dpi_->value());
}

bool ExportDialog::dark() const
{
    return theme_->currentIndex() == 1;
}

QString ExportDialog::suffix(chart::PictureFormat format)
{
    switch (format) {
    case chart::PictureFormat::Svg:
        return QStringLiteral("svg");
    case chart::PictureFormat::Pdf:
        return QStringLiteral("pdf");
    case chart::PictureFormat::Png:
        break;
    }
    return QStringLiteral("png");
}

QString ExportDialog::filter(chart::PictureFormat format)
{
    return tr("%1 picture (*.%2)").arg(suffix(format).toUpper(), suffix(format));
}

} // namespace pgduel::compare
