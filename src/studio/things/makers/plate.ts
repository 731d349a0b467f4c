import { addPlate } from '#studio/props/tableware.ts';
import { skinOf } from '#studio/props/making/made-of.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** In centimetres: a dinner plate, and the largest that a pizza is served on. */
const [USUAL, LARGEST] = [12, 17.5];
/** Share of a plate's radius that food may cover before it hangs over the rim. */
const COVERED = 0.9;

/** Half the width of what is laid on the largest plate there is. */
export const MOST_ON_PLATE = LARGEST * COVERED;

/** How large a plate must be for what lies on it. */
export const plateState = (length: number, depth: number): string => {
  const needed = Math.max(length, depth, Math.hypot(length, depth) * 0.8) / 2 / COVERED;
  return `plate ${Math.min(LARGEST, Math.max(USUAL, needed)).toFixed(1)}`;
};

/** A dinner plate, or as large as its load. */
export const makePlate: MakeThing = (kit, { position }, look) => {
  const [radius = USUAL] = look.states
    .flatMap((state) => /^plate ([\d.]+)$/.exec(state)?.[1] ?? [])
    .map(Number);
  addPlate(kit, position, {
    radius,
    tone: look.colour ?? 'white',
    rim: look.crockery?.rim,
    // Polished silver seen from above mirrors a white ceiling and is taken for china.
    skin: skinOf(kit, {
      ...look,
      material: look.material === 'silver' ? 'steel' : look.material,
    }),
  });
};
