package lucca.server.store;

import com.zaxxer.hikari.HikariDataSource;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.beans.factory.config.BeanPostProcessor;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/// Makes the pool of connections survive failures of the database.
@Configuration(proxyBeanMethods = false)
class ReconnectingPoolConfiguration {
    @Bean
    static BeanPostProcessor reconnectingPoolPostProcessor(
            ObjectProvider<DriverConnectionFactory> database) {
        return new BeanPostProcessor() {
            @Override
            public Object postProcessBeforeInitialization(Object bean, String name) {
                if (bean instanceof HikariDataSource pool) {
                    pool.setDataSource(new ReconnectingDataSource(database.getObject(), pool));
                }
                return bean;
            }
        };
    }
}
