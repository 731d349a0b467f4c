import { describe, expect, it } from 'vitest';
import { frameBoxOf } from '#studio/compose/camera/frame-camera.ts';
import { understand } from '#studio/lexicon/understand.ts';
import { paintLayers } from '#studio/textures/paint-layers.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { SCENERY_NAMES } from '#studio/places/words/scenery-names.ts';
import { composeShot } from '#studio/compose/compose.ts';
import { thingsToPlace } from '#studio/compose/things/asked-things.ts';

const SIDE = 80;

const composed = (prompt: string, seed = 2) =>
  composeShot({
    spec: understand(prompt, { style: 'cinematic', size: 'square' }),
    styleId: 'cinematic',
    width: SIDE,
    height: SIDE,
    seed,
    detail: 'preview',
  } as const);

/** Share of the frame that shows a thing of the view above the far edge of the table. */
function shareAboveTable(prompt: string, thing: ThingId): number {
  const { stage, shot } = composed(prompt);
  const { scene, aspect } = stage;
  const far = shot.table?.far;
  const edge = far === undefined ? 1 : frameBoxOf([[0, 0, far]], shot.camera, aspect).top;
  const painting = scene.paintings[scene.textures[scene.backdrop!.texture]!.painting]!;
  const { names } = paintLayers({ ...painting, width: SIDE, height: SIDE });
  const above = names!.subarray(0, Math.floor(edge * SIDE) * SIDE);
  const isThing = (code: number): boolean => code > 0 && SCENERY_NAMES[code - 1] === thing;
  return above.filter(isThing).length / (SIDE * SIDE);
}

describe('a place that was named is seen', () => {
  it.each<[string, ThingId]>([
    ['spaghetti with a glass of white wine, sea view', 'sea'],
    ['a bottle of rosé in an ice bucket by the swimming pool and a straw hat', 'pool'],
    ['a full basket of grapes in a vineyard', 'vines'],
    ['steak and red wine at a restaurant', 'laid_table'],
    ['a cheese board by the window', 'window'],
    ['two glasses on a balcony overlooking Paris at night', 'eiffel_tower'],
  ])('%s: %s', (prompt, thing) => {
    expect(shareAboveTable(prompt, thing)).toBeGreaterThan(0.015);
  });

  it('keeps the view outside of a room in the mountains', () => {
    const { scene } = composed('Käsefondue in der Berghütte, draußen Schnee').stage;
    expect(scene.place).toBe('hut');
    expect(scene.traits).toContain('weather:snow');
    expect(scene.traits).not.toContain('outdoors');
  });
});

describe('what things stand on', () => {
  it.each<[string, ThingId]>([
    ['two glasses on a stone wall in the vineyard', 'stone_wall'],
    ['une bouteille sur un rocher au bord de la mer', 'rock'],
    ['ein Glas Rotwein auf einem Baumstumpf im Wald', 'tree_stump'],
    ['due bicchieri su un muretto di pietra', 'stone_wall'],
    ['una copa sobre un tocón', 'tree_stump'],
    ['ein Glas auf Steinstufen', 'stone_steps'],
    ['two glasses on a hay bale', 'hay_bale'],
    ['a bottle on a wooden crate in the vineyard', 'crate'],
    ['three bottles on a shelf', 'shelf_board'],
    ['drei Flaschen auf einem Regal', 'shelf_board'],
  ])('%s: %s', (prompt, thing) => {
    const { stage } = composed(prompt);
    const [first] = thingsToPlace(stage.spec);
    expect(first?.relation?.kind).toBe('on');
    expect(stage.scene.objects.some((object) => object.thing === thing)).toBe(true);
  });
});

describe('a shelf', () => {
  it('is in any house, and in the shop that is named', () => {
    expect(composed('five bottles on a wooden shelf').stage.scene.place).toBeUndefined();
    expect(composed('bottles on the shelf of a wine shop').stage.scene.place).toBe('wine_shop');
  });
});

describe('a cellar', () => {
  it('shows its barrels with nothing before them that nobody asked for', () => {
    const { scene } = composed('Bodega con barricas apiladas y una lámpara colgando').stage;
    const things = new Set(scene.objects.flatMap(({ thing }) => thing ?? []));
    expect(things).toContain('lamp');
    expect(things).toContain('barrel');
    expect(things).not.toContain('bottle');
    expect(things).not.toContain('glass');
  });

  it('draws a harvest with a crate and something that stands on the ground', () => {
    expect(() => composed('harvest, a crate of grapes and a barrel')).not.toThrow();
  });
});
