package lucca.server.web;

import jakarta.servlet.RequestDispatcher;
import jakarta.servlet.http.HttpServletRequest;
import org.springframework.boot.webmvc.error.ErrorController;
import org.springframework.http.HttpMethod;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.servlet.resource.NoResourceFoundException;

/// Answers requests that failed outside Spring's dispatcher.
@RestController
final class FallbackErrorController implements ErrorController {
    @RequestMapping("${server.error.path:/error}")
    ResponseEntity<Problem> problem(HttpServletRequest request) throws NoResourceFoundException {
        if (request.getAttribute(RequestDispatcher.ERROR_STATUS_CODE) instanceof Integer status) {
            return ProblemHandler.of(status, request);
        }
        // A client has requested the error path itself.
        String path = request.getRequestURI();
        throw new NoResourceFoundException(HttpMethod.valueOf(request.getMethod()), path, path);
    }
}
