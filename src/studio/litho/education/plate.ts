import type { SceneSpec } from '#studio/scene-spec.ts';
import type { Random } from '#studio/random.ts';
import { fitLines } from '#studio/typography/break-lines.ts';
import { setText, type TextStyle } from '#studio/typography/set-text.ts';
import { rectangle, type Point, type Rect } from '#studio/litho/geometry.ts';
import type { LithoPress } from '#studio/litho/press.ts';

export const PLATE_INK = '#33241c';
export const PLATE_PAPER = '#f5ecd8';
export const PLATE_SOFT = '#6f5a48';

/** A sheet of the textbook; drawings fill `area` below the heading. */
export interface Plate {
  press: LithoPress;
  area: Rect;
  spec: SceneSpec;
  random: Random;
  /** Size of running text in pixels. */
  textPx: number;
}

/** Paper, double frame and the heading: whatever its length, it is never cut. */
export function openPlate(press: LithoPress, spec: SceneSpec, random: Random): Plate {
  const { width, height, unit } = press;
  const margin = Math.min(width, height) * 0.04;
  press.fill(rectangle({ x: 0, y: 0, width, height }), PLATE_PAPER);
  frame(press, margin, unit * 3);
  frame(press, margin + unit * 9, unit * 1.2);
  const inner = margin + unit * 30;
  const headRoom = Math.min(height * 0.15, unit * 150);
  const bottom = drawHeading(press, spec, {
    x: inner,
    y: margin + unit * 22,
    width: width - inner * 2,
    height: headRoom,
  });
  return {
    press,
    area: { x: inner, y: bottom, width: width - inner * 2, height: height - inner - bottom },
    spec,
    random,
    textPx: unit * 31,
  };
}

function frame(press: LithoPress, inset: number, weight: number): void {
  const { width, height } = press;
  press.stroke(
    rectangle({ x: inset, y: inset, width: width - inset * 2, height: height - inset * 2 }),
    PLATE_INK,
    weight,
    'butt',
  );
}

/** Draws title, rule and subtitle; gives back where the drawing may begin. */
function drawHeading(press: LithoPress, spec: SceneSpec, room: Rect): number {
  const ctx = press.colour;
  const x = room.x + room.width / 2;
  const heading = spec.texts.title ?? spec.title.toLocaleUpperCase();
  const title = fitLines(ctx, heading, {
    style: { face: 'playfair', sizePx: press.unit * 54, tracking: spec.texts.title ? 0.04 : 0.12 },
    maxWidth: room.width * 0.92,
    maxLines: 2,
    maxHeight: room.height * 0.72,
  });
  ctx.fillStyle = PLATE_INK;
  let y = room.y + title.style.sizePx * 0.95;
  for (const line of title.lines) {
    setText(ctx, line, [x, y], title.style);
    y += title.style.sizePx * 1.08;
  }
  y -= title.style.sizePx * 0.7;
  ctx.fillRect(x - press.unit * 62, y, press.unit * 124, press.unit * 2.4);
  const subtitle = spec.texts.subtitle;
  if (subtitle) {
    y += press.unit * 34;
    setText(ctx, subtitle, [x, y], { face: 'cormorantItalic', sizePx: press.unit * 28 });
  }
  return y + press.unit * 22;
}

/** Ink on the plate, letters included. */
export function write(
  plate: Plate,
  text: string,
  at: Point,
  style: Partial<TextStyle> & { ink?: string } = {},
): void {
  const { ink = PLATE_INK, ...rest } = style;
  plate.press.colour.fillStyle = ink;
  setText(plate.press.colour, text, at, { face: 'cormorant', sizePx: plate.textPx, ...rest });
}
