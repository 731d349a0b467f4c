/** spec §9 */
const TOOLTIP_OPEN_DELAY_MS = 700;
const TOOLTIP_SKIP_DELAY_MS = 300;

const GAP_PX = 6;
const EDGE_PX = 8;

/** Keys by which a person moves the focus; all others may only have it given back to them. */
const MOVING_KEY = /^(?:Tab|Arrow|Home|End|Page)/;

/**
 * Shows the `data-tooltip` text of whatever is hovered or reached by keyboard in `bubble`, one for
 * the whole page. It waits first, but not right after another one (people then read along a row);
 * it stays while the pointer is on it and goes with Escape (WCAG 1.4.13). It is looked through by
 * the pointer: a click on it is meant for what lies below.
 */
export function attachTooltips(bubble: HTMLElement): () => void {
  const stop = new AbortController();
  const listen = { signal: stop.signal, passive: true };
  let target: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closedAt = -Infinity;
  let isMovingByKey = false;

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
      if (event.pointerType === 'touch' || isOn(bubble, event)) return;
      const isSoon = performance.now() - closedAt < TOOLTIP_SKIP_DELAY_MS;
      aim(tipped(event.target), isSoon ? 0 : TOOLTIP_OPEN_DELAY_MS);
    },
    listen,
  );
  document.addEventListener(
    'focusin',
    (event) => {
      const isVisible = event.target instanceof Element && event.target.matches(':focus-visible');
      aim(isVisible && isMovingByKey ? tipped(event.target) : null, 0);
    },
    listen,
  );
  // What lies below the bubble may be one large thing: leaving the bubble is then heard only here.
  document.addEventListener(
    'pointermove',
    (event) => {
      if (!target || !bubble.matches(':popover-open')) return;
      const isLeft = tipped(event.target) !== target && !isOn(bubble, event);
      if (isLeft && event.pointerType !== 'touch') close();
    },
    listen,
  );
  document.addEventListener('focusout', close, listen);
  document.addEventListener(
    'pointerdown',
    () => {
      isMovingByKey = false;
      close();
    },
    listen,
  );
  document.documentElement.addEventListener('pointerleave', close, listen);
  document.addEventListener('scroll', close, { ...listen, capture: true });
  document.addEventListener(
    'keydown',
    (event) => {
      isMovingByKey = MOVING_KEY.test(event.key);
      if (event.key === 'Escape') close();
    },
    // Before anything answers the key by moving the focus.
    { ...listen, capture: true },
  );
  return () => {
    close();
    stop.abort();
  };
}

function tipped(element: EventTarget | null): HTMLElement | null {
  return element instanceof Element ? element.closest<HTMLElement>('[data-tooltip]') : null;
}

/** On the bubble, or in the gap between it and its target. */
function isOn(bubble: HTMLElement, { clientX, clientY }: PointerEvent): boolean {
  if (!bubble.matches(':popover-open')) return false;
  const box = bubble.getBoundingClientRect();
  const isBeside = clientX >= box.left && clientX <= box.right;
  return isBeside && clientY >= box.top - GAP_PX - 2 && clientY <= box.bottom + GAP_PX + 2;
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
