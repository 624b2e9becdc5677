package lucca.server.web;

import org.apache.coyote.http11.Http11NioProtocol;

/// HTTP as Tomcat speaks it, with small buffers for answers: a stream has one as long as it is
/// open,
/// and what is longer is written without.
public final class SmallBuffers extends Http11NioProtocol {
    @Override
    public int getDesiredBufferSize() {
        return 1024;
    }
}
