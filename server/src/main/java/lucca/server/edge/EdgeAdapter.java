package lucca.server.edge;

import org.apache.coyote.Adapter;
import org.apache.coyote.Request;
import org.apache.coyote.Response;
import org.apache.tomcat.util.net.SocketEvent;

/// Tells a [Connection] when the header of a request is complete and when the request is served.
final class EdgeAdapter implements Adapter {
    private final Adapter inner;

    EdgeAdapter(Adapter inner) {
        this.inner = inner;
    }

    @Override
    public void service(Request request, Response response) throws Exception {
        Connection connection = Connection.current();
        if (connection == null) {
            inner.service(request, response);
            return;
        }
        connection.headerComplete();
        request.setAttribute(Connection.ATTRIBUTE, connection);
        try {
            inner.service(request, response);
        } finally {
            connection.served();
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
            Connection connection = Connection.current();
            if (connection != null) {
                connection.served();
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
