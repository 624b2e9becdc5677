package lucca.server.web;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// Marks a component of an API record whose member may be absent. In a request, an absent member
/// has the default value, or `null`; in a response, a member that is `null` is left out.
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.METHOD, ElementType.ANNOTATION_TYPE})
public @interface OptionalMember {
    /// The default value of a request, as JSON.
    String otherwise() default "null";

    /// Whether a member that is present may be `null`. Requests may always have `null` instead of
    /// no member; this is for the description.
    boolean orNull() default false;
}
