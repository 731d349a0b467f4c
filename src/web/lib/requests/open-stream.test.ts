import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openStream } from './open-stream.ts';

/** Stands for the browser's own, which happy-dom lacks. */
class Source extends EventTarget {
  static readonly CLOSED = 2;
  static readonly opened: Source[] = [];
  readyState = 1;
  readonly path: string;
  constructor(path: string) {
    super();
    this.path = path;
    Source.opened.push(this);
  }
  close() {
    this.readyState = Source.CLOSED;
  }
}

const onTold = vi.fn();
const onReopened = vi.fn();
const last = () => Source.opened.at(-1)!;
let close: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', Source);
  Source.opened.length = 0;
  vi.clearAllMocks();
  close = openStream('/api/events', { onTold, onReopened });
  last().dispatchEvent(new Event('open'));
});
afterEach(() => {
  close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what the server says is told', () => {
  last().dispatchEvent(new MessageEvent('message', { data: '{"id":"a"}' }));
  expect(onTold).toHaveBeenCalledWith({ id: 'a' });
  expect(onReopened).not.toHaveBeenCalled();
});

test('a refused stream is asked for again after a while, and its return is told', () => {
  last().close();
  last().dispatchEvent(new Event('error'));
  vi.advanceTimersByTime(15_000);
  last().dispatchEvent(new Event('open'));
  expect(Source.opened).toHaveLength(2);
  expect(onReopened).toHaveBeenCalledOnce();
});

test('a stream that gave way to a newer window comes back when this one is looked at', () => {
  last().dispatchEvent(new MessageEvent('error', { data: '{"code":"STREAM_REPLACED"}' }));
  vi.advanceTimersByTime(3_600_000);
  expect(Source.opened).toHaveLength(1);
  dispatchEvent(new Event('focus'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(Source.opened).toHaveLength(2);
});

test('once closed, nothing opens it again', () => {
  last().dispatchEvent(new MessageEvent('error', { data: '{}' }));
  close();
  dispatchEvent(new Event('focus'));
  vi.advanceTimersByTime(3_600_000);
  expect(Source.opened).toHaveLength(1);
});
