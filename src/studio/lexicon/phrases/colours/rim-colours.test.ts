import { describe, expect, it } from 'vitest';
import { composeShot } from '#studio/compose/compose.ts';
import { noteTraits } from '#studio/compose/traits/note-traits.ts';
import { understand } from '#studio/lexicon/understand.ts';

const read = (prompt: string) => understand(prompt, { style: 'gastro' });

const traitsOf = (prompt: string) => {
  const brief = { spec: read(prompt), seed: 3, width: 160, height: 160 };
  const { stage, shot } = composeShot({ ...brief, styleId: 'gastro', detail: 'preview' });
  return noteTraits(stage, shot);
};

describe('the rim of a plate', () => {
  it.each([
    ['a steak on a blue-rimmed plate', 'blue'],
    ['a steak on a white plate with a thin blue rim', 'blue'],
    ['un poisson sur une assiette au bord doré', 'gold'],
    ['un pesce su un piatto con bordo blu', 'blue'],
    ['ein Steak auf einem Teller mit Goldrand', 'golden'],
  ])('has a colour of its own: %s', (prompt, name) => {
    const spec = read(prompt);
    const plate = spec.things.find(({ thing }) => thing === 'plate');
    expect(plate?.rim?.name.replace('golden', 'gold')).toBe(name.replace('golden', 'gold'));
    expect(plate?.colour?.name ?? 'white').toBe('white');
    expect(spec.colours).toEqual([]);
  });

  it('takes no colour from what is named behind it', () => {
    const { things } = read('a salad on a blue-rimmed plate, white linen napkin to the left');
    expect(things.find(({ thing }) => thing === 'plate')?.rim?.name).toBe('blue');
    expect(things.find(({ thing }) => thing === 'napkin')?.colour?.name).toBe('white');
  });

  it.each([
    'scallops on a blue-rimmed plate',
    'a salad on a blue-rimmed plate',
    'a steak on a white plate with a blue rim',
    'a table laid for two, white plates with a blue rim',
  ])('is seen, or it would be announced: %s', (prompt) => {
    expect(traitsOf(prompt)).toContain('rim:blue:plate');
    expect(read(prompt).words.flatMap(({ proofs }) => proofs)).toContain('trait:rim:blue:plate');
  });
});

describe('a dark plate', () => {
  it('is glazed dark, whatever light falls on it', () => {
    const spec = read('duck breast on a dark plate by candlelight');
    expect(spec.things.find(({ thing }) => thing === 'plate')?.colour?.name).toBe('dark');
    const dark = spec.words.find(({ text }) => text === 'dark');
    expect(dark?.proofs).toContain('colour:dark:plate');
    expect(dark?.proofs).not.toContain('trait:light:candle');
  });
});
