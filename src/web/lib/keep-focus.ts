/**
 * Where the thing that has the focus is taken away (a row, a filter, a button that has done its
 * work), what stood around it takes the focus: the next Tab goes on from there, not from the top.
 */
export function keepFocus(): () => void {
  const stop = new AbortController();
  let last: Element | null = null;
  let around: Element[] = [];
  document.addEventListener(
    'focusin',
    ({ target }) => {
      last = target instanceof Element ? target : null;
      around = ancestorsOf(last);
    },
    { signal: stop.signal, passive: true },
  );
  const observer = new MutationObserver(() => {
    if (!last || last.isConnected) return;
    last = null;
    if (isFocusTaken()) return;
    const left = around.find((element) => element.isConnected);
    if (left instanceof HTMLElement && left !== document.body) focusOnce(left);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    stop.abort();
    observer.disconnect();
  };
}

/** Somebody has the focus: who has moved on meanwhile is not called back. */
export function isFocusTaken(): boolean {
  return document.activeElement !== document.body && document.activeElement !== null;
}

/** Gives the focus to what usually takes none. */
export function focusOnce(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.dataset['focusHome'] = '';
    const forget = () => {
      element.removeAttribute('tabindex');
      delete element.dataset['focusHome'];
    };
    element.addEventListener('blur', forget, { once: true });
  }
  element.focus({ preventScroll: true });
}

function ancestorsOf(element: Element | null): Element[] {
  const found: Element[] = [];
  for (let next = element?.parentElement; next; next = next.parentElement) found.push(next);
  return found;
}
