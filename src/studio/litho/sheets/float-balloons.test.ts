import { expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';
import { piecesFor } from '#studio/litho/arrange/pieces.ts';
import { stream } from '#studio/random.ts';
import { setEmblems } from './float-balloons.ts';

it('balloons of a card float above its glasses', () => {
  const spec = understand('two wine glasses and three pink balloons', { style: 'pastel' });
  const area = { x: 0, y: 0, width: 600, height: 500 };
  const stage = { floor: 500, horizon: 500, line: '#000000' };
  const set = setEmblems(piecesFor(spec), { area, stage, random: stream(1, 'card') });
  const balloons = set.filter(({ thing }) => thing === 'balloon');
  const glasses = set.filter(({ thing }) => thing === 'glass');
  expect(balloons).toHaveLength(3);
  expect(glasses).toHaveLength(2);
  const lowest = Math.max(...balloons.map(({ base }) => base[1]));
  const rim = Math.min(...glasses.map(({ base, heightPx }) => base[1] - heightPx));
  expect(lowest).toBeLessThan(rim + area.height * 0.05);
});
