import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';

describe('an animal on a label', () => {
  it.each([
    ['wine label with a stag, close-up', 'deer'],
    ['bottle with a horse on the label', 'horse'],
    ['une bouteille avec un cheval sur son étiquette', 'horse'],
    ['Weinetikett mit einem Pferd', 'horse'],
  ])('is printed there: %s', (prompt, animal) => {
    const { emblem, things } = understand(prompt, { style: 'cinematic' });
    expect(emblem).toBe(animal);
    expect(things.map(({ thing }) => thing)).not.toContain(animal);
  });

  it.each(['a bottle with a white label and a dog', 'a dog next to a bottle with a blank label'])(
    'is none that stands beside it: %s',
    (prompt) => {
      const { emblem, things } = understand(prompt, { style: 'cinematic' });
      expect(emblem).toBeUndefined();
      expect(things.map(({ thing }) => thing)).toContain('dog');
    },
  );
});
