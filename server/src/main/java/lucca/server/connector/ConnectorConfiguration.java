package lucca.server.connector;

import java.time.Duration;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.tomcat.TomcatWebServerFactory;
import org.springframework.boot.web.server.WebServerFactoryCustomizer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/// Configures Tomcat's connector: limits, buffers and trusted proxies.
@Configuration(proxyBeanMethods = false)
class ConnectorConfiguration {
    private static final int CONNECTIONS_PER_ADDRESS = 1000;

    @Bean
    static ConnectionLimits connectionLimits(
            @Value("${lucca.edge.header}") Duration header,
            @Value("${lucca.edge.body}") Duration body,
            @Value("${lucca.edge.response}") Duration response,
            @Value("${lucca.limits}") double factor,
            @Value("${server.tomcat.max-connections}") int all) {
        // Even with a high factor, one address must not lock out all others.
        long some = Math.clamp((long) (CONNECTIONS_PER_ADDRESS * factor), 1, Math.max(1, all / 2));
        return new ConnectionLimits(
                header, body, response, factor > 0 ? (int) some : Integer.MAX_VALUE);
    }

    @Bean
    static TrustedProxies trustedProxies(@Value("${lucca.proxies}") String list) {
        return TrustedProxies.of(list);
    }

    /// Keeps buffers small, because each stream holds them as long as it is open.
    @Bean
    static WebServerFactoryCustomizer<TomcatWebServerFactory> connectorCustomizer(
            ConnectionLimits limits, TrustedProxies proxies) {
        return factory -> {
            factory.setProtocol(LimitedHttpProtocol.class.getName());
            factory.addEngineValves(new ForwardedHeadersValve(proxies));
            factory.addConnectorCustomizers(
                    connector -> {
                        connector.setProperty("socket.appReadBufSize", "1024");
                        connector.setProperty("maxHttpResponseHeaderSize", "2048");
                        if (connector.getProtocolHandler()
                                instanceof LimitedHttpProtocol protocol) {
                            protocol.applyLimits(limits, proxies);
                        }
                    });
        };
    }
}
