import type { PaintScene, PosterScene } from '#studio/litho/poster-scene.ts';
import { paintPlace } from '#studio/litho/places/paint-place.ts';
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
  drawPieces(scene, setOut(pieces, { area, stage, random }), stage.line);
};

/** @public Pop prints set their pieces out on grounds of their own. */
export function drawPieces(
  scene: Pick<PosterScene, 'press' | 'spec' | 'random'>,
  pieces: readonly SetPiece[],
  line: string,
): void {
  const { press, random } = scene;
  for (const { thing, maker, asked, index, copy, row, base, heightPx } of pieces) {
    const look = lookFor(scene, random.fork(`piece ${index} ${copy}`), {
      line,
      isAloft: row === 'sky',
      ...(asked && { asked }),
    });
    press.named(thing, () => maker.draw(press, { base, heightPx }, look));
  }
}
