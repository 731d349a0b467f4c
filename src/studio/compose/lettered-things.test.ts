import { describe, expect, it } from 'vitest';
import { castScene } from '#studio/inventory/cast-scene.ts';
import { takeInventory } from '#studio/inventory/take-inventory.ts';
import { sayNotDrawn } from '#studio/accounting/account-words.ts';
import { understand } from '#studio/lexicon/understand.ts';
import type { Sighting } from '#studio/inventory/tally.ts';
import { composeShot } from './compose.ts';
import { hullOf } from './camera/bounds.ts';
import { frameBoxOf } from './camera/frame-camera.ts';

const SIDE = 512;
function shoot(prompt: string) {
  const spec = understand(prompt, { style: 'cinematic' });
  const brief = {
    spec,
    styleId: spec.style,
    width: SIDE,
    height: SIDE,
    seed: 1,
    detail: 'preview',
  } as const;
  const { stage, shot } = composeShot(brief);
  return { spec, scene: stage.scene, camera: shot.camera };
}

describe('words on the things of a photograph', () => {
  it.each([
    ['chalkboard that says "Tonight: oysters" beside two glasses', 'Tonight: oysters'],
    ['wooden crate branded "Domaine Morel" in a cellar', 'Domaine Morel'],
    ['neon sign reading "Open late" in a wine bar', 'Open late'],
    ['gift tag that says "Merry Christmas" on a bottle of red wine', 'Merry Christmas'],
    ['barrel head with the words "Château Belair 2019"', 'Château Belair 2019'],
    ['wooden sign "Cellar Door" in a vineyard', 'Cellar Door'],
    ['menu card "Menu de saison" on a laid table', 'Menu de saison'],
    ['place card with the name "Sophie" on a wedding table', 'Sophie'],
    ['banner "Welcome" at a garden party', 'Welcome'],
    ['shop window with the words "Cave Martin"', 'Cave Martin'],
    ['a book titled "Wines of the Loire" and a glass', 'Wines of the Loire'],
    ['cork stamped "Belair"', 'Belair'],
    ['price tag "12 €" and a glass of wine', '12 €'],
    ['wooden wine case engraved "Grand Cru"', 'Grand Cru'],
    ['cardboard box marked "Fragile" with bottles', 'Fragile'],
    ['picture frame with the words "In vino veritas"', 'In vino veritas'],
    ['wine bar with sign "Chez Marie", waiter carrying a tray with glasses', 'Chez Marie'],
    ['five men drinking in a tavern and a wooden sign "Zum Löwen"', 'Zum Löwen'],
  ])('are painted exactly and stand in the frame: %s', (prompt, text) => {
    const { scene, camera } = shoot(prompt);
    const words = scene.paintings
      .filter(({ painter }) => painter === 'inscription')
      .map(({ params }) => (params['lines'] as string[]).join(' / '));
    expect(words).toEqual([text]);
    const lettered = scene.objects
      .filter(({ lettering }) => lettering === text)
      .map(({ id }) => id);
    expect(lettered.length).toBeGreaterThan(0);
    const box = frameBoxOf(hullOf(scene, new Set(lettered)), camera, 1);
    expect(box.left).toBeGreaterThan(0);
    expect(box.right).toBeLessThan(1);
    expect(Math.min(box.top, box.bottom)).toBeGreaterThan(0);
    expect(Math.max(box.top, box.bottom)).toBeLessThan(1);
  });

  it('are on no bottle label', () => {
    const { scene } = shoot('gift tag that says "Merry Christmas" on a bottle of red wine');
    const label = scene.paintings.find(({ painter }) => painter === 'label');
    expect(JSON.stringify(label?.params)).not.toContain('Merry');
  });
});

describe('words that are too small to read', () => {
  const { spec, scene } = shoot('chalkboard that says "Tonight" beside two glasses');
  const cast = castScene(scene);
  const object = cast.objects.find(({ lettering }) => lettering === 'Tonight')!;
  const seenOver = (width: number) => {
    const sighting: Sighting = {
      id: object.id,
      pixels: 900,
      through: 0,
      first: { left: 0.4, right: 0.4 + width, top: 0.4, bottom: 0.4 + width / 3 },
      behind: { left: 1, right: 0, top: 1, bottom: 0 },
      colour: [0, 0, 0, 0],
      lit: 900,
      borders: 10,
      contrast: 900,
    };
    return takeInventory({ pixels: 262_144, open: 100_000, light: 0, sightings: [sighting] }, cast);
  };

  it('are announced', () => {
    expect(sayNotDrawn(spec, seenOver(0.02))).toContain('“Tonight”');
    expect(sayNotDrawn(spec, seenOver(0.3))).not.toContain('“Tonight”');
  });
});
