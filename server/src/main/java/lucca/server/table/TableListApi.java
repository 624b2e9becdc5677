package lucca.server.table;

import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lucca.engine.Json;
import lucca.engine.UnreadableException;
import lucca.server.account.Caller;
import lucca.server.store.JoinableTables;
import lucca.server.store.ObsoleteTableRetirer;
import lucca.server.store.TableQueries;
import lucca.server.store.TableQueries.FinishedCursor;
import lucca.server.store.TableSummary;
import org.jspecify.annotations.Nullable;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/// Serves the lists of tables.
@RestController
final class TableListApi {
    private static final String OPEN = "open";
    private static final String MINE = "mine";
    private static final String TURN = "turn";
    private static final List<String> NAMES = List.of(OPEN, MINE, TURN, "finished");
    private static final int PAGE = 50;
    private static final int OPEN_PAGE = 100;
    private static final Pattern CURSOR = Pattern.compile("([0-9]{1,15})\\.([0-9A-Za-z]{1,32})");

    private static final Pattern OPEN_CURSOR =
            Pattern.compile("([0-9]{1,9})\\.([0-9]{1,15})\\.([0-9A-Za-z]{1,32})");

    private final TableQueries queries;
    private final JoinableTables joinableTables;
    private final ObsoleteTableRetirer obsoleteTables;

    TableListApi(
            TableQueries queries,
            JoinableTables joinableTables,
            ObsoleteTableRetirer obsoleteTableRetirer) {
        this.queries = queries;
        this.joinableTables = joinableTables;
        this.obsoleteTables = obsoleteTableRetirer;
    }

    /// Serves the list that a parameter names:
    /// - `open`: public tables with a free seat
    /// - `mine`: the tables of the caller
    /// - `turn`: tables where it is the caller's turn
    /// - `finished`: finished games of the caller
    ///
    /// The first and the last are paged: `after` takes the value of `next` from the page before.
    @GetMapping("/api/tables")
    Json list(@RequestParam Map<String, String> asked, Caller caller) {
        List<String> wanted = NAMES.stream().filter(asked::containsKey).toList();
        if (wanted.size() != 1) {
            throw UnreadableException.of("list.which", NAMES);
        }
        return switch (wanted.getFirst()) {
            case OPEN -> open(asked.get("after"));
            case MINE -> list(queries.tablesOf(caller.requirePerson().id()));
            case TURN ->
                    list(
                            obsoleteTables.withoutObsolete(
                                    queries.tablesToMove(caller.requirePerson().id())));
            default -> finished(caller.requirePerson().id(), asked.get("after"));
        };
    }

    private Json open(@Nullable String after) {
        JoinableTables.Page page = joinableTables.page(openCursor(after), OPEN_PAGE);
        JoinableTables.Cursor next = page.next();
        return list(page.tables())
                .with(
                        "next",
                        next == null ? null : next.rank() + "." + next.opened() + "." + next.id());
    }

    private static JoinableTables.Cursor openCursor(@Nullable String text) {
        if (text == null) {
            return JoinableTables.Cursor.START;
        }
        Matcher matcher = OPEN_CURSOR.matcher(text);
        if (!matcher.matches()) {
            throw UnreadableException.of("list.after");
        }
        return new JoinableTables.Cursor(
                Long.parseLong(matcher.group(1)),
                Long.parseLong(matcher.group(2)),
                matcher.group(3));
    }

    private Json finished(String person, @Nullable String after) {
        List<TableSummary> page = queries.finishedGames(person, cursor(after), PAGE);
        return list(page).with("next", page.size() < PAGE ? null : text(page.getLast()));
    }

    private static FinishedCursor cursor(@Nullable String text) {
        if (text == null) {
            return FinishedCursor.START;
        }
        Matcher matcher = CURSOR.matcher(text);
        if (!matcher.matches()) {
            throw UnreadableException.of("list.after");
        }
        return new FinishedCursor(Long.parseLong(matcher.group(1)), matcher.group(2));
    }

    private static String text(TableSummary last) {
        return last.ended() + "." + last.id();
    }

    private static Json.Obj list(List<TableSummary> tables) {
        return Json.object("tables", tables.stream().map(TableListApi::json).toList());
    }

    private static Json json(TableSummary table) {
        return Json.object(
                "id", table.id(),
                "version", table.version(),
                "status", table.status(),
                "game", table.game(),
                "host", table.host(),
                "open", table.open(),
                "updated", table.updated(),
                "ended", table.ended(),
                "asked", table.seatsToMove(),
                "seats",
                        table.seats().stream()
                                .map(
                                        each ->
                                                Json.object(
                                                        "person", each.person(),
                                                        "name", each.name(),
                                                        "bot", each.bot()))
                                .toList());
    }
}
