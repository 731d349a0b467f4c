import type { FilmLight } from '#studio/film.ts';
import { luminance } from '#studio/textures/colour.ts';
import { OWN_ROOM } from '#studio/workroom.ts';

/** Linear light that half of a sunny picture may exceed; above it white tables and skies burn out. */
const BRIGHT = 0.36;
/** How much of the excess is taken back, and how far at most: a terrace at noon stays bright. */
const [TAKEN, LEAST] = [0.5, 0.7];
/** A share of the frame beyond white that still is lamps; more of it is sky, and a sky veils nothing. */
const LAMPS = 0.04;
const LEAST_GLOW = 0.3;
const STEP = 5;

export interface Daylight {
  /** How many times shorter to expose: 1 where the picture is not too bright. */
  exposure: number;
  /** How much of the lens glow is left. */
  glow: number;
}

/** What a photographer does against the sun: closes the lens a little, and shades it. */
export function meterDaylight(
  { hdr, ids, room = OWN_ROOM }: FilmLight,
  threshold: number,
): Daylight {
  const lights = room.floats(Math.ceil(ids.length / STEP));
  let beyond = 0;
  for (let i = 0; i < ids.length; i += STEP) {
    const light = luminance(hdr[i * 3]!, hdr[i * 3 + 1]!, hdr[i * 3 + 2]!);
    lights[i / STEP] = light;
    if (light > threshold) beyond++;
  }
  const median = lights.sort()[lights.length >> 1] ?? 0;
  return {
    exposure: Math.max(LEAST, Math.min(1, (BRIGHT / Math.max(median, 1e-3)) ** TAKEN)),
    glow: Math.max(LEAST_GLOW, Math.min(1, (LAMPS * lights.length) / Math.max(1, beyond))),
  };
}
