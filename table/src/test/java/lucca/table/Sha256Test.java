package lucca.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.Random;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("SHA-256")
class Sha256Test {
    @ParameterizedTest
    @CsvSource({
        "'', e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
        "abc, ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
        "é, 4a99557e4033c3539de2eb65472017cad5f9557f7a0625a09f1c3f6e2ba69c4c"
    })
    @DisplayName("has the digests of the test vectors")
    void standard(String text, String digest) {
        assertThat(Sha256.hex(text)).isEqualTo(digest);
    }

    @Test
    @DisplayName("and HMAC match the JDK for every length around the block size")
    void jdk() throws GeneralSecurityException {
        Random random = new Random(1);
        for (int length = 0; length < 200; length++) {
            byte[] message = new byte[length];
            random.nextBytes(message);
            byte[] key = new byte[1 + length % 150];
            random.nextBytes(key);
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(key, "HmacSHA256"));
            assertThat(Sha256.digest(message))
                    .isEqualTo(MessageDigest.getInstance("SHA-256").digest(message));
            assertThat(Sha256.hmac(key, message)).isEqualTo(mac.doFinal(message));
        }
    }

    @Test
    @DisplayName("matches test case 2 of RFC 4231 for HMAC")
    void rfc() {
        byte[] mac = Sha256.hmac(bytes("Jefe"), bytes("what do ya want for nothing?"));
        assertThat(HexFormat.of().formatHex(mac))
                .isEqualTo("5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
