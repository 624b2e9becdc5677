/// The foundations of the HTTP interface: JSON, problems, languages, access checks, and the files
/// of the web client.
@NullMarked
package lucca.server.web;

import org.jspecify.annotations.NullMarked;
