import { describe, expect, it } from 'vitest';
import { composeShot } from '#studio/compose/compose.ts';
import { understand } from '#studio/lexicon/understand.ts';
import { posed } from '#studio/people/acting/pose.ts';
import { trunkColour } from '#studio/people/dress/trunk-colours.ts';
import type { PlacedPerson } from './placed.ts';

const SIDE = 96;

function peopleOf(prompt: string): PlacedPerson[] {
  const spec = understand(prompt, { style: 'cinematic', size: 'square' });
  const brief = { spec, styleId: 'cinematic', width: SIDE, height: SIDE, seed: 4 } as const;
  return [...composeShot({ ...brief, detail: 'preview' }).stage.people];
}

/** Where a point of somebody is across the frame, in metres. */
const across = (person: PlacedPerson, x: number, z: number): number =>
  person.at * person.metres +
  (x * Math.cos(person.facing) + z * Math.sin(person.facing)) * person.size;

describe('people seen from behind', () => {
  it('are turned a little aside while they walk, or no step would be seen', () => {
    const people = peopleOf('a couple from behind walking through the vineyard holding hands');
    for (const { facing } of people) {
      expect(Math.cos(facing)).toBeLessThan(-0.8);
      expect(Math.abs(Math.sin(facing))).toBeGreaterThan(0.3);
    }
  });

  it('hold hands between them, where it is seen', () => {
    const people = peopleOf('a couple from behind walking through the vineyard holding hands');
    const [left, right] = people.toSorted((a, b) => a.at - b.at);
    const hands = [left!, right!].map((one) => {
      const { hand } = posed(one.shape)[0]!;
      return across(one, hand[0], hand[2]);
    });
    expect(Math.abs(hands[0]! - hands[1]!)).toBeLessThan(0.06);
    expect(hands[0]).toBeGreaterThan(left!.at * left!.metres + 0.28);
  });

  it('have an arm round the one beside them and not into the air', () => {
    const people = peopleOf('bride and groom from behind in the vineyard');
    const arm = people.findIndex(({ shape }) => shape.pose === 'beside');
    const [one, other] = [people[arm]!, people[1 - arm]!];
    const { hand } = posed(one.shape)[0]!;
    const from = across(one, 0, 0);
    expect(Math.sign(across(one, hand[0], hand[2]) - from)).toBe(Math.sign(other.at - one.at));
  });

  it('show no shirt through the back of a jacket', () => {
    const black = [0, 0, 0] as const;
    const dark = { skin: black, hair: black, wine: black, scarf: black, leaves: black };
    const jacket = { cut: 'jacket', top: black, under: [1, 1, 1], legs: black, ...dark } as const;
    expect(trunkColour(jacket, [0.02, 1.45, -0.08])).toEqual(black);
  });
});

it('has the screw right above the neck of the bottle', () => {
  const [one] = peopleOf('a sommelier opening a bottle of red wine with a corkscrew');
  const [screw, bottle] = posed(one!.shape);
  expect(one!.shape.pose).toBe('opening');
  expect(Math.abs(screw!.hand[0] - bottle!.hand[0])).toBeLessThan(0.01);
  expect(Math.abs(screw!.hand[2] - bottle!.hand[2])).toBeLessThan(0.01);
});

it('plays a saxophone at the lips', () => {
  const [one] = peopleOf('a man playing the saxophone in a wine bar');
  const [first, second] = posed(one!.shape);
  expect(one!.shape.pose).toBe('playing');
  // The crook is a hand's length above the upper hand.
  expect(first!.hand[1]).toBeGreaterThan(1.2);
  expect(Math.abs(first!.hand[0] - second!.hand[0])).toBeLessThan(0.06);
});

describe('she pours, he holds the glass', () => {
  const people = peopleOf('she pours red wine, he holds the glass');
  const [pourer, taker] = people;

  it('fills the glass that is held out, and no other', () => {
    expect(pourer!.shape.holds).toEqual(['bottle']);
    expect(taker!.shape.holds).toEqual(['glass']);
  });

  it('has the stream above the bowl', () => {
    const [x, y, z] = pourer!.shape.pourInto!;
    const { hand } = posed(taker!.shape)[0]!;
    // Half of a bowl.
    expect(
      Math.abs(across(pourer!, x, z + 0.03) - across(taker!, hand[0], hand[2] + 0.03)),
    ).toBeLessThan(0.03);
    expect(y * pourer!.size).toBeCloseTo(hand[1] * taker!.size, 2);
  });
});
