/// What the pure modules write as JSON, described as records: views, records, rules pages. The
/// description of the API comes from these records, and tests check every response against it.
@NullMarked
package lucca.server.api;

import org.jspecify.annotations.NullMarked;
