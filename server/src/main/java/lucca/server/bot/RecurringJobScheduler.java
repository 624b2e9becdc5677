package lucca.server.bot;

import com.github.kagkarlsson.scheduler.Scheduler;
import com.github.kagkarlsson.scheduler.SchedulerName;
import com.github.kagkarlsson.scheduler.task.TaskInstanceId;
import com.github.kagkarlsson.scheduler.task.helper.RecurringTask;
import com.github.kagkarlsson.scheduler.task.helper.Tasks;
import com.github.kagkarlsson.scheduler.task.schedule.FixedDelay;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import javax.sql.DataSource;
import lucca.server.account.InactiveGuestCleaner;
import lucca.server.store.Journal;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.context.event.ApplicationReadyEvent;
import org.springframework.context.event.EventListener;
import org.springframework.stereotype.Component;

/// Schedules the recurring jobs of all nodes: taking over overdue tables and removing inactive
/// guests. Each job runs on one node at a time; if that node fails, another continues.
@Component
final class RecurringJobScheduler implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(RecurringJobScheduler.class);

    private static final int HEARTBEATS_PER_GRACE = 4;
    private static final String TASK = "attention";
    private static final Duration SWEEP_INTERVAL = Duration.ofHours(1);

    private final BotAndClockScheduler botAndClockScheduler;
    private final InstantSource clock;
    private final Duration grace;
    private final Scheduler scheduler;

    RecurringJobScheduler(
            DataSource database,
            Journal journal,
            BotAndClockScheduler botAndClockScheduler,
            InstantSource clock,
            InactiveGuestCleaner guests,
            @Value("${lucca.grace}") Duration grace) {
        this.botAndClockScheduler = botAndClockScheduler;
        this.clock = clock;
        this.grace = grace;
        RecurringTask<Void> task =
                Tasks.recurring(TASK, FixedDelay.of(grace.dividedBy(2)))
                        .execute((instance, context) -> botAndClockScheduler.takeOver());
        RecurringTask<Void> purgeGuests =
                Tasks.recurring("guests", FixedDelay.of(SWEEP_INTERVAL))
                        .execute((instance, context) -> guests.purge());
        scheduler =
                Scheduler.create(database)
                        .startTasks(task, purgeGuests)
                        .threads(2)
                        .clock(clock::instant)
                        .schedulerName(new SchedulerName.Fixed(journal.nodeId()))
                        .pollingInterval(grace.dividedBy(HEARTBEATS_PER_GRACE))
                        .heartbeatInterval(grace.dividedBy(HEARTBEATS_PER_GRACE))
                        .missedHeartbeatsLimit(2 * HEARTBEATS_PER_GRACE)
                        .shutdownMaxWait(grace)
                        .build();
    }

    @EventListener(ApplicationReadyEvent.class)
    void start() {
        botAndClockScheduler.resume();
        scheduler.start();
        rescheduleIfTooLate();
    }

    /// Corrects an execution time far in the future, left by a server whose clock was ahead.
    private void rescheduleIfTooLate() {
        TaskInstanceId job = TaskInstanceId.of(TASK, RecurringTask.INSTANCE);
        Instant latest = clock.instant().plus(grace.multipliedBy(HEARTBEATS_PER_GRACE));
        try {
            scheduler
                    .getScheduledExecution(job)
                    .filter(each -> !each.isPicked() && each.getExecutionTime().isAfter(latest))
                    .ifPresent(each -> scheduler.reschedule(job, clock.instant()));
        } catch (RuntimeException e) {
            LOG.warn("Cannot reschedule the check for overdue tables: {}", e.toString());
        }
    }

    @Override
    public void close() {
        scheduler.stop();
    }
}
