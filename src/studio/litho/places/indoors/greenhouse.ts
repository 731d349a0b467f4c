import { countryStage } from '#studio/litho/places/country.ts';
import type { PaintGround } from '#studio/litho/places/ground.ts';
import { paintFloor, roomBrush, standIn } from './room-parts.ts';

/** Panes and ribs under the sky, plants in their pots along both sides. */
export const greenhouseStage: PaintGround = (scene) => {
  countryStage({ foreground: 'grass' })({
    ...scene,
    spec: { ...scene.spec, things: [], figures: [] },
  });
  const top = paintFloor(scene, '#c9b28c', 0.26);
  const { half, line, box, poly } = roomBrush(scene, top);
  const rib = '#eef2ec';
  for (let i = 0; i <= 8; i++) {
    const x = -half + (half * i) / 4;
    line(
      [
        [x, 0],
        [x, 0.46],
        [x * 0.2, 0.78],
      ],
      0.01,
      rib,
    );
  }
  for (const y of [0.24, 0.46])
    line(
      [
        [-half, y],
        [half, y],
      ],
      0.012,
      rib,
    );
  for (const side of [-1, 1])
    for (let i = 0; i < 3; i++) {
      const x = side * (half - 0.09 - i * 0.13);
      for (const [dx, tall] of [
        [-0.05, 0.2],
        [-0.02, 0.28],
        [0.02, 0.26],
        [0.05, 0.19],
      ] as const)
        poly(
          [
            [x - 0.012, 0.03],
            [x + dx - 0.03, tall * 0.7],
            [x + dx, tall],
            [x + dx + 0.025, tall * 0.66],
            [x + 0.012, 0.03],
          ],
          i % 2 ? '#4f7a4a' : '#6f9d62',
        );
      box([x - 0.045, -0.04, 0.09, 0.09], '#c4622a');
    }
  return standIn(scene, { top, wood: '#a9744a' });
};
