/// Rate limits and quotas for people and addresses.
@NullMarked
package lucca.server.limit;

import org.jspecify.annotations.NullMarked;
