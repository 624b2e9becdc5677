package lucca.carrara;

/// The blocks on the wheel by section (P1.3), and those in the bag.
public final class Wheel {
    public static final int SECTIONS = 6;

    public final int[] sections = new int[SECTIONS];
    int bag;

    /// One block of each colour lies in the first section, the others are in the bag (P2).
    Wheel() {
        sections[0] = Counts.ofEach(1);
        bag = Counts.ofEach(Colour.BLOCKS - 1);
    }

    void copyFrom(Wheel other) {
        System.arraycopy(other.sections, 0, sections, 0, SECTIONS);
        bag = other.bag;
    }

    /// Every block moves to the next section, those of the last one to the first (P3.1).
    void turn() {
        int last = sections[SECTIONS - 1];
        System.arraycopy(sections, 0, sections, 1, SECTIONS - 1);
        sections[0] = last;
    }

    int blocks() {
        int blocks = 0;
        for (int section : sections) {
            blocks += Counts.sum(section);
        }
        return blocks;
    }

    /// The number of blocks to draw from the bag (P3.1).
    int missing() {
        return Math.clamp(CarraraRules.ON_WHEEL - blocks(), 0, Counts.sum(bag));
    }

    void refill(int colour) {
        bag -= Counts.of(colour, 1);
        sections[0] += Counts.of(colour, 1);
    }

    boolean isEmpty() {
        return blocks() == 0;
    }

    /// Whether any block can be paid with that many coins.
    boolean canPayAny(int coins) {
        for (int section = 0; section < SECTIONS; section++) {
            for (int colour = 0; colour < Colour.COUNT; colour++) {
                if (Counts.get(sections[section], colour) > 0
                        && Colour.price(colour, section) <= coins) {
                    return true;
                }
            }
        }
        return false;
    }

    /// The price of these blocks in a section.
    static int price(int section, int blocks) {
        int price = 0;
        for (int colour = 0; colour < Colour.COUNT; colour++) {
            price += Counts.get(blocks, colour) * Colour.price(colour, section);
        }
        return price;
    }
}
