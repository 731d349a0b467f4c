import type { ThingId } from '#studio/things/catalogue.ts';
import type { Piece } from '#studio/litho/arrange/piece.ts';
import type { SetPiece, Sheet } from '#studio/litho/arrange/set-piece.ts';
import { SHAPES, setShapes } from '#studio/litho/arrange/shapes.ts';

/** What hangs, flies or shines. */
export const SKYBORNE: ReadonlySet<ThingId> = new Set<ThingId>([
  'sun',
  'moon',
  'crescent_moon',
  'shooting_star',
  'rainbow',
  'cloud',
  'lightning',
  'planet',
  'kite',
  'hot_air_balloon',
  'firework',
  'airplane',
  'helicopter',
  'balloon',
  'confetti',
  'star',
  'snowflake',
  'mirror_ball',
  'bat',
  'bunting',
  'garland',
  'string_lights',
  'cable_car',
  'dove',
]);

/** What is smaller than this, in bottles, flies where it likes. */
const SMALL = 0.34;
/** Birds of a flock: none as high as the next, those behind smaller. */
const WINGS: readonly (readonly [u: number, v: number, size: number])[] = [
  [0.66, 0.16, 1],
  [0.4, 0.27, 0.78],
  [0.84, 0.31, 0.66],
  [0.22, 0.13, 0.6],
  [0.54, 0.07, 0.52],
  [0.12, 0.3, 0.5],
];

function onTheWing(
  piece: Piece,
  i: number,
  { area, dice }: { area: Sheet['area']; dice: Sheet['random'] },
): SetPiece {
  const [u, v, size] = WINGS[i % WINGS.length] ?? [0.5, 0.2, 0.6];
  const heightPx = (Math.min(area.width * 0.26, area.height * 0.3) / piece.maker.aspect) * size;
  const x = area.x + area.width * (u + dice.range(-0.05, 0.05));
  return {
    ...piece,
    base: [x, area.y + area.height * v + heightPx],
    heightPx,
    turn: dice.range(-0.2, 0.14),
  };
}

/** High up, spread over the width, each at a height of its own. */
export function setSky(all: readonly Piece[], sheet: Sheet): SetPiece[] {
  const { area, random } = sheet;
  const pieces = all.filter(({ thing }) => !SHAPES.has(thing));
  const dice = random.fork('sky things');
  const shapes = setShapes(
    all.filter(({ thing }) => SHAPES.has(thing)),
    sheet,
  );
  const hung = pieces.map((piece, i) => {
    const u = pieces.length === 1 ? 0.24 : 0.12 + (0.76 * i) / (pieces.length - 1);
    if (piece.maker.height < SMALL) return onTheWing(piece, i, { area, dice });
    const share = Math.min(0.34, 0.9 / Math.max(2, pieces.length));
    const heightPx = Math.min(
      area.height * 0.36 * (0.5 + piece.maker.height / 2),
      (area.width * share) / piece.maker.aspect,
    );
    const base = [
      area.x + area.width * u,
      area.y + heightPx + area.height * (0.04 + (i % 2) * 0.08 + dice.range(0, 0.03)),
    ] as const;
    return { ...piece, base, heightPx };
  });
  return [...shapes, ...hung];
}
