/// Texts for the terminal: messages, numbers, tables, wrapped and styled lines.
@NullMarked
package lucca.cli.text;

import org.jspecify.annotations.NullMarked;
