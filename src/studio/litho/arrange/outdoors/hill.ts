import { fold } from '#studio/lexicon/matching/normalise.ts';
import { isOnHill } from '#studio/places/words/on-hills.ts';
import { smooth } from '#studio/litho/geometry.ts';
import { mixHex } from '#studio/litho/mix-colours.ts';
import type { PosterScene } from '#studio/litho/posters/poster-scene.ts';
import { STANCES } from '#studio/litho/arrange/belonging.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { lessOf } from '#studio/litho/arrange/sized.ts';
import type { SetPiece } from '#studio/litho/arrange/set-piece.ts';

/** 'A church on the hill', 'two trees on a hill': a hill below each landmark of the view, one below several of a kind. */
export function raiseOnHills(scene: PosterScene, pieces: readonly SetPiece[]): SetPiece[] {
  if (!isOnHill(fold(scene.spec.prompt))) return [...pieces];
  const rise = scene.frame.height * 0.16;
  const raised = new Set(pieces.filter(isLandmark));
  for (const kin of Map.groupBy(raised, ({ index }) => index).values()) {
    const [first] = kin;
    if (!first) continue;
    const [left, right] = [
      Math.min(...kin.map(({ base }) => base[0])),
      Math.max(...kin.map(({ base }) => base[0])),
    ];
    const width = first.heightPx * shrunk(first) * first.maker.aspect;
    const half = Math.max(rise * 2.2, width, (right - left) * NEARER * 1.5);
    const base = [(left + right) / 2, footOf(scene, first)] as const;
    paintHill(scene, { ...first, base }, { rise, half });
  }
  const middleOf = (index: number) => {
    const xs = [...raised].filter((one) => one.index === index).map(({ base }) => base[0]);
    return xs.reduce((sum, x) => sum + x, 0) / xs.length;
  };
  return pieces.map((piece) => {
    if (!raised.has(piece)) return piece;
    const middle = middleOf(piece.index);
    const foot = footOf(scene, piece) - rise;
    return {
      ...piece,
      heightPx: piece.heightPx * shrunk(piece),
      base: [middle + (piece.base[0] - middle) * NEARER, foot] as const,
    };
  });
}

/** Whether something of the land was put on a hill. */
export const isRaisedOn = (
  { prompt }: Pick<PosterScene['spec'], 'prompt'>,
  seen: readonly ThingId[],
): boolean =>
  isOnHill(fold(prompt)) &&
  seen.some((thing) => STANCES.get(thing) === 'scenery' && thing !== 'vines');

/** They share the top. */
const NEARER = 0.55;

const isLandmark = ({ row, thing }: SetPiece): boolean =>
  row === 'view' || STANCES.get(thing) === 'scenery';
/** What would stand in front is smaller on a hill behind. */
const shrunk = (piece: SetPiece): number =>
  piece.row === 'view' ? 0.82 : isInLand(piece) ? 0.92 : 0.6;

/** Houses of God and of millers stand in the land, not before it. */
export const isInLand = ({ thing, row }: Pick<SetPiece, 'thing' | 'row'>): boolean =>
  row === 'back' && IN_LAND.has(thing);
const IN_LAND = new Set<ThingId>(['church', 'windmill', 'house', 'castle', 'tower', 'barn']);

/** A church among the vines is seen in its land: neither a toy before it nor larger than its hills. */
const IN_LAND_SHARE = 0.56;
/** How much of the height is theirs; what was said to be small is seen so, though nothing stands beside it. */
export const inLandShare = (pieces: readonly Pick<SetPiece, 'asked'>[]): number =>
  IN_LAND_SHARE * Math.min(...pieces.map(({ asked }) => lessOf(asked?.size)));

const footOf = ({ frame }: PosterScene, { row, base }: SetPiece): number =>
  row === 'view' ? base[1] : frame.y + frame.height * 0.8;

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
