import { wantsLessMotion } from '#web/lib/look/motion.ts';
import { isPausedAround } from './motion.ts';

/** spec §9 */
const TYPING = { startMs: 1000, characterMs: 100, pauseMs: 3000, deletionMs: 50 } as const;
const PAUSED_CHECK_MS = 250;

/** Types, rests and deletes the words of `data-words` in turn; the first one stands without script. */
export function attachTyping(line: HTMLElement): () => void {
  const words = (line.dataset['words'] ?? '').split('|');
  line.dataset['typing'] = '';
  if (wantsLessMotion()) return () => {};

  let word = 0;
  let length = 0;
  let isDeleting = false;
  line.textContent = '';
  let timer = setTimeout(step, TYPING.startMs);

  function step() {
    timer = setTimeout(step, isPausedAround(line) ? PAUSED_CHECK_MS : typeOrDelete());
  }

  /** Changes one letter and tells how long to wait for the next. */
  function typeOrDelete(): number {
    const text = words[word] ?? '';
    length += isDeleting ? -1 : 1;
    line.textContent = text.slice(0, length);
    if (!isDeleting && length >= text.length) {
      isDeleting = true;
      return TYPING.pauseMs;
    }
    if (isDeleting && length <= 0) {
      isDeleting = false;
      word = (word + 1) % words.length;
    }
    return isDeleting ? TYPING.deletionMs : TYPING.characterMs;
  }

  return () => clearTimeout(timer);
}
