package lucca.server.table;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lucca.engine.Json;
import lucca.engine.UnreadableException;
import lucca.server.people.Caller;
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
    private static final int PAGE = 50;
    private static final Pattern PLACE = Pattern.compile("([0-9]{1,15})\\.([0-9A-Za-z]{1,32})");

    private final TableStore store;

    ListApi(TableStore store) {
        this.store = store;
    }

    /// The tables at which anybody may sit down.
    @GetMapping(path = "/api/tables", params = "open")
    Json open() {
        return list(store.open());
    }

    /// The tables of the caller.
    @GetMapping(path = "/api/tables", params = "mine")
    Json mine(Caller caller) {
        return list(store.of(caller.known().id()));
    }

    /// The tables at which the caller is to decide now.
    @GetMapping(path = "/api/tables", params = "turn")
    Json turn(Caller caller) {
        return list(store.turns(caller.known().id()));
    }

    /// The games of the caller that are over, page by page.
    /// @param after what the page before called `next`
    @GetMapping(path = "/api/tables", params = "finished")
    Json finished(
            @RequestParam(name = "after", required = false) @Nullable String after, Caller caller) {
        List<Summary> page = store.finished(caller.known().id(), place(after), PAGE);
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
                "due", table.attention(),
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
