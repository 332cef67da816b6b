/// libpqxx 6.4 loses the result of the statement that finds its connection broken (some kB a time; not ours
/// to mend).
extern "C" const char* __lsan_default_suppressions()
{
    return "leak:pqxx::connection_base::exec_prepared\n";
}
