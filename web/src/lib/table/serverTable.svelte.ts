import { get, withLanguage, post, postOnce, ProblemError } from '../httpClient';
import type {
  ChatPage,
  Command,
  CommandResponse,
  Hint,
  ScoreLine,
  MoveDescriptions,
  MovePreview,
  PositionDescription,
  Standing,
  StreamMessage,
  TableNews,
  TableView,
  HintRequest,
  PreviewRequest,
} from '../protocol/api';
import { applyUpdate, ViewChecker, withKnownChat, withOlderChat } from './viewUpdates';
import type { HintMove, Outcome, Preview, Table, TableCommand, View } from './table';

/** After this silence a stream counts as dead; the server sends something every 15 seconds. */
const SILENCE_LIMIT = 40_000;

const STREAM_EVENTS: readonly StreamMessage['event'][] = ['view', 'news', 'beat', 'end'];

/** A table on the server, updated by its event stream. */
export class ServerTable implements Table {
  view = $state.raw<View | null>(null);
  intermediateViews = $state.raw<View[]>([]);
  data = $state.raw<unknown>(null);
  link = $state<'connecting' | 'live' | 'lost'>('connecting');
  problem = $state<string | null>(null);
  sending = $state(false);

  private stream: EventSource | null = null;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private tries = 0;
  /** Views that are not shown yet, because several messages may arrive together; the last one is the latest. */
  private pendingViews: View[] = [];
  /** The expected hash of the latest view; `null` if it was sent completely. */
  private expectedHash: string | null = null;
  private readonly checker = new ViewChecker();
  /** The current connection attempt; responses of earlier ones are ignored. */
  private attempt = 0;
  /** Resolves when all previews have been answered. */
  private openPreviews: Promise<unknown> = Promise.resolve();
  /** Whether the stream is closed because the tab is hidden. */
  private suspended = false;

  /**
   * @param as the seat whose view is shown, if several people share this device
   * @param data the constants of the match, if already loaded
   */
  constructor(
    readonly id: string,
    private readonly as: number | null = null,
    data: unknown = null,
  ) {
    this.data = data;
    this.begin();
  }

  /** Browsers detect a lost network sooner than the silence limit. */
  private readonly offline = () => this.suspended || this.retry();
  private readonly online = () => {
    this.tries = 0;
    this.offline();
  };

  /**
   * Browsers limit a site to six streams, including hidden tabs. Hidden tabs keep theirs only while the viewer plays.
   */
  private readonly visibilityChanged = () => {
    const { view } = this;
    if (document.hidden && view && (view.seat === null || view.end)) {
      this.showPending();
      this.disconnect();
      this.suspended = true;
    } else if (!document.hidden && this.suspended) {
      this.suspended = false;
      void this.open();
    }
  };

  /** Previews of the present position must not arrive after the move. */
  async play(move: string): Promise<Outcome<null>> {
    const version = this.view?.version ?? 0;
    await this.openPreviews;
    return this.send({ type: 'play', move, version });
  }

  command(command: TableCommand): Promise<Outcome<null>> {
    return this.send(command);
  }

  /** Sends a command with an idempotency key, so that retries are safe. A move resolves once its effect is visible. */
  private async send(command: Command): Promise<Outcome<null>> {
    let retried = false;
    this.sending = true;
    try {
      const body = { ...this.seatParameter(), ...command };
      const { version } = await postOnce<CommandResponse>(`/api/tables/${this.id}/commands`, body, (status) => {
        retried = true;
        if (status === 0) {
          this.link = 'lost';
        }
      });
      if (retried && this.stream) {
        this.link = 'live';
      }
      if (command.type === 'play') {
        await this.waitForVersion(version);
      }
      return { ok: true, value: null };
    } catch (e) {
      return refusalOf(e);
    } finally {
      this.sending = false;
    }
  }

  preview(moves: string[]): Promise<Outcome<Preview>> {
    const version = this.view?.version ?? 0;
    const asked = outcome(post<MovePreview>(`/api/tables/${this.id}/preview`, { version, moves, ...this.seatParameter() } satisfies PreviewRequest));
    this.openPreviews = Promise.all([this.openPreviews, asked]);
    return asked;
  }

  hint(): Promise<Outcome<HintMove[]>> {
    const version = this.view?.version ?? 0;
    const asked = post<Hint>(`/api/tables/${this.id}/hint`, { version, ...this.seatParameter() } satisfies HintRequest);
    return outcome(asked.then((hint) => hint.moves));
  }

  async sentences(): Promise<Map<string, string>> {
    const { moves } = await get<MoveDescriptions>(this.path('moves'));
    return new Map(moves.map((each) => [each.move, each.says]));
  }

  async pieces(): Promise<Map<string, string>> {
    const { sentences } = await get<PositionDescription>(this.path('position'));
    return new Map(sentences.map((each) => [each.of, each.says]));
  }

  async standing(): Promise<ScoreLine[]> {
    const { lines } = await get<Standing>(this.path('standing'));
    return lines;
  }

  async loadOlder(): Promise<Outcome<number>> {
    const first = this.view?.chat[0]?.version;
    if (first === undefined) {
      return { ok: true, value: 0 };
    }
    const page = await outcome(get<ChatPage>(`/api/tables/${this.id}/chat?before=${first}`));
    if (!page.ok) {
      return page;
    }
    const { value } = page;
    this.view = this.view && withOlderChat(this.view, value, first);
    this.pendingViews = this.pendingViews.map((view) => withOlderChat(view, value, first));
    return { ok: true, value: value.chat.length };
  }

  reopen() {
    this.close();
    this.begin();
  }

  close() {
    removeEventListener('offline', this.offline);
    removeEventListener('online', this.online);
    document.removeEventListener('visibilitychange', this.visibilityChanged);
    this.disconnect();
  }

  private begin() {
    addEventListener('offline', this.offline);
    addEventListener('online', this.online);
    document.addEventListener('visibilitychange', this.visibilityChanged);
    this.suspended = false;
    void this.open();
  }

  /** Waits until a version is visible: the stream may lag slightly behind a response. Gives up after a second. */
  private async waitForVersion(version: number) {
    for (let waits = 0; waits < 50 && this.stream && (this.view?.version ?? 0) < version; waits++) {
      await new Promise((done) => setTimeout(done, 20));
    }
  }

  private disconnect() {
    this.attempt++;
    clearTimeout(this.retryTimer);
    this.stream?.close();
    this.stream = null;
    this.pendingViews = [];
  }

  private async open() {
    const attempt = ++this.attempt;
    try {
      this.data ??= await get<unknown>(`/api/tables/${this.id}/data`);
      if (attempt === this.attempt) {
        this.subscribe();
      }
    } catch (e) {
      if (attempt !== this.attempt) {
        return;
      }
      if (e instanceof ProblemError && e.status >= 400 && e.status < 500 && e.status !== 429) {
        this.problem = e.message;
      } else {
        this.retry();
      }
    }
  }

  private subscribe() {
    const stream = new EventSource(withLanguage(this.path('stream')));
    this.stream = stream;
    for (const event of STREAM_EVENTS) {
      stream.addEventListener(event, ({ data }: MessageEvent<string>) => this.receive({ event, data: JSON.parse(data) } as StreamMessage));
    }
    stream.addEventListener('open', () => {
      this.link = 'live';
      this.restartSilenceTimer();
    });
    stream.addEventListener('error', () => this.retry());
  }

  private receive(message: StreamMessage) {
    this.restartSilenceTimer();
    switch (message.event) {
      case 'view':
      case 'news':
        this.tries = 0;
        this.link = 'live';
        this.addUpdate(message.data, message.event === 'view');
        break;
      case 'beat':
        break;
      case 'end':
        this.retry();
    }
  }

  /** A silent stream is dead, whatever the browser reports. */
  private restartSilenceTimer() {
    clearTimeout(this.retryTimer);
    this.retryTimer = setTimeout(() => this.retry(), SILENCE_LIMIT);
  }

  private retry() {
    this.showPending();
    this.disconnect();
    this.link = this.view ? 'lost' : 'connecting';
    this.retryTimer = setTimeout(() => void this.open(), Math.min(500 * 2 ** this.tries++, 15_000));
  }

  private addUpdate(update: TableView | TableNews, full: boolean) {
    const before = this.pendingViews.at(-1) ?? this.view;
    if (!full && !before) {
      this.retry();
      return;
    }
    if (this.pendingViews.length === 0) {
      this.expectedHash = update.hash;
      setTimeout(() => this.showOrReopen());
    }
    this.expectedHash = full ? null : this.expectedHash && update.hash;
    this.pendingViews.push(full ? withKnownChat(applyUpdate(null, update), before) : applyUpdate(before, update));
  }

  /** Bots move faster than pages are drawn, so their simultaneous updates are shown together. */
  private showOrReopen() {
    if (this.pendingViews.length === 0) {
      return;
    }
    if (this.showPending()) {
      this.visibilityChanged(); // a tab may have been hidden from the start
    } else {
      this.reopen(); // an update was missed; load the complete view
    }
  }

  /** Shows the pending views, unless the latest differs from the server's. */
  private showPending(): boolean {
    const { pendingViews, expectedHash } = this;
    this.pendingViews = [];
    const latest = pendingViews.pop();
    const consistent = !latest || expectedHash === null || this.checker.matches(latest, expectedHash);
    if (latest && consistent) {
      this.view = latest;
      this.intermediateViews = pendingViews;
    }
    return consistent;
  }

  private path(what: string): string {
    return `/api/tables/${this.id}/${what}${this.as === null ? '' : `?seat=${this.as}`}`;
  }

  private seatParameter(): object {
    return this.as === null ? {} : { seat: this.as };
  }
}

async function outcome<T>(answer: Promise<T>): Promise<Outcome<T>> {
  try {
    return { ok: true, value: await answer };
  } catch (e) {
    return refusalOf(e);
  }
}

function refusalOf(e: unknown): { ok: false; refusal: { rule: string | null; sentence: string } } {
  if (!(e instanceof ProblemError)) {
    throw e;
  }
  const rule = e.rule && /[A-Z]\d/.test(e.rule) ? e.rule : null;
  return { ok: false, refusal: { rule, sentence: e.message } };
}
