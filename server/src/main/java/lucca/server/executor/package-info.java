/// Work that takes long, kept away from play and shared fairly.
@NullMarked
package lucca.server.executor;

import org.jspecify.annotations.NullMarked;
