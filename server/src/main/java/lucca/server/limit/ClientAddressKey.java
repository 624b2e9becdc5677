package lucca.server.limit;

import jakarta.servlet.http.HttpServletRequest;
import java.net.InetAddress;
import java.nio.ByteBuffer;

/// The network address of a client as a number. Of an IPv6 address only the first half counts,
/// because its owner can choose the rest.
public final class ClientAddressKey {
    private static final int IPV6_BYTES = 16;

    private ClientAddressKey() {}

    public static long of(HttpServletRequest request) {
        return of(request.getRemoteAddr());
    }

    public static long of(InetAddress address) {
        return of(address.getHostAddress());
    }

    static long of(String address) {
        return address.indexOf(':') < 0 ? address.hashCode() : ofIpv6(address);
    }

    private static long ofIpv6(String address) {
        try {
            byte[] bytes = InetAddress.ofLiteral(address).getAddress();
            // An IPv4 address may be written as an IPv6 address.
            return bytes.length == IPV6_BYTES
                    ? ByteBuffer.wrap(bytes).getLong()
                    : of(InetAddress.ofLiteral(address).getHostAddress());
        } catch (IllegalArgumentException e) {
            return address.hashCode();
        }
    }
}
