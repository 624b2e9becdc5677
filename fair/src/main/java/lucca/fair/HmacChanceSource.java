package lucca.fair;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import lucca.engine.Rng;
import lucca.table.ChanceSource;
import lucca.table.Sha256;

/// Derives chance outcomes from a [ChanceSecret].
///
/// The seed of a step is the first 64 bits of an HMAC-SHA-256 under the secret. Its message is the
/// number of salts; for each salt the length in bytes and the UTF-8 text; the index of the event in
/// the record, from 0; and the index of the step, from 0. All numbers are 64-bit, big-endian.
public final class HmacChanceSource implements ChanceSource {
    private final ChanceSecret chanceSecret;

    public HmacChanceSource(ChanceSecret chanceSecret) {
        this.chanceSecret = chanceSecret;
    }

    @Override
    public Rng generator(int event, int step, List<String> salts) {
        List<byte[]> texts =
                salts.stream().map(salt -> salt.getBytes(StandardCharsets.UTF_8)).toList();
        int bytes = texts.stream().mapToInt(text -> text.length).sum();
        ByteBuffer message = ByteBuffer.allocate((3 + texts.size()) * Long.BYTES + bytes);
        message.putLong(texts.size());
        for (byte[] text : texts) {
            message.putLong(text.length).put(text);
        }
        message.putLong(event).putLong(step);
        byte[] mac = Sha256.hmac(chanceSecret.bytes(), message.array());
        return new Rng(ByteBuffer.wrap(mac).getLong());
    }

    @Override
    public String secret() {
        return chanceSecret.hex();
    }
}
