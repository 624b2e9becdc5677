package lucca.cli;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import lucca.arena.Tournament;
import lucca.bots.BotKind;
import lucca.engine.Game;
import lucca.engine.GameKind;

/// Which build of the program plays. Builds of one version may play differently, so they are told
/// apart by their classes.
final class BuildFingerprint {
    private BuildFingerprint() {}

    /// A sum of all classes that have a part in a game between bots: of the engine, the game, the
    /// bots and the arena. It is the same for folders and for jars, which have something to add to
    /// the description of a module.
    static String of(GameKind kind) {
        CRC32 sum = new CRC32();
        for (Class<?> one : List.of(Game.class, kind.getClass(), BotKind.class, Tournament.class)) {
            try {
                add(Path.of(one.getProtectionDomain().getCodeSource().getLocation().toURI()), sum);
            } catch (IOException | URISyntaxException e) {
                throw new IllegalStateException(e);
            }
        }
        return HexFormat.of().toHexDigits((int) sum.getValue());
    }

    private static void add(Path place, CRC32 sum) throws IOException {
        if (Files.isDirectory(place)) {
            addClasses(place, sum);
        } else {
            try (FileSystem jar = FileSystems.newFileSystem(place)) {
                addClasses(jar.getPath("/"), sum);
            }
        }
    }

    private static void addClasses(Path folder, CRC32 sum) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            List<Path> classes =
                    files.filter(file -> file.toString().endsWith(".class"))
                            .filter(file -> !file.endsWith("module-info.class"))
                            .sorted()
                            .toList();
            for (Path each : classes) {
                sum.update(Files.readAllBytes(each));
            }
        }
    }
}
