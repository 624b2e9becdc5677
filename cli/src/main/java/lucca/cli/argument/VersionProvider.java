package lucca.cli.argument;

import java.util.Objects;
import lucca.cli.text.CliMessages;
import picocli.CommandLine.IVersionProvider;

/// Reads the version of the program from the manifest of its jar.
public final class VersionProvider implements IVersionProvider {
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
    public static String number() {
        return Objects.requireNonNullElse(
                VersionProvider.class.getPackage().getImplementationVersion(), "");
    }
}
