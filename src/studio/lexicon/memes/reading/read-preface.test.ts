import { describe, expect, it } from 'vitest';
import { readMeme } from './read-meme.ts';
import { readPreface } from './read-preface.ts';

describe('the name of a format before its sides', () => {
  it.each([
    [
      'Expectation vs reality: harvest season. Expectation: picking grapes. Reality: mud',
      'Harvest season',
      'Expectation: picking grapes. Reality: mud',
    ],
    [
      'Erwartung vs. Realität Weinlese. Erwartung: Sonne, Realität: Regen',
      'Weinlese',
      'Erwartung: Sonne, Realität: Regen',
    ],
    [
      'Attente vs réalité des vendanges : attente : soleil, réalité : pluie',
      'Vendanges',
      'attente : soleil, réalité : pluie',
    ],
  ])('is a heading: %s', (prompt, topic, sides) => {
    const read = readPreface(prompt);
    expect(read?.topic).toBe(topic);
    expect(read?.sides).toBe(sides);
  });

  it('leaves two panels, each in the vineyard, and somebody who does it', () => {
    const meme = readMeme(
      'Expectation vs reality: harvest season. Expectation: picking grapes in a white dress. Reality: mud, rain and a broken tractor',
      [],
    );
    expect(meme).toMatchObject({
      heading: 'Harvest season',
      scenes: [
        'woman picking grapes in a white dress., in a vineyard',
        'mud, rain and a broken tractor, in a vineyard',
      ],
    });
  });
});

describe('how a joke is ordered', () => {
  it.each([
    [
      'Meme lustig über Montagmorgen im Weinkeller nach dem Weinfest',
      ['Montagmorgen im Weinkeller nach dem Weinfest'],
    ],
    ['un meme divertente sul tappo che si rompe', ['tappo che si rompe']],
    [
      'mème drôle sur les clients qui demandent des glaçons',
      ['les clients qui demandent des glaçons'],
    ],
    ['Funny meme about winemakers during frost nights', ['winemakers during frost nights']],
    [
      'Drake-style meme: no to supermarket wine, yes to farm wine',
      ['supermarket wine', 'farm wine'],
    ],
  ])('is no part of its words: %s', (prompt, lines) => {
    expect(readMeme(prompt, []).lines).toEqual(lines);
  });

  it('finds who is who in a joke of three, however it is described', () => {
    const { labels } = readMeme(
      'a man looking back at another woman. Man: me, woman: new orange wine, girlfriend: 200 unopened bottles',
      [],
    );
    expect(labels.map(({ text }) => text)).toEqual([
      'new orange wine',
      'me',
      '200 unopened bottles',
    ]);
  });
});
