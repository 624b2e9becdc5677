package lucca.table;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import lucca.engine.Json;
import lucca.engine.Match;
import lucca.engine.MessageCatalogue;
import lucca.engine.Observation;
import org.jspecify.annotations.Nullable;

/// The part of a table view that is the same for all viewers, so that it is written only once.
/// Streams reuse the view, which caches what rarely changes.
public final class CommonView {
    private final Table table;
    private final MessageCatalogue words;
    private final Map<String, String> fixed;
    private final ScoreLineJson lines;
    private final PositionJson positionJson;
    private final Map<Integer, ViewerEventsJson<?, ?>> viewerEvents = new HashMap<>();
    private List<SeatState> previousSeats = List.of();
    private String seats = "";

    /// @param words the messages in the language of the viewers
    public CommonView(Table table, MessageCatalogue words) {
        this.table = table;
        this.words = words;
        lines = new ScoreLineJson(words);
        positionJson = new PositionJson(table, words);
        fixed =
                JsonFragments.members(
                        Json.object(
                                "terms", TableEventCodec.write(table.settings()),
                                "secrets", !table.settings().game().isPublic(),
                                "host", table.host(),
                                "commitment", table.commitment()));
    }

    public Table table() {
        return table;
    }

    /// The members of the view, each written as JSON.
    public Map<String, String> members() {
        Match<?, ?> match = table.tableGame().match();
        boolean playing = table.status() == Table.Status.PLAYING;
        TableEvent.Ended end = table.end();
        Map<String, String> members = new LinkedHashMap<>(fixed);
        members.put("version", String.valueOf(table.version()));
        members.put("status", '"' + table.status().word() + '"');
        joining(members);
        members.put("paused", String.valueOf(table.isPaused()));
        members.put("starting", JsonFragments.of(starting()));
        members.put("seats", seats());
        members.put(
                "asked",
                JsonFragments.of(
                        playing
                                ? seatNumbers().filter(match::awaits).boxed().toList()
                                : List.of()));
        members.put("scores", JsonFragments.of(match.scores()));
        members.put("lines", lines.of(match.lines()));
        members.put("pending", JsonFragments.of(pending(table.pendingConsent())));
        members.put("end", JsonFragments.of(end == null ? null : end(end)));
        members.put("next", JsonFragments.of(table.rematchTable()));
        if (match.game().isPublic()) {
            members.putAll(positionJson.members(Observation.SPECTATOR));
        }
        return members;
    }

    /// Adds the join rules, and the reason if the table is closed.
    private void joining(Map<String, String> members) {
        JoinRules rules = table.joinRules();
        String closed = table.isExpired() ? "expired" : "host";
        members.put(
                "closed", JsonFragments.of(table.status() == Table.Status.CLOSED ? closed : null));
        members.put("locked", String.valueOf(rules.locked()));
        members.put("companions", String.valueOf(rules.companions()));
        members.put("kicked", JsonFragments.of(rules.kicked().stream().sorted().toList()));
    }

    /// The events of the game as far as the viewer may know them, in record order, each written as
    /// JSON. In games without hidden information they are written once for all viewers.
    List<String> events(int viewer) {
        Match<?, ?> match = table.tableGame().match();
        int audience = match.game().isPublic() ? Observation.SPECTATOR : viewer;
        return viewerEvents
                .computeIfAbsent(audience, key -> new ViewerEventsJson<>(match, key, words))
                .events();
    }

    MessageCatalogue words() {
        return words;
    }

    private Json end(TableEvent.Ended end) {
        return TableEventCodec.write(end).with("says", new EndingText(table, words).sentence(end));
    }

    /// Reuses the JSON of the seats while they do not change and no clock runs.
    private String seats() {
        if (table.settings().tempo() instanceof Tempo.Timed
                || !table.seatStates().equals(previousSeats)) {
            previousSeats = table.seatStates();
            seats = JsonFragments.of(seatNumbers().mapToObj(this::seat).toList());
        }
        return seats;
    }

    private Json seat(int seat) {
        SeatState seatState = table.seatState(seat);
        return Json.object(
                "person",
                        seatState.occupant() instanceof Occupant.Person person ? person.id() : null,
                "name",
                        seatState.occupant() instanceof Occupant.Person person
                                ? person.name()
                                : null,
                "bot", seatState.bot(),
                "out", seatState.eliminated(),
                "salt", seatState.isFree() ? null : seatState.salt().text(),
                "saltHash", seatState.salt().hash(),
                "bank", table.clocks().bankLeft(seat, table.time()),
                "deadline", table.clocks().deadline(seat));
    }

    /// The reveal phase with the missing seats; `null` outside it.
    private @Nullable Json starting() {
        return table.revealDeadline() == null
                ? null
                : Json.object(
                        "deadline",
                        table.revealDeadline(),
                        "missing",
                        seatNumbers()
                                .filter(seat -> table.seatState(seat).salt().isUnrevealed())
                                .boxed()
                                .toList());
    }

    private static @Nullable Json pending(@Nullable PendingConsent pendingConsent) {
        return pendingConsent == null
                ? null
                : Json.object(
                        "version", pendingConsent.version(),
                        "seat", pendingConsent.seat(),
                        "what",
                                pendingConsent.request() instanceof ConsentRequest.Undo
                                        ? "undo"
                                        : "pause",
                        "agreed", pendingConsent.agreed().stream().sorted().toList());
    }

    private IntStream seatNumbers() {
        return IntStream.range(0, table.seatStates().size());
    }
}
