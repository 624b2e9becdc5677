package lucca.testkit;

import java.util.Collections;
import java.util.List;
import java.util.function.BiPredicate;
import lucca.engine.Event;
import lucca.engine.Game;
import lucca.engine.GameKind;
import lucca.engine.Json;
import lucca.engine.Message;
import lucca.engine.MoveCodec;
import lucca.engine.MoveList;
import lucca.engine.Notation;
import lucca.engine.Refusal;
import lucca.engine.Setup;
import org.jspecify.annotations.Nullable;

/// Auctions with one defect each outside of the state.
final class BrokenGames {
    private BrokenGames() {}

    /// Makes games of a broken kind.
    @FunctionalInterface
    interface Factory {
        AuctionGame make(GameKind kind, Setup setup);
    }

    static GameKind kind(Factory factory) {
        return new AuctionKind() {
            @Override
            public Game<?, ?> game(Setup setup) {
                return factory.make(this, setup);
            }
        };
    }

    /// The auction with states that have a defect.
    static GameKind of(AuctionState.Factory states) {
        return kind((kind, setup) -> game(kind, setup, states));
    }

    static AuctionGame game(GameKind kind, Setup setup, AuctionState.Factory states) {
        return new AuctionGame(kind, setup) {
            @Override
            public AuctionState start() {
                AuctionState state = states.make(setup.seats(), handSize());
                state.factory = states;
                return state;
            }

            @Override
            public AuctionState stateAt(String position) {
                AuctionState state = start();
                state.copyFrom(super.stateAt(position));
                return state;
            }
        };
    }

    static AuctionGame omitsPointsFromPositions(GameKind kind, Setup setup) {
        return new AuctionGame(kind, setup) {
            @Override
            public String position(AuctionState state) {
                return super.position(state)
                        .replaceFirst("-?\\d+,\\S+", setup.seats() == 2 ? "0,0" : "0,0,0");
            }
        };
    }

    static AuctionGame readsAnotherPosition(GameKind kind, Setup setup) {
        return new AuctionGame(kind, setup) {
            @Override
            public AuctionState stateAt(String position) {
                AuctionState state = super.stateAt(position);
                state.decided = 0;
                return state;
            }
        };
    }

    static AuctionGame refusesByUnknownRule(GameKind kind, Setup setup) {
        return new AuctionGame(kind, setup) {
            @Override
            public Refusal explain(AuctionState state, Event<AuctionMove> event) {
                return new Refusal("A9.9", Message.of("due.bid"), null);
            }
        };
    }

    static AuctionGame refusesWithoutText(GameKind kind, Setup setup) {
        return new AuctionGame(kind, setup) {
            @Override
            public Refusal explain(AuctionState state, Event<AuctionMove> event) {
                return new Refusal("A2.1", Message.of("A2.1", List.of()), Message.of("A2.1.help"));
            }
        };
    }

    static AuctionGame understatesMaxSteps(GameKind kind, Setup setup) {
        return new AuctionGame(kind, setup) {
            @Override
            public int maxSteps() {
                return setup.seats() * (handSize() + 1);
            }
        };
    }

    /// Accepts bids with cards that the seat does not have, by leaving these out.
    static AuctionGame encodesHeldCardsOnly(GameKind kind, Setup setup) {
        return with(
                kind,
                setup,
                new AuctionMoveCodec() {
                    @Override
                    public void encode(
                            AuctionState state, int seat, AuctionMove move, MoveList steps) {
                        MoveList all = new MoveList();
                        super.encode(state, seat, move, all);
                        for (int i = 0; i < all.size(); i++) {
                            int card = card(all.get(i));
                            if (seat < 0
                                    || card == DONE
                                    || state.cards.count(AuctionCards.hand(seat), card) > 0) {
                                steps.add(all.get(i));
                            }
                        }
                    }
                });
    }

    static AuctionGame encodesDownwards(GameKind kind, Setup setup) {
        return with(
                kind,
                setup,
                new AuctionMoveCodec() {
                    @Override
                    public void encode(
                            AuctionState state, int seat, AuctionMove move, MoveList steps) {
                        if (move instanceof AuctionMove.Bid(List<Integer> cards)) {
                            cards.reversed().forEach(card -> steps.add(step(seat, card)));
                            steps.add(step(seat, DONE));
                        } else {
                            super.encode(state, seat, move, steps);
                        }
                    }
                });
    }

    static AuctionGame decodesTooMuch(GameKind kind, Setup setup) {
        return with(
                kind,
                setup,
                new AuctionMoveCodec() {
                    @Override
                    public @Nullable AuctionMove decode(AuctionState state, MoveList steps) {
                        return super.decode(state, steps) instanceof AuctionMove.Bid(var cards)
                                        && cards.size() > 1
                                ? new AuctionMove.Bid(cards.subList(1, cards.size()))
                                : super.decode(state, steps);
                    }
                });
    }

    static AuctionGame writesEqualCardsOnce(GameKind kind, Setup setup) {
        return with(
                kind,
                setup,
                new AuctionNotation() {
                    @Override
                    public String text(AuctionMove move) {
                        return super.text(move).replaceAll("(\\d)( \\1)+", "$1");
                    }
                });
    }

    static AuctionGame writesJsonWithoutCards(GameKind kind, Setup setup) {
        return with(
                kind,
                setup,
                new AuctionNotation() {
                    @Override
                    public Json.Obj json(AuctionMove move) {
                        return move instanceof AuctionMove.Bid
                                ? Json.object("type", "bid", "cards", "")
                                : super.json(move);
                    }
                });
    }

    static AuctionGame showsDealsToAll(GameKind kind, Setup setup) {
        return showing(kind, setup, (move, now) -> move instanceof AuctionMove.Deal);
    }

    static AuctionGame showsBidsAtOnce(GameKind kind, Setup setup) {
        return showing(kind, setup, (move, now) -> move instanceof AuctionMove.Bid);
    }

    /// Shows a bid as soon as another seat has decided too, even if a third one has not.
    static AuctionGame showsBidsBeforeTheLastOne(GameKind kind, Setup setup) {
        return showing(
                kind,
                setup,
                (move, now) ->
                        move instanceof AuctionMove.Bid && Integer.bitCount(now.decided) > 1);
    }

    /// Writes a hidden bid with one `?` for each of its cards.
    static AuctionGame showsTheSizeOfBids(GameKind kind, Setup setup) {
        return new AuctionGame(kind, setup) {
            @Override
            public AuctionMove redacted(
                    Event<AuctionMove> event, AuctionState before, AuctionState now, int viewer) {
                return event.move() instanceof AuctionMove.Bid(List<Integer> cards)
                                && before.lot == now.lot
                        ? new AuctionMove.Bid(Collections.nCopies(cards.size(), AuctionMove.UNSEEN))
                        : super.redacted(event, before, now, viewer);
            }
        };
    }

    private static AuctionGame showing(
            GameKind kind, Setup setup, BiPredicate<AuctionMove, AuctionState> whole) {
        return new AuctionGame(kind, setup) {
            @Override
            public AuctionMove redacted(
                    Event<AuctionMove> event, AuctionState before, AuctionState now, int viewer) {
                return whole.test(event.move(), now)
                        ? event.move()
                        : super.redacted(event, before, now, viewer);
            }
        };
    }

    private static AuctionGame with(GameKind kind, Setup setup, AuctionMoveCodec codec) {
        return new AuctionGame(kind, setup) {
            @Override
            public MoveCodec<AuctionState, AuctionMove> codec() {
                return codec;
            }
        };
    }

    private static AuctionGame with(GameKind kind, Setup setup, AuctionNotation notation) {
        return new AuctionGame(kind, setup) {
            @Override
            public Notation<AuctionMove> notation() {
                return notation;
            }
        };
    }
}
