import { expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';
import { stream } from '#studio/random.ts';
import { piecesFor } from '#studio/litho/arrange/pieces.ts';
import { setOut } from '#studio/litho/arrange/set-out.ts';

const AREA = { x: 0, y: 0, width: 1000, height: 1000 };
const STAGE = { floor: 940, horizon: 800, line: '#ffffff' };

const setFor = (prompt: string) =>
  setOut(piecesFor(understand(prompt, { style: 'illustration_poster' })), {
    area: AREA,
    stage: STAGE,
    random: stream(1, 'set'),
  });

it('at a festival couples dance on the ground, before the band on its stage', () => {
  const set = setFor('Wine festival poster with musicians, lanterns and people dancing');
  const band = set.filter(({ isOnPodium }) => isOnPodium);
  const dancers = set.filter(({ thing }) => thing === 'couple');
  expect([band.length, dancers.length]).toEqual([3, 2]);
  const [lowestOfBand] = band.map(({ base }) => base[1]).toSorted((a, b) => b - a);
  for (const { base, heightPx } of dancers) {
    expect(base[1]).toBeGreaterThan(STAGE.floor);
    expect(base[1]).toBeGreaterThan(lowestOfBand! + 100);
    // Nobody stands on a head.
    expect(base[1] - heightPx).toBeLessThan(lowestOfBand! - 100);
  }
  expect(set.indexOf(dancers[0]!)).toBeGreaterThan(set.indexOf(band[2]!));
});

it.each([
  'Jazz night poster with a saxophone player and wine',
  'Live music at the winery with a guitar player under string lights',
])('the performer who is named is the hero: %s', (prompt) => {
  const hero = setFor(prompt).find(({ asked }) => asked === null)!;
  expect(hero.heightPx).toBeGreaterThan(850);
});

it('whoever listens is no performer', () => {
  const guest = setFor('a man walking his dog in the vineyard').find(
    ({ asked }) => asked === null,
  )!;
  expect(guest.isHero).toBeUndefined();
});
