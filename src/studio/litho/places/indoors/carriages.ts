import { ellipse, rectangle, roundedRectangle } from '#studio/litho/geometry.ts';
import type { Rect } from '#studio/litho/geometry.ts';
import type { PosterScene } from '#studio/litho/posters/poster-scene.ts';
import { countryStage } from '#studio/litho/places/country.ts';
import type { PaintGround } from '#studio/litho/places/ground.ts';
import { paintSky } from '#studio/litho/scenes/land/sky.ts';
import { paintFloor, paintWall, roomBrush, standIn } from './room-parts.ts';

const [PANEL, BRASS, SEAT] = ['#7a4a30', '#d9ab55', '#8a2f36'] as const;

/** The land outside, as it is seen through a pane. */
function through(scene: PosterScene, pane: Rect): void {
  const { press, spec } = scene;
  const outside = { ...spec, things: [], figures: [], place: null };
  press.clipped(roundedRectangle(pane, pane.height * 0.08), () =>
    countryStage()({ ...scene, frame: pane, spec: outside }),
  );
}

/** A compartment: the vines pass behind the pane, and there is a table under it. */
export const trainStage: PaintGround = (scene) => {
  const { press, frame } = scene;
  paintWall(scene, { wall: PANEL });
  const top = paintFloor(scene, '#4a2c20', 0.2);
  const { half, box, poly } = roomBrush(scene, top);
  const pane = {
    x: frame.x + frame.width * 0.2,
    y: frame.y + frame.height * 0.12,
    width: frame.width * 0.6,
    height: frame.height * 0.46,
  };
  const grow = frame.height * 0.018;
  press.named('window', () => {
    press.fill(
      roundedRectangle(
        {
          x: pane.x - grow,
          y: pane.y - grow,
          width: pane.width + grow * 2,
          height: pane.height + grow * 2,
        },
        pane.height * 0.1,
      ),
      BRASS,
    );
    through(scene, pane);
  });
  box([-half, 0.74, half * 2, 0.02], BRASS);
  for (const side of [-1, 1]) {
    const at = (x: number) => side * x;
    // Curtains, then the seats that face each other.
    poly(
      [
        [at(half * 0.66), 0.7],
        [at(half * 0.48), 0.7],
        [at(half * 0.58), 0.44],
        [at(half * 0.62), 0.2],
        [at(half * 0.68), 0.2],
      ],
      '#c9a05a',
    );
    poly(
      [
        [at(half), 0.48],
        [at(half * 0.74), 0.46],
        [at(half * 0.7), 0.06],
        [at(half * 0.42), 0.05],
        [at(half * 0.42), -0.06],
        [at(half), -0.06],
      ],
      SEAT,
    );
    poly(
      [
        [at(half), 0.5],
        [at(half * 0.72), 0.48],
        [at(half * 0.73), 0.37],
        [at(half), 0.39],
      ],
      '#f2e6cc',
    );
  }
  return standIn(scene, { top, wood: '#a9744a' });
};

/** Rounded panes above the clouds. */
export const planeStage: PaintGround = (scene) => {
  const { press, frame } = scene;
  paintWall(scene, { wall: '#d9dde0' });
  const top = paintFloor(scene, '#5f6f86', 0.2);
  const { half, box } = roomBrush(scene, top);
  box([-half, 0.64, half * 2, 0.2], '#c3c9cf');
  box([-half, 0.63, half * 2, 0.012], '#8f9aa4');
  const many = Math.max(3, Math.round(frame.width / (frame.height * 0.36)));
  const width = (frame.width / many) * 0.5;
  press.named('window', () => {
    for (let i = 0; i < many; i++) {
      const x = frame.x + (frame.width * (i + 0.5)) / many - width / 2;
      const pane = { x, y: frame.y + frame.height * 0.22, width, height: width * 1.36 };
      const rim = width * 0.09;
      const around = {
        x: x - rim,
        y: pane.y - rim,
        width: width + rim * 2,
        height: pane.height + rim * 2,
      };
      press.fill(roundedRectangle(around, around.width * 0.42), '#f6f6f2');
      press.clipped(roundedRectangle(pane, width * 0.42), () => {
        paintSky(
          { ...scene, frame: pane },
          { centre: [x + width * 0.7, pane.y + width * 0.4], radius: width * 0.14 },
        );
        for (const [u, v, size] of [
          [0.1, 0.86, 0.4],
          [0.5, 0.95, 0.5],
          [0.95, 0.88, 0.4],
        ] as const)
          press.fill(
            ellipse([x + width * u, pane.y + pane.height * v], width * size, width * size * 0.5),
            '#fdf6ea',
          );
      });
    }
  });
  press.fill(
    rectangle({
      x: frame.x,
      y: top - frame.height * 0.04,
      width: frame.width,
      height: frame.height * 0.05,
    }),
    '#3a5a94',
  );
  return standIn(scene, { top, wood: '#b9bfc4', line: '#3a4a4e' });
};
