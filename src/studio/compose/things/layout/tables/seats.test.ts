import { describe, expect, it } from 'vitest';
import { hullOf } from '#studio/compose/camera/bounds.ts';
import { composeShot } from '#studio/compose/compose.ts';
import { understand } from '#studio/lexicon/understand.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { seatsRound } from './seats.ts';

function composed(prompt: string) {
  const spec = understand(prompt, { style: 'cinematic' });
  const size = { width: 128, height: 128 };
  return composeShot({ spec, styleId: 'cinematic', ...size, seed: 2, detail: 'preview' }).stage
    .scene;
}

const piecesOf = (scene: ReturnType<typeof composed>, thing: ThingId) =>
  scene.objects
    .filter((one) => one.thing === thing)
    .map(({ id }) => {
      const points = hullOf(scene, new Set([id]));
      const side = (k: 0 | 1 | 2) => points.map((p) => p[k]);
      return {
        x: (Math.min(...side(0)) + Math.max(...side(0))) / 2,
        low: Math.min(...side(1)),
        high: Math.max(...side(1)),
      };
    });

describe('chairs and their table', () => {
  it('stand on both sides of a long one, as many as were counted', () => {
    const scene = composed('a long table with six chairs between the vine rows');
    const chairs = piecesOf(scene, 'chair');
    const [table] = piecesOf(scene, 'long_table');
    expect(chairs).toHaveLength(6);
    expect(chairs.filter(({ x }) => x < table!.x)).toHaveLength(3);
    for (const { low } of chairs) expect(low).toBeLessThan(1);
  });

  it('leave the bottle to the table, not to the floor', () => {
    const scene = composed('a small round table and two chairs on a terrace, a bottle of rosé');
    const [table] = piecesOf(scene, 'bistro_table');
    const [bottle] = piecesOf(scene, 'bottle');
    expect(bottle!.low).toBeGreaterThan(table!.high * 0.9);
  });

  it('bring the table that is only spoken of', () => {
    expect(understand('a table with chairs around it').things.map(({ thing }) => thing)).toContain(
      'long_table',
    );
    expect(understand('tables and chairs in the garden').things).toContainEqual(
      expect.objectContaining({ thing: 'bistro_table', isSeveral: true }),
    );
    expect(understand('a bottle on a table').things.map(({ thing }) => thing)).toEqual(['bottle']);
  });

  it('look at it from every side', () => {
    for (const count of [1, 2, 3, 5, 8])
      for (const { x, z, yaw } of seatsRound({ width: 60, depth: 60, isRound: true }, count))
        expect(Math.sin(yaw) * x + Math.cos(yaw) * z).toBeLessThan(-20);
  });
});
