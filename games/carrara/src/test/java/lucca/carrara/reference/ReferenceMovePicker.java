package lucca.carrara.reference;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/// Chooses decisions at random, but prefers building and scoring, so that games end soon.
public final class ReferenceMovePicker {
    private final Random random;

    public ReferenceMovePicker(Random random) {
        this.random = random;
    }

    /// Draws a kind of decision by its weight, then one of its decisions.
    public String choose(List<String> legal) {
        List<String> kinds = legal.stream().map(ReferenceMovePicker::kind).distinct().toList();
        int all = kinds.stream().mapToInt(ReferenceMovePicker::weight).sum();
        int lot = random.nextInt(all);
        for (String kind : kinds) {
            lot -= weight(kind);
            if (lot < 0) {
                return among(legal.stream().filter(text -> kind(text).equals(kind)).toList());
            }
        }
        throw new AssertionError("a lot beyond " + all);
    }

    /// Prefers to take many blocks.
    private String among(List<String> texts) {
        return IntStream.range(0, texts.getFirst().startsWith("take") ? 3 : 1)
                .mapToObj(_ -> texts.get(random.nextInt(texts.size())))
                .reduce((a, b) -> a.length() >= b.length() ? a : b)
                .orElseThrow();
    }

    private static String kind(String text) {
        if (text.contains("replacing") || text.equals("buy unturned")) {
            return text.contains("replacing") ? "improve" : "unturned";
        }
        return text.contains("-8 ") ? "eight" : text.split(" ", -1)[0];
    }

    private static int weight(String kind) {
        return switch (kind) {
            case "eight" -> 60;
            case "build" -> 30;
            case "improve" -> 4;
            case "score" -> 12;
            case "buy" -> 8;
            case "unturned" -> 4;
            case "announce" -> 40;
            case "decline" -> 10;
            default -> 10;
        };
    }
}
