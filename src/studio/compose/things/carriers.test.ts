import { describe, expect, it } from 'vitest';
import { hullOf } from '#studio/compose/camera/bounds.ts';
import { composeShot } from '#studio/compose/compose.ts';
import { frameBoxOf } from '#studio/compose/camera/frame-camera.ts';
import { understand } from '#studio/lexicon/understand.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { askedThings } from './asked-things.ts';

const placed = (prompt: string) => {
  const things = askedThings(understand(prompt));
  return things.map(({ thing, relation }) =>
    relation ? `${thing} ${relation.kind} ${things[relation.to]?.thing}` : thing,
  );
};

describe('what carries things', () => {
  it.each([
    ['apples and pears in a wooden bowl', ['apple in bowl', 'pear in bowl', 'bowl']],
    [
      'bread, cheese and grapes on a board next to a bottle',
      [
        'bread on board',
        'hard_cheese on board',
        'grapes on board',
        'board beside bottle',
        'bottle',
      ],
    ],
    ['a bottle and a cork on a plate', ['bottle', 'cork on plate', 'plate']],
    [
      'a wooden crate full of grapes on a stone wall',
      ['crate on stone_wall', 'grapes in crate', 'stone_wall'],
    ],
    ['two bottles lying in straw in an open wooden case', ['bottle in wooden_case', 'wooden_case']],
    ['five bottles on a wooden shelf', ['bottle on shelf_board', 'shelf_board']],
    ['a cat under a chair', ['cat under chair', 'chair']],
    [
      'dog under a wooden table with a bottle on it',
      ['dog under long_table', 'bottle on long_table', 'long_table'],
    ],
    ['a candle stuck in a wine bottle', ['candle in bottle', 'bottle']],
    ['a vase of eucalyptus and white roses', ['vase', 'eucalyptus in vase', 'rose in vase']],
    ['a napkin under a cake stand', ['napkin', 'cake_stand on napkin']],
    ['a copper pot filled with mussels', ['mussels']],
    ['a negroni in a tumbler', ['cocktail']],
    ['a guitar leaning against a barrel', ['guitar right_of barrel', 'barrel']],
    ['a ladder leaning against a stone wall', ['ladder in_front_of stone_wall', 'stone_wall']],
    [
      'ice cream topped with strawberries in a glass bowl',
      ['ice_cream in bowl', 'strawberry in bowl', 'bowl'],
    ],
  ])('is the one that was said: %s', (prompt, expected) => {
    expect(placed(prompt)).toEqual(expected);
  });
});

function shot(prompt: string) {
  const spec = understand(prompt, { style: 'cinematic' });
  const { stage } = composeShot({
    spec,
    styleId: 'cinematic',
    width: 512,
    height: 512,
    seed: 1,
    detail: 'preview',
  });
  const pointsOf = (thing: ThingId) =>
    hullOf(
      stage.scene,
      new Set(stage.scene.objects.filter((one) => one.thing === thing).map(({ id }) => id)),
    );
  return { scene: stage.scene, pointsOf };
}

const side = (points: readonly (readonly number[])[], axis: number) => {
  const values = points.map((point) => point[axis]!);
  return [Math.min(...values), Math.max(...values)] as const;
};

describe('in the picture', () => {
  it('a crate on a wall is framed', () => {
    const { scene, pointsOf } = shot('a wooden crate full of grapes on a stone wall');
    const box = frameBoxOf(pointsOf('crate'), scene.camera, 1);
    expect(Object.values(box).every(Number.isFinite)).toBe(true);
  });

  it('a cat lies between the legs of its chair', () => {
    const { pointsOf } = shot('a cat under a chair');
    const [cat, chair] = [pointsOf('cat'), pointsOf('chair')];
    expect(side(cat, 0)[0]).toBeGreaterThan(side(chair, 0)[0]);
    expect(side(cat, 0)[1]).toBeLessThan(side(chair, 0)[1]);
    expect(side(cat, 1)[0]).toBeLessThan(1);
  });

  it('a guitar leans: its head is nearer to the barrel than its foot', () => {
    const guitar = shot('a guitar leaning against a barrel').pointsOf('guitar');
    const [low, high] = side(guitar, 1);
    const at = (from: number, to: number) =>
      side(
        guitar.filter(([, y]) => y >= low + (high - low) * from && y <= low + (high - low) * to),
        0,
      )[0];
    expect(at(0.9, 1)).toBeLessThan(at(0, 0.1));
  });

  it('garlic hangs over the jug', () => {
    const { pointsOf } = shot('garlic hanging from a beam above a jug of wine');
    expect(side(pointsOf('garlic'), 1)[0]).toBeGreaterThan(side(pointsOf('jug'), 1)[0] + 4);
    expect(pointsOf('beam').length).toBeGreaterThan(0);
  });

  it('bottles lie in an open case, on straw', () => {
    const { pointsOf } = shot('two bottles lying in straw in an open wooden case');
    const [bottle, box] = [pointsOf('bottle'), pointsOf('wooden_case')];
    expect(side(bottle, 0)[0]).toBeGreaterThan(side(box, 0)[0]);
    expect(side(bottle, 0)[1]).toBeLessThan(side(box, 0)[1]);
    expect(pointsOf('straw').length).toBeGreaterThan(0);
  });

  it('a napkin is knotted round the neck of a bottle in its bucket', () => {
    const { pointsOf } = shot(
      'champagne in an ice bucket with a white napkin tied around the neck',
    );
    expect(side(pointsOf('napkin'), 1)[0]).toBeGreaterThan(8);
  });
});
