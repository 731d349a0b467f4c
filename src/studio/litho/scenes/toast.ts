import { burst, circle } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import { inFrame } from '#studio/litho/posters/poster-scene.ts';
import type { PaintScene, PosterScene } from '#studio/litho/posters/poster-scene.ts';
import { drawRaisedHand } from '#studio/litho/figures/acts/raised-hand.ts';
import { drawGlass } from '#studio/litho/props/glass.ts';
import { glassProfile } from '#studio/litho/props/glass-profiles.ts';
import { WINE_INKS } from '#studio/litho/wine-inks.ts';
import { decoInks, paintHalo, paintRays } from './deco-ground.ts';
import type { DecoInks } from './deco-ground.ts';

const TILT = 0.24;
const SKINS = ['#e8b98c', '#c98d63', '#9a6040', '#6f4028'] as const;
const SLEEVES = ['#14161f', '#7a1f2e', '#1f4a4a', '#3a2a52'] as const;

/** Two raised glasses that touch, and the sparks where they do. */
export const paintToast: PaintScene = (scene) => {
  const { frame, press } = scene;
  const inks = decoInks(scene);
  const touch = inFrame(scene, 0.5, 0.3);
  const tall = Math.min(frame.height * 0.62, frame.width * 0.62);
  paintRays(scene, inks, touch, 20);
  paintHalo(
    scene,
    inks,
    [touch[0], touch[1] + tall * 0.16],
    Math.min(frame.width * 0.36, frame.height * 0.36),
  );
  paintSparks(scene, inks, touch, tall);
  const random = scene.random.fork('hands');
  const skins = random.shuffle(SKINS);
  const sleeves = random.shuffle(SLEEVES);
  for (const [i, side] of ([1, -1] as const).entries()) {
    const held = raise(scene, inks, touch, tall, side);
    drawRaisedHand(press, {
      grip: held,
      unitPx: tall * 0.0027,
      side,
      skin: skins[i] ?? SKINS[0],
      sleeve: sleeves[i] ?? SLEEVES[0],
      cuff: '#f4ead6',
      nail: i === 0 ? '#a3182c' : null,
    });
  }
};

/** Draws one glass and gives back where the hand holds its stem. */
function raise(
  scene: PosterScene,
  inks: DecoInks,
  touch: Point,
  tall: number,
  side: 1 | -1,
): Point {
  const { press, spec } = scene;
  const profile = glassProfile(spec.glass);
  const scale = tall / profile.rim[1];
  const tilt = TILT * side;
  // The bellies touch, not the rims: so it rings and nothing chips.
  const bellyHeight =
    profile.bowl.find(([radius]) => radius === profile.belly)?.[1] ?? profile.rim[1];
  const reach =
    profile.belly * scale * Math.cos(tilt) + bellyHeight * scale * Math.sin(Math.abs(tilt));
  const base: Point = [
    touch[0] - side * reach,
    touch[1] +
      bellyHeight * scale * Math.cos(tilt) -
      profile.belly * scale * Math.sin(Math.abs(tilt)),
  ];
  drawGlass(press, {
    base,
    heightPx: tall,
    shape: spec.glass,
    wine: spec.wine,
    random: scene.random.fork(`glass ${side}`),
    line: inks.line,
    lightSide: 1,
    tilt,
  });
  const gripHeight = profile.bottom * 0.62 * scale;
  return [base[0] + Math.sin(tilt) * gripHeight, base[1] - Math.cos(tilt) * gripHeight];
}

function paintSparks(scene: PosterScene, inks: DecoInks, touch: Point, tall: number): void {
  const { press, spec } = scene;
  const random = scene.random.fork('sparks');
  const star = burst(
    touch,
    Array.from({ length: 24 }, (_, i) => tall * (i % 2 ? 0.1 : i % 4 ? 0.2 : 0.27)),
    0.13,
  );
  press.fill(star, '#fff4d8', { centre: touch, radius: tall * 0.28, start: 0.2, end: -0.3 });
  for (let i = 0; i < 22; i++) {
    const angle = -Math.PI / 2 + random.range(-1.1, 1.1);
    const distance = tall * random.range(0.24, 0.52);
    const drop: Point = [
      touch[0] + Math.cos(angle) * distance,
      touch[1] + Math.sin(angle) * distance * 0.8,
    ];
    press.fill(
      circle(drop, tall * random.range(0.006, 0.018)),
      random.chance(0.6) ? WINE_INKS[spec.wine].glow : inks.halo,
    );
  }
}
