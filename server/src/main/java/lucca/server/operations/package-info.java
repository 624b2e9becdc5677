/// Tools for operators: access to metrics, readiness, backup and restore.
@NullMarked
package lucca.server.operations;

import org.jspecify.annotations.NullMarked;
