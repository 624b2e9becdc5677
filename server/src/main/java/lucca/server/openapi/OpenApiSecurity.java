package lucca.server.openapi;

import io.swagger.v3.oas.models.Components;
import io.swagger.v3.oas.models.PathItem.HttpMethod;
import io.swagger.v3.oas.models.security.SecurityRequirement;
import io.swagger.v3.oas.models.security.SecurityScheme;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/// The credentials that each request requires.
final class OpenApiSecurity {
    private static final String COOKIE = "cookie";
    private static final String BEARER = "bearer";

    /// Requests that tokens cannot make.
    private static final List<String> OWNER_ONLY =
            List.of(
                    "POST /api/me",
                    "POST /api/account",
                    "GET /api/sessions",
                    "DELETE /api/sessions",
                    "GET /api/tokens",
                    "POST /api/tokens",
                    "DELETE /api/tokens",
                    "GET /api/passkeys",
                    "POST /api/passkeys",
                    "DELETE /api/passkeys",
                    "GET /api/blocks",
                    "POST /api/blocks",
                    "DELETE /api/blocks");

    /// Requests that are also open to anonymous clients.
    private static final List<String> PUBLIC =
            List.of("POST /api/guests", "POST /api/sessions", "GET /api/");

    private static final Set<String> SIGNED_IN_ONLY = Set.of("GET /api/me");

    private OpenApiSecurity() {}

    static void describe(Components components) {
        components.addSecuritySchemes(
                COOKIE,
                new SecurityScheme()
                        .type(SecurityScheme.Type.APIKEY)
                        .in(SecurityScheme.In.COOKIE)
                        .name("lucca")
                        .description(
                                "Set by /api/guests, /api/sessions, /api/account, /api/passkeys and"
                                        + " /api/tables; over TLS it is named __Host-lucca."));
        components.addSecuritySchemes(
                BEARER,
                new SecurityScheme()
                        .type(SecurityScheme.Type.HTTP)
                        .scheme("bearer")
                        .description("A token of /api/tokens, with the scope 'read' or 'play'."));
    }

    /// The alternative credentials for a request; any one is enough.
    static List<SecurityRequirement> requirements(HttpMethod method, String path) {
        String request = method + " " + path;
        List<SecurityRequirement> any = new ArrayList<>();
        any.add(new SecurityRequirement().addList(COOKIE));
        if (OWNER_ONLY.stream().noneMatch(request::startsWith)) {
            any.add(new SecurityRequirement().addList(BEARER));
            if (isPublic(request)) {
                any.add(new SecurityRequirement());
            }
        }
        return any;
    }

    private static boolean isPublic(String request) {
        return request.equals("POST /api/tables")
                || !SIGNED_IN_ONLY.contains(request)
                        && PUBLIC.stream().anyMatch(request::startsWith);
    }
}
