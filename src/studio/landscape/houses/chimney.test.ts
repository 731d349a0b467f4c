import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';
import { chimneyOf } from '#studio/places/chimney-of.ts';
import { sceneryCode } from '#studio/places/words/scenery-names.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { LandscapeSpec } from '#studio/landscape/landscape-spec.ts';
import { renderLandscape } from '#studio/landscape/render-landscape.ts';

const WINTER: LandscapeSpec = {
  width: 120,
  height: 96,
  terrain: 'rolling_hills',
  season: 'winter',
  sky: 'overcast',
  weather: 'snow',
  horizon: 0.42,
  sunX: 1.4,
  sunElevation: 1.1,
  eyeMetres: 4,
  rowAngle: 0,
  rowBend: 0,
  relief: 1,
  hasRows: true,
  estate: 'farmhouse',
  isHouseAsked: true,
  trees: 4,
  seed: 5,
};

const said = (prompt: string) =>
  chimneyOf(understand(prompt, { style: 'cinematic', size: 'square' }));

describe('a chimney', () => {
  it.each([
    'our estate in winter, smoke from the chimney',
    'ferme viticole sous la neige, fumée de la cheminée',
    'Weingut im Winter, Rauch aus dem Schornstein',
    'a farmhouse in the vines with smoke rising',
  ])("smokes: '%s'", (prompt) => {
    expect(said(prompt)).toBe('smoking');
  });

  it('is only there where no smoke was named', () => {
    expect(said('a stone house with a tall chimney')).toBe('cold');
  });

  it('does not smoke for a cigar', () => {
    expect(said('a cigar with smoke and a glass in front of the house')).toBeNull();
  });

  it('and its smoke are seen above the roof', () => {
    const has = ({ names }: { names: Uint16Array }, thing: ThingId): boolean =>
      names.includes(sceneryCode(thing));
    const smoking = renderLandscape({ ...WINTER, chimney: 'smoking' });
    expect([has(smoking, 'chimney'), has(smoking, 'smoke')]).toEqual([true, true]);
    const cold = renderLandscape({ ...WINTER, chimney: 'cold' });
    expect([has(cold, 'chimney'), has(cold, 'smoke')]).toEqual([true, false]);
    expect(has(renderLandscape(WINTER), 'chimney')).toBe(false);
  });
});
