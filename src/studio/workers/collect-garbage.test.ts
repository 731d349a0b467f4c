import { expect, it, vi } from 'vitest';
import { createGarbageCollector } from './collect-garbage.ts';

const MB = 1 << 20;

it('collects what paintings leave once it is worth it, however small each of them is', () => {
  const collect = vi.fn<() => void>();
  const garbage = createGarbageCollector(collect);
  garbage.leave(2 * MB);
  garbage.leave(1 * MB);
  expect(collect).not.toHaveBeenCalled();
  garbage.leave(1 * MB);
  expect(collect).toHaveBeenCalledTimes(1);
  garbage.leave(3 * MB);
  expect(collect).toHaveBeenCalledTimes(1);
  garbage.leave(40 * MB);
  expect(collect).toHaveBeenCalledTimes(2);
});
