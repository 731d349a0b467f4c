import type { Rect } from '#studio/litho/geometry.ts';
import type { Area, Spot } from '#studio/litho/education/atlas/area.ts';
import { EUROPE, isInEurope } from '#studio/litho/education/atlas/europe.ts';
import { WORLD } from '#studio/litho/education/atlas/world.ts';
import type { Plate } from '#studio/litho/education/plate.ts';
import { spotsOfGrape } from '#studio/litho/education/vineyard/where-grown.ts';
import { drawLand } from './map-land.ts';
import { drawLegend } from './map-legend.ts';
import { shapesOf, sheetOf, viewOf } from './map-sheet.ts';

/** Where one grape grows: its countries on the map of the world, those of Europe on a nearer one beside it. */
export function drawGrapeMap(plate: Plate): void {
  const spots = spotsOfGrape(plate.wish.grapes[0] ?? '');
  const { world, europe, legend } = divide(plate);
  plate.press.named('map_sheet', () => {
    drawPart(plate, { area: WORLD, room: world }, spots, (spot) => !isInEurope(spot));
    drawPart(plate, { area: EUROPE, room: europe }, spots, isInEurope);
  });
  drawLegend(plate, spots, legend);
}

function drawPart(
  plate: Plate,
  { area, room }: { area: Area; room: Rect },
  spots: readonly Spot[],
  isMarked: (spot: Spot) => boolean,
): void {
  drawLand(plate, viewOf(area, sheetOf(area.id), room), spots, isMarked);
}

interface Parts {
  world: Rect;
  europe: Rect;
  legend: Rect;
}

/** Beside each other on a banner, Europe beside the world on a wide sheet, else below it. */
function divide({ area: { x, y, width, height }, textPx }: Plate): Parts {
  const gap = textPx * 0.7;
  const [worldTall] = shapesOf(sheetOf(WORLD.id));
  const [, europeWide] = shapesOf(sheetOf(EUROPE.id));
  const shape = width / height;
  if (shape > BANNER) {
    const world = Math.min(width * 0.44, height * worldTall);
    const europe = Math.min(width * 0.24, height * europeWide);
    const at = x + world + europe + gap * 2;
    const tall = world / worldTall;
    return {
      world: { x, y: y + (height - tall) / 2, width: world, height: tall },
      europe: { x: x + world + gap, y, width: europe, height },
      legend: { x: at, y, width: x + width - at, height },
    };
  }
  if (shape > WIDE) {
    const world = Math.min(width * 0.66, height * 0.62 * worldTall);
    const tall = world / worldTall;
    const below = y + tall + gap;
    return {
      world: { x, y, width: world, height: tall },
      europe: { x: x + world + gap, y, width: width - world - gap, height: tall },
      legend: { x, y: below, width, height: y + height - below },
    };
  }
  const tall = Math.min(height * 0.47, width / worldTall);
  const below = y + tall + gap;
  const rest = y + height - below;
  // On a tall sheet the legend has the foot of it to itself.
  const isTall = shape < TALL;
  const europeTall = isTall ? Math.min(rest * 0.58, width) : rest;
  const europe = Math.min(width * (isTall ? 1 : 0.55), europeTall * europeWide);
  const left = isTall ? x + (width - europe) / 2 : x;
  return {
    world: { x, y, width, height: tall },
    europe: { x: left, y: below, width: europe, height: europeTall },
    legend: isTall
      ? { x, y: below + europeTall + gap, width, height: rest - europeTall - gap }
      : { x: x + europe + gap, y: below, width: width - europe - gap, height: rest },
  };
}
const BANNER = 1.9;
const WIDE = 1.15;
const TALL = 0.75;
