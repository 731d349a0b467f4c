import type { Stage } from '#studio/compose/stage.ts';
import { addPainted } from '#studio/scene-builder.ts';
import type { Rgb } from '#studio/textures/colour.ts';

/** Light of the room about the table, by what lights it. */
const DOMES: Readonly<Record<string, { floor: Rgb; wall: Rgb; ceiling: Rgb }>> = {
  sun: { floor: [0.3, 0.28, 0.23], wall: [0.6, 0.68, 0.76], ceiling: [0.36, 0.54, 0.85] },
  strip: {
    floor: [0.012, 0.012, 0.012],
    wall: [0.018, 0.0175, 0.017],
    ceiling: [0.02, 0.02, 0.02],
  },
  chiaroscuro: {
    floor: [0.014, 0.01, 0.007],
    wall: [0.04, 0.028, 0.018],
    ceiling: [0.05, 0.036, 0.024],
  },
  candle: { floor: [0.02, 0.012, 0.007], wall: [0.06, 0.036, 0.02], ceiling: [0.05, 0.03, 0.018] },
  lamps: { floor: [0.03, 0.02, 0.013], wall: [0.07, 0.048, 0.03], ceiling: [0.05, 0.036, 0.024] },
  window: { floor: [0.16, 0.145, 0.125], wall: [0.26, 0.245, 0.225], ceiling: [0.3, 0.29, 0.27] },
  day: { floor: [0.14, 0.13, 0.11], wall: [0.24, 0.23, 0.21], ceiling: [0.3, 0.29, 0.27] },
  side: { floor: [0.05, 0.044, 0.036], wall: [0.085, 0.08, 0.072], ceiling: [0.1, 0.096, 0.09] },
  supper: { floor: [0.026, 0.02, 0.015], wall: [0.055, 0.043, 0.032], ceiling: [0.05, 0.04, 0.03] },
  backlit: { floor: [0.02, 0.016, 0.012], wall: [0.05, 0.04, 0.03], ceiling: [0.05, 0.042, 0.034] },
  contour: {
    floor: [0.002, 0.002, 0.002],
    wall: [0.004, 0.003, 0.003],
    ceiling: [0.005, 0.004, 0.004],
  },
  rim: {
    floor: [0.004, 0.004, 0.004],
    wall: [0.005, 0.005, 0.005],
    ceiling: [0.006, 0.006, 0.006],
  },
  neon: { floor: [0.014, 0.008, 0.02], wall: [0.05, 0.016, 0.06], ceiling: [0.02, 0.02, 0.05] },
  golden: { floor: [0.08, 0.06, 0.04], wall: [0.14, 0.105, 0.075], ceiling: [0.15, 0.12, 0.095] },
  hard: { floor: [0.07, 0.068, 0.064], wall: [0.11, 0.11, 0.112], ceiling: [0.12, 0.125, 0.135] },
  high_key: { floor: [0.55, 0.53, 0.5], wall: [0.72, 0.7, 0.67], ceiling: [0.85, 0.84, 0.82] },
};

/** A dim room all round, for the reflections. */
export function addDome(stage: Stage): void {
  const { scene, direction } = stage;
  const dome = DOMES[direction.light] ?? DOMES.strip!;
  const panels =
    direction.light === 'window' || direction.light === 'day' || direction.light === 'side'
      ? [{ turn: 0.22, width: 0.05, from: 0.05, to: 0.6, light: [3, 3.1, 3.3] }]
      : [];
  const [texture] = addPainted(
    scene,
    {
      painter: 'room-dome',
      width: 64,
      height: 32,
      params: {
        floor: [...dome.floor],
        wall: [...dome.wall],
        ceiling: [...dome.ceiling],
        panels,
      },
    },
    { layers: ['hdr'], wrap: 'repeat' },
  );
  scene.environment = { texture: texture! };
}
