package lucca.rulebook;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import lucca.words.Language;
import lucca.words.RulesPage;

/// Converts the rules page of a game and its translations. The build of each game runs it.
public final class RulesPageConverter {
    private RulesPageConverter() {}

    /// Reads `docs/rules/NAME.md` and writes `lucca/NAME/rules.json`, in each language.
    /// @param args the folder `games/NAME`, and the folder for the class files of the game
    public static void main(String[] args) throws IOException {
        Path home = Path.of(args[0]);
        String game = home.getFileName().toString();
        Path out = Path.of(args[1], "lucca", game);
        Files.createDirectories(out);
        for (Language language : Language.values()) {
            Path folder = home.resolve("../../docs/rules");
            Path page =
                    (language == Language.ENGLISH ? folder : folder.resolve(language.tag()))
                            .resolve(game + ".md");
            if (Files.exists(page)) {
                RulesPage converted = MarkdownReader.read(game, Files.readString(page));
                Files.writeString(out.resolve(RulesPage.file(language)), converted.json() + "\n");
            }
        }
    }
}
