import { act } from 'react';
import { expect, test } from 'vitest';
import { renderAt } from '#web/testing/render.tsx';
import { NEW_WINE } from './content.ts';
import type { Wine } from './use-wines.ts';
import { WineCards } from './wine-cards.tsx';

const NOW = '2026-01-01T00:00:00.000Z';
const WINE: Wine = {
  ...NEW_WINE,
  id: 'w1',
  name: 'Brisa',
  vintage: 2024,
  producer: 'Casa Vignette',
  isSample: true,
  pictures: 0,
  version: 1,
  createdAt: NOW,
  updatedAt: NOW,
  deletedAt: null,
};

const cards = () =>
  renderAt(
    <WineCards wines={[WINE]} isSearching={false} chosen={new Set()} onToggle={() => {}} />,
    { at: '/wines' },
  );

const happen = (page: HTMLElement, what: 'load' | 'error') =>
  act(async () => void page.querySelector('img')?.dispatchEvent(new Event(what)));

test('a bottle that is still being drawn says so, until it is there', async () => {
  const page = await cards();
  expect(page.textContent).toContain('Being drawn …');
  await happen(page, 'load');
  expect(page.textContent).not.toContain('Being drawn …');
});

test('a bottle that cannot be drawn leaves words in its place, not a broken picture', async () => {
  const page = await cards();
  await happen(page, 'error');
  expect(page.textContent).toContain('No picture just now');
  expect(page.querySelector('img')).toBeNull();
});
