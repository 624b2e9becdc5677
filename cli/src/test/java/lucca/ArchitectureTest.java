package lucca;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaCall;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/// The rules of `docs/architecture.md`, checked.
@AnalyzeClasses(packages = "lucca", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
    private static final String ENGINE = "lucca.engine";
    private static final String BOTS = "lucca.bots..";
    private static final String[] PURE = {"lucca.engine..", "lucca.towers..", BOTS};
    private static final String[] PURE_JAVA = {
        "java.lang",
        "java.lang.annotation",
        "java.lang.invoke",
        "java.lang.runtime",
        "java.util",
        "java.util.function",
        "java.util.regex",
        "java.util.stream",
        "org.jspecify.annotations"
    };

    @ArchTest
    static final ArchRule theEngineStandsOnJavaAlone =
            classes()
                    .that()
                    .resideInAPackage(ENGINE)
                    .should()
                    .onlyDependOnClassesThat(
                            resideInAnyPackage(PURE_JAVA).or(resideInAPackage(ENGINE)));

    @ArchTest
    static final ArchRule gamesKnowTheEngineAndThemselves =
            classes()
                    .that()
                    .resideInAPackage("lucca.towers..")
                    .should()
                    .onlyDependOnClassesThat(
                            resideInAnyPackage(PURE_JAVA)
                                    .or(resideInAnyPackage(ENGINE, "lucca.towers..")));

    @ArchTest
    static final ArchRule botsKnowTheEngine =
            classes()
                    .that()
                    .resideInAPackage(BOTS)
                    .should()
                    .onlyDependOnClassesThat(
                            resideInAnyPackage(PURE_JAVA).or(resideInAnyPackage(ENGINE, BOTS)));

    @ArchTest
    static final ArchRule nothingPureHasThreadsClocksOrReflection =
            noClasses()
                    .that()
                    .resideInAnyPackage(PURE)
                    .should()
                    .dependOnClassesThat()
                    .haveNameMatching(
                            "java\\.lang\\.(Thread|ThreadLocal|Runtime|Process|ProcessBuilder|ClassLoader)")
                    .orShould()
                    .callMethodWhere(
                            describe(
                                    "asks the system for more than copying arrays",
                                    (JavaCall<?> call) ->
                                            call.getTargetOwner().isEquivalentTo(System.class)
                                                    && !call.getName().equals("arraycopy")))
                    .orShould()
                    .callMethodWhere(
                            target(
                                    describe(
                                            "reflects",
                                            method ->
                                                    method.getOwner().isEquivalentTo(Class.class)
                                                            && method.getName()
                                                                    .matches(
                                                                            "forName|new.*|get(Declared)?(Field|Method|Constructor).*"))));

    @ArchTest
    static final ArchRule nothingPureHasStaticState =
            fields().that()
                    .areDeclaredInClassesThat()
                    .resideInAnyPackage(PURE)
                    .and()
                    .areStatic()
                    .should()
                    .beFinal();

    @ArchTest
    static final ArchRule commandsReachGamesOnlyThroughTheEngine =
            noClasses()
                    .that()
                    .resideInAPackage("lucca.cli..")
                    .should()
                    .dependOnClassesThat()
                    .resideInAPackage("lucca.towers..");

    @ArchTest
    static final ArchRule packagesHaveNoCycles =
            slices().matching("lucca.(*)..").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule namesSayWhatThingsAre =
            noClasses()
                    .should()
                    .haveSimpleNameStartingWith("Abstract")
                    .orShould()
                    .haveNameMatching(".*(Impl|Manager|Util|Utils|Helper)")
                    .orShould()
                    .haveNameMatching(".*\\.Base[A-Z].*");
}
