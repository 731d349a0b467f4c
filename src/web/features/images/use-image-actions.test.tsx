import { noNetwork, server } from '#web/testing/answers.ts';
import { beforeEach, expect, it } from 'vitest';
import { connectToaster } from '#web/lib/notices/toasts.ts';
import { button, click, renderAt } from '#web/testing/render.tsx';
import { imageView } from '#web/testing/views.ts';
import { ARCHIVE_WORDS, useImageActions } from './use-image-actions.ts';

const image = imageView({ id: 'one' });
const said: { title: string; description?: unknown }[] = [];

beforeEach(() => {
  server.answer = noNetwork;
  said.length = 0;
  connectToaster(({ title, options }) => void said.push({ title, ...options }));
});

function Card({ words }: { words?: typeof ARCHIVE_WORDS }) {
  const { toggleFavorite, remove } = useImageActions(words);
  return (
    <>
      <button type="button" onClick={() => toggleFavorite(image)}>
        Favorite
      </button>
      <button type="button" onClick={() => remove(image)}>
        Delete
      </button>
    </>
  );
}

it.each([
  [
    'the gallery',
    undefined,
    { title: 'Update Error', description: 'Could not update favorite status' },
    { title: 'Delete Error', description: 'Could not delete image' },
  ],
  [
    'the archive',
    ARCHIVE_WORDS,
    { title: 'Error', description: 'Failed to update favorite status' },
    { title: 'Error', description: 'Failed to delete image' },
  ],
])('what fails in %s is said in its own words', async (_where, words, favorite, remove) => {
  await renderAt(<Card {...(words && { words })} />, { at: '/dashboard' });
  await click(button('Favorite'));
  await expect.poll(() => said).toMatchObject([favorite]);
  await click(button('Delete'));
  await expect.poll(() => said).toMatchObject([favorite, remove]);
});

it('a picture that was deleted is said to be gone, with a way back', async () => {
  server.answer = async () => Response.json({});
  await renderAt(<Card />, { at: '/dashboard' });
  await click(button('Delete'));
  await expect
    .poll(() => said)
    .toMatchObject([
      { title: 'Image deleted', description: 'Image has been removed from your gallery' },
    ]);
});
