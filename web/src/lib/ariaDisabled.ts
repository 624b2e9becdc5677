import type { Attachment } from 'svelte/attachments';

/**
 * Marks a button or box as disabled, for example while a response is pending. Clicks do nothing, nor does Enter in a
 * field of its form. It does not use `disabled`, because browsers then drop the focus and keyboard users lose their
 * place.
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
