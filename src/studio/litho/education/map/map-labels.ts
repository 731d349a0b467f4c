import { points, rectangle } from '#studio/litho/geometry.ts';
import type { Point, Rect } from '#studio/litho/geometry.ts';
import { NEIGHBOURS, WATERS } from '#studio/litho/education/atlas/lie-of-land/around.ts';
import { RANGES } from '#studio/litho/education/atlas/lie-of-land/ranges.ts';
import { TOWNS } from '#studio/litho/education/atlas/lie-of-land/towns.ts';
import { PLATE_INK, PLATE_SOFT, say } from '#studio/litho/education/plate.ts';
import type { Plate } from '#studio/litho/education/plate.ts';
import { fold, tokenise } from '#studio/lexicon/matching/normalise.ts';
import { measureText } from '#studio/typography/set-text.ts';
import type { MapNames } from './map-names.ts';
import { landOf } from './map-sheet.ts';
import type { MapView } from './map-sheet.ts';

const WATER_INK = '#3f7a8c';
const HILL_INK = '#6f5636';
/** Degrees across from which towns are no help. */
const WHOLE = 150;
const MOST_TOWNS = 9;
const PAPER = '#f8efd7';
const ABROAD = '#e3d9c2';

/** Towns by which one finds one's way: those of the area itself first. */
export function drawTowns(plate: Plate, view: MapView, names: MapNames): void {
  const { press, textPx } = plate;
  const [west, , east] = view.area.window;
  if (east - west > WHOLE) return;
  // What the table of all towns knows too is named in the plate's language.
  const own = (view.area.towns ?? []).map(
    (town) => TOWNS.find(([names]) => names.split(' | ').includes(town[0])) ?? town,
  );
  const towns = [...own, ...TOWNS.filter((town) => !own.includes(town))];
  const asked = new Set(tokenise(plate.spec.prompt).map(({ word }) => word));
  const isAsked = (name: string) => name.split(' | ').some((one) => asked.has(fold(one)));
  let drawn = 0;
  for (const [name, x, y] of towns.toSorted(
    ([a], [b]) => Number(isAsked(b)) - Number(isAsked(a)),
  )) {
    const [px, py] = view.place(x, y);
    const dot = press.unit * 4.5;
    const square = { x: px - dot, y: py - dot, width: dot * 2, height: dot * 2 };
    // One that the prompt names is written at its place, even where that lies under a mark.
    const isMeant = isAsked(name);
    if (!isMeant && (drawn >= MOST_TOWNS + own.length || !names.isFree(square))) continue;
    const sizePx = textPx * 0.66;
    const width = measureText(press.colour, say(plate, name), { face: 'playfairItalic', sizePx });
    const away = width / 2 + sizePx * 0.75;
    const sides: Point[] = [
      [px + away, py],
      [px - away, py],
      [px, py - sizePx],
      [px, py + sizePx],
      ...(isMeant ? [1.6, 2.4, 3.2].flatMap((far) => ringOf([px, py], [away, sizePx * far])) : []),
    ];
    if (!names.set(name, sides, { sizePx, face: 'playfairItalic', ink: PLATE_INK, halo: PAPER }))
      continue;
    names.take(square);
    press.fill(rectangle(square), PLATE_INK);
    drawn += 1;
  }
}

/** Round a place, from its right on. */
const ringOf = ([x, y]: Point, [wide, tall]: Point): Point[] =>
  Array.from({ length: 12 }, (_, k) => {
    const turn = (k / 12) * Math.PI * 2;
    return [x + Math.cos(turn) * wide, y + Math.sin(turn) * tall];
  });

/** What the map borders on, its seas and its hills by name. */
export function drawSurroundings(plate: Plate, view: MapView, names: MapNames): void {
  const isAbroad = (box: Rect) =>
    lands(plate, view, box).every(([isOwn, isOther]) => isOther && !isOwn);
  const isAtSea = (box: Rect) =>
    lands(plate, view, box).every(([isOwn, isOther]) => !isOther && !isOwn);
  const { textPx } = plate;
  const { area } = view;
  const at = (text: string) => points(text).map(([x, y]) => view.place(x, y));
  area.inscriptions?.forEach(([words, x, y]) =>
    names.set(words, [view.place(x, y)], {
      sizePx: textPx * 0.6,
      tracking: 0.16,
      ink: PLATE_SOFT,
      isCapital: true,
    }),
  );
  const [west, , east] = area.window;
  if (east - west > WHOLE) return;
  for (const [words, where] of WATERS)
    names.set(words, at(where), {
      sizePx: textPx * 0.64,
      face: 'playfairItalic',
      tracking: 0.05,
      ink: WATER_INK,
      isMeant: isAtSea,
    });
  const shown = new Set([area.country, ...(area.beside ?? [])]);
  for (const [country, words, where] of NEIGHBOURS)
    if (!shown.has(country))
      names.set(words, at(where), {
        sizePx: textPx * 0.56,
        tracking: 0.14,
        ink: PLATE_SOFT,
        isCapital: true,
        halo: ABROAD,
        isMeant: isAbroad,
      });
  for (const [words, crest] of RANGES)
    names.set(
      words,
      at(crest)
        .filter(([x, y]) => names.isFree({ x, y, width: 0, height: 0 }))
        .map(([x, y]) => [x, y + textPx * 0.75]),
      {
        sizePx: textPx * 0.56,
        face: 'playfairItalic',
        ink: HILL_INK,
        halo: PAPER,
      },
    );
}

/** Whether the beginning, the middle and the end of a name lie on the land that is shown, and on another's. */
function lands(
  { press }: Plate,
  { sheet, origin, scale }: MapView,
  box: Rect,
): [boolean, boolean][] {
  const { own, others } = landOf(sheet);
  return [0.04, 0.28, 0.5, 0.72, 0.96].map((part) => {
    const x = (box.x + box.width * part - origin[0]) / scale;
    const y = (box.y + box.height / 2 - origin[1]) / scale;
    return [press.colour.isPointInPath(own, x, y), press.colour.isPointInPath(others, x, y)];
  });
}
