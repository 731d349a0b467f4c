import type { PlateWish } from '#studio/scene-spec.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { Random } from '#studio/random.ts';
import { fitLines, LEADING } from '#studio/typography/break-lines.ts';
import { setText } from '#studio/typography/set-text.ts';
import type { TextStyle } from '#studio/typography/set-text.ts';
import { rectangle, roundedRectangle } from '#studio/litho/geometry.ts';
import type { Point, Rect } from '#studio/litho/geometry.ts';
import type { LithoPress } from '#studio/litho/press.ts';
import { nightInks, plateInks } from './inks/plate-inks.ts';
import type { PlateInks } from './inks/plate-inks.ts';
import { sheetGroundOf } from './inks/sheet-ground.ts';
import type { SheetGround } from './inks/sheet-ground.ts';
import { inLanguage } from './wording.ts';

export const PLATE_INK = '#33241c';
export const PLATE_PAPER = '#f5ecd8';
export const PLATE_SOFT = '#4a382b';
/** Names are read from across the room, notes at the desk. */
export const NAME_FACE = 'playfairBlack';
export const NOTE_FACE = 'playfairMedium';
/** A field of its own on the paper, and what leads from one to the next. */
export const PLATE_FIELD = '#ebdfc3';
/** A red of its own: a sheet in blue prints no blue wine. */
export const PLATE_ACCENT = '#8a1f34';
/** Lines to write on. */
export const PLATE_RULE = '#bfae8e';
const TEXTBOOK = {
  ink: PLATE_INK,
  soft: PLATE_SOFT,
  paper: PLATE_PAPER,
  field: PLATE_FIELD,
  accent: PLATE_ACCENT,
  rule: PLATE_RULE,
};
/** Heading and frame on a dark ground. */
const LIGHT_INK = '#f0d7a2';
/** Numbers to read off: figures as tall as capitals, where the text face's one looks like an i. */
export const FIGURES = 'cinzel';

/** A sheet of the textbook; drawings fill `area` below the heading. */
export interface Plate {
  press: LithoPress;
  area: Rect;
  spec: SceneSpec;
  /** What it is about, and in which language. */
  wish: PlateWish;
  random: Random;
  /** Size of running text in pixels. */
  textPx: number;
  /** The customer's own colours. */
  inks: PlateInks | null;
}

/** Paper, double frame and the heading: whatever its length, it is never cut. */
export function openPlate(
  press: LithoPress,
  { spec, wish, title }: { spec: SceneSpec; wish: PlateWish; title: string },
  random: Random,
): Plate {
  const { width, height, unit } = press;
  const margin = Math.min(width, height) * 0.028;
  const ground = sheetGroundOf(spec);
  const isBare = ground?.isDark === true && isOfWords(wish);
  const inks = isBare
    ? nightInks(spec, TEXTBOOK, { ground, light: LIGHT_INK })
    : plateInks(spec, TEXTBOOK, ground);
  if (inks) press.dye(inks.fills);
  press.fill(rectangle({ x: 0, y: 0, width, height }), ground?.hex ?? PLATE_PAPER);
  const line = ground?.isDark ? LIGHT_INK : PLATE_INK;
  frame(press, { inset: margin, weight: unit * 3, line });
  frame(press, { inset: margin + unit * 9, weight: unit * 1.2, line });
  const inner = margin + unit * 26;
  const headRoom = Math.min(height * 0.15, unit * 150);
  const heading = { title: spec.texts.title ?? title.toLocaleUpperCase(), spec, ground, inks };
  const bottom = drawHeading(press, heading, {
    x: inner,
    y: margin + unit * 22,
    width: width - inner * 2,
    height: headRoom,
  });
  const room = { x: inner, y: bottom, width: width - inner * 2, height: height - inner - bottom };
  return {
    press,
    area: ground && ground.name !== 'white' && !isBare ? laidPaper(press, room) : room,
    spec,
    wish,
    random,
    textPx: unit * 31,
    inks,
  };
}

/** Dates and prices are words and no drawing. */
const isOfWords = ({ topic, items = [] }: PlateWish): boolean =>
  topic === 'timeline' ||
  (topic === 'list' && items.length > 0 && items.every(({ value }) => /[€$£]/.test(value ?? '')));

/** Drawings are inked for paper: on any other ground they have a sheet of it laid under them. */
function laidPaper(press: LithoPress, { x, y, width, height }: Rect): Rect {
  const edge = press.unit * 12;
  press.fill(roundedRectangle({ x, y, width, height }, press.unit * 14), PLATE_PAPER);
  return { x: x + edge, y: y + edge, width: width - edge * 2, height: height - edge * 2 };
}

function frame(
  press: LithoPress,
  { inset, weight, line }: { inset: number; weight: number; line: string },
): void {
  const { width, height } = press;
  press.stroke(
    rectangle({ x: inset, y: inset, width: width - inset * 2, height: height - inset * 2 }),
    line,
    weight,
    'butt',
  );
}

interface Heading {
  title: string;
  spec: SceneSpec;
  ground: SheetGround | null;
  inks: PlateInks | null;
}

/** Draws title, rule and subtitle; gives back where the drawing may begin. */
function drawHeading(
  press: LithoPress,
  { title: heading, spec, ground, inks }: Heading,
  room: Rect,
): number {
  if (!heading) return room.y + press.unit * 22;
  const ctx = press.colour;
  const x = room.x + room.width / 2;
  // No line begins with the dot between two names, nor with a colon.
  const title = fitLines(ctx, heading.replaceAll(/ (?=[·:] )/g, '\u00a0'), {
    style: { face: NAME_FACE, sizePx: press.unit * 58, tracking: spec.texts.title ? 0.02 : 0.05 },
    maxWidth: room.width * 0.92,
    maxLines: 2,
    maxHeight: room.height * 0.72,
  });
  const onNight = ground?.isDark && inks?.paper !== ground.hex;
  const letters = inks?.letters.get(PLATE_ACCENT) ?? PLATE_ACCENT;
  ctx.fillStyle = onNight ? LIGHT_INK : letters;
  let y = room.y + title.style.sizePx * 0.95;
  for (const line of title.lines) {
    setText(ctx, line.replaceAll('\u00a0', ' '), [x, y], title.style);
    y += title.style.sizePx * 1.08;
  }
  y -= title.style.sizePx * 0.7;
  ctx.fillRect(x - press.unit * 62, y, press.unit * 124, press.unit * 2.4);
  const subtitle = spec.texts.subtitle;
  if (subtitle) {
    y += press.unit * 34;
    setText(ctx, subtitle, [x, y], { face: 'playfairItalic', sizePx: press.unit * 28 });
  }
  return y + press.unit * 22;
}

/** One line in the plate's language. */
export function write(
  plate: Plate,
  text: string,
  at: Point,
  style: Partial<TextStyle> & { ink?: string } = {},
): void {
  const { ink = PLATE_INK, ...rest } = style;
  plate.press.colour.fillStyle = plate.inks?.letters.get(ink) ?? ink;
  const words = inLanguage(text, plate.wish.language);
  setText(plate.press.colour, words, at, { face: 'playfairMedium', sizePx: plate.textPx, ...rest });
}

interface LinesStyle extends Partial<TextStyle> {
  sizePx: number;
  maxWidth: number;
  maxLines: number;
  ink?: string;
  /** The block stands in the middle of the given point instead of below it. */
  isCentred?: boolean;
}

/** How many lines a text takes in its column. */
export function linesOf(
  plate: Plate,
  text: string,
  { maxWidth, maxLines, ...style }: LinesStyle,
): number {
  const options = { style: { face: 'playfairMedium', ...style } as const, maxWidth, maxLines };
  return fitLines(plate.press.colour, inLanguage(text, plate.wish.language), options).lines.length;
}

/** The size at which the longest of several texts fits: words of one rank are all of one size. */
export function sharedSize(
  plate: Plate,
  texts: readonly string[],
  { maxWidth, maxLines, ...style }: LinesStyle,
): number {
  const options = { style: { face: 'playfairMedium', ...style } as const, maxWidth, maxLines };
  const sizes = texts.map(
    (text) =>
      fitLines(plate.press.colour, inLanguage(text, plate.wish.language), options).style.sizePx,
  );
  return Math.min(style.sizePx, ...sizes);
}

/** Text that breaks and shrinks until it fits its column; the first baseline is at the point. */
export function writeLines(
  plate: Plate,
  text: string,
  [x, y]: Point,
  { ink = PLATE_INK, maxWidth, maxLines, isCentred = false, ...style }: LinesStyle,
): void {
  const ctx = plate.press.colour;
  const fitted = fitLines(ctx, inLanguage(text, plate.wish.language), {
    style: { face: 'playfairMedium', ...style },
    maxWidth,
    maxLines,
  });
  const step = fitted.style.sizePx * LEADING;
  const top = isCentred
    ? y - ((fitted.lines.length - 1) * step) / 2 + fitted.style.sizePx * 0.3
    : y;
  ctx.fillStyle = plate.inks?.letters.get(ink) ?? ink;
  fitted.lines.forEach((line, i) =>
    setText(ctx, line, [x, top + i * step], {
      ...fitted.style,
      ...(style.align && { align: style.align }),
    }),
  );
}

/** The words of the plate's language. */
export const say = ({ wish }: Pick<Plate, 'wish'>, words: string): string =>
  inLanguage(words, wish.language);
