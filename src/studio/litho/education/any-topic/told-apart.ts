import type { SceneSpec } from '#studio/scene-spec.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { SketchId } from '#studio/litho/education/lessons/lesson.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import { BOTTLES, COLOURS, GLASSES } from './compare-words.ts';
import { COMPARISONS } from './comparisons.ts';
import type { Comparison } from './comparisons.ts';
import { FURTHER_COMPARISONS } from './further-comparisons.ts';
import { GRAPES_ABROAD } from './grapes-abroad.ts';
import { HOMES_COMPARED } from './homes-compared.ts';
import { DEGREES } from './degrees.ts';
import { VESSELS_OF_AGEING } from './vessels-of-ageing.ts';
import { knownOfPlace } from './known-of-place.ts';

/** What tells several apart in one respect, in five languages. */
export interface Row {
  name: string;
  sides: readonly string[];
}

const HOME = 'Home | Origine | Origine | Origen | Herkunft';
const GRAPES = 'Grapes | Cépages | Vitigni | Uvas | Rebsorten';
const COLOUR = 'Colour | Couleur | Colore | Color | Farbe';
const BOTTLE = 'Bottle | Bouteille | Bottiglia | Botella | Flasche';
const GLASS = 'Glass | Verre | Calice | Copa | Glas';
const SERVED = 'Serve at | Servir à | Servire a | Servir a | Servieren bei';

const ALL: readonly Comparison[] = [
  ...GRAPES_ABROAD,
  ...HOMES_COMPARED,
  ...FURTHER_COMPARISONS,
  ...COMPARISONS,
  // Known pairs of wines first: 'oaked' is no cask.
  ...VESSELS_OF_AGEING,
];

/** The two drawings that show a known pair best, in the order in which they are named. */
export function pairDrawn(names: readonly string[]): readonly SketchId[] {
  const [a = '', b = ''] = names.length === 2 ? names.map((name) => fold(name)) : [];
  for (const { first, second, drawn } of ALL) {
    if (!drawn) continue;
    if (first.test(a) && second.test(b)) return drawn;
    if (first.test(b) && second.test(a)) return drawn.toReversed();
  }
  return [];
}

/** What stands beside bottle and glass of a known pair, in the order in which they are named. */
export function besidePair(names: readonly string[]): readonly ThingId[] {
  const [a = '', b = ''] = names.length === 2 ? names.map((name) => fold(name)) : [];
  for (const { first, second, beside } of ALL) {
    if (beside && first.test(a) && second.test(b)) return beside;
    if (beside && first.test(b) && second.test(a)) return beside.toReversed();
  }
  return [];
}

/** What books say of these two, in the order in which they are named; none for pairs that no book of ours compares. */
export function pairRows(names: readonly string[]): Row[] {
  const [a = '', b = ''] = names.length === 2 ? names.map((name) => fold(name)) : [];
  for (const { first, second, rows } of ALL) {
    if (first.test(a) && second.test(b))
      return rows.map(([name, x, y]) => ({ name, sides: [x, y] }));
    if (first.test(b) && second.test(a))
      return rows.map(([name, x, y]) => ({ name, sides: [y, x] }));
  }
  return [];
}

/** What books say of two, or of each pair of several. */
export function bookRows(names: readonly string[]): Row[] {
  const told = pairRows(names);
  if (told.length > 0 || names.length < 3) return told;
  return sharedRows(names.map((name) => fold(name)));
}

/** What books say of them; else what the lexicon knows of each wine. */
export function rowsFor(names: readonly string[], specs: readonly SceneSpec[]): Row[] {
  const told = bookRows(names);
  return told.length > 0 ? told : lexiconRows(names, specs);
}

function lexiconRows(names: readonly string[], specs: readonly SceneSpec[]): Row[] {
  if (specs.length < 2 || !specs.every(isKnown)) return [];
  const row = (name: string, of: (spec: SceneSpec) => string): Row => ({
    name,
    sides: specs.map(of),
  });
  const places = specs.map((spec, i) => knownOfPlace(names[i] ?? '', spec));
  const told = (
    name: string,
    of: (place: NonNullable<(typeof places)[number]>) => string,
  ): Row => ({ name, sides: places.map((place) => (place ? of(place) : '–')) });
  const isPlaced = places.every((place) => place !== null);
  return [
    ...(isPlaced
      ? [told(HOME, ({ country }) => country), told(GRAPES, ({ grapes }) => grapes)]
      : []),
    row(COLOUR, ({ wine }) => COLOURS[wine]),
    row(BOTTLE, ({ bottle }) => BOTTLES[bottle] ?? '–'),
    row(GLASS, ({ glass }) => GLASSES[glass]),
    row(SERVED, ({ wine }) => DEGREES[wine]),
    // What is alike on both sides tells nothing apart.
  ].filter(({ sides }) => new Set(sides).size > 1);
}

/** 'Champagne, Cava and Prosecco': what books say of each pair of them, row by row. */
function sharedRows(names: readonly string[]): Row[] {
  const facts = names.map((one) => {
    const known = ALL.flatMap(({ first, second, rows }) => {
      const hasOther = (side: RegExp) => names.some((name) => name !== one && side.test(name));
      if (first.test(one) && hasOther(second)) return rows.map(([name, x]) => [name, x] as const);
      if (second.test(one) && hasOther(first)) return rows.map(([name, , y]) => [name, y] as const);
      return [];
    });
    return new Map(known);
  });
  const [first, ...others] = facts;
  return [...(first?.keys() ?? [])]
    .filter((name) => others.every((one) => one.has(name)))
    .map((name) => ({ name, sides: facts.map((one) => one.get(name) ?? '–') }));
}

const isKnown = ({ varietal, region, things }: SceneSpec): boolean =>
  varietal !== null || region !== null || things.length > 0;
