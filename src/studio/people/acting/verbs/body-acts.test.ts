import { describe, expect, it } from 'vitest';
import { composeShot } from '#studio/compose/compose.ts';
import { noteTraits } from '#studio/compose/traits/note-traits.ts';
import { understand } from '#studio/lexicon/understand.ts';
import type { Pose } from '#studio/people/acting/stance.ts';

function cast(prompt: string) {
  const spec = understand(prompt, { style: 'cinematic', size: 'square' });
  const brief = { spec, styleId: 'cinematic', width: 64, height: 64, seed: 1 } as const;
  const { stage, shot } = composeShot({ ...brief, detail: 'preview' });
  return { people: stage.people, place: stage.direction.place, traits: noteTraits(stage, shot) };
}

describe('what people climb, exercise and work at', () => {
  it.each<[string, Pose, string]>([
    ['a cellar hand climbing a ladder', 'climbing', 'climbing'],
    ['ein Kellermeister auf einer Leiter', 'climbing', 'climbing'],
    ['a woman doing yoga between the vines', 'tree_pose', 'yoga'],
    ['une femme fait du yoga dans les vignes', 'tree_pose', 'yoga'],
    ['a man meditating in a vineyard', 'lotus', 'meditating'],
    ['a taster spitting into a spittoon', 'spitting', 'spitting'],
    ['a winegrower spraying the vines', 'spraying', 'spraying'],
    ['a woman paying by card in a wine shop', 'giving', 'paying'],
    ['a worker loading boxes', 'holding', 'loading'],
    ['a waiter clearing the plates', 'serving', 'clearing'],
    ['a cellar master topping up a barrel', 'sampling', 'topping'],
    ['an enologist blending samples', 'dressing', 'blending'],
    ['a man playing the piano in a wine bar', 'at_piano', 'playing'],
    ['a woman in a hammock with a glass of white wine', 'reclining', 'hammock'],
    ['una mujer en una hamaca', 'reclining', 'hammock'],
    ['a grandfather in a wheelchair on a terrace', 'sitting', 'wheelchair'],
    ['ein Mann im Rollstuhl', 'sitting', 'wheelchair'],
  ])('%s', (prompt, pose, act) => {
    const { people, traits } = cast(prompt);
    expect(people.map(({ shape }) => shape.pose)).toEqual([pose]);
    expect(traits).toContain(`action:${act}`);
  });

  it('sends whoever sprays vines into them', () => {
    expect(cast('a winegrower spraying the vines').place).toBe('vineyard');
  });

  it('takes the hat off that is in the hand', () => {
    const [held] = cast('a winemaker with his hat in his hand').people;
    expect(held!.shape.hat).toBe('none');
    expect(held!.shape.holds).toContainEqual(expect.objectContaining({ thing: 'straw_hat' }));
    const [worn] = cast('a winemaker in a straw hat').people;
    expect(worn!.shape.hat).toBe('straw');
  });

  it('sits in a hot tub up to the chest', () => {
    const { people } = cast('a couple in a hot tub with sparkling wine');
    expect(people.every(({ isInWater }) => isInWater)).toBe(true);
    expect(cast('a couple beside the pool').people.some(({ isInWater }) => isInWater)).toBe(false);
  });

  it('lets two who ride together ride the same way', () => {
    const [one, other] = cast('a couple riding bicycles through the vines').people;
    expect(Math.sign(one!.facing)).toBe(Math.sign(other!.facing));
  });

  it('shows the bottle that a photographer photographs', () => {
    const [person] = cast('a photographer taking a picture of a wine bottle').people;
    expect(person!.shape.beside).toBe('shown_bottle');
  });

  it('lets who poses at a harvest stand there with the crates', () => {
    const { people } = cast('a harvest crew of six posing with crates');
    expect(people).toHaveLength(6);
    expect(people.every(({ shape }) => shape.beside === 'crate')).toBe(true);
  });
});
