import { fitLines, LEADING } from '#studio/typography/break-lines.ts';
import { setText, useStyle } from '#studio/typography/set-text.ts';
import { burst, ellipse, polygon, rectangle } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import { POP_INK } from './inked-press.ts';
import type { InkedPress } from './inked-press.ts';
import type { PopScene } from './pop-scene.ts';

/** Rays over the whole sheet, fading in dots. */
export function paintPopRays({ press, palette }: PopScene, centre: Point, count = 14): void {
  const { width, height } = press;
  const reach = Math.hypot(width, height);
  press.withOutline(0, () => {
    press.fill(rectangle({ x: 0, y: 0, width, height }), palette.ground, {
      from: [0, 0],
      to: [0, height * 0.75],
      start: -0.28,
      end: 0,
    });
    for (let i = 0; i < count; i++) {
      const from = ((i + 0.03) / count) * Math.PI * 2;
      const to = from + Math.PI / count;
      const ray = polygon([
        centre,
        [centre[0] + Math.cos(from) * reach, centre[1] + Math.sin(from) * reach],
        [centre[0] + Math.cos(to) * reach, centre[1] + Math.sin(to) * reach],
      ]);
      press.fill(ray, palette.ray, { centre, radius: reach * 0.6, start: 0, end: -0.14 });
    }
  });
}

/** The double star of an impact. */
export function paintBurst(
  { press, palette, random }: PopScene,
  centre: Point,
  radius: number,
): void {
  const dice = random.fork('burst');
  const star = (outer: number, inner: number, jitter: number) =>
    Array.from(
      { length: 34 },
      (_, i) => radius * (i % 2 ? inner : outer) * (1 + dice.range(-jitter, jitter)),
    );
  press.withOutline(press.unit * 8, () => {
    press.fill(burst(centre, star(1, 0.64, 0.08), 0.1), palette.burst, {
      centre,
      radius,
      start: 0,
      end: -0.5,
    });
    press.fill(burst(centre, star(0.77, 0.52, 0.07), 0.28), palette.burstCore, {
      centre,
      radius: radius * 0.8,
      start: 0,
      end: -0.22,
    });
  });
}

/** A skyline of flat blocks with lit windows. */
export function paintSkyline({ press, palette, random }: PopScene): void {
  const { width, height, unit } = press;
  const dice = random.fork('skyline');
  let x = -20 * unit;
  while (x < width + 20 * unit) {
    const w = unit * dice.range(60, 130);
    const dip = 1 - 0.45 * Math.exp(-(((x + w / 2 - width / 2) / (220 * unit)) ** 2));
    const h = Math.min(height * 0.4, unit * dice.range(170, 400)) * dip + unit * 110;
    const colour = dice.chance(0.5) ? palette.block : palette.blockDark;
    const top = height - h;
    press.fill(rectangle({ x, y: top, width: w, height: h + 20 }), colour, {
      from: [x, top],
      to: [x + w, height],
      start: 0.45,
      end: -0.6,
    });
    press.withOutline(0, () => {
      for (let wy = top + 20 * unit; wy < height; wy += 32 * unit) {
        for (let wx = x + 13 * unit; wx < x + w - 20 * unit; wx += 26 * unit) {
          if (dice.chance(0.6))
            press.fill(
              rectangle({ x: wx, y: wy, width: 12 * unit, height: 17 * unit }),
              dice.chance(0.8) ? palette.light : '#ffffff',
            );
        }
      }
    });
    x += w - 8 * unit;
  }
}

/** A shouted word in its own little star. */
export function paintShout(
  { press, palette, random }: PopScene,
  word: string,
  at: Point,
  radius: number,
): void {
  const dice = random.fork('shout');
  const star = Array.from(
    { length: 34 },
    (_, i) => radius * (i % 2 ? 0.74 : 1) * (1 + dice.range(-0.05, 0.05)),
  );
  press.withOutline(press.unit * 8, () =>
    press.fill(burst(at, star), '#ffffff', { centre: at, radius, start: 0, end: -0.3 }),
  );
  letter(press, word, { at, ...inRound(radius), colour: palette.word });
}

/** A rounded bubble whose tail points to whoever speaks. */
export function paintBubble(
  { press, palette }: PopScene,
  word: string,
  { at: [x, y], radius, to }: { at: Point; radius: number; to: Point },
): void {
  const [wide, tall] = [radius * 1.12, radius * 0.84];
  press.withOutline(press.unit * 8, () => {
    press.fill(
      polygon([[x - wide * 0.34, y + tall * 0.6], [x + wide * 0.1, y + tall * 0.72], to]),
      '#ffffff',
    );
    press.fill(ellipse([x, y], wide, tall), '#ffffff', {
      centre: [x, y],
      radius: wide,
      start: 0,
      end: -0.2,
    });
  });
  // The tail opens into the bubble.
  press.withOutline(0, () =>
    press.fill(
      polygon([
        [x - wide * 0.31, y + tall * 0.56],
        [x + wide * 0.08, y + tall * 0.68],
        [x - wide * 0.16, y + tall * 0.84],
      ]),
      '#ffffff',
    ),
  );
  letter(press, word, { at: [x, y], ...inRound(radius), colour: palette.word });
}

/** Room for words within a star or a bubble, turned a little. */
const inRound = (radius: number) => ({
  sizePx: radius * 0.74,
  width: radius * 1.4,
  height: radius * 1.2,
  turn: -0.12,
});

interface Lettered {
  at: Point;
  sizePx: number;
  width: number;
  height: number;
  turn: number;
  colour: string;
}

/** Thick black letters behind coloured ones; several words stand under each other. */
export function letter(
  press: InkedPress,
  word: string,
  { at, sizePx, width, height, turn, colour }: Lettered,
): void {
  const { lines, style } = fitLines(press.ink, word, {
    style: { face: 'comic', sizePx, tracking: 0.02 },
    maxWidth: width,
    maxLines: 4,
    maxHeight: height,
  });
  const step = style.sizePx * LEADING;
  const first = style.sizePx * 0.34 - ((lines.length - 1) * step) / 2;
  for (const ctx of [press.ink, press.colour]) {
    ctx.save();
    ctx.translate(...at);
    ctx.rotate(turn);
  }
  press.ink.fillStyle = POP_INK;
  press.ink.strokeStyle = POP_INK;
  press.ink.lineWidth = style.sizePx * 0.16;
  press.ink.lineJoin = 'round';
  const set = (draw: (line: string, y: number) => void) =>
    lines.forEach((line, i) => draw(line, first + i * step));
  set((line, y) =>
    strokeWord(press.ink, line, [style.sizePx * 0.03, y + style.sizePx * 0.05], style),
  );
  press.colour.fillStyle = colour;
  set((line, y) => setText(press.colour, line, [0, y], style));
  press.ink.globalCompositeOperation = 'destination-out';
  set((line, y) => setText(press.ink, line, [0, y], style));
  for (const ctx of [press.ink, press.colour]) ctx.restore();
}

function strokeWord(
  ctx: InkedPress['ink'],
  word: string,
  [x, y]: Point,
  style: Parameters<typeof useStyle>[1],
): void {
  useStyle(ctx, style);
  const width = ctx.measureText(word).width - (style.tracking ?? 0) * style.sizePx;
  ctx.strokeText(word, x - width / 2, y);
  ctx.letterSpacing = '0px';
}
