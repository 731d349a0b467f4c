/** Chance that falls the same way every time: the demo looks the same on every machine. */
export interface Dice {
  /** 0 to 1. */
  next(): number;
  between(low: number, high: number): number;
  whole(low: number, high: number): number;
  isLucky(chance: number): boolean;
  pick<T>(items: readonly T[]): T;
}

export function createDice(seed: number): Dice {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (low: number, high: number) => low + next() * (high - low);
  const whole = (low: number, high: number) => Math.floor(between(low, high + 1));
  return {
    next,
    between,
    whole,
    isLucky: (chance) => next() < chance,
    pick: <T>(items: readonly T[]) => items[whole(0, items.length - 1)] as T,
  };
}
