/// The arguments that several commands share.
@NullMarked
package lucca.cli.argument;

import org.jspecify.annotations.NullMarked;
