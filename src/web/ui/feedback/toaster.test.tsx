import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { notifySuccess } from '#web/lib/notices/notify.ts';
import { render } from '#web/testing/render.tsx';
import { Toaster } from './toaster.tsx';

function screenOf(width: number): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width <= Number(/max-width: (\d+)px/.exec(query)?.[1] ?? 0),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
}

it.each([
  [390, 'a phone', 'top', '68px'],
  [700, 'a wide phone', 'top', '68px'],
  [820, 'a tablet', 'top', '68px'],
  [1440, 'a desktop', 'bottom', '24px'],
])('at %i px, %s, a toast stands at the %s and not over the header', async (...row) => {
  const [width, , edge, distance] = row;
  screenOf(width);
  await render(<Toaster />);
  await act(async () => notifySuccess({ title: 'Image generated!' }));
  await vi.waitFor(() => expect(document.querySelector('.toast')).not.toBeNull());

  const toast = document.querySelector<HTMLElement>('.toast')!;
  expect(toast.dataset['yPosition']).toBe(edge);
  expect(toast.parentElement!.style.getPropertyValue('--offset-top')).toBe(distance);
});

it('stands below a toolbar that stays in sight, unless a dialog lies over it', async () => {
  screenOf(820);
  const container = await render(<Toaster />);
  const toolbar = document.createElement('search');
  toolbar.dataset['toastsBelow'] = '';
  toolbar.getBoundingClientRect = () => new DOMRect(0, 68, 820, 96);
  container.append(toolbar);

  await act(async () => notifySuccess({ title: 'Image deleted' }));
  await vi.waitFor(() => expect(offset()).toBe('172px'));
  container.setAttribute('aria-hidden', 'true');
  await act(async () => notifySuccess({ title: 'Download Started' }));
  await vi.waitFor(() => expect(offset()).toBe('68px'));
});

it('stays in sight where bars fill more than half of a low window', async () => {
  screenOf(667);
  vi.stubGlobal('innerHeight', 375);
  const container = await render(<Toaster />);
  const toolbar = document.createElement('search');
  toolbar.dataset['toastsBelow'] = '';
  toolbar.getBoundingClientRect = () => new DOMRect(0, 300, 667, 96);
  container.append(toolbar);

  await act(async () => notifySuccess({ title: 'Image deleted' }));
  await vi.waitFor(() => expect(offset()).toBe('188px'));
});

describe('a word with the id of one before', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('takes its place', async () => {
    screenOf(1440);
    await render(<Toaster />);
    await say('two', 'The first word');
    expect(words()).toContain('The first word');
    await say('two', 'The second word');
    expect(words()).toContain('The second word');
    expect(words()).not.toContain('The first word');
  });

  it('is heard though that one is just leaving', async () => {
    screenOf(1440);
    await render(<Toaster />);
    await say('four', '3 images generated!');
    // Its four seconds are over; it is taken away a fifth of a second later.
    await later(4000);
    expect(document.querySelector('[data-removed=true]')?.textContent).toContain('3 images');
    await say('four', '4 images generated!');
    await later(1000);
    expect(words()).toContain('4 images generated!');
  });
});

/** The toaster draws a moment after it was told. */
const MOMENT_MS = 50;
async function say(id: string, title: string): Promise<void> {
  await act(async () => notifySuccess({ id, title }));
  await later(MOMENT_MS);
}

const later = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

const words = () => document.querySelector('[data-sonner-toaster]')?.textContent ?? '';

const offset = () =>
  document
    .querySelector<HTMLElement>('[data-sonner-toaster]')
    ?.style.getPropertyValue('--offset-top');
