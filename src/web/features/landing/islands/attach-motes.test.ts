import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { attachMotes } from './attach-motes.ts';

const WAIT_MS = 2500;
let frames: number[][] = [];
let current: number[] = [];
let detach = () => {};

const brush = {
  scale: () => {},
  clearRect: () => frames.push((current = [])),
  beginPath: () => {},
  arc: (x: number, y: number) => current.push(x, y),
  fillRect: (x: number, y: number) => current.push(x, y),
  fill: () => {},
};

/** Calls back at once: everything is in sight and has its size. */
class Sighting {
  readonly #tell: (entries: { isIntersecting: boolean }[]) => void;
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    this.#tell = tell;
  }
  observe() {
    this.#tell([{ isIntersecting: true }]);
  }
  disconnect() {}
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', Sighting);
  vi.stubGlobal('ResizeObserver', Sighting);
  frames = [];
  const canvas = document.body.appendChild(document.createElement('canvas'));
  Object.defineProperties(canvas, {
    clientWidth: { value: 1440 },
    clientHeight: { value: 700 },
    getContext: { value: () => brush },
  });
  detach = attachMotes(canvas);
});
afterEach(() => detach());

it('draws four frames in three seconds, and in each the dust has visibly moved on', () => {
  vi.advanceTimersByTime(WAIT_MS);
  frames = frames.slice(-1);
  vi.advanceTimersByTime(3000);
  expect(frames).toHaveLength(1 + 4);
  for (const [i, after] of frames.slice(1).entries()) {
    const before = frames[i] ?? [];
    expect(after).toHaveLength(before.length);
    const risen = before.map((y, at) => (at % 2 === 1 ? y - (after[at] ?? 0) : 0));
    expect(Math.max(...risen.filter((px) => px < 100))).toBeGreaterThan(1);
  }
});

it('rests while the page is hidden', () => {
  vi.advanceTimersByTime(WAIT_MS);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  const drawn = frames.length;
  vi.advanceTimersByTime(3000);
  expect(frames).toHaveLength(drawn);
  vi.restoreAllMocks();
});
