import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';

const textsOf = (prompt: string) => understand(prompt).texts;

describe('words written on something', () => {
  it.each([
    ['a bottle of red wine beside a chalkboard saying "Happy Hour"', 'blackboard', 'Happy Hour'],
    [
      '"Menu du jour" écrit sur une ardoise, deux verres et une bouteille',
      'blackboard',
      'Menu du jour',
    ],
    [
      'bottle of Barolo with a handwritten card that reads "Thank you Anna"',
      'menu_card',
      'Thank you Anna',
    ],
    [
      'eine Flasche Riesling neben einem Schild mit der Aufschrift „Frisch gezapft“',
      'sign',
      'Frisch gezapft',
    ],
    ['a wooden crate stamped "Quinta do Vale" with bottles in it', 'crate', 'Quinta do Vale'],
    ['a bar at night, neon sign says OPEN, a glass of red on the counter', 'neon_sign', 'OPEN'],
    ['botella de cava y una tarta con el texto "50 años"', 'cake', '50 años'],
    [
      'una lavagna con la scritta Oggi ostriche, bottiglia di prosecco',
      'blackboard',
      'Oggi ostriche',
    ],
  ])('stand on it and not on the bottle: %s', (prompt, carrier, text) => {
    const texts = textsOf(prompt);
    expect(texts.carried).toEqual([{ text, carrier }]);
    expect(texts.label).toEqual([]);
    const words = understand(prompt).words.filter(({ text: said }) => said === `“${text}”`);
    expect(words.map(({ proofs }) => proofs)).toEqual([[`trait:lettered:${carrier}:${text}`]]);
  });

  it('are announced where we have nothing of the kind to write on', () => {
    const spec = understand('a bottle of rosé and a T-shirt saying "Rosé all day"');
    expect(spec.texts.label).toEqual([]);
    expect(spec.words.find(({ text }) => text === '“Rosé all day”')?.proofs).toEqual([]);
  });

  it.each([
    ['a bottle with the label "Clos Aubin" on a wooden crate', ['Clos Aubin']],
    ['bottle "Nuit Blanche" next to a blackboard', ['Nuit Blanche']],
    ['a chalkboard behind a bottle called "Vento"', ['Vento']],
  ])('are the label’s where they are said of the bottle: %s', (prompt, label) => {
    const texts = textsOf(prompt);
    expect(texts.label).toEqual(label);
    expect(texts.carried).toEqual([]);
  });

  it('leave the label the colour that is said of it', () => {
    const { things, texts } = understand('a bottle with a red label reading "Cascina Rossa"');
    expect(texts.label).toEqual(['Cascina Rossa']);
    expect(things.find(({ thing }) => thing === 'label')?.colour?.name).toBe('red');
  });

  it('are in a print, on the board or as its title', () => {
    const { texts } = understand('poster of a cat under a sign saying "Wine shop"', {
      style: 'illustration_poster',
    });
    expect(texts.title).toBe('Wine shop');
    expect(texts.carried).toEqual([{ text: 'Wine shop', carrier: 'sign' }]);
  });
});
