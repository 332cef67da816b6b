#pragma once

#include <cstdio>
#include <cstdlib>

/// Ends the fuzzer, which keeps the input, when what must always hold does not.
#define REQUIRE(condition)                                                                                   \
    do {                                                                                                     \
        if (!(condition)) {                                                                                  \
            std::fprintf(stderr, "%s:%d: not true: %s\n", __FILE__, __LINE__, #condition);                   \
            std::abort();                                                                                    \
        }                                                                                                    \
    } while (false)
