import { expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';

const asked = (prompt: string) =>
  understand(prompt, { style: 'cinematic' }).things.map(({ thing }) => thing);

it.each([
  'a champagne bottle popping with foam',
  'champagne spraying from a bottle',
  'sparkling wine being sprayed',
  'prosecco gushing out',
  'champagne qui jaillit de la bouteille',
  'Sekt spritzt aus der Flasche',
])('%s throws its cork', (prompt) => expect(asked(prompt)).toContain('popping_cork'));

it.each([
  'red wine spraying from a bottle',
  'a man spraying champagne',
  'a glass of beer with foam',
])('%s throws none', (prompt) => expect(asked(prompt)).not.toContain('popping_cork'));
