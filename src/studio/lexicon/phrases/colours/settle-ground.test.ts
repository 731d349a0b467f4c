import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';

describe('the colour of a ground', () => {
  it.each([
    ['corkscrew on orange background', 'corkscrew', 'orange'],
    ['tire-bouchon sur fond orange', 'corkscrew', 'orange'],
    ['cavatappi su sfondo arancione', 'corkscrew', 'orange'],
    ['sacacorchos sobre fondo naranja', 'corkscrew', 'orange'],
    ['Korkenzieher auf orangem Hintergrund', 'corkscrew', 'orange'],
    ['bottle on a lavender background', 'bottle', 'lilac'],
    ['bouteille sur fond menthe', 'bottle', 'green'],
    ['bottiglia su sfondo color pesca', 'bottle', 'peach'],
    ['botella sobre fondo ciruela', 'bottle', 'plum'],
    ['Flasche auf weinrotem Grund', 'bottle', 'burgundy'],
    ['bottle on lime paper', 'bottle', 'green'],
  ])('%s has nothing else in it', (prompt, thing, colour) => {
    const { things, ground, words } = understand(prompt, { style: 'pop_art' });
    expect(things.map((asked) => asked.thing)).toEqual([thing]);
    expect(ground?.name).toBe(colour);
    // Everything that was said can be proved by more than its letters.
    expect(words.every(({ proofs }) => proofs.some((one) => !one.startsWith('lettering')))).toBe(
      true,
    );
  });

  it('leaves fruit that lies there alone', () => {
    const { things } = understand('an orange on a white background', { style: 'pop_art' });
    expect(things.map(({ thing }) => thing)).toEqual(['orange']);
  });
});
