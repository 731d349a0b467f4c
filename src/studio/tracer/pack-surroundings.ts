import type { Camera, Light, Sampling, SceneGraph, Vec3 } from '#studio/scene-graph.ts';
import { add, cross, length, normalize, scale, subtract } from '#studio/vector.ts';
import {
  CAMERA_BLUR,
  CAMERA_LENGTH,
  ENVIRONMENT_BACKDROP,
  ENVIRONMENT_BOUNCE_CHANCE,
  ENVIRONMENT_CAUSTIC_LEFT,
  ENVIRONMENT_CLAMP,
  ENVIRONMENT_COLOR,
  ENVIRONMENT_FOG,
  ENVIRONMENT_LENGTH,
  ENVIRONMENT_TEXTURE,
  LIGHT_AREA,
  LIGHT_BYTES,
  LIGHT_CAUSTICS,
  LIGHT_CENTERS_BYTES,
  LIGHT_EMISSION,
  LIGHT_KIND,
  LIGHT_ORIGIN,
  LIGHT_POINT,
  OPEN_BACKDROP,
} from './layout.ts';

export function packCamera(
  camera: Camera,
  aspect: number,
  lens: Sampling['lens'] = 'traced',
): Float64Array<ArrayBuffer> {
  const { eye, target, fieldOfView, lensRadius = 0, shift = [0, 0] } = camera;
  const forward = normalize(subtract(target, eye));
  const right = normalize(cross(forward, Math.abs(forward[1]) > 0.9999 ? [0, 0, -1] : [0, 1, 0]));
  const up = cross(right, forward);
  const half = Math.tan((fieldOfView * Math.PI) / 360);
  const focus = camera.focus ?? length(subtract(target, eye));
  const out = new Float64Array(CAMERA_LENGTH);
  const [traced, blur] =
    lens === 'traced' ? [lensRadius, 0] : [0, lensRadius / (Math.max(1, focus) * half)];
  out.set([...eye, ...right, ...up, ...forward, half * aspect, half, traced, focus, ...shift]);
  out[CAMERA_BLUR] = blur;
  return out;
}

const NOWHERE = { z: 0, left: 0, bottom: 0, width: 1, height: 1 };

export function packEnvironment({
  backdrop,
  environment,
  fog,
  caustics,
  sampling,
  openBackdrop,
}: SceneGraph): Float64Array<ArrayBuffer> {
  const out = new Float64Array(ENVIRONMENT_LENGTH);
  const place = backdrop && [
    backdrop.texture,
    backdrop.z,
    backdrop.left,
    backdrop.bottom,
    backdrop.width,
    backdrop.height,
    backdrop.gain ?? 1,
  ];
  const { z, left, bottom, width, height } = openBackdrop ?? NOWHERE;
  const open = openBackdrop ? [OPEN_BACKDROP, z, left, bottom, width, height, 1] : [-1];
  out.set(place ?? open, ENVIRONMENT_BACKDROP);
  const { texture = -1, gain = 1, turn = 0, diffuseGain = 1 } = environment;
  out.set([texture, gain, turn, diffuseGain], ENVIRONMENT_TEXTURE);
  out.set(environment.color ?? [0, 0, 0], ENVIRONMENT_COLOR);
  if (fog) out.set([fog.density, ...fog.color], ENVIRONMENT_FOG);
  if (caustics)
    out.set(
      [caustics.left, caustics.near, caustics.size, caustics.level],
      ENVIRONMENT_CAUSTIC_LEFT,
    );
  out[ENVIRONMENT_CLAMP] = sampling.clamp;
  out[ENVIRONMENT_BOUNCE_CHANCE] = sampling.bounceChance;
  return out;
}

export function packLights(lights: readonly Light[]): Float64Array<ArrayBuffer> {
  const stride = LIGHT_BYTES / 8;
  const out = new Float64Array(Math.max(1, lights.length) * stride);
  lights.forEach((light, i) => {
    const row = out.subarray(i * stride, (i + 1) * stride);
    const isArea = light.kind === 'area';
    row[LIGHT_KIND] = isArea ? LIGHT_AREA : LIGHT_POINT;
    row.set(
      isArea ? [...light.origin, ...light.u, ...light.v] : [...light.center, light.radius],
      LIGHT_ORIGIN,
    );
    row.set(isArea ? light.radiance : light.intensity, LIGHT_EMISSION);
    row[LIGHT_CAUSTICS] = light.castsCaustics ? 1 : 0;
  });
  return out;
}

/** Centres and powers, four lights side by side, for picking the ones worth a shadow ray. */
export function packLightCenters(lights: readonly Light[]): Float32Array<ArrayBuffer> {
  const stride = LIGHT_CENTERS_BYTES / 4;
  const out = new Float32Array(Math.max(1, Math.ceil(lights.length / 4)) * stride);
  const masks = new Int32Array(out.buffer);
  lights.forEach((light, i) => {
    const at = (i >> 2) * stride + (i & 3);
    const [x, y, z] = centerOf(light);
    out[at] = x;
    out[at + 4] = y;
    out[at + 8] = z;
    out[at + 12] = powerOf(light);
    masks[at + 16] = light.kind === 'area' ? -1 : 0;
  });
  return out;
}

function centerOf(light: Light): Vec3 {
  return light.kind === 'area'
    ? add(light.origin, scale(add(light.u, light.v), 0.5))
    : light.center;
}

function powerOf(light: Light): number {
  const [r, g, b] = light.kind === 'area' ? light.radiance : light.intensity;
  return (r + g + b) * (light.kind === 'area' ? length(cross(light.u, light.v)) : 1);
}
