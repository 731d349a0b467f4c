import { describe, expect, it } from 'vitest';
import { sayNotDrawn } from '#studio/accounting/account-words.ts';
import { inventoryDrawing } from '#studio/inventory/inventory-drawing.ts';
import { understand } from '#studio/lexicon/understand.ts';
import { piecesFor } from '#studio/litho/arrange/pieces.ts';
import { drawPicture } from '#studio/litho/draw-picture.ts';
import { isDrawn } from '#studio/litho/is-drawn.ts';
import { noteDrawnTraits } from '#studio/litho/note-traits.ts';

const style = 'meme_style' as const;

function seenIn(prompt: string) {
  const spec = understand(prompt, { style });
  const picture = drawPicture({
    spec,
    styleId: style,
    width: 160,
    height: 160,
    seed: 5,
    detail: 'full',
  });
  const seen = inventoryDrawing(picture, picture.names);
  const inventory = {
    ...seen,
    lettering: picture.lettering ?? [],
    traits: noteDrawnTraits(spec, seen),
  };
  return { spec, inventory, missing: sayNotDrawn(spec, inventory) };
}

describe('who does what in a joke', () => {
  it('gives the suit and the glass to the dog', () => {
    const { spec, inventory, missing } = seenIn(
      'Dog in a suit sniffing a glass of red wine like a sommelier, text "NOTES OF BACON"',
    );
    expect(isDrawn(spec)).toBe(true);
    expect(piecesFor(spec).map(({ thing, row }) => `${thing} ${row}`)).toEqual(['dog bust']);
    expect(inventory.things.map(({ thing }) => thing).toSorted()).toEqual(['dog', 'glass']);
    expect(missing).toEqual([]);
  });

  it('wears its sunglasses and hat while it drinks', () => {
    const { spec, inventory, missing } = seenIn('cat in sunglasses and a straw hat drinking rosé');
    expect(piecesFor(spec).map(({ thing, row }) => `${thing} ${row}`)).toEqual(['cat bust']);
    expect(inventory.things.map(({ thing }) => thing)).toEqual(
      expect.arrayContaining(['cat', 'glass', 'straw_hat', 'sunglasses']),
    );
    expect(missing).toEqual([]);
  });

  it.each([
    ['dog hugging a wine bottle on friday night', ['bottle', 'dog']],
    ['black cat drinking red wine', ['cat', 'glass']],
  ])('holds what it is told to hold: “%s”', (prompt, things) => {
    const { inventory, missing } = seenIn(prompt);
    expect(inventory.things.map(({ thing }) => thing).toSorted()).toEqual(things);
    expect(missing).toEqual([]);
  });

  it('lets somebody do what a panel only says is done', () => {
    const { inventory, missing } = seenIn(
      'expectation a decanter, reality drinking from the bottle',
    );
    expect(inventory.people).not.toEqual([]);
    expect(missing).toEqual([]);
  });

  it('draws a giant glass larger than its like', () => {
    const share = (prompt: string) =>
      seenIn(prompt).inventory.things.find(({ thing }) => thing === 'glass')?.share ?? 0;
    const [large, usual] = ['a giant glass', 'a glass'].map((glass) =>
      share(`grandma drinking from ${glass}, "just one"`),
    );
    expect(large).toBeGreaterThan((usual ?? 0) * 1.5);
  });

  it('stands the glass where the cat looks', () => {
    const { inventory, missing } = seenIn('a cat staring at an empty wine glass, "MONDAY"');
    const left = (id: string) => inventory.things.find(({ thing }) => thing === id)?.box[0] ?? 0;
    expect(left('glass')).toBeLessThan(left('cat'));
    expect(missing).toEqual([]);
    // A dog is drawn from the side: it looks there anyway.
    expect(seenIn('a dog staring at a wine glass, "MONDAY"').missing).toEqual([]);
  });

  it.each([
    [
      'Expectation vs reality: a tasting in a castle vs wine on the sofa',
      ['a tasting in a castle', 'wine on the sofa'],
    ],
    [
      'Two panels: top a small glass of wine "one glass", bottom a huge glass "my one glass"',
      ['a small glass of wine', 'a huge glass'],
    ],
    [
      'boyfriend = me, girl = new wine, girlfriend = my cellar',
      ['boyfriend', 'girl', 'girlfriend'],
    ],
  ])('shows each panel what is told of it: %s', (prompt, scenes) => {
    const { meme } = understand(prompt, { style });
    expect(meme?.panels?.map((panel) => panel.prompt)).toEqual(scenes);
  });

  it('prints things in the colours that are told for each', () => {
    const { things } = understand('Four bottles in pink, blue, green and orange', {
      style: 'pop_art',
    });
    expect(things[0]?.colours?.map(({ name }) => name)).toEqual([
      'pink',
      'blue',
      'green',
      'orange',
    ]);
  });

  it('lets whoever explains talk, and the others listen', () => {
    const { spec, inventory } = seenIn('me explaining terroir to my wife');
    expect(isDrawn(spec)).toBe(true);
    expect(inventory.people.reduce((sum, { count }) => sum + count, 0)).toBe(2);
  });

  it('shows the teller beside the cat, and a thing that is spoken of by itself', () => {
    const told = seenIn('my cat watching me open the third bottle').inventory;
    expect(told.people).toHaveLength(1);
    const huge = understand('my doctor: one glass a day. the glass: huge', { style });
    expect(huge.meme?.panels?.[1]?.things.map(({ thing }) => thing)).toEqual(['glass']);
  });

  it.each([
    ["Dog driving a tractor: 'harvest day'", 'tractor'],
    ["Cat riding a bicycle: 'on my way'", 'bicycle'],
  ])('seats the animal that drives: %s', (prompt, mount) => {
    const { inventory, missing } = seenIn(prompt);
    expect(inventory.things.map(({ thing }) => thing)).toContain(mount);
    expect(missing).toEqual([]);
  });

  it('sets fire round whoever finds it fine', () => {
    const { spec, inventory } = seenIn('This is fine dog with a glass of wine in a burning cellar');
    expect(spec.texts.captions).toEqual(['This is fine']);
    expect(inventory.things.map(({ thing }) => thing)).toEqual(
      expect.arrayContaining(['dog', 'fire', 'glass']),
    );
  });

  it('lets a goose live in a joke', () => {
    const { inventory } = seenIn("Goose chasing a waiter: 'where is my Riesling?'");
    expect(inventory.things.map(({ thing }) => thing)).toContain('goose');
  });

  it('lets a sad cat weep', () => {
    expect(seenIn('Wenn der Wein leer ist, traurige Katze').missing).toEqual([]);
  });
});

describe('the wall behind a joke', () => {
  const memeOf = (prompt: string) =>
    drawPicture({
      spec: understand(prompt, { style }),
      styleId: style,
      width: 256,
      height: 256,
      seed: 5,
      detail: 'full',
    });

  it('bears the day that is said, in the language of the customer', () => {
    expect(memeOf('lunedì mattina dopo la degustazione').lettering).toContain('LUNEDÌ');
    expect(memeOf('quand le vin est fini').lettering?.join(' ')).not.toContain('LUNDI');
  });

  it('is another with other words', () => {
    const [first, second] = ['when the wine is warm', 'when the wine is cold'].map(
      (said) => memeOf(said).pixels,
    );
    expect(first).not.toEqual(second);
  });
});
