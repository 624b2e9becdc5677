package lucca.server.limit;

import java.nio.ByteBuffer;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.springframework.stereotype.Component;

/// Pseudonymizes client addresses for the database, which must not store them. The key is random
/// for each start and never leaves the memory of this node, so no hash can be reversed. Hashes from
/// before a restart or from another node therefore count as different addresses.
@Component
public final class AddressHasher {
    private static final String ALGORITHM = "HmacSHA256";
    private static final int KEY_BYTES = 32;
    private static final int BYTES = 8;

    private final SecretKeySpec key;

    public AddressHasher() {
        byte[] bytes = new byte[KEY_BYTES];
        new SecureRandom().nextBytes(bytes);
        key = new SecretKeySpec(bytes, ALGORITHM);
    }

    /// Returns 16 hexadecimal digits, always the same for the same [ClientAddressKey].
    public String hash(long address) {
        try {
            Mac mac = Mac.getInstance(ALGORITHM);
            mac.init(key);
            byte[] digest = mac.doFinal(ByteBuffer.allocate(Long.BYTES).putLong(address).array());
            return HexFormat.of().formatHex(digest, 0, BYTES);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java has " + ALGORITHM, e);
        }
    }
}
