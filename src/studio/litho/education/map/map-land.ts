import { rectangle, smooth } from '#studio/litho/geometry.ts';
import type { Point, Rect } from '#studio/litho/geometry.ts';
import type { LithoPress } from '#studio/litho/press.ts';
import { RIVERS } from '#studio/litho/education/atlas/area.ts';
import { isOverview } from '#studio/litho/education/atlas/europe.ts';
import type { Spot } from '#studio/litho/education/atlas/area.ts';
import { points } from '#studio/litho/geometry.ts';
import { PLATE_INK } from '#studio/litho/education/plate.ts';
import type { Plate } from '#studio/litho/education/plate.ts';
import { drawCoasts, homesOn, onOwnLand } from './map-coasts.ts';
import { chiefTowns, drawRiverNames, drawSurroundings, drawTowns } from './map-labels.ts';
import type { Course } from './map-labels.ts';
import { fieldInk } from './map-legend.ts';
import { drawMark, spread, within } from './map-marks.ts';
import { MapNames } from './map-names.ts';
import { drawRelief } from './map-relief.ts';
import { drawScale } from './map-scale.ts';
import type { MapView } from './map-sheet.ts';
import { drawWineAreas } from './map-wine-areas.ts';

const SEA = '#c3dad9';
const RIVER = '#4f8aa0';
/** Degrees across below which only the courses are drawn that the map names itself: the others are too coarse. */
const NEAR = 2.2;
/** More numbers than this are set smaller, so that towns find room between them. */
const MANY = 10;

/** Coasts, hills, rivers, towns and neighbours, and for each wine a coloured field with its number. */
export function drawLand(
  plate: Plate,
  view: MapView,
  wanted: readonly Spot[],
  isMarked: (spot: Spot) => boolean = () => true,
): void {
  const { press, textPx } = plate;
  const { map } = view;
  // Where one grape grows, only its homes stand out of the world.
  const isOverall = isOverview(view.area);
  const isOfGrape = plate.wish.grapes.length === 1 && isOverall;
  const homes = isOfGrape ? homesOn(press, view, wanted) : null;
  const names = new MapNames(plate, map);
  press.clipped(rectangle(map), () => {
    press.fill(rectangle(map), SEA);
    press.placed(view.origin, 0, view.scale, () => drawCoasts(press, view, homes));
    if (!isOverall) onOwnLand(press, view, () => drawRelief(press, view));
    const marked = wanted
      .map((spot, i) => ({ spot, number: i + 1, place: view.place(spot[1], spot[2]) }))
      .filter(({ spot }) => isMarked(spot));
    const places = marked.map(({ place }) => place);
    const fields = marked.map(({ spot: [name, , , wine], place }) => ({
      at: place,
      ink: fieldInk(wine),
      name,
    }));
    if (!isOfGrape)
      onOwnLand(press, view, () => drawWineAreas(press, fields, reachOf(places, map)));
    const courses = isOverall ? [] : drawRivers(press, view);
    const reach = textPx * (isOfGrape ? 0.5 : wanted.length > MANY ? 0.56 : 0.64);
    const room = {
      apart: reach * 2.4,
      towns: isOverall ? [] : chiefTowns(view),
      clear: reach * 1.6,
    };
    const at = within(spread(places, room), map, reach * 1.5);
    for (const mark of at) names.takeRound(mark, reach * 1.06);
    marked.forEach((mark, i) => drawMark(plate, { ...mark, at: at[i] ?? mark.place, reach }));
    drawScale(plate, view, names);
    // The land that the map is about is named first: what lies abroad takes what room is left.
    drawTowns(plate, view, names, 'home');
    drawRiverNames(plate, { view, names }, courses);
    drawSurroundings(plate, view, names);
    drawTowns(plate, view, names, 'abroad');
  });
  press.stroke(rectangle(map), PLATE_INK, press.unit * 1.8);
}

const widthOf = ({ area: { window } }: MapView): number => window[2] - window[0];

/** Half way to the usual neighbour, and never so far that a few places would fill the map. */
function reachOf(places: readonly Point[], map: Rect): number {
  const nearest = places
    .map(([x, y], i) =>
      Math.min(...places.map(([ox, oy], j) => (j === i ? Infinity : Math.hypot(ox - x, oy - y)))),
    )
    .filter(Number.isFinite)
    .toSorted((a, b) => a - b);
  const usual = nearest[Math.floor(nearest.length / 2)] ?? map.width * 0.2;
  return Math.min(map.width * 0.1, Math.max(map.width * 0.055, usual * 0.62));
}

function drawRivers(press: LithoPress, view: MapView): Course[] {
  const isNear = widthOf(view) < NEAR;
  const ids = (Object.keys(RIVERS) as (keyof typeof RIVERS)[]).filter(
    (id) => !isNear || view.area.rivers?.includes(id),
  );
  const courses = ids.map((id) => ({
    id,
    line: points(RIVERS[id]).map(([x, y]) => view.place(x, y)),
  }));
  for (const { line } of courses) press.stroke(smooth(line, false, 0.5), RIVER, press.unit * 3.2);
  return courses;
}
