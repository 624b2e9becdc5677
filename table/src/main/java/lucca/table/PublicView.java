package lucca.table;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import lucca.engine.Catalogue;
import lucca.engine.Json;
import lucca.engine.Match;
import lucca.engine.Observation;
import org.jspecify.annotations.Nullable;

/// What everybody sees of a table alike, so that it is written once for all. Whoever follows a
/// table
/// keeps the view, which does not write again what hardly ever changes.
public final class PublicView {
    private final Table table;
    private final Catalogue words;
    private final Map<String, String> fixed;
    private final LineTexts lines;
    private final GameSight sight;
    private final Map<Integer, Tale<?, ?>> tales = new HashMap<>();
    private List<Chair> chairs = List.of();
    private String seats = "";

    /// @param words in which the game is told
    public PublicView(Table table, Catalogue words) {
        this.table = table;
        this.words = words;
        lines = new LineTexts(words);
        sight = new GameSight(table, words);
        fixed =
                Texts.members(
                        Json.object(
                                "terms", TableJson.write(table.terms()),
                                "secrets", !table.terms().game().isPublic(),
                                "host", table.host(),
                                "commitment", table.commitment()));
    }

    public Table table() {
        return table;
    }

    /// The members of the view, each written as JSON.
    public Map<String, String> members() {
        Match<?, ?> match = table.course().match();
        boolean playing = table.status() == Table.Status.PLAYING;
        TableEvent.Ended end = table.end();
        Map<String, String> members = new LinkedHashMap<>(fixed);
        members.put("version", String.valueOf(table.version()));
        members.put("status", '"' + table.status().word() + '"');
        joining(members);
        members.put("paused", String.valueOf(table.isPaused()));
        members.put("starting", Texts.of(starting()));
        members.put("seats", seats());
        members.put(
                "asked",
                Texts.of(playing ? seatNumbers().filter(match::asks).boxed().toList() : List.of()));
        members.put("scores", Texts.of(match.scores()));
        members.put("lines", lines.of(match.lines()));
        members.put("pending", Texts.of(pending(table.pending())));
        members.put("end", Texts.of(end == null ? null : end(end)));
        members.put("next", Texts.of(table.next()));
        if (match.game().isPublic()) {
            members.putAll(sight.members(Observation.SPECTATOR));
        }
        return members;
    }

    /// Who may still join, and why nobody may any more.
    private void joining(Map<String, String> members) {
        JoinRules rules = table.joinRules();
        String closed = table.isExpired() ? "expired" : "host";
        members.put("closed", Texts.of(table.status() == Table.Status.CLOSED ? closed : null));
        members.put("locked", String.valueOf(rules.locked()));
        members.put("companions", String.valueOf(rules.companions()));
        members.put("kicked", Texts.of(rules.kicked().stream().sorted().toList()));
    }

    /// What has been decided in the game as far as a viewer may know it now, in the order of
    /// records,
    /// each event written as JSON. Where nothing is hidden, it is written once for all.
    List<String> events(int viewer) {
        Match<?, ?> match = table.course().match();
        int told = match.game().isPublic() ? Observation.SPECTATOR : viewer;
        return tales.computeIfAbsent(told, viewed -> new Tale<>(match, viewed, words)).events();
    }

    Catalogue words() {
        return words;
    }

    private Json end(TableEvent.Ended end) {
        return TableJson.write(end).with("says", new Closing(table, words).sentence(end));
    }

    /// As long as nobody comes or goes and no clock runs, the seats are what they were.
    private String seats() {
        if (table.terms().tempo() != null || !table.chairs().equals(chairs)) {
            chairs = table.chairs();
            seats = Texts.of(seatNumbers().mapToObj(this::seat).toList());
        }
        return seats;
    }

    private Json seat(int seat) {
        Chair chair = table.chair(seat);
        return Json.object(
                "person", chair.occupant() instanceof Occupant.Person person ? person.id() : null,
                "name", chair.occupant() instanceof Occupant.Person person ? person.name() : null,
                "bot", chair.bot(),
                "out", chair.out(),
                "salt", chair.isFree() ? null : chair.salt().text(),
                "saltHash", chair.salt().hash(),
                "bank", table.clocks().left(seat, table.time()),
                "deadline", table.clocks().deadline(seat));
    }

    /// That salts are revealed now, and which are missing.
    private @Nullable Json starting() {
        return table.revealBy() == null
                ? null
                : Json.object(
                        "deadline",
                        table.revealBy(),
                        "missing",
                        seatNumbers()
                                .filter(seat -> table.chair(seat).salt().isHidden())
                                .boxed()
                                .toList());
    }

    private static @Nullable Json pending(@Nullable Pending pending) {
        return pending == null
                ? null
                : Json.object(
                        "version", pending.version(),
                        "seat", pending.seat(),
                        "what", pending.request() instanceof Request.Undo ? "undo" : "pause",
                        "agreed", pending.agreed().stream().sorted().toList());
    }

    private IntStream seatNumbers() {
        return IntStream.range(0, table.chairs().size());
    }
}
