# Runs all tests and reports the results. Sourced by ../lucca, for its command 'test'.
#
# Two modules at a time are built and tested. The browser tests run beside them as soon as the server is packaged. Maven
# continues after failures (--fail-never), so that all modules are tested; its exit code is then useless. A run passes
# only if all of this is true:
#   - Maven says BUILD SUCCESS: nothing was skipped or crashed, no check and no test of any module failed;
#   - Playwright, which runs the browser tests, says the same;
#   - every module that has tests has reports of tests that were run, unless the caller has selected tests;
#   - no report contains a failure, and some test was run.
# shellcheck shell=bash

readonly RUNS=$ROOT/target/test-runs

# The modules of the project, as paths.
maven_modules() {
    local folder
    for folder in '' games/; do
        [ ! -f "$ROOT/${folder}pom.xml" ] || sed -n "s|.*<module>\(.*\)</module>.*|$folder\1|p" "$ROOT/${folder}pom.xml"
    done
}

# The same, and 'browser': the tests in web/tests, which drive the packaged server in a browser.
modules() { maven_modules && echo browser; }

reports_of() {
    case $1 in
        browser) printf '%s\n' "$ROOT/web/target/browser-reports" ;;
        *) printf '%s\n' "$ROOT/$1/target/surefire-reports" ;;
    esac
}

# Does module $1 have tests? The web client has its own runner, named in its pom.
has_tests() {
    case $1 in
        browser) [ -f "$ROOT/web/playwright.config.ts" ] ;;
        *) [ -d "$ROOT/$1/src/test/java" ] || grep -q '<id>check</id>' "$ROOT/$1/pom.xml" 2>/dev/null ;;
    esac
}

# Reads the options of 'lucca test': sets REPEAT, ARGS (for Maven), CHOSEN (whether not all tests of a module are run),
# WANTED (the modules that must have reports), ONLY (the modules to test, if the others are just built for them) and
# BROWSER (whether the browser tests run).
read_test_options() {
    local projects='' also='' module
    REPEAT='' ARGS=() CHOSEN='' WANTED=() ONLY='' BROWSER=''
    while [ $# -gt 0 ]; do
        case $1 in
            --slow) ARGS+=(-DexcludedGroups=) ;;
            --repeat) REPEAT=${2:-nothing} && shift ;;
            --repeat=*) REPEAT=${1#*=} ;;
            -pl | --projects) projects=${2:-} && shift ;;
            -pl=* | --projects=*) projects=${1#*=} ;;
            -am | -amd | --also-make | --also-make-dependents) also=yes && ARGS+=("$1") ;;
            *)
                case $1 in
                    -Dtest=* | -Dgroups=* | -DskipTests* | -Dmaven.test.skip* | -rf* | --resume-from*) CHOSEN=yes ;;
                esac
                ARGS+=("$1")
                ;;
        esac
        [ $# = 0 ] || shift
    done
    case $REPEAT in
        '') ;;
        0* | *[!0-9]*) die 2 "--repeat takes a number of runs, 1 or more, not '$REPEAT'." ;;
    esac
    check_projects "$projects"
    add_projects "$projects"
    if has_tests browser; then wants_browser "$projects"; fi
    for module in $(modules); do
        if has_tests "$module" && is_among "$module" "$projects"; then WANTED+=("$module"); fi
    done
    case $also,$projects in
        yes,* | , | *,!* | *,-*) ;;
        # Without -am, Maven would look for the modules that these need among those that are installed.
        *) ONLY=$projects && ARGS+=(-am -Dlucca.test.only) ;;
    esac
}

# Every module that Maven's option -pl names, in $1, must be there.
check_projects() {
    local name
    for name in $(printf '%s' "$1" | tr ',' ' '); do
        name=${name#[-+!]}
        name=${name#\?}
        is_module "$name" || die 2 "there is no module '$name'; there are: $(modules | tr '\n' ' ')"
    done
}

# Passes the modules of Maven's option -pl, in $1, on to Maven. Browser tests need the server.
add_projects() {
    local name list=''
    for name in $(printf '%s' "$1" | tr ',' ' '); do
        case $name in
            browser | ./browser) list=$list,server ;;
            [-!]browser) ;;
            *) list=$list,$name ;;
        esac
    done
    [ -z "$list" ] || ARGS=(-pl "${list#,}" "${ARGS[@]+"${ARGS[@]}"}")
}

# Sets BROWSER if the option -pl, in $1, names the browser tests, or all tests are run without excluding them.
wants_browser() {
    case $CHOSEN,$1, in
        *,browser,* | *,./browser,*) BROWSER=yes ;;
        yes,* | *,[-!]browser,*) ;;
        , | ,,* | *,[-!]*) BROWSER=yes ;;
    esac
}

is_module() {
    local module
    for module in $(modules); do
        if is_among "$module" "$1"; then return 0; fi
    done
    return 1
}

# Marks the modules that are built but not tested, for the profile 'untested' of pom.xml.
mark_untested() {
    local module mark
    for module in $(maven_modules); do
        mark=$ROOT/$module/target/untested
        rm -f "$mark"
        if [ -n "$ONLY" ] && ! is_among "$module" "$ONLY"; then mkdir -p "${mark%/*}" && : >"$mark"; fi
    done
}

# Is module $1 one of those that Maven's option -pl names, in $2? Without the option, all are.
is_among() {
    local each
    [ -n "$2" ] || return 0
    for each in $(printf '%s' "$2" | tr ',' ' '); do
        case $each in
            "$1" | "$1/" | "./$1" | ":lucca-${1##*/}" | "lucca:lucca-${1##*/}") return 0 ;;
            '!'* | -*) CHOSEN=yes ;; # all but some: which ones is left to Maven
        esac
    done
    return 1
}

# Passes Maven's output on. When the tests of the server are due, the server is packaged: the browser tests start.
test_browser_beside() {
    local line started=''
    while IFS= read -r line; do
        printf '%s\n' "$line"
        case $BROWSER$started,$line in
            yes,*surefire*'@ lucca-server ---'*)
                started=yes
                test_browser "$1" &
                ;;
        esac
    done
    wait
}

# Leaves Playwright's exit code in $1.browser.
test_browser() {
    local status=0
    (cd "$ROOT/web" && npx --no-install playwright test) </dev/null 2>&1 || status=$?
    echo "$status" >"$1.browser"
}

# One run; $1 is its number. Its output goes to the terminal too unless QUIET is set. Leaves in RUNS: its output
# (.log), all tests with their outcomes (.tests: module, class, test, outcome), and its problems (.wrong).
run_once() {
    local run=$RUNS/$1 module
    for module in $(modules); do rm -rf "$(reports_of "$module")"; done
    rm -f "$run".*
    mark_untested
    echo 1 >"$run.status"
    {
        # Of two options -T Maven takes the first, so the caller's comes before ours.
        maven --fail-never -Dlucca.test.phase=integration-test -Dstyle.color=never \
            "${ARGS[@]+"${ARGS[@]}"}" -T 2 verify 2>&1 && echo 0 >"$run.status"
    } | test_browser_beside "$run" | if [ -n "${QUIET:-}" ]; then cat >"$run.log"; else tee "$run.log"; fi || true
    for module in $(modules); do outcomes "$module"; done >"$run.tests"
    problems "$run" >"$run.wrong"
    [ ! -s "$run.wrong" ]
}

# The tests of a module with their outcomes, from its reports. The output of tests is skipped.
outcomes() {
    find "$(reports_of "$1")" -name 'TEST-*.xml' -exec cat {} + 2>/dev/null | awk -v module="$1" '
        function value(name) {
            if (!match($0, "[ \t]" name "=\"[^\"]*\"")) return ""
            return substr($0, RSTART + length(name) + 3, RLENGTH - length(name) - 4)
        }
        function told() { if (test != "") print module "\t" test "\t" outcome; test = "" }
        printed { if (index($0, "]]>")) printed = 0; else next }
        /<testcase / { told(); test = value("classname") "\t" value("name"); outcome = "passed" }
        /<failure[ >\/]/ { outcome = "failed" }
        /<error[ >\/]/ { outcome = "failed" }
        /<skipped/ { outcome = "skipped" }
        { rest = $0; while (i = index(rest, "<![CDATA[")) { rest = substr(rest, i); if (!index(rest, "]]>")) { printed = 1; break } rest = substr(rest, index(rest, "]]>") + 3) } }
        END { told() }'
}

# The problems of a run, one line each.
problems() {
    local run=$1 module
    awk -F '\t' '$4 == "failed" { print "failed: " $1 ": " $2 " " $3 }' "$run.tests"
    if [ "$(cat "$run.status")" != 0 ] || ! grep -q '^\[INFO\] BUILD SUCCESS' "$run.log" ||
        grep -Eq 'BUILD FAILURE|Build failures were ignored' "$run.log"; then
        sed -En 's/^\[INFO\] (.*[^ .]) \.+ (FAILURE|SKIPPED).*/Maven: \1: \2/p' "$run.log" | sort -u
        echo 'Maven failed; see its output'
    fi
    if [ -f "$run.browser" ] && [ "$(cat "$run.browser")" != 0 ] && ! grep -q '^browser	.*	failed$' "$run.tests"; then
        echo 'Playwright failed; see its output'
    fi
    if [ -z "$CHOSEN" ]; then
        for module in "${WANTED[@]+"${WANTED[@]}"}"; do
            grep -Eq "^$module	.*	(passed|failed)$" "$run.tests" || echo "$module: no tests were run"
        done
    fi
    grep -Eq '	(passed|failed)$' "$run.tests" || echo 'no tests were run'
}

# The seconds that a module's tests took, from its reports: the total if there is one, else the sum.
seconds_of() {
    find "$(reports_of "$1")" -name 'TEST-*.xml' -exec grep -Eh '<testsuites? ' {} + 2>/dev/null | awk '
        match($0, /[ \t]time="[0-9.,]*"/) {
            time = substr($0, RSTART + 7, RLENGTH - 8); gsub(",", "", time)
            if ($0 ~ /<testsuites /) whole += time; else sum += time
        }
        END { printf "%.1f\n", (whole > 0 ? whole : sum) }'
}

# A table of modules: how many tests, how long they took.
print_modules() {
    local run=$RUNS/$1 module
    printf '\n%-16s %7s %7s %8s %10s\n' module tests failed skipped time
    for module in $(modules); do
        awk -F '\t' -v module="$module" -v time="$(seconds_of "$module")" '
            $1 == module { all++; count[$4]++ }
            END { if (all) printf "%-16s %7d %7d %8d %8.1f s\n", module, all, count["failed"], count["skipped"], time }' "$run.tests"
    done
}

# The closing lines of a run that took $2 seconds.
print_outcome() {
    local run=$RUNS/$1
    print_modules "$1"
    echo
    if [ -s "$run.wrong" ]; then
        cat "$run.wrong"
        echo "FAILED after $(lasting "$2"). The full output is in $run.log."
    else
        echo "All tests passed in $(lasting "$2")."
    fi
    awk -F '\t' '{ count[$4]++ } END { printf "Tests run: %d, Failures: %d, Errors: 0, Skipped: %d\n", NR, count["failed"], count["skipped"] }' "$run.tests"
}

lasting() { printf '%d min %d s' "$(($1 / 60))" "$(($1 % 60))"; }

# REPEAT runs: a line each, then what differed between them.
run_repeatedly() {
    local QUIET=yes i begun failed=0
    for ((i = 1; i <= REPEAT; i++)); do
        begun=$SECONDS
        if run_once "$i"; then
            echo "Run $i of $REPEAT: passed, $(wc -l <"$RUNS/$i.tests" | tr -d ' ') tests, $(lasting $((SECONDS - begun)))."
        else
            failed=$((failed + 1))
            echo "Run $i of $REPEAT: FAILED, $(lasting $((SECONDS - begun))):"
            sed 's/^/    /' "$RUNS/$i.wrong"
        fi
    done
    print_modules "$REPEAT"
    print_differences
    echo
    echo "$((REPEAT - failed)) of $REPEAT runs passed. The output of each is in $RUNS."
    [ "$failed" = 0 ]
}

# Tests whose results differ between runs.
print_differences() {
    local i
    for ((i = 1; i <= REPEAT; i++)); do sed "s/^/$i	/" "$RUNS/$i.tests"; done | awk -F '\t' -v runs="$REPEAT" '
        { test = $2 ": " $3 " " $4; ran[test]++; count[test, $5]++; by_run[test, $5, $1]++ }
        # The runs in which a test had this outcome.
        function where(test, outcome,    i, list) {
            for (i = 1; i <= runs; i++) if (by_run[test, outcome, i]) list = list " " i
            return substr(list, 2)
        }
        function differs(test, outcome,    i) {
            for (i = 2; i <= runs; i++) if (by_run[test, outcome, i] != by_run[test, outcome, 1]) return 1
            return 0
        }
        function told(test, word, outcome) {
            print word " in " split(where(test, outcome), unused, " ") " of " runs " runs (" where(test, outcome) "): " test
        }
        END {
            for (test in ran) {
                if (count[test, "failed"] && !differs(test, "failed")) print "Failed in every run: " test
                else if (count[test, "failed"]) told(test, "Failed", "failed")
                else if (differs(test, "skipped")) told(test, "Skipped", "skipped")
                else if (differs(test, "passed")) print "Not run every time: " test
            }
        }' | sort >"$RUNS/differences"
    echo
    if [ -s "$RUNS/differences" ]; then cat "$RUNS/differences"; else echo 'All tests had the same result in every run.'; fi
}

run_tests() {
    local status=0 begun=$SECONDS
    read_test_options "$@"
    find_maven
    find_node
    find_browser
    mkdir -p "$RUNS"
    lock
    if [ -n "$REPEAT" ]; then
        run_repeatedly || status=1
    else
        begin_stamp
        run_once 1 || status=1
        print_outcome 1 $((SECONDS - begun))
        # With the caller's options it may not have built everything.
        if [ "$status" = 0 ] && [ $# = 0 ]; then end_stamp; fi
    fi
    unlock
    return "$status"
}
