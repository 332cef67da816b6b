#include "language/expression.h"

namespace pgduel::workload {

const FunctionSpec* findFunction(std::string_view name)
{
    static constexpr FunctionSpec functions[] = {
        {"abs", Operation::Abs, 1, 1},
        {"debug", Operation::Debug, 1, 1},
        {"double", Operation::Double, 1, 1},
        {"exp", Operation::Exp, 1, 1},
        {"greatest", Operation::Greatest, 1, FunctionSpec::any},
        {"hash", Operation::HashMurmur2, 1, 2, true},
        {"hash_fnv1a", Operation::HashFnv1a, 1, 2, true},
        {"hash_murmur2", Operation::HashMurmur2, 1, 2, true},
        {"int", Operation::Int, 1, 1},
        {"least", Operation::Least, 1, FunctionSpec::any},
        {"ln", Operation::Ln, 1, 1},
        {"mod", Operation::Modulo, 2, 2},
        {"permute", Operation::Permute, 2, 3, true},
        {"pi", Operation::Pi, 0, 0},
        {"pow", Operation::Power, 2, 2},
        {"power", Operation::Power, 2, 2},
        {"random", Operation::RandomUniform, 2, 2},
        {"random_exponential", Operation::RandomExponential, 3, 3},
        {"random_gaussian", Operation::RandomGaussian, 3, 3},
        {"random_zipfian", Operation::RandomZipfian, 3, 3},
        {"sqrt", Operation::SquareRoot, 1, 1},
    };
    for (const FunctionSpec& function : functions)
        if (function.name == name)
            return &function;
    return nullptr;
}

} // namespace pgduel::workload
