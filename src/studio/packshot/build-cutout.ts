import { hullOf } from '#studio/compose/camera/bounds.ts';
import { frameBoxOf } from '#studio/compose/camera/frame-camera.ts';
import type { FrameBox } from '#studio/compose/camera/frame-camera.ts';
import { visibleAt } from '#studio/compose/setting/hang-backdrop.ts';
import type { Shot, Stage } from '#studio/compose/stage.ts';
import { addPainted, addSoftbox } from '#studio/scene-builder.ts';
import type { Sampling, Vec3 } from '#studio/scene-graph.ts';
import { shadowsOf } from './contact-shadows.ts';
import { asksForGradient } from './ground-of.ts';
import type { Cutout, PixelBox } from './cutout.ts';

const BACK = -150;
/** Pixels round the things, so that the softest edge is inside. */
const MARGIN_PX = 6;

/** Lights for glass and paper, nothing behind, and a window no larger than the things. */
export function buildCutout(stage: Stage, shot: Shot, ground: Vec3 | null): void {
  const { scene, brief, aspect } = stage;
  const isDark = ground !== null && Math.max(...ground) < 0.3;
  addLamps(stage, shot, isDark);
  const ids = scene.objects.map(({ id }) => id);
  const box = frameBoxOf(hullOf(scene, new Set(ids)), shot.camera, aspect);
  const window = windowOf(box, brief);
  const hasShadows = ground !== null && !isDark && !stage.spec.isShadowless;
  scene.cutout = {
    window,
    ground,
    shadows: hasShadows ? shadowsOf(stage, shot) : [],
    ...(ground && asksForGradient(stage.spec) && { fade: brief.height }),
  };
  // Thick glass bends far: only what leaves a field three times as large sees the studio instead of the ground.
  const seen = visibleAt(shot.camera, aspect, BACK);
  scene.openBackdrop = {
    z: BACK,
    left: seen.left - seen.width,
    bottom: seen.bottom - seen.height,
    width: seen.width * 3,
    height: seen.height * 3,
  };
  const tan = Math.tan((shot.camera.fieldOfView * Math.PI) / 360);
  const tall = window.height / brief.height;
  const across = window.width / brief.width;
  scene.camera = {
    ...shot.camera,
    fieldOfView: (Math.atan(tan * tall) * 360) / Math.PI,
    shift: [
      (((window.left + window.width / 2) / brief.width) * 2 - 1) / across,
      (1 - ((window.top + window.height / 2) / brief.height) * 2) / tall,
    ],
  };
}

function windowOf(box: FrameBox, size: { width: number; height: number }): PixelBox {
  const left = Math.max(0, Math.floor(box.left * size.width) - MARGIN_PX);
  const top = Math.max(0, Math.floor(box.top * size.height) - MARGIN_PX);
  const right = Math.min(size.width, Math.ceil(box.right * size.width) + MARGIN_PX);
  const bottom = Math.min(size.height, Math.ceil(box.bottom * size.height) + MARGIN_PX);
  return { left, top, width: right - left, height: bottom - top };
}

/** Long strips draw the edges of glass, a broad lamp lights the label, the dome closes the rest. */
function addLamps({ scene, direction }: Stage, shot: Shot, isDark: boolean): void {
  const [x, y, z] = shot.centre;
  const k = Math.max(1, shot.reach / 14);
  const lamp = (at: Vec3, size: readonly [number, number], light: number): void =>
    addSoftbox(scene, {
      center: [x + at[0] * k, y + at[1] * k, z + at[2] * k],
      target: [x, y, z],
      width: size[0] * k,
      height: size[1] * k,
      radiance: [light, light, light],
    });
  if (direction.light === 'rim' || direction.light === 'backlit') {
    // Edges alone: whoever asks for them wants the front dark.
    lamp([-46, 8, -40], [9, 80], 40);
    lamp([46, 8, -40], [9, 80], 36);
    lamp([0, 60, -40], [60, 10], 14);
    lamp([20, 20, 90], [30, 40], 0.7);
    addDome(scene, 0.008);
    return;
  }
  if (direction.light === 'chiaroscuro') {
    // One key from the side, high; the other edge drawn from behind, and the rest in the dark.
    lamp([-62, 24, 26], [20, 60], 17);
    lamp([48, 10, -38], [8, 80], 34);
    lamp([-46, 10, -44], [6, 80], 16);
    lamp([-40, 40, 80], [24, 30], 2.6);
    addDome(scene, 0.01);
    return;
  }
  lamp([-58, 8, 4], [16, 74], 7);
  lamp([58, 10, -6], [12, 74], 6);
  lamp([-46, 34, 74], [46, 46], 4.6);
  lamp([40, 12, 84], [40, 60], 1.5);
  lamp([0, 84, 6], [90, 60], 2.2);
  addDome(scene, isDark ? 0.03 : 0.13);
}

/** What polished glass mirrors where no lamp stands. */
function addDome(scene: Stage['scene'], wall: number): void {
  const [texture] = addPainted(
    scene,
    {
      painter: 'room-dome',
      width: 64,
      height: 32,
      params: {
        floor: [wall * 1.4, wall * 1.4, wall * 1.4],
        wall: [wall, wall, wall],
        ceiling: [wall * 1.6, wall * 1.6, wall * 1.6],
        panels: [],
      },
    },
    { layers: ['hdr'], wrap: 'repeat' },
  );
  scene.environment = { texture: texture! };
}

/** From this many traced pixels on, neighbours are so alike that half of the samples will do. */
const LARGE_PX = 1_000_000;
/** Up to this many, somebody is waiting for a first look at every change. */
const SMALL_PX = 120_000;

export function samplingFor({ window }: Cutout, sampling: Sampling): Sampling {
  const pixels = window.width * window.height;
  if (pixels <= SMALL_PX) return { ...sampling, extra: 6, threshold: 0.08 };
  if (pixels < LARGE_PX) return sampling;
  return { ...sampling, extra: 3, threshold: 0.12, bounceChance: 0.3 };
}
