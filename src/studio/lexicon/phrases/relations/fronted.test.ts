import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';

const proofsOf = (prompt: string) => understand(prompt).words.flatMap(({ proofs }) => proofs);

describe('what stands where somebody pointed to before', () => {
  it.each([
    ['Ein Glas Rotwein, dahinter eine Flasche', 'relation:behind:bottle:glass'],
    ['Ein Holzbrett, darauf ein Laib Brot und ein Messer', 'relation:on:bread:board'],
    ['Paella en el centro, alrededor seis copas de blanco', 'relation:around:glass:paella'],
    ['une assiette, un couteau posé dessus', 'relation:on:knife:plate'],
    ['una bandeja y dos copas encima', 'relation:on:glass:tray'],
    ['A man on a bench, behind him a tractor', 'relation:behind:tractor:person'],
    ['Un ragazzo con una cesta, dietro di lui il trattore', 'relation:behind:tractor:person'],
    ['Un homme contre un fût, une lampe au-dessus de lui', 'relation:above:lamp:person'],
    ['a bottle of rosé with a pink ribbon, peonies left of it', 'relation:left_of:flowers:bottle'],
    ['a man reading a newspaper under a fig tree', 'relation:sheltered:person:tree'],
    ['una señora en una silla, a sus pies una garrafa', 'relation:feet:demijohn:person'],
    ['ein Paar mit einem Glas, hinter ihnen Fässer', 'relation:behind:barrel:person'],
    ['une planche de fromages, au-dessus une grappe', 'relation:above:grapes:hard_cheese'],
    ['a barrel lying on its side, a cat asleep inside it', 'relation:in:cat:barrel'],
    ['an empty tasting room with chairs on the tables', 'relation:on:chair:laid_table'],
    ['Unter dem Tisch schläft ein Hund', 'relation:under:dog:long_table'],
  ])('is told against it: %s', (prompt, proof) => {
    expect(proofsOf(prompt)).toContain(proof);
  });

  it.each([
    ['amigos y una hoguera, encima un cielo lleno de estrellas', 'relation:on:stars:fire'],
    ['flames on the stove, a glass of white', 'relation:on:glass:stove'],
    [
      'a bottle and a barrel, the words “NEW” in a speech bubble',
      'relation:in:barrel:speech_bubble',
    ],
    ['a plate with olives in little bowls', 'relation:in:plate:bowl'],
  ])('is told of nothing else: %s', (prompt, proof) => {
    expect(proofsOf(prompt)).not.toContain(proof);
  });

  it('puts on the table only what is said to be there', () => {
    const { things } = understand(
      'A dog under the table and a cat on the chair, glasses on the table',
    );
    const chair = things.find(({ thing }) => thing === 'chair');
    expect(chair?.relation).toBeNull();
  });
});
