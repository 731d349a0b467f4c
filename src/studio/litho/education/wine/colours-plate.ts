import type { WineColour } from '#studio/scene/wine.ts';
import { circle, rectangle } from '#studio/litho/geometry.ts';
import type { Rect } from '#studio/litho/geometry.ts';
import { darken, lighten, mixHex } from '#studio/litho/mix-colours.ts';
import {
  NAME_FACE,
  NOTE_FACE,
  PLATE_SOFT,
  say,
  write,
  writeLines,
} from '#studio/litho/education/plate.ts';
import type { Plate } from '#studio/litho/education/plate.ts';
import { SCALES, tintsAsked } from './colour-scales.ts';
import type { Scale, Tint } from './colour-scales.ts';

const ALSO: Partial<Record<WineColour, WineColour>> = {
  sparkling: 'white',
  orange: 'white',
  sparkling_rose: 'rose',
};

/** Discs of wine seen from above, one row for each colour. */
export function drawColoursPlate(plate: Plate): void {
  const { area, wish } = plate;
  const asked = wish.wines.map((wine) => ALSO[wine] ?? wine);
  const scales = SCALES.filter(({ wine }) => asked.length === 0 || asked.includes(wine));
  const gap = plate.textPx * 0.6;
  const height = (area.height - gap * (scales.length - 1)) / scales.length;
  scales.forEach((scale, i) => {
    const row = { ...area, y: area.y + i * (height + gap), height };
    // One alone is named by the heading.
    if (scales.length > 1) nameScale(plate, scale, row);
    drawScale(plate, { ...scale, tints: tintsAsked(scale, plate.spec.prompt) }, row);
  });
}

const sizeIn = ({ textPx }: Plate, row: Rect): number =>
  Math.min(textPx * 1.1, row.height * 0.09, row.width * 0.035);

function nameScale(plate: Plate, { name }: Scale, row: Rect): void {
  const size = sizeIn(plate, row);
  write(plate, say(plate, name).toLocaleUpperCase(), [row.x + size * 0.4, row.y + size * 1.2], {
    align: 'left',
    sizePx: size * 1.1,
    tracking: 0.14,
  });
}

function drawScale(plate: Plate, { tints }: Scale, row: Rect): void {
  // One colour alone has the room for two lines, and larger discs.
  const lines = row.height > row.width * 0.6 ? 2 : 1;
  const size = lines === 2 ? Math.min(plate.textPx * 1.2, row.width * 0.042) : sizeIn(plate, row);
  const perLine = Math.ceil(tints.length / lines);
  const step = row.width / perLine;
  const tall = (row.height - size * 1.7) / lines;
  const radius = Math.min(step * 0.36, (tall - size * 3.9) / 2);
  // Room that discs in one line leave shows how one colour runs into the next.
  const free = lines === 1 ? tall - radius * 2 - size * 3.9 : 0;
  const band = free > size * 4 ? Math.min(free * 0.4, radius * 1.4) : 0;
  const top = row.y + size * 1.7 + Math.max(0, (free - band - size * 1.6) / 2) * (band ? 1 : 0);
  if (band > 0) {
    const y = top + radius * 2 + size * 5.5;
    drawBand(plate, tints, {
      x: row.x + row.width * 0.03,
      y,
      width: row.width * 0.94,
      height: band,
    });
  }
  tints.forEach((tint, i) => {
    const line = Math.floor(i / perLine);
    const here = Math.min(perLine, tints.length - line * perLine);
    const x = row.x + row.width / 2 + step * ((i % perLine) - (here - 1) / 2);
    const y = top + line * tall + radius;
    drawDisc(plate, [x, y], radius, tint.hex);
    const below = y + radius + size * 1.25;
    writeLines(plate, say(plate, tint.name), [x, below], {
      sizePx: size * 1.02,
      maxWidth: step * 0.96,
      maxLines: 1,
      face: NAME_FACE,
    });
    writeLines(plate, say(plate, tint.note), [x, below + size * 0.98], {
      sizePx: size * 0.88,
      maxWidth: step * 0.94,
      maxLines: 2,
      face: NOTE_FACE,
      ink: PLATE_SOFT,
    });
  });
}

/** From the first colour to the last without a step between them. */
function drawBand({ press }: Plate, tints: readonly Tint[], box: Rect): void {
  const steps = Math.max(2, Math.round(box.width / Math.max(1, press.unit * 6)));
  for (let i = 0; i < steps; i++) {
    const along = (i / (steps - 1)) * (tints.length - 1);
    const [from, to] = [tints[Math.floor(along)], tints[Math.ceil(along)]];
    if (!from || !to) continue;
    // Whole pixels: on a shared edge the paper would show, or both inks.
    const x = Math.round(box.x + (box.width * i) / steps);
    const width = Math.round(box.x + (box.width * (i + 1)) / steps) - x;
    press.fill(rectangle({ ...box, x, width }), mixHex(from.hex, to.hex, along % 1));
  }
  press.stroke(rectangle(box), '#8a7a68', press.unit * 1.6);
}

/** Deepest in the middle, pale at the rim: so the eye reads age. */
function drawDisc(
  { press }: Plate,
  [x, y]: readonly [number, number],
  radius: number,
  hex: string,
): void {
  press.named('glass', () => {
    press.shade(circle([x, y + radius * 0.08], radius * 1.12), {
      centre: [x, y + radius * 0.08],
      radius: radius * 1.14,
      start: -0.5,
      end: 0,
    });
    press.fill(circle([x, y], radius * 1.04), '#fffaf0');
    for (const [share, ink] of [
      [1, lighten(hex, 0.42)],
      [0.9, lighten(hex, 0.2)],
      [0.76, hex],
      [0.5, darken(hex, 0.12)],
    ] as const) {
      press.fill(circle([x, y], radius * share), ink);
    }
    press.veil(circle([x - radius * 0.36, y - radius * 0.4], radius * 0.12), '#ffffff', 0.6);
    press.stroke(circle([x, y], radius * 1.04), '#8a7a68', press.unit * 1.6);
  });
}
