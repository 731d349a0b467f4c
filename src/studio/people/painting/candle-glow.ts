import { isWareHeld } from '#studio/people/held/hold.ts';
import { TOPS } from '#studio/people/furniture.ts';
import type { PlacedStand } from '#studio/people/furniture.ts';
import type { Rows } from '#studio/row-bands.ts';
import type { HdrImage } from '#studio/textures/hdr-image.ts';
import { smoothstep } from '#studio/textures/noise.ts';
import type { RoomLight } from './room-light.ts';

/** Metres round a flame that it lights, and those of its halo in the air. */
const [REACH, HALO] = [0.85, 0.16];
/** What it adds to the red, green and blue of what is near, and to the air about it. */
const WARM = [2.3, 1.35, 0.55] as const;
const AIR = [0.34, 0.17, 0.05] as const;
/** How bright a room is whose candles are seen to give light, and in which none would be. */
const [DIM, LIGHT] = [0.1, 0.3] as const;
const BURNS: ReadonlySet<string> = new Set(['lit_candle', 'lamp_post']);
/** Share of a candle's height at which it burns. */
const WICK = 0.94;

interface Flame {
  x: number;
  y: number;
  /** Pixels to the metre there. */
  metre: number;
}

/** Where candles burn on what stands among people. */
function flamesOn(stands: readonly PlacedStand[], { width, height }: HdrImage): Flame[] {
  return stands.flatMap(({ stand, bears, at, foot, metres, size, pitch }) => {
    const metre = (height / metres) * size;
    return bears.flatMap(({ held, at: [x, z] }) => {
      if (!isWareHeld(held) || !BURNS.has(held.form)) return [];
      const up = (TOPS[stand] + held.size[1] * WICK) * Math.cos(pitch) - z * Math.sin(pitch);
      return [{ x: at * width + x * metre, y: foot * height - up * metre, metre }];
    });
  });
}

/** In a dim room faces, cloth and glasses are warm and bright about a candle. */
export function glowOfCandles(
  room: HdrImage,
  stands: readonly PlacedStand[],
  { light, rows }: { light: RoomLight; rows: Rows },
): void {
  const strength = smoothstep(LIGHT, DIM, light.mean[1]);
  if (strength === 0) return;
  for (const flame of flamesOn(stands, room)) {
    const reach = REACH * flame.metre;
    const last = Math.min(rows.to, room.height, Math.ceil(flame.y + reach));
    for (let y = Math.max(rows.from, Math.floor(flame.y - reach)); y < last; y++)
      for (
        let x = Math.max(0, Math.floor(flame.x - reach));
        x < Math.min(room.width, flame.x + reach);
        x++
      ) {
        const away = Math.hypot(x - flame.x, y - flame.y);
        const near = Math.max(0, 1 - away / reach) ** 2 * strength;
        if (near === 0) continue;
        const halo = Math.max(0, 1 - away / (HALO * flame.metre)) ** 2 * strength;
        const o = (y * room.width + x) * 3;
        for (let k = 0; k < 3; k++)
          room.data[o + k] = room.data[o + k]! * (1 + WARM[k]! * near) + AIR[k]! * halo;
      }
  }
}
