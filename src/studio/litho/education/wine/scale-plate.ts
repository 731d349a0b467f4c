import { roundedRectangle } from '#studio/litho/geometry.ts';
import { mixHex } from '#studio/litho/mix-colours.ts';
import {
  NOTE_FACE,
  PLATE_INK,
  PLATE_SOFT,
  write,
  writeLines,
} from '#studio/litho/education/plate.ts';
import type { Plate } from '#studio/litho/education/plate.ts';
import { put } from '#studio/litho/education/put.ts';
import { USUAL_VARIETIES, VARIETIES } from '#studio/litho/education/vineyard/varieties.ts';
import type { Variety } from '#studio/litho/education/vineyard/variety.ts';

type Scale = 'tannin' | 'acid' | 'body';

const ENDS: Readonly<Record<Scale, readonly [low: string, high: string]>> = {
  tannin: ['low | faible | basso | bajo | wenig', 'high | élevé | alto | alto | viel'],
  acid: ['low | faible | bassa | baja | wenig', 'high | élevée | alta | alta | viel'],
  body: ['light | léger | leggero | ligero | leicht', 'full | ample | pieno | pleno | voll'],
};
const INKS: Readonly<Record<Scale, readonly [string, string]>> = {
  tannin: ['#c98a8f', '#5d1020'],
  acid: ['#e8dc8a', '#8a9a3f'],
  body: ['#e2c48f', '#8a4a2c'],
};
const MOST = 10;

/** The grapes that were named, else the usual ones, from the least to the most. */
function ranked({ wish }: Plate, scale: Scale): Variety[] {
  const named = VARIETIES.filter(({ name }) => wish.grapes.includes(name));
  const asked = wish.wines.map((wine) => (wine === 'red' || wine === 'rose' ? 'red' : 'white'));
  const usual = USUAL_VARIETIES.filter(({ wine }) =>
    asked.length > 0
      ? asked.includes(wine as 'red' | 'white')
      : scale !== 'tannin' || wine === 'red',
  );
  const sorted = (named.length > 1 ? named : usual).toSorted((a, b) => a[scale] - b[scale]);
  // From the least to the most, however many stand between.
  const step = Math.max(1, (sorted.length - 1) / (MOST - 1));
  return sorted.filter((_, i) => Math.floor((i - 1) / step) < Math.floor(i / step));
}

/** Grapes ranked by one quality of their wines, a bar for each. */
export function drawScalePlate(plate: Plate): void {
  const { area, press, textPx } = plate;
  const scale = plate.wish.scale ?? 'tannin';
  const grapes = ranked(plate, scale);
  const head = textPx * 1.6;
  const step = (area.height - head) / grapes.length;
  const size = Math.min(textPx * 1.15, step * 0.4);
  const left = area.x + area.width * 0.42;
  const room = area.width * 0.55;
  const note = { sizePx: size * 0.9, face: NOTE_FACE, ink: PLATE_SOFT } as const;
  const [low, high] = ENDS[scale];
  write(plate, low, [left, area.y + head * 0.5], { ...note, align: 'left' });
  write(plate, high, [left + room, area.y + head * 0.5], { ...note, align: 'right' });
  grapes.forEach((grape, i) => {
    const y = area.y + head + i * step;
    const tall = step * 0.72;
    put(
      plate,
      'grapes',
      { x: area.x + area.width * 0.02, y: y + step * 0.12, width: tall * 0.8, height: tall },
      { wine: grape.wine },
    );
    writeLines(plate, grape.name, [left - size * 0.7, y + step * 0.5], {
      sizePx: size,
      maxWidth: area.width * 0.28,
      maxLines: 1,
      align: 'right',
      isCentred: true,
    });
    const track = { x: left, y: y + step * 0.3, width: room, height: step * 0.4 };
    const [pale, deep] = INKS[scale];
    press.fill(roundedRectangle(track, track.height * 0.3), '#e9dcc0');
    const bar = { ...track, width: (room * grape[scale]) / 5 };
    press.fill(roundedRectangle(bar, bar.height * 0.3), mixHex(pale, deep, grape[scale] / 5), {
      from: [bar.x, bar.y],
      to: [bar.x, bar.y + bar.height],
      start: 0.25,
      end: -0.3,
    });
    press.stroke(roundedRectangle(track, track.height * 0.3), PLATE_INK, press.unit * 1.2);
  });
}
