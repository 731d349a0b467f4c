import type { PaintScene, PosterScene } from '#studio/litho/poster-scene.ts';
import { paintPlace } from '#studio/litho/places/paint-place.ts';
import type { Stage } from '#studio/litho/places/ground.ts';
import { rectangle } from '#studio/litho/geometry.ts';
import { lookFor } from '#studio/litho/things/look.ts';
import { choosePlace } from './choose-place.ts';
import { piecesFor } from './pieces.ts';
import { areaBeside, setOut, type SetPiece } from './set-out.ts';

/** Any things and people in any place: whatever the prompt names, and nothing else. */
export const paintArrangement: PaintScene = (scene) => {
  const { frame, spec, random } = scene;
  const pieces = piecesFor(spec);
  const painted = paintPlace(scene, choosePlace(spec, pieces));
  const area = areaBeside(frame, spec.copySpace);
  const stage = { ...painted, floor: Math.min(painted.floor, area.y + area.height * 0.97) };
  drawPieces(scene, setOut(pieces, { area, stage, random }), stage);
};

/** @public Pop prints set their pieces out on grounds of their own. */
export function drawPieces(
  scene: Pick<PosterScene, 'press' | 'spec' | 'random'>,
  pieces: readonly SetPiece[],
  { line, counter }: Pick<Stage, 'line' | 'counter'>,
): void {
  const { press, random } = scene;
  // Behind a counter means behind what stands on it.
  const order = counter === undefined ? pieces : [...people(pieces), ...rest(pieces)];
  for (const { thing, maker, asked, index, copy, row, base, heightPx } of order) {
    const look = lookFor(scene, random.fork(`piece ${index} ${copy}`), {
      line,
      isAloft: row === 'sky',
      ...(asked && { asked }),
    });
    press.named(thing, () => {
      if (asked || counter === undefined || row === 'bust')
        maker.draw(press, { base, heightPx }, look);
      else {
        // Somebody behind a counter: nearer, and seen from the hips up.
        const whole = heightPx * BEHIND_COUNTER;
        const above = rectangle({ x: 0, y: 0, width: press.width, height: counter });
        const standing = { base: [base[0], counter + whole * 0.44] as const, heightPx: whole };
        press.clipped(above, () => maker.draw(press, standing, look));
      }
    });
  }
}

const people = (pieces: readonly SetPiece[]) => pieces.filter(({ asked }) => asked === null);
const rest = (pieces: readonly SetPiece[]) => pieces.filter(({ asked }) => asked !== null);

/** How much larger a figure is drawn of which only the upper half is seen. */
const BEHIND_COUNTER = 1.6;
