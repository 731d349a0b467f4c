import { Path2D } from '@napi-rs/canvas';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import { circle } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import { lighten } from '#studio/litho/mix-colours.ts';
import { hexBytes } from '#studio/textures/colour.ts';
import { fitWidth, setText, useStyle } from '#studio/typography/set-text.ts';
import { PLATE_INK, PLATE_PAPER, say, writeLines } from '#studio/litho/education/plate.ts';
import type { Plate } from '#studio/litho/education/plate.ts';
import { AROMA_FAMILIES } from './aroma-families.ts';
import type { Family } from './aroma-families.ts';
import { VARIETIES } from '#studio/litho/education/vineyard/varieties.ts';

const ORIGINS = [
  { name: 'from the grape | du raisin | dall’uva | de la uva | aus der Traube', ink: '#8a1f33' },
  {
    name: 'from the making | de la vinification | dalla cantina | de la bodega | aus dem Keller',
    ink: '#a5782e',
  },
  { name: 'from age | de l’âge | dal tempo | del tiempo | aus der Reife', ink: '#5b4a3c' },
] as const;

/** The wheel; for one grape its own aromas stand out and the rest steps back. */
export function drawAromaPlate(plate: Plate): void {
  const { area, textPx } = plate;
  const radius = Math.min(area.width * 0.98, area.height) / 2;
  const centre: Point = [area.x + area.width / 2, area.y + area.height / 2];
  const typical = typicalAromas(plate);
  const families = familiesOf(plate);
  const sector = (Math.PI * 2) / families.length;
  families.forEach((family, i) => {
    const from = -Math.PI / 2 + i * sector;
    drawFamily(plate, family, { centre, radius, from, sector, typical });
  });
  drawHub(plate, centre, radius * 0.2);
  const { press } = plate;
  press.stroke(circle(centre, radius * 0.995), PLATE_INK, press.unit * 2);
  drawKey(plate, [area.x, area.y + area.height - textPx * 2.5]);
}

/** 'Aromas of red wine': no citrus and no tropical fruit, and for white no berries. */
function familiesOf({ wish: { wines, grapes } }: Plate): readonly Family[] {
  const [wine] = wines;
  if (wines.length !== 1 || grapes.length > 0 || (wine !== 'red' && wine !== 'white'))
    return AROMA_FAMILIES;
  return AROMA_FAMILIES.filter(({ of }) => of === undefined || of === wine);
}

/** Names of the aromas that the asked grape is known for, in the plate's language. */
function typicalAromas(plate: Plate): Set<string> | null {
  const grape = VARIETIES.find(({ name }) =>
    plate.wish.grapes.some((asked) => fold(asked) === fold(name)),
  );
  if (!grape) return null;
  const words = say(plate, grape.aromas).toLocaleLowerCase();
  const own = AROMA_FAMILIES.flatMap(({ aromas }) =>
    aromas.map((aroma) => say(plate, aroma)),
  ).filter((aroma) => words.includes(aroma.toLocaleLowerCase()));
  return own.length > 0 ? new Set(own) : null;
}

interface Sector {
  centre: Point;
  radius: number;
  from: number;
  sector: number;
  typical: ReadonlySet<string> | null;
}

function ring(
  centre: Point,
  [inner, outer]: readonly [number, number],
  [from, to]: readonly [number, number],
): Path2D {
  const path = new Path2D();
  path.arc(...centre, outer, from, to);
  path.arc(...centre, inner, to, from, true);
  path.closePath();
  return path;
}

/** White letters would drown on yellow. */
function isPale(ink: string): boolean {
  const [r, g, b] = hexBytes(ink);
  return r * 0.3 + g * 0.59 + b * 0.11 > 150;
}

function drawFamily(
  plate: Plate,
  { name, ink, origin, aromas }: Family,
  { centre, radius, from, sector, typical }: Sector,
): void {
  const { press } = plate;
  const to = from + sector;
  const isOwn = typical === null || aromas.some((aroma) => typical.has(say(plate, aroma)));
  const shade = { centre, radius, start: 0.25, end: -0.2 };
  press.fill(ring(centre, [radius * 0.2, radius * 0.26], [from, to]), ORIGINS[origin].ink);
  press.fill(
    ring(centre, [radius * 0.26, radius * 0.62], [from, to]),
    isOwn ? ink : lighten(ink, 0.62),
    shade,
  );
  const step = sector / aromas.length;
  aromas.forEach((aroma, i) => {
    const own = typical === null || typical.has(say(plate, aroma));
    const part = ring(
      centre,
      [radius * 0.62, radius * 0.99],
      [from + i * step, from + (i + 1) * step],
    );
    press.fill(part, lighten(ink, own ? 0.35 + (i % 2) * 0.12 : 0.82));
    press.stroke(part, PLATE_PAPER, press.unit * 1.6);
    writeAlong(plate, say(plate, aroma), {
      centre,
      angle: from + (i + 0.5) * step,
      from: radius * 0.64,
      to: radius * 0.97,
      ink: PLATE_INK,
    });
  });
  press.stroke(
    ring(centre, [radius * 0.2, radius * 0.62], [from, to]),
    PLATE_PAPER,
    press.unit * 2,
  );
  writeAlong(plate, say(plate, name), {
    centre,
    angle: from + sector / 2,
    from: radius * 0.28,
    to: radius * 0.6,
    ink: isOwn && !isPale(ink) ? '#fffaf0' : PLATE_INK,
    isBold: true,
  });
}

/** Text along a ray, always read from the left. */
function writeAlong(
  plate: Plate,
  text: string,
  {
    centre,
    angle,
    from,
    to,
    ink,
    isBold = false,
  }: { centre: Point; angle: number; from: number; to: number; ink: string; isBold?: boolean },
): void {
  const ctx = plate.press.colour;
  const style = fitWidth(
    ctx,
    text,
    { face: 'playfairMedium', sizePx: plate.textPx * (isBold ? 0.82 : 0.7) },
    to - from,
  );
  const isLeft = Math.cos(angle) < 0;
  ctx.save();
  ctx.translate(...centre);
  ctx.rotate(isLeft ? angle + Math.PI : angle);
  ctx.fillStyle = ink;
  const middle = ((from + to) / 2) * (isLeft ? -1 : 1);
  setText(ctx, text, [middle, style.sizePx * 0.3], style);
  ctx.restore();
  useStyle(ctx, style);
}

function drawHub(plate: Plate, centre: Point, radius: number): void {
  plate.press.fill(circle(centre, radius), PLATE_PAPER);
  const grape = plate.wish.grapes[0];
  const word = grape ?? say(plate, 'Aromas | Arômes | Aromi | Aromas | Aromen');
  writeLines(plate, word, [centre[0], centre[1] + plate.textPx * 0.1], {
    sizePx: plate.textPx,
    maxWidth: radius * 1.7,
    maxLines: 2,
    isCentred: true,
  });
}

function drawKey(plate: Plate, [x, y]: Point): void {
  ORIGINS.forEach(({ name, ink }, i) => {
    const at: Point = [x + plate.textPx * 0.4, y + i * plate.textPx * 1.05];
    plate.press.fill(circle(at, plate.textPx * 0.32), ink);
    writeLines(plate, say(plate, name), [at[0] + plate.textPx * 0.6, at[1] + plate.textPx * 0.26], {
      sizePx: plate.textPx * 0.74,
      maxWidth: plate.textPx * 9,
      maxLines: 1,
      align: 'left',
    });
  });
}
