package lucca.server.table;

import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import lucca.engine.UnreadableException;
import lucca.server.account.Caller;
import lucca.server.store.JoinableTables;
import lucca.server.store.ObsoleteTableRetirer;
import lucca.server.store.TableQueries;
import lucca.server.store.TableQueries.FinishedCursor;
import lucca.server.store.TableSummary;
import lucca.server.web.OptionalMember;
import org.jspecify.annotations.Nullable;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/// Serves the lists of tables.
@RestController
@Tag(name = "Tables")
final class TableListApi {
    private static final String LIST =
            "Give exactly one of open, mine, turn and finished; it needs no value.";
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
    @Operation(
            summary =
                    "List tables: those open to anybody, your own, those where it is your turn, or"
                            + " your finished games.")
    @GetMapping("/api/tables")
    Summaries list(
            @Parameter(description = LIST, allowEmptyValue = true)
                    @RequestParam(name = "open", required = false)
                    @Nullable String open,
            @Parameter(description = LIST, allowEmptyValue = true)
                    @RequestParam(name = "mine", required = false)
                    @Nullable String mine,
            @Parameter(description = LIST, allowEmptyValue = true)
                    @RequestParam(name = "turn", required = false)
                    @Nullable String turn,
            @Parameter(description = LIST, allowEmptyValue = true)
                    @RequestParam(name = "finished", required = false)
                    @Nullable String finished,
            @Parameter(description = "With open and finished: the 'next' of the previous page.")
                    @RequestParam(name = "after", required = false)
                    @Nullable String after,
            Caller caller) {
        if (Stream.of(open, mine, turn, finished).filter(each -> each != null).count() != 1) {
            throw UnreadableException.of("list.which", List.of("open", "mine", "turn", "finished"));
        }
        if (open != null) {
            return open(after);
        }
        String person = caller.requirePerson().id();
        if (mine != null) {
            return new Summaries(summaries(queries.tablesOf(person)), null);
        }
        return turn == null
                ? finished(person, after)
                : new Summaries(
                        summaries(obsoleteTables.withoutObsolete(queries.tablesToMove(person))),
                        null);
    }

    private Summaries open(@Nullable String after) {
        JoinableTables.Page page = joinableTables.page(openCursor(after), OPEN_PAGE);
        JoinableTables.Cursor next = page.next();
        return new Summaries(
                summaries(page.tables()),
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

    private Summaries finished(String person, @Nullable String after) {
        List<TableSummary> page = queries.finishedGames(person, cursor(after), PAGE);
        return new Summaries(summaries(page), page.size() < PAGE ? null : text(page.getLast()));
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

    private static List<Summary> summaries(List<TableSummary> tables) {
        return tables.stream().map(TableListApi::summary).toList();
    }

    private static Summary summary(TableSummary table) {
        return new Summary(
                table.id(),
                table.version(),
                table.status(),
                table.game(),
                table.host(),
                table.open(),
                table.updated(),
                table.ended(),
                table.seatsToMove(),
                table.seats());
    }

    record Summaries(
            List<Summary> tables,
            @OptionalMember
                    @Schema(
                            description =
                                    "With 'open' and 'finished', unless this is the last page: the"
                                            + " value of 'after' for the next page.")
                    @Nullable String next) {}

    record Summary(
            String id,
            long version,
            @Schema(allowableValues = {"open", "playing", "over", "closed"}) String status,
            String game,
            @Schema(description = "The id of the host, who opened the table.") String host,
            boolean open,
            @Schema(description = "Milliseconds since 1970.") long updated,
            @Schema(description = "When the game ended.") @Nullable Long ended,
            @Schema(description = "The seats of people who have to decide now.")
                    List<Integer> asked,
            List<TableSummary.SeatSummary> seats) {}
}
