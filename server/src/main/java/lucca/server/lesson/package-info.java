/// First games for those who learn one: records with a deal that was prepared, told step by step.
@NullMarked
package lucca.server.lesson;

import org.jspecify.annotations.NullMarked;
