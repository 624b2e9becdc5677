package lucca.cli.record;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import lucca.cli.terminal.ExitCode;
import lucca.cli.terminal.Terminal;
import lucca.engine.Match;
import lucca.engine.ReplayResult;
import lucca.engine.UnreadableException;
import lucca.fair.FairnessVerifier;
import lucca.fair.NotedCommitments;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `lucca verify`: proves that the chance outcomes of recorded games match their commitments.
@Command(name = "verify", sortOptions = false)
public final class VerifyCommand implements Callable<Integer> {
    private static final Pattern SEAT = Pattern.compile("([1-9][0-9]?)=(.*)", Pattern.DOTALL);
    private static final Pattern HEX = Pattern.compile("[0-9a-f]{64}");

    private final Terminal terminal;

    @Parameters(index = "0", paramLabel = "FILE", descriptionKey = "file")
    private Path file;

    @Option(names = "--commitment", paramLabel = "HEX", descriptionKey = "verify.commitment")
    private @Nullable String commitment;

    @Option(names = "--salt", paramLabel = "SEAT=TEXT", descriptionKey = "verify.salt")
    private List<String> salts = new ArrayList<>();

    @Option(names = "--salt-hash", paramLabel = "SEAT=HEX", descriptionKey = "verify.saltHash")
    private List<String> saltHashes = new ArrayList<>();

    @Option(names = "--json", descriptionKey = "verify.json")
    private boolean json;

    public VerifyCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        NotedCommitments notedCommitments = known();
        int code = ExitCode.OK;
        boolean proven = false;
        boolean committed = false;
        try (RecordFileReader records = new RecordFileReader(file.toString(), terminal)) {
            for (var entry = records.next(); entry != null; entry = records.next()) {
                FairnessReport fairnessReport =
                        new FairnessReport(
                                entry, finding(entry, notedCommitments), notedCommitments);
                terminal.out()
                        .print(json ? fairnessReport.json().toString() : fairnessReport.text());
                terminal.out().print('\n');
                proven |= fairnessReport.hasProvenOutcomes();
                committed |= fairnessReport.hasSaltCommitments();
                code = fairnessReport.isGood() ? code : ExitCode.INVALID_RECORD;
            }
        }
        if (proven && !json) {
            terminal.out().print(FairnessReport.assumptions(notedCommitments, committed));
        }
        return code;
    }

    private static FairnessVerifier.@Nullable Finding finding(
            RecordFileReader.Entry entry, NotedCommitments notedCommitments) {
        try {
            if (!(entry.replay() instanceof ReplayResult.Valid(Match<?, ?> match))) {
                return null;
            }
            int seats = match.game().setup().seats();
            Stream.of(notedCommitments.salts(), notedCommitments.saltHashes())
                    .flatMap(given -> given.keySet().stream())
                    .filter(seat -> seat >= seats)
                    .findFirst()
                    .ifPresent(
                            seat -> {
                                throw UnreadableException.of("verify.salt.seat", seats, seat + 1);
                            });
            return FairnessVerifier.verify(match, entry.json(), notedCommitments);
        } catch (UnreadableException e) {
            throw RecordFileReader.unreadable(entry, e);
        }
    }

    private NotedCommitments known() {
        String shown = commitment == null ? null : commitment.toLowerCase(Locale.ROOT);
        if (shown != null && !HEX.matcher(shown).matches()) {
            throw UnreadableException.of("verify.commitment.form");
        }
        Map<Integer, String> hashes = new TreeMap<>();
        for (Map.Entry<Integer, String> each :
                bySeat(saltHashes, "verify.saltHash.form").entrySet()) {
            String hash = each.getValue().toLowerCase(Locale.ROOT);
            if (!HEX.matcher(hash).matches()) {
                throw UnreadableException.of("verify.saltHash.form", each.getValue());
            }
            hashes.put(each.getKey(), hash);
        }
        return new NotedCommitments(shown, bySeat(salts, "verify.salt.form"), hashes);
    }

    private static Map<Integer, String> bySeat(List<String> given, String complaint) {
        Map<Integer, String> seats = new TreeMap<>();
        for (String each : given) {
            Matcher parts = SEAT.matcher(each);
            if (!parts.matches()) {
                throw UnreadableException.of(complaint, each);
            }
            seats.put(Integer.parseInt(parts.group(1)) - 1, parts.group(2));
        }
        return seats;
    }
}
