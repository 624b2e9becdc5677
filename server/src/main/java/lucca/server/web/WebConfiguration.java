package lucca.server.web;

import java.util.List;
import org.apache.catalina.core.StandardHost;
import org.springframework.boot.tomcat.ConfigurableTomcatWebServerFactory;
import org.springframework.boot.web.server.WebServerFactoryCustomizer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.http.converter.HttpMessageConverters;
import org.springframework.web.method.support.HandlerMethodArgumentResolver;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;

/// Configures how Spring reads requests and writes responses.
@Configuration(proxyBeanMethods = false)
class WebConfiguration implements WebMvcConfigurer {
    private final List<HandlerMethodArgumentResolver> resolvers;

    WebConfiguration(List<HandlerMethodArgumentResolver> resolvers) {
        this.resolvers = resolvers;
    }

    /// Makes Tomcat's own error responses problems with a sentence, too.
    @Bean
    static WebServerFactoryCustomizer<ConfigurableTomcatWebServerFactory> tomcatErrorCustomizer() {
        return factory ->
                factory.addContextCustomizers(
                        context -> {
                            if (context.getParent() instanceof StandardHost host) {
                                host.setErrorReportValveClass(ProblemValve.class.getName());
                            }
                        });
    }

    @Override
    public void addArgumentResolvers(List<HandlerMethodArgumentResolver> all) {
        all.addAll(resolvers);
    }

    @Override
    public void configureMessageConverters(HttpMessageConverters.ServerBuilder converters) {
        converters.addCustomConverter(new JsonConverter());
    }
}
