package lucca.server.testing;

import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.security.Signature;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECGenParameterSpec;
import java.util.Base64;
import lucca.engine.Json;

/// A WebAuthn authenticator and its browser. It follows the standard and does not use the server's
/// library.
public final class SoftwareAuthenticator {
    private static final int PRESENT = 1;
    private static final int VERIFIED = 1 << 2;
    private static final int WITH_KEY = 1 << 6;
    private static final int HALF = 32;

    private final KeyPair keys;
    private final byte[] id = new byte[24];
    private int flags = PRESENT | VERIFIED;
    private int counter;

    public SoftwareAuthenticator() {
        new SecureRandom().nextBytes(id);
        try {
            KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
            generator.initialize(new ECGenParameterSpec("secp256r1"));
            keys = generator.generateKeyPair();
        } catch (GeneralSecurityException e) {
            throw new AssertionError(e);
        }
    }

    /// Skips user verification from now on.
    public void skipUserVerification() {
        flags = PRESENT;
    }

    /// Resets the signature counter, as a cloned device would.
    public void resetCounter() {
        counter = 0;
    }

    /// Returns what `navigator.credentials.create` returns on a page.
    public Json create(String origin, String host, String challenge) {
        byte[] data =
                join(
                        authenticator(host, flags | WITH_KEY),
                        new byte[16],
                        number(id.length),
                        id,
                        coseKey());
        byte[] attestation =
                join(
                        bytes(0xa3),
                        text("fmt"),
                        text("none"),
                        text("attStmt"),
                        bytes(0xa0),
                        text("authData"),
                        bytes(0x58, data.length),
                        data);
        return credential(
                Json.object(
                        "clientDataJSON", base64(client("webauthn.create", origin, challenge)),
                        "attestationObject", base64(attestation)));
    }

    /// Returns what `navigator.credentials.get` returns on a page.
    public Json authenticate(String origin, String host, String challenge) {
        byte[] data = authenticator(host, flags);
        byte[] client = client("webauthn.get", origin, challenge);
        return credential(
                Json.object(
                        "clientDataJSON", base64(client),
                        "authenticatorData", base64(data),
                        "signature", base64(sign(join(data, sha256(client))))));
    }

    private Json credential(Json response) {
        return Json.object(
                "id", base64(id),
                "rawId", base64(id),
                "type", "public-key",
                "clientExtensionResults", Json.object(),
                "response", response);
    }

    private static byte[] client(String type, String origin, String challenge) {
        return Json.object("type", type, "challenge", challenge, "origin", origin)
                .toString()
                .getBytes(StandardCharsets.UTF_8);
    }

    private byte[] authenticator(String host, int with) {
        counter++;
        return join(
                sha256(host.getBytes(StandardCharsets.UTF_8)),
                bytes(with),
                ByteBuffer.allocate(Integer.BYTES).putInt(counter).array());
    }

    /// Returns the public key as a CBOR map: EC2, ES256, P-256, x and y.
    private byte[] coseKey() {
        ECPublicKey key = (ECPublicKey) keys.getPublic();
        return join(
                bytes(0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, HALF),
                half(key.getW().getAffineX()),
                bytes(0x22, 0x58, HALF),
                half(key.getW().getAffineY()));
    }

    private static byte[] half(BigInteger number) {
        byte[] signed = number.toByteArray();
        byte[] half = new byte[HALF];
        int length = Math.min(HALF, signed.length);
        System.arraycopy(signed, signed.length - length, half, HALF - length, length);
        return half;
    }

    private byte[] sign(byte[] text) {
        try {
            Signature signature = Signature.getInstance("SHA256withECDSA");
            signature.initSign(keys.getPrivate());
            signature.update(text);
            return signature.sign();
        } catch (GeneralSecurityException e) {
            throw new AssertionError(e);
        }
    }

    private static byte[] sha256(byte[] text) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(text);
        } catch (GeneralSecurityException e) {
            throw new AssertionError(e);
        }
    }

    private static byte[] text(String text) {
        byte[] letters = text.getBytes(StandardCharsets.UTF_8);
        return join(bytes(0x60 + letters.length), letters);
    }

    private static byte[] number(int number) {
        return bytes(number >> Byte.SIZE, number);
    }

    private static byte[] bytes(int... values) {
        byte[] bytes = new byte[values.length];
        for (int i = 0; i < values.length; i++) {
            bytes[i] = (byte) values[i];
        }
        return bytes;
    }

    private static byte[] join(byte[]... parts) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        for (byte[] part : parts) {
            out.writeBytes(part);
        }
        return out.toByteArray();
    }

    private static String base64(byte[] bytes) {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }
}
