import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';

const carried = (prompt: string) => understand(prompt, { style: 'cinematic' }).texts.carried;

describe('words on a thing', () => {
  it.each([
    [
      'chalkboard that says "Oysters & Chablis" beside two glasses',
      'blackboard',
      'Oysters & Chablis',
    ],
    ['a sign reading Cellar Door in the vineyard', 'sign', 'Cellar Door'],
    ['wooden crate branded "Domaine Morel" full of bottles', 'crate', 'Domaine Morel'],
    ['gift tag that says "Merry Christmas" on a bottle of red', 'price_tag', 'Merry Christmas'],
    ['a book titled "Wines of the Loire" next to a glass', 'book', 'Wines of the Loire'],
    ['"Open late" neon sign in a wine bar', 'neon_sign', 'Open late'],
    ['a bottle of rosé and "Anna" written on a small place card', 'place_card', 'Anna'],
    ['Holzschild mit der Aufschrift Weinprobe', 'sign', 'Weinprobe'],
    ['ardoise avec les mots "Vin du jour" et une carafe', 'blackboard', 'Vin du jour'],
    ['insegna al neon con la scritta "Enoteca"', 'neon_sign', 'Enoteca'],
    ['barrica con el nombre "Finca Alta" en la bodega', 'barrel', 'Finca Alta'],
    ['banner "Harvest Feast" over a garden party table', 'cloth_banner', 'Harvest Feast'],
  ])('%s', (prompt, thing, text) => {
    expect(carried(prompt)).toEqual([{ text, carrier: thing }]);
    const spec = understand(prompt, { style: 'cinematic' });
    expect(spec.texts.label).toEqual([]);
    expect(spec.things.find((one) => one.thing === thing)?.text).toBe(text);
    expect(spec.words.at(-1)?.proofs ?? []).toEqual([`trait:lettered:${thing}:${text}`]);
  });

  it.each([
    'a bottle with the label "Clos Aubin 2019" on a barrel',
    'bottle "Clos Aubin" next to a chalkboard',
    'bottle named "Vento" on a wooden crate',
    'a bottle on a barrel with the label "Clos Aubin"',
  ])('stay on the label: %s', (prompt) => {
    const { texts } = understand(prompt, { style: 'cinematic' });
    expect(texts.carried).toEqual([]);
    expect(texts.label).toHaveLength(1);
  });
});
