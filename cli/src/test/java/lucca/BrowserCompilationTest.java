package lucca;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.teavm.diagnostics.DefaultProblemTextConsumer;
import org.teavm.diagnostics.Problem;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;
import org.teavm.vm.TeaVMOptimizationLevel;

@DisplayName("Engine, games and bots can run in a browser")
class BrowserCompilationTest {
    @TempDir Path target;

    @Test
    @DisplayName("TeaVM provides every class and method that they use")
    void compiles() throws TeaVMToolException {
        TeaVMTool teavm = new TeaVMTool();
        teavm.setTargetType(TeaVMTargetType.WEBASSEMBLY_GC);
        teavm.setMainClass(BrowserCompilationSample.class.getName());
        teavm.setClassLoader(getClass().getClassLoader());
        teavm.setOptimizationLevel(TeaVMOptimizationLevel.SIMPLE);
        teavm.setTargetDirectory(target.toFile());
        teavm.setTargetFileName("games.wasm");
        teavm.generate();
        List<String> problems =
                teavm.getProblemProvider().getProblems().stream()
                        .map(BrowserCompilationTest::text)
                        .toList();
        assertThat(problems).isEmpty();
        assertThat(new File(target.toFile(), "games.wasm")).isNotEmpty();
    }

    private static String text(Problem problem) {
        DefaultProblemTextConsumer text = new DefaultProblemTextConsumer();
        problem.render(text);
        return text.getText() + " at " + problem.getLocation();
    }
}
