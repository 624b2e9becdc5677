package lucca.server.limit;

import java.nio.ByteBuffer;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.springframework.stereotype.Component;

/// Names sources of requests in the database, where no address may be. The key is drawn at each
/// start and never leaves the memory of this node, so nobody can compute an address back; what was
/// written before a restart or by another node counts as another source.
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

    /// 16 hexadecimal digits, the same for the same [ClientAddress].
    public String of(long source) {
        try {
            Mac mac = Mac.getInstance(ALGORITHM);
            mac.init(key);
            byte[] hash = mac.doFinal(ByteBuffer.allocate(Long.BYTES).putLong(source).array());
            return HexFormat.of().formatHex(hash, 0, BYTES);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java has " + ALGORITHM, e);
        }
    }
}
