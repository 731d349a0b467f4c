import { describe, expect, it } from 'vitest';
import { composeShot } from '#studio/compose/compose.ts';
import { understand } from '#studio/lexicon/understand.ts';
import { readPrompt } from '#studio/reading/read-prompt.ts';
import type { Pose } from '#studio/people/acting/stance.ts';

function stageOf(prompt: string) {
  const spec = understand(prompt, { style: 'cinematic', size: 'square' });
  const brief = { spec, styleId: 'cinematic', width: 64, height: 64, seed: 1 } as const;
  return composeShot({ ...brief, detail: 'preview' }).stage;
}
const forms = (prompt: string) =>
  stageOf(prompt).people[0]!.shape.holds.map((held) =>
    typeof held === 'object' ? (held?.form ?? null) : held,
  );

describe('acts at tables, doors and in gardens', () => {
  it.each<[string, Pose, readonly (string | null)[]]>([
    ['a picker emptying a bucket of grapes into a bin', 'emptying', ['tipped_pail']],
    ['a gardener watering herbs', 'watering', ['poured_can', 'planter']],
    ['a woman lighting a candle', 'lighting', ['torch', 'lit_candle']],
    ['une femme allume des bougies', 'lighting', ['torch', 'lit_candle']],
    ['a girl blowing out candles on a cake', 'blowing', ['lit_cake']],
    ['a winemaker signing a bottle', 'cleaning', ['rod', 'bottle']],
    ['un vignaiolo firma una bottiglia', 'cleaning', ['rod', 'bottle']],
    ['a florist arranging flowers', 'working', [null, 'sheaf']],
    ['a barista making an espresso', 'working', [null, 'cup']],
    ['a bartender straining a cocktail', 'pouring', ['shaker', 'cocktail']],
    ['a man carrying a crate of grapes on his shoulder', 'on_shoulder', ['shoulder_crate']],
    ['a cellar hand hosing down the floor', 'spraying', ['hose']],
    ['a baker with a tray of fresh bread', 'serving', ['tray', null, 'bread']],
    ['two hands breaking bread', 'breaking', ['torn_bread', 'torn_bread']],
    ['a woman riding a red vespa', 'scooting', [null, null, 'scooter']],
    ['a woman playing pétanque', 'bowling', ['boules']],
    ['a chef tasting the sauce', 'eating', ['ladled']],
    ['a cellar master tapping a barrel with a hammer', 'hammering', ['hammer']],
    ['a sommelier polishing a glass with a white cloth', 'cleaning', ['loaf', 'empty_glass']],
    ['a chef chopping an onion', 'working', ['knife']],
    ['a grandmother stirring a pot of soup', 'cooking', ['stirred_pot']],
    ['a racing driver spraying champagne', 'foaming', ['foaming']],
    ['a man picking olives', 'reaching', ['ball']],
    ['a delivery driver handing over a parcel', 'giving', ['box']],
    ['a monk drawing wine from a barrel', 'sampling', ['pipette', 'glass']],
    ['a man proposing with a ring', 'proposing', ['box']],
    ['an old man sleeping on a bench', 'dozing', []],
    ['a florist with roses', 'holding', ['sheaf']],
    ['Santa Claus pouring mulled wine', 'pouring', ['bottle', 'cup']],
  ])("'%s'", (prompt, pose, holds) => {
    const [person] = stageOf(prompt).people;
    expect(person!.shape.pose).toBe(pose);
    expect(forms(prompt)).toEqual(holds);
    expect(readPrompt(prompt, 'cinematic').cannotDraw).toEqual([]);
  });

  it('holds a light under the bottle that is decanted', () => {
    const [person] = stageOf('a sommelier decanting a Bordeaux over a candle').people;
    expect(person!.shape).toMatchObject({ pose: 'decanting', beside: 'lit_counter' });
    expect(person!.shape.holds[2]).toMatchObject({ thing: 'candle' });
  });

  it('signs for one, while the other looks on', () => {
    const { people } = stageOf('a winemaker signing a bottle for a customer');
    expect(people.map(({ shape }) => shape.pose)).not.toEqual(['cleaning', 'cleaning']);
  });

  it('sits guests at the bar, their glasses on it', () => {
    const { people, stands } = stageOf('three friends sitting at the bar');
    expect(people.map(({ shape }) => shape.pose)).toEqual(['at_bar', 'at_bar', 'at_bar']);
    expect(stands.map(({ stand }) => stand)).toEqual(['counter']);
  });

  it('breaks bread at a table', () => {
    const { people, stands } = stageOf('two friends breaking bread over a bottle of red');
    expect(people.map(({ shape }) => shape.holds)).toEqual(
      Array.from({ length: 2 }, () => [
        expect.objectContaining({ thing: 'bread' }),
        expect.objectContaining({ thing: 'bread' }),
      ]),
    );
    expect(stands).toHaveLength(1);
  });

  it('works over what lies on the table, knife in hand', () => {
    const [person] = stageOf('a host carving a roast turkey').people;
    expect(person!.shape.does).toContain('cutting');
    expect(readPrompt('a host carving a roast turkey', 'cinematic').cannotDraw).toEqual([]);
  });

  it('raises glasses behind what lies on the table', () => {
    const prompt = 'a couple clinking glasses over oysters';
    expect(stageOf(prompt).people.map(({ shape }) => shape.pose)).toEqual(['toasting', 'toasting']);
    expect(readPrompt(prompt, 'cinematic').cannotDraw).toEqual([]);
  });

  it('gives a farmer the fork that was asked for', () => {
    expect(forms('a farmer with a pitchfork')).toEqual(['tined']);
  });

  it('announces what cannot be emptied so', () => {
    const { cannotDraw } = readPrompt('a man emptying a suitcase', 'cinematic');
    expect(cannotDraw.map(({ word }) => word)).not.toEqual([]);
  });
});
