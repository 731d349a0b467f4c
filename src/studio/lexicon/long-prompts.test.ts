import { Session } from 'node:inspector/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readPrompt } from '#studio/reading/read-prompt.ts';

const SENTENCES = [
  'Two glasses of red wine and a bottle of Barolo on a wooden table beside a candle.',
  'Behind them stands a barrel with a white cat, and a waiter pours Champagne for a couple.',
  'A board with blue cheese, walnuts, figs and a jar of honey lies in front of the bottle.',
  'Olive oil in a green bottle, a loaf of bread and three lemons in a blue bowl.',
  'Through the window one sees vineyards, a chapel on a hill and a tractor in the snow.',
  'An old man with glasses reads a letter under a lamp, his dog sleeps by the fire.',
];

const session = new Session();

/** How often any function of the Studio is called: the same on every machine. */
async function callsFor(prompts: readonly string[]): Promise<number> {
  await session.post('Profiler.takePreciseCoverage');
  for (const prompt of prompts) readPrompt(prompt, 'cinematic');
  const { result } = await session.post('Profiler.takePreciseCoverage');
  return result
    .filter(({ url }) => url.includes('/src/studio/'))
    .flatMap(({ functions }) => functions)
    .reduce((sum, { ranges }) => sum + (ranges[0]?.count ?? 0), 0);
}

beforeAll(async () => {
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  // What is read for the first time also builds its tables.
  await callsFor([SENTENCES.toReversed().join(' ')]);
});

afterAll(() => {
  session.disconnect();
});

it('asks no more of each word of a long prompt than of a short one', async () => {
  const apart = await callsFor([...SENTENCES, ...SENTENCES]);
  const together = await callsFor([[...SENTENCES, ...SENTENCES].join(' ')]);
  expect(together).toBeLessThan(1.05 * apart);
});
