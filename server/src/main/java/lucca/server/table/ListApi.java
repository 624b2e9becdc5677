package lucca.server.table;

import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lucca.engine.Json;
import lucca.engine.UnreadableException;
import lucca.server.people.Caller;
import lucca.server.store.Bygones;
import lucca.server.store.OpenTables;
import lucca.server.store.Summary;
import lucca.server.store.TableStore;
import lucca.server.store.TableStore.Place;
import org.jspecify.annotations.Nullable;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/// Lists of tables.
@RestController
final class ListApi {
    private static final String OPEN = "open";
    private static final String MINE = "mine";
    private static final String TURN = "turn";
    private static final List<String> NAMES = List.of(OPEN, MINE, TURN, "finished");
    private static final int PAGE = 50;
    private static final int OPEN_PAGE = 100;
    private static final Pattern PLACE = Pattern.compile("([0-9]{1,15})\\.([0-9A-Za-z]{1,32})");

    private static final Pattern OPEN_PLACE =
            Pattern.compile("([0-9]{1,9})\\.([0-9]{1,15})\\.([0-9A-Za-z]{1,32})");

    private final TableStore store;
    private final OpenTables openTables;
    private final Bygones bygones;

    ListApi(TableStore store, OpenTables openTables, Bygones bygones) {
        this.store = store;
        this.openTables = openTables;
        this.bygones = bygones;
    }

    /// One of the lists, named by a parameter: the tables at which anybody may sit down, those of
    /// the caller, those at which the caller is to decide now, or the games of the caller that are
    /// over. The first and the last come page by page, after what the page before called `next`.
    @GetMapping("/api/tables")
    Json list(@RequestParam Map<String, String> asked, Caller caller) {
        List<String> wanted = NAMES.stream().filter(asked::containsKey).toList();
        if (wanted.size() != 1) {
            throw UnreadableException.of("list.which", NAMES);
        }
        return switch (wanted.getFirst()) {
            case OPEN -> open(asked.get("after"));
            case MINE -> list(store.of(caller.known().id()));
            case TURN -> list(bygones.without(store.turns(caller.known().id())));
            default -> finished(caller.known().id(), asked.get("after"));
        };
    }

    private Json open(@Nullable String after) {
        OpenTables.Page page = openTables.page(openPlace(after), OPEN_PAGE);
        OpenTables.Place next = page.next();
        return list(page.tables())
                .with(
                        "next",
                        next == null ? null : next.rank() + "." + next.opened() + "." + next.id());
    }

    private static OpenTables.Place openPlace(@Nullable String text) {
        if (text == null) {
            return OpenTables.Place.FIRST;
        }
        Matcher place = OPEN_PLACE.matcher(text);
        if (!place.matches()) {
            throw UnreadableException.of("list.after");
        }
        return new OpenTables.Place(
                Long.parseLong(place.group(1)), Long.parseLong(place.group(2)), place.group(3));
    }

    private Json finished(String person, @Nullable String after) {
        List<Summary> page = store.finished(person, place(after), PAGE);
        return list(page).with("next", page.size() < PAGE ? null : text(page.getLast()));
    }

    private static Place place(@Nullable String text) {
        if (text == null) {
            return Place.FIRST;
        }
        Matcher place = PLACE.matcher(text);
        if (!place.matches()) {
            throw UnreadableException.of("list.after");
        }
        return new Place(Long.parseLong(place.group(1)), place.group(2));
    }

    private static String text(Summary last) {
        return last.ended() + "." + last.id();
    }

    private static Json.Obj list(List<Summary> tables) {
        return Json.object("tables", tables.stream().map(ListApi::json).toList());
    }

    private static Json json(Summary table) {
        return Json.object(
                "id", table.id(),
                "version", table.version(),
                "status", table.status(),
                "game", table.game(),
                "host", table.host(),
                "open", table.open(),
                "updated", table.updated(),
                "ended", table.ended(),
                "asked", table.askedSeats(),
                "seats",
                        table.sitters().stream()
                                .map(
                                        each ->
                                                Json.object(
                                                        "person", each.person(),
                                                        "name", each.name(),
                                                        "bot", each.bot()))
                                .toList());
    }
}
