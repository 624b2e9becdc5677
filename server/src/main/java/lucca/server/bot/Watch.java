package lucca.server.bot;

import com.github.kagkarlsson.scheduler.Scheduler;
import com.github.kagkarlsson.scheduler.SchedulerName;
import com.github.kagkarlsson.scheduler.task.helper.RecurringTask;
import com.github.kagkarlsson.scheduler.task.helper.Tasks;
import com.github.kagkarlsson.scheduler.task.schedule.FixedDelay;
import java.time.Duration;
import javax.sql.DataSource;
import lucca.server.store.Journal;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.context.event.ApplicationReadyEvent;
import org.springframework.context.event.EventListener;
import org.springframework.stereotype.Component;

/// The one durable job of all nodes: to look again and again for tables that nobody has seen to in
/// time. It is done by one node at a time; if that one dies, another goes on with it.
@Component
final class Watch implements AutoCloseable {
    private static final int BEATS = 4;

    private final Attendance attendance;
    private final Scheduler scheduler;

    Watch(
            DataSource database,
            Journal journal,
            Attendance attendance,
            @Value("${lucca.grace}") Duration grace) {
        this.attendance = attendance;
        RecurringTask<Void> task =
                Tasks.recurring("attention", FixedDelay.of(grace.dividedBy(2)))
                        .execute((instance, context) -> attendance.takeOver());
        scheduler =
                Scheduler.create(database)
                        .startTasks(task)
                        .threads(1)
                        .schedulerName(new SchedulerName.Fixed(journal.node()))
                        .pollingInterval(grace.dividedBy(BEATS))
                        .heartbeatInterval(grace.dividedBy(BEATS))
                        .missedHeartbeatsLimit(2 * BEATS)
                        .shutdownMaxWait(grace)
                        .build();
    }

    @EventListener(ApplicationReadyEvent.class)
    void start() {
        attendance.resume();
        scheduler.start();
    }

    @Override
    public void close() {
        scheduler.stop();
    }
}
