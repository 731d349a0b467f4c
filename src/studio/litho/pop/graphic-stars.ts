import { fold } from '#studio/lexicon/matching/normalise.ts';
import { burst } from '#studio/litho/geometry.ts';
import type { Rect } from '#studio/litho/geometry.ts';
import type { Piece } from '#studio/litho/arrange/piece.ts';
import type { SetPiece } from '#studio/litho/arrange/set-piece.ts';
import type { DrawnThing } from '#studio/litho/things/drawn-thing.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';

const SKY =
  /\b(?:starry|starlit|sky|night|nuit|ciel|etoilee?|cielo|notte|noche|stellat[oa]|estrellad[oa]|nacht|himmel|sternen\w+)\b/;
const MANY = 7;

/** 'A bottle popping with stars': in a comic these are printed forms, unless somebody speaks of the sky. */
export function withGraphicStars(spec: SceneSpec): SceneSpec {
  const { things, figures, place, setting, prompt, time } = spec;
  const isStar = ({ thing }: AskedThing): boolean => thing === 'stars';
  const hasHero = figures.length > 0 || things.some((asked) => !isStar(asked));
  if (!things.some(isStar) || !hasHero || place || setting || SKY.test(fold(prompt))) return spec;
  return {
    ...spec,
    time: time === 'night' ? null : time,
    things: things.map((asked) =>
      isStar(asked) ? { ...asked, thing: 'star', count: asked.count ?? MANY } : asked,
    ),
  };
}

export const isGraphicStar = ({ thing, asked, row }: Piece): boolean =>
  thing === 'star' && row === 'sky' && asked?.relation === null;

/** Where stars burst around a hero in the middle, and how large: shares of the sheet. */
const SPOTS = [
  [0.14, 0.16, 0.2],
  [0.86, 0.2, 0.23],
  [0.1, 0.56, 0.15],
  [0.9, 0.62, 0.16],
  [0.17, 0.88, 0.21],
  [0.84, 0.9, 0.18],
  [0.31, 0.05, 0.1],
  [0.7, 0.04, 0.11],
  [0.03, 0.36, 0.1],
  [0.97, 0.42, 0.1],
  [0.33, 0.97, 0.1],
  [0.66, 0.98, 0.11],
] as const;

/** All round the sheet, behind whatever stands on it. */
export function scatterStars(stars: readonly Piece[], { x, y, width, height }: Rect): SetPiece[] {
  return stars.map((piece, i) => {
    const [u, v, share] = SPOTS[i % SPOTS.length]!;
    const heightPx = Math.min(width, height) * share;
    const maker = starIn(i);
    return {
      ...piece,
      maker,
      base: [x + width * u, y + height * v + heightPx / 2] as const,
      heightPx,
      turn: [-0.2, 0.16, 0.3, -0.1][i % 4]!,
    };
  });
}

const INKS = ['#ffffff', '#ffe14d', '#e5002d', '#ffffff', '#19c5d6'] as const;

/** Five points in one loud ink, or in the colour that was asked for. */
const starIn = (i: number): DrawnThing => ({
  aspect: 1,
  height: 0.5,
  draw: (press, { base: [x, y], heightPx }, { colour }) => {
    const radius = heightPx / 2;
    const points = Array.from({ length: 10 }, (_, k) => radius * (k % 2 ? 0.42 : 1));
    press.fill(burst([x, y - radius], points, -Math.PI / 2), colour ?? INKS[i % INKS.length]!, {
      centre: [x - radius * 0.3, y - radius * 1.3],
      radius: radius * 1.6,
      start: 0.1,
      end: -0.3,
    });
  },
});
