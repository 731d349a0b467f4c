import { isColour } from '#studio/inventory/colour-names.ts';
import type { Box, Inventory, SeenThing } from '#studio/inventory/inventory.ts';
import { isPlaceSeen } from '#studio/inventory/same-kind.ts';
import type { PlaceId } from '#studio/places/place.ts';

const areaOf = ([left, top, right, foot]: Box): number => (right - left) * (foot - top);
const sideOf = ([left, top, right, foot]: Box): number => Math.max(right - left, foot - top);
const isCut = ([left, top, right, foot]: Box): boolean =>
  left < 0.01 || top < 0.01 || right > 0.99 || foot > 0.99;

/** Of what stands before the lens; backdrops are as wide as the frame. */
const nearBoxes = ({ things, people }: Inventory): Box[] => [
  ...[...things, ...people]
    .filter(({ isUncounted }) => !isUncounted)
    .flatMap(({ boxes }: SeenThing) => boxes),
  ...people.flatMap(({ boxes }) => boxes.filter(isBust)),
];

/** Somebody whom the lower edge cuts, and who is most of the frame's height. */
const isBust = ([, top, , foot]: Box): boolean => foot > 0.98 && foot - top > 0.6;

/** A macro fills the frame with its thing or is cut by it; a close-up comes near. */
export function isClose(inventory: Inventory, shot: string | undefined): boolean {
  const boxes = nearBoxes(inventory);
  return shot === 'macro'
    ? boxes.some((box) => areaOf(box) >= (isCut(box) ? 0.18 : 0.3) || sideOf(box) >= 0.85) ||
        inventory.things.some(isFullOfFew) ||
        isPairOf(boxes)
    : boxes.some((box) => sideOf(box) >= 0.4);
}

/** Three corks from side to side, each of them large. */
const isFullOfFew = ({ boxes, isUncounted }: SeenThing): boolean => {
  if (isUncounted || boxes.length < 2 || boxes.some((box) => sideOf(box) < 0.28)) return false;
  const edge = (k: 0 | 1 | 2 | 3): number[] => boxes.map((box) => box[k]);
  return Math.max(...edge(2)) - Math.min(...edge(0)) >= 0.8;
};

/** A cork and its screw, from one side of the frame to the other. */
function isPairOf(boxes: readonly Box[]): boolean {
  if (boxes.length !== 2 || boxes.some((box) => sideOf(box) < 0.28)) return false;
  const spanOf = (near: 0 | 1, far: 2 | 3): number =>
    Math.max(...boxes.map((box) => box[far])) - Math.min(...boxes.map((box) => box[near]));
  return Math.max(spanOf(0, 2), spanOf(1, 3)) >= 0.75;
}

/** A table that takes this much of the frame is what is seen of the ground. */
const LEAST_SURFACE = 0.2;

/** The named ground lies under the things too, not only as a strip above a white cloth. */
export function isGroundSeen(
  inventory: Inventory,
  { name, place, hasSurface }: { name: string; place: PlaceId; hasSurface: boolean },
): boolean {
  const isThere =
    isPlaceSeen(inventory, place) || (inventory.traits ?? []).includes(`tint:${name}`);
  const isHidden = (inventory.surfaces ?? []).some(
    ({ share, colour }) => share >= LEAST_SURFACE && !isColour(colour, name),
  );
  return isThere && (hasSurface || !isHidden);
}

/** In a drawn view it is as high as a house, whatever else is there. */
export const isGiant = ({ place }: Inventory, seen: readonly SeenThing[]): boolean =>
  place !== null && seen.some(({ boxes }) => boxes.some(([, top, , foot]) => foot - top >= 0.6));

/** How many steps a plate counts: its numbers stand alone or before a name ('2. Swirl'), from one upwards. */
export function stepsIn({ lettering = [] }: Inventory): number {
  const numbers = new Set(lettering.map((line) => line.trim().replace(/^(\d+)\. .*/u, '$1')));
  let count = 0;
  while (numbers.has(String(count + 1))) count++;
  return count;
}
