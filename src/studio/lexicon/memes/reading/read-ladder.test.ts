import { describe, expect, it } from 'vitest';
import { readLadder } from './read-ladder.ts';
import { readMeme } from './read-meme.ts';

describe('readLadder', () => {
  it('gives every step a panel under one heading', () => {
    expect(readLadder('the four stages of a tasting: sniff, swirl, sip, sing')).toMatchObject({
      heading: 'The four stages of a tasting',
      lines: ['sniff', 'swirl', 'sip', 'sing'],
    });
    expect(readLadder('les trois étapes de la dégustation: humer, goûter, chanter')?.lines).toEqual(
      ['humer', 'goûter', 'chanter'],
    );
  });

  it('shows things alone and people doing what the step says', () => {
    const { scenes } = readLadder('levels of cheese: cheddar, brie, despair')!;
    expect(scenes).toEqual(['one cheddar', 'one brie', 'person, despair']);
  });

  it('leaves other colons alone', () => {
    expect(readLadder('Monday vs Friday: coffee, wine')).toBeNull();
    expect(readLadder('kinds of: one')).toBeNull();
  });
});

describe('formats that everybody knows', () => {
  it('starts with one thing and goes on with another', () => {
    const meme = readMeme("how it started, how it's going: one glass, five empty bottles", []);
    expect(meme).toMatchObject({ format: 'versus', scenes: ['one glass', 'five empty bottles'] });
  });

  it('shows him between her who passes and her who sees it: what is his own is left', () => {
    const { labels } = readMeme('distracted boyfriend: me, my Chardonnay, an orange wine', []);
    expect(labels.map(({ thing }) => thing)).toEqual(['person', 'person', 'person']);
    expect(labels.map(({ text, word }) => `${text}: ${word}`)).toEqual([
      'an orange wine: happy woman with a glass of orange wine',
      'me: surprised man',
      'my Chardonnay: angry woman with a glass of Chardonnay',
    ]);
  });

  it('lets both sides of a choice be seen, and what is refused is not missed', () => {
    const { lines, scene } = readMeme('drake: no to beer, yes to wine', []);
    expect(lines).toEqual(['beer', 'wine']);
    expect(scene).toBe('person, beer, wine');
  });

  it.each([
    ['when the guest asks for ice in the red wine', 'red'],
    ['quand le client veut des glaçons dans le rosé', 'rosé'],
    ['wenn der Gast Eiswürfel in den Weißwein will', 'white'],
  ])('puts the ice into the wine: %s', (said, wine) => {
    const held = `shocked person holding a glass of ${wine} wine, ice cubes`;
    expect(readMeme(said, []).scene).toBe(held);
  });

  it('has the first bottle empty where the second is opened', () => {
    const { scene } = readMeme('when you open the second bottle on a Monday', []);
    expect(scene).toBe('guilty person holding a bottle of wine and an empty bottle');
    expect(readMeme('wenn die dritte Flasche ein Fehler war', []).scene).toContain('two empty');
  });

  it('leaves the picture to the cat that is told of', () => {
    const { scene, lines } = readMeme('grumpy cat says no to rosé with ice cubes', []);
    expect(scene).toBeNull();
    expect(lines).toEqual(['grumpy cat says no to rosé with ice cubes']);
  });

  it('keeps a vow in the first picture and breaks it in the second', () => {
    const meme = readMeme("how it started vs how it's going: dry January", []);
    expect(meme.lines).toEqual(['how it started', "how it's going", 'dry January']);
    expect(meme.scenes[0]).toContain('water');
    expect(meme.scenes[1]).toContain('empty bottles');
  });

  it('tells when it is so in one picture, in the words of the customer', () => {
    for (const said of [
      'Monday morning after the wine tasting',
      'lunedì mattina dopo la degustazione',
    ])
      expect(readMeme(said, [])).toMatchObject({ format: 'reaction', lines: [said] });
  });

  it('shows with a full glass who says nothing more', () => {
    const { scenes } = readMeme("me: I'll only have one glass. also me:", []);
    expect(scenes[1]).toContain('giant glass');
  });

  it('serves ice wine without ice', () => {
    // Somebody misses it; no cubes lie in it.
    expect(readMeme('when the ice wine is finished', []).scene ?? '').not.toContain('ice');
  });

  it.each([
    [
      'beer drinkers vs wine drinkers',
      ['laughing person with a beer', 'smug person with a glass of wine'],
    ],
    [
      'buveurs de bière contre buveurs de vin',
      ['laughing person with a beer', 'smug person with a glass of wine'],
    ],
    [
      'Biertrinker gegen Weintrinker',
      ['laughing person with a beer', 'smug person with a glass of wine'],
    ],
  ])('gives drinkers what they drink: %s', (said, scenes) => {
    expect(readMeme(said, []).scenes).toEqual(scenes);
  });

  it('shows the same one before and after', () => {
    expect(readMeme('harvest season, winemaker before vs after', []).scenes).toEqual([
      'happy harvest season, winemaker',
      'tired harvest season, winemaker',
    ]);
  });

  it('shows the waiter who asks', () => {
    expect(readMeme("waiter: how's the wine? me: red", []).scenes[0]).toMatch(/^waiter/);
  });

  it('says the mood and shows who has it', () => {
    expect(readMeme('Monday mood, cat with empty wine glass', [])).toMatchObject({
      lines: ['Monday mood'],
      scene: 'cat with empty wine glass',
    });
  });

  it('takes what both sides are about without a colon', () => {
    expect(readMeme('expectation vs reality harvest', []).lines).toEqual([
      'expectation',
      'reality',
      'harvest',
    ]);
  });

  it('shows the face that nobody expected it', () => {
    const meme = readMeme('surprised Pikachu: drinks the whole bottle, has a headache', []);
    expect(meme).toMatchObject({
      format: 'reaction',
      lines: ['drinks the whole bottle', 'has a headache'],
      scene: 'shocked person with an empty bottle',
    });
  });
});
