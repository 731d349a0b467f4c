import { act } from 'react';
import { useLocation } from 'react-router';
import { expect, it } from 'vitest';
import { renderAt } from '#web/testing/render.tsx';
import { useListState } from './use-list-state.ts';

/** Clears the search and chooses a filter before the address has been rendered anew. */
function Filters() {
  const { set } = useListState();
  const chooseBoth = () => {
    set({ q: '' });
    set({ status: 'banned' });
  };
  return <button onClick={chooseBoth}>{useLocation().search}</button>;
}

it('a search that is cleared while a filter is chosen stays cleared', async () => {
  const page = await renderAt(<Filters />, { at: '/admin/users?q=guest&tier=pro' });
  await act(async () => page.querySelector('button')?.click());
  expect(page.textContent).toBe('?tier=pro&status=banned');
});
