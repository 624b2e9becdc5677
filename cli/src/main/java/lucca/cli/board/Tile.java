package lucca.cli.board;

import java.util.ArrayList;
import java.util.List;

/// A text that takes so many columns, whatever ink is in it.
public record Tile(String text, int width) {
    private static final int HANGING = 2;

    public static Tile of(String text) {
        return new Tile(text, text.length());
    }

    /// A text in a style of the terminal.
    public static Tile of(String text, String style, Ink ink) {
        return new Tile(ink.style(style, text), text.length());
    }

    public Tile then(String more) {
        return new Tile(text + more, width + more.length());
    }

    /// The text with blanks after it, so that it takes `columns` or more.
    public String padded(int columns) {
        return text + " ".repeat(Math.max(0, columns - width));
    }

    /// Tiles one after the other, each `columns` wide but for the last.
    public static Tile row(List<Tile> tiles, int columns) {
        StringBuilder text = new StringBuilder();
        int width = 0;
        for (Tile tile : tiles.subList(0, tiles.size() - 1)) {
            text.append(tile.padded(columns));
            width += Math.max(columns, tile.width);
        }
        Tile last = tiles.getLast();
        return new Tile(text.append(last.text).toString(), width + last.width);
    }

    /// The tiles with a mark after each but the last.
    public static List<Tile> listed(List<Tile> tiles, String mark) {
        List<Tile> listed = new ArrayList<>();
        for (int i = 0; i < tiles.size(); i++) {
            listed.add(i < tiles.size() - 1 ? tiles.get(i).then(mark) : tiles.get(i));
        }
        return listed;
    }

    /// Words, then tiles, each `columns` wide or wider, as many on a line as fit. What goes on in
    /// further lines stands under the first tile, or a little to the right.
    public static List<String> lines(String words, List<Tile> tiles, int columns, int width) {
        List<String> lines = new ArrayList<>();
        int widest = tiles.stream().mapToInt(Tile::width).max().orElse(0);
        boolean beside = words.length() <= width / 2 && words.length() + 1 + widest <= width;
        int indent = beside ? words.length() : HANGING;
        StringBuilder line = new StringBuilder(words);
        int used = words.length();
        for (Tile tile : tiles) {
            if (used > indent && used + 1 + tile.width > width) {
                lines.add(line.toString().stripTrailing());
                line = new StringBuilder(" ".repeat(indent));
                used = indent;
            }
            line.append(' ').append(tile.padded(columns - 1));
            used += 1 + Math.max(columns - 1, tile.width);
        }
        lines.add(line.toString().stripTrailing());
        return lines;
    }
}
