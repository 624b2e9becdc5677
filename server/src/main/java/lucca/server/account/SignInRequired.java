package lucca.server.account;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// Marks the [Caller] of an endpoint that anonymous clients may not call. This is checked before
/// the request body is read.
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.PARAMETER)
public @interface SignInRequired {
    /// Whether personal tokens are refused, too.
    boolean withoutToken() default false;
}
