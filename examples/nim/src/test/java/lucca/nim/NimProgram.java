package lucca.nim;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// Starts the packaged programs with Nim on their class path.
final class NimProgram {
    private NimProgram() {}

    /// @param module the module of the program
    /// @param command its main class and arguments
    static Process start(String module, String... command) throws IOException {
        List<String> all = new ArrayList<>();
        all.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        all.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"));
        all.add("--enable-native-access=ALL-UNNAMED");
        String jar = "../../%s/target/lucca-%s.jar".formatted(module, module);
        all.addAll(List.of("-cp", "target/classes" + File.pathSeparator + jar));
        all.addAll(List.of(command));
        return new ProcessBuilder(all).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    }
}
