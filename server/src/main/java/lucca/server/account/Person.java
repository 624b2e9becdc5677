package lucca.server.account;

import io.swagger.v3.oas.annotations.media.Schema;

/// A guest or the owner of an account.
public record Person(
        @Schema(description = "The id, which never changes.") String id,
        String name,
        @Schema(description = "Whether the person is a guest, without an account.")
                boolean guest) {}
