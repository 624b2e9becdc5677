package lucca.citta;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import lucca.engine.Game;
import lucca.engine.GameKind;
import lucca.engine.Message;
import lucca.engine.RuleOption;
import lucca.engine.Setup;
import lucca.engine.SetupExtra;
import org.jspecify.annotations.Nullable;

/// Lucca Città in its three editions, for two to five seats.
public final class CittaKind implements GameKind {
    static final String EDITION = "edition";
    static final String CELEBRATION = "celebration";
    static final String REASON = "rounds";

    @Override
    public String name() {
        return "citta";
    }

    @Override
    public int minSeats() {
        return 2;
    }

    @Override
    public int maxSeats() {
        return 5;
    }

    @Override
    public int minutes() {
        return 45;
    }

    @Override
    public List<RuleOption> options() {
        List<String> editions = Arrays.stream(Edition.values()).map(Edition::word).toList();
        return List.of(
                new RuleOption(EDITION, editions, Edition.E2014.word()),
                RuleOption.toggle(CELEBRATION));
    }

    @Override
    public List<SetupExtra> extras() {
        return List.of(new DeckExtra());
    }

    @Override
    public @Nullable Message conflict(Setup setup) {
        Edition edition = Edition.named(setup.option(EDITION));
        if (setup.seats() < edition.minSeats()) {
            return Message.of(
                    "setup.edition.seats", edition.word(), edition.minSeats(), setup.seats());
        }
        if (setup.isOn(CELEBRATION) && !edition.celebrates()) {
            return Message.of("setup.edition.celebration", edition.word());
        }
        boolean clash = setup.isOn(CELEBRATION) && !cards(setup).canCelebrate();
        return clash ? Message.of("setup.celebration.deck") : null;
    }

    @Override
    public List<String> reasons() {
        return List.of(REASON);
    }

    @Override
    public Game<?, ?> game(Setup setup) {
        boolean celebration = setup.isOn(CELEBRATION);
        CittaRules rules = Edition.named(setup.option(EDITION)).rules(setup.seats(), celebration);
        return new CittaGame(this, setup, rules, Deck.of(cards(setup), celebration));
    }

    private static CardList cards(Setup setup) {
        return setup.extra(DeckExtra.NAME)
                .map(list -> CardListReader.json(list, CardListReader::entry))
                .orElseGet(StandardDeck::cards);
    }

    @Override
    public Setup setupOf(String position) {
        PositionReader reader = new PositionReader(position);
        return setup(
                reader.seats(),
                Map.of(
                        EDITION,
                        reader.edition(),
                        CELEBRATION,
                        reader.isCelebration() ? "on" : "off"));
    }
}
