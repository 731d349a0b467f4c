import { drawRaisedHand } from '#studio/litho/figures/acts/raised-hand.ts';
import { ellipse } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import { drawGlass } from '#studio/litho/props/glass.ts';
import { glassProfile } from '#studio/litho/props/glass-profiles.ts';
import { WINE_INKS } from '#studio/litho/wine-inks.ts';
import { paintBurst, paintPopRays, paintSkyline } from './ground.ts';
import { onSheet } from './pop-scene.ts';
import type { PaintPop, PopScene } from './pop-scene.ts';
import { shout } from './shout.ts';

export const paintPopToast: PaintPop = (scene) => {
  const { press, palette, spec } = scene;
  const touch = onSheet(scene, 0.5, 0.34);
  const size = Math.min(press.width, press.height);
  paintPopRays(scene, touch);
  paintSkyline(scene);
  paintBurst(scene, [touch[0], touch[1] + size * 0.02], size * 0.39);
  const tall = size * 0.56;
  for (const [i, side] of ([1, -1] as const).entries()) {
    const grip = raise(scene, touch, tall, side);
    drawRaisedHand(press, {
      grip,
      unitPx: tall * 0.0034,
      side,
      skin: palette.skins[i] ?? palette.skins[0],
      sleeve: palette.sleeves[i] ?? palette.sleeves[0],
      cuff: '#ffffff',
      nail: i === 0 ? '#e5002d' : null,
    });
  }
  splash(scene, touch, tall, WINE_INKS[spec.wine].glow);
  shout(scene, 1);
};

function raise({ press, spec, random }: PopScene, touch: Point, tall: number, side: 1 | -1): Point {
  const profile = glassProfile(spec.glass);
  const scale = tall / profile.rim[1];
  const tilt = 0.3 * side;
  const high = profile.rim[1] * 0.98;
  const reach = profile.rim[0] * scale * Math.cos(tilt) + high * scale * Math.sin(Math.abs(tilt));
  const base: Point = [
    touch[0] - side * reach,
    touch[1] - tall * 0.12 + high * scale * Math.cos(tilt),
  ];
  drawGlass(press, {
    base,
    heightPx: tall,
    shape: spec.glass,
    wine: spec.wine,
    random: random.fork(`glass ${side}`),
    line: '#d8f3ff',
    highlight: '#ffffff',
    lightSide: 1,
    tilt,
    ...(spec.things.some(({ thing }) => thing === 'champagne_flute') && {
      thing: 'champagne_flute' as const,
    }),
  });
  const grip = profile.bottom * 0.7 * scale;
  return [base[0] + Math.sin(tilt) * grip, base[1] - Math.cos(tilt) * grip];
}

/** Drops thrown up where the glasses meet. */
function splash({ press, random }: PopScene, [x, y]: Point, tall: number, colour: string): void {
  const dice = random.fork('splash');
  for (let i = 0; i < 24; i++) {
    const angle = -Math.PI / 2 + dice.range(-1.2, 1.2);
    const distance = tall * dice.range(0.14, 0.5);
    const radius = tall * dice.range(0.012, 0.032);
    const at: Point = [
      x + Math.cos(angle) * distance,
      y - tall * 0.1 + Math.sin(angle) * distance * 0.8,
    ];
    press.withOutline(press.unit * 4.5, () =>
      press.fill(
        ellipse(at, radius, radius * 1.25, angle + Math.PI / 2),
        i % 3 ? colour : '#ffffff',
      ),
    );
  }
}
