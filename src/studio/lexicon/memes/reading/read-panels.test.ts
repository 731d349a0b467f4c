import { describe, expect, it } from 'vitest';
import { readMeme } from './read-meme.ts';
import { readBubbles } from './read-bubbles.ts';
import { readPanels } from './read-panels.ts';

describe('panels that are told one by one', () => {
  it.each([
    ['Drake meme: top no to water, bottom yes to Prosecco', ['water', 'Prosecco']],
    ['Meme a due riquadri: sopra no alla birra, sotto sì al Barolo', ['birra', 'Barolo']],
    ['Meme: arriba no al agua, abajo sí al vino tinto', ['agua', 'vino tinto']],
    ['Mème : en haut non à la bière, en bas oui au vin', ['bière', 'vin']],
    [
      'Meme: oben ein Mann der Wasser ablehnt, unten derselbe Mann der Riesling nimmt',
      ['Wasser', 'Riesling'],
    ],
    [
      'Drake meme, top panel: rejecting warm wine, bottom panel: approving cold wine',
      ['warm wine', 'cold wine'],
    ],
  ])('refuse one thing and take another: %s', (prompt, lines) => {
    expect(readMeme(prompt, [])).toMatchObject({ format: 'two_panels', lines });
  });

  it('say what is quoted and show what is told', () => {
    expect(
      readPanels(
        'en haut un homme triste "lundi", en bas un homme heureux avec un verre "vendredi"',
      ),
    ).toEqual({
      format: 'versus',
      lines: ['lundi', 'vendredi'],
      scenes: ['un homme triste', 'un homme heureux avec un verre'],
    });
  });

  it('take their words from behind "text"', () => {
    expect(
      readPanels(
        'first panel a crying woman, second panel a laughing woman, text: Monday / Friday',
      ),
    ).toMatchObject({
      lines: ['Monday', 'Friday'],
      scenes: ['a crying woman', 'a laughing woman'],
    });
  });

  it('print nothing where only pictures are told', () => {
    expect(
      readPanels('Bild 1: ein Winzer im Regen. Bild 2: ein Winzer in der Sonne')?.lines,
    ).toEqual(['', '']);
  });

  it.each([
    'a bottle on the left, a glass on the right',
    'when the top of the cork breaks, yes again',
    'left my heart in Tuscany',
  ])('are not seen in “%s”', (prompt) => {
    expect(readPanels(prompt)).toBeNull();
  });
});

describe('speech bubbles', () => {
  it('stand with whoever speaks', () => {
    expect(
      readBubbles(
        'Ein Kellner mit Sprechblase "Noch ein Glas?" und eine Frau mit Sprechblase "Immer"',
      ),
    ).toEqual({ lines: ['Noch ein Glas?', 'Immer'], scenes: ['Ein Kellner', 'eine Frau'] });
    expect(readBubbles('a grape says "Don\'t step on me"')).toEqual({
      lines: ["Don't step on me"],
      scenes: ['a grape'],
    });
  });

  it('are none where nobody is said to speak', () => {
    expect(readBubbles('a dog with a glass, text "Living my best life"')).toBeNull();
  });
});

describe('words that are told after all panels', () => {
  it.each([
    [
      'Two panels: left a small glass, right a huge glass. Text: "what I ordered" / "what I needed"',
      ['what I ordered', 'what I needed'],
      ['a small glass', 'a huge glass'],
    ],
    [
      'Two-panel meme: first panel a sad grape looking in mirror, second panel a proud old bottle of wine. Caption: raisin vs reserve',
      ['raisin', 'reserve'],
      ['a sad grape looking in mirror', 'a proud old bottle of wine'],
    ],
    [
      'Upper panel: a tidy table. Lower panel: ten empty bottles. Caption: 7 pm vs 11 pm',
      ['7 pm', '11 pm'],
      ['a tidy table', 'ten empty bottles'],
    ],
  ])('are one for each: %s', (prompt, lines, scenes) => {
    const told = readPanels(prompt);
    expect(told?.lines).toEqual(lines);
    expect(told?.scenes).toEqual(scenes);
  });
});
