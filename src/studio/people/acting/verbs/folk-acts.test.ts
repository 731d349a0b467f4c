import { describe, expect, it } from 'vitest';
import { composeShot } from '#studio/compose/compose.ts';
import { noteTraits } from '#studio/compose/traits/note-traits.ts';
import { understand } from '#studio/lexicon/understand.ts';
import type { Held } from '#studio/people/held/hold.ts';
import type { Pose } from '#studio/people/acting/stance.ts';

function cast(prompt: string) {
  const spec = understand(prompt, { style: 'cinematic', size: 'square' });
  const brief = { spec, styleId: 'cinematic', width: 64, height: 64, seed: 1 } as const;
  const { stage, shot } = composeShot({ ...brief, detail: 'preview' });
  const { people, stands } = stage;
  return { people, stands, place: stage.direction.place, traits: noteTraits(stage, shot) };
}

const thingOf = (held: Held | null): string | null =>
  typeof held === 'object' ? (held?.thing ?? null) : held;

describe('what people do with brooms, benches, vans and bottles', () => {
  it.each<[string, Pose, string]>([
    ['a winemaker kissing a bottle', 'tasting', 'kissing'],
    ['a cellar hand sweeping the floor', 'digging', 'sweeping'],
    ['un caviste balaie la cave', 'digging', 'sweeping'],
    ['an old man drinking red wine on a bench', 'sitting', 'tasting'],
    ['a woman kneeling in the vines cutting grapes', 'kneeling', 'cutting'],
    ['a couple skiing down a slope', 'skiing', 'skiing'],
    ['a chef tasting the sauce with a spoon', 'eating', 'tasting'],
    ['two men loading crates into a van', 'carrying', 'loading'],
  ])('%s', (prompt, pose, act) => {
    const { people, traits } = cast(prompt);
    expect(people[0]!.shape.pose).toBe(pose);
    expect(traits).toContain(`action:${act}`);
  });

  it('has a broom in the hands of whoever sweeps', () => {
    const [sweeper] = cast('a cellar hand sweeping the floor').people;
    expect(sweeper!.shape.holds.map(thingOf)).toEqual(['broom']);
  });

  it('holds a parasol that somebody walks with, and none over a table', () => {
    const [walker] = cast('woman with a red parasol walking in the vineyard').people;
    expect(walker!.shape.holds.map(thingOf)).toContain('parasol');
    const guests = cast('a couple at a table with a parasol on a terrace').people;
    expect(guests.flatMap(({ shape }) => shape.holds.map(thingOf))).not.toContain('parasol');
  });

  it('parks a car behind whoever stands beside it, in nobody’s hands', () => {
    const { people, stands } = cast('a couple next to a vintage car');
    const car = stands.find(({ bears }) =>
      bears.some(({ held }) => thingOf(held) === 'vintage_car'),
    );
    expect(car?.metres).toBeGreaterThan(people[0]!.metres);
    expect(people.flatMap(({ shape }) => shape.holds).map(thingOf)).not.toContain('vintage_car');
  });

  it('parks the van behind whoever loads it', () => {
    const { people, stands } = cast('two men loading crates into a van');
    const van = stands.find(({ bears }) => bears.some(({ held }) => thingOf(held) === 'van'))!;
    expect(van.metres).toBeGreaterThan(Math.max(...people.map(({ metres }) => metres)));
  });

  it('parks the tractor, its trailer and its load behind whoever loads it, as large as they are', () => {
    const { people, stands } = cast('harvest crew loading grapes on a tractor');
    const parked = stands.find(({ bears }) =>
      bears.some(({ held }) => thingOf(held) === 'tractor'),
    )!;
    expect(parked.bears.map(({ held }) => thingOf(held))).toEqual(['tractor', null, 'grapes']);
    const far = Math.max(...people.map(({ metres }) => metres));
    expect(parked.metres).toBeGreaterThan(far);
    expect(parked.metres).toBeLessThan(far * 1.3);
  });

  it('lets onlookers stand aside of the tub', () => {
    const { people } = cast('a boy stomping grapes in a tub while his grandmother watches');
    expect(people.map(({ shape }) => shape.pose)).toEqual(['stomping', 'standing']);
  });

  it('gives a string quartet three fiddles and a cello', () => {
    const { people } = cast('a string quartet at a wine bar');
    expect(people.map(({ shape }) => thingOf(shape.holds[0] ?? null))).toEqual([
      'violin',
      'violin',
      'violin',
      'cello',
    ]);
  });

  it('leaves only the god to Bacchus', () => {
    const { people } = cast('Bacchus with grapes and three dancing women');
    expect(people.map(({ shape }) => shape.pose.startsWith('dancing'))).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });

  it('lays a table that is full of food', () => {
    const { traits } = cast('a family of five at a long table full of food');
    expect(traits).toContain('feast');
    expect(cast('a family of five at a long table').traits).not.toContain('feast');
  });

  it('brings the family to a family dinner, whatever is on the table', () => {
    expect(cast('family dinner with turkey and Bordeaux').people).toHaveLength(4);
  });

  it('gives guests told with flutes no knife of the wedding cake', () => {
    const { figures } = understand('bride and groom cutting the cake, guests with flutes', {});
    expect(figures.map(({ action }) => action)).toEqual(['cutting', null]);
  });

  it('sits in the bathtub that is named', () => {
    const [bather] = cast('a woman in a bathtub with a glass of red wine').people;
    expect(bather!.shape.beside).toBe('bath');
    expect(bather!.shape.holds.map(thingOf)).toEqual(['glass', null, 'bathtub']);
  });

  it('washes a barrel with the hose that is named, else with a brush', () => {
    const [hosed] = cast('a man washing a barrel with a hose').people;
    expect(hosed!.shape.holds.map(thingOf)).toEqual(['hose']);
    expect(cast('a man washing a barrel').people[0]!.shape.pose).toBe('scrubbing');
  });

  it('knows musketeers and bishops, and a servant who only brings the tray', () => {
    expect(cast('five musketeers in a tavern').people).toHaveLength(5);
    expect(cast('a bishop in an abbey').traits).toContain('trade:bishop');
    const { figures } = understand('a nobleman tasting wine, servant with a tray behind him', {});
    expect(figures.map(({ role, action }) => [role, action])).toEqual([
      [null, 'tasting'],
      ['waiter', null],
    ]);
  });

  it('keeps both heads of lovers under a tree in the frame', () => {
    for (const { foot, metres } of cast('a couple kissing under a tree').people)
      expect(foot - 1.7 / metres).toBeGreaterThan(0);
  });

  it('rolls one barrel between two, and opens oysters with a knife', () => {
    const rollers = cast('two workers rolling a barrel').people;
    expect(rollers.map(({ shape }) => shape.beside)).toEqual(['rolled_barrel', null]);
    const shucked = cast('hands opening oysters').stands[0]!;
    expect(shucked.bears.some(({ held }) => thingOf(held) === 'oyster')).toBe(true);
  });

  it('gives each of several a pipe of their own', () => {
    const { people } = cast('four men smoking pipes');
    expect(people.map(({ shape }) => shape.pose)).toEqual(Array(4).fill('smoking'));
  });

  it('counts a brunette as somebody, and a brunette woman as one', () => {
    expect(cast('a brunette with a glass of wine').people).toHaveLength(1);
    expect(cast('a brunette woman with a glass of wine').people).toHaveLength(1);
  });

  it('leaves a bottle in front of whoever labels several', () => {
    const { stands } = cast('a woman labelling bottles in a cellar');
    expect(stands[0]!.bears.filter(({ held }) => held === 'bottle').length).toBeGreaterThan(1);
  });
});
