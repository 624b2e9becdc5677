/// The foundations of the HTTP interface: JSON, problems, languages and access checks.
@NullMarked
package lucca.server.web;

import org.jspecify.annotations.NullMarked;
