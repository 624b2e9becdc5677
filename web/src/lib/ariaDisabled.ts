import type { Attachment } from 'svelte/attachments';

/**
 * A button or box that can do nothing now, as an answer is awaited or there is nothing left to do. It says so, and does
 * nothing when it is clicked, nor on Enter in a field of its form. But it is not `disabled`: browsers would take the
 * focus from it, and who goes by keys would be nowhere.
 */
export function ariaDisabled(when: boolean): Attachment<HTMLElement> | false {
  return when && disable;
}

function disable(control: HTMLElement) {
  control.setAttribute('aria-disabled', 'true');
  control.addEventListener('click', ignore, true);
  return () => {
    control.removeAttribute('aria-disabled');
    control.removeEventListener('click', ignore, true);
  };
}

function ignore(click: Event) {
  click.preventDefault();
  click.stopImmediatePropagation();
}
