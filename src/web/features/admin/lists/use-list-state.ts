import { useAddress } from './use-address.ts';

export interface ListState {
  /** The value of a filter in the address; '' where it is off. */
  get: (name: string) => string;
  /** Sets filters and goes back to the first page. */
  set: (changes: Record<string, string>) => void;
  cursor: string | undefined;
  /** These filters, the days and the page, as a call takes them: what is off is not said. */
  input: (...names: string[]) => Record<string, string>;
  goTo: (cursor: string | null) => void;
}

/** The filters and the page of a list live in the address: it can be reloaded, shared and gone back to. */
export function useListState(): ListState {
  const { params, change: changeAddress } = useAddress();
  const change = (changes: Record<string, string>, options = {}) =>
    changeAddress((old) => {
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
    input: (...names) =>
      Object.fromEntries(
        [...names, 'from', 'to', 'cursor'].flatMap((name) => {
          const value = params.get(name);
          return value ? [[name, value]] : [];
        }),
      ),
    goTo: (cursor) => change({ cursor: cursor ?? '' }),
  };
}
