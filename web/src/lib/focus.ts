/** Who listens, or goes by keyboard, begins anew with the content, as when a page is loaded. */
export function begin() {
  const content = document.getElementById('content');
  content?.setAttribute('tabindex', '-1');
  content?.focus({ preventScroll: true });
}

/** Whether what had the focus is gone. */
export function isLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
