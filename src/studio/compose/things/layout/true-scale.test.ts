import { describe, expect, it } from 'vitest';
import { hullOf } from '#studio/compose/camera/bounds.ts';
import { composeShot } from '#studio/compose/compose.ts';
import { askFor } from '#studio/testing/asked-steps.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

function composed(list: string) {
  const spec = askFor(list, { style: 'cinematic' });
  const size = { width: 256, height: 256 };
  return composeShot({ spec, styleId: 'cinematic', ...size, seed: 3, detail: 'preview' }).stage;
}

function heightsOf({ scene }: ReturnType<typeof composed>, thing: ThingId) {
  const own = scene.objects.filter((o) => o.thing === thing).map((o) => o.id);
  const heights = hullOf(scene, new Set(own)).map(([, y]) => y);
  return { low: Math.min(...heights), high: Math.max(...heights) };
}

describe('things on the floor', () => {
  it('stand there in one scale with what is beside them', () => {
    const stage = composed('bench, bottle beside 0');
    const [bench, bottle] = [heightsOf(stage, 'bench'), heightsOf(stage, 'bottle')];
    const ratio = (bottle.high - bottle.low) / (bench.high - bench.low);
    expect(ratio).toBeGreaterThan(0.28);
    expect(ratio).toBeLessThan(0.42);
  });

  it('bear what else is asked for, if they can', () => {
    const stage = composed('bistro_table, glass*2');
    const table = heightsOf(stage, 'bistro_table').high;
    expect(heightsOf(stage, 'glass').low).toBeGreaterThan(table * 0.97);
    const tray = composed('tray, glass*3');
    expect(heightsOf(tray, 'glass').low).toBeGreaterThan(0.3);
  });

  it('hold what they are full of', () => {
    const stage = composed('wheelbarrow, grapes in 0');
    expect(heightsOf(stage, 'grapes').low).toBeGreaterThan(
      heightsOf(stage, 'wheelbarrow').high * 0.4,
    );
  });

  it('stand on boards or grass, never on a tablecloth', () => {
    expect(composed('armchair').direction.surface).toBe('wood');
    expect(composed('wheelbarrow').direction).toMatchObject({
      decor: 'landscape',
      surface: 'grass',
      hasRows: false,
    });
  });
});

describe('what nobody asked for', () => {
  const shown = (list: string) =>
    composed(list).scene.objects.flatMap(({ thing }) => (thing ? [thing] : []));

  it('is not added: one vase for flowers in a vase', () => {
    expect(shown('vase, flowers in 0')).toEqual(['flowers', 'vase']);
    expect(shown('vase')).toEqual(['vase']);
  });
});
