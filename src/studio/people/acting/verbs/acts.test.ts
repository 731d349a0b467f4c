import { describe, expect, it } from 'vitest';
import { composeShot } from '#studio/compose/compose.ts';
import type { Stage } from '#studio/compose/stage.ts';
import { understand } from '#studio/lexicon/understand.ts';
import { SCENERY_NAMES } from '#studio/places/words/scenery-names.ts';
import { paintLayers } from '#studio/textures/paint-layers.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { Pose } from '#studio/people/acting/stance.ts';

const SIDE = 80;

function shoot(prompt: string): Stage {
  const spec = understand(prompt, { style: 'cinematic', size: 'square' });
  const brief = { spec, styleId: 'cinematic', width: SIDE, height: SIDE, seed: 1 } as const;
  return composeShot({ ...brief, detail: 'preview' }).stage;
}

function seenIn({ scene }: Stage): Set<ThingId> {
  const painting = scene.paintings[scene.textures[scene.backdrop!.texture]!.painting]!;
  const codes = new Set(paintLayers(painting).names);
  return new Set([...codes].flatMap((code) => SCENERY_NAMES[code - 1] ?? []));
}

describe('what people do, they are seen doing', () => {
  it.each<[string, Pose, ThingId[]]>([
    ['old man pruning vines in winter', 'pruning', ['secateurs']],
    ['une vigneronne qui taille la vigne', 'pruning', ['secateurs']],
    ['a woman picking grapes', 'picking', ['grapes']],
    ['vineyard worker harvesting grapes with secateurs', 'picking', ['secateurs', 'grapes']],
    ['winemaker taking a sample with a wine thief', 'sampling', ['pipette', 'barrel', 'glass']],
    ['kids stomping grapes barefoot in a big wooden tub', 'stomping', ['tub', 'grapes']],
    ['ein Winzer hält eine Kiste Trauben', 'carrying', ['crate', 'grapes']],
    ['a man carrying a basket of grapes on his back', 'shouldering', ['basket', 'grapes']],
    ['a woman with a straw hat and a basket', 'holding', ['straw_hat', 'basket']],
    ['waiter carrying a tray with two glasses', 'serving', ['tray', 'glass']],
    ['un uomo versa il vino', 'pouring', ['bottle', 'glass']],
    ['a waiter pouring wine from a decanter', 'pouring', ['decanter', 'glass']],
    ['a sommelier opening a bottle', 'opening', ['bottle', 'corkscrew']],
    ['two women sitting in a wine bar with white wine', 'sitting', ['glass']],
    ['chef cooking in a kitchen', 'cooking', []],
    ['chef plating a dish with a glass of wine', 'working', ['glass']],
    ['man leaning on a barrel with a glass of red wine', 'leaning', ['barrel', 'glass']],
    ['un uomo appoggiato a una botte', 'leaning', ['barrel']],
    ['winemaker standing behind a barrel', 'leaning', ['barrel']],
    ['old man with a hat under an olive tree', 'standing', ['tree', 'straw_hat']],
  ])('%s', (prompt, pose, things) => {
    const stage = shoot(prompt);
    expect(stage.direction.archetype).toBe('people');
    expect(stage.people.map(({ shape }) => shape.pose)).toContain(pose);
    expect([...seenIn(stage)]).toEqual(expect.arrayContaining(things));
    // Nothing lies on a table before them.
    expect(stage.scene.objects.filter(({ role }) => role !== 'decor')).toEqual([]);
  });

  it('takes work in the vines into the vines, and samples into the cellar', () => {
    expect(shoot('old man pruning vines').direction.decor).toBe('landscape');
    expect(shoot('winemaker drawing a sample').direction.place).toBe('vault_cellar');
  });

  it('counts and sizes them as they are asked for', () => {
    const people = shoot('four friends toasting on a terrace').people;
    expect(people).toHaveLength(4);
    expect(shoot('a child picking grapes').people[0]!.size).toBeLessThan(0.8);
    const [old, young] = shoot('grandfather and child picking grapes').people;
    expect(young!.size / young!.metres).toBeLessThan((old!.size / old!.metres) * 0.8);
  });
});
