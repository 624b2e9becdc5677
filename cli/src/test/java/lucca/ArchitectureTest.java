package lucca;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.lang.conditions.ArchConditions.be;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaCall;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.Set;
import lucca.engine.Evaluator;
import lucca.engine.EvaluatorFactory;
import lucca.engine.GameKind;
import lucca.engine.State;

/// Checks the rules of `docs/architecture.md`. Every package that is not named here is a game.
@AnalyzeClasses(packages = "lucca", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
    private static final Set<String> EDGES =
            Set.of(
                    "testkit",
                    "bench",
                    "arena",
                    "words",
                    "rulebook",
                    "fair",
                    "verifier",
                    "server",
                    "cli");

    /// Classes that the browser has too, without clock, threads, input or output.
    private static final Set<String> PURE_JAVA =
            Set.of(
                    "java.lang.annotation",
                    "java.lang.invoke",
                    "java.lang.runtime",
                    "java.nio.charset",
                    "java.util.function",
                    "java.util.regex",
                    "java.util.stream",
                    "org.jspecify.annotations");

    private static final String PURE_UTIL =
            "java\\.util\\.(Abstract(Map|Set)|Array(s|List|Deque)|BitSet|Collections?|Comparator|"
                    + "Deque|Enum(Map|Set)|"
                    + "(Linked)?Hash(Map|Set)|Iterator|List|Locale|Map(\\$Entry)?|NavigableMap|Objects|"
                    + "Optional(Int)?|PrimitiveIterator.*|Queue|ServiceLoader|Set|Tree(Map|Set)|"
                    + "NoSuchElementException)";

    private static final String IMPURE_LANG =
            "java\\.lang\\.(Thread.*|Runtime|Process.*|ClassLoader|ModuleLayer|InheritableThreadLocal)";

    /// Functions that may differ in the last digit between machines, or are too slow.
    private static final String UNEQUAL_MATH =
            "random|exp|expm1|log.*|pow|a?(sin|cos|tan)h?|atan2|cbrt|hypot";

    @ArchTest
    static final ArchRule pureCodeKnowsTheEngineAndItself =
            classes().that(arePure()).should(dependOnlyOnPureJavaTheEngineAndTheirOwnPackage());

    @ArchTest
    static final ArchRule nothingPureAsksTheSystemReflectsOrGoesParallel =
            noClasses()
                    .that(arePure())
                    .should()
                    .callMethodWhere(describe("is impure", ArchitectureTest::isImpure));

    @ArchTest
    static final ArchRule nothingPureHasStaticState =
            fields().that()
                    .areDeclaredInClassesThat(arePure())
                    .and()
                    .areStatic()
                    .should()
                    .beFinal();

    /// The terminal board of a game, `lucca.cli.towers`, may use that game.
    @ArchTest
    static final ArchRule gamesAndTheTestkitAreUsedByThemselvesAndBoardsOnly =
            classes()
                    .that(
                            describe(
                                    "are games or the testkit",
                                    type -> isGame(type) || top(type).equals("testkit")))
                    .should(beUsedByTheirOwnPackageAndBoardOnly());

    /// Searches get what bots know of a game through `EvaluatorFactory`. It is in a package of its
    /// own,
    /// `lucca.towers.bot`, which uses the rules.
    @ArchTest
    static final ArchRule rulesDoNotDependOnWhatBotsKnow =
            noClasses()
                    .that(describe("are not bots' knowledge", type -> !isBotKnowledge(type)))
                    .should()
                    .dependOnClassesThat(
                            describe("are bots' knowledge", ArchitectureTest::isBotKnowledge));

    @ArchTest
    static final ArchRule evaluatorsOfGamesAreWithWhatBotsKnow =
            classes()
                    .that(describe("are games", ArchitectureTest::isGame))
                    .and(assignableTo(Evaluator.class).or(assignableTo(EvaluatorFactory.class)))
                    .should(be(describe("bots' knowledge", ArchitectureTest::isBotKnowledge)));

    /// What searches read fast is public, but only for bots' knowledge.
    @ArchTest
    static final ArchRule nothingElseDependsOnStatesOfGames =
            noClasses()
                    .that(describe("are not games", type -> !isGame(type)))
                    .should()
                    .dependOnClassesThat(
                            assignableTo(State.class)
                                    .and(describe("are of games", ArchitectureTest::isGame)));

    /// An edition is a row of data that the kind of game reads. Rules know the values in it, not
    /// the row.
    @ArchTest
    static final ArchRule noRuleAsksWhichEditionItIs =
            noClasses()
                    .that()
                    .areNotAssignableTo(GameKind.class)
                    .and()
                    .haveNameNotMatching(".*\\.Edition(\\$.*)?")
                    .should()
                    .dependOnClassesThat()
                    .haveSimpleName("Edition");

    @ArchTest
    static final ArchRule packagesHaveNoCycles =
            slices().matching("lucca.(*)..").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule featuresOfTheServerHaveNoCycles =
            slices().matching("lucca.server.(*)..").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule packagesOfTheCommandLineHaveNoCycles =
            slices().matching("lucca.cli.(*)..").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule nothingInTheCommandLineUsesItsEntryPoint =
            noClasses()
                    .that()
                    .resideInAPackage("lucca.cli.*..")
                    .should()
                    .dependOnClassesThat()
                    .resideInAPackage("lucca.cli");

    @ArchTest
    static final ArchRule nothingUsesTheServer =
            noClasses()
                    .that()
                    .resideOutsideOfPackage("lucca.server..")
                    .should()
                    .dependOnClassesThat()
                    .resideInAPackage("lucca.server..");

    @ArchTest
    static final ArchRule theServerDoesNotUseTheCommandLine =
            noClasses()
                    .that()
                    .resideInAPackage("lucca.server..")
                    .should()
                    .dependOnClassesThat()
                    .resideInAPackage("lucca.cli..");

    /// Chance outcomes can be verified without a server and without Spring.
    @ArchTest
    static final ArchRule onlyTheServerKnowsSpring =
            noClasses()
                    .that()
                    .resideOutsideOfPackage("lucca.server..")
                    .should()
                    .dependOnClassesThat()
                    .resideInAPackage("org.springframework..");

    @ArchTest
    static final ArchRule namesSayWhatThingsAre =
            noClasses()
                    .should()
                    .haveSimpleNameStartingWith("Abstract")
                    .orShould()
                    .haveNameMatching(".*(Impl|Manager|Util|Utils|Helper)")
                    .orShould()
                    .haveNameMatching(".*\\.Base[A-Z].*");

    /// The part of the program: `towers` of `lucca.towers.Colour`.
    private static String top(JavaClass type) {
        String[] parts = type.getPackageName().split("\\.", -1);
        return parts[0].equals("lucca") && parts.length > 1 ? parts[1] : "";
    }

    private static boolean isGame(JavaClass type) {
        return arePure().test(type) && !Set.of("engine", "bots", "table").contains(top(type));
    }

    private static boolean isBotKnowledge(JavaClass type) {
        return isGame(type) && type.getPackageName().matches("lucca\\.\\w+\\.bot");
    }

    private static DescribedPredicate<JavaClass> arePure() {
        return describe(
                "are of the engine, a game or the bots",
                type -> !top(type).isEmpty() && !EDGES.contains(top(type)));
    }

    private static boolean isPureJava(JavaClass type) {
        JavaClass base = type.getBaseComponentType();
        String name = base.getName();
        return base.isPrimitive()
                || PURE_JAVA.contains(base.getPackageName())
                || name.matches(PURE_UTIL)
                || base.getPackageName().equals("java.lang") && !name.matches(IMPURE_LANG);
    }

    private static boolean isImpure(JavaCall<?> call) {
        String owner = call.getTargetOwner().getName();
        String method = call.getName();
        return switch (owner) {
            case "java.lang.System" -> !method.equals("arraycopy");
            case "java.lang.Class" ->
                    !method.matches("getClassLoader|getName|desiredAssertionStatus");
            case "java.lang.Math", "java.lang.StrictMath" -> method.matches(UNEQUAL_MATH);
            default -> method.matches("parallel(Stream|Prefix|Sort|SetAll)?");
        };
    }

    private static ArchCondition<JavaClass> dependOnlyOnPureJavaTheEngineAndTheirOwnPackage() {
        return new ArchCondition<>("depend only on pure Java, the engine and their own package") {
            @Override
            public void check(JavaClass type, ConditionEvents events) {
                for (Dependency dependency : type.getDirectDependenciesFromSelf()) {
                    JavaClass target = dependency.getTargetClass();
                    String part = top(target.getBaseComponentType());
                    if (!isPureJava(target) && !part.equals("engine") && !part.equals(top(type))) {
                        events.add(
                                SimpleConditionEvent.violated(type, dependency.getDescription()));
                    }
                }
            }
        };
    }

    private static ArchCondition<JavaClass> beUsedByTheirOwnPackageAndBoardOnly() {
        return new ArchCondition<>("be used by their own package and terminal board only") {
            @Override
            public void check(JavaClass type, ConditionEvents events) {
                String board = "lucca.cli." + top(type);
                for (Dependency dependency : type.getDirectDependenciesToSelf()) {
                    JavaClass origin = dependency.getOriginClass();
                    if (!top(origin).equals(top(type)) && !origin.getPackageName().equals(board)) {
                        events.add(
                                SimpleConditionEvent.violated(type, dependency.getDescription()));
                    }
                }
            }
        };
    }
}
