package lucca.testkit;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import lucca.engine.Json;
import lucca.engine.Setup;
import lucca.engine.SetupExtra;
import lucca.engine.UnreadableException;

/// The values of the lots (A2.1), whole numbers from 1 to 9. In files they are separated by line
/// ends or commas. A single number applies to every lot.
final class AuctionPrizes implements SetupExtra {
    static final String NAME = "prizes";
    static final List<Integer> STANDARD = List.of(3, 4, 5);

    /// The prizes at a table.
    static List<Integer> of(Setup setup) {
        return setup.extra(NAME).map(AuctionPrizes::numbers).orElse(STANDARD);
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public Json read(String text) {
        List<Integer> prizes = new ArrayList<>();
        int number = 0;
        for (String line : text.split("\n", -1)) {
            number++;
            for (String word : line.isBlank() ? new String[0] : line.split(",", -1)) {
                if (!word.strip().matches("[1-9]")) {
                    throw UnreadableException.of("prizes.word", number, word.strip());
                }
                prizes.add(Integer.parseInt(word.strip()));
            }
        }
        return check(prizes.size() == 1 ? Json.of(prizes.getFirst()) : Json.of(prizes));
    }

    @Override
    public Json check(Json value) {
        Json all = isPrize(value) ? Json.of(Collections.nCopies(AuctionState.LOTS, value)) : value;
        if (!(all instanceof Json.Arr list)
                || list.items().size() != AuctionState.LOTS
                || !list.items().stream().allMatch(AuctionPrizes::isPrize)) {
            throw UnreadableException.of("prizes.form", AuctionState.LOTS);
        }
        return all;
    }

    @Override
    public String write(Json value) {
        return String.join(",", numbers(value).stream().map(String::valueOf).toList());
    }

    private static boolean isPrize(Json value) {
        return value instanceof Json.Num number
                && number.isWhole()
                && number.value() >= 1
                && number.value() <= 9;
    }

    private static List<Integer> numbers(Json prizes) {
        return ((Json.Arr) prizes)
                .items().stream().map(prize -> (int) ((Json.Num) prize).value()).toList();
    }
}
