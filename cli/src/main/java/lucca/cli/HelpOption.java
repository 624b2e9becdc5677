package lucca.cli;

import picocli.CommandLine.Option;

/// `--help`, for every subcommand.
final class HelpOption {
    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            descriptionKey = "help",
            order = 99)
    private boolean help;
}
