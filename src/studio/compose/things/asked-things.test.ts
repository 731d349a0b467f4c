import { describe, expect, it } from 'vitest';
import { hullOf } from '#studio/compose/camera/bounds.ts';
import { composeShot } from '#studio/compose/compose.ts';
import { understand } from '#studio/lexicon/understand.ts';
import { askedThings } from './asked-things.ts';

function heightOfGlass(prompt: string): number {
  const size = { width: 256, height: 256, seed: 4, detail: 'preview' as const };
  const { stage } = composeShot({ spec: understand(prompt), styleId: 'cinematic', ...size });
  const glasses = stage.scene.objects.filter(({ thing }) => thing === 'glass');
  const hull = hullOf(stage.scene, new Set(glasses.map(({ id }) => id)));
  return Math.max(...hull.map(([, y]) => y));
}

describe('a door in its wall', () => {
  it.each([
    ['an old wooden door', ['door']],
    ['a bottle in front of a green door', ['bottle']],
  ])('leaves no room for anything else: %s', (prompt, things) => {
    expect(askedThings(understand(prompt)).map(({ thing }) => thing)).toEqual(things);
  });
});

describe('laid tables', () => {
  it('fill their restaurant; a table for six is ours', () => {
    expect(askedThings(understand('empty restaurant with laid tables'))).toEqual([]);
    expect(askedThings(understand('restaurant table laid for six'))).not.toEqual([]);
  });
});

describe('what somebody has around the neck', () => {
  it('lies on no table, and one that does is placed', () => {
    const named = (prompt: string) => askedThings(understand(prompt)).map(({ thing }) => thing);
    expect(named('sommelier with a tastevin around his neck')).not.toContain('tastevin');
    expect(named('a tastevin and a glass')).toContain('tastevin');
  });
});

describe('turned leaves', () => {
  it.each([
    ['autumn vineyard with red leaves and a bottle of wine', ['bottle']],
    ['Weinberg mit roten Blättern und einer Flasche', ['bottle']],
    ['red leaves and a bottle of wine', ['autumn_leaves', 'bottle']],
  ])('hang on the vines where there are some: %s', (prompt, things) => {
    expect(askedThings(understand(prompt)).map(({ thing }) => thing)).toEqual(things);
  });
});

describe('a glass seen from above', () => {
  it('stands where there is wine to be seen in it, and lies where it is empty', () => {
    expect(heightOfGlass('a glass of red wine and figs seen from above')).toBeGreaterThan(15);
    expect(heightOfGlass('an empty glass and figs seen from above')).toBeLessThan(12);
  });
});
