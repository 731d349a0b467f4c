import { noise2 } from '#studio/textures/noise.ts';

/** Metres of a far parcel, across and along. */
const PARCEL = [130, 120] as const;
/** Cosine and sine of the angle that their grid is turned by, and metres that a border strays. */
const ASKEW = [0.88, 0.475] as const;
const ASTRAY = 46;

interface Parcel {
  cx: number;
  cz: number;
  /** Metres to its nearest border. */
  edge: number;
}

/** Parcels lie askew, and no border between them is quite straight. */
export const parcelsOf =
  (seed: number) =>
  (x: number, z: number): Parcel => {
    const wx = x + (noise2(x * 0.011, z * 0.011, seed + 93) - 0.5) * ASTRAY;
    const wz = z + (noise2(x * 0.011 + 40, z * 0.011, seed + 94) - 0.5) * ASTRAY;
    const u = (wx * ASKEW[0] - wz * ASKEW[1]) / PARCEL[0];
    const v = (wx * ASKEW[1] + wz * ASKEW[0]) / PARCEL[1];
    const edge = Math.min(
      Math.abs(u - Math.round(u)) * PARCEL[0],
      Math.abs(v - Math.round(v)) * PARCEL[1],
    );
    return { cx: Math.floor(u), cz: Math.floor(v), edge };
  };
