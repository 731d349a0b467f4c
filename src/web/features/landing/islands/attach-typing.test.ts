import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AUDIENCES } from '#web/features/landing/content.ts';
import { attachTyping } from './attach-typing.ts';
import { setLessMotion } from './testing.ts';

const START_MS = 1000;
const CHARACTER_MS = 100;
const PAUSE_MS = 3000;
const DELETION_MS = 50;

let line: HTMLElement;
let end: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div data-motion="playing"><span>Wineries</span></div>';
  line = document.querySelector('span')!;
  line.dataset['words'] = AUDIENCES.join('|');
});
afterEach(() => {
  end();
  vi.useRealTimers();
});

describe('the line "Perfect for …"', () => {
  it('waits a second, then types a letter every 100 ms', () => {
    end = attachTyping(line);
    vi.advanceTimersByTime(START_MS - 1);
    expect(line.textContent).toBe('');
    vi.advanceTimersByTime(1);
    expect(line.textContent).toBe('W');
    vi.advanceTimersByTime(CHARACTER_MS);
    expect(line.textContent).toBe('Wi');
    vi.advanceTimersByTime(6 * CHARACTER_MS);
    expect(line.textContent).toBe('Wineries');
  });

  it('leaves a finished audience standing for 3 s, then deletes a letter every 50 ms', () => {
    end = attachTyping(line);
    vi.advanceTimersByTime(typedAfter('Wineries'));
    vi.advanceTimersByTime(PAUSE_MS - 1);
    expect(line.textContent).toBe('Wineries');
    vi.advanceTimersByTime(1);
    expect(line.textContent).toBe('Winerie');
    vi.advanceTimersByTime(DELETION_MS);
    expect(line.textContent).toBe('Wineri');
  });

  it('goes through all six audiences and begins again', () => {
    end = attachTyping(line);
    const seen: string[] = [];
    vi.advanceTimersByTime(typedAfter(AUDIENCES[0]));
    for (let turn = 0; turn < 7; turn += 1) {
      const shown = line.textContent ?? '';
      seen.push(shown);
      const next = AUDIENCES[(turn + 1) % AUDIENCES.length]!;
      vi.advanceTimersByTime(
        PAUSE_MS + (shown.length - 1) * DELETION_MS + next.length * CHARACTER_MS,
      );
    }
    expect(seen).toEqual([...AUDIENCES, AUDIENCES[0]]);
  });

  it('stands still while motion is paused and goes on from there', () => {
    end = attachTyping(line);
    vi.advanceTimersByTime(START_MS + CHARACTER_MS);
    document.querySelector<HTMLElement>('[data-motion]')!.dataset['motion'] = 'paused';
    vi.advanceTimersByTime(20_000);
    expect(line.textContent).toBe('Wi');
    document.querySelector<HTMLElement>('[data-motion]')!.dataset['motion'] = 'playing';
    vi.advanceTimersByTime(400);
    expect(line.textContent?.startsWith('Win')).toBe(true);
  });

  it('shows the first audience and nothing else to those who want less motion', () => {
    setLessMotion(true);
    end = attachTyping(line);
    vi.advanceTimersByTime(20_000);
    expect(line.textContent).toBe('Wineries');
    setLessMotion(false);
  });
});

function typedAfter(text: string): number {
  return START_MS + (text.length - 1) * CHARACTER_MS;
}
