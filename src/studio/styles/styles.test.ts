import { beforeAll, describe, expect, it } from 'vitest';
import type { StyleId } from '#shared/rules/pictures/generation.ts';
import type { Brief } from '#studio/brief.ts';
import { composeShot } from '#studio/compose/compose.ts';
import type { Film, Picture } from '#studio/film.ts';
import { understand } from '#studio/lexicon/understand.ts';
import type { SceneGraph } from '#studio/scene-graph.ts';
import { exposeFilm } from '#studio/testing/expose-film.ts';
import { coverageOf, heroIds, meanTint } from '#studio/testing/film-regions.ts';
import { paintLayers } from '#studio/textures/paint-layers.ts';
import { styleBands } from '#studio/style-bands.ts';
import { applyStyle } from './apply-style.ts';

const SIDE = 128;
const TRACED: readonly StyleId[] = ['cinematic', 'gastro', 'classical_heritage', 'pastel'];

interface Taken {
  brief: Brief;
  scene: SceneGraph;
  film: Film;
}

const films = new Map<string, Taken>();

/** Each film is exposed once, however many tests develop it. */
function take(prompt: string, style: StyleId = 'cinematic', seed = 1): Taken {
  const name = `${prompt} ${style} ${seed}`;
  const one = films.get(name) ?? takeNew(prompt, style, seed);
  films.set(name, one);
  return one;
}

function takeNew(prompt: string, style: StyleId, seed: number): Taken {
  const spec = understand(prompt, { style, size: 'square' });
  const brief: Brief = { spec, styleId: style, width: SIDE, height: SIDE, seed, detail: 'preview' };
  const { scene } = composeShot(brief).stage;
  const film = exposeFilm(scene, {
    width: SIDE,
    height: SIDE,
    paintLayers,
    sampling: { base: 3, extra: 0 },
  });
  return { brief, scene, film };
}

const finish = (taken: Taken): Picture => ({
  width: SIDE,
  height: SIDE,
  pixels: applyStyle({ ...taken, scene: taken.scene, rows: { from: 0, to: SIDE } }),
});

/** Mean difference of two pictures in levels of 255. */
function distance(a: Picture, b: Picture): number {
  let sum = 0;
  for (let i = 0; i < a.pixels.length; i += 4)
    for (let c = 0; c < 3; c++) sum += Math.abs(a.pixels[i + c]! - b.pixels[i + c]!);
  return sum / (a.pixels.length * 0.75);
}

describe('one scene in every traced style', () => {
  let pictures: Picture[];
  beforeAll(() => {
    pictures = TRACED.map((style) => finish(take('a bottle of red wine and a glass', style)));
  });

  it('tells the styles apart', () => {
    for (const [i, picture] of pictures.entries()) {
      for (const other of pictures.slice(i + 1))
        expect(distance(picture, other)).toBeGreaterThan(14);
    }
  });

  it('keeps old masters dark and pastels light', () => {
    const lightness = ({ pixels }: Picture) => pixels.reduce((s, v) => s + v, 0) / pixels.length;
    expect(lightness(pictures[2]!)).toBeLessThan(lightness(pictures[3]!) - 50);
  });
});

describe('colours', () => {
  const colourOf = (prompt: string) => {
    const taken = take(prompt);
    const glass = new Set(
      taken.scene.objects.filter(({ name }) => name.endsWith('glass')).map(({ id }) => id),
    );
    return meanTint(finish(taken), taken.film, glass);
  };

  it('shows red wine red', () => {
    const [r, g, b] = colourOf('close-up of a glass of red wine in the studio, daylight');
    expect(r).toBeGreaterThan(g * 1.25);
    expect(r).toBeGreaterThan(b * 1.15);
  });

  it('shows rosé pink: reddish, but light', () => {
    const [r, g, b] = colourOf('close-up of a glass of rosé by the sea in the morning');
    expect(r).toBeGreaterThan(g);
    expect(g).toBeGreaterThan(70);
    expect(b).toBeGreaterThan(60);
  });

  it('shows white wine golden', () => {
    const [r, g, b] = colourOf('close-up of a glass of chardonnay in the studio, daylight');
    expect(r).toBeGreaterThan(b * 1.08);
    expect(g).toBeGreaterThan(b);
  });
});

describe('seeds and heroes', () => {
  it('gives pictures that differ visibly', () => {
    const pictures = [1, 2, 3].map((seed) =>
      finish(take('a glass of red in a vineyard', 'cinematic', seed)),
    );
    for (const [i, picture] of pictures.entries()) {
      for (const other of pictures.slice(i + 1))
        expect(distance(picture, other)).toBeGreaterThan(8);
    }
  });

  it('shows the bottle it was asked for', () => {
    const { film, scene } = take('a bottle of Bordeaux on slate');
    expect(coverageOf(film, heroIds(scene))).toBeGreaterThan(0.05);
  });
});

describe('pictures finished in bands', () => {
  it.each(TRACED)('join without a seam (%s)', (style) => {
    const taken = take('a bottle of red wine and a glass', style);
    const brief: Brief = { ...taken.brief, detail: 'full' };
    const whole = finish({ ...taken, brief });
    const middle = SIDE >> 1;
    const halves = [
      { from: 0, to: middle },
      { from: middle, to: SIDE },
    ];
    for (const rows of styleBands(style, 1024).length > 1 ? halves : []) {
      const part = applyStyle({ ...taken, scene: taken.scene, brief, rows });
      const own = whole.pixels.subarray(rows.from * SIDE * 4, rows.to * SIDE * 4);
      let worst = 0;
      for (let i = 0; i < own.length; i++) worst = Math.max(worst, Math.abs(part[i]! - own[i]!));
      expect(worst).toBeLessThan(style === 'classical_heritage' ? 8 : 1);
    }
  });

  it('paints oil larger than its film', () => {
    const { film, brief, scene } = take('a bottle of red wine and a glass', 'classical_heritage');
    const large: Brief = { ...brief, width: 170, height: 170, detail: 'full' };
    const pixels = applyStyle({
      film,
      brief: large,
      scene,
      rows: { from: 0, to: 170 },
    });
    expect(pixels).toHaveLength(170 * 170 * 4);
    const small = finish({ film, brief, scene });
    const mean = (values: Uint8ClampedArray) => values.reduce((s, v) => s + v, 0) / values.length;
    expect(Math.abs(mean(pixels) - mean(small.pixels))).toBeLessThan(12);
  });
});
