package lucca.server.openapi;

import io.swagger.v3.oas.models.Operation;
import io.swagger.v3.oas.models.security.SecurityRequirement;
import java.util.List;
import java.util.stream.Stream;
import lucca.server.account.Caller;
import lucca.server.account.SignInRequired;
import org.jspecify.annotations.Nullable;
import org.springframework.core.MethodParameter;

/// Who may call an endpoint, as the parameters of its method say.
enum OperationAccess {
    /// Credentials are not looked at.
    PUBLIC,
    /// Anonymous clients see what is public; others more.
    OPTIONAL,
    SIGNED_IN,
    /// Personal tokens are refused.
    OWNER;

    static final String COOKIE = "cookie";
    static final String BEARER = "bearer";

    static OperationAccess of(MethodParameter... parameters) {
        return Stream.of(parameters)
                .filter(each -> each.getParameterType() == Caller.class)
                .map(each -> of(each.getParameterAnnotation(SignInRequired.class)))
                .findFirst()
                .orElse(PUBLIC);
    }

    private static OperationAccess of(@Nullable SignInRequired required) {
        if (required == null) {
            return OPTIONAL;
        }
        return required.withoutToken() ? OWNER : SIGNED_IN;
    }

    /// Adds the credentials, of which any one is enough, and the responses to others.
    void describe(Operation operation) {
        SecurityRequirement cookie = new SecurityRequirement().addList(COOKIE);
        SecurityRequirement bearer = new SecurityRequirement().addList(BEARER);
        operation.security(
                switch (this) {
                    case PUBLIC -> List.of();
                    case OPTIONAL -> List.of(cookie, bearer, new SecurityRequirement());
                    case SIGNED_IN -> List.of(cookie, bearer);
                    case OWNER -> List.of(cookie);
                });
        if (this != PUBLIC) {
            OperationDetails.addProblem(
                    operation,
                    "401",
                    "You are not signed in, or your session or token is invalid.");
            OperationDetails.addProblem(operation, "403", "You are not allowed to do this.");
        }
    }
}
