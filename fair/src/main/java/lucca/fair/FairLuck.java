package lucca.fair;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.List;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import lucca.engine.Rng;
import lucca.table.Luck;

/// Luck from a [Secret]. The seed of a step of an outcome is made of the first 64 bits of
/// HMAC-SHA-256, under the secret, of: the number of salts; of each its length in bytes and its
/// UTF-8; the number of the event in the record, from 0; the number of the step, from 0. All
/// numbers have 64 bits, the highest
/// byte first.
public final class FairLuck implements Luck {
    private static final String HMAC = "HmacSHA256";

    private final Secret secret;

    public FairLuck(Secret secret) {
        this.secret = secret;
    }

    @Override
    public Rng at(int event, int step, List<String> salts) {
        try {
            Mac mac = Mac.getInstance(HMAC);
            mac.init(new SecretKeySpec(secret.bytes(), HMAC));
            mac.update(bytes(salts.size()));
            for (String salt : salts) {
                byte[] text = salt.getBytes(StandardCharsets.UTF_8);
                mac.update(bytes(text.length));
                mac.update(text);
            }
            mac.update(bytes(event));
            mac.update(bytes(step));
            return new Rng(ByteBuffer.wrap(mac.doFinal()).getLong());
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public String secret() {
        return secret.hex();
    }

    private static byte[] bytes(long number) {
        return ByteBuffer.allocate(Long.BYTES).putLong(number).array();
    }
}
