import type { PaintedLayers } from '#studio/scene-graph.ts';
import { SKIES } from '#studio/landscape/sky/sky-palettes.ts';
import type { SkyId } from '#studio/landscape/sky/sky-palettes.ts';
import type { Rgb } from '#studio/textures/colour.ts';
import { addRgb, mixRgb, ramp, scaleRgb } from '#studio/textures/colour.ts';
import { createHdr, fillHdr } from '#studio/textures/hdr-image.ts';
import type { TileSize } from '#studio/textures/material-map.ts';
import { smoothstep } from '#studio/textures/noise.ts';

export interface SkyDomeSpec {
  sky: SkyId;
  gain: number;
  ground: Rgb;
  /** Azimuth of the glow in turns; 0.5 is straight ahead. */
  sunTurn: number;
  glow: number;
}

/** What glass mirrors outdoors: the sky by elevation, the sun's glow, the ground. */
export function paintSkyDome(size: TileSize, s: SkyDomeSpec): PaintedLayers {
  const palette = SKIES[s.sky];
  const gradient = ramp(palette.stops);
  const image = createHdr(size.width, size.height);
  fillHdr(image, (u, v) => {
    const elevation = (0.5 - v) * 2;
    const base = elevation > 0 ? scaleRgb(gradient(elevation * 0.9), s.gain) : s.ground;
    const away = Math.abs(u - s.sunTurn);
    const glow = Math.exp(-(away * away * 60 + elevation * elevation * 18)) * s.glow;
    return addRgb(base, palette.sun, glow);
  });
  return { hdr: image.data };
}

export interface RoomDomeSpec {
  floor: Rgb;
  wall: Rgb;
  ceiling: Rgb;
  /** A bright window or lamp band for reflections: azimuth in turns, width, light. */
  panels: readonly { turn: number; width: number; from: number; to: number; light: Rgb }[];
}

/** What glass mirrors indoors: floor, walls, ceiling and the odd window. */
export function paintRoomDome(size: TileSize, s: RoomDomeSpec): PaintedLayers {
  const image = createHdr(size.width, size.height);
  fillHdr(image, (u, v) => {
    const elevation = (0.5 - v) * 2;
    const body =
      elevation > 0
        ? mixRgb(s.wall, s.ceiling, smoothstep(0.2, 0.8, elevation))
        : mixRgb(s.wall, s.floor, smoothstep(0, -0.3, elevation));
    return s.panels.reduce<Rgb>((colour, p) => {
      const away = Math.abs(((u - p.turn + 1.5) % 1) - 0.5);
      const inside =
        smoothstep(p.width, p.width * 0.8, away) *
        smoothstep(p.from - 0.05, p.from, elevation) *
        smoothstep(p.to + 0.05, p.to, elevation);
      return mixRgb(colour, p.light, inside);
    }, body);
  });
  return { hdr: image.data };
}
