import { describe, expect, it } from 'vitest';
import { readMeme } from './read-meme.ts';
import { understand } from '#studio/lexicon/understand.ts';

describe('what nobody can see', () => {
  it('is shown by something that stands for it', () => {
    expect(readMeme('my wine budget vs my rent', []).scenes).toEqual([
      'my wine budget',
      'my rent, house',
    ]);
  });
});

describe('a meme', () => {
  it.each([
    [
      'meme: when the sommelier says notes of wet dog',
      'reaction',
      ['when the sommelier says notes of wet dog'],
    ],
    ['top text Open it bottom text and pray', 'captions', ['Open it', 'and pray']],
    ['top text: WINE NOT / bottom text: IT’S FRIDAY', 'captions', ['WINE NOT', 'IT’S FRIDAY']],
    ['me in January / me in February', 'versus', ['me in January', 'me in February']],
    ['harvest interns on day 1 and day 30', 'versus', ['harvest interns: day 1', 'day 30']],
    ['expectation vs reality', 'versus', ['expectation', 'reality']],
    [
      'two panel meme: one glass / the whole bottle',
      'two_panels',
      ['one glass', 'the whole bottle'],
    ],
    ['a funny meme about a cat', 'captions', []],
    ['wine o’clock', 'captions', ['wine o’clock']],
    ['rosé all day', 'captions', ['rosé all day']],
    ['that one friend who brings box wine', 'captions', ['that one friend who brings box wine']],
    ['red wine glass', 'captions', []],
    [
      'skeleton at a bar waiting for the 2010 Barolo to be ready',
      'captions',
      ['waiting for the 2010 Barolo to be ready'],
    ],
  ] as const)('takes its words from “%s”', (prompt, format, lines) => {
    expect(readMeme(prompt, [])).toMatchObject({ format, lines });
  });

  it.each([
    [
      'me: just one glass. also me: (three empty bottles on the table)',
      'dialogue',
      ['me: just one glass.', 'also me:'],
      ['just one glass.', 'three empty bottles on the table'],
    ],
    [
      'expectation vs reality: wine tasting trip',
      'versus',
      ['expectation', 'reality', 'wine tasting trip'],
      ['expectation, wine tasting trip', 'reality, wine tasting trip'],
    ],
  ] as const)('gives each panel of “%s” its picture', (prompt, format, lines, scenes) => {
    expect(readMeme(prompt, [])).toMatchObject({ format, lines, scenes });
  });

  it.each([
    ['top text: SO DRY, picture of a shocked sommelier', ['SO DRY'], 'shock'],
    [
      'me pretending to taste leather, crying grandma with a glass',
      ['me pretending to taste leather'],
      'cry',
    ],
    ['cat judging you for buying boxed wine', ['cat judging you for buying boxed wine'], 'judge'],
    [
      'sommelier crying because the guest asked for ketchup',
      ['because the guest asked for ketchup'],
      'cry',
    ],
  ])('keeps the picture out of the words of “%s”', (prompt, captions, emotion) => {
    const spec = understand(prompt, { style: 'meme_style' });
    expect(spec.texts.captions).toEqual(captions);
    expect(spec.emotion).toBe(emotion);
  });

  it('puts words on the things that they belong to', () => {
    expect(readMeme('meme: bottle = Friday, glass = me', []).labels).toEqual([
      { thing: 'bottle', text: 'Friday', word: 'bottle' },
      { thing: 'glass', text: 'me', word: 'glass' },
    ]);
  });

  it('uses unquoted words as captions, and ours only where there are none', () => {
    const own = understand('meme: when the cork breaks', { style: 'meme_style' });
    expect(own.texts.captions).toEqual(['when the cork breaks']);
    for (const scene of ['a bottle of red', 'a glass of red wine in a vineyard at sunset'])
      expect(understand(scene, { style: 'meme_style' }).texts.captions).toEqual([]);
  });

  it.each([
    ['dog hugging a wine bottle on friday night', ['Friday night']],
    ['Monday morning: cat hugging wine bottle', ['Monday morning']],
    ['cat looking at an empty wine glass', []],
    ['red wine vs white wine meme', ['red wine', 'white wine']],
    [
      'two panels: expectation elegant tasting, reality drinking from the bottle',
      ['Expectation', 'Reality'],
    ],
    ['grandma holding a huge glass of wine, doctor said one glass', ['doctor said one glass']],
  ])('prints no description and no order of “%s”', (prompt, captions) => {
    expect(understand(prompt, { style: 'meme_style' }).texts.captions).toEqual(captions);
  });

  it('writes a list of labels on what each of them names', () => {
    expect(readMeme('label the things: me, my diet, the cheese board', []).labels).toEqual([
      { thing: 'person', text: 'me', word: 'person' },
      { thing: 'salad', text: 'my diet', word: 'my diet' },
      { thing: 'hard_cheese', text: 'the cheese board', word: 'the cheese board' },
    ]);
  });

  it('gives the parts of a known format their own words', () => {
    const cast = readMeme(
      'distracted boyfriend meme: me, new wine, the bottles I already have',
      [],
    );
    expect(cast).toMatchObject({
      format: 'labels',
      labels: [
        { thing: 'person', text: 'new wine', word: 'happy woman with a glass of new wine' },
        { thing: 'person', text: 'me' },
        { thing: 'person', text: 'the bottles I already have' },
      ],
    });
    expect(readMeme('two buttons meme: red wine, white wine', [])).toMatchObject({
      format: 'buttons',
      lines: ['red wine', 'white wine'],
    });
  });

  it.each([
    [
      `Nobody: / Absolutely nobody: / Wine people: "it's 5 o'clock somewhere"`,
      ["it's 5 o'clock somewhere"],
    ],
    ["Nobody: Absolutely nobody: Wine people: it's 5 o'clock somewhere", []],
    ["Nobody: ... Absolutely nobody: ... Wine people: it's 5 o'clock somewhere", []],
  ])('keeps every line of “%s”, and whoever comes last is the picture', (prompt, quoted) => {
    expect(readMeme(prompt, quoted)).toMatchObject({
      lines: ['Nobody:', 'Absolutely nobody:', "Wine people: it's 5 o'clock somewhere"],
      scene: "Wine people: it's 5 o'clock somewhere",
    });
  });
});

describe('words and picture that are told apart', () => {
  it.each([
    ['Mondays call for wine meme with a tired woman', ['Mondays call for wine'], 'a tired woman'],
    ["wine o'clock meme with a clock", ["wine o'clock"], 'a clock'],
    ['sloth with wine: weekend mood', ['weekend mood'], 'sloth with wine'],
    ['crying woman: the bottle is empty', ['the bottle is empty'], 'crying woman'],
    [
      'woman yelling at cat: you said you liked it / it smells like barn',
      ['you said you liked it', 'it smells like barn'],
      'woman yelling at cat',
    ],
  ])('of “%s”', (prompt, lines, scene) => {
    expect(readMeme(prompt, [])).toMatchObject({ lines, scene });
  });

  it.each([
    ['drake meme: water no, wine yes', 'two_panels', ['water', 'wine']],
    [
      'Drake meme: no to cheap prosecco, yes to grower champagne',
      'two_panels',
      ['cheap prosecco', 'grower champagne'],
    ],
    ['Non au rosé tiède, oui au Bandol frais', 'two_panels', ['rosé tiède', 'Bandol frais']],
    ['harvest week: expectation vs reality', 'versus', ['expectation', 'reality', 'harvest week']],
    ['Drake rejecting water and approving wine', 'two_panels', ['water', 'wine']],
    ["how it started, how it's going: wine glass", 'versus', ['how it started', "how it's going"]],
    [
      'Brain at 3 am: did you cork the bottle?',
      'captions',
      ['Brain at 3 am: did you cork the bottle?'],
    ],
    ['expanding brain: red, white, orange wine', 'brain', ['red', 'white', 'orange wine']],
  ])('of “%s”, panel by panel', (prompt, format, lines) => {
    expect(readMeme(prompt, [])).toMatchObject({ format, lines });
  });

  it('keeps a quotation within the sentence that has it', () => {
    const said = "When the bottle says 'screw cap' but you brought a corkscrew";
    expect(readMeme(said, ['screw cap']).lines).toEqual([said]);
  });

  it('lays out what a starter pack holds', () => {
    expect(readMeme('Sommelier starter pack: corkscrew, decanter, notebook', [])).toMatchObject({
      heading: 'Sommelier starter pack',
      labels: [{ text: 'corkscrew' }, { text: 'decanter' }, { text: 'notebook' }],
      scene: 'corkscrew, decanter, notebook',
    });
  });

  it('hears two who speak, though only one of them is quoted', () => {
    const said = "Sommelier: 'notes of leather'. Me: it's wine.";
    expect(readMeme(said, ['notes of leather'])).toMatchObject({
      format: 'dialogue',
      lines: ['Sommelier: notes of leather', "Me: it's wine."],
    });
  });

  it('captions nobody with how somebody looks', () => {
    expect(readMeme('dog looking guilty beside a broken glass', []).lines).toEqual([]);
    expect(readMeme('cat judging my wine choice', []).lines).toEqual([
      'cat judging my wine choice',
    ]);
  });

  it('sets two evenings against each other in their own words', () => {
    const { format, lines } = readMeme('Monday morning vs Friday evening with wine', []);
    expect({ format, lines }).toEqual({
      format: 'versus',
      lines: ['Monday morning', 'Friday evening with wine'],
    });
  });

  it('shows nobody in no panel of its own', () => {
    const { lines } = readMeme('Nobody: / Wine snobs: notes of wet stone', []);
    expect(lines).toEqual(['Nobody:', 'Wine snobs: notes of wet stone']);
  });

  it('keeps the opinion that nobody is to change', () => {
    expect(readMeme('change my mind: rosé is for winter too', []).lines).toEqual([
      'rosé is for winter too',
      'Change my mind',
    ]);
    expect(readMeme('Merlot is underrated, change my mind', []).lines[0]).toBe(
      'Merlot is underrated',
    );
  });

  it('gives each of two days its own picture', () => {
    expect(readMeme('Monday vs Friday: coffee and wine', [])).toMatchObject({
      format: 'versus',
      lines: ['Monday', 'Friday'],
      scenes: ['coffee', 'wine'],
    });
  });

  it('shows the one glass that was allowed, and it is huge', () => {
    expect(readMeme('mom said one glass. the glass:', [])).toMatchObject({
      lines: ['mom said one glass. the glass:'],
      scene: 'a huge glass',
    });
  });

  it('shows the face that somebody makes', () => {
    expect(readMeme('the face you make when it is corked', []).format).toBe('reaction');
  });

  it('shows whoever is watched beside whoever watches', () => {
    expect(readMeme('waiter staring while I pretend to taste', []).scene).toBe(
      'waiter staring, person with a glass of wine',
    );
  });

  it('prints a story whole, and a few words that are no picture', () => {
    const story = 'Dad buys cheap wine: tastes like Bordeaux';
    expect(readMeme(story, []).lines.join(' ')).toBe(story);
    expect(readMeme('cheap wine', []).lines).toEqual(['cheap wine']);
    const point = 'Teacher on the last day of school: wine';
    expect(readMeme(point, []).lines).toEqual([point]);
    expect(readMeme('red wine glass', []).lines).toEqual([]);
  });
});
