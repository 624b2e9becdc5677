package lucca.testkit;

import java.util.Arrays;
import lucca.engine.Message;
import lucca.engine.MoveList;
import org.jspecify.annotations.Nullable;

/// States of the auction, each with one defect in its moves, points or end.
final class BrokenRules {
    private BrokenRules() {}

    static AuctionState listsMovesDownwards(int seats, int hand) {
        return lists(seats, hand, codes -> reversed(codes));
    }

    static AuctionState listsMovesTwice(int seats, int hand) {
        return lists(seats, hand, codes -> append(codes, codes[codes.length - 1]));
    }

    static AuctionState omitsMoves(int seats, int hand) {
        return lists(seats, hand, codes -> Arrays.copyOf(codes, Math.max(1, codes.length - 1)));
    }

    static AuctionState listsNothing(int seats, int hand) {
        return lists(seats, hand, codes -> new int[0]);
    }

    /// Lists other moves for the actor than for the seat that is the actor.
    static AuctionState listsDifferentMovesForActor(int seats, int hand) {
        return new AuctionState(seats, hand) {
            @Override
            public void legalMoves(MoveList out) {
                super.legalMoves(out);
                if (actor() >= 0) {
                    int first = out.get(0);
                    out.clear();
                    out.add(first);
                }
            }
        };
    }

    static AuctionState dependsOnOrderOfDecisions(int seats, int hand) {
        return new AuctionState(seats, hand) {
            @Override
            public void legalMoves(int seat, MoveList out) {
                super.legalMoves(seat, out);
                if (decided != 0) {
                    int first = out.get(0);
                    out.clear();
                    out.add(first);
                }
            }
        };
    }

    static AuctionState asksSeatsDuringTheDeal(int seats, int hand) {
        return new AuctionState(seats, hand) {
            @Override
            public int actors() {
                return (1 << seats) - 1 & ~decided;
            }
        };
    }

    static AuctionState hasOutcomesWithoutWeight(int seats, int hand) {
        return new AuctionState(seats, hand) {
            @Override
            public long weight(int outcome) {
                return super.weight(outcome) - 1;
            }
        };
    }

    static AuctionState takesPointsWithoutLine(int seats, int hand) {
        return new AuctionState(seats, hand) {
            @Override
            void score(int seat, int points, String rule, Message why) {
                if (points < 0) {
                    scores[seat] += points;
                } else {
                    super.score(seat, points, rule, why);
                }
            }
        };
    }

    static AuctionState takesPointsTwice(int seats, int hand) {
        return new AuctionState(seats, hand) {
            @Override
            void score(int seat, int points, String rule, Message why) {
                super.score(seat, points < 0 ? 2 * points : points, rule, why);
            }
        };
    }

    static AuctionState scoresByUnknownRule(int seats, int hand) {
        return new AuctionState(seats, hand) {
            @Override
            void score(int seat, int points, String rule, Message why) {
                super.score(seat, points, "A9.9", why);
            }
        };
    }

    static AuctionState scoresWithoutText(int seats, int hand) {
        return new AuctionState(seats, hand) {
            @Override
            void score(int seat, int points, String rule, Message why) {
                super.score(seat, points, rule, Message.of("auction.because"));
            }
        };
    }

    static AuctionState givesEverySeatTheWin(int seats, int hand) {
        return new AuctionState(seats, hand) {
            @Override
            public double payoff(int seat) {
                return 1;
            }
        };
    }

    static AuctionState endsForUnknownReason(int seats, int hand) {
        return new AuctionState(seats, hand) {
            @Override
            public @Nullable String reason() {
                return super.reason() == null ? null : "boredom";
            }
        };
    }

    static AuctionState neverEnds(int seats, int hand) {
        return new AuctionState(seats, hand) {
            @Override
            public void play(int code) {
                super.play(code);
                reason = null;
            }
        };
    }

    static AuctionState failsInTheSecondLot(int seats, int hand) {
        return new AuctionState(seats, hand) {
            @Override
            public void play(int code) {
                super.play(code);
                if (lot == 1) {
                    throw new IllegalStateException("failure in the second lot");
                }
            }
        };
    }

    private interface Listing {
        int[] of(int[] codes);
    }

    private static AuctionState lists(int seats, int hand, Listing listing) {
        return new AuctionState(seats, hand) {
            @Override
            public void legalMoves(int seat, MoveList out) {
                super.legalMoves(seat, out);
                int[] codes = listing.of(out.toArray());
                out.clear();
                Arrays.stream(codes).forEach(out::add);
            }
        };
    }

    private static int[] append(int[] codes, int code) {
        int[] longer = Arrays.copyOf(codes, codes.length + 1);
        longer[codes.length] = code;
        return longer;
    }

    private static int[] reversed(int[] codes) {
        int[] reversed = new int[codes.length];
        for (int i = 0; i < codes.length; i++) {
            reversed[i] = codes[codes.length - 1 - i];
        }
        return reversed;
    }
}
