package lucca.server.connector;

import jakarta.servlet.ServletException;
import jakarta.servlet.ServletRequest;
import java.io.IOException;
import java.net.InetAddress;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import org.apache.catalina.connector.Request;
import org.apache.catalina.connector.Response;
import org.apache.catalina.valves.ValveBase;
import org.jspecify.annotations.Nullable;

/// Takes the address of the client, and whether it uses TLS, from the headers of a trusted proxy.
/// Such headers from other clients are ignored.
public final class ForwardedHeadersValve extends ValveBase {
    private static final String FORWARDED = ForwardedHeadersValve.class.getName();
    private static final String FOR = "X-Forwarded-For";
    private static final String PROTOCOL = "X-Forwarded-Proto";
    private static final String HTTPS = "https";
    private static final int HTTPS_PORT = 443;

    private final TrustedProxies proxies;

    ForwardedHeadersValve(TrustedProxies proxies) {
        super(true);
        this.proxies = proxies;
    }

    /// Whether a trusted proxy has forwarded the request.
    public static boolean isForwarded(ServletRequest request) {
        return request.getAttribute(FORWARDED) != null;
    }

    @Override
    public void invoke(Request request, Response response) throws IOException, ServletException {
        InetAddress peer = parseAddress(request.getRemoteAddr());
        if (peer != null && proxies.contains(peer)) {
            forward(request);
        }
        getNext().invoke(request, response);
    }

    private void forward(Request request) {
        String client = client(request);
        if (client != null) {
            request.setAttribute(FORWARDED, true);
            request.setRemoteAddr(client);
            request.setRemoteHost(client);
        }
        String protocol = request.getHeader(PROTOCOL);
        if (protocol != null && protocol.toLowerCase(Locale.ROOT).equals(HTTPS)) {
            request.setSecure(true);
            request.getCoyoteRequest().scheme().setString(HTTPS);
            request.setServerPort(HTTPS_PORT);
        }
    }

    /// The last address that is not a trusted proxy; the client may have forged those before it.
    private @Nullable String client(Request request) {
        List<String> all = new ArrayList<>();
        for (String header : Collections.list(request.getHeaders(FOR))) {
            all.addAll(List.of(header.split(",", -1)));
        }
        String last = null;
        for (String each : all.reversed()) {
            InetAddress address = parseAddress(each.strip());
            if (address == null) {
                return last;
            }
            last = address.getHostAddress();
            if (!proxies.contains(address)) {
                return last;
            }
        }
        return last;
    }

    private static @Nullable InetAddress parseAddress(@Nullable String text) {
        try {
            return text == null ? null : InetAddress.ofLiteral(text);
        } catch (IllegalArgumentException e) {
            return null;
        }
    }
}
