import { wantsLessMotion } from '#web/lib/look/motion.ts';
import { setPausedAround } from './motion.ts';

/** spec §9: slideshow and carousel alike. */
const SHOWCASE_INTERVAL_MS = 6000;

interface Rotation {
  root: HTMLElement;
  /** Where the slides are: announced only when a person turns them. */
  live: HTMLElement;
  button: HTMLElement;
  advance: () => void;
}

/**
 * Turns a showcase on every 6 s: not while the pointer or the focus is on it, not in a hidden tab,
 * not when paused. Those who want less motion start it themselves. Returns how to begin the six
 * seconds anew, and how to end it all.
 */
export function rotate({ root, live, button, advance }: Rotation) {
  let isPaused = wantsLessMotion();
  let isHovered = false;
  let isFocused = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ending = new AbortController();

  function restart() {
    clearTimeout(timer);
    const isRunning = !isPaused && !isHovered && !isFocused && !document.hidden;
    live.setAttribute('aria-live', isRunning ? 'off' : 'polite');
    if (isRunning) timer = setTimeout(turn, SHOWCASE_INTERVAL_MS);
  }
  function turn() {
    advance();
    restart();
  }
  function setPaused(next: boolean) {
    isPaused = next;
    setPausedAround(root, next);
    button.setAttribute('aria-label', next ? 'Play motion' : 'Pause motion');
    button.dataset['state'] = next ? 'paused' : 'playing';
    restart();
  }
  function on(target: EventTarget, type: string, listener: (event: Event) => void) {
    target.addEventListener(type, listener, { signal: ending.signal });
  }

  on(button, 'click', () => setPaused(!isPaused));
  on(root, 'pointerenter', (event) => {
    // A finger leaves no hover behind that it could ever take back.
    isHovered = (event as PointerEvent).pointerType !== 'touch';
    restart();
  });
  on(root, 'pointerleave', () => {
    isHovered = false;
    restart();
  });
  on(root, 'focusin', (event) => {
    isFocused = (event.target as Element).matches(':focus-visible');
    restart();
  });
  on(root, 'focusout', () => {
    isFocused = false;
    restart();
  });
  on(document, 'visibilitychange', restart);
  setPaused(isPaused);

  return {
    restart,
    end: () => {
      clearTimeout(timer);
      ending.abort();
    },
  };
}
