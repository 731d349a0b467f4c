import { describe, expect, it } from 'vitest';
import { composeShot } from '#studio/compose/compose.ts';
import type { Stage } from '#studio/compose/stage.ts';
import { understand } from '#studio/lexicon/understand.ts';
import type { Pose } from './acting/stance.ts';

const SIDE = 64;

/** Composed, not painted: who is cast, how they stand and what they hold. */
function cast(prompt: string): Stage {
  const spec = understand(prompt, { style: 'cinematic', size: 'square' });
  const brief = { spec, styleId: 'cinematic', width: SIDE, height: SIDE, seed: 1 } as const;
  return composeShot({ ...brief, detail: 'preview' }).stage;
}

const holdsOf = (stage: Stage): (string | null)[] =>
  stage.people.flatMap(({ shape }) =>
    shape.holds.map((held) => (typeof held === 'object' ? (held?.thing ?? null) : held)),
  );

describe('who is asked for', () => {
  it.each<[string, ('w' | 'm' | 'girl' | 'boy')[]]>([
    ['due contadini con cesti di uva', ['m', 'm']],
    ['une petite fille qui mange du raisin', ['girl']],
    ['grandfather and granddaughter in the vineyard', ['m', 'girl']],
    ['dos amigas con vino blanco', ['w', 'w']],
    ['eine Winzerin und ihr Vater im Keller', ['w', 'm']],
    ['famiglia: padre, madre e una bambina', ['m', 'w', 'girl']],
    ['a waiter and a woman', ['m', 'w']],
    ["four women on a girls' night with white wine", ['w', 'w', 'w', 'w']],
    ['businessmen shaking hands over a glass of wine', ['m', 'm']],
    ['a boy and a girl helping with the harvest', ['boy', 'girl']],
    ['grandparents and two boys in the vineyard', ['w', 'm', 'boy', 'boy']],
    ['family with two boys in the vineyard', ['w', 'm', 'boy', 'boy']],
  ])('%s', (prompt, who) => {
    const { people } = cast(prompt);
    expect(people).toHaveLength(who.length);
    const seen = people.map(({ shape }) => [shape.isChild, shape.isWoman]);
    expect(seen).toMatchObject(
      who.map((one) => [one === 'girl' || one === 'boy', one === 'w' || one === 'girl']),
    );
  });

  it('gives each of two people their own clothes and age', () => {
    const { people } = cast('an old man in a black suit and a woman in a red dress');
    const [man, woman] = people.map(({ wardrobe }) => wardrobe);
    expect([man!.cut, woman!.cut]).toEqual(['jacket', 'dress']);
    expect(woman!.top[0]).toBeGreaterThan(woman!.top[2] * 3);
    expect(man!.hair[0]).toBeGreaterThan(0.4);
    expect(woman!.hair[0]).toBeLessThan(0.4);
  });
});

describe('what people do', () => {
  it.each<[string, Pose, string[]]>([
    ['a woman wrapping a bottle', 'working', ['wrapped_bottle']],
    ['winemaker with a clipboard in front of steel tanks', 'holding', ['clipboard']],
    ['old man reading a book with a glass of wine', 'sitting', ['book', 'glass']],
    ['a sommelier presents a bottle to the guests', 'presenting', ['raised_bottle']],
    ['un sommelier présente une bouteille', 'presenting', ['raised_bottle']],
    ['silhouette of a couple with wine glasses at sunset', 'clinking', ['glass', 'glass']],
    ['silhouette of a man with a glass of wine', 'toasting', ['glass']],
    ['un homme marche dans les vignes', 'walking', []],
    ['a man reading the wine list at a restaurant table', 'sitting', ['menu_card']],
    [
      'waiter bringing a tray with two glasses and a cheese plate',
      'serving',
      ['tray_2', 'hard_cheese'],
    ],
    ['an old couple sitting at a small table with wine and bread', 'sitting', ['glass', 'glass']],
    ['two friends sharing a bottle of wine on a sofa at home', 'sitting', ['glass', 'bottle']],
    ['a couple raising champagne glasses on a terrace', 'clinking', ['glass', 'glass']],
    ['a mother and her little son eating grapes', 'eating', ['grapes']],
    ['women friends with spritz on a piazza', 'holding', ['cocktail', 'cocktail', 'cocktail']],
    ['a father and his daughter tasting wine from the barrel', 'sampling', ['pipette', 'glass']],
    ['a woman reading a book on a bench with a glass of wine', 'sitting', ['book', 'glass']],
    ['a woman taking a photo of her glass with her phone', 'photographing', ['phone', 'glass']],
    ['sommelier pouring red wine into a decanter', 'decanting', ['bottle', 'decanter']],
    ['a man rolling a barrel', 'rolling', []],
    ['a farmer planting a young vine', 'kneeling', ['seedling']],
    ['a couple dancing in the cellar', 'dancing', []],
    ['two friends clinking glasses', 'clinking', ['glass', 'glass']],
    ['ein Mann spielt Gitarre', 'playing', ['guitar']],
    ['un professeur explique le vin', 'explaining', []],
    ['a girl holding flowers', 'holding', ['flowers']],
    ['a man with a gift box', 'holding', ['gift_box']],
    ['two businessmen shaking hands in a cellar', 'greeting', []],
    ['Kellner bringt einen Teller Pasta', 'serving', ['pasta']],
    ['a cooper hammering on a barrel', 'hammering', []],
    ['a woman reading a label in a wine shop', 'studying', ['raised_bottle']],
    ['grape pickers filling crates with red grapes', 'filling', ['grapes']],
    ['a girl riding a bicycle in the vineyard', 'riding', []],
    ['winemaker portrait, arms crossed', 'arms_crossed', []],
    ['a man holding a red umbrella in the rain', 'holding', ['umbrella']],
    ['der Koch richtet an', 'working', ['plate']],
    ['winemaker swirling a glass of white wine', 'swirling', ['swirled_glass']],
    ['Monk pouring wine from a jug into a clay cup', 'pouring', ['jug', 'cup']],
    ['Man lifting a barrel onto his shoulder in the cellar', 'carrying', []],
    ['a man raising a giant glass of red wine', 'hoisting', ['giant_glass']],
    ['sabering a bottle of champagne', 'sabering', ['sabre', 'bottle']],
    ['un sommelier sabre une bouteille de champagne', 'sabering', ['sabre', 'bottle']],
    ['brass band at a wine festival', 'playing', ['trumpet', 'saxophone', 'trumpet']],
    ['a picker cutting grapes with secateurs', 'picking', ['secateurs']],
    ['a winemaker cuts a bunch of grapes', 'picking', ['secateurs']],
    ['un vendangeur coupe une grappe de raisin noir', 'picking', ['secateurs']],
    ["un vignaiolo taglia un grappolo d'uva", 'picking', ['secateurs']],
    ['un viticultor corta un racimo de uvas', 'picking', ['secateurs']],
    ['Winzer schneidet eine Traube', 'picking', ['secateurs']],
  ])('%s', (prompt, pose, holds) => {
    const stage = cast(prompt);
    expect(stage.direction.archetype).toBe('people');
    expect(stage.people[0]!.shape.pose).toBe(pose);
    expect(holdsOf(stage)).toEqual(expect.arrayContaining(holds));
    expect(stage.scene.traits).toContain(`action:${stage.people[0]!.shape.does[0] ?? pose}`);
  });

  it('lets one draw from the barrel, and the other taste', () => {
    const { people } = cast('a father and his daughter tasting wine from the barrel');
    expect(people.map(({ shape }) => shape.beside)).toEqual(['barrel', null]);
  });

  it('lets whoever smiles look up from the vine', () => {
    const [{ facing, shape }] = cast('a woman picking grapes, smiling at the camera').people as [
      Stage['people'][number],
    ];
    expect(Math.abs(facing + (shape.gaze ?? 0))).toBeLessThan(1);
  });

  it('gives dark skin dark hair and eyes', () => {
    const dark = Array.from(
      { length: 12 },
      (_, i) => cast(`woman number ${i} with a glass`).people[0]!,
    )
      .map(({ wardrobe }) => wardrobe)
      .filter(({ skin }) => skin[0] < 0.4);
    expect(dark.length).toBeGreaterThan(0);
    expect(dark.every(({ hair, iris }) => hair[0] < 0.1 && iris![1] < iris![0])).toBe(true);
  });

  it('lets every glass of a group meet at one place', () => {
    const { people } = cast('four friends clinking glasses of rosé on a terrace');
    const meet = people.map(({ at, metres, facing, size, shape }) => {
      const [x, , z] = shape.reach!;
      const aside = x * Math.cos(facing) + (z + 0.03) * Math.sin(facing);
      return at * metres + aside * size;
    });
    const middle = meet.reduce((sum, x) => sum + x, 0) / meet.length;
    for (const x of meet) expect(Math.abs(x - middle)).toBeLessThan(0.14);
  });

  it('dresses no two of a group alike', () => {
    for (const prompt of ['four women toasting in a garden', 'six friends at a wine tasting']) {
      const { people } = cast(prompt);
      const clothes = people.map(({ wardrobe: { cut, top, under } }) => [cut, top, under].join());
      expect(new Set(clothes).size).toBe(people.length);
    }
  });

  it.each([
    ['a nun with a glass of white wine', 'wimple', true],
    ['a king drinking wine', 'crown', false],
    ['a monk in the cellar', 'hood', false],
    ['santa claus with a bottle of red wine', 'santa', false],
  ])('%s is known by what is worn', (prompt, hat, isWoman) => {
    const { people, direction } = cast(prompt);
    expect(direction.archetype).toBe('people');
    expect(people).toHaveLength(1);
    expect(people[0]!.shape.hat).toBe(hat);
    expect(people[0]!.shape.isWoman).toBe(isWoman);
  });

  it('seats friends around one table, and its candles stand on it', () => {
    const stage = cast('four friends sitting around a table with candles and red wine');
    expect(stage.stands).toHaveLength(1);
    expect(stage.people.every(({ shape }) => shape.pose === 'sitting')).toBe(true);
    expect(new Set(stage.people.map(({ at }) => at.toFixed(2))).size).toBe(4);
    expect(stage.scene.held).toContain('candle');
  });

  it('shares out what is carried: one basket for a family, one for each of two farmers', () => {
    const baskets = (prompt: string) =>
      holdsOf(cast(prompt)).filter((held) => held?.endsWith('basket'));
    expect(baskets('a family walking through the vineyard with a basket')).toHaveLength(1);
    expect(baskets('due contadini con cesti di uva')).toHaveLength(2);
  });

  it('lets one explain while the others listen', () => {
    const { people } = cast('five guests with glasses in the cellar, a winemaker explaining');
    const poses = people.map(({ shape }) => shape.pose);
    expect(poses.filter((pose) => pose === 'explaining')).toHaveLength(1);
    expect(new Set(people.map(({ size, metres }) => (size / metres).toFixed(1))).size).toBeLessThan(
      3,
    );
  });

  it('looks at whoever explains between the backs of those who listen', () => {
    const { people } = cast('cellar tour group listening to the guide');
    const speaker = people.find(({ shape }) => shape.pose === 'explaining')!;
    const others = people.filter((one) => one !== speaker);
    expect(Math.abs(speaker.facing)).toBeLessThan(1);
    for (const { facing, metres, at } of others) {
      expect(Math.abs(facing)).toBeGreaterThan(2);
      expect(metres).toBeLessThan(speaker.metres);
      expect(Math.sign(facing)).toBe(at < 0.5 ? 1 : -1);
    }
    expect(others.some(({ at }) => at < speaker.at)).toBe(true);
    expect(others.some(({ at }) => at > speaker.at)).toBe(true);
  });

  it.each(['harvest team photo in front of the winery', 'photo de groupe des vendangeurs'])(
    "stands for the camera, nobody at work: '%s'",
    (prompt) => {
      const { people } = cast(prompt);
      expect(people.length).toBeGreaterThan(2);
      expect(people.some(({ shape }) => shape.pose === 'picking')).toBe(false);
      expect(people.every(({ facing }) => Math.abs(facing) < 0.5)).toBe(true);
      expect(new Set(people.map(({ shape }) => shape.pose)).size).toBeGreaterThan(1);
    },
  );

  it('lets two dance with each other, and a third alone', () => {
    const poses = cast('three friends dancing at a party').people.map(({ shape }) => shape.pose);
    expect(poses).toEqual(['dancing', 'dancing', 'dancing_alone']);
  });

  it('lets nobody hide their head behind what is on their shoulder', () => {
    const { people } = cast('grape pickers walking with crates on their shoulders');
    for (const { facing, shape } of people) {
      expect(shape.pose).toBe('on_shoulder');
      expect(shape.serving).toBe(facing > 0 ? 1 : -1);
    }
    expect(new Set(people.map(({ shape }) => shape.isOtherFoot ?? false)).size).toBe(2);
  });

  it('stands whoever serves behind the counter', () => {
    const { stands, people } = cast('a woman behind the counter of a wine shop');
    expect(stands.map(({ stand }) => stand)).toEqual(['counter']);
    // Nearer than she is, so that it hides her below the waist.
    expect(stands[0]!.metres).toBeLessThan(people[0]!.metres);
  });
});
