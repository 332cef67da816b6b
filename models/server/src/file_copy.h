#pragma once

#include <cstdint>
#include <functional>
#include <stop_token>
#include <string>

namespace pgduel::server {

using BytesCopied = std::function<void(std::uint64_t bytes)>;

/// Copies the bytes, mode and owner of a regular file; blocks are shared where the file system can (reflink).
/// Of an existing target only the pages that differ are written: less to write back while the next run is
/// measured. `copied` gets the bytes dealt with. Throws ServerError (server.copy_failed, server.stopped: the
/// target is then of no use).
void copyFile(
    const std::string& from, const std::string& to, const BytesCopied& copied, const std::stop_token& stop);

/// Waits until the bytes of a large file lie on the disk; a small one, and the end, are left to settle(),
/// which writes many at once. Throws ServerError (server.copy_failed, server.stopped).
void writeOut(const std::string& path, const std::stop_token& stop);
/// Waits until all that was written to the file system of this folder lies on the disk. Nothing can end this
/// wait; after writeOut() of all files it is short.
void settle(const std::string& folder);

/// Whether files in this folder can share blocks, so that copies take neither time nor space.
bool canShareBlocks(const std::string& folder);

} // namespace pgduel::server
