/** Room of one bottle that lies in a box, across it and along it, in centimetres. */
const [ACROSS, ALONG] = [9.4, 36.4];
/** More than these lie in two ranks, their necks to the middle of none. */
const IN_ONE_RANK = 6;
/** What a magnum takes more, across and along. */
const [WIDER, LONGER] = [1.24, 1.27];

/** Among the states of a box: magnums lie in it. */
export const FOR_MAGNUMS = 'for magnums';

export interface BottleRoom {
  ranks: number;
  /** Bottles beside each other in one rank. */
  rows: number;
  across: number;
  along: number;
}

/** How the bottles of a box lie. */
export function roomOf(bottles: number, isMagnum: boolean): BottleRoom {
  const ranks = bottles > IN_ONE_RANK ? 2 : 1;
  return {
    ranks,
    rows: Math.ceil(bottles / ranks),
    across: ACROSS * (isMagnum ? WIDER : 1),
    along: ALONG * (isMagnum ? LONGER : 1),
  };
}

/** How many bottles lie in a box of these states. */
export const bottlesIn = (states: readonly string[]): number =>
  Number(states.find((state) => state.startsWith('holds '))?.slice(6) ?? 0);

/** Half the width and the depth that the bottles of a box need, at least as many as it is made for. */
export function halfRoom(states: readonly string[], least = 1): readonly [number, number] {
  const bottles = Math.max(least, bottlesIn(states));
  const { ranks, rows, across, along } = roomOf(bottles, states.includes(FOR_MAGNUMS));
  return [(along * ranks) / 2, (across * rows) / 2];
}
