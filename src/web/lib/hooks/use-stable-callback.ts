import { useCallback, useInsertionEffect, useRef } from 'react';

/** The same function for as long as the component lives, which always calls the newest one. */
export function useStableCallback<Args extends unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const newest = useRef(callback);
  // Before any other effect of the same render could call it.
  useInsertionEffect(() => {
    newest.current = callback;
  });
  return useCallback((...args: Args) => newest.current(...args), []);
}
