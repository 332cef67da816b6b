#pragma once

#include <cstdint>
#include <map>
#include <string>

namespace pgduel::server {

enum class EntryKind { Folder, File, Link };

/// What the file system tells of a file without reading it. A change of its bytes always changes ctime.
struct Stamp {
    std::uint64_t inode = 0, size = 0;
    std::int64_t modified = 0, changed = 0; ///< mtime and ctime, ns since 1970
    friend bool operator==(const Stamp&, const Stamp&) = default;
};

struct Entry {
    EntryKind kind = EntryKind::File;
    Stamp stamp;
};

/// All below a folder by relative path (a folder sorts before what is in it), sockets and the like left out.
using Tree = std::map<std::string, Entry>;
Tree treeOf(const std::string& folder);

/// Makes the folders and symbolic links of `tree`, with mode and owner, as they are below `from`; removes
/// from `to` whatever is not in the tree or is of another kind.
void shapeTree(const Tree& tree, const std::string& from, const std::string& to);

} // namespace pgduel::server
