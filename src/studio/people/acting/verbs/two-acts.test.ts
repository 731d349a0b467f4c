import { describe, expect, it } from 'vitest';
import { composeShot } from '#studio/compose/compose.ts';
import { understand } from '#studio/lexicon/understand.ts';
import { posed } from '#studio/people/acting/pose.ts';
import type { PlacedPerson } from '#studio/people/acting/staging/placed.ts';

const SIDE = 64;

function cast(prompt: string): readonly PlacedPerson[] {
  const spec = understand(prompt, { style: 'cinematic', size: 'square' });
  const brief = { spec, styleId: 'cinematic', width: SIDE, height: SIDE, seed: 1 } as const;
  return composeShot({ ...brief, detail: 'preview' }).stage.people;
}
const posesOf = (prompt: string) => cast(prompt).map(({ shape }) => shape.pose);

const HALF_BODY = 0.25;

/** Where in the frame's metres somebody's serving hand is, from side to side. */
function handOf({ shape, at, facing, metres, size }: PlacedPerson): number {
  const { hand } = posed(shape)[0]!;
  return at * metres + (hand[0] * Math.cos(facing) + hand[2] * Math.sin(facing)) * size;
}

describe('two people who do two things', () => {
  it.each([
    ['a man pours wine while a woman smells her glass', ['pouring', 'tasting']],
    ['one man picks grapes, another carries a crate', ['picking', 'carrying']],
    ['a woman writes notes while a man tastes red wine', ['writing', 'tasting']],
    ['a man carries a crate and a woman holds a bunch of grapes', ['carrying', 'holding']],
    ['a girl eats grapes while her grandfather prunes the vines', ['eating', 'pruning']],
  ])('%s', (prompt, poses) => {
    expect(posesOf(prompt)).toEqual(poses);
  });

  it('one pours into the glass that the other holds out', () => {
    const [waitress, guest] = cast('Waitress pouring wine for a guest');
    expect(guest!.shape).toMatchObject({ pose: 'holding', holds: ['glass'] });
    expect(waitress!.shape.pourInto).toBeDefined();
  });

  it('stand far enough apart for both acts to be seen', () => {
    const [one, other] = cast('a man reads a book while his wife drinks a glass of white wine');
    const bodyOf = ({ at, metres }: PlacedPerson): number => at * metres;
    // What either holds is before nobody's body.
    expect(handOf(one!)).toBeLessThan(bodyOf(other!) - HALF_BODY);
    expect(handOf(other!)).toBeGreaterThan(bodyOf(one!) + HALF_BODY);
  });

  it('dance together, whoever plays for them', () => {
    const [her, him, player] = cast('a couple dances while a man plays the accordion');
    expect(him!.at - her!.at).toBeLessThan((player!.at - him!.at) / 2);
    expect(Math.sign(her!.facing)).toBe(1);
    expect(Math.sign(him!.facing)).toBe(-1);
  });

  it('are not hidden by the vine at which one of them works', () => {
    const [girl, pruner] = cast('a girl eats grapes while her grandfather prunes the vines');
    expect(girl!.metres).toBeLessThan(pruner!.metres);
  });
});

describe('one who does two things', () => {
  it('cooks with one hand and drinks with the other', () => {
    const [{ shape }] = cast('woman cooking pasta while drinking wine') as [PlacedPerson];
    expect(shape).toMatchObject({ pose: 'cooking', sips: true });
    expect(shape.does).toEqual(expect.arrayContaining(['cooking', 'tasting']));
  });

  it('holds two glasses in two hands', () => {
    const [, woman] = cast('a man opens a bottle, a woman holds two glasses');
    expect(woman!.shape.holds).toEqual(['glass', 'glass']);
  });
});

describe('what is held in company', () => {
  it('is in the hand that is nearer to us', () => {
    for (const { facing, shape } of cast('three friends laughing over a bottle of rosé'))
      expect(shape.serving).toBe(facing > 0 ? -1 : 1);
  });
});

describe('people in water', () => {
  it('stand in a pool to their waists, in what is worn there', () => {
    for (const { isInWater, cutBelow, wardrobe } of cast('friends in a pool with rosé wine')) {
      expect(isInWater).toBe(true);
      expect(cutBelow).toBeGreaterThan(0.9);
      expect(wardrobe.cut).toBe('swim');
    }
  });

  it('stand beside it where that is said', () => {
    const people = cast('a man in swimming trunks by the pool with a glass of rosé');
    expect(people[0]).toMatchObject({ cutBelow: 0, wardrobe: { cut: 'swim', swim: 'trunks' } });
  });
});

describe('a child that is carried', () => {
  it.each([
    'father carrying his daughter on his shoulders in the vineyard',
    'a man carrying his son through the vineyard',
  ])('sits above whoever carries it: %s', (prompt) => {
    const [father, child] = cast(prompt);
    expect(father!.shape.pose).toBe('shoulder_ride');
    expect(child!.shape.isChild).toBe(true);
    expect(child!.at).toBe(father!.at);
    expect(child!.foot).toBeLessThan(father!.foot);
  });
});

describe('what is worn and held', () => {
  it('a napkin lies over the forearm', () => {
    expect(cast('sommelier with a white napkin over his arm')[0]!.shape.hasNapkin).toBe(true);
  });

  it('the white hat of a chef is his own', () => {
    expect(cast('chef in a white hat cutting cheese')[0]!.shape.hat).toBe('toque');
    expect(cast('chef in a straw hat cutting cheese')[0]!.shape.hat).toBe('straw');
  });

  it('glasses are held out by whoever walks away', () => {
    for (const { shape } of cast('couple walking through the vineyard with glasses of wine'))
      expect(shape).toMatchObject({ pose: 'hand_in_hand', holds: ['glass'], isTurnedAway: true });
  });

  it('whoever walks away is seen aside, so that a step is seen', () => {
    for (const { facing } of cast('couple walking through the vineyard at sunset')) {
      expect(Math.abs(facing)).toBeGreaterThan(2.2);
      expect(Math.abs(facing)).toBeLessThan(2.8);
    }
  });

  it('a smile is not hidden by the glass', () => {
    expect(posesOf('portrait of a smiling winegrower')).toEqual(['holding']);
  });
});
