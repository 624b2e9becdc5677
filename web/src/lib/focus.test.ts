import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isFocusLost, keepFocus } from './focus';

let stop: () => void;
beforeEach(() => (stop = keepFocus()));
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

const table =
  '<main id="content"><button id="lot">a1</button></main><section class="bar"><h2 tabindex="-1">Your move</h2><button class="primary">Confirm</button></section>';
const settings = '<main id="content"><section><h2>Sessions</h2><ul><li><button>Revoke</button></li></ul></section></main>';

function show(html: string) {
  document.body.innerHTML = html;
}

function find<E extends HTMLElement = HTMLButtonElement>(selector: string): E {
  return document.querySelector<E>(selector)!;
}

/** Disables a button. Browsers blur it sooner or later; happy-dom never does, and blurs only enabled elements. */
function disable(button: HTMLButtonElement, blurred: boolean) {
  if (blurred) button.blur();
  button.disabled = true;
}

/** Waits until the focus is on the element. */
function at(selector: string) {
  return vi.waitFor(() => expect(document.activeElement).toBe(find(selector)));
}

/** Waits for all pending timers and observers. */
async function settled() {
  await new Promise((done) => setTimeout(done, 0));
  await new Promise((done) => setTimeout(done, 0));
}

describe('At a table the focus moves to the action bar', () => {
  it('when its element is disabled, whether the browser has blurred it or not', async () => {
    for (const blurred of [true, false]) {
      show(table);
      find('.primary').focus();
      disable(find('.primary'), blurred);
      await at('h2');
    }
  });

  it('when its element is disabled, blurred and removed at once', async () => {
    show(table);
    find('.primary').focus();
    disable(find('.primary'), true);
    find('.primary').remove();
    await at('h2');
  });

  it('when its element is no longer a tab stop', async () => {
    show(table.replace('<button id="lot">a1</button>', '<svg><g tabindex="0" role="button"></g></svg>'));
    find('g').focus();
    expect(isFocusLost()).toBe(false);
    find('g').removeAttribute('tabindex');
    await at('h2');
  });

  it('when its element is removed with its container', async () => {
    show(table);
    find('#lot').focus();
    find('#content').remove();
    await at('h2');
  });

  it('or to the content if there is no action bar', async () => {
    show('<main id="content"><div><button>a1</button></div></main>');
    find('button').focus();
    find('div').remove();
    await at('#content');
  });
});

it('The focus stays on a redrawn element', async () => {
  show(table);
  find('#lot').focus();
  find('#content').innerHTML = '<button id="lot">a1</button>';
  await at('#lot');
});

it('The focus moves to the part of the page that contained a removed element', async () => {
  show(settings);
  find('button').focus();
  find('li').remove();
  await at('section');
});

it('The focus moves to the part of the page that contains a disabled element, whether the browser has blurred it or not', async () => {
  for (const blurred of [true, false]) {
    show(settings);
    find('button').focus();
    disable(find('button'), blurred);
    await at('section');
  }
});

it('The focus moves to the content if a disabled element is in no part of the page', async () => {
  show(`<header><button>Theme</button></header>${settings}`);
  find('button').focus();
  disable(find('button'), true);
  await at('#content');
});

it('The focus returns to an element that was disabled, moved or hidden only briefly', async () => {
  const moments: ((button: HTMLButtonElement) => void)[] = [
    (button) => (disable(button, true), (button.disabled = false)),
    (button) => (button.blur(), find('li').append(button)),
    (button) => (button.blur(), find('section').append(find('ul'))),
    (button) => (button.blur(), find('section').toggleAttribute('inert'), find('section').toggleAttribute('inert')),
  ];
  for (const moment of moments) {
    show(settings);
    find('button').focus();
    await settled();
    moment(find('button'));
    expect(isFocusLost()).toBe(true);
    await at('button');
  }
});

it('The focus is not restored after the user has dismissed it', async () => {
  show(settings);
  find('button').focus();
  await settled();
  find('button').blur();
  find('h2').textContent = 'Places';
  await settled();
  expect(document.activeElement).toBe(document.body);
});

it('The focus stays where a component has moved it', async () => {
  show(table);
  find('.primary').focus();
  find('.primary').remove();
  await Promise.resolve();
  expect(isFocusLost()).toBe(true);
  find('#lot').focus();
  await settled();
  expect(document.activeElement).toBe(find('#lot'));
});

it('The focus stays where a click has put it', async () => {
  show(table);
  find('.primary').focus();
  find('h2').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  find('.primary').blur();
  find('.primary').remove();
  await settled();
  expect(document.activeElement).toBe(document.body);
});

it('The focus counts as lost on a disabled element', () => {
  show(table);
  find('.primary').focus();
  expect(isFocusLost()).toBe(false);
  find('.primary').disabled = true;
  expect(isFocusLost()).toBe(true);
});
