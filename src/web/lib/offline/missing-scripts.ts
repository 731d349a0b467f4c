/** On <html>: the app runs, or its scripts could not be fetched. */
const ALIVE = 'data-alive';
const INCOMPLETE = 'data-incomplete';

/** Before the first script: a page whose scripts do not come would say 'Loading' for ever. */
export function watchScripts(): void {
  const mark = () => {
    const { documentElement: root } = document;
    if (!root.hasAttribute(ALIVE)) root.setAttribute(INCOMPLETE, '');
  };
  // Errors of elements do not bubble.
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && mark(), true);
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-reload]')) location.reload();
  });
  addEventListener('unhandledrejection', ({ reason }) => isMissingModule(reason) && mark());
}

export function sayAlive(): void {
  document.documentElement.setAttribute(ALIVE, '');
  document.documentElement.removeAttribute(INCOMPLETE);
}

/** Each browser has its words. */
function isMissingModule(reason: unknown): boolean {
  return reason instanceof TypeError && /module/i.test(reason.message);
}
