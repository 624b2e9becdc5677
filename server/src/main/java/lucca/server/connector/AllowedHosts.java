package lucca.server.connector;

import jakarta.servlet.http.HttpServletRequest;
import java.net.InetAddress;
import java.util.Arrays;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.http.HttpHeaders;
import org.springframework.stereotype.Component;

/// The host names of the server. With DNS rebinding, another site can let its own name point to the
/// address of this server, so that its pages have the same origin. Therefore requests to other
/// names are refused. IP addresses are always accepted.
@Component
public final class AllowedHosts {
    private static final String LOCAL = "localhost";

    private final Set<String> names;

    /// @param names the names, separated by commas; may be empty
    AllowedHosts(@Value("${lucca.hosts}") String names) {
        this.names =
                Arrays.stream(names.split(",", -1))
                        .map(name -> name.strip().toLowerCase(Locale.ROOT))
                        .filter(name -> !name.isEmpty())
                        .collect(Collectors.toUnmodifiableSet());
    }

    /// Whether a request is for this server. Without configured names, a trusted proxy decides.
    public boolean contains(HttpServletRequest request) {
        String host = request.getHeader(HttpHeaders.HOST);
        return host == null // only in HTTP/1.0, which no browser speaks
                || isKnown(name(host).toLowerCase(Locale.ROOT))
                || names.isEmpty() && ForwardedHeadersValve.isForwarded(request);
    }

    private boolean isKnown(String name) {
        return name.equals(LOCAL) || names.contains(name) || isAddress(name);
    }

    /// The host without the port.
    private static String name(String host) {
        int colon = host.lastIndexOf(':');
        return colon > host.lastIndexOf(']') ? host.substring(0, colon) : host;
    }

    private static boolean isAddress(@Nullable String name) {
        if (name == null || name.isEmpty()) {
            return false;
        }
        try {
            boolean brackets = name.startsWith("[") && name.endsWith("]");
            InetAddress.ofLiteral(brackets ? name.substring(1, name.length() - 1) : name);
            return true;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }
}
