/**
 * Lets so many of a person's requests wait; whoever comes after gets a signal that has ended already.
 * Waiting is not counted among the requests in flight, and one key may be sent any number of times.
 */
export function limitWaiting(most: number) {
  const waiting = new Map<string, number>();
  return async <Result>(
    userId: string,
    signal: AbortSignal,
    wait: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result> => {
    const others = waiting.get(userId) ?? 0;
    if (others >= most) return wait(AbortSignal.abort());
    waiting.set(userId, others + 1);
    try {
      return await wait(signal);
    } finally {
      const left = (waiting.get(userId) ?? 1) - 1;
      if (left > 0) waiting.set(userId, left);
      else waiting.delete(userId);
    }
  };
}
