import { fold } from '#studio/lexicon/matching/normalise.ts';
import { smooth } from '#studio/litho/geometry.ts';
import { mixHex } from '#studio/litho/mix-colours.ts';
import type { PosterScene } from '#studio/litho/poster-scene.ts';
import type { SetPiece } from './set-piece.ts';

const ON_HILL =
  /\b(?:on (?:the|a|top of (?:the|a)) hill|hilltop|hill top|sur (?:la|une) colline|en haut d une colline|sull[a ]\w* ?collina|su una collina|sobre (?:la|una) colina|en lo alto de (?:la|una) colina|auf (?:dem|einem) (?:hugel|berg))\b/;

const isOnHill = ({ spec }: Pick<PosterScene, 'spec'>): boolean =>
  ON_HILL.test(fold(spec.prompt).replaceAll(/[^a-z]+/g, ' '));

/** 'A church on the hill': a hill of its own below each landmark of the view. */
export function raiseOnHills(scene: PosterScene, pieces: readonly SetPiece[]): SetPiece[] {
  if (!isOnHill(scene)) return [...pieces];
  const rise = scene.frame.height * 0.16;
  return pieces.map((piece) => {
    if (piece.row !== 'view') return piece;
    const heightPx = piece.heightPx * 0.82;
    paintHill(scene, piece, { rise, half: Math.max(rise * 2.2, heightPx * piece.maker.aspect) });
    return { ...piece, heightPx, base: [piece.base[0], piece.base[1] - rise] as const };
  });
}

function paintHill(
  { press, palette }: PosterScene,
  { base: [x, y] }: SetPiece,
  { rise, half }: { rise: number; half: number },
): void {
  const ridge = (share: number) =>
    smooth(
      [
        [x - half * 1.3, y + rise * 0.2],
        [x - half * 0.7, y - rise * share * 0.45],
        [x - half * 0.2, y - rise * share * 1.04],
        [x + half * 0.2, y - rise * share * 1.04],
        [x + half * 0.7, y - rise * share * 0.45],
        [x + half * 1.3, y + rise * 0.2],
      ],
      true,
      0.3,
    );
  const light = { from: [x + half, y - rise], to: [x - half, y], start: 0.25, end: -0.45 } as const;
  press.fill(ridge(1), mixHex(palette.rows[2], palette.hills[2], 0.2), light);
  for (const share of [0.72, 0.44, 0.18])
    press.fill(
      ridge(share),
      mixHex(palette.rows[share > 0.5 ? 1 : 2], palette.rows[0], 0.25),
      light,
    );
}
