import { countryStage } from './country.ts';
import { circle, polygon } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import type { PosterScene } from '#studio/litho/posters/poster-scene.ts';
import type { PaintGround, Stage } from './ground.ts';

/** Snow on the ground and in the air. */
export const snowStage: PaintGround = (scene) => {
  const winter: PosterScene = { ...scene, spec: { ...scene.spec, season: 'winter' } };
  const stage = countryStage({ foreground: 'snow', dress: paintFirs })(winter);
  paintFlakes(scene);
  return stage;
};

/** Snow in the air. */
export function paintFlakes({ press, frame, random }: PosterScene): void {
  const dice = random.fork('snow');
  for (let i = 0; i < 120; i++) {
    const at: Point = [
      frame.x + dice.next() * frame.width,
      frame.y + dice.next() * frame.height * 0.8,
    ];
    press.veil(circle(at, press.unit * dice.range(2, 5)), '#ffffff', 0.9);
  }
}

function paintFirs(scene: PosterScene, { horizon }: Stage): void {
  const { frame, random } = scene;
  const dice = random.fork('firs');
  for (const u of [0.05, 0.16, 0.84, 0.95]) {
    drawFir(
      scene,
      [frame.x + frame.width * u, horizon + frame.height * dice.range(0, 0.06)],
      frame.height * dice.range(0.26, 0.4),
    );
  }
}

/** A fir with snow on its boughs. */
export function drawFir(
  { press }: Pick<PosterScene, 'press'>,
  [x, y]: Point,
  height: number,
): void {
  for (let tier = 0; tier < 4; tier++) {
    const top = y - height + tier * height * 0.2;
    const half = height * (0.12 + tier * 0.075);
    const skirt = polygon([
      [x, top],
      [x + half, top + height * 0.34],
      [x - half, top + height * 0.34],
    ]);
    press.fill(skirt, '#2f5a48', {
      from: [x + half, top],
      to: [x - half, top + height * 0.3],
      start: 0.4,
      end: -0.6,
    });
    press.fill(
      polygon([
        [x, top],
        [x + half * 0.46, top + height * 0.16],
        [x, top + height * 0.11],
        [x - half * 0.46, top + height * 0.16],
      ]),
      '#f4f2ea',
    );
  }
}
