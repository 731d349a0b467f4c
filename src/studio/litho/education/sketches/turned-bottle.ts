import type { Rect } from '#studio/litho/geometry.ts';
import type { Plate } from '#studio/litho/education/plate.ts';
import { put } from '#studio/litho/education/put.ts';
import type { WineColour } from '#studio/scene/wine.ts';

interface Turned {
  /** From upright, in radians. */
  turn: number;
  wine: WineColour;
}

/** A bottle that lies or stands on its head, as long as the box allows in that direction. */
export function drawTurnedBottle(plate: Plate, box: Rect, { turn, wine }: Turned): void {
  const [across, along] = [Math.abs(Math.sin(turn)), Math.abs(Math.cos(turn))];
  const height =
    Math.min(box.width / Math.max(across, 0.3), box.height / Math.max(along, 0.3)) * 0.94;
  plate.press.placed([box.x + box.width / 2, box.y + box.height / 2], turn, 1, () =>
    put(plate, 'bottle', { x: -height, y: -height / 2, width: height * 2, height }, { wine }),
  );
}

/** As bottles are kept. */
export const drawLyingBottle = (plate: Plate, box: Rect): void =>
  drawTurnedBottle(plate, box, { turn: Math.PI / 2, wine: 'red' });
