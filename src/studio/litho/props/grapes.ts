import type { WineColour } from '#studio/scene/wine.ts';
import type { Random } from '#studio/random.ts';
import { circle, points, polygon, smooth } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import { darken, lighten, mixHex } from '#studio/litho/mix-colours.ts';
import type { ClusterForm } from './cluster-form.ts';
import type { LithoPress } from '#studio/litho/press.ts';

export interface ClusterOptions {
  /** Where the stalk leaves the vine. */
  stalk: Point;
  heightPx: number;
  wine: WineColour;
  random: Random;
  lightSide: 1 | -1;
  /** Turn of the hanging axis; a lying bunch is a quarter turn. */
  turn?: number;
  /** A variety's own bunch. */
  form?: ClusterForm;
}

const BERRIES: Readonly<Record<WineColour, readonly [string, string]>> = {
  red: ['#3a1f4d', '#5b2a63'],
  rose: ['#a8455c', '#c96a72'],
  sparkling_rose: ['#a8455c', '#c96a72'],
  white: ['#a9b84a', '#c9cf6a'],
  sparkling: ['#b3bd54', '#d4d678'],
  orange: ['#c79a3f', '#dfb95e'],
};

interface Berry {
  at: Point;
  radius: number;
  depth: number;
}

/** A bunch that hangs as bunches do: broad shoulders, a loose tip, no two berries in line. */
export function drawCluster(press: LithoPress, options: ClusterOptions): void {
  press.named('grapes', () => {
    const { stalk, heightPx, turn = 0 } = options;
    press.placed(stalk, turn, 1, () => {
      drawStalk(press, heightPx);
      const berries = layBerries(heightPx, options.random, options.form);
      // The inside of the bunch is dark, not see-through.
      const [dark] = inksOf(options);
      for (const { at, radius } of berries)
        press.fill(circle(at, radius * 1.22), darken(dark, 0.45));
      for (const berry of berries) drawBerry(press, berry, options);
    });
  });
}

function drawStalk(press: LithoPress, height: number): void {
  const stem = smooth(
    [
      [0, -height * 0.06],
      [height * 0.012, 0],
      [-height * 0.005, height * 0.14],
    ],
    false,
  );
  press.stroke(stem, '#6d5a2c', height * 0.024);
}

const inksOf = ({ wine, form }: ClusterOptions): readonly [string, string] =>
  form?.inks ?? BERRIES[wine];

function layBerries(whole: number, random: Random, form?: ClusterForm): Berry[] {
  const height = whole * (form?.long ?? 1);
  const radius = whole * 0.068 * (form?.berry ?? 1);
  const berries: Berry[] = form?.isWinged ? layWing(whole, radius, random) : [];
  const spread = form?.isLoose ? 1.9 : 1.5;
  const taper = form?.isCylindrical ? 0.12 : 0.42;
  const rise = form?.isCylindrical ? 0.45 : 0.75;
  const rows = Math.max(
    5,
    Math.round((11 * height * 0.068) / (radius * (form?.isLoose ? 1.15 : 1))),
  );
  for (let row = 0; row < rows; row++) {
    const t = row / (rows - 1);
    const swell = Math.sin(Math.PI * (0.18 + 0.8 * t)) ** rise;
    const half = whole * 0.34 * (form?.wide ?? 1) * swell * (1 - taper * t);
    const count = Math.max(1, Math.round((half * 2) / (radius * spread)));
    for (let i = 0; i < count; i++) {
      const x = count === 1 ? 0 : -half + ((i + 0.5) / count) * half * 2;
      berries.push({
        at: [
          x + random.gauss() * radius * 0.26,
          height * (0.13 + 0.8 * t) + random.gauss() * radius * 0.24,
        ],
        radius: radius * random.range(0.86, 1.12),
        depth: random.next() - Math.abs(x / (half + 1)) * 0.6,
      });
    }
  }
  return berries.toSorted((a, b) => a.depth - b.depth);
}

/** The small bunch at the shoulder. */
function layWing(whole: number, radius: number, random: Random): Berry[] {
  return Array.from({ length: 11 }, (_, i): Berry => {
    const [row, k] = [Math.floor(i / 4), i % 4];
    return {
      at: [
        whole * (0.26 + 0.03 * row) + (k - 1.5) * radius * 1.3 * (1 - row * 0.22),
        whole * (0.12 + row * 0.075) + random.gauss() * radius * 0.2,
      ],
      radius: radius * random.range(0.86, 1.05),
      depth: random.next(),
    };
  });
}

function drawBerry(
  press: LithoPress,
  { at: [x, y], radius, depth }: Berry,
  o: ClusterOptions,
): void {
  const [dark, bright] = inksOf(o);
  const colour = mixHex(dark, bright, Math.max(0, Math.min(1, depth + 0.25)));
  press.fill(circle([x, y], radius), colour, {
    from: [x + o.lightSide * radius * 0.8, y - radius],
    to: [x - o.lightSide * radius * 0.8, y + radius],
    start: 0.62,
    end: -0.9,
    middle: [0.45, 0],
  });
  // Its own dark edge parts it from its neighbours, whatever the ink.
  press.stroke(circle([x, y], radius), darken(dark, 0.5), radius * 0.13);
  press.detail(
    circle([x + o.lightSide * radius * 0.36, y - radius * 0.4], radius * 0.14),
    lighten(bright, 0.75),
  );
}

export interface LeafOptions {
  /** Where the stalk joins. */
  at: Point;
  sizePx: number;
  turn: number;
  colour: string;
  vein: string;
}

const LOBES: readonly Point[] = points(`
  0,0 0.16,0.1 0.34,0.02 0.5,-0.14 0.4,-0.26 0.56,-0.36 0.6,-0.58 0.44,-0.58 0.34,-0.66
  0.3,-0.84 0.12,-0.86 0,-1.04`);

/** A vine leaf with five lobes and its veins; shadow on one half. */
export function drawVineLeaf(
  press: LithoPress,
  { at, sizePx, turn, colour, vein }: LeafOptions,
): void {
  press.named('vine_leaf', () => {
    const mirrored = LOBES.slice(1, -1)
      .toReversed()
      .map(([x, y]): Point => [-x, y]);
    const outline = [...LOBES, ...mirrored].map(([x, y]): Point => [x * sizePx, y * sizePx]);
    press.placed(at, turn, 1, () => {
      press.fill(smooth(outline, true, 0.28), colour, {
        from: [-sizePx * 0.5, 0],
        to: [sizePx * 0.5, -sizePx * 0.3],
        start: -0.75,
        end: 0.45,
      });
      for (const [x, y] of [
        [0, -0.96],
        [0.5, -0.5],
        [-0.5, -0.5],
        [0.4, -0.12],
        [-0.4, -0.12],
        [0.26, -0.76],
        [-0.26, -0.76],
      ] as const) {
        press.stroke(
          polygon(
            [
              [0, -sizePx * 0.06],
              [x * sizePx, y * sizePx],
            ],
            false,
          ),
          vein,
          sizePx * 0.018,
        );
      }
    });
  });
}
