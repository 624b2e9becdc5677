package lucca.server.openapi;

import io.swagger.v3.oas.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/// The names of schemas.
final class SchemaNames {
    private SchemaNames() {}

    /// The name of a record or family, unless it has another one in its annotation. A case of a
    /// sealed family also has the last word of the family's name, such as `SitCommand`. A part of
    /// an observation also has the name of its game.
    static String of(Class<?> type) {
        Schema about = type.getAnnotation(Schema.class);
        if (about != null && !about.name().isEmpty()) {
            return about.name();
        }
        Class<?> family = family(type);
        if (family != null) {
            return type.getSimpleName() + lastWord(of(family));
        }
        Class<?> outer = type.getEnclosingClass();
        return outer != null && outer.getSimpleName().endsWith("Observation")
                ? outer.getSimpleName().replace("Observation", type.getSimpleName())
                : type.getSimpleName();
    }

    /// The sealed family of a case; `null` if it belongs to none.
    static @Nullable Class<?> family(Class<?> type) {
        Class<?> outer = type.getEnclosingClass();
        return outer != null && outer.isSealed() && outer.isAssignableFrom(type) ? outer : null;
    }

    /// The member that tells the cases of a family apart.
    static String discriminator(Class<?> family) {
        Schema about = family.getAnnotation(Schema.class);
        return about == null || about.discriminatorProperty().isEmpty()
                ? "type"
                : about.discriminatorProperty();
    }

    private static String lastWord(String name) {
        int start = name.length() - 1;
        while (start > 0 && !Character.isUpperCase(name.charAt(start))) {
            start--;
        }
        return name.substring(start);
    }
}
