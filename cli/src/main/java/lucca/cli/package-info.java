/// The `lucca` command: its entry point and its subcommands, which are in packages by purpose.
/// Texts for users are in `messages.properties` and `Help.properties`.
@NullMarked
package lucca.cli;

import org.jspecify.annotations.NullMarked;
