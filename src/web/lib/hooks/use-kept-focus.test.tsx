import { createRoutesStub, Link, Outlet } from 'react-router';
import { expect, it } from 'vitest';
import { click, render } from '#web/testing/render.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

function Area() {
  useKeptFocus();
  return <Outlet />;
}

it('gives the focus to the page that a link led to, when the link has gone with its page', async () => {
  const Stub = createRoutesStub([
    {
      Component: Area,
      children: [
        { path: '/wines', Component: () => <Link to="/wines/new">Add a wine</Link> },
        { path: '/wines/new', Component: () => <main>A new wine</main> },
      ],
    },
  ]);
  const page = await render(<Stub initialEntries={['/wines']} />);
  const link = page.querySelector('a')!;
  link.focus();
  await click(link);
  await expect.poll(() => document.activeElement?.textContent).toBe('A new wine');
  expect(document.activeElement?.tagName).toBe('MAIN');
});
