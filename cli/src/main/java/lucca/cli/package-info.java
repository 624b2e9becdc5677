/// The `lucca` command: one class a subcommand. Words for people are in `messages.properties` and
/// `Help.properties`.
@NullMarked
package lucca.cli;

import org.jspecify.annotations.NullMarked;
