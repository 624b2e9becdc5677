package lucca.cli;

import java.util.Locale;

/// A picture that needs nothing else: no fonts, scripts or other files. Its colours follow whether
/// the reader likes light or dark.
final class Svg {
    private static final String STYLE =
            """
            svg{--back:#fff;--ink:#1d2430;--soft:#5b6573;--grid:#d9dee5;--bar:#3b76b8;--mark:#b4541a}
            @media (prefers-color-scheme:dark){svg{--back:#14181e;--ink:#e8ecf1;--soft:#a3adba;--grid:#39424e;\
            --bar:#6ea8e6;--mark:#f0975a}}
            text{font-family:sans-serif;font-size:13px;fill:var(--ink)}
            .title{font-size:19px;font-weight:bold}.head{font-size:14px;font-weight:bold}
            .soft{fill:var(--soft);font-size:12px}.back{fill:var(--back)}.bar{fill:var(--bar)}
            .grid{stroke:var(--grid)}.mark{stroke:var(--mark);stroke-width:2}.dot{fill:var(--mark)}
            .fair{stroke:var(--soft);stroke-dasharray:4 3}
            .end{text-anchor:end}.mid{text-anchor:middle}""";

    private final StringBuilder body = new StringBuilder();

    void text(double x, double y, String style, String text) {
        body.append(
                String.format(
                        Locale.ROOT,
                        "<text x=\"%.1f\" y=\"%.1f\" class=\"%s\">%s</text>%n",
                        x,
                        y,
                        style,
                        escaped(text)));
    }

    void bar(double x, double y, double width, double height) {
        body.append(
                String.format(
                        Locale.ROOT,
                        "<rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" class=\"bar\"/>%n",
                        x,
                        y,
                        width,
                        height));
    }

    void line(double x1, double y1, double x2, double y2, String style) {
        body.append(
                String.format(
                        Locale.ROOT,
                        "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" class=\"%s\"/>%n",
                        x1,
                        y1,
                        x2,
                        y2,
                        style));
    }

    void dot(double x, double y) {
        body.append(
                String.format(
                        Locale.ROOT,
                        "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"4\" class=\"dot\"/>%n",
                        x,
                        y));
    }

    /// The whole file.
    String file(int width, int height, String title) {
        return String.format(
                        Locale.ROOT,
                        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" width=\"%d\""
                                + " height=\"%d\" role=\"img\">%n<title>%s</title>%n<style>%s</style>%n",
                        width,
                        height,
                        width,
                        height,
                        escaped(title),
                        STYLE)
                + String.format(
                        Locale.ROOT,
                        "<rect width=\"%d\" height=\"%d\" class=\"back\"/>%n",
                        width,
                        height)
                + body
                + "</svg>\n";
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
