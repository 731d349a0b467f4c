import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';
import { readMeme } from './read-meme.ts';

describe('before and after', () => {
  it.each([
    ['me before wine tasting / me after wine tasting', 'me before wine tasting'],
    ['moi avant les vendanges vs moi après les vendanges', 'moi avant les vendanges'],
    ['ich vor dem Weinfest, ich nach dem Weinfest', 'ich vor dem Weinfest'],
    ['meme: before the tasting vs after the tasting', 'before the tasting'],
    ['io prima della vendemmia / io dopo la vendemmia', 'io prima della vendemmia'],
    ['yo antes de la cata / yo después de la cata', 'yo antes de la cata'],
  ])('has two panels: %s', (prompt, first) => {
    const { format, lines, scenes } = readMeme(prompt, []);
    expect(format).toBe('versus');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toBe(first);
    expect(scenes.every((scene) => scene.includes('person'))).toBe(true);
  });

  it('shows what is told of each', () => {
    expect(readMeme('me before coffee: sleepy cat, me after wine: dancing cat', [])).toMatchObject({
      format: 'versus',
      lines: ['me before coffee', 'me after wine'],
      scenes: ['sleepy cat', 'dancing cat'],
    });
  });

  it('keeps what an animal does to the animal', () => {
    expect(understand('dancing cat').figures).toEqual([]);
    expect(understand('dancing in the vineyard').figures).toHaveLength(1);
  });
});

describe('words above and below', () => {
  it('end where the picture is described', () => {
    const prompt =
      'top text: ONE GLASS THEY SAID bottom text: IT WILL BE FUN THEY SAID, tired woman on sofa';
    const { texts, figures, things } = understand(prompt, { style: 'meme_style' });
    expect(texts.captions).toEqual(['ONE GLASS THEY SAID', 'IT WILL BE FUN THEY SAID']);
    expect(figures).toMatchObject([{ who: 'woman' }]);
    expect(things).toMatchObject([{ thing: 'sofa' }]);
  });

  it('are what is said after the picture', () => {
    const prompt = 'grandma holding a huge glass of wine, doctor said one glass';
    const { texts, figures } = understand(prompt, { style: 'meme_style' });
    expect(texts.captions).toEqual(['doctor said one glass']);
    expect(figures).toHaveLength(1);
  });

  it('keep whoever feels it in the caption and the others out of the picture', () => {
    const prompt = 'Chef wenn der Gast Ketchup zum Steak bestellt';
    const { texts, figures, things } = understand(prompt, { style: 'meme_style' });
    expect(texts.captions).toEqual([prompt]);
    expect(figures).toMatchObject([{ role: 'chef' }]);
    expect(things).toMatchObject([{ thing: 'ketchup' }, { thing: 'steak' }]);
  });
});

describe('one moment after the other', () => {
  it.each([
    ['How I think I look at a tasting / how I actually look', 'proud person in a suit'],
    ['Winemaker praying for rain, then it hails', 'Winemaker praying for rain'],
  ])('has a panel each: %s', (prompt, first) => {
    const { format, lines, scenes } = readMeme(prompt, []);
    expect(format).toBe('versus');
    expect(lines).toHaveLength(2);
    expect(scenes[0]).toContain(first);
  });

  it('is wet where the harvest was expected to be sunny', () => {
    const { lines, scenes } = readMeme('Expectation vs reality of grape harvest', []);
    expect(lines).toEqual(['Expectation', 'reality', 'grape harvest']);
    expect(scenes[1]).toContain('in the rain');
  });

  it('shows who speaks where that one looks like nobody else', () => {
    const { format, scenes } = readMeme("Kid: 'what is that?' Dad: 'grape juice'", [
      'what is that?',
      'grape juice',
    ]);
    expect(format).toBe('dialogue');
    expect(scenes).toEqual(['Kid', 'Dad, grapes']);
  });

  it.each([
    ['Her: what is he thinking? Him: screw cap or cork?', ['woman', 'man, cork']],
    [
      'Wine tasting: what my friends see / what I see',
      ['proud person in a suit with a glass of wine', 'tired person with a glass of wine'],
    ],
  ])('knows who is who: %s', (prompt, expected) => {
    expect(readMeme(prompt, []).scenes).toEqual(expected);
  });

  it('takes a baby goat for a goat', () => {
    const { figures, things } = understand('Baby goat on a barrel', { style: 'meme_style' });
    expect(figures).toEqual([]);
    expect(things[0]?.thing).toBe('goat');
  });

  it('pours more for oneself than for guests', () => {
    const { scenes } = readMeme('How I pour for guests vs how I pour for myself', []);
    expect(scenes[1]).toContain('giant glass');
  });

  it('grows a brain from wine to wine', () => {
    const { scenes } = readMeme('Wine expert brain expanding: red, white, orange, pet nat', []);
    expect(scenes).toHaveLength(4);
    expect(scenes[2]).toBe('a glass of orange wine');
  });
});
