import { afterEach, expect, it, vi } from 'vitest';
import { settings } from './settings.svelte';
import { playTurnSound } from './turnSound';

const note = { frequency: { value: 0 }, start: vi.fn(), stop: vi.fn(), connect: () => ({ connect: vi.fn() }) };
const gain = { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
class Audio {
  currentTime = 0;
  createOscillator = () => note;
  createGain = () => ({ gain });
}
vi.stubGlobal('AudioContext', Audio);

afterEach(() => {
  vi.restoreAllMocks();
  note.start.mockClear();
  settings.sound = true;
});

function look(hidden: boolean, focused: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  vi.spyOn(document, 'hasFocus').mockReturnValue(focused);
}

it('plays only while another tab or window is in front', () => {
  for (const [hidden, focused, notes] of [
    [false, true, 0],
    [true, false, 2],
    [false, false, 2],
  ] as const) {
    note.start.mockClear();
    look(hidden, focused);
    playTurnSound();
    expect(note.start).toHaveBeenCalledTimes(notes);
  }
});

it('does not play if sound is off', () => {
  settings.sound = false;
  look(true, false);
  playTurnSound();
  expect(note.start).not.toHaveBeenCalled();
});
