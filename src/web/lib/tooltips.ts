/** spec §9 */
const TOOLTIP_OPEN_DELAY_MS = 700;
const TOOLTIP_SKIP_DELAY_MS = 300;

const GAP_PX = 6;
const EDGE_PX = 8;

/**
 * Shows the `data-tooltip` text of whatever is hovered or focused by keyboard in `bubble`, one for
 * the whole page. It waits first, but not right after another one (people then read along a row);
 * it stays while the pointer is on it and goes with Escape (WCAG 1.4.13).
 */
export function attachTooltips(bubble: HTMLElement): () => void {
  const stop = new AbortController();
  const listen = { signal: stop.signal, passive: true };
  let target: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closedAt = -Infinity;

  function open() {
    if (!target?.isConnected) return;
    bubble.textContent = target.dataset['tooltip'] ?? '';
    bubble.showPopover();
    place(bubble, target);
  }
  function close() {
    clearTimeout(timer);
    target = null;
    if (!bubble.matches(':popover-open')) return;
    bubble.hidePopover();
    closedAt = performance.now();
  }
  function aim(next: HTMLElement | null, delayMs: number) {
    if (next === target) return;
    close();
    target = next;
    if (next) timer = setTimeout(open, delayMs);
  }

  document.addEventListener(
    'pointerover',
    (event) => {
      if (event.pointerType === 'touch' || bubble.contains(event.target as Node)) return;
      const isSoon = performance.now() - closedAt < TOOLTIP_SKIP_DELAY_MS;
      aim(tipped(event.target), isSoon ? 0 : TOOLTIP_OPEN_DELAY_MS);
    },
    listen,
  );
  document.addEventListener(
    'focusin',
    (event) => {
      const isByKeyboard =
        event.target instanceof Element && event.target.matches(':focus-visible');
      aim(isByKeyboard ? tipped(event.target) : null, 0);
    },
    listen,
  );
  document.addEventListener('focusout', close, listen);
  document.addEventListener('pointerdown', close, listen);
  document.documentElement.addEventListener('pointerleave', close, listen);
  document.addEventListener('scroll', close, { ...listen, capture: true });
  document.addEventListener('keydown', (event) => event.key === 'Escape' && close(), listen);
  return () => {
    close();
    stop.abort();
  };
}

function tipped(element: EventTarget | null): HTMLElement | null {
  return element instanceof Element ? element.closest<HTMLElement>('[data-tooltip]') : null;
}

/** Under its target, or above it where there is no room; never over the edge of the window. */
function place(bubble: HTMLElement, target: HTMLElement): void {
  const at = target.getBoundingClientRect();
  const { width, height } = bubble.getBoundingClientRect();
  const below = at.bottom + GAP_PX;
  const top = below + height > innerHeight ? at.top - GAP_PX - height : below;
  const centred = at.left + (at.width - width) / 2;
  const left = Math.max(EDGE_PX, Math.min(centred, innerWidth - width - EDGE_PX));
  bubble.style.top = `${top}px`;
  bubble.style.left = `${left}px`;
}
