package lucca.cli.arena;

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

/// Identifies the build that plays by its classes, because builds of one version may play
/// differently.
final class BuildFingerprint {
    private BuildFingerprint() {}

    /// A checksum of all classes that affect a game between bots: engine, game, bots and arena. It
    /// is the same for folders and jars, whose module descriptors differ.
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
