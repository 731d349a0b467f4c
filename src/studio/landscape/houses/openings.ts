import type { Wing } from './wings.ts';

/** Where in its bay and storey a point is. */
export interface Spot {
  bay: number;
  floor: number;
  /** Metres from the middle of the bay, and from the sill of the storey. */
  across: number;
  above: number;
  /** 0 at the floor of a storey, 1 at its top. */
  up: number;
  storey: number;
  width: number;
}

export function spotOf({ x: middle, half, wall, block }: Wing, x: number, y: number): Spot {
  const width = (2 * half) / block.bays;
  const bay = Math.min(block.bays - 1, Math.max(0, Math.floor((x - middle + half) / width)));
  const storey = wall / block.floors;
  const floor = Math.min(block.floors - 1, Math.max(0, Math.floor(y / storey)));
  const above = y - floor * storey;
  const across = x - middle + half - (bay + 0.5) * width;
  return { bay, floor, across, above, up: above / storey, storey, width };
}

type Opening = 'pane' | 'frame' | 'shutter' | 'surround' | 'door' | null;

/** Glass from floor to ceiling in thin frames. */
export function glazedAt({ across, up, width }: Spot): Opening {
  if (up < 0.1 || up > 0.86) return null;
  return Math.abs(across) > width / 2 - 0.16 || Math.abs(up - 0.66) < 0.012 ? 'frame' : 'pane';
}

/** Tall windows with crossbars in their surrounds, and one door in the middle of the ground floor. */
export function openingAt(
  { block }: Wing,
  spot: Spot,
  { hasShutters, isArched }: { hasShutters: boolean; isArched: boolean },
): Opening {
  const { across, above, storey, width } = spot;
  const isDoor = spot.floor === 0 && block.bays > 2 && spot.bay === Math.floor(block.bays / 2);
  const half = Math.min(width * (isDoor ? 0.26 : 0.19), isDoor ? 1.3 : 0.95);
  const sill = isDoor ? 0 : storey * 0.26;
  const head = storey * (isDoor ? 0.72 : 0.78);
  const off = Math.abs(across);
  // A door's head is round.
  const isRound = isDoor || isArched;
  const top = isRound ? head - half + Math.sqrt(Math.max(0, half * half - off * off)) : head;
  if (off < half && above > sill && above < top) {
    if (isDoor) return off < 0.07 ? 'frame' : 'door';
    const bar = ((above - sill) / (head - sill)) * 3;
    return off < 0.09 || half - off < 0.12 || bar % 1 < 0.09 ? 'frame' : 'pane';
  }
  const isShuttered = hasShutters && !isDoor && off < half * 1.95 && above > sill && above < head;
  if (isShuttered) return 'shutter';
  return off < half + 0.3 && above > sill - 0.3 && above < top + 0.35 ? 'surround' : null;
}
