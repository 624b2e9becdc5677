package lucca.server.web;

import java.io.IOException;
import java.io.UncheckedIOException;
import org.apache.catalina.connector.Request;
import org.apache.catalina.connector.Response;
import org.apache.catalina.valves.ErrorReportValve;
import org.jspecify.annotations.Nullable;

/// Answers requests that Tomcat itself rejects, such as those with an invalid path.
public final class ProblemValve extends ErrorReportValve {
    private static final int FIRST_PROBLEM = 400;

    @Override
    protected void report(Request request, Response response, @Nullable Throwable failure) {
        if (response.getStatus() < FIRST_PROBLEM
                || response.getContentWritten() > 0
                || !response.setErrorReported()) {
            return;
        }
        try {
            ServletJson.write(ProblemHandler.of(response.getStatus(), request), response);
            response.finishResponse();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
