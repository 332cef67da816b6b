#include "exchange/output.h"

#include <QSaveFile>

#include "exchange/error.h"
#include "exchange/faults.h"

namespace pgduel::exchange {

void writeFile(const std::string& path, const std::function<void(const Sink&)>& content)
{
    QSaveFile file(QString::fromStdString(path));
    const auto fail = [&] {
        throw ExchangeError({fault::notWritten, path, {path}, file.errorString().toStdString()});
    };
    if (!file.open(QIODevice::WriteOnly))
        fail();
    content([&](std::string_view piece) {
        if (file.write(piece.data(), qint64(piece.size())) != qint64(piece.size()))
            fail();
    });
    if (!file.commit())
        fail();
}

std::string toText(const std::function<void(const Sink&)>& content)
{
    std::string text;
    content([&](std::string_view piece) { text += piece; });
    return text;
}

} // namespace pgduel::exchange
