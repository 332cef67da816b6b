#pragma once

#include <string>
#include <utility>
#include <vector>

#include "study/error_rules.h"
#include "study/study.h"

namespace pgduel::study {

/// The words by which files and lists name the values of an enum, in the order in which they are offered.
template <class E> using Names = std::vector<std::pair<E, const char*>>;

/// Specialised for ServerKind, DatasetKind, ResetKind, ScenarioKind, Protocol, Weights, RoundTrips,
/// LoadPreset, Order, OnError.
template <class E> const Names<E>& namesOf();

template <class E> std::string nameOf(E value)
{
    for (const auto& [known, name] : namesOf<E>()) {
        if (known == value)
            return name;
    }
    return {};
}

/// "a, b, c"
template <class E> std::string allNames()
{
    std::string list;
    for (const auto& entry : namesOf<E>())
        list += (list.empty() ? "" : ", ") + std::string(entry.second);
    return list;
}

template <> const Names<ServerKind>& namesOf<ServerKind>();
template <> const Names<DatasetKind>& namesOf<DatasetKind>();
template <> const Names<ResetKind>& namesOf<ResetKind>();
template <> const Names<ScenarioKind>& namesOf<ScenarioKind>();
template <> const Names<Protocol>& namesOf<Protocol>();
template <> const Names<Weights>& namesOf<Weights>();
template <> const Names<RoundTrips>& namesOf<RoundTrips>();
template <> const Names<LoadPreset>& namesOf<LoadPreset>();
template <> const Names<Order>& namesOf<Order>();
template <> const Names<OnError>& namesOf<OnError>();

/// Keys of `[dataset]` that are numbers of its kind: tables, rows, dead_rows …
const std::vector<std::string>& datasetParameterNames();

} // namespace pgduel::study
