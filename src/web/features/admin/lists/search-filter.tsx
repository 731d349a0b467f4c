import { Search } from 'lucide-react';
import { USER_LIST } from '#shared/rules/admin/admin.ts';
import { useTypedSearch } from '#web/lib/hooks/use-typed-search.ts';
import { Field } from '#web/ui/forms/field.tsx';
import type { ListState } from './use-list-state.ts';

interface SearchFilterProps {
  state: ListState;
  name: string;
  label: string;
  placeholder: string;
}

export function SearchFilter({ state, name, label, placeholder }: SearchFilterProps) {
  const [text, setText] = useTypedSearch(
    state.get(name),
    (search) => state.set({ [name]: search }),
    USER_LIST.searchPauseMs,
  );
  return (
    <Field label={label}>
      {(binding) => (
        <span className="field-control">
          <Search className="icon icon-lead" aria-hidden="true" />
          <input
            {...binding}
            className="input"
            type="search"
            placeholder={placeholder}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </span>
      )}
    </Field>
  );
}

/** The lists that are about people all ask for them alike. */
export function PersonFilter({ state }: { state: ListState }) {
  return (
    <SearchFilter state={state} name="search" label="User" placeholder="Email, name or user ID" />
  );
}
