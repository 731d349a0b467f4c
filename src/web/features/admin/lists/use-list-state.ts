import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

/** spec §4: a search is applied after this pause in typing. */
const TYPING_PAUSE_MS = 500;

export type ListState = {
  /** The value of a filter in the address; '' where it is off. */
  get: (name: string) => string;
  /** Sets filters and goes back to the first page. */
  set: (changes: Record<string, string>) => void;
  cursor: string | undefined;
  goTo: (cursor: string | null) => void;
};

/** The filters and the page of a list live in the address: it can be reloaded, shared and gone back to. */
export function useListState(): ListState {
  const [params, setParams] = useSearchParams();
  const change = (changes: Record<string, string>, options = {}) =>
    setParams((old) => {
      const next = new URLSearchParams(old);
      for (const [name, value] of Object.entries(changes))
        if (value === '') next.delete(name);
        else next.set(name, value);
      return next;
    }, options);
  return {
    get: (name) => params.get(name) ?? '',
    set: (changes) =>
      change({ ...changes, cursor: '' }, { replace: true, preventScrollReset: true }),
    cursor: params.get('cursor') ?? undefined,
    goTo: (cursor) => change({ cursor: cursor ?? '' }),
  };
}

/** What stands in a search field, and the same a moment later in the address. */
export function useTypedSearch(state: ListState, name: string): [string, (text: string) => void] {
  const applied = state.get(name);
  const [text, setText] = useState(applied);
  const [seen, setSeen] = useState(applied);
  if (seen !== applied) {
    // Changed from outside: a chip was removed, or the visitor went back.
    setSeen(applied);
    setText(applied);
  }
  useEffect(() => {
    if (text.trim() === applied) return undefined;
    const timer = setTimeout(() => state.set({ [name]: text.trim() }), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  });
  return [text, setText];
}
