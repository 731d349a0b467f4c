import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';
import { piecesFor } from '#studio/litho/arrange/pieces.ts';

const pieces = (prompt: string) => piecesFor(understand(prompt, { style: 'illustration_poster' }));
const names = (prompt: string) => pieces(prompt).map(({ thing }) => thing);

describe('wine beside people from head to foot', () => {
  it('stands on a cask, as large as it is beside them', () => {
    const [bottle, cask, person] = ['bottle', 'barrel', 'person'].map((thing) =>
      pieces('three musicians and a bottle of wine').find((piece) => piece.thing === thing),
    );
    expect(bottle?.asked?.relation?.kind).toBe('on');
    expect(bottle!.maker.height).toBeLessThan(cask!.maker.height);
    expect(cask!.maker.height).toBeLessThan(person!.maker.height * 0.7);
  });

  it.each(['jazz musicians and wine', 'eine Band und Wein', 'des musiciens et du vin'])(
    'is there where only its name is told: %s',
    (prompt) => {
      expect(names(prompt)).toContain('glass');
    },
  );

  it('is in the hands of those who have them free', () => {
    const told = pieces('monks and wine in a cloister');
    expect(told.some(({ thing, asked }) => thing === 'barrel' && asked)).toBe(false);
    expect(names('a wine bar with musicians')).not.toContain('barrel');
  });

  it('is no second glass beside a couple that has its own', () => {
    expect(names('a couple having a picnic with white wine')).not.toContain('glass');
  });

  it('on the ground beside whoever sleeps or rides it is no giant', () => {
    const [bottle, man] = ['bottle', 'man'].map((thing) =>
      pieces('a man sleeping in a hammock, a bottle of rosé on the ground').find(
        (piece) => piece.thing === thing || (thing === 'man' && piece.thing === 'person'),
      ),
    );
    expect(bottle!.maker.height).toBeLessThan(man!.maker.height * 0.6);
  });
});
