import { beforeAll, expect, it } from 'vitest';
import { announcePreview, gains, heading, isRequestDeclined, announceEvents, announceChat, unreadCount } from './announcements';
import type { GameEvent, Preview, View } from './table';
import { loadAllWords, setLanguage } from '../words/index.svelte';

const event = (seat: number | null, says: string, ...then: string[]): GameEvent => ({ seat, says, then, type: 'move', text: says });
const view = {
  seat: 0,
  seats: [{ name: 'Ada' }, { name: 'Bruno' }],
  scores: [3, 0],
  events: [
    event(null, '{seat:0} begins.'),
    event(0, 'takes triplet A'),
    event(1, 'takes triplet B', 'Only one is left.'),
    event(0, 'opens red', 'Red is open'),
  ],
} as unknown as View;

beforeAll(async () => {
  await setLanguage('en');
  await loadAllWords();
});

it("announces each event once, and only the consequences of the user's own moves", () => {
  expect(announceEvents(view, view.events.slice(0, 1))).toEqual(['Bruno: takes triplet B.', 'Only one is left.', 'Red is open.']);
  expect(announceEvents(view, [...view.events])).toEqual([]);
});

it('announces an undo, also if as many or more events have followed', () => {
  const [first, mine, other] = view.events;
  const then = { ...view, events: [first!, mine!, event(1, 'takes triplet C'), event(1, 'takes triplet D')] };
  expect(announceEvents(then, [first!, mine!, other!])).toEqual(['Move undone.', 'Bruno: takes triplet C.', 'Bruno: takes triplet D.']);
  expect(announceEvents({ ...view, events: [first!] }, view.events)).toEqual(['Move undone.']);
});

it('does not mistake a reload, or a revealed choice, for an undo', () => {
  const hidden = { ...event(1, 'has chosen two cards'), text: 'keep ?' };
  const shown = { ...event(1, 'keeps red 22, blue 7'), text: 'keep red 22, blue 7' };
  expect(announceEvents({ ...view, events: [shown] }, [hidden])).toEqual([]);
  const dealt = (text: string) => ({ ...event(null, 'deals four cards'), text });
  expect(announceEvents({ ...view, events: [dealt('deal 2 52 30 aside T3')] }, [dealt('deal 2 ? aside T3')])).toEqual([]);
  expect(announceEvents({ ...view, events: [dealt('deal 2 52 30 aside T4')] }, [dealt('deal 2 ? aside T3')])).toContain('Move undone.');
  expect(announceEvents(structuredClone(view), view.events)).toEqual([]);
});

it("does not mistake the user's choice, sorted before earlier ones of others, for an undo", () => {
  const [first] = view.events;
  const mine = { ...event(0, 'keeps blue 7'), type: 'keep' };
  const hidden = [1, 2].map((seat) => ({ ...event(seat, 'has chosen two cards'), type: 'keep', text: 'keep ?' }));
  const shown = [1, 2].map((seat) => ({ ...event(seat, `keeps red ${seat}`), type: 'keep', text: `keep red ${seat}` }));
  const order = 'Order of play: {seat:1} (3 shields), {seat:0} (1 shield) (C3.1).';
  shown[1] = { ...shown[1]!, then: ['{seat:1} keeps red 1.', order] };
  const seats = [{ name: 'Ada' }, { name: 'Bruno' }, { name: 'Carla' }];
  const all = { ...view, seats, events: [first!, mine, ...shown] } as unknown as View;
  expect(announceEvents(all, [first!, ...hidden])).toEqual(['Bruno keeps red 1.', 'Order of play: Bruno (3 shields), Ada (1 shield) (C3.1).']);
  expect(announceEvents(all, [first!, hidden[1]!])).toEqual(['Bruno: keeps red 1.', 'Order of play: Bruno (3 shields), Ada (1 shield) (C3.1).']);
  expect(announceEvents({ ...all, events: [first!, mine] }, [first!, ...hidden])).toEqual(['Move undone.']);
  expect(
    isRequestDeclined({ ...all, events: [first!, ...hidden], pending: { version: 9, seat: 0, what: 'undo', agreed: [0] } } as unknown as View, {
      ...all,
      pending: null,
      end: null,
    }),
  ).toBe(true);
});

it('announces decisions made for a player who has dropped out', () => {
  const [, mine] = view.events;
  const left = { ...view, events: [mine!], seats: [{ name: 'Ada', out: true }, { name: 'Bruno' }] } as unknown as View;
  expect(announceEvents(left, [])).toEqual(['You: takes triplet A.']);
  expect(announceEvents({ ...view, events: [mine!] }, [])).toEqual([]);
});

it('announces a simultaneous choice once, with names, when it is revealed', () => {
  const last = event(1, 'keeps red 22', '{seat:0} keeps blue 7.', '{seat:1} keeps red 22.', 'Order of play: {seat:1} (3 shields), {seat:0} (1 shield) (C3.1).');
  const order = 'Order of play: Bruno (3 shields), Ada (1 shield) (C3.1).';
  const others = { ...view, events: [event(0, 'keeps blue 7'), last] };
  expect(announceEvents(others, others.events.slice(0, 1))).toEqual(['Bruno: keeps red 22.', 'Ada keeps blue 7.', order]);
  expect(announceEvents(others, [])).toEqual(['Bruno: keeps red 22.', order]);
  const mine = { ...view, seat: 1, events: [{ ...event(0, 'keeps blue 7'), text: 'keep 7' }, last] };
  const hidden = { ...event(0, 'has chosen two cards'), text: 'keep ?' };
  expect(announceEvents(mine, [hidden])).toEqual(['Ada keeps blue 7.', order]);
});

it('announces messages of others, but not those from this device', () => {
  const seats = [
    { name: 'Ada', person: 'a' },
    { name: 'Bruno', person: 'b' },
    { name: 'Carla', person: 'a/2' },
  ];
  const chat = [
    ['b', 'hello'],
    ['a', 'oh'],
    ['b', 'bye {0}'],
    ['a/2', 'so'],
    ['z', 'well'],
  ].map(([by, text], i) => ({ version: i + 1, by, text }));
  const withChat = { ...view, seats, chat } as unknown as View;
  for (const seat of [0, 2]) {
    expect(announceChat({ ...withChat, seat }, 1, 'a')).toEqual(['Bruno says: bye {0}', 'Spectator says: well']);
  }
  expect(announceChat({ ...withChat, seat: null }, 3, 'z')).toEqual(['Carla says: so']);
  expect(announceChat({ ...withChat, seat: null }, 4, null)).toEqual(['Spectator says: well']);
});

it('counts messages of others since the viewer last looked or wrote', () => {
  const chat = ['b', 'a', 'b', 'b'].map((by, i) => ({ version: i + 1, by, text: 'so' }));
  const withChat = { ...view, chat } as unknown as View;
  expect(['a', 'b', 'z', null].map((person) => unreadCount(withChat, 0, person))).toEqual([2, 0, 4, 4]);
  expect([3, 4].map((known) => unreadCount(withChat, known, 'a'))).toEqual([1, 0]);
  expect(unreadCount({ ...withChat, chat: [...withChat.chat, { ...withChat.chat[0]!, version: 5, by: 'a/2' }] }, 0, 'a')).toBe(0);
});

it('shows the next action, and does not ask again after an answer', () => {
  const playing = { ...view, status: 'playing', asked: [0] } as unknown as View;
  expect(heading(playing, false, null, '')).toBe('Your turn.');
  expect(heading(playing, false, null, 'In which city?')).toBe('In which city?');
  expect(heading(playing, false, 'city red', 'In which city?')).toBe('Confirm this move?');
  expect(heading(playing, true, null, 'In which city?')).toBe('The game is paused.');
  expect(heading({ ...playing, asked: [1] }, false, null, '')).toBe('Waiting for Bruno…');
  expect(heading({ ...playing, seat: null }, false, null, '')).toBe('You are watching. Waiting for Ada…');
  expect(heading({ ...playing, status: 'ended' } as unknown as View, false, null, '')).toBe('');
});

it('detects a declined request', () => {
  const asked = (what: string, seat = 0) => ({ ...view, pending: { version: 9, seat, what, agreed: [seat] }, paused: false, end: null }) as unknown as View;
  const now = { ...asked('undo'), pending: null };
  expect(isRequestDeclined(asked('undo'), now)).toBe(true);
  expect(isRequestDeclined(asked('undo'), asked('undo'))).toBe(false);
  expect(isRequestDeclined(asked('undo'), { ...now, events: view.events.slice(0, 2) })).toBe(false);
  expect(isRequestDeclined(asked('undo', 1), now)).toBe(false);
  expect(isRequestDeclined(asked('pause'), now)).toBe(true);
  expect(isRequestDeclined(asked('pause'), { ...now, paused: true })).toBe(false);
});

it('announces a prepared move with its consequences', () => {
  const ledger = [
    { seat: 0, points: -3 },
    { seat: 1, points: 7 },
  ];
  const preview = { steps: [{ lines: [], ledger, then: ['Red is complete'] }], scores: [10, 0] } as unknown as Preview;
  expect(announcePreview(view, 'Put red 22 on the palace', preview)).toBe('Put red 22 on the palace. Points 3 → 10. Coins −3. Red is complete.');
  const now = { ...view, position: { seats: [{ now: 4 }, { now: 9 }] } };
  expect(gains(now, { ...preview, position: { seats: [{ now: -2 }, { now: 0 }] } })).toEqual(['Points 3 → 10', 'Projected 4 → −2', 'Coins −3']);
  expect(gains({ ...now, seat: null }, preview)).toEqual([]);
});

it('does not mix up names that look like seats', () => {
  const seats = [{ name: 'Seat 2' }, { name: 'Zoe' }];
  const [, , third] = view.events;
  const told = { ...view, seat: null, seats, events: [{ ...third!, then: ['{seat:0} keeps red 3.'] }] } as unknown as View;
  expect(announceEvents(told, [])).toEqual(['Zoe: takes triplet B.', 'Seat 2 keeps red 3.']);
  const preview = { steps: [{ lines: [], ledger: [], then: ['{seat:0} pays.'] }] } as unknown as Preview;
  expect(announcePreview(told, 'Seat 2 is told', preview)).toBe('Seat 2 is told. Seat 2 pays.');
});
