package lucca.server.connector;

import org.apache.coyote.Adapter;
import org.apache.coyote.http11.Http11NioProtocol;

/// HTTP as Tomcat speaks it, with total time limits for each request and a limit on connections.
/// Tomcat's own timeouts start anew with every byte, so they alone stop no slow sender.
///
/// Its buffers for answers are small: a stream has one as long as it is open, and what is longer is
/// written without.
public final class LimitedHttpProtocol extends Http11NioProtocol {
    private static final int RESPONSE_BUFFER = 1024;

    /// Called by Tomcat, by name.
    public LimitedHttpProtocol() {
        super(new LimitedEndpoint());
    }

    /// Must be called before the server starts to listen.
    void applyLimits(ConnectionLimits limits, TrustedProxies proxies) {
        ((LimitedEndpoint) getEndpoint()).applyLimits(limits, proxies);
    }

    @Override
    public void setAdapter(Adapter adapter) {
        super.setAdapter(new ConnectionPhaseAdapter(adapter));
    }

    @Override
    public int getDesiredBufferSize() {
        return RESPONSE_BUFFER;
    }
}
