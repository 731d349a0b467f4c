import { cosine, sinCosTurn, sine } from './math.ts';
import { nextSample2, sampleX, sampleY } from './random.ts';

/** The direction last sampled. */
export let outX: f64 = 0,
  outY: f64 = 0,
  outZ: f64 = 0;

/** Turns (x, y, z) from the z axis to the axis n; Duff et al., without a branch on the pole. */
@inline
export function turnTo(nx: f64, ny: f64, nz: f64, x: f64, y: f64, z: f64): void {
  const sign: f64 = nz >= 0 ? 1 : -1;
  const a = -1.0 / (sign + nz),
    b = nx * ny * a;
  outX = (1 + sign * nx * nx * a) * x + b * y + nx * z;
  outY = sign * b * x + (sign + ny * ny * a) * y + ny * z;
  outZ = -sign * nx * x - ny * y + nz * z;
}

/** Cosine-weighted about the normal. */
export function scatterDiffuse(nx: f64, ny: f64, nz: f64): void {
  nextSample2();
  const r = Math.sqrt(sampleX),
    z = Math.sqrt(Math.max(0, 1 - sampleX));
  sinCosTurn(sampleY);
  turnTo(nx, ny, nz, r * cosine, r * sine, z);
}

/** Mirror direction about a normal drawn from the GGX distribution, kept above the true surface g. */
export function reflectRough(
  dx: f64,
  dy: f64,
  dz: f64,
  nx: f64,
  ny: f64,
  nz: f64,
  roughness: f64,
  gx: f64,
  gy: f64,
  gz: f64,
): void {
  let hx = nx,
    hy = ny,
    hz = nz;
  if (roughness > 0.002) {
    nextSample2();
    const alpha = roughness * roughness;
    const z = Math.sqrt((1 - sampleX) / (1 + (alpha * alpha - 1) * sampleX)),
      r = Math.sqrt(Math.max(0, 1 - z * z));
    sinCosTurn(sampleY);
    turnTo(nx, ny, nz, r * cosine, r * sine, z);
    hx = outX;
    hy = outY;
    hz = outZ;
  }
  const d = 2 * (dx * hx + dy * hy + dz * hz);
  outX = dx - d * hx;
  outY = dy - d * hy;
  outZ = dz - d * hz;
  const below = outX * gx + outY * gy + outZ * gz;
  if (below < 0) {
    outX -= 2 * below * gx;
    outY -= 2 * below * gy;
    outZ -= 2 * below * gz;
  }
}
