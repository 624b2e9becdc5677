package lucca.server.openapi;

import io.swagger.v3.core.util.Json31;
import io.swagger.v3.oas.models.media.Schema;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import lucca.engine.Json;
import lucca.engine.MayBeAbsent;
import lucca.server.web.JsonBinder;
import lucca.server.web.OptionalMember;
import org.jspecify.annotations.Nullable;
import org.springframework.core.annotation.AnnotatedElementUtils;

/// Makes the schema of a record: a property for each component.
final class RecordSchema {
    private static final Map<Class<?>, String> SIMPLE =
            Map.ofEntries(
                    Map.entry(String.class, "string"),
                    Map.entry(boolean.class, "boolean"),
                    Map.entry(Boolean.class, "boolean"),
                    Map.entry(int.class, "integer"),
                    Map.entry(Integer.class, "integer"),
                    Map.entry(long.class, "integer"),
                    Map.entry(Long.class, "integer"),
                    Map.entry(double.class, "number"),
                    Map.entry(Double.class, "number"));

    private final Function<Type, Schema<?>> named;

    /// @param named returns the schemas of other records
    RecordSchema(Function<Type, Schema<?>> named) {
        this.named = named;
    }

    Schema<?> of(Class<?> record) {
        Schema<?> schema = ofType("object");
        var about = record.getAnnotation(io.swagger.v3.oas.annotations.media.Schema.class);
        if (about != null && !about.description().isEmpty()) {
            schema.setDescription(about.description());
        }
        if (about != null && isOpen(about)) {
            schema.setAdditionalProperties(true);
        }
        Class<?> family = SchemaNames.family(record);
        if (family != null) {
            String discriminator = SchemaNames.discriminator(family);
            Schema<Object> name = ofType("string");
            name.setEnum(List.of(JsonBinder.caseName(record)));
            schema.addProperty(discriminator, name);
            schema.addRequiredItem(discriminator);
        }
        for (RecordComponent component : record.getRecordComponents()) {
            String name = JsonBinder.memberName(component);
            schema.addProperty(name, property(component));
            if (isRequired(component)) {
                schema.addRequiredItem(name);
            }
        }
        return schema;
    }

    private static boolean isOpen(io.swagger.v3.oas.annotations.media.Schema about) {
        return about.additionalProperties()
                == io.swagger.v3.oas.annotations.media.Schema.AdditionalPropertiesValue.TRUE;
    }

    private static boolean isRequired(RecordComponent component) {
        return optional(component) == null
                && !component.getAccessor().isAnnotationPresent(MayBeAbsent.class);
    }

    private static @Nullable OptionalMember optional(RecordComponent component) {
        return AnnotatedElementUtils.findMergedAnnotation(
                component.getAccessor(), OptionalMember.class);
    }

    private Schema<?> property(RecordComponent component) {
        Method accessor = component.getAccessor();
        var about =
                AnnotatedElementUtils.findMergedAnnotation(
                        accessor, io.swagger.v3.oas.annotations.media.Schema.class);
        OptionalMember optional = optional(component);
        boolean nullable =
                component.getAnnotatedType().isAnnotationPresent(Nullable.class)
                        && (optional == null || optional.orNull());
        Schema<?> schema =
                about == null || about.implementation() == Void.class
                        ? content(component.getAnnotatedType())
                        : replacement(about.implementation());
        if (about != null && about.allowableValues().length > 0) {
            enumerate(schema, about.allowableValues());
        }
        limit(schema, accessor);
        if (nullable) {
            schema = orNull(schema);
        }
        if (about != null && !about.description().isEmpty()) {
            schema.setDescription(about.description());
        }
        if (optional != null && !optional.otherwise().equals("null")) {
            schema.setDefault(json(optional.otherwise()));
        }
        return schema;
    }

    @SuppressWarnings("unchecked")
    private static void enumerate(Schema<?> schema, String... words) {
        ((Schema<Object>) schema).setEnum(List.of((Object[]) words));
    }

    private static void limit(Schema<?> schema, Method accessor) {
        Min min = AnnotatedElementUtils.findMergedAnnotation(accessor, Min.class);
        Max max = AnnotatedElementUtils.findMergedAnnotation(accessor, Max.class);
        if (min != null) {
            schema.setMinimum(BigDecimal.valueOf(min.value()));
        }
        if (max != null) {
            schema.setMaximum(BigDecimal.valueOf(max.value()));
        }
    }

    private Schema<?> replacement(Class<?> type) {
        if (type.isArray()) {
            return array(replacement(type.getComponentType()));
        }
        String simple = SIMPLE.get(type);
        return simple == null ? named.apply(type) : ofType(simple);
    }

    private Schema<?> content(AnnotatedType type) {
        Class<?> raw =
                type.getType() instanceof java.lang.reflect.ParameterizedType parameterized
                        ? (Class<?>) parameterized.getRawType()
                        : (Class<?>) type.getType();
        if (raw == Json.class) {
            return new Schema<>();
        } else if (raw == Json.Obj.class) {
            return anyObject();
        } else if (SIMPLE.containsKey(raw)) {
            return ofType(SIMPLE.get(raw));
        } else if (raw == List.class) {
            return array(argument(type, 0));
        } else if (raw == Map.class) {
            Schema<?> map = ofType("object");
            map.setAdditionalProperties(argument(type, 1));
            return map;
        }
        return named.apply(type.getType());
    }

    private Schema<?> argument(AnnotatedType type, int index) {
        AnnotatedType argument =
                ((AnnotatedParameterizedType) type).getAnnotatedActualTypeArguments()[index];
        Schema<?> schema = content(argument);
        return argument.isAnnotationPresent(Nullable.class) ? orNull(schema) : schema;
    }

    private static Schema<?> array(Schema<?> items) {
        Schema<?> array = ofType("array");
        array.setItems(items);
        return array;
    }

    /// The schema of this or `null`.
    private static Schema<?> orNull(Schema<?> schema) {
        if (schema.getTypes() != null) {
            Set<String> types = new LinkedHashSet<>(schema.getTypes());
            types.add("null");
            schema.setTypes(types);
            addNull(schema);
            return schema;
        }
        Schema<?> either = new Schema<>();
        either.addAnyOfItem(schema);
        either.addAnyOfItem(ofType("null"));
        return either;
    }

    @SuppressWarnings("unchecked")
    private static void addNull(Schema<?> schema) {
        if (schema.getEnum() != null) {
            List<Object> values = new ArrayList<>(schema.getEnum());
            values.add(null);
            ((Schema<Object>) schema).setEnum(values);
        }
    }

    private static Object json(String text) {
        try {
            return Json31.mapper().readTree(text);
        } catch (com.fasterxml.jackson.core.JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    /// An object with members that nothing is said of.
    static Schema<?> anyObject() {
        Schema<?> schema = ofType("object");
        schema.setAdditionalProperties(true);
        return schema;
    }

    static Schema<Object> ofType(String type) {
        Schema<Object> schema = new Schema<>();
        schema.setTypes(Set.of(type));
        return schema;
    }
}
