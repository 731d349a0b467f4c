import type { SceneSpec } from '#studio/scene-spec.ts';
import type { WineColour } from '#studio/scene/wine.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import { rectangle, type Rect } from '#studio/litho/geometry.ts';
import { drawnMaker } from '#studio/litho/things/drawn-makers.ts';
import { lookFor } from '#studio/litho/things/look.ts';
import {
  PLATE_INK,
  PLATE_SOFT,
  say,
  writeLines,
  type Plate,
} from '#studio/litho/education/plate.ts';
import { COMPARISONS } from './comparisons.ts';
import { FURTHER_COMPARISONS } from './further-comparisons.ts';
import { BOTTLES, COLOURS, GLASSES } from './compare-words.ts';
import { knownOfPlace } from './known-of-place.ts';
import { iconOf } from './list-plate.ts';

interface Row {
  name: string;
  sides: readonly string[];
}

/** Two to four wines, places or ways beside each other, with what is known to tell them apart. */
export function drawComparePlate(plate: Plate): void {
  const { area, textPx, wish } = plate;
  const names = (wish.items ?? []).map(({ name }) => name);
  const compared = names.length > 1 ? names : ['Red', 'White'];
  const rows = rowsFor(plate, compared);
  const spec = (i: number) => wish.sides?.[i] ?? plate.spec;
  const sides = compared.map((name, i) => ({ name, spec: spec(i) }));
  const isWide = sides.length === 2 && area.width > area.height * WIDE;
  const table = isWide ? between(area) : area;
  const lines = Math.max(1, rows.length) * ROW + 2;
  // The drawings keep a third of a tall sheet; the words share the rest.
  const room = table.height * (isWide ? 1 : 0.66);
  const size = Math.min(textPx * 1.2, table.width * 0.042, room / lines);
  const height = rows.length * size * ROW + size * 2;
  const art = isWide ? area.height : Math.min(area.height - height, area.height * 0.5);
  const width = isWide ? (area.width - table.width) / 2 : area.width / sides.length;
  const apart = (area.width - width) / (sides.length - 1);
  sides.forEach((side, i) =>
    drawSide(plate, { x: area.x + i * apart, y: area.y, width, height: art }, side),
  );
  const top = isWide ? area.y + (area.height - height) / 2 : area.y + art + size * 1.6;
  rows.forEach((row, i) => drawRow(plate, row, { box: table, y: top + i * size * ROW, size }));
}

/** Wider than this, the table stands between the two. */
const WIDE = 1.7;
/** Height of a row in sizes of its text. */
const ROW = 3.3;
const between = (area: Rect): Rect => ({
  ...area,
  x: area.x + area.width * 0.24,
  width: area.width * 0.52,
});

function drawSide(
  plate: Plate,
  box: Rect,
  { name, spec }: { name: string; spec: SceneSpec },
): void {
  const { press, random, textPx } = plate;
  const size = Math.min(textPx * 1.15, box.width * 0.1);
  const isWine =
    spec.varietal !== null ||
    spec.region !== null ||
    /wine|vin(?!e|a)|red|white|champ|prosecco|cava|ros|sekt/.test(fold(name));
  const icon = isWine ? null : iconOf(name);
  const heightPx = Math.max(size, box.height - size * 2);
  const foot = box.y + heightPx;
  const things = icon && icon !== 'glass' ? ([icon] as const) : (['bottle', 'glass'] as const);
  things.forEach((thing, i) => {
    const maker = drawnMaker(thing);
    if (!maker) return;
    const share = things.length > 1 ? (i === 0 ? 0.34 : 0.68) : 0.5;
    const tall = Math.min(
      heightPx * 0.94 * (thing === 'glass' ? 0.72 : 1),
      (box.width * 0.5) / maker.aspect,
    );
    const look = lookFor({ spec }, random.fork(`${name} ${thing}`), { line: PLATE_INK });
    press.named(thing, () =>
      maker.draw(press, { base: [box.x + box.width * share, foot], heightPx: tall }, look),
    );
  });
  writeLines(
    plate,
    name.charAt(0).toLocaleUpperCase() + name.slice(1),
    [box.x + box.width / 2, foot + size * 1.5],
    {
      sizePx: size,
      maxWidth: box.width * 0.94,
      maxLines: 1,
    },
  );
}

function drawRow(
  plate: Plate,
  { name, sides }: Row,
  { box: area, y, size }: { box: Rect; y: number; size: number },
): void {
  const { press } = plate;
  press.fill(rectangle({ x: area.x, y, width: area.width, height: press.unit * 1.2 }), '#cdbd9f');
  writeLines(plate, name, [area.x + area.width / 2, y + size], {
    sizePx: size * 0.8,
    maxWidth: area.width * 0.9,
    maxLines: 1,
    face: 'cormorantItalic',
    ink: PLATE_SOFT,
  });
  sides.forEach((text, i) =>
    writeLines(plate, text, [area.x + (area.width * (i + 0.5)) / sides.length, y + size * 2.1], {
      sizePx: size * 0.95,
      maxWidth: (area.width * 0.92) / sides.length,
      maxLines: 2,
    }),
  );
}

const HOME = 'Home | Origine | Origine | Origen | Herkunft';
const GRAPES = 'Grapes | Cépages | Vitigni | Uvas | Rebsorten';
const COLOUR = 'Colour | Couleur | Colore | Color | Farbe';
const BOTTLE = 'Bottle | Bouteille | Bottiglia | Botella | Flasche';
const GLASS = 'Glass | Verre | Calice | Copa | Glas';
const SERVED = 'Serve at | Servir à | Servire a | Servir a | Servieren bei';

const DEGREES: Readonly<Record<WineColour, string>> = {
  red: '15–18 °C',
  white: '8–12 °C',
  rose: '8–12 °C',
  orange: '12–14 °C',
  sparkling: '6–10 °C',
  sparkling_rose: '6–10 °C',
};

/** What books say of the two; else what the lexicon knows of each wine. */
function rowsFor(plate: Plate, names: readonly string[]): Row[] {
  const [a = '', b = ''] = names.length === 2 ? names.map((name) => fold(name)) : [];
  for (const { first, second, rows } of [...FURTHER_COMPARISONS, ...COMPARISONS]) {
    if (first.test(a) && second.test(b))
      return rows.map(([name, x, y]) => ({ name, sides: [x, y] }));
    if (first.test(b) && second.test(a))
      return rows.map(([name, x, y]) => ({ name, sides: [y, x] }));
  }
  const shared = names.length > 2 ? sharedRows(names.map((name) => fold(name))) : [];
  if (shared.length > 0) return shared;
  const specs = plate.wish.sides ?? [];
  if (specs.length < 2 || !specs.every(isKnown)) return [];
  const row = (name: string, of: (spec: SceneSpec) => string): Row => ({
    name,
    sides: specs.map(of),
  });
  const places = specs.map((spec, i) => knownOfPlace(names[i] ?? '', spec));
  const told = (
    name: string,
    of: (place: NonNullable<(typeof places)[number]>) => string,
  ): Row => ({
    name,
    sides: places.map((place) => (place ? say(plate, of(place)) : '–')),
  });
  const isPlaced = places.every((place) => place !== null);
  return [
    ...(isPlaced
      ? [told(HOME, ({ country }) => country), told(GRAPES, ({ grapes }) => grapes)]
      : []),
    row(COLOUR, ({ wine }) => say(plate, COLOURS[wine])),
    row(BOTTLE, ({ bottle }) => say(plate, BOTTLES[bottle] ?? '–')),
    row(GLASS, ({ glass }) => say(plate, GLASSES[glass])),
    row(SERVED, ({ wine }) => DEGREES[wine]),
    // What is alike on both sides tells nothing apart.
  ].filter(({ sides }) => new Set(sides).size > 1);
}

/** 'Champagne, Cava and Prosecco': what books say of each pair of them, row by row. */
function sharedRows(names: readonly string[]): Row[] {
  const facts = names.map((one) => {
    const known = [...FURTHER_COMPARISONS, ...COMPARISONS].flatMap(({ first, second, rows }) => {
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
