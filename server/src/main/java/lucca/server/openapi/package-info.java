/// The description of the HTTP API: endpoints, schemas and security as an OpenAPI document.
@NullMarked
package lucca.server.openapi;

import org.jspecify.annotations.NullMarked;
