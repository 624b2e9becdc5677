import { afterEach, expect, it, vi } from 'vitest';
import { ariaDisabled } from './ariaDisabled';

afterEach(() => document.body.replaceChildren());

function show<E extends HTMLElement>(html: string, selector: string): E {
  document.body.innerHTML = html;
  return document.querySelector<E>(selector)!;
}

it('keeps the focus on a disabled button and ignores clicks', () => {
  const button = show<HTMLButtonElement>('<button>Start</button>', 'button');
  const started = vi.fn();
  button.addEventListener('click', started);
  button.focus();
  const on = ariaDisabled(true);
  const stop = on && on(button);
  button.click();
  expect(started).not.toHaveBeenCalled();
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(button);
  if (stop) stop();
  button.click();
  expect(started).toHaveBeenCalledOnce();
  expect(button.hasAttribute('aria-disabled')).toBe(false);
});

it('sends no form and ticks no box', () => {
  const form = show<HTMLFormElement>('<form><input type="checkbox"><button>Send</button></form>', 'form');
  const sent = vi.fn((submitted: Event) => submitted.preventDefault());
  form.addEventListener('submit', sent);
  const [box, button] = [form.querySelector('input')!, form.querySelector('button')!];
  for (const each of [box, button]) {
    const disable = ariaDisabled(true);
    if (disable) void disable(each);
    each.click();
  }
  expect(box.checked).toBe(false);
  expect(sent).not.toHaveBeenCalled();
});

it('is false for an enabled control', () => expect(ariaDisabled(false)).toBe(false));
