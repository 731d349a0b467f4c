import { describe, expect, it } from 'vitest';
import { composeShot } from '#studio/compose/compose.ts';
import { understand } from '#studio/lexicon/understand.ts';
import { lightsOn } from '#studio/people/painting/light-person.ts';
import type { PlacedPerson } from './placed.ts';

const SIDE = 96;

function peopleOf(prompt: string, styleId: 'cinematic' | 'classical_heritage'): PlacedPerson[] {
  const spec = understand(prompt, { style: styleId, size: 'square' });
  const brief = { spec, styleId, width: SIDE, height: SIDE, seed: 4 } as const;
  return [...composeShot({ ...brief, detail: 'preview' }).stage.people];
}

/** How far a face is turned from us: π/2 is its profile. */
const turnOfFace = ({ facing, shape }: PlacedPerson): number =>
  Math.abs(facing + (shape.gaze ?? 0));

it.each([
  ["portrait d'un sommelier de profil, verre à la main", 'cinematic'],
  ['ritratto di una donna anziana di profilo con un calice', 'classical_heritage'],
] as const)('a face that is asked for in profile is seen so: %s', (prompt, styleId) => {
  const [person] = peopleOf(prompt, styleId);
  expect(turnOfFace(person!)).toBeGreaterThan(1.1);
  expect(turnOfFace(person!)).toBeLessThan(2.1);
});

describe('faces of photographs', () => {
  it.each([
    'a couple toasting with red wine at sunset',
    'three friends clinking glasses on a terrace',
    'a woman smelling a glass of white wine',
    'portrait of a sommelier smelling a glass of red wine',
    'a family at a long table with wine',
    'une femme avec un verre de vin sur la terrasse',
    'a winemaker with arms crossed',
    'four friends at a picnic in the vineyard',
  ])('are seen from the side or not at all: %s', (prompt) => {
    const people = peopleOf(prompt, 'cinematic');
    expect(people.length).toBeGreaterThan(0);
    for (const person of people) expect(turnOfFace(person)).toBeGreaterThan(0.85);
    expect(people.some((person) => turnOfFace(person) > 1.25)).toBe(true);
  });

  it('are shown where a feeling is asked for', () => {
    const [sad] = peopleOf('a sad woman with a glass of wine', 'cinematic');
    expect(turnOfFace(sad!)).toBeLessThan(0.7);
    // A laugh is known from the side.
    const [laughing] = peopleOf('a laughing woman with a glass of wine', 'cinematic');
    expect(turnOfFace(laughing!)).toBeGreaterThan(1);
  });

  it('stand round a barrel, the nearest with half their backs to us, no glass as high as the next', () => {
    const people = peopleOf('five friends around a barrel with glasses of wine', 'cinematic');
    expect(people).toHaveLength(5);
    const [first, second, middle, , last] = people;
    expect(Math.abs(first!.facing)).toBeGreaterThan(1.6);
    expect(Math.abs(last!.facing)).toBeGreaterThan(1.6);
    expect(middle!.metres).toBeGreaterThan(first!.metres * 1.05);
    expect(first!.at).toBeLessThan(middle!.at);
    expect(second!.shape.lift).not.toBe(middle!.shape.lift);
  });

  it('leaves the painter their faces', () => {
    const people = peopleOf('a woman with a glass of wine', 'classical_heritage');
    expect(turnOfFace(people[0]!)).toBeLessThan(1.1);
  });

  it('lie in shade against the sun, whose edge is brighter than what it leaves dark', () => {
    const [person] = peopleOf('a couple toasting with red wine at sunset', 'cinematic');
    const light = { mean: [0.4, 0.35, 0.3], bright: [1, 0.8, 0.5], from: 0.4 } as const;
    const { ambient, rim } = lightsOn(person!, {
      light: { ...light, mean: [...light.mean], bright: [...light.bright] },
      aspect: 1,
      isChiaroscuro: false,
      isFocused: true,
    });
    expect(rim.light[1]).toBeGreaterThan(ambient[1] * 8);
  });
});

it('a face against the light of a bright day is no black hole', () => {
  const [person] = peopleOf('a woman smelling a glass of white wine on a terrace', 'cinematic');
  const shade = (mean: number): number => {
    const light = { mean: [mean, mean, mean], bright: [1, 1, 1], from: 0.5 } as const;
    const { ambient } = lightsOn(person!, {
      light: { ...light, mean: [...light.mean], bright: [...light.bright] },
      aspect: 1,
      isChiaroscuro: false,
      isFocused: true,
    });
    return ambient[1];
  };
  expect(shade(0.6)).toBeGreaterThan(0.3);
  // At dusk the shade keeps its depth.
  expect(shade(0.25)).toBeLessThan(0.14);
});
