#pragma once

#include <QCryptographicHash>

#include <string>

namespace pgduel::store {

/// Hexadecimal SHA-256, by which two definitions are told apart.
inline std::string sha256(const std::string& text)
{
    const QByteArray bytes = QByteArray::fromStdString(text);
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex().toStdString();
}

} // namespace pgduel::store
