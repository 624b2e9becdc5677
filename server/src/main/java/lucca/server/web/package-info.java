/// What all of the HTTP interface shares: JSON, problems, and who may call at all.
@NullMarked
package lucca.server.web;

import org.jspecify.annotations.NullMarked;
