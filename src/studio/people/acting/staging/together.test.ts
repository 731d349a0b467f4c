import { describe, expect, it } from 'vitest';
import { composeShot } from '#studio/compose/compose.ts';
import { noteTraits } from '#studio/compose/traits/note-traits.ts';
import { understand } from '#studio/lexicon/understand.ts';
import { posed } from '#studio/people/acting/pose.ts';
import type { PlacedPerson } from './placed.ts';

function cast(prompt: string) {
  const spec = understand(prompt, { style: 'cinematic', size: 'square' });
  const brief = { spec, styleId: 'cinematic', width: 96, height: 96, seed: 1 } as const;
  const { stage, shot } = composeShot({ ...brief, detail: 'preview' });
  return { people: stage.people, traits: noteTraits(stage, shot) };
}

/** Where in the frame's metres somebody's serving hand is. */
function handOf({ shape, at, facing, metres, size }: PlacedPerson): number[] {
  const { hand } = posed(shape)[0]!;
  const aside = (hand[0] * Math.cos(facing) + hand[2] * Math.sin(facing)) * size;
  return [at * metres + aside, hand[1] * size];
}

describe('people who touch each other', () => {
  it.each([
    'a couple holding hands walking through the vineyard at sunset',
    'a mother and her daughter hand in hand in the vineyard',
    'a couple holding hands on a bench',
  ])("'%s': their hands meet", (prompt) => {
    const { people, traits } = cast(prompt);
    const [left, right] = people.map(handOf);
    expect(Math.abs(left![0]! - right![0]!)).toBeLessThan(0.03);
    expect(Math.abs(left![1]! - right![1]!)).toBeLessThan(0.03);
    expect(traits).toContain('action:joined');
  });

  it('does not hold hands with what cannot be there: alone, that is announced', () => {
    expect(cast('a woman walking through the vineyard').traits).not.toContain('action:joined');
  });

  it.each([
    'couple drinking wine under an olive tree',
    'three friends under an oak tree with wine',
  ])("'%s': all are seen from one distance", (prompt) => {
    const [first, ...others] = cast(prompt).people.map(({ metres }) => metres);
    for (const metres of others) expect(metres).toBeCloseTo(first!, 1);
  });

  it('seats two on one bench, and one bottle with them', () => {
    const { people } = cast('two people on a park bench with a bottle of wine');
    expect(people.map(({ shape }) => shape.sofaFor)).toEqual([2, undefined]);
    expect(people[0]!.shape.holds).toContain('bottle');
  });

  it('lays arms across backs, and kneels to hug a child', () => {
    const poses = (prompt: string) => cast(prompt).people.map(({ shape }) => shape.pose);
    expect(poses('friends with arms around each other')).toEqual([
      'arm_round',
      'arms_round',
      'arm_round',
    ]);
    expect(poses('a mother hugging her son')).toEqual(['kneel_hug', 'hugging']);
    expect(poses('a couple kissing in the vineyard')).toEqual(['kissing', 'kissing']);
  });

  it('lets the one who is said to feed another do so', () => {
    const [woman, man] = cast('a woman feeding her husband a grape').people;
    expect([woman!.shape.isWoman, woman!.shape.pose]).toEqual([true, 'feeding']);
    expect([man!.shape.isWoman, man!.shape.pose]).toEqual([false, 'fed']);
  });
});

describe('how somebody stands, sits and feels', () => {
  it('leans back against a wall with the glass that was told', () => {
    const [man] = cast('a man leaning with his back against a stone wall, glass in hand').people;
    expect([man!.shape.pose, man!.shape.holds]).toEqual(['leaning_back', ['glass']]);
  });

  it('sits as high as the animal is, and a child too', () => {
    const hips = (prompt: string) => {
      const { shape, size } = cast(prompt).people[0]!;
      return (1.57 + (shape.raised ?? 0)) * size;
    };
    const horse = hips('a man riding a horse through the vineyard');
    expect(horse - hips('a man riding a donkey through the vines')).toBeCloseTo(0.35, 2);
    expect(hips('a woman riding a horse')).toBeCloseTo(horse, 2);
    expect(hips('a boy riding a horse')).toBeCloseTo(horse, 2);
  });

  it.each([
    ['a crying woman with a glass of wine', 'cry'],
    ['an angry chef', 'angry'],
    ['ein trauriger Winzer', 'sad'],
    ['a surprised man with a glass', 'shock'],
  ])("'%s' shows it, and says so", (prompt, mood) => {
    const { people, traits } = cast(prompt);
    expect(people[0]!.shape.mood).toBe(mood);
    expect(traits).toContain(`look:${mood}`);
  });

  it('wears what was told: a tastevin round the neck, white gloves', () => {
    expect(cast('a sommelier with a tastevin around his neck').traits).toContain('worn:tastevin');
    expect(cast('a butler with white gloves holding a bottle').traits).toContain('worn:gloves');
    expect(cast('a sommelier with a glass').traits).not.toContain('worn:tastevin');
  });

  it('picks at a vine in leaf without grapes in spring', () => {
    expect(cast('a worker pruning vines in spring').people[0]!.shape.beside).toBe('green_vine');
    expect(cast('a woman picking grapes in autumn').people[0]!.shape.beside).toBe('vine');
  });

  it('has wine on the table of friends, and none where children sit', () => {
    const held = (prompt: string) => cast(prompt).people.flatMap(({ shape }) => shape.holds);
    expect(held('friends laughing at a long table')).toContain('glass');
    expect(held('children at a long table')).not.toContain('glass');
  });
});
