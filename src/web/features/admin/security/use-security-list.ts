import { useListState } from '#web/features/admin/lists/use-list-state.ts';

/** Search and page of the open tab, and what `DataList` asks about them. */
export function useSecurityList() {
  const state = useListState();
  const search = state.get('search');
  return {
    state,
    input: { search, ...(state.cursor && { cursor: state.cursor }) },
    filtering: { isFiltered: search !== '', onClear: () => state.set({ search: '' }) },
  };
}
