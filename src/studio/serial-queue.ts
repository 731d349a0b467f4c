export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** Runs one piece of work after the other, in the order they came. A failure does not hold up the next one. */
export function createSerialQueue(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
}
