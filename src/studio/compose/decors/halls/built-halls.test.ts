import { describe, expect, it } from 'vitest';
import { composeShot } from '#studio/compose/compose.ts';
import { guestsOf } from '#studio/compose/things/beasts-and-guests.ts';
import { understand } from '#studio/lexicon/understand.ts';

const shotOf = (prompt: string) => {
  const spec = understand(prompt, { style: 'cinematic' });
  const size = { width: 96, height: 64, seed: 1, detail: 'preview' as const };
  return composeShot({ spec, styleId: 'cinematic', ...size }).stage;
};
const thingsIn = (prompt: string) => shotOf(prompt).scene.objects.map(({ thing }) => thing);

describe('a place that is the whole picture', () => {
  it('is a dining room with laid tables, and no bottle before them', () => {
    const things = thingsIn('elegant restaurant interior with set tables');
    expect(things).toContain('place_setting');
    expect(things).toContain('chair');
    expect(things).not.toContain('bottle');
  });

  it('is the front of a wine shop, its street wet where it rains', () => {
    const { scene, direction } = shotOf('wine shop front at night in the rain');
    expect(direction.decor).toBe('hall');
    expect(scene.traits).toContain('weather:rain');
    expect(shotOf('wine shop front at night').scene.traits).not.toContain('weather:rain');
  });

  it('is painted where a board of the front has words', () => {
    expect(shotOf('wine shop front with a sign saying "Weinhaus"').direction.decor).not.toBe(
      'hall',
    );
  });

  it('is a bar with its stools along the counter, as many and in the colour that was said', () => {
    const { scene, direction } = shotOf('wine bar with four red bar stools at the wooden counter');
    expect(direction.decor).toBe('hall');
    expect(scene.objects.filter(({ thing }) => thing === 'stool')).toHaveLength(4);
    expect(scene.traits).toContain('surface:wood');
    expect(thingsIn('a wine bar with stools along the counter')).not.toContain('bottle');
    expect(shotOf('a glass of wine on the counter of a wine bar').direction.decor).not.toBe('hall');
  });

  it('is a belt of bottles, and none of them stands on a table before it', () => {
    for (const prompt of [
      'bottling line in a winery',
      'bottling hall with bottles on the conveyor belt',
    ]) {
      expect(thingsIn(prompt)).toContain('bottle');
      expect(shotOf(prompt).direction.decor).toBe('hall');
    }
  });
});

describe('what nobody asked for stays away', () => {
  it('from a chapel in the snow', () => {
    expect(thingsIn('chapel in the snow with lit windows at night')).not.toContain('bottle');
  });

  it('from the terrace of a restaurant, which has its tables', () => {
    const things = thingsIn('restaurant terrace by the sea in the evening');
    expect(things).toContain('bistro_table');
    expect(things).not.toContain('bottle');
  });

  it('from a tractor at harvest', () => {
    const { spec, scene } = shotOf('tractor in the vineyard at harvest');
    expect(guestsOf(spec).map(({ thing }) => thing)).toContain('tractor');
    expect(scene.objects.map(({ thing }) => thing)).not.toContain('crate');
  });
});

it('shows a modern winery from without where its sky or its valley is named', () => {
  expect(shotOf('modern winery in Napa valley').direction).toMatchObject({
    decor: 'landscape',
    estate: 'modern_winery',
  });
  expect(shotOf('contemporary winery at sunset').scene.objects).toHaveLength(0);
  expect(shotOf('modern winery with steel tanks').direction.decor).toBe('hall');
});
