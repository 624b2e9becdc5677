package lucca.server.connector;

import java.net.InetAddress;
import java.util.List;
import org.apache.catalina.util.NetMask;

/// The addresses whose `X-Forwarded-*` headers are trusted.
public final class TrustedProxies {
    /// The proxies on this machine.
    public static final String LOOPBACK = "127.0.0.0/8,::1";

    static final TrustedProxies NONE = new TrustedProxies(List.of());

    private final List<NetMask> masks;

    private TrustedProxies(List<NetMask> masks) {
        this.masks = masks;
    }

    /// Whether [#of] can parse a list.
    public static boolean isReadable(String list) {
        try {
            of(list);
            return true;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    /// Parses a list.
    /// @param list addresses and networks such as `10.0.0.0/8`, separated by commas; may be empty
    /// @throws IllegalArgumentException if one of them is neither
    public static TrustedProxies of(String list) {
        return new TrustedProxies(
                list.isBlank()
                        ? List.of()
                        : List.of(list.split(",", -1)).stream()
                                .map(each -> mask(each.strip()))
                                .toList());
    }

    /// Rejects host names: the address behind a name can change at any time.
    private static NetMask mask(String text) {
        InetAddress.ofLiteral(text.split("/", 2)[0]);
        return new NetMask(text);
    }

    boolean contains(InetAddress address) {
        return masks.stream().anyMatch(mask -> mask.matches(address));
    }
}
