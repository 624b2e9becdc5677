package lucca.server;

import java.io.Closeable;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import lucca.server.connector.TrustedProxies;
import lucca.server.operations.BackupCommand;
import lucca.server.operations.RestoreCommand;
import lucca.server.store.DataFolder;
import lucca.server.store.JdbcUrls;
import lucca.server.store.NewerSchemaException;
import lucca.server.web.ServerMessages;
import lucca.words.SpellingSuggestion;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.boot.logging.LoggingSystem;
import org.springframework.boot.web.server.PortInUseException;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/// Implements `lucca serve`.
@Command(name = "lucca serve", resourceBundle = "lucca.server.Help", sortOptions = false)
public final class ServeCommand implements Callable<Integer> {
    private static final Logger LOG = LoggerFactory.getLogger(ServeCommand.class);

    private static final int EXIT_OK = 0;
    private static final int EXIT_UNUSABLE = 2;
    private static final List<String> LOGS =
            List.of(ServerSettings.PLAIN, "ecs", "logstash", "gelf");
    private static final int LAST_PORT = 65_535;
    private static final String OFF = "off";
    private static final Pattern HOST = Pattern.compile("[\\p{L}\\p{N}._-]+");
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

    @Option(
            names = "--address",
            paramLabel = "ADDRESS",
            defaultValue = "127.0.0.1",
            descriptionKey = "address")
    private String address;

    @Option(names = "--host", paramLabel = "NAME", split = ",", descriptionKey = "host")
    private List<String> hosts = List.of();

    @Option(
            names = "--proxy",
            paramLabel = "ADDRESSES",
            arity = "0..1",
            defaultValue = "",
            fallbackValue = TrustedProxies.LOOPBACK,
            descriptionKey = "proxy")
    private String proxies;

    @Option(
            names = "--log",
            paramLabel = "FORM",
            defaultValue = ServerSettings.PLAIN,
            descriptionKey = "log")
    private String log;

    /// Checks the options without starting the server, for the launcher.
    @Option(names = "--check", hidden = true)
    private boolean check;

    /// Runs the server, or the command named by the first argument.
    public static void main(String[] args) {
        String first = args.length == 0 ? "" : args[0];
        switch (first) {
            case "backup" -> run(new BackupCommand(), rest(args));
            case "restore" -> {
                // The logging system drops all messages until it is initialized. The command itself
                // prints the outcome.
                LoggingSystem.get(ServeCommand.class.getClassLoader()).beforeInitialize();
                run(new RestoreCommand(), rest(args));
            }
            case "train-aot-cache" -> run(new AotTrainingCommand(), rest(args));
            case "serve" -> run(new ServeCommand(), rest(args));
            default -> run(new ServeCommand(), args);
        }
    }

    private static String[] rest(String... args) {
        return Arrays.copyOfRange(args, 1, args.length);
    }

    private static void run(Callable<Integer> command, String... args) {
        CommandLine line = new CommandLine(command);
        line.getCommandSpec()
                .addOption(
                        OptionSpec.builder("-h", "--help")
                                .usageHelp(true)
                                .descriptionKey("help")
                                .build());
        line.setParameterExceptionHandler((e, given) -> misused(e));
        int code = line.execute(args);
        if (code != EXIT_OK) {
            System.exit(code);
        }
    }

    /// Starts the server, which keeps running after this method returns.
    @Override
    public Integer call() {
        if (port < 0 || port > LAST_PORT) {
            return fail("serve.port", String.valueOf(port));
        }
        if (!FACTOR.matcher(limits).matches()) {
            return fail("serve.limits", limits);
        }
        if (!NetworkSettings.isAddress(address)) {
            return fail("serve.address", address);
        }
        if (!TrustedProxies.isReadable(proxies)) {
            return fail("serve.proxy", proxies);
        }
        if (!LOGS.contains(log)) {
            return fail("serve.log", log, LOGS);
        }
        if (database != null && !JdbcUrls.isSupported(database)) {
            return fail("serve.database"); // without the URL, which may contain a password
        }
        if (!hosts.stream().allMatch(name -> HOST.matcher(name).matches())) {
            return fail("serve.host", String.join(",", hosts));
        }
        if (check) {
            return EXIT_OK;
        }
        DataFolder folder = DataFolder.of(data);
        try {
            if (database == null && !lockFolder(folder)) {
                return fail("serve.used", folder.path().toString());
            }
            String url = database == null ? folder.jdbcUrl() : database;
            NetworkSettings networkSettings = new NetworkSettings(address, proxies, hosts);
            LuccaServer server =
                    LuccaServer.start(
                            new ServerSettings(port, url, factor(), networkSettings, log));
            announceReady(server);
            return EXIT_OK;
        } catch (IOException e) {
            return fail("serve.data", folder.path().toString(), String.valueOf(e.getMessage()));
        } catch (RuntimeException e) {
            return fail(e);
        }
    }

    /// Announces the server's port, in the format of the log.
    private void announceReady(LuccaServer server) {
        String at = String.valueOf(server.port());
        if (!log.equals(ServerSettings.PLAIN)) {
            LOG.info(ServerMessages.common().text("serve.ready", at));
            return;
        }
        print(System.out, "serve.ready", at);
        if (proxies.isEmpty() && server.isLocal()) {
            print(System.out, "serve.local");
        }
    }

    /// Locks the folder until the process ends; false if another process holds the lock. Servers
    /// that share data need a database that notifies each of them of the others' changes.
    private static boolean lockFolder(DataFolder folder) throws IOException {
        folder.create();
        Closeable lock = folder.tryLock();
        if (lock != null) {
            folder.createDatabaseFile();
            // The hook keeps the lock reachable; garbage collection would release it.
            Runtime.getRuntime().addShutdownHook(new Thread(() -> Objects.requireNonNull(lock)));
        }
        return lock != null;
    }

    private int fail(RuntimeException e) {
        for (Throwable cause = e; cause != null; cause = cause.getCause()) {
            if (cause instanceof PortInUseException) {
                return fail("serve.taken", String.valueOf(port));
            }
            if (cause instanceof NewerSchemaException newer) {
                return fail("serve.newer", newer.version());
            }
        }
        Throwable root = e;
        while (root.getCause() != null) {
            root = root.getCause();
        }
        return fail("serve.failed", String.valueOf(root.getMessage()));
    }

    /// Explains a misuse, as the other commands do.
    private static int misused(ParameterException e) {
        CommandSpec command = e.getCommandLine().getCommandSpec();
        String what = String.valueOf(e.getMessage());
        if (e instanceof UnmatchedArgumentException unmatched) {
            String word = unmatched.getUnmatched().getFirst().replaceFirst("=.*", "");
            Stream<String> options =
                    command.options().stream().flatMap(option -> Arrays.stream(option.names()));
            what =
                    SpellingSuggestion.closest(word, options.toList())
                            .map(near -> ServerMessages.common().text("serve.near", word, near))
                            .orElseGet(() -> ServerMessages.common().text("serve.unknown", word));
        }
        return fail("serve.misused", command.name(), what);
    }

    private double factor() {
        return limits.equals(OFF) ? 0 : Double.parseDouble(limits);
    }

    private static int fail(String key, Object... args) {
        print(System.err, key, args);
        return EXIT_UNUSABLE;
    }

    private static void print(PrintStream out, String key, Object... args) {
        out.println(ServerMessages.common().text(key, args));
    }
}
