/// The `lucca` command, with one class per subcommand. Texts for users are in `messages.properties`
/// and `Help.properties`.
@NullMarked
package lucca.cli;

import org.jspecify.annotations.NullMarked;
