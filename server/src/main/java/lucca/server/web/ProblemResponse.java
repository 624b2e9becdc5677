package lucca.server.web;

import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// Describes a [Problem] that an endpoint has beside those that all have.
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
@Repeatable(ProblemResponse.All.class)
public @interface ProblemResponse {
    int status();

    String description();

    /// The problems of an endpoint with several.
    @Retention(RetentionPolicy.RUNTIME)
    @Target(ElementType.METHOD)
    @interface All {
        ProblemResponse[] value();
    }
}
