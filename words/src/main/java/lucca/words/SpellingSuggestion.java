package lucca.words;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/// Suggests the word that was probably meant.
public final class SpellingSuggestion {
    private static final int MAX_LENGTH = 30;

    private SpellingSuggestion() {}

    /// The word with the fewest differences, if they are at most a third of its letters.
    public static Optional<String> closest(String typed, Collection<String> words) {
        String given = typed.toLowerCase(Locale.ROOT);
        if (given.length() > MAX_LENGTH) {
            return Optional.empty();
        }
        return words.stream()
                .filter(word -> distance(given, word) * 3 <= Math.max(3, word.length()))
                .min(Comparator.comparingInt(word -> distance(given, word)));
    }

    /// The edit distance of two words: inserted, deleted and changed letters. A swap of neighbours
    /// counts as one.
    private static int distance(String a, String b) {
        int[][] d = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) {
            for (int j = 0; j <= b.length(); j++) {
                d[i][j] = i == 0 ? j : j == 0 ? i : step(d, a, b, i, j);
            }
        }
        return d[a.length()][b.length()];
    }

    private static int step(int[][] d, String a, String b, int i, int j) {
        int changed = d[i - 1][j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        int least = Math.min(changed, Math.min(d[i - 1][j], d[i][j - 1]) + 1);
        boolean swapped =
                i > 1
                        && j > 1
                        && a.charAt(i - 1) == b.charAt(j - 2)
                        && a.charAt(i - 2) == b.charAt(j - 1);
        return swapped ? Math.min(least, d[i - 2][j - 2] + 1) : least;
    }
}
