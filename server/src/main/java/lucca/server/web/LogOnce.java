package lucca.server.web;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/// Remembers what was logged, so that the same failure is logged once however often it comes again.
/// The oldest are forgotten, and may be logged again.
public final class LogOnce {
    private static final int MOST = 10_000;

    private final Set<String> known =
            Collections.newSetFromMap(
                    new LinkedHashMap<>() {
                        private static final long serialVersionUID = 1;

                        @Override
                        protected boolean removeEldestEntry(Map.Entry<String, Boolean> eldest) {
                            return size() > MOST;
                        }
                    });

    /// Whether a failure is to be logged: it has not been yet.
    /// @param where what failed
    public synchronized boolean isNew(String where, Throwable failure) {
        StackTraceElement[] trace = failure.getStackTrace();
        return known.add(where + " " + failure + " " + (trace.length == 0 ? "" : trace[0]));
    }
}
