import { polygon, rectangle } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import { mixHex } from '#studio/litho/mix-colours.ts';
import { bottomOf, inFrame } from '#studio/litho/posters/poster-scene.ts';
import type { PosterScene } from '#studio/litho/posters/poster-scene.ts';
import type { Stage } from '#studio/litho/places/ground.ts';
import { roomBrush } from '#studio/litho/places/indoors/room-parts.ts';
import { drawRoundTree } from '#studio/litho/props/trees.ts';
import { drawnMaker } from '#studio/litho/things/drawn-makers.ts';
import { lookFor } from '#studio/litho/things/look.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

const bank = (scene: PosterScene, edge: readonly (readonly [u: number, v: number])[]) =>
  polygon([
    ...edge.map(([u, v]): Point => inFrame(scene, u, v)),
    inFrame(scene, 1.02, 1.02),
    inFrame(scene, -0.02, 1.02),
  ]);

/** Something of the land that has an outline of its own. */
function plant(
  scene: PosterScene,
  thing: ThingId,
  { at, tall }: { at: Point; tall: number },
): void {
  const { press, frame, random } = scene;
  drawnMaker(thing)?.draw(
    press,
    { base: at, heightPx: frame.height * tall },
    lookFor(scene, random.fork(`${thing} ${at[0]}`)),
  );
}

/** A green with its flag, a bunker beside it, trees along the course. */
export function paintGolf(scene: PosterScene, { horizon }: Stage): void {
  const { press, frame, palette } = scene;
  for (let i = 0; i < 9; i++)
    drawRoundTree(press, {
      foot: [
        frame.x + (frame.width * (i + 0.4)) / 9,
        horizon - frame.height * (0.01 + (i % 3) * 0.012),
      ],
      heightPx: frame.height * (0.13 + (i % 2) * 0.04),
      colour: mixHex(palette.tree, '#33603a', 0.5),
      lightSide: 1,
    });
  press.fill(
    rectangle({
      x: frame.x,
      y: horizon - frame.height * 0.02,
      width: frame.width,
      height: bottomOf(scene),
    }),
    '#6f9d4a',
    {
      from: [0, horizon],
      to: [0, bottomOf(scene)],
      start: 0.3,
      end: -0.35,
    },
  );
  const { oval, line, poly } = roomBrush(scene, horizon);
  oval([0.14, -0.1, 0.34, 0.055], '#a5c95e');
  oval([-0.26, -0.09, 0.13, 0.03], '#ecd9a2');
  oval([0.44, -0.2, 0.1, 0.026], '#ecd9a2');
  oval([0.16, -0.095, 0.02, 0.007], '#2b3a20');
  line(
    [
      [0.16, -0.095],
      [0.16, 0.2],
    ],
    0.009,
    '#f6f2e4',
  );
  poly(
    [
      [0.165, 0.2],
      [0.29, 0.16],
      [0.165, 0.12],
    ],
    '#b8353a',
  );
  oval([0.06, -0.11, 0.012, 0.012], '#fffdf4');
}

/** Dune behind dune, a cactus here and there. */
export function paintDesert(scene: PosterScene, { horizon }: Stage): void {
  const { press, frame } = scene;
  // High enough to hide whatever house the land has.
  const high = (horizon - frame.y) / frame.height - 0.25;
  const dunes = [
    {
      ink: '#e2b478',
      edge: [
        [-0.02, high + 0.05],
        [0.14, high - 0.01],
        [0.34, high + 0.06],
        [0.6, high - 0.03],
        [0.82, high + 0.05],
        [1.02, high + 0.01],
      ],
    },
    {
      ink: '#d9a066',
      edge: [
        [-0.02, high + 0.16],
        [0.22, high + 0.07],
        [0.5, high + 0.17],
        [0.8, high + 0.09],
        [1.02, high + 0.16],
      ],
    },
    {
      ink: '#cf8f57',
      edge: [
        [-0.02, high + 0.24],
        [0.3, high + 0.26],
        [0.62, high + 0.19],
        [1.02, high + 0.28],
      ],
    },
  ] as const;
  for (const { ink, edge } of dunes)
    press.fill(bank(scene, edge), ink, {
      from: [frame.x, horizon],
      to: [frame.x + frame.width, bottomOf(scene)],
      start: 0.35,
      end: -0.35,
    });
  for (const [u, v, tall] of [
    [0.12, high + 0.17, 0.16],
    [0.88, high + 0.16, 0.13],
  ] as const)
    plant(scene, 'cactus', { at: inFrame(scene, u, v), tall });
}

/** A fire in its ring of stones, a tent behind it. */
export function paintCampfire(scene: PosterScene, { horizon }: Stage): void {
  const { press, frame } = scene;
  const brush = roomBrush(scene, horizon);
  plant(scene, 'tent', {
    at: [frame.x + frame.width * 0.2, horizon + frame.height * 0.04],
    tall: 0.24,
  });
  const [x, y] = [0.2 * brush.half * 2, -0.09];
  brush.glow([x, y + 0.08], 0.5);
  press.named('fire', () => {
    for (const [dx, tall, ink] of [
      [-0.05, 0.13, '#d9604a'],
      [0.05, 0.14, '#d9604a'],
      [0, 0.2, '#e08a35'],
      [0, 0.13, '#f6d27a'],
    ] as const)
      brush.poly(
        [
          [x + dx - 0.05, y],
          [x + dx - 0.035, y + tall * 0.4],
          [x + dx, y + tall],
          [x + dx + 0.04, y + tall * 0.45],
          [x + dx + 0.05, y],
        ],
        ink,
      );
  });
  for (const turn of [-1, 1])
    brush.line(
      [
        [x - 0.11, y - 0.012 * turn],
        [x + 0.11, y + 0.012 * turn],
      ],
      0.026,
      '#5b3320',
    );
  for (let i = 0; i < 7; i++) brush.oval([x - 0.13 + i * 0.043, y - 0.03, 0.024, 0.017], '#8f8a84');
}

/** Water falling over its cliff into a pool. */
export function paintWaterfall(scene: PosterScene, { horizon }: Stage): void {
  const { press, frame, palette } = scene;
  const { poly, oval, line, half } = roomBrush(scene, horizon);
  poly(
    [
      [-half, 0.02],
      [-half, 0.4],
      [-half * 0.5, 0.45],
      [-0.12, 0.42],
      [0.14, 0.44],
      [half * 0.5, 0.5],
      [half, 0.42],
      [half, 0.02],
    ],
    '#6f7a6a',
  );
  for (const x of [-0.34, -0.2, 0.24, 0.36])
    poly(
      [
        [x, 0.02],
        [x + 0.02, 0.34],
        [x + 0.08, 0.4],
        [x + 0.1, 0.02],
      ],
      '#5a6657',
    );
  for (let i = 0; i < 8; i++)
    drawRoundTree(press, {
      foot: [frame.x + (frame.width * (i + 0.3)) / 8, horizon - frame.height * 0.43],
      heightPx: frame.height * 0.13,
      colour: mixHex(palette.tree, '#33603a', 0.5),
      lightSide: 1,
    });
  oval([0, -0.03, half * 0.8, 0.09], '#4f9aa8');
  poly(
    [
      [-0.11, 0.43],
      [0.12, 0.44],
      [0.15, -0.02],
      [-0.15, -0.02],
    ],
    '#cfe8ec',
  );
  for (const x of [-0.07, -0.02, 0.04, 0.09])
    line(
      [
        [x, 0.42],
        [x * 1.3, 0],
      ],
      0.008,
      '#f6fbfa',
    );
  for (const [x, r] of [
    [-0.12, 0.05],
    [0, 0.06],
    [0.12, 0.05],
  ] as const)
    oval([x, -0.02, r, r * 0.5], '#f2f8f6');
}
