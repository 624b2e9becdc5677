package lucca.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// Compares texts with the snapshots in `playthroughs/`. If the system property `lucca.playthrough`
/// names a directory, the texts are written there instead.
final class Snapshots {
    private Snapshots() {}

    static void check(Class<?> home, String name, String text) {
        String directory = System.getProperty("lucca.playthrough");
        if (directory == null) {
            assertThat(text).isEqualTo(GameTexts.read(home, "/playthroughs/" + name + ".txt"));
            return;
        }
        try {
            Files.createDirectories(Path.of(directory));
            Files.writeString(Path.of(directory, name + ".txt"), text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
