import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { server } from '#web/testing/answers.ts';
import { button, click, renderAt } from '#web/testing/render.tsx';
import { ImportWines } from './import-wines.tsx';

async function dropTable(page: HTMLElement, text: string) {
  const input = page.querySelector<HTMLInputElement>('input[accept*=csv]')!;
  Object.defineProperty(input, 'files', {
    configurable: true,
    value: [new File([text], 'wines.csv')],
  });
  await act(async () => void input.dispatchEvent(new Event('change', { bubbles: true })));
}

test('rows of a table that was replaced while they were checked are not offered', async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<Response>();
  server.answer = () => answered;
  const page = await renderAt(<ImportWines>{() => null}</ImportWines>, { at: '/wines/import' });
  await dropTable(page, 'name\nBrisa\n');
  await click(button('Check 1 wine'));
  await dropTable(page, 'name\nClos\nAlba\n');
  await act(async () => answer(Response.json({ wines: [{ id: null, isNew: true }], room: 5 })));

  await vi.waitFor(() => expect(button('Check 2 wines').getAttribute('aria-busy')).toBeNull());
  expect(page.textContent).not.toContain('Brisa');
  expect(page.textContent).not.toContain('Keep');
});
