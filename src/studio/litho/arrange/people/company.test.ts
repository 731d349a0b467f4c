import { expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';
import { stream } from '#studio/random.ts';
import { piecesFor } from '#studio/litho/arrange/pieces.ts';
import { setOut } from '#studio/litho/arrange/set-out.ts';
import { isPerson } from './crowd.ts';

const area = { x: 0, y: 0, width: 400, height: 700 };
const set = (prompt: string) =>
  setOut(piecesFor(understand(prompt, { style: 'illustration_poster' })), {
    area,
    stage: { floor: 680, horizon: 360, line: '#ffffff' },
    random: stream(1, 'company'),
  });

it('people on a tall sheet are no smaller for what they have with them', () => {
  const pieces = set('three hikers with backpacks, a dog and a picnic basket in a vineyard');
  const tallest = Math.max(...pieces.filter(isPerson).map(({ heightPx }) => heightPx));
  expect(tallest).toBeGreaterThan(area.height * 0.45);
});

it('guests with glasses hold them', () => {
  const pieces = piecesFor(
    understand('guests with glasses in a cellar', { style: 'illustration_poster' }),
  );
  expect(pieces.filter(({ thing }) => thing === 'glass')).toEqual([]);
});
