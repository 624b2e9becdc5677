package lucca.server.account;

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

/// Verifies the WebAuthn responses of devices, with webauthn4j.
final class WebauthnVerifier {
    /// In order of preference: ECDSA, Ed25519, RSA.
    static final List<Integer> ALGORITHMS = List.of(-7, -8, -257);

    /// The device must verify its user, so that a passkey is enough to sign in.
    private static final boolean VERIFIED = true;

    private static final boolean PRESENT = true;

    private WebauthnVerifier() {}

    /// Loaded on first use, because loading takes long and is seldom needed.
    private static final class Library {
        static final ObjectConverter CONVERTER = new ObjectConverter();
        static final WebAuthnManager MANAGER =
                WebAuthnManager.createNonStrictWebAuthnManager(CONVERTER);
        static final AttestedCredentialDataConverter KEYS =
                new AttestedCredentialDataConverter(CONVERTER);

        private Library() {}
    }

    /// The site as a browser sees it, to which passkeys are bound.
    record RelyingParty(String origin, String host) {
        static RelyingParty of(HttpServletRequest request) {
            return new RelyingParty(
                    request.getScheme() + "://" + request.getHeader(HttpHeaders.HOST),
                    request.getServerName());
        }
    }

    /// A key as it is stored.
    record StoredKey(String id, String credential, long counter, boolean synced) {}

    /// A key that has answered a challenge.
    record VerifiedKey(StoredKey key, String challenge) {}

    /// Verifies the response of a device that has created a key.
    /// @throws ProblemException if it is not valid
    static VerifiedKey verifyRegistration(Json credential, RelyingParty relyingParty) {
        return rejectInvalid(
                () -> {
                    RegistrationData data =
                            Library.MANAGER.parseRegistrationResponseJSON(credential.toString());
                    CollectedClientData client = data.getCollectedClientData();
                    Library.MANAGER.verify(
                            data,
                            new RegistrationParameters(
                                    serverProperty(client, relyingParty),
                                    ALGORITHMS.stream().map(WebauthnVerifier::algorithm).toList(),
                                    VERIFIED,
                                    PRESENT));
                    AuthenticatorData<?> device =
                            Objects.requireNonNull(data.getAttestationObject())
                                    .getAuthenticatorData();
                    AttestedCredentialData key =
                            Objects.requireNonNull(device.getAttestedCredentialData());
                    return new VerifiedKey(
                            new StoredKey(
                                    text(key.getCredentialId()),
                                    text(Library.KEYS.convert(key)),
                                    device.getSignCount(),
                                    device.isFlagBE()),
                            challenge(client));
                });
    }

    /// Verifies the response of a device that holds a known key.
    /// @throws ProblemException if it is not valid
    static VerifiedKey verifyAuthentication(
            Json credential, RelyingParty relyingParty, StoredKey storedKey) {
        return rejectInvalid(
                () -> {
                    AuthenticationData data =
                            Library.MANAGER.parseAuthenticationResponseJSON(credential.toString());
                    CollectedClientData client = data.getCollectedClientData();
                    Library.MANAGER.verify(
                            data,
                            new AuthenticationParameters(
                                    serverProperty(client, relyingParty),
                                    credentialRecord(storedKey),
                                    null,
                                    VERIFIED,
                                    PRESENT));
                    long counter =
                            Objects.requireNonNull(data.getAuthenticatorData()).getSignCount();
                    return new VerifiedKey(
                            new StoredKey(
                                    storedKey.id(),
                                    storedKey.credential(),
                                    counter,
                                    storedKey.synced()),
                            challenge(client));
                });
    }

    /// Malformed input can cause more exceptions than the library declares.
    private static <T> T rejectInvalid(Supplier<T> reading) {
        try {
            return reading.get();
        } catch (RuntimeException e) {
            throw ProblemException.of(HttpStatus.UNAUTHORIZED, "people.passkey");
        }
    }

    /// Takes the challenge from the response; deleting it proves that this server issued it.
    private static ServerProperty serverProperty(
            @Nullable CollectedClientData client, RelyingParty relyingParty) {
        return ServerProperty.builder()
                .origin(new Origin(relyingParty.origin()))
                .rpId(relyingParty.host())
                .challenge(Objects.requireNonNull(client).getChallenge())
                .build();
    }

    private static String challenge(@Nullable CollectedClientData client) {
        return text(Objects.requireNonNull(client).getChallenge().getValue());
    }

    private static CredentialRecord credentialRecord(StoredKey storedKey) {
        return new CredentialRecordImpl(
                new NoneAttestationStatement(),
                true,
                storedKey.synced(),
                null,
                storedKey.counter(),
                Library.KEYS.convert(Base64.getUrlDecoder().decode(storedKey.credential())),
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
