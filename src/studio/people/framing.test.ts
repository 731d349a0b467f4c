import { describe, expect, it } from 'vitest';
import { composeShot } from '#studio/compose/compose.ts';
import type { Stage } from '#studio/compose/stage.ts';
import { understand } from '#studio/lexicon/understand.ts';
import { stream } from '#studio/random.ts';
import { castPeople } from './cast-people.ts';
import type { Ground } from './painting/ground.ts';
import { looksOf } from './dress/looks.ts';
import type { PlacedPerson } from './acting/staging/placed.ts';
import { stanceOf } from './acting/pose.ts';

/** Composed, not painted: where everybody is in the frame. */
function cast(prompt: string, seed = 1): Stage {
  const spec = understand(prompt, { style: 'cinematic', size: 'square' });
  const brief = { spec, styleId: 'cinematic', width: 64, height: 64, seed } as const;
  return composeShot({ ...brief, detail: 'preview' }).stage;
}

/** Share of the frame, from the top, at which a height of somebody's body is. */
const rowOf = ({ foot, metres, size, shape }: PlacedPerson, height: number): number =>
  foot - ((height - stanceOf(shape.pose).sunk) * size) / metres;

/** A laid table stands before them. */
const BEHIND: Ground = {
  isOutdoors: false,
  hasVines: false,
  table: 0.5,
  free: 0.4,
  aspect: 1,
  wine: [0.2, 0.01, 0.02],
  looks: looksOf(''),
  season: 'summer',
  hasPaleGrapes: false,
  rail: 0,
  scene: {
    things: [],
    said: [],
    vessel: null,
    hasVines: false,
    isWinter: false,
    isSpring: false,
    isOnBack: false,
    isOnShoulder: false,
    towards: null,
    isToChild: false,
    hasBeasts: false,
    hasLargeBeast: false,
    isMounted: false,
    saddle: 0,
    hasChildren: false,
    isLapInArms: false,
    isSilhouette: false,
    isAtHome: false,
    isAtFeet: false,
    isPosed: false,
    isPouredFor: false,
    isAmongTables: false,
    glasses: 0,
    isGod: false,
    people: 1,
    furniture: null,
    isDecanted: false,
    areHandInHand: false,
    isAgainstLight: false,
    isFromBarrel: false,
    hasCloth: false,
    isFeast: false,
    isMeal: false,
    isBarrelCarried: false,
    isGiantGlass: false,
    isMarble: false,
    leantOn: null,
    tree: null,
    lap: null,
    isCandlelit: false,
    isLabelRead: false,
    isOnBarrel: false,
    isAtBar: false,
    sitsOn: null,
    isTractorDriven: false,
    isScootered: false,
    isShoulderRide: false,
    isInPool: false,
    isInHammock: false,
    isInWheelchair: false,
    isInBath: false,
  },
};

const CROWN = 1.76;
const BREAST = 1.26;
/** Of somebody alone: a half figure, from the hips up with air above the head. Nearer is a portrait. */
const HALF_FIGURE = 0.46;

describe('how near people are', () => {
  it.each([
    'baby shower with a child, balloons and a pink cake',
    'a boy, a cake and balloons on a table',
    'family sunday lunch in the garden, white wine, bread and cheese',
    'friends having dinner at a long table, red wine and pasta',
    'couple picnic on a blanket in the vineyard',
    'a cellar worker beside a tank',
    'woman smelling red wine',
    'five tourists and a guide in a cellar',
  ])("'%s': every head has its shoulders in the frame, and nobody fills it", (prompt) => {
    for (const seed of [1, 2]) {
      const { people } = cast(prompt, seed);
      expect(people.length).toBeGreaterThan(0);
      for (const person of people) {
        const [crown, breast] = [rowOf(person, CROWN), rowOf(person, BREAST)];
        expect(crown).toBeGreaterThan(-0.01);
        expect(breast).toBeLessThan(1);
        expect(breast - crown).toBeLessThan(HALF_FIGURE);
        expect(Math.abs(person.at - 0.5)).toBeLessThan(0.5 - 0.15 / person.metres);
      }
    }
  });

  it.each(['child', 'woman', 'man'] as const)(
    'hides no shoulders of a %s behind a table',
    (who) => {
      const table = 0.42;
      const { people } = castPeople(
        [{ who, count: 1, role: null, part: 'figure', action: null }],
        { ...BEHIND, table },
        stream(3, 'people'),
      );
      expect(rowOf(people[0]!, BREAST)).toBeLessThan(table);
    },
  );

  it('turns a lone person three quarters to us, and no two of a group alike', () => {
    const [woman] = cast('woman standing in the vineyard').people;
    expect(Math.abs(woman!.facing)).toBeGreaterThan(0.3);
    expect(Math.abs(woman!.facing)).toBeLessThan(1);
    const turns = cast('three winemakers in a cellar').people.map(({ facing }) => facing);
    expect(new Set(turns.map((turn) => turn.toFixed(1))).size).toBe(3);
  });

  it('lets a couple stand shoulder to shoulder, one arm round the other', () => {
    const { people } = cast('a couple in the vineyard');
    const [a, b] = people as [PlacedPerson, PlacedPerson];
    expect(Math.abs(a.at - b.at) * a.metres).toBeLessThan(0.45);
    expect(b.shape.pose).toBe('beside');
    // Who is farther is painted first: the arm is behind the other's back.
    expect(b.metres).toBeGreaterThan(a.metres);
  });

  it.each([
    'two friends sharing a cheese board and red wine at a wine bar',
    'a couple enjoying red wine by the fireplace',
  ])('leaves room for a glass between two faces: %s', (prompt) => {
    const [one, other] = cast(prompt).people;
    const apart = Math.abs(one!.at - other!.at) * Math.min(one!.metres, other!.metres);
    expect(apart).toBeGreaterThan(0.42);
  });

  it('seats a picnic on its blanket, with a basket', () => {
    const { people, stands } = cast('couple picnic with bread and wine in the vineyard');
    expect(people.map(({ shape }) => shape.pose)).toEqual(['lounging', 'lounging']);
    expect(stands.flatMap(({ bears }) => bears.map(({ held }) => held))).toContain(
      'covered_basket',
    );
  });
});

describe('what people wear to work', () => {
  it.each([
    ['a worker in the cellar', 'overalls', 'cap'],
    ['a worker in white overalls and a hairnet checking bottles', 'overalls', 'hairnet'],
    ['grape picker in the vineyard at harvest', 'shirt', 'straw'],
    ['a picker in the cellar', 'shirt', 'none'],
    ['winter pruning, a worker in the snowy vines', 'shirt', 'none'],
    ['winegrower in a felt hat and a blue jacket', 'jacket', 'felt'],
    ['Bacchus raising a cup', 'drape', 'wreath'],
    ['a monk with a candle', 'robe', 'hood'],
  ])('%s', (prompt, cut, hat) => {
    const [person] = cast(prompt).people;
    expect([person!.wardrobe.cut, person!.shape.hat]).toEqual([cut, hat]);
  });

  it('weaves what is said into shirts and dresses', () => {
    const pattern = (prompt: string) => cast(prompt).people[0]!.wardrobe.pattern;
    expect(pattern('une vigneronne en chemise à carreaux')).toBe('checked');
    expect(pattern('winemaker in a striped shirt')).toBe('striped');
    expect(pattern('friends with a checked tablecloth')).toBeUndefined();
  });

  it('wears the colour that is said of all clothes', () => {
    const { wardrobe } = cast('a chef in white plating a dish').people[0]!;
    expect(Math.min(...wardrobe.top)).toBeGreaterThan(0.7);
    const bride = cast('Bride in a white dress toasting in front of a vineyard').people[0]!;
    expect(Math.min(...bride.wardrobe.top)).toBeGreaterThan(0.7);
    expect(cast('Bride in a white dress in front of a vineyard').direction.place).toBe('vineyard');
  });

  it('turns whoever watches the sunset away from us, the glass held out', () => {
    const [person] = cast('a woman watching the sunset with a glass of wine').people;
    expect(Math.abs(person!.facing)).toBeGreaterThan(2.8);
    expect(person!.shape.isTurnedAway).toBe(true);
  });

  it('gives no child wine', () => {
    const children = cast('three generations of winemakers tasting red wine').people.filter(
      ({ shape }) => shape.isChild,
    );
    expect(children.map(({ shape }) => shape.holds.filter(Boolean))).toEqual([[]]);
  });
});

describe('words that name nobody', () => {
  it.each([
    'baby shower with sparkling wine, balloons and a pink cake',
    'family winery in Tuscany',
    'guest book and a bottle',
    'our hero bottle on marble',
  ])('%s', (prompt) => {
    expect(cast(prompt).people).toEqual([]);
  });
});
