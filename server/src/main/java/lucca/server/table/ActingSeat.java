package lucca.server.table;

import io.swagger.v3.oas.annotations.media.Schema;
import jakarta.validation.constraints.Max;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import lucca.server.web.OptionalMember;

/// Marks the seat for which a request acts.
@OptionalMember
@Max(SeatIdentity.MAX_SEAT)
@Schema(
        description =
                "The seat of a person who shares your device, to act for that person instead of"
                        + " yourself.")
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
@interface ActingSeat {}
