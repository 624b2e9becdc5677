import { get, inWords, post, postOnce, ProblemError } from '../api';
import type { ChatPage, Hint, ScoreLine, Sight, SpokenMoves, SpokenPosition, Standing } from '../protocol/api';
import { seen, Sums, withKnownChat, withOlderChat } from './sight';
import type { Advice, Outcome, Preview, Table, View } from './table';

/** How long a silent stream is believed in: the server says something every 15 seconds. */
const SILENCE = 40_000;

/** A table at the server, followed by its stream. */
export class ServerTable implements Table {
  view = $state.raw<View | null>(null);
  passed = $state.raw<View[]>([]);
  data = $state.raw<unknown>(null);
  link = $state<'connecting' | 'live' | 'lost'>('connecting');
  problem = $state<string | null>(null);
  sending = $state(false);

  private stream: EventSource | null = null;
  private again: ReturnType<typeof setTimeout> | undefined;
  private tries = 0;
  /** What will be seen as soon as all messages that have come together are read, and what was on the way to it. */
  private coming: View[] = [];
  /** What the text of the last must come to; `null` if it was told as a whole. */
  private sum: string | null = null;
  private readonly sums = new Sums();
  /** Which attempt to follow the table is the latest; what others still bring comes too late. */
  private attempt = 0;
  /** Until all previews have been answered. */
  private asking: Promise<unknown> = Promise.resolve();
  /** Whether it is not followed, as nobody looks. */
  private resting = false;

  /**
   * @param as the seat with whose eyes it is seen, if several people share this device
   * @param data what never changes, if it is known
   */
  constructor(
    readonly id: string,
    private readonly as: number | null = null,
    data: unknown = null,
  ) {
    this.data = data;
    this.begin();
  }

  /** Browsers know sooner than a silent stream that there is no net. */
  private readonly offline = () => this.resting || this.retry();
  private readonly online = () => {
    this.tries = 0;
    this.offline();
  };

  /** Browsers have room for six streams, tabs that nobody looks at among them: those need one only if its reader plays. */
  private readonly looked = () => {
    const { view } = this;
    if (document.hidden && view && (view.seat === null || view.end)) {
      this.see();
      this.drop();
      this.resting = true;
    } else if (!document.hidden && this.resting) {
      this.resting = false;
      void this.open();
    }
  };

  /** What is asked of the table as it is must not come after the move. */
  async play(move: string): Promise<Outcome<null>> {
    const version = this.view?.version;
    await this.asking;
    return this.command('play', { move, version });
  }

  /** A command has a key, so that it is done once even if its answer is lost and it is sent again. What a move has done is seen when it is answered. */
  async command(type: string, more: object = {}): Promise<Outcome<null>> {
    let repeated = false;
    this.sending = true;
    try {
      const body = { type, ...this.seat(), ...more };
      const { version } = await postOnce<{ version?: number }>(`/api/tables/${this.id}/commands`, body, (status) => {
        repeated = true;
        if (status === 0) {
          this.link = 'lost';
        }
      });
      if (repeated && this.stream) {
        this.link = 'live';
      }
      if (type === 'play') {
        await this.sight(version ?? 0);
      }
      return { ok: true, value: null };
    } catch (e) {
      return refused(e);
    } finally {
      this.sending = false;
    }
  }

  preview(moves: string[]): Promise<Outcome<Preview>> {
    const version = this.view?.version;
    const asked = outcome(post<Preview>(`/api/tables/${this.id}/preview`, { version, moves, ...this.seat() }));
    this.asking = Promise.all([this.asking, asked]);
    return asked;
  }

  hint(): Promise<Outcome<Advice[]>> {
    const version = this.view?.version;
    const asked = post<Hint>(`/api/tables/${this.id}/hint`, { version, ...this.seat() });
    return outcome(asked.then((hint) => hint.moves));
  }

  async sentences(): Promise<Map<string, string>> {
    const { moves } = await get<SpokenMoves>(this.path('moves'));
    return new Map(moves.map((each) => [each.move, each.says]));
  }

  async pieces(): Promise<Map<string, string>> {
    const { sentences } = await get<SpokenPosition>(this.path('position'));
    return new Map(sentences.map((each) => [each.of, each.says]));
  }

  async standing(): Promise<ScoreLine[]> {
    const { lines } = await get<Standing>(this.path('standing'));
    return lines;
  }

  async older(): Promise<Outcome<number>> {
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
    this.coming = this.coming.map((view) => withOlderChat(view, value, first));
    return { ok: true, value: value.chat.length };
  }

  reopen() {
    this.close();
    this.begin();
  }

  close() {
    removeEventListener('offline', this.offline);
    removeEventListener('online', this.online);
    document.removeEventListener('visibilitychange', this.looked);
    this.drop();
  }

  private begin() {
    addEventListener('offline', this.offline);
    addEventListener('online', this.online);
    document.addEventListener('visibilitychange', this.looked);
    this.resting = false;
    void this.open();
  }

  /** Until a version is seen: a stream may be a little later than an answer, and is not waited for if it is much later. */
  private async sight(version: number) {
    for (let waits = 0; waits < 50 && this.stream && (this.view?.version ?? 0) < version; waits++) {
      await new Promise((done) => setTimeout(done, 20));
    }
  }

  private drop() {
    this.attempt++;
    clearTimeout(this.again);
    this.stream?.close();
    this.stream = null;
    this.coming = [];
  }

  private async open() {
    const attempt = ++this.attempt;
    try {
      this.data ??= await get<unknown>(`/api/tables/${this.id}/data`);
      if (attempt === this.attempt) {
        this.follow();
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

  private follow() {
    const stream = new EventSource(inWords(this.path('stream')));
    this.stream = stream;
    const heard = (message: MessageEvent<string>, whole: boolean) => {
      this.tries = 0;
      this.link = 'live';
      this.listen();
      this.take(JSON.parse(message.data) as Sight, whole);
    };
    stream.addEventListener('view', (message) => heard(message, true));
    stream.addEventListener('news', (message) => heard(message, false));
    stream.addEventListener('open', () => {
      this.link = 'live';
      this.listen();
    });
    stream.addEventListener('beat', () => this.listen());
    stream.addEventListener('end', () => this.retry());
    stream.addEventListener('error', () => this.retry());
  }

  /** A stream that says nothing for long is dead, whatever the browser thinks. */
  private listen() {
    clearTimeout(this.again);
    this.again = setTimeout(() => this.retry(), SILENCE);
  }

  private retry() {
    this.see();
    this.drop();
    this.link = this.view ? 'lost' : 'connecting';
    this.again = setTimeout(() => void this.open(), Math.min(500 * 2 ** this.tries++, 15_000));
  }

  private take(sight: Sight, whole: boolean) {
    const before = this.coming.at(-1) ?? this.view;
    if (!whole && !before) {
      this.retry();
      return;
    }
    if (this.coming.length === 0) {
      this.sum = sight.hash;
      setTimeout(() => this.read());
    }
    this.sum = whole ? null : this.sum && sight.hash;
    this.coming.push(whole ? withKnownChat(seen(null, sight), before) : seen(before, sight));
  }

  /** Bots decide faster than pages are drawn: what they do at once is drawn at once. */
  private read() {
    if (this.coming.length === 0) {
      return;
    }
    if (this.see()) {
      this.looked(); // a tab may never have been looked at
    } else {
      this.reopen(); // something was missed, and is told as a whole
    }
  }

  /** Shows what has come, unless it is not what the server sees. */
  private see(): boolean {
    const { coming, sum } = this;
    this.coming = [];
    const latest = coming.pop();
    const right = !latest || sum === null || this.sums.isRight(latest, sum);
    if (latest && right) {
      this.view = latest;
      this.passed = coming;
    }
    return right;
  }

  private path(what: string): string {
    return `/api/tables/${this.id}/${what}${this.as === null ? '' : `?seat=${this.as}`}`;
  }

  private seat(): object {
    return this.as === null ? {} : { seat: this.as };
  }
}

async function outcome<T>(answer: Promise<T>): Promise<Outcome<T>> {
  try {
    return { ok: true, value: await answer };
  } catch (e) {
    return refused(e);
  }
}

function refused(e: unknown): { ok: false; refusal: { rule: string | null; sentence: string } } {
  if (!(e instanceof ProblemError)) {
    throw e;
  }
  const rule = e.rule && /[A-Z]\d/.test(e.rule) ? e.rule : null;
  return { ok: false, refusal: { rule, sentence: e.message } };
}
