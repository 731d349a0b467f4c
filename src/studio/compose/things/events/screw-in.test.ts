import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';
import { askedThings } from '#studio/compose/things/asked-things.ts';

const asked = (prompt: string) => askedThings(understand(prompt, { style: 'cinematic' }));

describe('a cork that is half drawn', () => {
  it.each([
    'cork half out of the bottle, corkscrew with a wooden handle',
    'un bouchon à moitié sorti de la bouteille et un tire-bouchon',
    'un corcho medio sacado de la botella y un sacacorchos',
    'ein halb herausgezogener Korken, eine Flasche und ein Korkenzieher',
  ])('is in the neck of its bottle: %s', (prompt) => {
    const things = asked(prompt);
    const bottle = things.find(({ thing }) => thing === 'bottle');
    expect(bottle?.states).toContain('half_out');
    expect(things.map(({ thing }) => thing)).not.toContain('cork');
    expect(things.map(({ thing }) => thing)).toContain('corkscrew');
  });
});
