package lucca.cli;

import java.util.Objects;
import picocli.CommandLine.IVersionProvider;

/// Reads the version of the program from the manifest of its jar.
final class VersionProvider implements IVersionProvider {
    @Override
    public String[] getVersion() {
        String version = number();
        return new String[] {
            version.isEmpty()
                    ? CliMessages.common().text("cli.version.none")
                    : CliMessages.common()
                            .text("cli.version", version, Runtime.version().toString())
        };
    }

    /// The bare version number; empty outside a jar.
    static String number() {
        return Objects.requireNonNullElse(
                VersionProvider.class.getPackage().getImplementationVersion(), "");
    }
}
