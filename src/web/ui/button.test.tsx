import { expect, it, vi } from 'vitest';
import { button, click, render } from '#web/testing/render.tsx';
import { Button } from './button.tsx';

it('does nothing when pressed while it works, and keeps its label for screen readers', async () => {
  const press = vi.fn<() => void>();
  await render(
    <Button isBusy onClick={press}>
      Generate
    </Button>,
  );
  await click(button('Generate'));
  expect(press).not.toHaveBeenCalled();
  expect(button('Generate').getAttribute('aria-busy')).toBe('true');
  expect(button('Generate').hasAttribute('disabled')).toBe(false);
});
