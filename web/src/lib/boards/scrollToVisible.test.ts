import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { scrollToVisible } from './scrollToVisible';

const into = vi.fn();
const element = { scrollIntoView: into } as unknown as Element;

function touch(type: string, fingers: number) {
  dispatchEvent(Object.assign(new Event(type), { touches: Array(fingers) }));
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  vi.advanceTimersByTime(10_000);
});
afterEach(() => {
  vi.useRealTimers();
  into.mockClear();
});

it('scrolls an element into view', () => {
  scrollToVisible(element);
  expect(into).toHaveBeenCalledOnce();
});

it('does not scroll while the user scrolls', () => {
  dispatchEvent(new Event('wheel'));
  vi.advanceTimersByTime(300);
  dispatchEvent(new Event('scroll'));
  vi.advanceTimersByTime(300);
  scrollToVisible(element);
  expect(into).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  scrollToVisible(element);
  expect(into).toHaveBeenCalledOnce();
});

it('scrolls after a programmatic scroll', () => {
  vi.advanceTimersByTime(1000);
  dispatchEvent(new Event('scroll'));
  scrollToVisible(element);
  expect(into).toHaveBeenCalledOnce();
});

it('does not scroll while a finger is on the page', () => {
  vi.advanceTimersByTime(1000);
  touch('touchstart', 1);
  scrollToVisible(element);
  touch('touchend', 0);
  expect(into).not.toHaveBeenCalled();
  scrollToVisible(element);
  expect(into).toHaveBeenCalledOnce();
});
