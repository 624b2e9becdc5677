/// Laws and tools with which every game is tested.
@NullMarked
package lucca.testkit;

import org.jspecify.annotations.NullMarked;
