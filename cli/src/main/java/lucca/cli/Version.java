package lucca.cli;

import java.util.Objects;
import picocli.CommandLine.IVersionProvider;

/// Which Lucca this is, from the manifest of its jar.
final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
        String version = number();
        return new String[] {
            version.isEmpty()
                    ? Words.common().text("cli.version.none")
                    : Words.common().text("cli.version", version, Runtime.version().toString())
        };
    }

    /// The number alone; empty if this is no jar.
    static String number() {
        return Objects.requireNonNullElse(
                Version.class.getPackage().getImplementationVersion(), "");
    }
}
