import { describe, expect, it } from 'vitest';
import { hash32, stream } from './random.ts';

const draw = (seed: number, name: string) => {
  const random = stream(seed, name);
  return [random.next(), random.next(), random.next()];
};

describe('random streams', () => {
  it('repeat for the same seed and name', () => {
    expect(draw(7, 'label')).toEqual(draw(7, 'label'));
  });

  it('differ between names and between seeds', () => {
    expect(draw(7, 'label')).not.toEqual(draw(7, 'grapes'));
    expect(draw(7, 'label')).not.toEqual(draw(8, 'label'));
  });

  it('fork without depending on how much was drawn before', () => {
    const fresh = stream(1, 'props').fork('cork').next();
    const used = stream(1, 'props');
    used.next();
    expect(used.fork('cork').next()).toBe(fresh);
  });

  it('stay inside their ranges', () => {
    const random = stream(3, 'range');
    for (let i = 0; i < 1000; i++) {
      expect(random.int(2, 4)).toBeGreaterThanOrEqual(2);
      expect(random.int(2, 4)).toBeLessThanOrEqual(4);
      expect(random.range(-1, 1)).toBeLessThan(1);
    }
  });

  it('shuffle keeps every item', () => {
    expect(stream(5, 'deck').shuffle([1, 2, 3, 4]).toSorted()).toEqual([1, 2, 3, 4]);
  });

  it('refuse to pick from nothing', () => {
    expect(() => stream(1, 'none').pick([])).toThrow(RangeError);
  });

  it('never change: pictures depend on these numbers', () => {
    expect(hash32('vignette')).toBe(hash32('vignette'));
    expect(stream(1, 'composition').int(0, 1_000_000)).toMatchInlineSnapshot(`234228`);
  });
});
