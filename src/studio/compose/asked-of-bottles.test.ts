import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';
import { hullOf, spanOf } from './camera/bounds.ts';
import { composeShot } from './compose.ts';
import { askedThings } from './things/asked-things.ts';

const shoot = (prompt: string) =>
  composeShot({
    spec: understand(prompt),
    styleId: 'cinematic',
    seed: 7,
    width: 320,
    height: 320,
    detail: 'preview',
  }).stage.scene;

const lowest = (prompt: string): number => {
  const scene = shoot(prompt);
  const bottle = scene.objects.find(({ thing }) => thing === 'bottle')!;
  return spanOf(hullOf(scene, new Set([bottle.id])), 1)[0];
};

describe('rosé', () => {
  it('is lit from behind on grass, which would make it amber, and not by the sea', () => {
    const cards = (prompt: string): number =>
      shoot(prompt).objects.filter(({ name }) => name === 'glow card').length;
    expect(cards('two glasses of rosé on the grass')).toBeGreaterThan(0);
    expect(cards('two glasses of red wine on the grass')).toBe(0);
    expect(cards('two glasses of rosé by the sea')).toBe(0);
  });
});

describe('bottles', () => {
  it('sink into sand and snow where they are buried, and else stand on it', () => {
    expect(lowest('a corked bottle half buried in sand')).toBeLessThan(-5);
    expect(lowest('bottle half buried in snow')).toBeLessThan(-5);
    expect(lowest('a corked bottle in the sand')).toBeGreaterThan(-1);
  });

  it('let no light through where they are black', () => {
    const darkest = (prompt: string) =>
      Math.max(...shoot(prompt).media.map(({ absorption }) => Math.min(...absorption)));
    expect(darkest('black bottle on a black background with a red wax seal')).toBeGreaterThan(30);
    expect(darkest('a green bottle on a black background')).toBeLessThan(10);
  });
});

describe('large bottles and many in one bucket', () => {
  it('gives champagne its own magnum, and red wine another', () => {
    expect(shoot('a magnum of champagne').objects.map(({ name }) => name)).toContain(
      'champagne_magnum bottle',
    );
    expect(shoot('a magnum of red wine').objects.map(({ name }) => name)).toContain(
      'magnum bottle',
    );
  });

  it('shows the third bottle between the necks of the other two', () => {
    const scene = shoot('three bottles of rosé in a bucket of ice by the pool');
    const middles = scene.objects
      .filter(({ thing }) => thing === 'bottle')
      .map(({ id }) => {
        const points = hullOf(scene, new Set([id]));
        const top = spanOf(points, 1)[1];
        const [left, right] = spanOf(
          points.filter(([, y]) => y > top - 4),
          0,
        );
        return (left + right) / 2;
      })
      .toSorted((a, b) => a - b);
    expect(middles).toHaveLength(3);
    expect(middles[1]! - middles[0]!).toBeGreaterThan(1.5);
    expect(middles[2]! - middles[1]!).toBeGreaterThan(1.5);
  });
});

describe('wine that is spilled', () => {
  it.each([
    ['red wine spilling on a white tablecloth', ['glass spilling']],
    ['an old wine stain on a white tablecloth', ['spill old']],
  ])('ran from a glass, and a stain from none: %s', (prompt, things) => {
    expect(
      askedThings(understand(prompt)).map(({ thing, states }) => `${thing} ${states.join()}`),
    ).toEqual(things);
  });
});

it('serves on the metal that is said of the tray', () => {
  const tray = understand('oysters on a silver tray').things.find(({ thing }) => thing === 'tray');
  expect(tray?.material).toBe('silver');
});
