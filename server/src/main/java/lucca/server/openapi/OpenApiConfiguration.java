package lucca.server.openapi;

import io.swagger.v3.oas.models.OpenAPI;
import io.swagger.v3.oas.models.info.Info;
import io.swagger.v3.oas.models.info.License;
import io.swagger.v3.oas.models.security.SecurityScheme;
import io.swagger.v3.oas.models.servers.Server;
import io.swagger.v3.oas.models.tags.Tag;
import java.util.List;
import lucca.server.account.Caller;
import lucca.server.web.ProblemResponse;
import lucca.words.Language;
import org.springdoc.core.customizers.OpenApiCustomizer;
import org.springdoc.core.customizers.OperationCustomizer;
import org.springdoc.core.utils.SpringDocUtils;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/// Configures the description of the API at `/v3/api-docs`. Paths, parameters and bodies come from
/// the controllers and their records; this class adds what all endpoints share.
@Configuration(proxyBeanMethods = false)
class OpenApiConfiguration {
    OpenApiConfiguration() {
        SpringDocUtils.getConfig().addRequestWrapperToIgnore(Caller.class, Language.class);
    }

    @Bean
    OperationCustomizer access() {
        return (operation, method) -> {
            OperationAccess.of(method.getMethodParameters()).describe(operation);
            for (ProblemResponse each :
                    method.getMethod().getAnnotationsByType(ProblemResponse.class)) {
                OperationDetails.addProblem(
                        operation, String.valueOf(each.status()), each.description());
            }
            return operation;
        };
    }

    @Bean
    OpenApiCustomizer common() {
        return api -> {
            api.info(
                    new Info()
                            .title("Lucca")
                            .version("1")
                            .description(
                                    "Play board games at tables on this server. In sentences about a"
                                            + " table, {seat:0} stands for the first seat: replace such"
                                            + " tokens by the names of the players.")
                            .license(new License().name("MIT").identifier("MIT")));
            api.servers(List.of(new Server().url("/").description("This server.")));
            api.tags(
                    List.of(
                            tag("Games", "Games, rules, tutorials and bots."),
                            tag("People", "Guests, accounts, sessions, passkeys and blocks."),
                            tag("Tables", "Opening, listing and watching tables."),
                            tag("Play", "Commands, streams, legal moves, previews and hints."),
                            tag("Records", "Replays, records and proofs of games.")));
            describeCredentials(api);
            CommandAndStreamOperations.addTo(api);
            api.getPaths()
                    .forEach(
                            (path, item) ->
                                    item.readOperationsMap()
                                            .forEach(
                                                    (method, operation) ->
                                                            OperationDetails.complete(
                                                                    path, method, operation)));
        };
    }

    private static Tag tag(String name, String description) {
        return new Tag().name(name).description(description);
    }

    private static void describeCredentials(OpenAPI api) {
        api.getComponents()
                .addSecuritySchemes(
                        OperationAccess.COOKIE,
                        new SecurityScheme()
                                .type(SecurityScheme.Type.APIKEY)
                                .in(SecurityScheme.In.COOKIE)
                                .name("lucca")
                                .description(
                                        "Set by /api/guests, /api/sessions, /api/account,"
                                                + " /api/passkeys and /api/tables; over TLS it is"
                                                + " named __Host-lucca."))
                .addSecuritySchemes(
                        OperationAccess.BEARER,
                        new SecurityScheme()
                                .type(SecurityScheme.Type.HTTP)
                                .scheme("bearer")
                                .description(
                                        "A token of /api/tokens, with the scope 'read' or"
                                                + " 'play'."));
    }
}
