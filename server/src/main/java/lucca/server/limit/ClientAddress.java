package lucca.server.limit;

import jakarta.servlet.http.HttpServletRequest;
import java.net.InetAddress;
import java.nio.ByteBuffer;

/// Where a request comes from, as a number: its address, of which the first half counts if it is
/// one of IPv6, as the rest is its owner's to choose.
public final class ClientAddress {
    private static final int IPV6_BYTES = 16;

    private ClientAddress() {}

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
            // An address of IPv4 may be written as one of IPv6.
            return bytes.length == IPV6_BYTES
                    ? ByteBuffer.wrap(bytes).getLong()
                    : of(InetAddress.ofLiteral(address).getHostAddress());
        } catch (IllegalArgumentException e) {
            return address.hashCode();
        }
    }
}
