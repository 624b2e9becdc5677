package lucca.server.connector;

import org.apache.coyote.Adapter;
import org.apache.coyote.http11.Http11NioProtocol;

/// Tomcat's HTTP protocol with total time limits for each request and a limit on connections.
/// Tomcat's own timeouts restart with every byte, so they alone do not stop slow senders.
///
/// The response buffers are small, because each stream holds one as long as it is open. Longer
/// responses bypass the buffer.
public final class LimitedHttpProtocol extends Http11NioProtocol {
    private static final int RESPONSE_BUFFER = 1024;

    /// Called by Tomcat through reflection.
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
