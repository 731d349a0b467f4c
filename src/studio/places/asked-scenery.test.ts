import { describe, expect, it } from 'vitest';
import { paintOutside } from '#studio/backdrops/outside-window.ts';
import { composeShot } from '#studio/compose/compose.ts';
import type { Stage } from '#studio/compose/stage.ts';
import { understand } from '#studio/lexicon/understand.ts';
import { createHdr } from '#studio/textures/hdr-image.ts';
import { paintLayers } from '#studio/textures/paint-layers.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { SCENERY_NAMES, sceneryCode } from '#studio/places/words/scenery-names.ts';

const SIDE = 80;

function shoot(prompt: string): Stage {
  const spec = understand(prompt, { style: 'cinematic', size: 'square' });
  const brief = { spec, styleId: 'cinematic', width: SIDE, height: SIDE, seed: 3 } as const;
  return composeShot({ ...brief, detail: 'preview' }).stage;
}

function painted({ scene }: Stage) {
  return paintLayers(scene.paintings[scene.textures[scene.backdrop!.texture]!.painting]!);
}

const seenIn = (stage: Stage): ThingId[] =>
  [...new Set(painted(stage).names)].flatMap((code) => SCENERY_NAMES[code - 1] ?? []);

describe('what is said of a place is seen', () => {
  it.each<[string, ThingId[]]>([
    ['two flutes in front of a fireplace, ambiance de Noël', ['fireplace', 'christmas_tree']],
    ['chateau with a long gravel driveway, blue sky', ['chateau', 'road']],
    ['a chapel on a hill above the vineyards', ['church']],
    ['a bottle of rosé by the pool', ['pool']],
    ['a monk in a monastery cellar by candlelight', ['vault', 'candle']],
    ['a horse between the vines', ['horse', 'vines']],
    ['a family walking through the vineyard with their dog', ['dog', 'person']],
  ])('%s', (prompt, things) => {
    expect(seenIn(shoot(prompt))).toEqual(expect.arrayContaining(things));
  });

  it.each([
    'Terraced vineyards above the Douro river at golden hour',
    'vineyard in autumn colours, view of the Mosel, no bottles',
    'a horse between the vines',
  ])("puts nothing before the land: '%s'", (prompt) => {
    for (const seed of [1, 2, 3, 4]) {
      const spec = understand(prompt, { style: 'cinematic', size: 'square' });
      const brief = { spec, styleId: 'cinematic', width: SIDE, height: SIDE, seed } as const;
      const { stage } = composeShot({ ...brief, detail: 'preview' });
      expect(stage.scene.objects.filter(({ role }) => role !== 'decor')).toEqual([]);
    }
  });

  it('lets fog swallow the far rows', () => {
    const contrast = (prompt: string): number => {
      const { hdr } = painted(shoot(prompt));
      const row = Array.from({ length: SIDE }, (_, x) => hdr![(SIDE * 0.52 * SIDE + x) * 3 + 1]!);
      const mean = row.reduce((a, b) => a + b, 0) / SIDE;
      return row.reduce((sum, v) => sum + Math.abs(v - mean), 0) / mean;
    };
    expect(contrast('vineyard in thick fog')).toBeLessThan(contrast('vineyard at noon') * 0.7);
  });

  it('keeps rain outside: it runs down the panes and nowhere else', () => {
    const names = new Uint16Array(SIDE * SIDE);
    for (let i = 0; i < names.length / 2; i++) if (i % SIDE < 30) names[i] = sceneryCode('window');
    const room = createHdr(SIDE, SIDE);
    paintOutside(room, names, { weather: 'rain', seed: 1 });
    const wet = [...names].map((_, i) => room.data[i * 3]! > 0);
    expect(wet.some((isWet, i) => isWet && names[i] === 0)).toBe(false);
    expect(wet.filter(Boolean).length).toBeGreaterThan(20);
  });
});
