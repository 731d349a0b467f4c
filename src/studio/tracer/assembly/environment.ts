import {
  ENVIRONMENT_BACKDROP,
  ENVIRONMENT_BACKDROP_BOTTOM,
  ENVIRONMENT_BACKDROP_GAIN,
  ENVIRONMENT_BACKDROP_HEIGHT,
  ENVIRONMENT_BACKDROP_LEFT,
  ENVIRONMENT_BACKDROP_WIDTH,
  ENVIRONMENT_BACKDROP_Z,
  ENVIRONMENT_COLOR,
  ENVIRONMENT_DIFFUSE_GAIN,
  ENVIRONMENT_GAIN,
  ENVIRONMENT_TEXTURE,
  ENVIRONMENT_TURN,
  OPEN_BACKDROP,
} from '../layout.ts';
import { field, turnOf } from './math.ts';
import { surroundings } from './scene.ts';
import { readTexel, texelB, texelG, texelR } from './texture.ts';

export let skyR: f64 = 0,
  skyG: f64 = 0,
  skyB: f64 = 0;

/** The backdrop is mirrored this far past its edges, for rays bent by glass. */
const MARGIN: f64 = 0.35;

/** Light from outside the scene along a ray. Matte surfaces do not see the backdrop: its bright spots would speckle them. */
export function readSky(
  ox: f64,
  oy: f64,
  oz: f64,
  dx: f64,
  dy: f64,
  dz: f64,
  isDiffuse: bool,
): void {
  if (
    !isDiffuse &&
    dz < -0.02 &&
    field(surroundings, ENVIRONMENT_BACKDROP) >= 0 &&
    readBackdrop(ox, oy, oz, dx, dy, dz)
  )
    return;
  const gain =
    field(surroundings, ENVIRONMENT_GAIN) *
    (isDiffuse ? field(surroundings, ENVIRONMENT_DIFFUSE_GAIN) : 1);
  if (field(surroundings, ENVIRONMENT_TEXTURE) < 0) {
    skyR = field(surroundings, ENVIRONMENT_COLOR) * gain;
    skyG = field(surroundings, ENVIRONMENT_COLOR + 1) * gain;
    skyB = field(surroundings, ENVIRONMENT_COLOR + 2) * gain;
    return;
  }
  const u = turnOf(dx, -dz) + 0.5 + field(surroundings, ENVIRONMENT_TURN);
  const v = turnOf(dy, Math.sqrt(Math.max(0, 1 - dy * dy))) * 2 + 0.5;
  readTexel(<i32>field(surroundings, ENVIRONMENT_TEXTURE), u, v);
  skyR = texelR * gain;
  skyG = texelG * gain;
  skyB = texelB * gain;
}

@inline
export function isBackdropOpen(): bool {
  return field(surroundings, ENVIRONMENT_BACKDROP) == <f64>OPEN_BACKDROP;
}

/** Whether nothing but the open backdrop lies along a ray. */
export function isOpen(ox: f64, oy: f64, oz: f64, dx: f64, dy: f64, dz: f64): bool {
  if (!isBackdropOpen() || dz >= -0.02) return false;
  const t = (field(surroundings, ENVIRONMENT_BACKDROP_Z) - oz) / dz;
  const u =
    (ox + dx * t - field(surroundings, ENVIRONMENT_BACKDROP_LEFT)) /
    field(surroundings, ENVIRONMENT_BACKDROP_WIDTH);
  const v =
    (oy + dy * t - field(surroundings, ENVIRONMENT_BACKDROP_BOTTOM)) /
    field(surroundings, ENVIRONMENT_BACKDROP_HEIGHT);
  return u > -MARGIN && u < 1 + MARGIN && v > -MARGIN && v < 1 + MARGIN;
}

function readBackdrop(ox: f64, oy: f64, oz: f64, dx: f64, dy: f64, dz: f64): bool {
  const t = (field(surroundings, ENVIRONMENT_BACKDROP_Z) - oz) / dz;
  const u =
    (ox + dx * t - field(surroundings, ENVIRONMENT_BACKDROP_LEFT)) /
    field(surroundings, ENVIRONMENT_BACKDROP_WIDTH);
  const v =
    (oy + dy * t - field(surroundings, ENVIRONMENT_BACKDROP_BOTTOM)) /
    field(surroundings, ENVIRONMENT_BACKDROP_HEIGHT);
  if (u <= -MARGIN || u >= 1 + MARGIN || v <= -MARGIN || v >= 1 + MARGIN) return false;
  readTexel(<i32>field(surroundings, ENVIRONMENT_BACKDROP), mirrored(u), mirrored(v));
  const gain = field(surroundings, ENVIRONMENT_BACKDROP_GAIN);
  skyR = texelR * gain;
  skyG = texelG * gain;
  skyB = texelB * gain;
  return true;
}

@inline
function mirrored(u: f64): f64 {
  return u < 0 ? -u : u > 1 ? 2 - u : u;
}
