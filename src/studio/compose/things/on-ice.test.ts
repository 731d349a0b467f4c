import { describe, expect, it } from 'vitest';
import { composeShot } from '#studio/compose/compose.ts';
import { hullOf, spanOf } from '#studio/compose/camera/bounds.ts';
import type { Stage } from '#studio/compose/stage.ts';
import { understand } from '#studio/lexicon/understand.ts';

/** Composed, not painted. */
function composed(prompt: string): Stage {
  const spec = understand(prompt, { style: 'cinematic', size: 'square' });
  const brief = { spec, styleId: 'cinematic', width: 64, height: 64, seed: 1 } as const;
  return composeShot({ ...brief, detail: 'preview' }).stage;
}

describe('a lobster', () => {
  it('lies on a tray of ice where that is said, and else on the table', () => {
    expect(composed('a lobster on ice with champagne').scene.traits).toContain('on:ice');
    expect(composed('a lobster with champagne').scene.traits).not.toContain('on:ice');
  });
});

describe('what is laid on crushed ice', () => {
  const thingsOf = (prompt: string) => composed(prompt).scene.objects.map(({ thing }) => thing);

  it.each([
    'bottle of rosé lying on crushed ice',
    'a whole fish on crushed ice with lemon',
    'strawberries on a bed of ice',
    'bouteille de rosé sur un lit de glace',
    'bottiglia di vino su un letto di ghiaccio',
    'botella de vino sobre hielo picado',
    'eine Flasche Wein auf einem Eisbett',
  ])('shares one bed of it: %s', (prompt) => {
    expect(thingsOf(prompt).filter((thing) => thing === 'ice_bed')).toHaveLength(1);
  });

  it('lies there, bottles too', () => {
    const { scene } = composed('bottle of rosé lying on crushed ice');
    const [bed, bottle] = (['ice_bed', 'bottle'] as const).map((thing) =>
      hullOf(scene, new Set(scene.objects.filter((o) => o.thing === thing).map(({ id }) => id))),
    );
    const [low, high] = spanOf(bottle!, 1);
    expect(high - low).toBeLessThan(10);
    expect(low).toBeGreaterThan(spanOf(bed!, 1)[0]);
  });

  it('lies there with the drops that are on it', () => {
    const { scene } = composed('Sauvignon Blanc bottle with condensation drops on crushed ice');
    const [bottle, drops] = (['bottle', 'dewdrops'] as const).map((thing) =>
      hullOf(scene, new Set(scene.objects.filter((o) => o.thing === thing).map(({ id }) => id))),
    );
    expect(scene.objects.map(({ thing }) => thing)).toContain('ice_bed');
    for (const axis of [0, 1, 2] as const) {
      const [low, high] = spanOf(bottle!, axis);
      expect(spanOf(drops!, axis)[0]).toBeGreaterThan(low - 1);
      expect(spanOf(drops!, axis)[1]).toBeLessThan(high + 1);
    }
  });

  it('is in its bucket where champagne is on ice, and oysters keep their own tray', () => {
    expect(thingsOf('champagne on ice')).toEqual(expect.arrayContaining(['ice_bucket', 'bottle']));
    expect(thingsOf('oysters on crushed ice')).not.toContain('ice_bed');
    expect(thingsOf('mojito with crushed ice')).not.toContain('ice_bed');
  });
});

describe('six bottles', () => {
  it('stand in one cardboard box', () => {
    const { scene } = composed('six bottles in a cardboard box');
    expect(scene.objects.filter(({ thing }) => thing === 'bottle')).toHaveLength(6);
  });
});

describe('a robin', () => {
  it('sits among the berries of a bunch of grapes', () => {
    const { scene } = composed('a robin sitting on a bunch of grapes');
    const things = scene.objects.map(({ thing }) => thing);
    expect(things).toEqual(expect.arrayContaining(['bird', 'grapes']));
    const asked = understand('a robin sitting on a bunch of grapes').things;
    expect(asked[0]).toMatchObject({ thing: 'bird', relation: { kind: 'on', to: 1 } });
  });
});

describe('a horse', () => {
  it('stands far enough from whoever leads it to leave the face free', () => {
    const { people, beasts } = composed('a farmer leading a horse in the vineyard');
    const [farmer, horse] = [people[0]!, beasts[0]!];
    expect((horse.at - farmer.at) * farmer.metres).toBeGreaterThan(1.5);
  });
});

describe('a hand that pours oil', () => {
  it('fills no glass with wine', () => {
    const { direction, scene } = composed('hand pouring olive oil on a plate of burrata');
    expect(direction.archetype).toBe('asked');
    expect(scene.objects.some(({ thing }) => thing === 'glass')).toBe(false);
  });
});
