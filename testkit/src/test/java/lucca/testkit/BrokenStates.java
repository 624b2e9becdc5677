package lucca.testkit;

import lucca.engine.Observation;
import lucca.engine.Rng;

/// States of the auction, each with one defect in its copies or its secrets.
final class BrokenStates {
    private BrokenStates() {}

    static AuctionState keepsSecretsInPlace(int seats, int hand) {
        return new AuctionState(seats, hand) {
            @Override
            public void redeal(int seat, Rng random) {}
        };
    }

    static AuctionState dealsAnewForOneSeatOnly(int seats, int hand) {
        return new AuctionState(seats, hand) {
            @Override
            public void redeal(int seat, Rng random) {
                if (seat == 0) {
                    super.redeal(seat, random);
                }
            }
        };
    }

    static AuctionState losesCardsInNewDeals(int seats, int hand) {
        return new AuctionState(seats, hand) {
            @Override
            public void redeal(int seat, Rng random) {
                super.redeal(seat, random);
                cards.counts[AuctionCards.DECK * AuctionCards.VALUES + cards.draw(random) - 1]--;
            }
        };
    }

    static AuctionState dealsTheSeatsOwnCardsAnew(int seats, int hand) {
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
                return new Observation(viewer, super.observe(Observation.REFEREE).view());
            }
        };
    }

    static AuctionState showsEverythingToSpectators(int seats, int hand) {
        return new AuctionState(seats, hand) {
            @Override
            public Observation observe(int viewer) {
                return viewer == Observation.SPECTATOR
                        ? new Observation(viewer, super.observe(Observation.REFEREE).view())
                        : super.observe(viewer);
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

    static AuctionState losesItsWitness(int seats, int hand) {
        return new AuctionState(seats, hand) {
            @Override
            public void copyFrom(AuctionState other) {
                super.copyFrom(other);
                witness = null;
            }
        };
    }

    static AuctionState remembersWhatWasUndone(int seats, int hand) {
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
