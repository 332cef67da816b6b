#include <gtest/gtest.h>

#include "measure/conninfo.h"
#include "measure/fault.h"
#include "measure/faults.h"

using namespace pgduel::measure;

namespace {

void expectRefusedAt(const char* text, const char* position)
{
    try {
        Conninfo::parse(text);
        ADD_FAILURE() << "accepted: " << text;
    } catch (const Failure& e) {
        EXPECT_EQ(e.fault().code, fault::conninfoSyntax);
        EXPECT_EQ(e.fault().args, std::vector<std::string>{position}) << text;
        EXPECT_EQ(std::string(e.what()).find("secret"), std::string::npos) << e.what();
    }
}

} // namespace

TEST(Conninfo, Pairs)
{
    const auto c = Conninfo::parse(
        "  host=localhost port = 5433 dbname='my db' user='o\\'brien' application_name= x\\ y ");
    EXPECT_EQ(c.value("host"), "localhost");
    EXPECT_EQ(c.value("port"), "5433");
    EXPECT_EQ(c.value("dbname"), "my db");
    EXPECT_EQ(c.value("user"), "o'brien");
    EXPECT_EQ(c.value("application_name"), "x y");
    EXPECT_EQ(c.value("sslmode"), "");
}

TEST(Conninfo, PairsAtTheEdges)
{
    EXPECT_EQ(Conninfo::parse("").toString(), "");
    EXPECT_EQ(Conninfo::parse("dbname=").value("dbname"), "");
    EXPECT_EQ(Conninfo::parse("dbname=''").value("dbname"), "");
    EXPECT_EQ(Conninfo::parse("a=1 a=2").value("a"), "2");
    EXPECT_EQ(Conninfo::parse("options='-c geqo=off'").value("options"), "-c geqo=off");
    EXPECT_EQ(Conninfo::parse("some_future_keyword=1").value("some_future_keyword"), "1");
}

TEST(Conninfo, PairsThatLibpqRefuses)
{
    expectRefusedAt("mydb", "5");
    expectRefusedAt("host=a mydb ", "13");
    expectRefusedAt("=x", "1");
    expectRefusedAt("password='secret", "17");
    expectRefusedAt("password='secret\\'", "19");
}

TEST(Conninfo, Uris)
{
    const auto c = Conninfo::parse(
        "postgresql://ann:p%40ss@db.example:5433/shop?sslmode=require&application_name=a%20b");
    EXPECT_EQ(c.value("user"), "ann");
    EXPECT_EQ(c.value("password"), "p@ss");
    EXPECT_EQ(c.value("host"), "db.example");
    EXPECT_EQ(c.value("port"), "5433");
    EXPECT_EQ(c.value("dbname"), "shop");
    EXPECT_EQ(c.value("sslmode"), "require");
    EXPECT_EQ(c.value("application_name"), "a b");
}

TEST(Conninfo, UrisWithPartsLeftOut)
{
    EXPECT_EQ(Conninfo::parse("postgres://").toString(), "");
    EXPECT_EQ(Conninfo::parse("postgresql:///mydb?host=/tmp/s").toString(), "dbname='mydb' host='/tmp/s'");
    EXPECT_EQ(Conninfo::parse("postgresql://user@").toString(), "user='user'");
    EXPECT_EQ(Conninfo::parse("postgresql://%2Fvar%2Frun/db").value("host"), "/var/run");
    EXPECT_EQ(Conninfo::parse("postgresql://h?ssl=true").value("sslmode"), "require");
}

TEST(Conninfo, UrisWithSeveralHostsAndIpv6)
{
    const auto c = Conninfo::parse("postgresql://h1:1,[2001:db8::1]:2,h3/db");
    EXPECT_EQ(c.value("host"), "h1,2001:db8::1,h3");
    EXPECT_EQ(c.value("port"), "1,2,");
    EXPECT_EQ(Conninfo::parse("postgresql://h1,h2/db").value("port"), "");
}

TEST(Conninfo, UrisThatLibpqRefuses)
{
    expectRefusedAt("postgresql://[::1/db", "15");
    expectRefusedAt("postgresql://[]/db", "15");
    expectRefusedAt("postgresql://[::1]x/db", "19");
    expectRefusedAt("postgresql://h/db%zz", "18");
    expectRefusedAt("postgresql://h/db%4", "18");
    expectRefusedAt("postgresql://h/db%00", "18");
    expectRefusedAt("postgresql://h?sslmode", "16");
    expectRefusedAt("postgresql://h?=x", "16");
    expectRefusedAt("postgresql://h?a=b=c", "18");
}

TEST(Conninfo, StringComesBackTheSame)
{
    Conninfo c;
    c.set("password", "it's a \\ secret");
    c.set("host", "/tmp/a b");
    c.set("dbname", "");
    const auto back = Conninfo::parse(c.toString());
    EXPECT_EQ(back.value("password"), "it's a \\ secret");
    EXPECT_EQ(back.value("host"), "/tmp/a b");
    EXPECT_EQ(back.toString(), c.toString());
}

TEST(Conninfo, SecretsAreFoundAndHidden)
{
    for (const char* text : {"password=secret", "sslpassword=secret", "oauth_client_secret=secret",
             "scram_client_key=secret", "postgresql://u:secret@h", "postgres://h/?password=secret"}) {
        const auto c = Conninfo::parse(text);
        EXPECT_TRUE(c.holdsPassword()) << text;
        EXPECT_EQ(c.redacted().find("=secret"), std::string::npos) << c.redacted();
        EXPECT_EQ(c.redacted().find("'secret"), std::string::npos) << c.redacted();
        EXPECT_NE(c.redacted().find("***"), std::string::npos);
    }
    EXPECT_FALSE(Conninfo::parse("service=bench passfile=/home/a/.pgpass").holdsPassword());
    EXPECT_FALSE(Conninfo::parse("password=").holdsPassword());
    EXPECT_EQ(Conninfo::parse("host=h user=u password=x").redacted(), "host='h' password='***' user='u'");
}

TEST(Conninfo, ASecretInsideAnotherValueIsHiddenToo)
{
    EXPECT_EQ(Conninfo::parse("dbname='postgresql://u:secret@h/db'").redacted(),
        "dbname='postgresql://u:***@h/db'");
}

TEST(RedactSecrets, InAnyText)
{
    EXPECT_EQ(redactSecrets("connection to \"host=h password=secret user=u\" failed"),
        "connection to \"host=h password=*** user=u\" failed");
    EXPECT_EQ(redactSecrets("password = 'se cr\\'et' user=u"), "password = *** user=u");
    EXPECT_EQ(redactSecrets("PGPASSWORD=secret psql"), "PGPASSWORD=*** psql");
    EXPECT_EQ(redactSecrets("SslPassword=secret&more x"), "SslPassword=*** x");
    EXPECT_EQ(redactSecrets("password=se\\ cret x"), "password=*** x");
    EXPECT_EQ(redactSecrets("password='open"), "password=***");
}

TEST(RedactSecrets, InUris)
{
    EXPECT_EQ(redactSecrets("at postgresql://ann:secret@h:5432/db, sorry"),
        "at postgresql://ann:***@h:5432/db, sorry");
    EXPECT_EQ(redactSecrets("postgres://ann:s@cr/et@h/db"), "postgres://ann:***@h/db");
    EXPECT_EQ(redactSecrets("postgres://h/db?password=secret&sslmode=require"),
        "postgres://h/db?password=***&sslmode=require");
    EXPECT_EQ(redactSecrets("postgres://ann@h:5432/db"), "postgres://ann@h:5432/db");
    EXPECT_EQ(
        redactSecrets("see https://example.org:443/x for more"), "see https://example.org:443/x for more");
}

TEST(RedactSecrets, LeavesOtherTextAlone)
{
    for (const char* text :
        {"", "password authentication failed for user \"u\"", "no password", "password=", "a = b"})
        EXPECT_EQ(redactSecrets(text), text);
}
