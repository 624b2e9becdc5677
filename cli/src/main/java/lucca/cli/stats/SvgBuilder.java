package lucca.cli.stats;

import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Builds a self-contained SVG image, without fonts, scripts or other files. Every element has its
/// light colours as attributes, so that any viewer shows it. Where style sheets are supported, the
/// colours follow a dark colour scheme.
final class SvgBuilder {
    private static final String DARK =
            """
            @media (prefers-color-scheme:dark){svg{fill:#e8ecf1}.back{fill:#14181e}.soft{fill:#a3adba}\
            .bar{fill:#6ea8e6}.dot{fill:#f0975a}.grid{stroke:#39424e}.mark{stroke:#f0975a}.fair{stroke:#a3adba}}""";

    private final StringBuilder body = new StringBuilder();

    /// @param style style names, separated by spaces, or none
    void text(double x, double y, String style, String text) {
        body.append(
                String.format(
                        Locale.ROOT,
                        "<text x=\"%.1f\" y=\"%.1f\"%s>%s</text>%n",
                        x,
                        y,
                        looks(style),
                        escaped(text)));
    }

    void bar(double x, double y, double width, double height) {
        body.append(
                String.format(
                        Locale.ROOT,
                        "<rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\"%s/>%n",
                        x,
                        y,
                        width,
                        height,
                        looks("bar")));
    }

    void line(double x1, double y1, double x2, double y2, String style) {
        body.append(
                String.format(
                        Locale.ROOT,
                        "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\"%s/>%n",
                        x1,
                        y1,
                        x2,
                        y2,
                        looks(style)));
    }

    void dot(double x, double y) {
        body.append(
                String.format(
                        Locale.ROOT,
                        "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"4\"%s/>%n",
                        x,
                        y,
                        looks("dot")));
    }

    /// The complete file.
    String build(int width, int height, String title) {
        return String.format(
                        Locale.ROOT,
                        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" width=\"%d\""
                                + " height=\"%d\" role=\"img\" font-family=\"sans-serif\" font-size=\"13\""
                                + " fill=\"#1d2430\">%n<title>%s</title>%n<style>%s</style>%n",
                        width,
                        height,
                        width,
                        height,
                        escaped(title),
                        DARK)
                + String.format(
                        Locale.ROOT,
                        "<rect width=\"%d\" height=\"%d\"%s/>%n",
                        width,
                        height,
                        looks("back"))
                + body
                + "</svg>\n";
    }

    /// The attributes of a style: its classes for style sheets, and its presentation without any.
    private static String looks(String style) {
        return style.isEmpty()
                ? ""
                : " class=\""
                        + style
                        + "\" "
                        + Stream.of(style.split(" ", -1))
                                .map(SvgBuilder::look)
                                .collect(Collectors.joining(" "));
    }

    private static String look(String name) {
        return switch (name) {
            case "title" -> "font-size=\"19\" font-weight=\"bold\"";
            case "head" -> "font-size=\"14\" font-weight=\"bold\"";
            case "soft" -> "font-size=\"12\" fill=\"#5b6573\"";
            case "end" -> "text-anchor=\"end\"";
            case "mid" -> "text-anchor=\"middle\"";
            case "back" -> "fill=\"#ffffff\"";
            case "bar" -> "fill=\"#3b76b8\"";
            case "dot" -> "fill=\"#b4541a\"";
            case "grid" -> "stroke=\"#d9dee5\"";
            case "mark" -> "stroke=\"#b4541a\" stroke-width=\"2\"";
            case "fair" -> "stroke=\"#5b6573\" stroke-dasharray=\"4 3\"";
            default -> throw new IllegalArgumentException(name);
        };
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
