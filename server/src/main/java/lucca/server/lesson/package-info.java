/// Tutorials: recorded games with prepared chance outcomes, shown step by step.
@NullMarked
package lucca.server.lesson;

import org.jspecify.annotations.NullMarked;
