package lucca.cli;

import picocli.CommandLine.IVersionProvider;

/// Which Lucca this is, from the manifest of its jar.
final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
        String version = Version.class.getPackage().getImplementationVersion();
        return new String[] {
            version == null
                    ? Words.common().text("cli.version.none")
                    : Words.common().text("cli.version", version, Runtime.version().toString())
        };
    }
}
