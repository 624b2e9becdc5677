package lucca.verifier;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.stream.Stream;
import lucca.engine.GameKind;
import lucca.engine.GameKinds;
import lucca.fair.FairnessVerifier;
import lucca.table.Table;
import org.teavm.backend.javascript.JSModuleType;
import org.teavm.diagnostics.DefaultProblemTextConsumer;
import org.teavm.diagnostics.Problem;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;
import org.teavm.vm.TeaVMOptimizationLevel;

/// Compiles the [BrowserVerifier] to a JavaScript module. Part of the build, not of its result.
final class VerifierCompiler {
    private static final String FILE = "verifier.js";

    private VerifierCompiler() {}

    /// Writes `verifier.js` unless it is newer than its sources. The output differs slightly each
    /// time, so rewriting it would rebuild everything that depends on it.
    /// @param args the target folder
    public static void main(String... args)
            throws TeaVMToolException, IOException, URISyntaxException {
        Path folder = Path.of(args[0]);
        if (!isFresh(folder.resolve(FILE))) {
            compile(folder);
        }
    }

    private static boolean isFresh(Path file) throws IOException, URISyntaxException {
        Stream<Class<?>> games = GameKinds.all().stream().map(Object::getClass);
        Stream<Class<?>> others =
                Stream.of(
                        GameKind.class, Table.class, FairnessVerifier.class, BrowserVerifier.class);
        if (!Files.exists(file) || Files.size(file) == 0) {
            return false;
        }
        FileTime built = Files.getLastModifiedTime(file);
        for (Class<?> type : Stream.concat(games, others).toList()) {
            if (newest(Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI()))
                            .compareTo(built)
                    > 0) {
                return false;
            }
        }
        return true;
    }

    /// The latest modification time in a folder of classes or a jar.
    private static FileTime newest(Path classes) throws IOException {
        FileTime newest = FileTime.fromMillis(0);
        try (Stream<Path> files = Files.walk(classes)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                FileTime time = Files.getLastModifiedTime(file);
                newest = time.compareTo(newest) > 0 ? time : newest;
            }
        }
        return newest;
    }

    private static void compile(Path folder) throws TeaVMToolException {
        TeaVMTool teavm = new TeaVMTool();
        teavm.setTargetType(TeaVMTargetType.JAVASCRIPT);
        teavm.setJsModuleType(JSModuleType.ES2015);
        teavm.setMainClass(BrowserVerifier.class.getName());
        teavm.setClassLoader(VerifierCompiler.class.getClassLoader());
        teavm.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
        teavm.setObfuscated(true);
        teavm.setTargetDirectory(folder.toFile());
        teavm.setTargetFileName(FILE);
        teavm.generate();
        List<String> problems =
                teavm.getProblemProvider().getProblems().stream()
                        .map(VerifierCompiler::text)
                        .toList();
        if (!problems.isEmpty()) {
            throw new IllegalStateException(String.join("\n", problems));
        }
    }

    private static String text(Problem problem) {
        DefaultProblemTextConsumer text = new DefaultProblemTextConsumer();
        problem.render(text);
        return text.getText() + " at " + problem.getLocation();
    }
}
