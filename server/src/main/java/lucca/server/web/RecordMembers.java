package lucca.server.web;

import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import lucca.engine.Json;
import org.jspecify.annotations.Nullable;
import org.springframework.core.annotation.AnnotatedElementUtils;

/// The members of the JSON object for one record class: one for each component, of the same name.
final class RecordMembers {
    private static final ClassValue<RecordMembers> ALL =
            new ClassValue<>() {
                @Override
                protected RecordMembers computeValue(Class<?> type) {
                    return new RecordMembers(type);
                }
            };

    private final List<Member> members;
    private final MethodHandle constructor;

    /// @param optional `null` unless the member may be absent
    private record Member(
            String name,
            Class<?> type,
            @Nullable OptionalMember optional,
            @Nullable Json otherwise,
            long least,
            long most,
            MethodHandle accessor) {}

    private RecordMembers(Class<?> type) {
        RecordComponent[] components = type.getRecordComponents();
        try {
            Constructor<?> canonical =
                    type.getDeclaredConstructor(
                            Stream.of(components)
                                    .map(RecordComponent::getType)
                                    .toArray(Class<?>[]::new));
            canonical.setAccessible(true);
            constructor =
                    MethodHandles.lookup()
                            .unreflectConstructor(canonical)
                            .asSpreader(Object[].class, components.length);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
        members = Stream.of(components).map(RecordMembers::member).toList();
    }

    private static Member member(RecordComponent component) {
        Method accessor = component.getAccessor();
        Min min = AnnotatedElementUtils.findMergedAnnotation(accessor, Min.class);
        Max max = AnnotatedElementUtils.findMergedAnnotation(accessor, Max.class);
        OptionalMember optional =
                AnnotatedElementUtils.findMergedAnnotation(accessor, OptionalMember.class);
        try {
            accessor.setAccessible(true);
            return new Member(
                    JsonBinder.memberName(component),
                    component.getType(),
                    optional,
                    optional == null ? null : Json.parse(optional.otherwise()),
                    min == null ? 0 : min.value(),
                    max == null ? RequestJson.MAX : max.value(),
                    MethodHandles.lookup().unreflect(accessor));
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }

    static RecordMembers of(Class<?> type) {
        return ALL.get(type);
    }

    /// Reads a record; members without a component are ignored.
    Object read(RequestJson json) {
        return Objects.requireNonNull(
                invoke(constructor, members.stream().map(each -> read(json, each)).toArray()));
    }

    private static @Nullable Object read(RequestJson json, Member member) {
        if (member.optional() == null || json.has(member.name())) {
            return required(json, member);
        }
        Json otherwise = member.otherwise();
        return otherwise == null || otherwise instanceof Json.Null
                ? null
                : required(new RequestJson(Json.object(member.name(), otherwise)), member);
    }

    private static Object required(RequestJson json, Member member) {
        String name = member.name();
        Class<?> type = member.type();
        if (type == String.class) {
            return json.text(name);
        } else if (type == boolean.class || type == Boolean.class) {
            return json.flag(name);
        } else if (type == long.class || type == Long.class) {
            return json.number(name, member.least(), member.most());
        } else if (type == int.class || type == Integer.class) {
            return (int)
                    json.number(name, member.least(), Math.min(member.most(), Integer.MAX_VALUE));
        } else if (type == List.class) {
            return json.texts(name);
        } else if (type == Map.class) {
            return json.textMap(name);
        } else if (type == Json.Obj.class) {
            return json.object(name);
        } else if (type == Json.class) {
            return json.any(name);
        }
        return JsonBinder.read(json.object(name), type);
    }

    /// Writes a record.
    Json.Obj write(Record value) {
        List<@Nullable Object> namesAndValues = new ArrayList<>(2 * members.size());
        for (Member member : members) {
            Object content = invoke(member.accessor(), value);
            if (content != null || member.optional() == null) {
                namesAndValues.add(member.name());
                namesAndValues.add(JsonBinder.write(content));
            }
        }
        return Json.object(namesAndValues.toArray());
    }

    private static @Nullable Object invoke(MethodHandle method, Object argument) {
        try {
            return method.invoke(argument);
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }
}
