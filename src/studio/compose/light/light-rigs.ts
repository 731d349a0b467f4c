import { addSoftbox } from '#studio/scene-builder.ts';
import type { Softbox } from '#studio/scene-builder.ts';
import type { Camera, SceneGraph, Vec3 } from '#studio/scene-graph.ts';
import { ASKED_RIGS } from './asked-rigs.ts';
import type { LightId } from '#studio/compose/direction.ts';
import { frameBoxOf } from '#studio/compose/camera/frame-camera.ts';
import type { Lamp } from './lamp.ts';

export interface Rig {
  scene: SceneGraph;
  camera: Camera;
  aspect: number;
  /** What the lamps look at. */
  centre: Vec3;
  /** Pushes the lamps outwards for big groups; they grow with the distance, so the light stays. */
  spread: number;
  /** Side of the key light: -1 left, 1 right. */
  side: number;
}

/** Lamps for a hero about 25 cm tall; x is mirrored by the rig's side. */
const RIGS: Partial<Record<LightId, readonly Lamp[]>> = {
  // The bottle photographer's set: two strips, a graze from behind, a small lamp through the wine.
  strip: [
    { at: [-37, 10, 12], size: [9, 46], radiance: [16, 16.2, 17] },
    { at: [37, 12, -14], size: [8, 46], radiance: [14, 12.2, 10.4] },
    {
      at: [4, 34, -46],
      size: [84, 16],
      radiance: [42, 40, 38],
      caustics: true,
      hidden: true,
      aim: -12,
    },
    { at: [-10, 50, 20], size: [46, 20], radiance: [2.2, 2.1, 2], aim: -8 },
    { at: [14, 3, -34], size: [9, 16], radiance: [9, 7, 5.4], caustics: true, hidden: true },
    // A reflector beside the camera: what faces it must not be black.
    { at: [10, 26, 70], size: [70, 50], radiance: [0.7, 0.68, 0.66], hidden: true, aim: -6 },
  ],
  window: [
    { at: [-62, 24, 2], size: [56, 62], radiance: [6, 6.15, 6.5], aim: -4 },
    { at: [60, 18, 30], size: [60, 50], radiance: [1.1, 1.06, 1] },
    {
      at: [-16, 52, -48],
      size: [60, 18],
      radiance: [11, 10.6, 10],
      caustics: true,
      hidden: true,
      aim: -12,
    },
    { at: [12, 2, -36], size: [10, 16], radiance: [5, 4.4, 3.8], caustics: true, hidden: true },
  ],
  // A tall window to the left, an edge from behind, the room's own light in front.
  day: [
    { at: [-60, 28, 8], size: [52, 62], radiance: [7.4, 7.5, 7.8], aim: -4 },
    { at: [58, 20, 32], size: [58, 50], radiance: [1.5, 1.45, 1.4] },
    {
      at: [6, 46, -48],
      size: [70, 18],
      radiance: [15, 14.4, 13.4],
      caustics: true,
      hidden: true,
      aim: -12,
    },
    { at: [12, 2, -36], size: [10, 16], radiance: [6, 5.2, 4.4], caustics: true, hidden: true },
    { at: [10, 26, 70], size: [70, 50], radiance: [0.9, 0.88, 0.86], hidden: true, aim: -6 },
  ],
  // A window beside the table and a little behind it, as food is photographed: long soft shadows, a dark near side.
  side: [
    { at: [-58, 24, -14], size: [40, 46], radiance: [14.5, 14, 13.2], aim: -4 },
    { at: [58, 16, 30], size: [50, 44], radiance: [0.5, 0.47, 0.42] },
    {
      at: [-12, 50, -48],
      size: [56, 14],
      radiance: [9, 8.6, 8],
      caustics: true,
      hidden: true,
      aim: -12,
    },
    { at: [12, 2, -36], size: [10, 16], radiance: [5, 4.4, 3.8], caustics: true, hidden: true },
    { at: [10, 26, 70], size: [70, 50], radiance: [0.5, 0.48, 0.45], hidden: true, aim: -6 },
  ],
  supper: [
    { at: [-44, 40, -10], size: [26, 28], radiance: [27, 23, 17.6], aim: -4 },
    { at: [44, 16, -14], size: [7, 40], radiance: [7, 4.8, 2.8] },
    {
      at: [4, 46, -46],
      size: [60, 14],
      radiance: [12, 9.6, 7],
      caustics: true,
      hidden: true,
      aim: -12,
    },
    { at: [12, 2, -34], size: [12, 18], radiance: [15, 11.4, 7.8], caustics: true, hidden: true },
    { at: [10, 26, 70], size: [70, 50], radiance: [0.8, 0.68, 0.54], hidden: true, aim: -6 },
  ],
  high_key: [
    { at: [-52, 44, 26], size: [64, 60], radiance: [5, 5, 5.1] },
    { at: [56, 30, 20], size: [56, 50], radiance: [3, 2.95, 2.9] },
    {
      at: [-26, 60, -40],
      size: [40, 26],
      radiance: [15, 14.6, 14],
      caustics: true,
      hidden: true,
      aim: -12,
    },
  ],
  // One high window to the left, as in a painter's room; the rest is darkness with a hint of an edge.
  chiaroscuro: [
    { at: [-46, 36, 24], size: [22, 26], radiance: [36, 30, 22.5], aim: -2 },
    { at: [42, 14, -22], size: [5, 34], radiance: [5, 3.4, 2] },
    { at: [12, 2, -32], size: [8, 14], radiance: [9, 6, 3.6], caustics: true, hidden: true },
    {
      at: [-10, 48, -40],
      size: [30, 12],
      radiance: [14, 9.5, 5.6],
      caustics: true,
      hidden: true,
      aim: -12,
    },
    // A reflector beside the camera: what faces it must not be black.
    { at: [10, 26, 70], size: [70, 50], radiance: [0.9, 0.68, 0.46], hidden: true, aim: -6 },
  ],
  candle: [
    { at: [-44, 16, 10], size: [10, 44], radiance: [5.4, 3.6, 2.1] },
    { at: [42, 16, -12], size: [9, 44], radiance: [7, 4.4, 2.2] },
    {
      at: [0, 44, -46],
      size: [80, 16],
      radiance: [15, 9.6, 5],
      caustics: true,
      hidden: true,
      aim: -12,
    },
    { at: [0, 60, 30], size: [60, 30], radiance: [1.4, 1.05, 0.75], aim: -8 },
    { at: [12, 2, -34], size: [9, 16], radiance: [9, 5.6, 3], caustics: true, hidden: true },
    // A reflector beside the camera: what faces it must not be black.
    { at: [10, 26, 70], size: [70, 50], radiance: [1.5, 1.05, 0.7], hidden: true, aim: -6 },
  ],
  lamps: [
    { at: [-40, 12, 14], size: [9, 46], radiance: [13, 12.4, 12] },
    { at: [40, 14, -12], size: [8, 46], radiance: [16, 10, 5] },
    {
      at: [4, 36, -46],
      size: [84, 16],
      radiance: [27, 18.5, 11],
      caustics: true,
      hidden: true,
      aim: -12,
    },
    { at: [0, 64, 30], size: [60, 24], radiance: [2.2, 1.8, 1.4], aim: -8 },
    { at: [12, 3, -34], size: [9, 16], radiance: [10, 7.2, 5], caustics: true, hidden: true },
    // A reflector beside the camera: what faces it must not be black.
    { at: [10, 26, 70], size: [70, 50], radiance: [1.7, 1.35, 1.05], hidden: true, aim: -6 },
  ],
  sun: [
    { at: [-46, 32, 34], size: [34, 46], radiance: [3, 2.9, 3.1] },
    { at: [44, 18, 30], size: [8, 40], radiance: [2.8, 2, 1.5] },
    // A reflector beside the camera: against the sun the front would be a silhouette.
    { at: [10, 26, 70], size: [70, 50], radiance: [1.5, 1.4, 1.25], hidden: true, aim: -6 },
  ],
  overcast: [
    { at: [-30, 70, 20], size: [90, 60], radiance: [3.4, 3.5, 3.7], aim: -10 },
    { at: [-44, 18, 16], size: [10, 46], radiance: [4, 4, 4.2] },
    {
      at: [0, 44, -50],
      size: [80, 18],
      radiance: [12, 12, 12.4],
      caustics: true,
      hidden: true,
      aim: -12,
    },
  ],
  ...ASKED_RIGS,
};

export function addRig(light: LightId, rig: Rig, isColourless = false): void {
  for (const lamp of RIGS[light] ?? [])
    addSoftbox(rig.scene, outOfFrame(isColourless ? bleached(lamp) : lamp, rig));
}

/** Where the light is said to be blue, the film makes it so: pink tubes would turn it purple. */
function bleached(lamp: Lamp): Lamp {
  const mean = (lamp.radiance[0] + lamp.radiance[1] + lamp.radiance[2]) / 3;
  return { ...lamp, radiance: [mean, mean, mean] };
}

/** A lamp that would stand in the picture moves away; it grows with the distance, so its light stays. */
function outOfFrame(lamp: Lamp, rig: Rig): Softbox {
  let box = place(lamp, rig);
  for (let k = 1; k < 6 && !lamp.hidden && isInFrame(box, rig); k += 0.4) {
    const wider: Lamp = {
      ...lamp,
      at: [lamp.at[0] * k, lamp.at[1] * k, lamp.at[2] * k],
      size: [lamp.size[0] * k, lamp.size[1] * k],
    };
    box = place(wider, rig);
  }
  return box;
}

function isInFrame({ center, width, height }: Softbox, { camera, aspect }: Rig): boolean {
  const half = Math.max(width, 4) / 2;
  const corners = [-half, half].flatMap((x) =>
    [-height / 2, height / 2].map((y): Vec3 => [center[0] + x, center[1] + y, center[2]]),
  );
  if (corners.some((c) => c[2] > camera.eye[2] - 4)) return false;
  const box = frameBoxOf(corners, camera, aspect);
  return box.right > -0.02 && box.left < 1.02 && box.bottom > -0.02 && box.top < 1.02;
}

function place(lamp: Lamp, { centre, spread: k, side }: Rig): Softbox {
  const mirror = side >= 0 ? -1 : 1;
  return {
    center: [
      centre[0] + lamp.at[0] * k * mirror,
      centre[1] + lamp.at[1] * k,
      centre[2] + lamp.at[2] * k,
    ],
    target: [centre[0], centre[1] + (lamp.aim ?? 0), centre[2]],
    width: lamp.size[0] * k,
    height: lamp.size[1] * k,
    radiance: lamp.radiance,
    castsCaustics: lamp.caustics ?? false,
    isHidden: lamp.hidden ?? false,
  };
}

/** Across, in centimetres: a lamp as large as a hazy sun, and one that draws sharp shadows. */
const HAZY = 24;
export const SHARP = 6;

/** The sun as a far lamp with a given light on a surface that faces it. */
export function addSun(
  rig: Rig,
  { direction, irradiance, size = HAZY }: { direction: Vec3; irradiance: Vec3; size?: number },
): void {
  const distance = 230;
  const k = (distance * distance) / (size * size);
  addSoftbox(rig.scene, {
    center: [
      rig.centre[0] + direction[0] * distance,
      rig.centre[1] + direction[1] * distance,
      rig.centre[2] + direction[2] * distance,
    ],
    target: rig.centre,
    width: size,
    height: size,
    radiance: [irradiance[0] * k, irradiance[1] * k, irradiance[2] * k],
    castsCaustics: true,
    isHidden: true,
  });
}
