import { expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';

const who = (prompt: string) =>
  understand(prompt, { style: 'cinematic' }).figures.map((figure) => figure.who);

it.each([
  ['un serveur porte un plateau', 'man'],
  ['une sommelière sert un vin rouge', 'woman'],
  ['ritratto di una cameriera', 'woman'],
  ['un cameriere elegante con una bottiglia', 'man'],
  ['camarero con una bandeja', 'man'],
  ['eine Kellnerin mit einem Tablett', 'woman'],
  ['ein Winzer im Weinberg', 'man'],
  ['a waiter with a tray', 'person'],
])('a trade says who has it where its language does: %s', (prompt, expected) => {
  expect(who(prompt)).toEqual([expected]);
});

it('a woman stays one beside the name of her trade', () => {
  expect(who('une femme sommelier dans la cave')).toEqual(['woman']);
});
