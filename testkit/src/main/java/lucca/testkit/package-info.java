/// Laws that every game must satisfy, and tools to test games.
@NullMarked
package lucca.testkit;

import org.jspecify.annotations.NullMarked;
