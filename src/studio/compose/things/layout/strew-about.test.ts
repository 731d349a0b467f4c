import { expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';
import { strewAbout } from './strew-about.ts';

const told = (prompt: string): (string | null)[] => {
  const spec = understand(prompt);
  return strewAbout(spec.things, spec).map(({ thing, relation }) => {
    const to = relation && spec.things[relation.to]?.thing;
    return relation ? `${thing} ${relation.kind} ${to}` : thing;
  });
};

it.each([
  ['champagne bottle with confetti', ['bottle', 'confetti in_front_of bottle']],
  [
    'two champagne flutes and confetti',
    ['champagne_flute', 'confetti in_front_of champagne_flute'],
  ],
  ['rose petals and a glass of rosé', ['petals in_front_of glass', 'glass']],
  // A bottle is the hero, also where a glass is named first.
  ['a glass, a bottle and confetti', ['glass', 'bottle', 'confetti in_front_of bottle']],
  ['confetti', ['confetti']],
])('what is scattered lies about the hero: %s', (prompt, things) => {
  expect(told(prompt)).toEqual(things);
});

it('scattered corks lie on all sides of what they are named with, and are about ten', () => {
  const spec = understand('corks scattered on a table with a corkscrew');
  const corks = strewAbout(spec.things, spec).find(({ thing }) => thing === 'cork');
  expect(corks).toMatchObject({ count: 10, relation: { kind: 'around' } });
});

it('a bottle on a bed of vine leaves has many of them under it', () => {
  const spec = understand('a bottle of red wine lying on a bed of vine leaves');
  const [bottle, leaves] = strewAbout(spec.things, spec);
  expect(bottle?.relation).toBeNull();
  expect(leaves?.count).toBeGreaterThan(15);
});

it('leaves a table as it was told', () => {
  expect(told('a glass on a book, rose petals')).toContain('petals');
});
