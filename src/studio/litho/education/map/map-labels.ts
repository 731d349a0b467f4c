import { points, rectangle } from '#studio/litho/geometry.ts';
import type { Point, Rect } from '#studio/litho/geometry.ts';
import { isOverview } from '#studio/litho/education/atlas/europe.ts';
import {
  NEIGHBOURS,
  RIVER_NAMES,
  WATERS,
} from '#studio/litho/education/atlas/lie-of-land/around.ts';
import { RANGES } from '#studio/litho/education/atlas/lie-of-land/ranges.ts';
import { TOWNS } from '#studio/litho/education/atlas/lie-of-land/towns.ts';
import type { Town } from '#studio/litho/education/atlas/lie-of-land/towns.ts';
import { PLATE_INK, PLATE_SOFT, say } from '#studio/litho/education/plate.ts';
import type { Plate } from '#studio/litho/education/plate.ts';
import { fold, tokenise } from '#studio/lexicon/matching/normalise.ts';
import { measureText } from '#studio/typography/set-text.ts';
import type { MapNames } from './map-names.ts';
import { landOf } from './map-sheet.ts';
import type { MapView } from './map-sheet.ts';

const WATER_INK = '#3f7a8c';
const RIVER_INK = '#2f6f86';
const HILL_INK = '#6f5636';
const MOST_TOWNS = 12;
const MOST_ABROAD = 3;
const PAPER = '#f8efd7';
const ABROAD = '#e3d9c2';

/** Towns by which one finds one's way: of the land that is shown, and a few beyond its borders where nothing else wants to stand. */
export function drawTowns(plate: Plate, view: MapView, names: MapNames, side: Side): void {
  if (isOverview(view.area)) return;
  // What the table of all towns knows too is named in the plate's language.
  const own = (view.area.towns ?? []).map(
    ([name, x, y]): Town =>
      TOWNS.find(([names]) => names.split(' | ').includes(name)) ?? [name, x, y, view.area.country],
  );
  const asked = new Set(tokenise(plate.spec.prompt).map(({ word }) => word));
  const isAsked = ([name]: Town) => name.split(' | ').some((one) => asked.has(fold(one)));
  // One that the prompt names is no less at home for lying abroad.
  const isHome = (town: Town) => own.includes(town) || isAsked(town) || isAtHome(view, town);
  const towns = [...own, ...TOWNS.filter((town) => !own.includes(town))]
    .filter(([, x, y]) => isShown(view, [x, y]))
    .filter((town) => isHome(town) === (side === 'home'))
    .toSorted((a, b) => Number(isAsked(b)) - Number(isAsked(a)));
  const most = side === 'home' ? MOST_TOWNS + own.length : MOST_ABROAD;
  let drawn = 0;
  for (const town of towns) {
    if (!isAsked(town) && drawn >= most) continue;
    const isSet = drawTown(plate, { view, names, side }, { town, isMeant: isAsked(town) });
    if (isSet) drawn += 1;
  }
}

/** Of the land that is shown, or beyond its borders. */
type Side = 'home' | 'abroad';

function drawTown(
  plate: Plate,
  { view, names, side }: { view: MapView; names: MapNames; side: Side },
  { town: [name, x, y], isMeant }: { town: Town; isMeant: boolean },
): boolean {
  const { press, textPx } = plate;
  const [px, py] = view.place(x, y);
  const dot = press.unit * 4.5;
  const square = { x: px - dot, y: py - dot, width: dot * 2, height: dot * 2 };
  // One that the prompt names is written at its place, even where that lies under a mark.
  if (!isMeant && !names.isFree(square)) return false;
  const sizePx = textPx * (side === 'home' ? 0.66 : 0.56);
  const width = measureText(press.colour, say(plate, name), { face: 'playfairItalic', sizePx });
  const away = width / 2 + sizePx * 0.75;
  const sides: Point[] = [
    [px + away, py],
    [px - away, py],
    [px, py - sizePx],
    [px, py + sizePx],
    ...(side === 'home'
      ? [1.1, 1.5].flatMap((far) => ringOf([px, py], [away * 0.8, sizePx * far]))
      : []),
    ...(isMeant ? [1.6, 2.4, 3.2].flatMap((far) => ringOf([px, py], [away, sizePx * far])) : []),
  ];
  const ink = side === 'home' ? PLATE_INK : PLATE_SOFT;
  const isSet = names.set(name, sides, {
    sizePx,
    face: 'playfairItalic',
    ink,
    halo: side === 'home' ? PAPER : ABROAD,
    ...(side === 'abroad' && { isMeant: (box: Rect) => !touchesHome(plate, view, box) }),
  });
  if (!isSet) return false;
  names.take(square);
  press.fill(rectangle(square), ink);
  return true;
}

const isAtHome = ({ area }: MapView, [, , , country]: Town): boolean =>
  country === area.country || (area.beside?.includes(country) ?? false);

/** Where the largest towns of the land lie: numbers make way for them. */
export function chiefTowns(view: MapView): Point[] {
  const { area } = view;
  const towns = TOWNS.filter(([, x, y]) => isShown(view, [x, y]));
  const chief = towns.filter((town) => isAtHome(view, town)).slice(0, MOST_CHIEF);
  const own = area.towns?.filter(([, x, y]) => isShown(view, [x, y])) ?? [];
  return [...own, ...chief].map(([, x, y]) => view.place(x, y));
}
const MOST_CHIEF = 10;

function isShown({ map, place }: MapView, [east, north]: Point): boolean {
  const [x, y] = place(east, north);
  return x > map.x && x < map.x + map.width && y > map.y && y < map.y + map.height;
}

/** Round a place, from its right on. */
const ringOf = ([x, y]: Point, [wide, tall]: Point): Point[] =>
  Array.from({ length: 12 }, (_, k) => {
    const turn = (k / 12) * Math.PI * 2;
    return [x + Math.cos(turn) * wide, y + Math.sin(turn) * tall];
  });

/** Words across the map, its own hills by name, its seas and what it borders on. */
export function drawSurroundings(plate: Plate, view: MapView, names: MapNames): void {
  const isAbroad = (box: Rect) =>
    pointsOf(box).every(
      (point) => isOn(plate, view, 'others', point) && !isOn(plate, view, 'own', point),
    );
  const isAtSea = (box: Rect) =>
    pointsOf(box).every(
      (point) => !isOn(plate, view, 'others', point) && !isOn(plate, view, 'own', point),
    );
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
  if (isOverview(area)) return;
  for (const [words, crest] of RANGES)
    names.set(
      words,
      at(crest)
        .filter(([x, y]) => names.isFree({ x, y, width: 0, height: 0 }))
        .filter((point) => isOn(plate, view, 'own', point))
        .map(([x, y]) => [x, y + textPx * 0.75]),
      {
        sizePx: textPx * 0.56,
        face: 'playfairItalic',
        ink: HILL_INK,
        halo: PAPER,
      },
    );
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
}

/** Names of the rivers that run through the land that is shown; those beyond its borders go without. */
export function drawRiverNames(
  plate: Plate,
  { view, names }: { view: MapView; names: MapNames },
  courses: readonly Course[],
): void {
  const { textPx } = plate;
  for (const { id, line } of courses)
    names.set(
      RIVER_NAMES[id],
      line
        .slice(1, -1)
        // Most of a river flows beyond the map: that is seen at once.
        .filter(([x, y]) => names.isFree({ x, y: y - textPx * 0.4, width: 0, height: 0 }))
        .filter((point) => isOn(plate, view, 'own', point))
        .map(([x, y]) => [x, y - textPx * 0.4]),
      {
        sizePx: textPx * 0.56,
        face: 'playfairItalic',
        ink: RIVER_INK,
        halo: PAPER,
      },
    );
}

export interface Course {
  id: keyof typeof RIVER_NAMES;
  line: readonly Point[];
}

/** Whether a point lies on the land that is shown, or on another's; asked only where it counts: coasts are long. */
function isOn(
  { press }: Plate,
  { sheet, origin, scale }: MapView,
  land: 'own' | 'others',
  [px, py]: Point,
): boolean {
  const [x, y] = [(px - origin[0]) / scale, (py - origin[1]) / scale];
  return press.colour.isPointInPath(landOf(sheet)[land], x, y);
}

/** Where a name lies, read off from its upper edge to its lower. */
const pointsOf = (box: Rect): Point[] =>
  [0.1, 0.5, 0.9].flatMap((down) =>
    [0.04, 0.28, 0.5, 0.72, 0.96].map((part): Point => [
      box.x + box.width * part,
      box.y + box.height * down,
    ]),
  );

const touchesHome = (plate: Plate, view: MapView, box: Rect): boolean =>
  pointsOf(box).some((point) => isOn(plate, view, 'own', point));
