package lucca.server;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import lucca.server.store.Database;
import lucca.server.web.ServerWords;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.web.server.PortInUseException;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;

/// `lucca serve`.
@Command(name = "lucca serve", resourceBundle = "lucca.server.Help", sortOptions = false)
public final class Main implements Callable<Integer> {
    private static final int GOOD = 0;
    private static final int UNUSABLE = 2;
    private static final int LAST_PORT = 65_535;
    private static final String OFF = "off";
    private static final Pattern FACTOR = Pattern.compile("off|[0-9]{1,6}(\\.[0-9]{1,6})?");

    @Option(names = "--port", paramLabel = "PORT", defaultValue = "8080", descriptionKey = "port")
    private int port;

    @Option(names = "--data", paramLabel = "DIR", descriptionKey = "data")
    private @Nullable Path data;

    @Option(names = "--database", paramLabel = "URL", descriptionKey = "database")
    private @Nullable String database;

    @Option(
            names = "--limits",
            paramLabel = "FACTOR",
            defaultValue = "1",
            descriptionKey = "limits")
    private String limits;

    @Option(names = "--proxy", descriptionKey = "proxy")
    private boolean proxy;

    public static void main(String[] args) {
        CommandLine line = new CommandLine(new Main());
        line.getCommandSpec()
                .addOption(
                        OptionSpec.builder("-h", "--help")
                                .usageHelp(true)
                                .descriptionKey("help")
                                .build());
        int code = line.execute(args);
        if (code != GOOD) {
            System.exit(code);
        }
    }

    /// Starts the server, which runs on when this has returned.
    @Override
    public Integer call() {
        if (port < 0 || port > LAST_PORT) {
            return complain("serve.port", String.valueOf(port));
        }
        if (!FACTOR.matcher(limits).matches()) {
            return complain("serve.limits", limits);
        }
        try {
            String url = database == null ? Database.in(folder()) : database;
            LuccaServer server = LuccaServer.start(new Settings(port, url, factor(), proxy));
            say(System.out, "serve.ready", String.valueOf(server.port()));
            return GOOD;
        } catch (IOException e) {
            return complain("serve.data", String.valueOf(data()), String.valueOf(e.getMessage()));
        } catch (RuntimeException e) {
            return complain(e);
        }
    }

    private int complain(RuntimeException e) {
        for (Throwable cause = e; cause != null; cause = cause.getCause()) {
            if (cause instanceof PortInUseException) {
                return complain("serve.taken", String.valueOf(port));
            }
        }
        Throwable root = e;
        while (root.getCause() != null) {
            root = root.getCause();
        }
        return complain("serve.failed", String.valueOf(root.getMessage()));
    }

    private double factor() {
        return limits.equals(OFF) ? 0 : Double.parseDouble(limits);
    }

    private Path data() {
        if (data != null) {
            return data;
        }
        String shared = System.getenv("XDG_DATA_HOME");
        return shared == null || shared.isBlank()
                ? Path.of(System.getProperty("user.home"), ".local", "share", "lucca")
                : Path.of(shared, "lucca");
    }

    private Path folder() throws IOException {
        Path folder = Files.createDirectories(data().toAbsolutePath());
        Files.delete(Files.createTempFile(folder, "try", null));
        return folder;
    }

    private static int complain(String key, Object... args) {
        say(System.err, key, args);
        return UNUSABLE;
    }

    private static void say(PrintStream out, String key, Object... args) {
        out.println(ServerWords.common().text(key, args));
    }
}
