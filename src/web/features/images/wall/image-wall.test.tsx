import { act, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { button, click, renderAt } from '#web/testing/render.tsx';
import { imageView } from '#web/testing/views.ts';
import type { Slot } from './gallery-slots.ts';
import { ImageWall } from './image-wall.tsx';

type Entries = { contentRect: { width: number } }[];

/** This page lays nothing out: the wall is told its width. */
class Measured {
  readonly tell: (entries: Entries) => void;
  constructor(tell: (entries: Entries) => void) {
    this.tell = tell;
  }
  observe() {
    this.tell([{ contentRect: { width: 1000 } }]);
  }
  disconnect() {}
}

const pressed: string[] = [];

function Wall() {
  const [ids, setIds] = useState(['a', 'b', 'c']);
  const slots = ids.map((id): Slot => ({
    page: null,
    image: imageView({ id }),
    width: 1,
    height: 1,
    caption: 0,
  }));
  return (
    <>
      <button type="button" onClick={() => setIds(['new', 'a', 'b', 'c'])}>
        One arrives
      </button>
      <button type="button" onClick={() => setIds(['b', 'c'])}>
        Two go
      </button>
      <ImageWall
        label="Images"
        slots={slots}
        view="grid"
        isPhone={false}
        hasMore={false}
        isLoadingMore={false}
        loadMore={() => {}}
        loadPages={() => {}}
        onKey={({ key }, { id }) => void pressed.push(`${key} ${id}`)}
        renderTile={({ id }, { index }) => (
          <li key={id}>
            <button type="button" data-tile={index}>
              {id}
            </button>
          </li>
        )}
      />
    </>
  );
}

const press = (key: string) =>
  act(async () => {
    document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  });

it('a key acts on the picture that has the focus, whatever came or went before it', async () => {
  vi.stubGlobal('ResizeObserver', Measured);
  await renderAt(<Wall />, { at: '/dashboard' });
  await act(async () => button('b').focus());
  await click(button('One arrives'));
  await press('Delete');
  await click(button('Two go'));
  await press('Delete');
  expect(pressed).toEqual(['Delete b', 'Delete b']);
  await press('ArrowRight');
  expect(document.activeElement?.textContent).toBe('c');
  await press('f');
  expect(pressed.at(-1)).toBe('f c');
});
