import { expect, it, vi } from 'vitest';
import { button, click, render } from '#web/testing/render.tsx';
import { Pager } from './pager.tsx';

it('says which rows are shown and turns the page', async () => {
  const turn = vi.fn<(page: number) => void>();
  const page = await render(
    <Pager noun="users" page={48} pageSize={50} total={2397} onChange={turn} />,
  );
  expect(page.textContent).toContain('Showing 2,351 to 2,397 of 2,397 users');
  expect(button('Next').getAttribute('aria-disabled')).toBe('true');
  await click(button('Previous'));
  expect(turn).toHaveBeenCalledWith(47);
});

it('says so when there is nothing to show', async () => {
  const page = await render(
    <Pager noun="users" page={1} pageSize={50} total={0} onChange={() => {}} />,
  );
  expect(page.textContent).toContain('Showing 0 to 0 of 0 users');
});

it('says so when there are more than were counted', async () => {
  const page = await render(
    <Pager
      noun="users"
      page={25}
      pageSize={50}
      total={1000}
      isTotalExact={false}
      hasNext
      onChange={() => {}}
    />,
  );
  expect(page.textContent).toContain('Showing 1,201 to 1,250 of 1,250+ users');
  expect(button('Next').hasAttribute('aria-disabled')).toBe(false);
});
