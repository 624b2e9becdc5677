package lucca.server.web;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import lucca.engine.Json;
import org.springframework.http.ResponseEntity;

/// Reads and writes JSON for code outside Spring's dispatcher.
public final class ServletJson {
    private ServletJson() {}

    public static Json read(HttpServletRequest request) throws IOException {
        return JsonConverter.read(request.getInputStream(), request.getContentLengthLong());
    }

    public static void write(ResponseEntity<?> answer, HttpServletResponse response)
            throws IOException {
        response.setStatus(answer.getStatusCode().value());
        response.setContentType("application/json");
        answer.getHeaders().forEach((name, values) -> response.setHeader(name, values.getFirst()));
        byte[] bytes = JsonConverter.bytes(answer.getBody());
        response.setContentLength(bytes.length);
        response.getOutputStream().write(bytes);
    }
}
