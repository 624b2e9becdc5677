package lucca.server.openapi;

import com.fasterxml.jackson.databind.JavaType;
import io.swagger.v3.core.converter.AnnotatedType;
import io.swagger.v3.core.converter.ModelConverter;
import io.swagger.v3.core.converter.ModelConverterContext;
import io.swagger.v3.oas.models.media.Discriminator;
import io.swagger.v3.oas.models.media.Schema;
import java.lang.reflect.Type;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import lucca.engine.Json;
import lucca.engine.Observation;
import lucca.server.api.Partial;
import lucca.server.web.JsonBinder;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/// Makes schemas of the records of the API, as [JsonBinder] reads and writes them. All other types
/// are left to springdoc.
@Component
final class RecordModelConverter implements ModelConverter {
    private static final String REFERENCE = "#/components/schemas/";

    @Override
    public @Nullable Schema<?> resolve(
            AnnotatedType type, ModelConverterContext context, Iterator<ModelConverter> chain) {
        JavaType known = io.swagger.v3.core.util.Json.mapper().constructType(type.getType());
        Class<?> raw = known.getRawClass();
        if (raw == Json.Obj.class) {
            return RecordSchema.anyObject();
        } else if (raw == Partial.class) {
            return partial(known.containedType(0).getRawClass(), context);
        } else if (raw == Observation.class) {
            return anyOf(ObservationTypes.all(), context);
        } else if (JsonBinder.supports(raw)) {
            return define(raw, context);
        }
        return chain.hasNext() ? chain.next().resolve(type, context, chain) : null;
    }

    private Schema<?> define(Class<?> type, ModelConverterContext context) {
        String name = SchemaNames.of(type);
        if (!context.getDefinedModels().containsKey(name)) {
            context.defineModel(name, new Schema<>()); // records may contain each other
            context.defineModel(
                    name,
                    type.isSealed()
                            ? family(type, context)
                            : new RecordSchema(each -> resolve(each, context)).of(type));
        }
        return new Schema<>().$ref(REFERENCE + name);
    }

    private Schema<?> resolve(Type type, ModelConverterContext context) {
        return context.resolve(new AnnotatedType(type).resolveAsRef(true));
    }

    /// One of the cases of a sealed family, told apart by a member with their name.
    private Schema<?> family(Class<?> type, ModelConverterContext context) {
        Discriminator discriminator =
                new Discriminator().propertyName(SchemaNames.discriminator(type));
        Schema<?> either = new Schema<>();
        for (Class<?> each : type.getPermittedSubclasses()) {
            Schema<?> reference = define(each, context);
            either.addOneOfItem(reference);
            discriminator.mapping(JsonBinder.caseName(each), reference.get$ref());
        }
        return either.discriminator(discriminator);
    }

    private Schema<?> anyOf(List<Class<?>> types, ModelConverterContext context) {
        Schema<?> any = new Schema<>();
        types.forEach(each -> any.addAnyOfItem(define(each, context)));
        return any;
    }

    /// The schema of a record without required members.
    private Schema<?> partial(Class<?> type, ModelConverterContext context) {
        String name = "Partial" + SchemaNames.of(type);
        define(type, context);
        Schema<?> whole =
                Objects.requireNonNull(context.getDefinedModels().get(SchemaNames.of(type)));
        Schema<?> part = RecordSchema.ofType("object");
        whole.getProperties().forEach(part::addProperty);
        context.defineModel(name, part);
        return new Schema<>().$ref(REFERENCE + name);
    }
}
