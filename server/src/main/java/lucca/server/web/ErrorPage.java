package lucca.server.web;

import jakarta.servlet.RequestDispatcher;
import jakarta.servlet.http.HttpServletRequest;
import lucca.engine.Json;
import org.springframework.boot.webmvc.error.ErrorController;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

/// What is said of requests that Spring's dispatcher would not take.
@RestController
final class ErrorPage implements ErrorController {
    @RequestMapping("${server.error.path:/error}")
    ResponseEntity<Json> problem(HttpServletRequest request) {
        // Without a status somebody has asked for this page by its name.
        return request.getAttribute(RequestDispatcher.ERROR_STATUS_CODE) instanceof Integer status
                ? Problems.of(status, request)
                : Problems.of(HttpStatus.NOT_FOUND.value(), request);
    }
}
