package lucca.table;

/// Converts bytes to lower-case hexadecimal digits and back. `java.util.HexFormat` is not in TeaVM.
public final class Hex {
    private static final String DIGITS = "0123456789abcdef";

    private Hex() {}

    public static String write(byte[] bytes) {
        StringBuilder out = new StringBuilder(2 * bytes.length);
        for (byte each : bytes) {
            out.append(DIGITS.charAt(each >> 4 & 0xf)).append(DIGITS.charAt(each & 0xf));
        }
        return out.toString();
    }

    /// The bytes of digits that [#write] has written.
    public static byte[] read(String digits) {
        byte[] bytes = new byte[digits.length() / 2];
        for (int i = 0; i < bytes.length; i++) {
            int high = DIGITS.indexOf(digits.charAt(2 * i));
            bytes[i] = (byte) (high << 4 | DIGITS.indexOf(digits.charAt(2 * i + 1)));
        }
        return bytes;
    }
}
