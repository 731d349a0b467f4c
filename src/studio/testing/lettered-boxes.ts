import { setImmediate } from 'node:timers/promises';
import { createCanvas } from '@napi-rs/canvas';
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { PictureSizeId } from '#shared/rules/pictures/generation.ts';
import type { Rect } from '#studio/litho/geometry.ts';
import { LithoPress } from '#studio/litho/press.ts';

const prototype: SKRSContext2D = Object.getPrototypeOf(createCanvas(1, 1).getContext('2d'));

const paintNothing = (): void => {};
/** Whatever the press only paints, with the colours and gradients that are mixed for it. */
const NOTHING_PRESSED = {
  fill: paintNothing,
  stroke: paintNothing,
  veil: paintNothing,
  shade: paintNothing,
  rim: paintNothing,
};

/** A text as it was lettered: where its ink is, and how large it was set. */
export interface LetteredBox extends Rect {
  text: string;
  sizePx: number;
}

/** Every text that is set upright on a sheet of this size, with the box of its ink; what is no text is not painted. */
export function letteredBoxes(width: number, height: number, draw: () => void): LetteredBox[] {
  const boxes: LetteredBox[] = [];
  const { fill, stroke, clip, fillText } = prototype;
  const press = LithoPress.prototype;
  const pressed = {
    fill: press.fill,
    stroke: press.stroke,
    veil: press.veil,
    shade: press.shade,
    rim: press.rim,
  };
  Object.assign(press, NOTHING_PRESSED);
  // Set by hand: a spy would keep a note of each of some ten thousand strokes.
  Object.assign(prototype, {
    fill: paintNothing,
    stroke: paintNothing,
    clip: paintNothing,
    fillText(this: SKRSContext2D, text: string, x: number, y: number) {
      const isSheet = this.canvas.width === width && this.canvas.height === height;
      if (!isSheet || text.trim() === '') return;
      const { a, b, e, f } = this.getTransform();
      if (a !== 1 || b !== 0) return;
      const ink = this.measureText(text);
      boxes.push({
        text,
        sizePx: Number.parseFloat(/([\d.]+)px/u.exec(this.font)?.[1] ?? '0'),
        x: x + e,
        y: y + f - ink.actualBoundingBoxAscent,
        width: ink.width,
        height: ink.actualBoundingBoxAscent + ink.actualBoundingBoxDescent,
      });
    },
  });
  try {
    draw();
  } finally {
    Object.assign(prototype, { fill, stroke, clip, fillText });
    Object.assign(press, pressed);
  }
  return boxes.filter((box, i) => !boxes.slice(i + 1).some((later) => isHaloOf(box, later)));
}

/** Of the sizes between: the flatter one leaves the least room for lines, and tall ones are like the story. */
const IN_TURN: readonly PictureSizeId[] = ['landscape', 'square', 'landscape', 'portrait'];

/**
 * Which of hundreds of sheets are looked at in a size: all in the narrowest and in the flattest, where
 * letters have the least room, and each in one of the three between.
 */
export const isLookedAt = (size: PictureSizeId, sheet: number): boolean =>
  size === 'story' || size === 'banner' || IN_TURN[sheet % IN_TURN.length] === size;

/** A canvas gives its memory back in a turn of its own: hundreds of sheets drawn in one turn would fill the machine. */
export async function ofEach<Sheet, Found>(
  sheets: readonly Sheet[],
  find: (sheet: Sheet, i: number) => readonly Found[],
): Promise<Found[]> {
  const all: Found[] = [];
  for (const [i, sheet] of sheets.entries()) {
    all.push(...find(sheet, i));
    await setImmediate();
  }
  return all;
}

/** The same word once more beneath itself, a hair beside: the light edge of its letters. */
const isHaloOf = (box: LetteredBox, later: LetteredBox): boolean =>
  box.text === later.text &&
  Math.hypot(box.x - later.x, box.y - later.y) < Math.max(later.sizePx * 0.4, 0.5);

/** Texts whose ink runs into another's, by more than a hair, or out of the room; and those that no language was chosen for. */
export function collisionsOf(boxes: readonly LetteredBox[], room: Rect): string[] {
  const outside = boxes
    .filter(
      ({ x, y, width, height }) =>
        x < room.x - HAIR ||
        y < room.y - HAIR ||
        x + width > room.x + room.width + HAIR ||
        y + height > room.y + room.height + HAIR,
    )
    .map(({ text }) => `outside: ${text}`);
  const meeting = boxes.flatMap((one, i) =>
    boxes
      .slice(i + 1)
      .filter((other) => meet(one, other))
      .map((other) => `${one.text} × ${other.text}`),
  );
  const unchosen = boxes
    .filter(({ text }) => text.includes(' | '))
    .map(({ text }) => `five languages at once: ${text}`);
  return [...outside, ...meeting, ...unchosen];
}

/** Pixels that hinting adds to a letter. */
const HAIR = 0.7;
/** Pixels by which the tops and feet of small letters are rounded up. */
const ROUNDED = 1.7;
/** Of a line's size: a descender may dip so far into the ascenders of the line below. */
const DIP = 0.14;

function meet(a: LetteredBox, b: LetteredBox): boolean {
  const dip = Math.max(ROUNDED, Math.min(a.sizePx, b.sizePx) * DIP);
  return (
    a.x + HAIR < b.x + b.width &&
    b.x + HAIR < a.x + a.width &&
    a.y + dip < b.y + b.height &&
    b.y + dip < a.y + a.height
  );
}
