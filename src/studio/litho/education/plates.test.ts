import { createCanvas } from '@napi-rs/canvas';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PICTURE_SIZES } from '#shared/rules/pictures/generation.ts';
import { understand } from '#studio/lexicon/understand.ts';
import type { PlateWish } from '#studio/scene-spec.ts';
import { PLATE_TOPICS } from '#studio/scene/sheets.ts';
import { AREAS } from './atlas/areas.ts';
import { drawPlate } from './draw-plate.ts';
import { PLATE_LANGUAGES } from './wording.ts';

const prototype: SKRSContext2D = Object.getPrototypeOf(createCanvas(1, 1).getContext('2d'));
const base = understand('a glass of red', { style: 'education' });
/** Of a sheet's side: what is set keeps its proportions, and hundreds of sheets are drawn. */
const SCALE = 1 / 9;

/** Texts that run off the sheet or that no language was chosen for; what is no text is not painted. */
function faultsOf(wish: PlateWish, width: number, height: number): string[] {
  const faults: string[] = [];
  for (const paint of ['fill', 'stroke', 'clip'] as const)
    vi.spyOn(prototype, paint).mockImplementation(() => {});
  vi.spyOn(prototype, 'fillText').mockImplementation(function (this: SKRSContext2D, text, x, y) {
    const { a } = this.getTransform();
    const isPlate = a === 1 && this.canvas.width === width && this.canvas.height === height;
    const right = x + this.measureText(text).width;
    if (isPlate && (x < 0 || right > width + 1 || y <= 0 || y >= height))
      faults.push(`cut: ${text}`);
    if (text.includes(' | ')) faults.push(`five languages at once: ${text}`);
  });
  drawPlate({
    spec: { ...base, plate: wish },
    styleId: 'education',
    width,
    height,
    seed: 1,
    detail: 'full',
  });
  return faults;
}

const wishFor = (wish: Partial<PlateWish>): PlateWish => {
  return { topic: 'glass', language: 'en', wines: [], grapes: [], area: 'france', ...wish };
};

afterEach(() => vi.restoreAllMocks());

describe('plates', () => {
  const [square, ...others] = PICTURE_SIZES;

  it.each(PLATE_TOPICS)('are written in five languages and keep to the sheet: %s', (topic) => {
    const side = Math.round(square.width * SCALE);
    const faults = PLATE_LANGUAGES.map((language) => [
      language,
      faultsOf(wishFor({ topic, language }), side, side),
    ]);
    expect(faults).toEqual(PLATE_LANGUAGES.map((language) => [language, []]));
  });

  it.each(others)('fit every other size: $id', ({ width, height }) => {
    const faults = PLATE_TOPICS.flatMap((topic) =>
      faultsOf(wishFor({ topic }), Math.round(width * SCALE), Math.round(height * SCALE)),
    );
    expect(faults).toEqual([]);
  });

  it.each(PICTURE_SIZES)('hold what customers dictate on every size: $id', ({ width, height }) => {
    const faults = [
      'champagne vs prosecco',
      'Riesling vs Silvaner wine',
      'classification pyramid: Grand Cru 2%, Premier Cru 10%, Village 37%, Regional 51%',
      'timeline: 6000 BC Georgia, 100 AD Romans, 1863 phylloxera, 1976 Paris',
      'Bordeaux blend: 60% Cabernet Sauvignon, 30% Merlot, 10% Cabernet Franc',
      'five steps to taste wine: see, swirl, smell, sip, savour',
      'soil profile: topsoil, clay, limestone',
      'temperature chart, sparkling 6-8, white 8-12, red 14-18',
    ].flatMap((prompt) => {
      const { plate } = understand(prompt, { style: 'education' });
      return plate
        ? faultsOf(plate, Math.round(width * SCALE), Math.round(height * SCALE))
        : [prompt];
    });
    expect(faults).toEqual([]);
  });

  it('have a map of every country and region of the atlas', () => {
    expect(
      AREAS.flatMap(({ id }) => faultsOf(wishFor({ topic: 'map', area: id }), 160, 160)),
    ).toEqual([]);
    expect(AREAS.length).toBeGreaterThanOrEqual(32);
  });
});
