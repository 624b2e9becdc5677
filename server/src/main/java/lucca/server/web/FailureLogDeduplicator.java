package lucca.server.web;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/// Remembers logged failures, so that a repeated failure is logged once. The oldest entries are
/// dropped, and such a failure may be logged again.
public final class FailureLogDeduplicator {
    private static final int MAX = 10_000;

    private final Set<String> known =
            Collections.newSetFromMap(
                    new LinkedHashMap<>() {
                        private static final long serialVersionUID = 1;

                        @Override
                        protected boolean removeEldestEntry(Map.Entry<String, Boolean> eldest) {
                            return size() > MAX;
                        }
                    });

    /// Whether a failure should be logged: no failure of this class at this code location has been
    /// logged yet. The JVM omits the stack trace of frequent exceptions; those count as known.
    /// @param where the failed component; must not contain client input, which could make every
    ///     failure new
    public synchronized boolean isNew(String where, Throwable failure) {
        String kind = where + " " + failure.getClass().getName();
        boolean isFirst = known.add(kind);
        StackTraceElement[] trace = failure.getStackTrace();
        return trace.length == 0 ? isFirst : known.add(kind + " " + trace[0]);
    }
}
