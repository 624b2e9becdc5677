package lucca.engine;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// Marks a component of a [JsonWritable] record that may have no member while it is `null`. All
/// other components have a member, which may be a JSON `null`.
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface MayBeAbsent {}
