import { bouquetOf, BOUQUETS } from '#studio/litho/education/aromas/bouquets.ts';
import { AROMAS } from '#studio/litho/education/aromas/aromas.ts';
import { DISHES } from '#studio/litho/education/dishes/dish.ts';
import { TABLE_MATES } from '#studio/litho/education/dishes/dishes-plate.ts';
import { VARIETIES } from '#studio/litho/education/vineyard/varieties.ts';
import { AREAS } from '#studio/litho/education/atlas/areas.ts';
import { COUNTRIES } from '#studio/litho/education/atlas/countries.ts';
import { isOverview } from '#studio/litho/education/atlas/europe.ts';
import { PLATE_LANGUAGES } from '#studio/litho/education/wording.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import { phrasesOf } from '#studio/lexicon/matching/find-phrase.ts';
import type { RowKind } from '#studio/lexicon/plates/compared/read-compared.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import { climateOf, oakOf } from './climate-and-oak.ts';
import { BOTTLES, COLOURS, GLASSES } from './compare-words.ts';
import { knownOfPlace } from './known-of-place.ts';
import { shadeOfGrape } from './grape-colours.ts';
import { DEGREES } from './degrees.ts';
import { bookRows } from './told-apart.ts';

/** A row of a table, in five languages. */
interface AskedRow {
  name: string;
  sides: readonly string[];
}

const NAMES: Readonly<Record<RowKind, string>> = {
  grape: 'Grapes | Cépages | Vitigni | Uvas | Rebsorten',
  home: 'Home | Origine | Origine | Origen | Herkunft',
  climate: 'Climate | Climat | Clima | Clima | Klima',
  oak: 'Oak | Bois | Legno | Madera | Holz',
  aromas: 'Aromas | Arômes | Aromi | Aromas | Aromen',
  food: 'At the table | À table | A tavola | En la mesa | Zu Tisch',
  body: 'Body | Corps | Corpo | Cuerpo | Körper',
  acidity: 'Acidity | Acidité | Acidità | Acidez | Säure',
  tannin: 'Tannin | Tanin | Tannino | Tanino | Gerbstoff',
  colour: 'Colour | Couleur | Colore | Color | Farbe',
  glass: 'Glass | Verre | Calice | Copa | Glas',
  bottle: 'Bottle | Bouteille | Bottiglia | Botella | Flasche',
  method: 'Method | Méthode | Metodo | Método | Methode',
  served: 'Serve at | Servir à | Servire a | Servir a | Servieren bei',
};

/** By which names books have the same row. */
const ROW_OF: Readonly<Partial<Record<RowKind, RegExp>>> = {
  climate: /^Climate/,
  aromas: /^(?:Often tastes|Tastes?) of/,
  body: /^Body/,
  food: /^At the table/,
  grape: /^Grapes/,
  home: /^Home/,
  bottle: /^Bottle/,
  oak: /^(?:Kept in|Oak|Ageing|On the lees)/,
  method: /^(?:Bubbles|Spirit added|Fermentation)/,
  acidity: /^Acidity/,
};

/** From 1 to 5, as classes say it. */
const DEGREE = [
  'low | faible | bassa | baja | gering',
  'low to medium | faible à moyen | medio-bassa | media baja | gering bis mittel',
  'medium | moyen | media | media | mittel',
  'medium to high | moyen à élevé | medio-alta | media alta | mittel bis hoch',
  'high | élevé | alta | alta | hoch',
] as const;
const WEIGHT = [
  'light | léger | leggero | ligero | leicht',
  'light to medium | léger à moyen | medio-leggero | medio ligero | leicht bis mittel',
  'medium | moyen | medio | medio | mittel',
  'medium to full | moyen à ample | medio-pieno | medio pleno | mittel bis voll',
  'full | ample | pieno | pleno | voll',
] as const;

interface Side {
  name: string;
  spec: SceneSpec;
}

const TOLD: Readonly<Record<RowKind, (side: Side) => string | null>> = {
  grape: ({ name, spec }) =>
    spec.varietal?.name ?? knownOfPlace(placeIn(name), spec)?.grapes ?? null,
  home: ({ name, spec }) => homeOf(placeIn(name), spec),
  climate: ({ name, spec }) => climateOf(fold(`${name} ${spec.region?.name ?? ''}`)),
  oak: ({ name, spec }) => oakOf(fold(`${name} ${spec.region?.name ?? ''}`)),
  aromas: ({ name, spec }) => {
    const page = pageFor(BOUQUETS, name, spec) ?? plainPage(name, spec);
    const first = page?.families.map(([, ids]) => ids[0]).filter((id) => id !== undefined) ?? [];
    const rest = page?.families.flatMap(([, ids]) => ids.slice(1)) ?? [];
    const ids = [...first, ...rest].slice(0, 3);
    return ids.length > 0 ? joined(ids.map((id) => AROMAS[id].name)) : null;
  },
  food: ({ name, spec }) => {
    const page = pageFor(TABLE_MATES, name, spec);
    return page ? joined(page.classics.slice(0, 2).map((id) => DISHES[id])) : null;
  },
  body: ({ name, spec }) => WEIGHT[(varietyOf(name, spec)?.body ?? 0) - 1] ?? null,
  acidity: ({ name, spec }) => DEGREE[(varietyOf(name, spec)?.acid ?? 0) - 1] ?? null,
  tannin: ({ name, spec }) => {
    const variety = varietyOf(name, spec);
    if (!variety || variety.wine !== 'red') return null;
    return DEGREE[variety.tannin - 1] ?? null;
  },
  colour: ({ name, spec }) =>
    shadeOfGrape(varietyOf(name, spec)?.name ?? spec.varietal?.name ?? '') ?? COLOURS[spec.wine],
  // Books tell it of known pairs alone.
  method: () => null,
  glass: ({ spec }) => GLASSES[spec.glass],
  bottle: ({ spec }) => BOTTLES[spec.bottle] ?? null,
  served: ({ spec }) => DEGREES[spec.wine],
};

/** What was asked of each side, as far as books tell it of all of them; the first row first. */
export function askedRows(
  kinds: readonly RowKind[],
  names: readonly string[],
  specs: readonly SceneSpec[],
): AskedRow[] {
  // Where books compare this very pair, their row says more than two that are told alone.
  const ofPair = bookRows(names);
  return kinds.flatMap((kind) => {
    const known = ofPair.find(({ name }) => ROW_OF[kind]?.test(name));
    if (known) return [{ name: kind === 'oak' ? known.name : NAMES[kind], sides: known.sides }];
    const told = names.map((name, i) => {
      const spec = specs[i];
      return spec ? TOLD[kind]({ name, spec }) : null;
    });
    // A row that is half empty teaches nothing.
    const isTold = told.filter((one) => one !== null).length * 2 > told.length;
    return isTold ? [{ name: NAMES[kind], sides: told.map((one) => one ?? '–') }] : [];
  });
}

/** 'Napa (Chardonnay)' is at home in Napa. */
const placeIn = (name: string): string => name.replace(/\s*\([^)]*\)$/u, '');

interface Page {
  name: string;
  phrases: string;
}

/** The page of a book on this very wine, else on its grape. */
function pageFor<T extends Page>(
  pages: readonly T[],
  name: string,
  spec: SceneSpec,
): T | undefined {
  const said = ` ${fold(placeIn(name))
    .split(/[^a-z]+/)
    .join(' ')} `;
  // 'Cabernet Sauvignon' is no Sauvignon: the longest name that is said.
  const named = pages
    .flatMap((page) => phrasesOf(page.phrases).map((phrase) => ({ page, words: phrase.join(' ') })))
    .filter(({ words }) => said.includes(` ${words} `))
    .toSorted((a, b) => b.words.length - a.words.length)[0]?.page;
  const grape = varietyOf(name, spec)?.name;
  // Bubbles change what a grape tastes of.
  const isStill = spec.wine !== 'sparkling' && spec.wine !== 'sparkling_rose';
  return named ?? (isStill ? pages.find((page) => page.name === grape) : undefined);
}

function varietyOf(name: string, spec: SceneSpec) {
  const grapes = knownOfPlace(placeIn(name), spec)?.grapes ?? '';
  const asked = spec.varietal?.name ?? grapes.split(',')[0] ?? '';
  const own = fold(asked).trim();
  return VARIETIES.find(
    (one) =>
      fold(one.name) === own || (one.also ?? '').split(' | ').some((also) => fold(also) === own),
  );
}

/** The part of its country, where a map of ours has both: 'Piemonte, Italy'. */
function homeOf(name: string, spec: SceneSpec): string | null {
  const country = knownOfPlace(name, spec)?.country ?? null;
  const own = fold(spec.region?.name ?? name);
  const part = AREAS.find(
    (area) =>
      !COUNTRIES.includes(area) &&
      !isOverview(area) &&
      !fold(area.name).includes(own) &&
      area.spots.some(([spot]) => fold(spot) === own || own.endsWith(` ${fold(spot)}`)),
  );
  if (!country || !part) return country;
  const parts = inEach(part.name);
  return inEach(country)
    .map((one, i) => `${parts[i] ?? ''}, ${one}`)
    .join(' | ');
}

/** Of a still wine whose grape has no page of its own. */
const plainPage = (name: string, spec: SceneSpec) =>
  spec.wine === 'sparkling' || spec.wine === 'sparkling_rose'
    ? undefined
    : bouquetOf(varietyOf(name, spec)?.name);

const inEach = (text: string): readonly string[] => {
  const all = text.split(' | ');
  return PLATE_LANGUAGES.map((_, i) => all[i] ?? all[0] ?? '');
};
const joined = (texts: readonly string[]): string =>
  PLATE_LANGUAGES.map((_, i) => texts.map((text) => inEach(text)[i]).join(', ')).join(' | ');
