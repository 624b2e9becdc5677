package lucca.server.people;

import com.webauthn4j.WebAuthnManager;
import com.webauthn4j.converter.AttestedCredentialDataConverter;
import com.webauthn4j.converter.util.ObjectConverter;
import com.webauthn4j.credential.CredentialRecord;
import com.webauthn4j.credential.CredentialRecordImpl;
import com.webauthn4j.data.AuthenticationData;
import com.webauthn4j.data.AuthenticationParameters;
import com.webauthn4j.data.PublicKeyCredentialParameters;
import com.webauthn4j.data.PublicKeyCredentialType;
import com.webauthn4j.data.RegistrationData;
import com.webauthn4j.data.RegistrationParameters;
import com.webauthn4j.data.attestation.authenticator.AttestedCredentialData;
import com.webauthn4j.data.attestation.authenticator.AuthenticatorData;
import com.webauthn4j.data.attestation.statement.COSEAlgorithmIdentifier;
import com.webauthn4j.data.attestation.statement.NoneAttestationStatement;
import com.webauthn4j.data.client.CollectedClientData;
import com.webauthn4j.data.client.Origin;
import com.webauthn4j.server.ServerProperty;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Base64;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import lucca.engine.Json;
import lucca.server.web.ProblemException;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;

/// What devices say of their keys, checked by webauthn4j.
final class Webauthn {
    /// In the order in which we would like them: ECDSA, Ed25519, RSA.
    static final List<Integer> ALGORITHMS = List.of(-7, -8, -257);

    /// Whose key it is must be proven to the device, so that the key alone will do.
    private static final boolean VERIFIED = true;

    private static final boolean PRESENT = true;

    private Webauthn() {}

    /// Made when it is first needed, since it takes long and seldom is.
    private static final class Library {
        static final ObjectConverter CONVERTER = new ObjectConverter();
        static final WebAuthnManager MANAGER =
                WebAuthnManager.createNonStrictWebAuthnManager(CONVERTER);
        static final AttestedCredentialDataConverter KEYS =
                new AttestedCredentialDataConverter(CONVERTER);

        private Library() {}
    }

    /// The site that a browser sees, to which its keys are bound.
    record Site(String origin, String host) {
        static Site of(HttpServletRequest request) {
            return new Site(
                    request.getScheme() + "://" + request.getHeader(HttpHeaders.HOST),
                    request.getServerName());
        }
    }

    /// A key as it is kept.
    record Key(String id, String credential, long counter, boolean synced) {}

    /// A key that has answered a challenge.
    record Proven(Key key, String challenge) {}

    /// Reads what a device says that has made a key.
    /// @throws ProblemException if it is not true
    static Proven made(Json credential, Site site) {
        return checked(
                () -> {
                    RegistrationData data =
                            Library.MANAGER.parseRegistrationResponseJSON(credential.toString());
                    CollectedClientData client = data.getCollectedClientData();
                    Library.MANAGER.verify(
                            data,
                            new RegistrationParameters(
                                    property(client, site),
                                    ALGORITHMS.stream().map(Webauthn::algorithm).toList(),
                                    VERIFIED,
                                    PRESENT));
                    AuthenticatorData<?> device =
                            Objects.requireNonNull(data.getAttestationObject())
                                    .getAuthenticatorData();
                    AttestedCredentialData key =
                            Objects.requireNonNull(device.getAttestedCredentialData());
                    return new Proven(
                            new Key(
                                    text(key.getCredentialId()),
                                    text(Library.KEYS.convert(key)),
                                    device.getSignCount(),
                                    device.isFlagBE()),
                            challenge(client));
                });
    }

    /// Reads what a device says that has this key.
    /// @throws ProblemException if it is not true
    static Proven used(Json credential, Site site, Key key) {
        return checked(
                () -> {
                    AuthenticationData data =
                            Library.MANAGER.parseAuthenticationResponseJSON(credential.toString());
                    CollectedClientData client = data.getCollectedClientData();
                    Library.MANAGER.verify(
                            data,
                            new AuthenticationParameters(
                                    property(client, site), written(key), null, VERIFIED, PRESENT));
                    long counter =
                            Objects.requireNonNull(data.getAuthenticatorData()).getSignCount();
                    return new Proven(
                            new Key(key.id(), key.credential(), counter, key.synced()),
                            challenge(client));
                });
    }

    /// What others send can be wrong in more ways than the library names.
    private static <T> T checked(Supplier<T> reading) {
        try {
            return reading.get();
        } catch (RuntimeException e) {
            throw ProblemException.of(HttpStatus.UNAUTHORIZED, "people.passkey");
        }
    }

    /// That the challenge is ours is seen when it is spent.
    private static ServerProperty property(@Nullable CollectedClientData client, Site site) {
        return ServerProperty.builder()
                .origin(new Origin(site.origin()))
                .rpId(site.host())
                .challenge(Objects.requireNonNull(client).getChallenge())
                .build();
    }

    private static String challenge(@Nullable CollectedClientData client) {
        return text(Objects.requireNonNull(client).getChallenge().getValue());
    }

    private static CredentialRecord written(Key key) {
        return new CredentialRecordImpl(
                new NoneAttestationStatement(),
                true,
                key.synced(),
                null,
                key.counter(),
                Library.KEYS.convert(Base64.getUrlDecoder().decode(key.credential())),
                null,
                null,
                null,
                null);
    }

    private static PublicKeyCredentialParameters algorithm(int number) {
        return new PublicKeyCredentialParameters(
                PublicKeyCredentialType.PUBLIC_KEY, COSEAlgorithmIdentifier.create(number));
    }

    static String text(byte[] bytes) {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }
}
