package lucca.testkit;

import java.util.List;
import java.util.Objects;
import lucca.engine.Describer;
import lucca.engine.GameKind;
import lucca.engine.Label;
import lucca.engine.Message;
import lucca.engine.Observation;
import lucca.engine.Setup;

/// Auctions with one defect each in their descriptions.
final class BrokenDescribers {
    private BrokenDescribers() {}

    /// Makes the description of a move.
    @FunctionalInterface
    private interface MoveText {
        Message of(AuctionGame game, AuctionMove move, AuctionState before);
    }

    private static AuctionGame game(
            GameKind kind, Setup setup, MoveText moveText, Label... labels) {
        return new AuctionGame(kind, setup) {
            @Override
            public Describer<AuctionState, AuctionMove> describer() {
                AuctionGame game = this;
                return new Describer<>() {
                    @Override
                    public Message move(AuctionMove move, AuctionState before) {
                        return moveText.of(game, move, before);
                    }

                    @Override
                    public Message ending(AuctionState over) {
                        return Message.of("reason." + Objects.requireNonNull(over.reason()));
                    }

                    @Override
                    public List<Label> labels(Observation observation) {
                        return List.of(labels);
                    }
                };
            }
        };
    }

    private static Message plain(AuctionGame game, AuctionMove move, AuctionState before) {
        return Message.of("says.plain", game.notation().text(move));
    }

    static AuctionGame revealsHiddenCards(GameKind kind, Setup setup) {
        return game(
                kind,
                setup,
                (game, move, before) ->
                        Message.of(
                                "says.plain", game.notation().text(move) + game.position(before)));
    }

    static AuctionGame describesMovesEqually(GameKind kind, Setup setup) {
        return game(kind, setup, (game, move, before) -> Message.of("says.plain", "a bid"));
    }

    static AuctionGame lacksText(GameKind kind, Setup setup) {
        return game(
                kind, setup, (game, move, before) -> Message.of("says.nothing", move.toString()));
    }

    static AuctionGame repeatsLabel(GameKind kind, Setup setup) {
        Label one = new Label("pile", Message.of("says.plain", "a pile"));
        return game(kind, setup, BrokenDescribers::plain, one, one);
    }
}
