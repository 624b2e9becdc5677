package lucca.server.web;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/// Remembers what was logged, so that the same failure is logged once however often it comes again.
/// The oldest are forgotten, and may be logged again.
public final class LogDeduplicator {
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

    /// Whether a failure is to be logged: none of its class at this place has been yet. The JVM
    /// leaves out the message and the trace of what is thrown often; that is nothing new.
    /// @param where what failed; not made of what callers send, who could make it new each time
    public synchronized boolean isNew(String where, Throwable failure) {
        String kind = where + " " + failure.getClass().getName();
        boolean isFirst = known.add(kind);
        StackTraceElement[] trace = failure.getStackTrace();
        return trace.length == 0 ? isFirst : known.add(kind + " " + trace[0]);
    }
}
