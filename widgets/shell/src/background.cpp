#include "shell/background.h"

#include "study/toml.h"

namespace pgduel::shell {

std::vector<measure::Fault> faultsOf(const std::exception_ptr& error)
{
    try {
        std::rethrow_exception(error);
    } catch (const study::StudyError& several) {
        return several.faults();
    } catch (const measure::Failure& failure) {
        return {failure.fault()};
    } catch (const std::exception& other) {
        return {measure::Fault{"", "", {}, other.what()}};
    }
}

} // namespace pgduel::shell
