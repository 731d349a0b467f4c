import type { SKRSContext2D } from '@napi-rs/canvas';
import { sceneryCode } from '#studio/places/words/scenery-names.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

/** Whatever `draw` changes on the canvas is this thing to the inventory; of several, the one of this number. */
export type Named = (thing: ThingId, draw: () => void, number?: number) => void;

export function namer(
  c: SKRSContext2D,
  names: Uint16Array,
  { width, height }: { width: number; height: number },
): Named {
  return (thing, draw, number = 0) => {
    const before = c.getImageData(0, 0, width, height).data;
    draw();
    const after = c.getImageData(0, 0, width, height).data;
    nameChanges(names, sceneryCode(thing, number), before, after);
  };
}

/** A change that the eye would not see is no thing. */
const LEAST_CHANGE = 12;

function nameChanges(
  names: Uint16Array,
  code: number,
  before: Uint8ClampedArray,
  after: Uint8ClampedArray,
): void {
  for (let i = 0; i < names.length; i++) {
    const o = i * 4;
    const change =
      Math.abs(before[o]! - after[o]!) +
      Math.abs(before[o + 1]! - after[o + 1]!) +
      Math.abs(before[o + 2]! - after[o + 2]!);
    if (change > LEAST_CHANGE) names[i] = code;
  }
}
