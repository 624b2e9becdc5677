package lucca.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Runs the launcher itself on a small project of two modules, with a scripted Maven.
@DisplayName("lucca test")
class LauncherTest {
    private static final Path PROJECT = Path.of("..").toAbsolutePath().normalize();

    private static final String GOOD = passed("good");
    private static final String BAD =
            "<testcase classname='T' name='bad' time='1'>\n<failure message='no'/>\n</testcase>";

    private static final String SUCCESS = "echo '[INFO] BUILD SUCCESS'\n";

    @TempDir Path root;

    private record Outcome(int code, String out) {}

    @BeforeEach
    void copy() throws IOException {
        write("pom.xml", "<module>engine</module>\n<module>web</module>\n<module>words</module>\n");
        write(".mvn/jvm.config", "");
        write("engine/pom.xml", "");
        write("words/pom.xml", "");
        write("web/pom.xml", "<id>check</id>");
        Files.createDirectories(root.resolve("engine/src/test/java"));
        write("lucca", Files.readString(PROJECT.resolve("lucca")));
        write(".ci/tests.sh", Files.readString(PROJECT.resolve(".ci/tests.sh")));
    }

    private void write(String name, String text) throws IOException {
        File file = root.resolve(name).toFile();
        Files.createDirectories(file.getParentFile().toPath());
        Files.writeString(file.toPath(), text);
    }

    private static String passed(String name) {
        return "<testcase classname='T' name='" + name + "' time='1'/>";
    }

    private static String skipped(String name) {
        return "<testcase classname='T' name='" + name + "' time='0'>\n<skipped/>\n</testcase>";
    }

    /// Writes a report, as Maven would.
    private static String report(String module, String... tests) {
        String folder = module + "/target/surefire-reports";
        String text =
                "<testsuite name=\"T\" time=\"2.5\">\n"
                        + String.join("\n", tests).replace('\'', '"')
                        + "\n</testsuite>\n";
        return "mkdir -p " + folder + "\ncat >" + folder + "/TEST-T.xml <<'END'\n" + text + "END\n";
    }

    /// Maven's output when the server is packaged.
    private static final String PACKAGED =
            "echo '[INFO] --- maven-surefire-plugin:3.6.1:test (default-test) @ lucca-server ---'\n";

    /// Adds browser tests, run by a script in place of Playwright.
    private void browser(String script) throws IOException {
        write("web/playwright.config.ts", "");
        write("bin/npx", "#!/bin/sh\necho \"npx $*\"\ncd ..\n" + script);
        assertThat(root.resolve("bin/npx").toFile().setExecutable(true)).isTrue();
    }

    private static String browserReport(String... tests) {
        return report("web", tests).replace("surefire-reports", "browser-reports");
    }

    /// Runs the launcher with a scripted Maven.
    private Outcome test(String maven, String... options) {
        try {
            write("bin/mvn", "#!/bin/sh\necho \"mvn $*\"\n" + maven);
            assertThat(root.resolve("bin/mvn").toFile().setExecutable(true)).isTrue();
            List<String> command = new ArrayList<>(List.of("bash", "lucca", "test"));
            command.addAll(List.of(options));
            Path out = root.resolve("out");
            ProcessBuilder builder =
                    new ProcessBuilder(command)
                            .directory(root.toFile())
                            .redirectErrorStream(true)
                            .redirectOutput(out.toFile());
            builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
            builder.environment().put("CHROMIUM", "/bin/true");
            builder.environment()
                    .merge(
                            "PATH",
                            "bin",
                            (old, ours) -> root.resolve(ours) + File.pathSeparator + old);
            Process process = builder.start();
            assertThat(process.waitFor(120, TimeUnit.SECONDS)).isTrue();
            return new Outcome(process.exitValue(), Files.readString(out, StandardCharsets.UTF_8));
        } catch (IOException | InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    private static void assertFailed(Outcome outcome, String... why) {
        assertThat(outcome.code()).as(outcome.out()).isEqualTo(1);
        assertThat(outcome.out())
                .contains("FAILED")
                .contains(why)
                .doesNotContain("All tests passed");
    }

    @Test
    @DisplayName("reports the number of tests and their time for every module")
    void success() {
        Outcome outcome = test(report("engine", GOOD, GOOD) + report("web", GOOD) + SUCCESS);
        assertThat(outcome.code()).as(outcome.out()).isZero();
        assertThat(outcome.out())
                .containsPattern("mvn .*--fail-never .*verify")
                .containsPattern("engine +2 +0 +0 +2\\.5 s")
                .containsPattern("web +1 +0 +0 +2\\.5 s")
                .endsWith("Tests run: 3, Failures: 0, Errors: 0, Skipped: 0\n");
    }

    @Test
    @DisplayName("fails if a test has failed, even if Maven reports success")
    void failedTest() {
        assertFailed(
                test(report("engine", GOOD, BAD) + report("web", GOOD) + SUCCESS),
                "failed: engine: T bad",
                "Tests run: 3, Failures: 1");
    }

    @Test
    @DisplayName("fails if Maven ignored a failure, such as that of a crashed fork")
    void ignoredFailure() {
        String summary = "echo '[INFO] Lucca engine ........... FAILURE [  1.0 s]'\n";
        String end = "echo '[INFO] BUILD FAILURE'\necho '[INFO] Build failures were ignored.'\n";
        assertFailed(
                test(report("engine", GOOD) + report("web", GOOD) + summary + end),
                "Maven: Lucca engine: FAILURE");
    }

    @ParameterizedTest
    @ValueSource(strings = {"exit 1\n", "exit 0\n", "kill -9 $$\n"})
    @DisplayName("fails if Maven ends without success")
    void noSuccess(String end) {
        assertFailed(test(report("engine", GOOD) + report("web", GOOD) + end), "Maven failed");
    }

    @Test
    @DisplayName("fails if Maven reports success but exits with an error")
    void exitCode() {
        assertFailed(
                test(report("engine", GOOD) + report("web", GOOD) + SUCCESS + "exit 1\n"),
                "Maven failed");
    }

    @Test
    @DisplayName("fails if a module was not tested, even if it has reports of an earlier run")
    void untested() {
        assertThat(test(report("engine", GOOD) + report("web", GOOD) + SUCCESS).code()).isZero();
        assertFailed(test(report("engine", GOOD) + SUCCESS), "web: no tests were run");
    }

    @Test
    @DisplayName("fails if all tests of a module were skipped")
    void skipped() {
        assertFailed(
                test(report("engine", skipped("no")) + report("web", GOOD) + SUCCESS),
                "engine: no tests were run");
    }

    @Test
    @DisplayName("requires tests only of the selected modules")
    void named() {
        assertThat(test(report("engine", GOOD) + SUCCESS, "-pl", "engine").code()).isZero();
        assertFailed(test(report("web", GOOD) + SUCCESS, "-pl", "engine"), "engine: no tests");
        assertThat(test(report("engine", GOOD) + SUCCESS, "-Dtest=T").code()).isZero();
        assertFailed(test(SUCCESS, "-Dtest=T"), "no tests were run");
    }

    @Test
    @DisplayName("-pl builds the required modules without testing them")
    void only() {
        String marks = "ls -d */target/untested\n";
        Outcome outcome = test(marks + report("engine", GOOD) + SUCCESS, "-pl", "engine");
        assertThat(outcome.out())
                .containsPattern("mvn .*-pl engine -am -Dlucca\\.test\\.only .*verify")
                .contains("web/target/untested\nwords/target/untested\n")
                .doesNotContain("engine/target/untested");
        outcome = test(marks + report("engine", GOOD) + report("web", GOOD) + SUCCESS);
        assertThat(outcome.out()).doesNotContain("\nweb/target/untested", "lucca.test.only");
    }

    @ParameterizedTest
    @ValueSource(strings = {"-am", "-amd", "--also-make"})
    @DisplayName("-pl does not restrict an explicit selection of tests")
    void alsoMake(String option) {
        Outcome outcome = test(report("engine", GOOD) + SUCCESS, "-pl", "engine", option);
        assertThat(outcome.code()).as(outcome.out()).isZero();
        assertThat(outcome.out())
                .containsPattern("mvn .*-pl engine " + option + " -T")
                .doesNotContain("lucca.test.only");
        assertThat(root.resolve("web/target/untested")).doesNotExist();
    }

    @Test
    @DisplayName("-pl with excluded modules is passed to Maven")
    void excluded() {
        Outcome outcome = test(report("engine", GOOD) + SUCCESS, "-pl", "!web");
        assertThat(outcome.out()).contains("-pl !web -T").doesNotContain("lucca.test.only");
    }

    @Test
    @DisplayName("ignores the output of tests")
    void printed() {
        String prints =
                "<testcase classname='T' name='prints' time='1'>\n<system-out><![CDATA[one\n"
                        + BAD
                        + "\n]]></system-out>\n</testcase>";
        Outcome outcome = test(report("engine", prints, GOOD) + report("web", GOOD) + SUCCESS);
        assertThat(outcome.out()).endsWith("Tests run: 3, Failures: 0, Errors: 0, Skipped: 0\n");
        assertThat(outcome.code()).isZero();
    }

    @Test
    @DisplayName("--repeat reports results that differ between runs")
    void differs() {
        String engine =
                "if mkdir once 2>/dev/null; then\n"
                        + report("engine", GOOD, GOOD)
                        + "else\n"
                        + report("engine", GOOD, BAD)
                        + "fi\n";
        Outcome outcome = test(engine + report("web", GOOD) + SUCCESS, "--repeat", "3");
        assertThat(outcome.code()).isEqualTo(1);
        assertThat(outcome.out())
                .contains("Run 1 of 3: passed, 3 tests")
                .contains("Run 2 of 3: FAILED")
                .contains("Failed in 2 of 3 runs (2 3): engine: T bad")
                .contains("1 of 3 runs passed.");
    }

    @Test
    @DisplayName("--repeat reports tests that were skipped or missing in some runs")
    void skippedOnce() {
        String engine =
                "if mkdir once 2>/dev/null; then\n"
                        + report("engine", GOOD, skipped("sometimes"), skipped("never"))
                        + "else\n"
                        + report(
                                "engine",
                                GOOD,
                                passed("sometimes"),
                                skipped("never"),
                                passed("new"))
                        + "fi\n";
        Outcome outcome = test(engine + report("web", GOOD) + SUCCESS, "--repeat", "3");
        assertThat(outcome.code()).as(outcome.out()).isZero();
        assertThat(outcome.out())
                .contains("Skipped in 1 of 3 runs (1): engine: T sometimes")
                .contains("Not run every time: engine: T new")
                .doesNotContain("T never", "T good", "All tests had the same result");
    }

    @Test
    @DisplayName("--repeat succeeds if all runs have the same results")
    void sameResults() {
        Outcome outcome =
                test(report("engine", GOOD) + report("web", GOOD) + SUCCESS, "--repeat=2");
        assertThat(outcome.code()).as(outcome.out()).isZero();
        assertThat(outcome.out())
                .contains("All tests had the same result in every run.", "2 of 2 runs passed.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"--repeat", "--repeat=0", "--repeat=-1", "--repeat=many"})
    @DisplayName("--repeat takes a number")
    void number(String option) {
        Outcome outcome = test(SUCCESS, option);
        assertThat(outcome.code()).isEqualTo(2);
        assertThat(outcome.out()).contains("--repeat takes a number of runs").doesNotContain("mvn");
    }

    @Test
    @DisplayName("runs the browser tests as soon as the server is packaged")
    void browserTests() throws IOException {
        browser(browserReport(GOOD, GOOD) + "echo ran >ran\n");
        // Maven ends only after the browser tests, which run in parallel.
        String waiting = PACKAGED + "while [ ! -f ran ]; do sleep 0.1; done\n";
        String maven = report("engine", GOOD) + report("web", GOOD) + waiting + SUCCESS;
        Outcome outcome = test(maven);
        assertThat(outcome.code()).as(outcome.out()).isZero();
        assertThat(outcome.out())
                .contains("npx --no-install playwright test")
                .containsPattern("browser +2 +0 +0 +2\\.5 s")
                .contains("Tests run: 4, Failures: 0");
    }

    @Test
    @DisplayName("fails if a browser test or Playwright has failed, or if it was never started")
    void browserFailures() throws IOException {
        String modules = report("engine", GOOD) + report("web", GOOD);
        browser(browserReport(GOOD, BAD) + "exit 1\n");
        assertFailed(test(modules + PACKAGED + SUCCESS), "failed: browser: T bad");
        browser(browserReport(GOOD) + "exit 1\n");
        assertFailed(test(modules + PACKAGED + SUCCESS), "Playwright failed");
        browser(browserReport(GOOD));
        assertFailed(test(modules + SUCCESS), "browser: no tests were run");
    }

    @Test
    @DisplayName(
            "runs only the browser tests with -pl browser, and none of them with other modules")
    void browserAlone() throws IOException {
        browser(browserReport(GOOD));
        write("pom.xml", "<module>engine</module>\n<module>server</module>\n");
        write("server/pom.xml", "");
        Outcome alone = test(PACKAGED + SUCCESS, "-pl", "browser");
        assertThat(alone.code()).as(alone.out()).isZero();
        assertThat(alone.out())
                .containsPattern("mvn .*-pl server -am -Dlucca.test.only")
                .containsPattern("browser +1 ");
        Outcome other = test(report("engine", GOOD) + PACKAGED + SUCCESS, "-pl=engine");
        assertThat(other.code()).as(other.out()).isZero();
        assertThat(other.out()).contains("-pl engine").doesNotContain("npx");
        Outcome without = test(report("engine", GOOD) + PACKAGED + SUCCESS, "-pl", "!browser");
        assertThat(without.code()).as(without.out()).isZero();
        assertThat(without.out()).doesNotContain("npx").doesNotContain("-pl ");
    }
}
