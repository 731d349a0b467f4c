import { describe, expect, it } from 'vitest';
import { stream } from '#studio/random.ts';
import { createScene } from '#studio/scene-builder.ts';
import type { Vec2 } from '#studio/scene-graph.ts';
import { addBottle } from './bottle/bottle.ts';
import { labelPoints } from './bottle/label.ts';
import { BOTTLE_FORMS } from './bottle/forms.ts';
import { growCluster } from './grapes/grow-cluster.ts';
import { createKit } from './making/kit.ts';
import { inset, radiusAt, spline, splitAt } from './making/profile.ts';
import { addGlass } from './stemware.ts';

const kit = () => createKit(createScene(), 'preview');

describe('profiles', () => {
  const bowl: Vec2[] = [
    [1, 0],
    [4, 4],
    [3, 10],
  ];

  it('passes through its control points and never through the axis', () => {
    const line = spline(bowl, 8);
    expect(line[0]).toEqual([1, 0]);
    expect(line[8]).toEqual([4, 4]);
    expect(line.at(-1)).toEqual([3, 10]);
    expect(Math.min(...line.map(([r]) => r))).toBeGreaterThanOrEqual(0);
  });

  it('cuts at a level without losing height', () => {
    const { below, above, radius } = splitAt(spline(bowl, 8), 6);
    expect(below.at(-1)).toEqual([radius, 6]);
    expect(above[0]).toEqual([radius, 6]);
    expect(radius).toBeGreaterThan(3);
  });

  it('makes walls of even thickness', () => {
    const outer = spline(bowl, 8);
    const inner = inset(outer, () => 0.2);
    expect(radiusAt(inner, 6)).toBeLessThan(radiusAt(outer, 6) - 0.15);
  });
});

describe('a wine glass', () => {
  it.each(['bordeaux', 'burgundy', 'white'] as const)(
    'is filled to the widest point of a %s bowl',
    (shape) => {
      const empty = addGlass(kit(), [0, 0, 0], { shape, wine: null });
      const full = addGlass(kit(), [0, 0, 0], { shape, wine: 'red' });
      expect(empty.level).toBeLessThan(0);
      expect(full.level).toBeGreaterThan(0.5 * full.height);
      expect(full.level).toBeLessThan(0.75 * full.height);
    },
  );

  it('sparkles only when the wine does', () => {
    const still = kit();
    addGlass(still, [0, 0, 0], { shape: 'flute', wine: 'white', random: stream(1, 'b') });
    const sparkling = kit();
    addGlass(sparkling, [0, 0, 0], { shape: 'flute', wine: 'sparkling', random: stream(1, 'b') });
    const bubbles = (k: typeof still) =>
      k.scene.primitives.filter((p) => p.kind === 'sphere').length;
    expect(bubbles(still)).toBe(0);
    expect(bubbles(sparkling)).toBeGreaterThan(60);
  });
});

describe('a bottle', () => {
  it.each(['cork', 'screwcap', 'wax', 'crown', 'muselet'] as const)(
    'can be shut with %s',
    (closure) => {
      const k = kit();
      addBottle(k, [0, 0, 0], {
        shape: 'bordeaux',
        glass: 'dark',
        wine: 'red',
        closure,
        capsule: [0.2, 0, 0],
      });
      expect(k.scene.primitives).toHaveLength(2);
    },
  );

  it.each(Object.keys(BOTTLE_FORMS) as (keyof typeof BOTTLE_FORMS)[])(
    'wears its label on the glass, neither under nor far above it: %s',
    (shape) => {
      const { labelFrom, labelTo } = BOTTLE_FORMS[shape];
      const body = spline(BOTTLE_FORMS[shape].body, 5);
      for (const [radius, y] of labelPoints(body, labelFrom, labelTo)) {
        expect(radius).toBeGreaterThan(radiusAt(body, y));
        expect(radius).toBeLessThan(radiusAt(body, y) + 0.05);
      }
    },
  );

  it('holds much more as a magnum', () => {
    const top = (shape: 'bordeaux' | 'magnum') => BOTTLE_FORMS[shape].body.at(-1)![1];
    expect(top('magnum') / top('bordeaux')).toBeCloseTo(1.27, 2);
  });
});

describe('a bunch of grapes', () => {
  const bunch = growCluster(
    { top: [0, 20, 0], axis: [0, -18, 0], radius: 5, berry: 1.3, count: 90 },
    stream(4, 'bunch'),
  );

  it('packs its berries without burying them in one another', () => {
    const depths = bunch.flatMap((a, i) =>
      bunch.slice(i + 1).map((b) => {
        const gap = Math.hypot(
          a.center[0] - b.center[0],
          a.center[1] - b.center[1],
          a.center[2] - b.center[2],
        );
        return 1 - gap / (a.radius + b.radius);
      }),
    );
    expect(Math.max(...depths)).toBeLessThan(0.4);
  });

  it('grows berries of many sizes and narrows towards the tip', () => {
    const sizes = bunch.map(({ radius }) => radius);
    expect(Math.max(...sizes) / Math.min(...sizes)).toBeGreaterThan(1.4);
    const reach = (from: number, to: number) =>
      Math.max(
        ...bunch
          .filter(({ center }) => center[1] >= from && center[1] < to)
          .map(({ center }) => Math.hypot(center[0], center[2])),
      );
    expect(reach(12, 19)).toBeGreaterThan(reach(0, 6));
  });

  it('rests on the table instead of sinking into it', () => {
    const lying = growCluster(
      { top: [0, 3, 0], axis: [10, -3, 0], radius: 4, berry: 1.2, count: 40, floor: 0 },
      stream(1, 'lying'),
    );
    for (const { center, radius } of lying) expect(center[1]).toBeGreaterThanOrEqual(radius - 1e-9);
  });
});
