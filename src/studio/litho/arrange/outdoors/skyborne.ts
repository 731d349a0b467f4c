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
