import type { Point } from '#studio/litho/geometry.ts';
import { mixHex } from '#studio/litho/mix-colours.ts';
import type { PaintScene } from '#studio/litho/posters/poster-scene.ts';
import { castFigure } from '#studio/litho/figures/figure.ts';
import type { FigureStage } from '#studio/litho/figures/figure.ts';
import { drawArm } from '#studio/litho/figures/acts/arm.ts';
import { drawBody } from '#studio/litho/figures/body.ts';
import { drawHead } from '#studio/litho/figures/faces/head.ts';
import { drawGlass } from '#studio/litho/props/glass.ts';
import { decoInks, paintHalo, paintRays } from './deco-ground.ts';

/** The stem in the fist, in units of the figure. */
const GLASS_FOOT: Point = [0.895, 1.42];
const GLASS_HEIGHT = 1.12;

/** A sommelier in profile, nose to the glass. */
export const paintSommelier: PaintScene = (scene) => {
  const { press, frame, spec } = scene;
  const inks = decoInks(scene);
  const scale = Math.min(frame.width / 1.96, frame.height / 1.72);
  const left =
    frame.x + frame.width / 2 - 0.28 * scale * Math.min(1, (frame.height / frame.width) * 0.9);
  const top = frame.y + Math.max(frame.height * 0.07, (frame.height - 2.5 * scale) * 0.45);
  const at = (x: number, y: number): Point => [left + x * scale, top + y * scale];
  const stage: FigureStage = {
    press,
    figure: castFigure(spec, scene.random.fork('figure')),
    coat: '#0f1119',
    coatLight: mixHex('#262c3c', inks.ground, 0.25),
    shirt: '#f4ead6',
    metal: '#d6a84f',
    scale,
    at,
  };
  const bowl = at(GLASS_FOOT[0], 0.56);
  paintRays(scene, inks, bowl);
  paintHalo(scene, inks, bowl, scale * 0.6);
  const goOn = press.named('sommelier', () => {
    drawBody(stage);
    drawHead(stage);
  });
  drawGlass(press, {
    base: at(...GLASS_FOOT),
    heightPx: GLASS_HEIGHT * scale,
    shape: spec.glass,
    wine: spec.wine,
    random: scene.random.fork('glass'),
    line: inks.line,
    lightSide: 1,
  });
  goOn(() => drawArm(stage));
};
