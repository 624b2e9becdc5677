package lucca.testkit;

import java.util.List;
import lucca.engine.Message;
import lucca.engine.Observation;
import lucca.engine.Rng;
import lucca.engine.Seat;

/// States of the auction, each with one defect in its copies or its secrets.
final class BrokenStates {
    private BrokenStates() {}

    static AuctionState neverRedeals(int seats, int hand) {
        return new AuctionState(seats, hand) {
            @Override
            public void redeal(int seat, Rng random) {}
        };
    }

    static AuctionState redealsForOneSeatOnly(int seats, int hand) {
        return new AuctionState(seats, hand) {
            @Override
            public void redeal(int seat, Rng random) {
                if (seat == 0) {
                    super.redeal(seat, random);
                }
            }
        };
    }

    static AuctionState losesCardsInRedeals(int seats, int hand) {
        return new AuctionState(seats, hand) {
            @Override
            public void redeal(int seat, Rng random) {
                super.redeal(seat, random);
                cards.counts[AuctionCards.DECK * AuctionCards.VALUES + cards.draw(random) - 1]--;
            }
        };
    }

    static AuctionState redealsTheSeatsOwnCards(int seats, int hand) {
        return new AuctionState(seats, hand) {
            @Override
            public void redeal(int seat, Rng random) {
                super.redeal((seat + 1) % seats, random);
            }
        };
    }

    static AuctionState showsEverythingToSeats(int seats, int hand) {
        return new AuctionState(seats, hand) {
            @Override
            public Observation observe(int viewer) {
                return super.observe(viewer < 0 ? viewer : Observation.REFEREE);
            }
        };
    }

    static AuctionState showsEverythingToSpectators(int seats, int hand) {
        return new AuctionState(seats, hand) {
            @Override
            public Observation observe(int viewer) {
                return super.observe(
                        viewer == Observation.SPECTATOR ? Observation.REFEREE : viewer);
            }
        };
    }

    static AuctionState showsPositionsToChance(int seats, int hand) {
        return new AuctionState(seats, hand) {
            @Override
            public Observation observe(int viewer) {
                return super.observe(viewer == CHANCE ? Observation.SPECTATOR : viewer);
            }
        };
    }

    static AuctionState reportsBidsAtOnce(int seats, int hand) {
        return new AuctionState(seats, hand) {
            @Override
            public void play(int code) {
                if (code > AuctionCards.VALUES) {
                    int seat = AuctionMoveCodec.seat(code);
                    List<Integer> bid = cards.list(AuctionCards.bid(seat));
                    report(Message.of("auction.bid", new Seat(seat), bid));
                }
                super.play(code);
            }
        };
    }

    static AuctionState scoresHiddenCardsInStandings(int seats, int hand) {
        return new AuctionState(seats, hand) {
            @Override
            public void applyFinalScoring() {
                if (reason == null) {
                    int best = cards.list(AuctionCards.hand(0)).stream().reduce(0, Math::max);
                    score(0, best, "A3.1", Message.of("auction.won", new Seat(0), lot + 1));
                }
            }
        };
    }

    static AuctionState sharesCardsWithItsCopy(int seats, int hand) {
        return new AuctionState(seats, hand) {
            @Override
            public AuctionState copy() {
                AuctionState copy = super.copy();
                copy.cards = cards;
                return copy;
            }
        };
    }

    static AuctionState sharesCardsAfterCopyFrom(int seats, int hand) {
        return new AuctionState(seats, hand) {
            @Override
            public AuctionState copy() {
                AuctionState copy = super.copy();
                copy.cards = new AuctionCards(seats);
                System.arraycopy(cards.counts, 0, copy.cards.counts, 0, cards.counts.length);
                return copy;
            }

            @Override
            public void copyFrom(AuctionState other) {
                super.copyFrom(other);
                cards = other.cards;
            }
        };
    }

    static AuctionState copiesAllButDecisions(int seats, int hand) {
        return new AuctionState(seats, hand) {
            @Override
            public void copyFrom(AuctionState other) {
                super.copyFrom(other);
                decided = 0;
            }
        };
    }

    static AuctionState losesItsListener(int seats, int hand) {
        return new AuctionState(seats, hand) {
            @Override
            public void copyFrom(AuctionState other) {
                super.copyFrom(other);
                stateListener = null;
            }
        };
    }

    static AuctionState keepsScoresAfterUndo(int seats, int hand) {
        return new AuctionState(seats, hand) {
            @Override
            public void copyFrom(AuctionState other) {
                int best = Math.max(scores[0], other.scores[0]);
                super.copyFrom(other);
                scores[0] = best;
            }
        };
    }
}
