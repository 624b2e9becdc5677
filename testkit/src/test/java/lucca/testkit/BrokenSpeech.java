package lucca.testkit;

import java.util.List;
import java.util.Objects;
import lucca.engine.GameKind;
import lucca.engine.Label;
import lucca.engine.Members;
import lucca.engine.Message;
import lucca.engine.Setup;
import lucca.engine.Speech;

/// Auctions that say something that they should not.
final class BrokenSpeech {
    private BrokenSpeech() {}

    /// What is said of a move.
    @FunctionalInterface
    private interface Saying {
        Message of(AuctionGame game, AuctionMove move, AuctionState before);
    }

    private static AuctionGame game(GameKind kind, Setup setup, Saying saying, Label... labels) {
        return new AuctionGame(kind, setup) {
            @Override
            public Speech<AuctionState, AuctionMove> speech() {
                AuctionGame game = this;
                return new Speech<>() {
                    @Override
                    public Message move(AuctionMove move, AuctionState before) {
                        return saying.of(game, move, before);
                    }

                    @Override
                    public Message ending(AuctionState over) {
                        return Message.of("reason." + Objects.requireNonNull(over.reason()));
                    }

                    @Override
                    public List<Label> labels(Members view) {
                        return List.of(labels);
                    }
                };
            }
        };
    }

    private static Message plain(AuctionGame game, AuctionMove move, AuctionState before) {
        return Message.of("says.plain", game.notation().text(move));
    }

    static AuctionGame tellsWhatIsHidden(GameKind kind, Setup setup) {
        return game(
                kind,
                setup,
                (game, move, before) ->
                        Message.of(
                                "says.plain", game.notation().text(move) + game.position(before)));
    }

    static AuctionGame saysMovesAlike(GameKind kind, Setup setup) {
        return game(kind, setup, (game, move, before) -> Message.of("says.plain", "a bid"));
    }

    static AuctionGame lacksWords(GameKind kind, Setup setup) {
        return game(
                kind, setup, (game, move, before) -> Message.of("says.nothing", move.toString()));
    }

    static AuctionGame namesPiecesTwice(GameKind kind, Setup setup) {
        Label one = new Label("pile", Message.of("says.plain", "a pile"));
        return game(kind, setup, BrokenSpeech::plain, one, one);
    }
}
