package lucca.verifier;

import java.nio.file.Path;
import java.util.List;
import org.teavm.backend.javascript.JSModuleType;
import org.teavm.diagnostics.DefaultProblemTextConsumer;
import org.teavm.diagnostics.Problem;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;
import org.teavm.vm.TeaVMOptimizationLevel;

/// Compiles the [Verifier] to a JavaScript module. Part of the build, not of the result.
final class Compile {
    private Compile() {}

    /// Writes `verifier.js`.
    /// @param args the folder to write it to
    public static void main(String... args) throws TeaVMToolException {
        TeaVMTool teavm = new TeaVMTool();
        teavm.setTargetType(TeaVMTargetType.JAVASCRIPT);
        teavm.setJsModuleType(JSModuleType.ES2015);
        teavm.setMainClass(Verifier.class.getName());
        teavm.setClassLoader(Compile.class.getClassLoader());
        teavm.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
        teavm.setObfuscated(true);
        teavm.setTargetDirectory(Path.of(args[0]).toFile());
        teavm.setTargetFileName("verifier.js");
        teavm.generate();
        List<String> problems =
                teavm.getProblemProvider().getProblems().stream().map(Compile::text).toList();
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
