package lucca.rulebook;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import lucca.words.Language;
import lucca.words.RulesPage;

/// Converts the rules page of a game and its translations. The build of each game runs it.
public final class RulesPageConverter {
    private RulesPageConverter() {}

    /// Reads `NAME.md` and writes `lucca/NAME/rules.json`, in each language.
    /// @param args the folder of the game, whose name is the game's, the folder of its rules page,
    ///     and the folder for its class files
    public static void main(String[] args) throws IOException {
        String game = Path.of(args[0]).getFileName().toString();
        Path folder = Path.of(args[1]);
        Path out = Path.of(args[2], "lucca", game);
        Files.createDirectories(out);
        for (Language language : Language.values()) {
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
