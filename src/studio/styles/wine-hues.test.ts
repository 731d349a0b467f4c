import { describe, expect, it } from 'vitest';
import type { Brief } from '#studio/brief.ts';
import { composeShot } from '#studio/compose/compose.ts';
import type { Picture } from '#studio/film.ts';
import { understand } from '#studio/lexicon/understand.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import { exposeFilm } from '#studio/testing/expose-film.ts';
import { idsOf, meanTint } from '#studio/testing/film-regions.ts';
import { paintLayers } from '#studio/textures/paint-layers.ts';
import { applyStyle } from './apply-style.ts';
import { photograph } from './photograph.ts';

const SIDE = 96;
const NEUTRAL = {
  bloom: { threshold: 1, amount: 0 },
  grade: { exposure: 1, contrast: 1, saturation: 1 },
};

/** Angle on the colour wheel: 0 is red, 30 orange, 330 pink. */
function hueOf([r, g, b]: Vec3): number {
  return (Math.atan2(Math.sqrt(3) * (g - b), 2 * r - g - b) * 180) / Math.PI;
}

function saturationOf(rgb: Vec3): number {
  return 1 - Math.min(...rgb) / Math.max(...rgb);
}

/** The wine of a glass as the light made it, and as each finish leaves it. */
function finishes(prompt: string) {
  const spec = understand(prompt, { style: 'pastel', size: 'square' });
  const brief: Brief = {
    spec,
    styleId: 'pastel',
    width: SIDE,
    height: SIDE,
    seed: 1,
    detail: 'preview',
  };
  const { scene } = composeShot(brief).stage;
  const sampling = { base: 3, extra: 0 };
  const film = exposeFilm(scene, { width: SIDE, height: SIDE, paintLayers, sampling });
  const glass = idsOf(scene, ({ name }) => name.endsWith('glass'));
  const tint = (pixels: Uint8ClampedArray): Vec3 => {
    const picture: Picture = { width: SIDE, height: SIDE, pixels };
    return meanTint(picture, film, glass);
  };
  const finish = (styleId: Brief['styleId']) =>
    tint(applyStyle({ film, scene, brief: { ...brief, styleId }, rows: { from: 0, to: SIDE } }));
  return { before: tint(photograph(film, NEUTRAL)), finish };
}

describe('the hue of a wine', () => {
  it.each([
    'a glass of red wine',
    'a glass of rosé',
    'a glass of white wine',
    'a glass of orange wine',
    'lavender field and a rosé glass',
  ])('outlasts every finish: %s', (prompt) => {
    const { before, finish } = finishes(prompt);
    for (const style of ['cinematic', 'gastro', 'classical_heritage', 'pastel'] as const) {
      const turned = Math.abs(hueOf(finish(style)) - hueOf(before));
      // Varnish and candlelight are warm: oil may lean towards yellow.
      expect(turned, style).toBeLessThan(style === 'classical_heritage' ? 16 : 8);
    }
  });

  it('stays pale in gouache where it is pale', () => {
    const { before, finish } = finishes('lavender field and a rosé glass');
    expect(saturationOf(finish('pastel'))).toBeLessThan(saturationOf(before) + 0.2);
    expect(Math.abs(hueOf(finish('pastel')))).toBeLessThan(16);
  });
});
