package lucca.server.testing;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.http.HttpClient;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/// A server in its own process, which can be killed.
public final class ServerProcess implements ServerEndpoint, AutoCloseable {
    private static final int LONGEST_END = 20;

    private final List<String> jvm;
    private final List<String> options;
    private final HttpClient http = HttpClient.newHttpClient();
    private Process process;
    private volatile String address = "";

    public ServerProcess(Path folder) {
        this("--data", folder.toString());
    }

    public ServerProcess(String... options) {
        this(List.of(), Stream.concat(Stream.of("--limits", "off"), Stream.of(options)).toList());
    }

    /// Starts a server with options for its JVM.
    public ServerProcess(List<String> jvm, List<String> options) {
        this.jvm = jvm;
        this.options = options;
        process = start();
    }

    private Process start() {
        try {
            Process started =
                    new ProcessBuilder(command())
                            .redirectError(ProcessBuilder.Redirect.INHERIT)
                            .start();
            String line = firstLine(started);
            address = line.replaceFirst(".*(http://[^/]+)/.*", "$1");
            return started;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private List<String> command() {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"));
        command.addAll(List.of("--enable-native-access=ALL-UNNAMED", "-Dlucca.grace=1s"));
        command.addAll(jvm);
        command.addAll(List.of("-cp", System.getProperty("java.class.path")));
        command.addAll(List.of("lucca.server.ServeCommand", "--port", "0"));
        command.addAll(options);
        return command;
    }

    @SuppressWarnings("StreamResourceLeak") // the stream belongs to the process and ends with it
    private static String firstLine(Process started) throws IOException {
        String line =
                new BufferedReader(
                                new InputStreamReader(
                                        started.getInputStream(), StandardCharsets.UTF_8))
                        .readLine();
        if (line == null) {
            throw new IOException("the server has not started");
        }
        return line;
    }

    /// Kills the process without a shutdown, and starts it again.
    public void kill() throws InterruptedException {
        killWithoutRestart();
        process = start();
    }

    /// Kills the process without a shutdown.
    public void killWithoutRestart() throws InterruptedException {
        process.destroyForcibly().waitFor();
    }

    public long pid() {
        return process.pid();
    }

    /// Stops the process; returns its exit code.
    public int stop() throws InterruptedException {
        process.destroy();
        return process.waitFor(LONGEST_END, TimeUnit.SECONDS) ? process.exitValue() : -1;
    }

    public boolean isAlive() {
        return process.isAlive();
    }

    @Override
    public String address() {
        return address;
    }

    @Override
    public HttpClient http() {
        return http;
    }

    @Override
    public void close() {
        process.destroyForcibly();
        http.shutdownNow();
    }
}
