/// Records of finished games, for download and verification.
@NullMarked
package lucca.server.record;

import org.jspecify.annotations.NullMarked;
