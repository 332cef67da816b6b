#include <gtest/gtest.h>

#include <chrono>
#include <thread>

#include <sys/socket.h>
#include <unistd.h>

#include "driver/answer_reader.h"
#include "server_messages.h"

namespace pgduel::workload::test {

namespace {

using Progress = AnswerReader::Progress;

/// A reader at one end of a socket, the server's bytes come from the other; what it says is kept.
class AnswerReaderTest : public testing::Test, private AnswerSink {
protected:
    AnswerReaderTest() { EXPECT_EQ(::socketpair(AF_UNIX, SOCK_STREAM, 0, ends_), 0); }
    ~AnswerReaderTest() override
    {
        ::close(ends_[0]);
        hangUp();
    }
    void hangUp()
    {
        if (ends_[1] >= 0)
            ::close(ends_[1]);
        ends_[1] = -1;
    }
    void send(const std::string& bytes)
    {
        ASSERT_EQ(::send(ends_[1], bytes.data(), bytes.size(), 0), static_cast<ssize_t>(bytes.size()));
    }
    void sendAll(std::string_view bytes)
    {
        while (!bytes.empty()) {
            const ssize_t count = ::send(ends_[1], bytes.data(), bytes.size(), MSG_NOSIGNAL);
            if (count < 0)
                return;
            bytes.remove_prefix(static_cast<std::size_t>(count));
        }
    }
    Progress receive() { return reader_.receive(ends_[0], room_, *this); }
    Progress receive(const std::string& bytes)
    {
        send(bytes);
        return receive();
    }
    std::size_t unread() const
    {
        char bytes[4096];
        const ssize_t count = ::recv(ends_[0], bytes, sizeof bytes, MSG_DONTWAIT | MSG_PEEK);
        return count < 0 ? 0 : static_cast<std::size_t>(count);
    }

    void expect(int syncs = 1)
    {
        rows_ = 0;
        commands_ = syncs_ = copies_ = 0;
        error_ = {};
        reader_.expect(syncs);
    }

    std::uint64_t rows_ = 0;
    int commands_ = 0, syncs_ = 0, copies_ = 0, parsed_ = 0;
    ServerError error_, lastWords_;
    AnswerReader reader_;
    std::vector<char> room_ = std::vector<char>(256);

    int ends_[2] = {-1, -1};

private:
    void completed(std::uint64_t rows) override
    {
        rows_ += rows;
        ++commands_;
    }
    void refused(const ServerError& error) override { error_ = error; }
    void synced() override { ++syncs_; }
    void parsed() override { ++parsed_; }
    void copyBegins(bool rowsWanted) override { copies_ += rowsWanted ? 100 : 1; }
    void lastWords(const ServerError& error) override { lastWords_ = error; }
};

const std::string row = packet('D', std::string("\0\1", 2) + int32(4) + "1234");

} // namespace

TEST_F(AnswerReaderTest, CountsTheRowsOfTheCommandTag)
{
    expect();
    EXPECT_EQ(
        receive(packet('2', "") + row + row + commandComplete("SELECT 2") + readyForQuery()), Progress::Done);
    EXPECT_EQ(rows_, 2u);
    EXPECT_EQ(commands_, 1);
    EXPECT_EQ(error_.state, "");
    EXPECT_EQ(reader_.transactionStatus(), 'I');
    expect();
    EXPECT_EQ(receive(packet('2', "") + commandComplete("INSERT 0 31") + readyForQuery('T')), Progress::Done);
    EXPECT_EQ(rows_, 31u);
    EXPECT_EQ(reader_.transactionStatus(), 'T');
    expect();
    EXPECT_EQ(receive(commandComplete("BEGIN") + packet('I', "") + readyForQuery('T')), Progress::Done);
    EXPECT_EQ(rows_, 0u);
    EXPECT_EQ(commands_, 2);
}

TEST_F(AnswerReaderTest, TakesAnAnswerInAnyPieces)
{
    const std::string answer = packet('2', "") + row + packet('N', std::string("SNOTICE\0\0", 9))
        + commandComplete("SELECT 1") + readyForQuery('E');
    for (std::size_t cut = 1; cut < answer.size(); ++cut) {
        expect();
        ASSERT_EQ(receive(answer.substr(0, cut)), Progress::Waiting) << cut;
        ASSERT_EQ(receive(answer.substr(cut)), Progress::Done) << cut;
        ASSERT_EQ(rows_, 1u) << cut;
        ASSERT_EQ(reader_.transactionStatus(), 'E') << cut;
        ASSERT_FALSE(reader_.hasRest()) << cut;
    }
    expect();
    for (std::size_t i = 0; i + 1 < answer.size(); ++i)
        ASSERT_EQ(receive(answer.substr(i, 1)), Progress::Waiting);
    EXPECT_EQ(receive(answer.substr(answer.size() - 1)), Progress::Done);
}

TEST_F(AnswerReaderTest, PassesOverRowsLargerThanItsRoom)
{
    expect();
    send(packet('D', std::string(5000, 'x')) + commandComplete("SELECT 1") + readyForQuery());
    Progress progress = Progress::Waiting;
    for (int i = 0; progress == Progress::Waiting && i < 100; ++i)
        progress = receive();
    EXPECT_EQ(progress, Progress::Done);
    EXPECT_EQ(rows_, 1u);
}

TEST_F(AnswerReaderTest, TellsTheStateAndTheFirstLineOfAnError)
{
    expect();
    EXPECT_EQ(receive(serverError("40001", "could not serialize\nsecond line") + readyForQuery('E')),
        Progress::Done);
    EXPECT_EQ(error_.state, "40001");
    EXPECT_EQ(error_.message, "could not serialize");
    EXPECT_EQ(lastWords_.state, "");
}

TEST_F(AnswerReaderTest, WaitsForEverySync)
{
    expect(2);
    EXPECT_EQ(receive(commandComplete("UPDATE 1") + readyForQuery() + commandComplete("UPDATE 2")),
        Progress::Waiting);
    EXPECT_EQ(receive(readyForQuery()), Progress::Done);
    EXPECT_EQ(syncs_, 2);
    EXPECT_EQ(rows_, 3u);
    EXPECT_EQ(commands_, 2);
}

TEST_F(AnswerReaderTest, KeepsLastWordsUntilTheEnd)
{
    expect();
    EXPECT_EQ(receive(serverError("57P01", "terminating", "FATAL")), Progress::Waiting);
    hangUp();
    EXPECT_EQ(receive(), Progress::Broken);
    EXPECT_EQ(lastWords_.state, "57P01");
    EXPECT_EQ(lastWords_.message, "terminating");
}

TEST_F(AnswerReaderTest, WordsAfterAnAnswerDoNotSpoilIt)
{
    expect();
    EXPECT_EQ(receive(commandComplete("SELECT 0") + readyForQuery() + serverError("57P01", "bye", "FATAL")),
        Progress::Done);
    EXPECT_EQ(error_.state, "");
    EXPECT_EQ(lastWords_.state, "57P01");
}

TEST_F(AnswerReaderTest, AfterTheEndReadsOnlyWhatIsMissing)
{
    const std::string words = serverError("57P01", "bye", "FATAL");
    for (std::size_t cut = 1; cut < words.size(); ++cut) {
        expect();
        ASSERT_EQ(
            receive(commandComplete("SELECT 0") + readyForQuery() + words.substr(0, cut)), Progress::Done)
            << cut;
        ASSERT_TRUE(reader_.hasRest());
        send(words.substr(cut) + readyForQuery());
        for (int i = 0; reader_.hasRest() && i < 3; ++i)
            ASSERT_EQ(receive(), Progress::Waiting) << cut;
        ASSERT_FALSE(reader_.hasRest()) << cut;
        ASSERT_EQ(unread(), readyForQuery().size()) << cut;
        expect();
        ASSERT_EQ(receive(), Progress::Done);
    }
}

TEST_F(AnswerReaderTest, PassesOverTheRowsOfCopyAndTellsWhereItWantsSome)
{
    const std::string format("\0\0\0", 3);
    expect();
    EXPECT_EQ(receive(packet('H', format) + packet('d', "a\n") + packet('d', "b\n") + packet('c', "")
                  + commandComplete("COPY 2") + readyForQuery()),
        Progress::Done);
    EXPECT_EQ(rows_, 2u);
    EXPECT_EQ(copies_, 1);
    expect();
    EXPECT_EQ(receive(packet('2', "") + packet('G', format)), Progress::Waiting);
    EXPECT_EQ(copies_, 100);
    EXPECT_TRUE(reader_.expecting());
    EXPECT_EQ(
        receive(serverError("57014", "COPY from stdin failed: no data") + readyForQuery()), Progress::Done);
    EXPECT_EQ(error_.state, "57014");
}

/// Its bytes are not moved about again with every piece.
TEST_F(AnswerReaderTest, TakesALongErrorInSmallPieces)
{
    expect();
    const std::string words = serverError("22023", std::string(4'000'000, 'x')) + readyForQuery();
    std::thread server([&] { sendAll(words); });
    const auto since = std::chrono::steady_clock::now();
    Progress progress = Progress::Waiting;
    while (
        progress == Progress::Waiting && std::chrono::steady_clock::now() - since < std::chrono::seconds(3))
        progress = receive();
    ::shutdown(ends_[0], SHUT_RDWR); // whoever still sends ends
    server.join();
    ASSERT_EQ(progress, Progress::Done) << "not within 3 s";
    EXPECT_EQ(error_.state, "22023");
}

/// As servers before 9.6 and some poolers send it.
TEST_F(AnswerReaderTest, KnowsTheEndAlsoWithoutTheUntranslatedSeverity)
{
    expect();
    const auto field = [](char type, const std::string& value) { return type + value + '\0'; };
    EXPECT_EQ(receive(packet('E', field('S', "FATAL") + field('C', "57P01") + field('M', "bye") + '\0')),
        Progress::Waiting);
    EXPECT_EQ(lastWords_.state, "57P01");
    EXPECT_EQ(error_.state, "");
}

TEST_F(AnswerReaderTest, TellsThatAStatementIsParsed)
{
    expect();
    EXPECT_EQ(receive(packet('1', "") + packet('2', "") + commandComplete("SELECT 0") + readyForQuery()),
        Progress::Done);
    EXPECT_EQ(parsed_, 1);
}

TEST_F(AnswerReaderTest, RefusesWhatItDoesNotUnderstand)
{
    expect();
    EXPECT_EQ(receive(packet('W', std::string("\0\0\0", 3))), Progress::Broken); // COPY both ways
    expect();
    EXPECT_EQ(receive(std::string("C\0\0\0\1x", 6)), Progress::Broken); // a length that cannot be
    expect();
    EXPECT_EQ(receive("C" + int32(1'000'000) + "SELECT"), Progress::Broken); // too long for what it is
}

} // namespace pgduel::workload::test
