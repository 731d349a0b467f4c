import { describe, expect, it } from 'vitest';
import { composeShot } from '#studio/compose/compose.ts';
import { understand } from '#studio/lexicon/understand.ts';
import { SCENERY_NAMES } from '#studio/places/words/scenery-names.ts';
import { paintLayers } from '#studio/textures/paint-layers.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { figuresOf } from './figures-of.ts';
import { looksOf } from './dress/looks.ts';

const SIDE = 96;

function shoot(prompt: string, seed = 1) {
  const spec = understand(prompt, { style: 'cinematic', size: 'square' });
  const brief = { spec, styleId: 'cinematic', width: SIDE, height: SIDE, seed } as const;
  return composeShot({ ...brief, detail: 'preview' }).stage;
}

const handsIn = (prompt: string): number =>
  shoot(prompt).scene.objects.filter(({ thing }) => thing === 'hand').length;

/** The rows that each person takes in the backdrop, by the code of the names layer. */
function peopleIn(
  prompt: string,
  seed = 1,
): Map<number, { thing: ThingId; top: number; pixels: number }> {
  const { scene } = shoot(prompt, seed);
  const painting = scene.paintings[scene.textures[scene.backdrop!.texture]!.painting]!;
  const seen = new Map<number, { thing: ThingId; top: number; pixels: number }>();
  // A sketch's painting has fewer pixels than its frame.
  const share = (SIDE * SIDE) / (painting.width * painting.height);
  paintLayers(painting).names?.forEach((code, i) => {
    const thing = code > 0 ? SCENERY_NAMES[code - 1]! : undefined;
    if (!thing || !PEOPLE.includes(thing)) return;
    const known = seen.get(code) ?? {
      thing,
      top: Math.floor(i / painting.width) / painting.height,
      pixels: 0,
    };
    seen.set(code, { ...known, pixels: known.pixels + share });
  });
  return seen;
}

const PEOPLE: readonly ThingId[] = ['person', 'sommelier', 'winemaker', 'picker', 'couple'];

describe('whoever asks for people', () => {
  it.each([
    ['a couple toasting in the vineyard', { who: 'couple', action: 'toasting' }],
    ['portrait of a woman winemaker', { who: 'woman', role: 'winemaker', part: 'portrait' }],
    ['three pickers in the vines', { role: 'picker' }],
    ['hand holding a glass', { part: 'hands', action: 'holding' }],
  ])("reads '%s'", (prompt, figure) => {
    expect(figuresOf(shoot(prompt).spec)[0]).toMatchObject(figure);
  });

  it.each([
    'a sommelier tasting red wine',
    'friends having dinner',
    'friends toasting on a terrace',
  ])('keeps photographed faces in their own shade, and painted ones in the light: %s', (prompt) => {
    const [photo] = shoot(prompt).people;
    const painted = understand(prompt, { style: 'classical_heritage', size: 'square' });
    const brief = {
      spec: painted,
      styleId: 'classical_heritage',
      width: SIDE,
      height: SIDE,
    } as const;
    const [oil] = composeShot({ ...brief, seed: 1, detail: 'preview' }).stage.people;
    expect(photo!.shape.hasShadedEyes).toBe(true);
    expect(oil!.shape.hasShadedEyes).toBeUndefined();
    expect(photo!.contre).toBeGreaterThan(oil!.contre + 0.2);
  });

  it.each<[string, ThingId, number]>([
    ['a sommelier pouring red wine', 'sommelier', 1],
    ['a couple with wine in a vineyard at sunset', 'couple', 1],
    ['portrait of a woman winemaker in the vineyard', 'winemaker', 1],
    ['grape pickers in the vines at harvest', 'picker', 3],
    ['a winemaker in the cellar', 'winemaker', 1],
  ])("'%s' shows %s (%i)", (prompt, thing, count) => {
    const people = [...peopleIn(prompt).values()].filter((p) => p.thing === thing);
    expect(people).toHaveLength(count);
    for (const { pixels } of people) expect(pixels).toBeGreaterThan(12);
  });

  it.each([
    'portrait of a woman winemaker',
    'two women toasting with white wine on a terrace',
    'a couple holding hands in the vineyard',
  ])("'%s' is about people: large, and nothing stands before them", (prompt) => {
    expect(shoot(prompt).scene.objects.filter(({ role }) => role !== 'decor')).toEqual([]);
    const pixels = [...peopleIn(prompt).values()].reduce((sum, p) => sum + p.pixels, 0);
    expect(pixels).toBeGreaterThan(SIDE * SIDE * 0.12);
  });

  it('stands different people side by side', () => {
    const at = shoot('a chef and a sommelier in a kitchen').people.map((person) => person.at);
    expect(at).toHaveLength(2);
    expect(Math.abs(at[0]! - at[1]!)).toBeGreaterThan(0.2);
  });

  it('dresses them as the prompt says', () => {
    expect(looksOf('an old man with a beard')).toMatchObject({ isOld: true, hasBeard: true });
    expect(looksOf('a waiter with an old bottle').isOld).toBe(false);
    const { cut, colour } = looksOf('a sommelier with a black apron').garment!;
    expect([cut, Math.max(...colour!) < 0.05]).toEqual(['apron', true]);
    expect(looksOf('ein Mönch im Keller').garment?.cut).toBe('robe');
  });

  it('shows age in the face', () => {
    const faceOf = (prompt: string) => shoot(prompt).people[0]!.shape;
    expect(faceOf('an old man in a cellar')).toMatchObject({ isOld: true, hasBeard: true });
    expect(faceOf('an old woman in a cellar')).toMatchObject({ isOld: true, hasBeard: false });
    expect(faceOf('a man in a cellar').isOld).toBeUndefined();
  });

  it('never cuts a head off', () => {
    for (const seed of [1, 4])
      for (const { top } of peopleIn('a sommelier pouring red wine', seed).values())
        expect(top).toBeGreaterThan(0.01);
  });

  it('gives every glass of a toast its hand, and the poured bottle one', () => {
    expect(handsIn('a toast with red wine')).toBe(2);
    expect(handsIn('hand holding a glass of red wine')).toBe(1);
    expect(handsIn('professional wine pour')).toBe(1);
  });

  it('lets whoever was asked for pour, and no hand without a body beside them', () => {
    for (const prompt of [
      'sommelier pouring white wine, close-up',
      'sommelier wine service',
      'someone pouring champagne into a flute',
    ]) {
      const { people, scene } = shoot(prompt);
      expect(people.map(({ shape }) => shape.pose)).toEqual(['pouring']);
      expect(scene.objects.filter(({ thing }) => thing === 'hand')).toEqual([]);
    }
    expect(shoot('professional wine pour').people).toEqual([]);
  });

  it('shows nobody where nobody is wanted', () => {
    expect(handsIn('a toast with red wine, no people')).toBe(0);
    expect(peopleIn('vineyard at sunset, no people').size).toBe(0);
  });
});
