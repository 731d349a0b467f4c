import { describe, expect, it } from 'vitest';
import { composeShot } from '#studio/compose/compose.ts';
import { BRIGHT } from '#studio/compose/dress.ts';
import { CORPUS } from '#studio/corpus/corpus.ts';
import { EVERYDAY } from '#studio/corpus/everyday.ts';
import { castScene } from '#studio/inventory/cast-scene.ts';
import type { Box, Inventory } from '#studio/inventory/inventory.ts';
import { tokenise } from '#studio/lexicon/matching/normalise.ts';
import { isPlainWord } from '#studio/lexicon/leftovers.ts';
import { EVENTS } from '#studio/lexicon/words/events/events.ts';
import { CLAIM_WORDS } from '#studio/lexicon/words/claims/claims.ts';
import { understand } from '#studio/lexicon/understand.ts';
import { PLACES } from '#studio/places/place.ts';
import { SCENERY_NAMES } from '#studio/places/words/scenery-names.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import { THINGS } from '#studio/things/catalogue.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { accountWords, sayNotDrawn } from './account-words.ts';

const NOTHING: Inventory = { things: [], people: [], place: null, traits: [] };
/** Read once for all that is asked of every prompt. */
const PROMPTS = [...CORPUS, ...EVERYDAY].map(({ prompt, styleId }) => ({
  prompt,
  spec: understand(prompt, { style: styleId }),
}));

describe('every meaningful word of a prompt', () => {
  it('ends in exactly one class, whatever the picture shows', () => {
    for (const { prompt, spec } of PROMPTS) {
      const spans = spec.words.flatMap(({ at, length }) =>
        Array.from({ length }, (_, i) => at + i),
      );
      expect(new Set(spans).size, `read twice: ${prompt}`).toBe(spans.length);
      for (const inventory of [NOTHING, everythingOf(spec)]) {
        expect(accountWords(spec, inventory)).toHaveLength(spec.words.length);
      }
    }
  });

  it('is announced when an empty picture shows nothing of it', () => {
    for (const { prompt, spec } of PROMPTS) {
      const silent = accountWords(spec, NOTHING).filter(
        ({ ending, proofs }) =>
          ending !== 'not drawn' &&
          ending !== 'lettered' &&
          !proofs.some((proof) => proof === 'followed' || proof.startsWith('no:')),
      );
      expect(silent, prompt).toEqual([]);
    }
  });

  it('is one of the words, unless it is a little one or only joins others', () => {
    const { words } = understand('three zeppelins of glass with a very blurry flux on the lemon');
    const read = new Set(words.flatMap(({ text }) => tokenise(text).map(({ word }) => word)));
    const passed = tokenise('three zeppelins of glass with a very blurry flux on the lemon')
      .map(({ word }) => word)
      .filter((word) => !read.has(word) && !isPlainWord(word));
    expect(passed).toEqual(['very']);
  });

  it('is proved by things and places that exist', () => {
    const [ids, places] = [new Set<string>(THINGS.map(({ id }) => id)), new Set<string>(PLACES)];
    const unknown = [
      ...CLAIM_WORDS.map(([own]) => own),
      ...Object.values(EVENTS).map((event) => event.proofs),
    ]
      .flat()
      .filter((proof) => {
        const [kind, name = ''] = proof.split(':');
        return (kind === 'thing' && !ids.has(name)) || (kind === 'place' && !places.has(name));
      });
    expect(unknown).toEqual([]);
  });
});

describe('what is announced', () => {
  it.each([
    ['a bottle by the fireplace, rain outside', ['rain']],
    ['a glass of rosé and an abacus', ['abacus']],
    ['friends having a hackathon in the garden', ['hackathon']],
    ['a broken barrel', ['broken (barrel)']],
    ['a chef with a saucer in a kitchen', ['saucer']],
    ['a book, a coffee machine and a candle', ['coffee machine']],
    ['a bottle and an olive mousse', ['olive (mousse)']],
    ['a bottle on a wooden table, no shadow', ['no shadow']],
    ['a woman juggling a bottle, a handful of zeppelins', ['juggling a bottle', 'zeppelins']],
    ['a man sleeping on a barrel', ['sleeping']],
    ['a blue glass and a candle', []],
    ['over the shoulder shot of a sommelier', ['over the shoulder shot']],
    ['grilled oysters and a glass', ['grilled (oysters)']],
    ['a giant bottle held by a sommelier', ['giant (bottle)']],
    ['an old umbrella and a bottle', ['old (umbrella)']],
    ['a hare in the vineyard', ['hare (a rabbit instead)']],
    ['a bottle on a barrel, dust on the glass', ['dust']],
    ['a fox stealing grapes in the vineyard', ['stealing']],
    ['three hikers and an astronaut in the vineyard', ['astronaut']],
    ['ein Astronaut mit einem Glas Rotwein', ['Astronaut']],
    ['une grand-mère près du poêle avec un verre', ['près du poêle']],
  ])('of: %s', (prompt, expected) => {
    expect(composedWithout(prompt)).toEqual(expected);
  });

  it.each([
    'a sommelier with a black apron in a restaurant',
    'mussels in a black pot',
    'sushi platter, top view',
    'still life of pears, dark background, looking into the camera',
    'ein Winzer im Weinberg, Herbstfarben, mit Blick auf die Mosel',
    'a bunch of grapes on a sunny day',
    'grilled steak on a wooden table',
    'a friendly sommelier, seriously elegant, several kinds of glasses in the distance',
    'a grape picker cutting a bunch of grapes in the vineyard',
    'worker with a straw hat in the vineyard',
    'a bride and groom cutting a cake',
    'a cat sleeping on a barrel',
    'packshot of a bottle on white, no shadow',
    'picnic on a red checkered blanket with wine and cheese',
    'un mazzo di peonie e un bicchiere di prosecco',
    'a backlit glass of white wine, bokeh',
    'a crowded wine bar, a glass of red on the counter',
    'a bottle wrapped in gold paper',
    'a glass of red wine on velvet',
    'a cake on a light blue background',
    'a glass of red wine, spotlight from above',
    'champagne bubbles rising in a flute, droplets on the outside of the glass',
    'a glass of red wine on the counter of a neon lit wine bar',
    'vigneto con le montagne sullo sfondo, vicino al lago',
    'afternoon sun through the window onto a glass of Chardonnay',
    'slow-cooked lamb shank with a freshly poured glass of Syrah',
    'coquilles Saint-Jacques poêlées, verre de Chablis à côté',
    'vélo au bord de la route, étape dans les vignes',
    'a waiter in a wine bar after closing time, empty glasses everywhere',
    'sommelier decanting an old Bordeaux',
    'burrata with cherry tomatoes and sea salt flakes, a glass filled to the brim',
    'huîtres ouvertes, demi-citron et verre de Sancerre',
    'bistecca al sangue su tagliere con sale grosso',
    'copa de vino tinto derramada sobre un mantel blanco',
    'eine elegante Dame und eine Nonne im Weinberg',
    'Schafherde im herbstlichen Weinberg',
    'Kürbissuppe serviert mit einem Glas Riesling',
    'magret de canard rosé, verre de Madiran',
    'glass of red wine held up to the light by a hand',
  ])('is nothing of: %s', (prompt) => {
    expect(composedWithout(prompt)).toEqual([]);
  });

  it('names a colour together with its noun, and a refusal as one', () => {
    const spec = understand('white roses and a glass, no lemon');
    const seen = { ...NOTHING, things: [see('rose', '#301010'), see('glass'), see('lemon')] };
    expect(sayNotDrawn(spec, seen)).toEqual(['white roses', 'no lemon']);
  });

  it('says that the others are missing where there is one of several', () => {
    const one = { ...NOTHING, things: [see('bottle', '#224422', 1)] };
    expect(sayNotDrawn(understand('bottles and a candle'), one)).toContain('several bottles');
  });

  it('says that a cherry tree is any tree', () => {
    const tree = { ...NOTHING, things: [see('tree', '#224422', 1), see('bottle', '#224422', 1)] };
    expect(sayNotDrawn(understand('a bottle and a cherry tree'), tree)).toEqual([
      'cherry tree (a tree instead)',
    ]);
    expect(sayNotDrawn(understand('a bottle and an oak tree'), tree)).toEqual([]);
    // In bloom, or with its cherries, it is itself.
    const inBloom = { ...tree, traits: ['tree:cherry', 'trees:bloom'] };
    expect(sayNotDrawn(understand('a bottle and a cherry tree'), inBloom)).toEqual([]);
  });

  it('says that a city is not its landmark', () => {
    const city: Inventory = { ...NOTHING, place: { id: 'city', share: 0.5 } };
    const spec = understand('a bottle in front of the Colosseum', { style: 'illustration_poster' });
    const bottle = see('bottle');
    expect(sayNotDrawn(spec, { ...city, things: [bottle, see('city_skyline')] })).toEqual([
      'Colosseum (a city instead)',
    ]);
    expect(sayNotDrawn(spec, { ...city, things: [bottle, see('colosseum')] })).toEqual([]);
  });

  it('says that another bridge is none that has a name', () => {
    const bridge = { ...NOTHING, things: [see('bridge'), see('bottle')] };
    expect(sayNotDrawn(understand('a bottle and the Rialto Bridge'), bridge)).toEqual([
      'Rialto Bridge (a bridge instead)',
    ]);
  });

  it.each([
    ['Weinflasche unter dem Weihnachtsbaum', 'bottle christmas_tree', ['unter dem Weihnachtsbaum']],
    ['a bird on a bunch of green grapes', 'bird grapes', ['on a bunch of green grapes']],
    ['a cat on a barrel', 'cat barrel', ['on a barrel']],
  ])('says where nothing stands: %s', (prompt, names, expected) => {
    const [a, b] = names.split(' ') as [ThingId, ThingId];
    const apart = [
      see(a, '#808080', 1, [0.6, 0.2, 0.7, 0.9]),
      see(b, '#5f8a30', 1, [0.1, 0.1, 0.4, 0.7]),
    ];
    const place = { id: 'christmas', share: 0.4 } as const;
    expect(sayNotDrawn(understand(prompt), { ...NOTHING, place, things: apart })).toEqual(expected);
  });

  it('counts: three oysters are not two', () => {
    const spec = understand('three oysters');
    expect(sayNotDrawn(spec, { ...NOTHING, things: [see('oyster', '#888888', 2)] })).toEqual([
      'three oysters (two drawn)',
    ]);
    expect(sayNotDrawn(spec, { ...NOTHING, things: [see('oyster', '#888888', 3)] })).toEqual([]);
    const many = { ...NOTHING, things: [see('bottle', '#888888', 12)] };
    expect(sayNotDrawn(understand('24 bottles'), many)).toEqual(['24 bottles (twelve drawn)']);
    expect(sayNotDrawn(understand('24 small bottles'), many).join()).toMatch(/^24 /);
    const tacos = { ...NOTHING, things: [see('tacos', '#888888', 4)] };
    expect(sayNotDrawn(understand('four tacos'), tacos)).toEqual([
      'four tacos (four servings drawn)',
    ]);
    expect(sayNotDrawn(understand('four plates of tacos'), tacos)).toEqual([]);
  });
});

describe('what the pixels show otherwise', () => {
  it('a rosé that is amber, champagne that is the sea behind it', () => {
    const shown = (thing: ThingId, colour: string) => ({
      ...NOTHING,
      things: [see(thing, colour)],
    });
    const rose = understand('a bottle of rosé');
    expect(sayNotDrawn(rose, shown('bottle', '#807151'))).toEqual(['bottle of rosé']);
    expect(sayNotDrawn(rose, shown('bottle', '#d3b7b2'))).toEqual([]);
    const white = understand('a glass of white wine');
    expect(sayNotDrawn(white, shown('glass', '#40a0b0'))).toEqual(['white wine']);
    expect(sayNotDrawn(white, shown('glass', '#d4c077'))).toEqual([]);
  });

  it('one of two colours, told piece by piece', () => {
    const bottles = { ...see('bottle', '#806070', 2), colours: ['#67393c', '#c0b090'] };
    const both = understand('a bottle of red and a bottle of rosé');
    expect(sayNotDrawn(both, { ...NOTHING, things: [bottles] })).toEqual(['bottle of rosé']);
    // In a dim room it is dim, and still the paler of the two.
    const dim = { ...bottles, colours: ['#621e24', '#79483e'] };
    expect(sayNotDrawn(both, { ...NOTHING, things: [dim] })).toEqual([]);
  });

  it('a thing on the wrong side', () => {
    const spec = understand('a cork left of the glass');
    const [left, right]: Box[] = [
      [0.1, 0.5, 0.2, 0.6],
      [0.6, 0.2, 0.8, 0.6],
    ];
    const placed = (cork: Box | undefined, glass: Box | undefined) => ({
      ...NOTHING,
      things: [see('cork', '#a08060', 1, cork), see('glass', '#a08060', 1, glass)],
    });
    expect(sayNotDrawn(spec, placed(left, right))).toEqual([]);
    expect(sayNotDrawn(spec, placed(right, left))).toEqual(['left of the glass']);
    expect(sayNotDrawn(spec, NOTHING)).toEqual(['cork left of the glass']);
  });
});

/** Announced although everything that was composed is seen. */
function composedWithout(prompt: string): string[] {
  const spec = understand(prompt);
  const brief = { spec, styleId: spec.style, width: 64, height: 64, seed: 1 };
  const { stage } = composeShot({ ...brief, detail: 'preview' });
  const { place, traits } = castScene(stage.scene);
  const built = stage.scene.objects.flatMap(({ thing }) => (thing ? [thing] : []));
  const things = [...built, ...(stage.scene.held ?? [])];
  return sayNotDrawn(spec, {
    things: [...new Set([...things, ...SCENERY_NAMES])].map((thing) => {
      const herd = stage.beasts.filter(({ beast }) => beast.thing === thing).length;
      return see(thing, thing === 'glass' ? '#b08078' : '#808080', Math.max(1, herd));
    }),
    people: stage.people.map(({ thing }) => see(thing)),
    place: place ? { id: place, share: 0.4 } : null,
    // As dark as its lamps; how dark that is, tells the finished picture.
    traits: [...(traits ?? []), ...(BRIGHT.includes(stage.direction.light) ? [] : ['tone:dark'])],
  });
}

const see = (thing: ThingId, colour = '#808080', count = 1, box: Box = [0, 0, 1, 1]) =>
  ({ thing, count, share: 0.1, box, boxes: [box], colour }) as const;

const everythingOf = ({ things, place }: SceneSpec): Inventory => ({
  things: things.map(({ thing }) => see(thing)),
  people: [see('person')],
  place: place && { id: place, share: 0.5 },
  traits: [],
});
