/// The words of all modules, read from where each of them keeps its own.
@NullMarked
package lucca.words;

import org.jspecify.annotations.NullMarked;
