import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { button, render } from '#web/testing/render.tsx';
import { Tooltip, TooltipProvider } from './tooltip.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('opens a tooltip after 700 ms of hovering, not before', async () => {
  await render(
    <TooltipProvider>
      <Tooltip text="Settings">
        <button type="button">gear</button>
      </Tooltip>
    </TooltipProvider>,
  );
  const hover = new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' });
  await act(async () => void button('gear').dispatchEvent(hover));
  await act(async () => vi.advanceTimersByTime(699));
  expect(document.querySelector('[role=tooltip]')).toBeNull();
  await act(async () => vi.advanceTimersByTime(1));
  expect(document.querySelector('[role=tooltip]')?.textContent).toBe('Settings');
});
