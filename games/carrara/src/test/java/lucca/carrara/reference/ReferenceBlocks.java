package lucca.carrara.reference;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/// Blocks as lists of colours, always in the order of the colours (P1.1).
final class ReferenceBlocks {
    private ReferenceBlocks() {}

    static List<String> sorted(List<String> blocks) {
        List<String> sorted = new ArrayList<>();
        for (String colour : ReferenceParts.COLOURS) {
            for (int i = 0; i < count(blocks, colour); i++) {
                sorted.add(colour);
            }
        }
        return sorted;
    }

    static int count(List<String> blocks, String colour) {
        return Collections.frequency(blocks, colour);
    }

    /// Every choice of one or more of these blocks. Blocks of one colour are equal.
    static List<List<String>> choices(List<String> blocks) {
        List<List<String>> choices = new ArrayList<>();
        for (int size = 1; size <= blocks.size(); size++) {
            choices.addAll(choices(blocks, size));
        }
        return choices;
    }

    /// Every choice of so many of these blocks.
    static List<List<String>> choices(List<String> blocks, int size) {
        if (blocks.size() < size) {
            return List.of();
        }
        List<List<String>> choices = new ArrayList<>();
        choices.add(List.of());
        for (String colour : ReferenceParts.COLOURS) {
            int most = count(blocks, colour);
            List<List<String>> more = new ArrayList<>();
            for (List<String> choice : choices) {
                List<String> longer = new ArrayList<>(choice);
                for (int i = 0; i < most && longer.size() < size; i++) {
                    longer.add(colour);
                    more.add(List.copyOf(longer));
                }
            }
            choices.addAll(more);
        }
        return choices.stream().filter(choice -> choice.size() == size).toList();
    }

    /// P3.1: the price of these blocks in a section, 1 to 6.
    static int price(List<String> blocks, int section) {
        return blocks.stream().mapToInt(colour -> ReferenceParts.price(colour, section)).sum();
    }

    /// Removes blocks one by one, and refuses blocks that are missing.
    static void remove(List<String> from, List<String> blocks) {
        for (String colour : blocks) {
            if (!from.remove(colour)) {
                throw new IllegalArgumentException("no " + colour + " block there");
            }
        }
    }
}
