import { describe, expect, it } from 'vitest';
import { composeShot } from '#studio/compose/compose.ts';
import { noteTraits } from '#studio/compose/traits/note-traits.ts';
import { understand } from '#studio/lexicon/understand.ts';
import type { Pose } from '#studio/people/acting/stance.ts';

function cast(prompt: string): { poses: Pose[]; held: (string | null)[][]; traits: string[] } {
  const spec = understand(prompt, { style: 'cinematic', size: 'square' });
  const brief = { spec, styleId: 'cinematic', width: 64, height: 64, seed: 1 } as const;
  const { stage, shot } = composeShot({ ...brief, detail: 'preview' });
  return {
    poses: stage.people.map(({ shape }) => shape.pose),
    held: stage.people.map(({ shape }) =>
      shape.holds.map((held) => (typeof held === 'object' ? (held?.thing ?? null) : held)),
    ),
    traits: noteTraits(stage, shot),
  };
}

describe('what one does to another', () => {
  it.each<[string, Pose[], string]>([
    ['a winemaker handing a bottle to a woman in a cellar', ['giving', 'receiving'], 'bottle'],
    ['a man giving a woman a gift', ['giving', 'receiving'], 'gift_box'],
    ['un homme tend une bouteille à une femme', ['giving', 'receiving'], 'bottle'],
    ['un uomo porge una bottiglia a una donna', ['giving', 'receiving'], 'bottle'],
    ['un hombre ofrece una botella a una mujer', ['giving', 'receiving'], 'bottle'],
    ['ein Mann reicht einer Frau eine Flasche', ['giving', 'receiving'], 'bottle'],
  ])('%s', (prompt, poses, thing) => {
    const { poses: seen, held, traits } = cast(prompt);
    expect(seen).toEqual(poses);
    expect(held).toEqual([[thing], []]);
    expect(traits).toContain('action:giving');
  });

  it('feeds a person at the lips and animals on the ground', () => {
    expect(cast('a woman feeding a man a strawberry').poses).toEqual(['feeding', 'fed']);
    const hens = cast('a woman feeding chickens');
    expect(hens.poses).toEqual(['strewing']);
    expect(hens.traits).toContain('action:feeding');
  });

  it('claims no gift where nothing is in the hand, and nobody fed who is not there', () => {
    expect(cast('a man giving advice to a woman').traits).not.toContain('action:giving');
    expect(cast('a woman feeding').traits).not.toContain('action:feeding');
  });
});

describe('what a hand does with what it holds', () => {
  it.each<[string, Pose, (string | null)[]]>([
    ['a fisherman holding up a fish', 'lifting', ['fish']],
    ['a sommelier smelling a cork', 'tasting', ['cork']],
    ['a chef pouring olive oil over a salad', 'dressing', ['oil_bottle', 'salad']],
    ['a chef squeezing a lemon over oysters', 'dressing', ['lemon', 'oyster']],
    ['a picker carrying a basket of grapes on his shoulder', 'on_shoulder', ['shoulder_basket']],
    ['ein Winzer trägt einen Korb Trauben auf der Schulter', 'on_shoulder', ['shoulder_basket']],
    ['a man grilling sausages', 'working', [null]],
  ])('%s', (prompt, pose, holds) => {
    const { poses, held } = cast(prompt);
    expect(poses).toEqual([pose]);
    expect(held).toEqual([holds]);
  });

  it('fills a basket of apples with no grapes', () => {
    const { held } = cast('a grandmother giving a basket of apples to her granddaughter');
    expect(held[0]).toEqual(['covered_basket']);
  });
});

describe('what animals do', () => {
  it.each([
    ['a dog drinking from a bowl', 'action:tasting'],
    ['a horse grazing in a meadow', 'action:grazing'],
    ['des moutons qui broutent', 'action:grazing'],
  ])('%s', (prompt, trait) => {
    expect(cast(prompt).traits).toContain(trait);
  });
});
