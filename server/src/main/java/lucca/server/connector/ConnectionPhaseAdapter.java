package lucca.server.connector;

import org.apache.coyote.Adapter;
import org.apache.coyote.Request;
import org.apache.coyote.Response;
import org.apache.tomcat.util.net.SocketEvent;

/// Notifies a [ClientConnection] when the header of a request is complete and when the request is
/// served.
final class ConnectionPhaseAdapter implements Adapter {
    private final Adapter inner;

    ConnectionPhaseAdapter(Adapter inner) {
        this.inner = inner;
    }

    @Override
    public void service(Request request, Response response) throws Exception {
        ClientConnection connection = ClientConnection.current();
        if (connection == null) {
            inner.service(request, response);
            return;
        }
        connection.headerComplete();
        request.setAttribute(ClientConnection.ATTRIBUTE, connection);
        try {
            inner.service(request, response);
        } finally {
            connection.requestServed();
        }
    }

    @Override
    public boolean prepare(Request request, Response response) throws Exception {
        return inner.prepare(request, response);
    }

    @Override
    public boolean asyncDispatch(Request request, Response response, SocketEvent event)
            throws Exception {
        try {
            return inner.asyncDispatch(request, response, event);
        } finally {
            ClientConnection connection = ClientConnection.current();
            if (connection != null) {
                connection.requestServed();
            }
        }
    }

    @Override
    public void log(Request request, Response response, long time) {
        inner.log(request, response, time);
    }

    @Override
    public void checkRecycled(Request request, Response response) {
        inner.checkRecycled(request, response);
    }

    @Override
    public String getDomain() {
        return inner.getDomain();
    }
}
