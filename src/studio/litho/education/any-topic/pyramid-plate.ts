import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { PlateItem } from '#studio/scene/sheets.ts';
import { polygon } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import { mixHex } from '#studio/litho/mix-colours.ts';
import { linesOf, NAME_FACE, PLATE_INK, writeLines } from '#studio/litho/education/plate.ts';
import type { Plate } from '#studio/litho/education/plate.ts';

const DEFAULTS: readonly PlateItem[] = ['Grand Cru', 'Premier Cru', 'Village', 'Regional'].map(
  (name) => ({ name, value: null }),
);

/** Ladders of the trade, each from its foot to its top. */
const LADDERS: readonly (readonly RegExp[])[] = [
  [
    /^(?:regional|regionale|generic|bourgogne|vin de table|table wine|vin de france|gutswein)/,
    /^(?:village|villages|communal|ortswein)/,
    /^(?:premier cru|1er cru|erste lage)/,
    /^(?:grand cru|gro(?:ss|ß)e lage|gro(?:ss|ß)es gewachs)/,
  ],
  [/^joven/, /^crianza/, /^reserva/, /^gran reserva/],
  [/^annata/, /^riserva/, /^gran selezione/],
  [/^kabinett/, /^spatlese/, /^auslese/, /^beerenauslese/, /^trockenbeerenauslese/],
  [/^(?:vino|vdt|vino da tavola)\b/, /^(?:igt|igp)\b/, /^doc\b/, /^docg\b/],
  [
    /^(?:vin de france|vin de table|deutscher wein|vino)\b/,
    /^(?:igp|landwein)\b/,
    /^(?:aoc|aop|qualitatswein|do)\b/,
    /^(?:pradikatswein|doca|doq)\b/,
  ],
];
const rungOf = (ladder: readonly RegExp[], { name }: PlateItem): number =>
  ladder.findIndex((rung) => rung.test(fold(name)));

/** 'Regional, village, premier cru, grand cru' is dictated from the foot upwards. */
function highestFirst(items: readonly PlateItem[]): readonly PlateItem[] {
  const isFromFoot = LADDERS.some((ladder) => {
    const rungs = items.map((item) => rungOf(ladder, item));
    return rungs.every((rung) => rung >= 0) && (rungs[0] ?? 0) < (rungs.at(-1) ?? 0);
  });
  return isFromFoot ? items.toReversed() : items;
}

/** Ranks of wine on top of each other, the rarest above, in the customer's order and figures. */
export function drawPyramidPlate(plate: Plate): void {
  const { area, press, textPx, wish } = plate;
  const items = highestFirst(wish.items ?? DEFAULTS);
  const height = Math.min(area.height * 0.98, area.width * 0.95);
  const step = height / items.length;
  const top = area.y + (area.height - height) / 2;
  const middle = area.x + area.width / 2;
  const halfAt = (y: number) => area.width * 0.49 * (0.34 + 0.66 * (y / height));
  items.forEach(({ name, value }, i) => {
    const [y0, y1] = [i * step, (i + 1) * step - press.unit * 8];
    const [a, b] = [halfAt(y0), halfAt(y1)];
    const corners: Point[] = [
      [middle - a, top + y0],
      [middle + a, top + y0],
      [middle + b, top + y1],
      [middle - b, top + y1],
    ];
    const ink = mixHex('#7d1128', '#ecd9a8', items.length > 1 ? i / (items.length - 1) : 0);
    press.fill(polygon(corners), ink, {
      from: [middle - b, top + y0],
      to: [middle + b, top + y1],
      start: 0.15,
      end: -0.3,
    });
    press.stroke(polygon(corners), PLATE_INK, press.unit * 2);
    const isDark = i < items.length / 2;
    const size = Math.min(textPx * 1.4, step * 0.27);
    const words = isDark ? '#fff6df' : PLATE_INK;
    const note = { sizePx: size * 0.9, maxWidth: (a + b) * 0.88, maxLines: 2 } as const;
    const lines = value ? linesOf(plate, value, note) : 0;
    const y = top + (y0 + y1) / 2 + size * (0.32 - lines * 0.5);
    writeLines(plate, name, [middle, y], {
      sizePx: size,
      maxWidth: a * 1.9,
      maxLines: 1,
      ink: words,
      face: NAME_FACE,
    });
    if (value)
      writeLines(plate, value, [middle, y + size * 1.05], {
        ...note,
        ink: words,
      });
  });
}
