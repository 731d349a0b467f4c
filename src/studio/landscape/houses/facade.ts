import type { Rgb } from '#studio/textures/colour.ts';
import { linear, mixRgb, scaleRgb } from '#studio/textures/colour.ts';
import { noise2 } from '#studio/textures/noise.ts';
import { lit } from '#studio/landscape/canvas.ts';
import type { LandscapeCanvas } from '#studio/landscape/canvas.ts';
import { climberAt } from './climbers.ts';
import { wallAt } from './masonry.ts';
import { glazedAt, openingAt, spotOf } from './openings.ts';
import type { Spot } from './openings.ts';
import { chimneyTop, isChimney, isWithin, roofHalf, wingsOf } from './wings.ts';
import type { House, Metres, Wing } from './wings.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { SpriteShader } from '#studio/landscape/sprites.ts';

interface Scale {
  seed: number;
  metres: Metres;
  pixelsPerMetre: number;
}

/** Samples of one pixel, in parts of it: masonry is finer than the pixels of a house on its hill. */
const SAMPLES = [-0.25, 0.25] as const;

/** A house front with courses, frames, cornices and shadows, seen from the vines before it. */
export function facade(canvas: LandscapeCanvas, house: House, scale: Scale): SpriteShader {
  const colourAt = frontOf(canvas, house, scale);
  const wings = wingsOf(house, scale.metres);
  const grownAt = grownOver(house, scale.seed);
  const partAt = (x: number, y: number): ThingId | null => {
    const wing = wings.find((one) => isWithin(one, x, y));
    if (!wing)
      return house.hasChimneys && wings.some((one) => isChimney(one, x, y, true))
        ? 'chimney'
        : null;
    return house.climber && y <= wing.wall && grownAt(wing, x, y) ? house.climber : null;
  };
  const [wide, tall] = scale.metres;
  const step = 1 / Math.max(1e-6, scale.pixelsPerMetre);
  return (u, v) => {
    const sum: [number, number, number] = [0, 0, 0];
    let covered = 0;
    for (const dx of SAMPLES)
      for (const dy of SAMPLES) {
        const colour = colourAt((u * wide) / 2 + dx * step, v * tall + dy * step);
        if (!colour) continue;
        covered++;
        for (const k of [0, 1, 2] as const) sum[k] += colour[k];
      }
    if (covered === 0) return null;
    const part = partAt((u * wide) / 2, v * tall);
    return {
      colour: scaleRgb(sum, 1 / covered),
      alpha: covered / SAMPLES.length ** 2,
      ...(part && { part }),
    };
  };
}

/** From the blue hour on the sky gives less red light than this. */
const DUSKY = 0.23;

function frontOf(
  { palette, view }: LandscapeCanvas,
  house: House,
  { seed, metres }: Scale,
): (x: number, y: number) => Rgb | null {
  const wings = wingsOf(house, metres);
  const wall = linear(house.wall);
  const roof = linear(house.roof);
  const shutters = house.shutters ? linear(house.shutters) : null;
  const isGlazed = house.masonry === 'concrete';
  const spire = house.spire ? linear(house.spire) : roof;
  // From the blue hour on lamps burn behind the panes.
  const isNight = palette.ambient[0] < DUSKY;
  const sun = view.toSun[2] > 0.5 ? 0.16 : 0.42;
  const daylight = (colour: Rgb, shade: number): Rgb =>
    lit(palette, scaleRgb(colour, shade * 0.68), 1.6, sun);
  const pane = (spot: Spot): Rgb => {
    if (isNight)
      return scaleRgb([2.3, 1.15, 0.3], 0.7 + 0.5 * noise2(spot.bay * 7, spot.floor * 5, seed));
    // The sky in its upper half, the dark of the room below.
    const sky = 0.35 + 0.9 * Math.max(0, spot.up) * (isGlazed ? 1 : 0.6);
    return lit(
      palette,
      scaleRgb(isGlazed ? [0.13, 0.16, 0.2] : [0.1, 0.115, 0.14], sky),
      1.6,
      0.12,
    );
  };
  const grownAt = grownOver(house, seed);
  const wallColour = (wing: Wing, x: number, y: number): Rgb => {
    const spot = spotOf(wing, x, y);
    const opening = isGlazed
      ? glazedAt(spot)
      : openingAt(wing, spot, {
          hasShutters: shutters !== null,
          isArched: house.isArched === true,
        });
    if (opening === 'pane') return pane(spot);
    const grown = opening === 'door' ? null : grownAt(wing, x, y);
    if (grown) return daylight(grown, 1.25);
    const turned = roundness(wing, x, view.toSun[0]);
    if (opening === 'frame')
      return daylight(isGlazed ? [0.05, 0.05, 0.055] : [0.66, 0.63, 0.57], turned);
    if (opening === 'shutter') return daylight(shutters!, 0.9 * turned);
    if (opening === 'door') return daylight([0.13, 0.075, 0.045], 1);
    if (opening === 'surround')
      return daylight(mixRgb(wall, [0.86, 0.82, 0.74], 0.45), 1.04 * turned);
    const stone = wallAt(house.masonry, wall, { x, y, seed });
    return daylight(stone, turned * reliefAt(wing, x, y, isGlazed));
  };
  const roofColour = (wing: Wing, x: number, y: number): Rgb => {
    if (wing.block.kind === 'gabled_front') return wallColour(wing, x, y);
    const course = (y * 1.8) % 1 < 0.22 ? 0.8 : 1;
    const tiles = 0.84 + 0.3 * noise2(x * 2.4, Math.floor(y * 1.8) * 3.1, seed + 2);
    const eaves = y - wing.wall < 0.5 ? 0.66 : 1;
    return lit(
      palette,
      scaleRgb(
        wing.block.kind === 'spire' ? spire : roof,
        tiles * course * eaves * roundness(wing, x, view.toSun[0]),
      ),
      1.7,
      0.22,
    );
  };
  return (x, y) => {
    for (const wing of wings) {
      const off = Math.abs(x - wing.x);
      if (y <= wing.wall && off < wing.half) return wallColour(wing, x, y);
      if (y > wing.wall && off < roofHalf(wing, y)) return roofColour(wing, x, y);
      if (isChimney(wing, x, y, house.hasChimneys))
        return daylight(wall, y > chimneyTop(wing, house.hasChimneys) - 0.4 ? 0.6 : 0.92);
    }
    return null;
  };
}

/** What climbs a wall at a place of it. */
const grownOver =
  ({ climber }: House, seed: number) =>
  ({ x: middle, half, wall }: Wing, x: number, y: number): Rgb | null =>
    climber ? climberAt(climber, { x, y, wall, corner: half - Math.abs(x - middle), seed }) : null;

/** Light on a flat front by its side to the sun; a tower turns away at both. */
function roundness({ x: middle, half, block }: Wing, x: number, toSun: number): number {
  const across = (x - middle) / half;
  if (block.kind !== 'cone' && block.kind !== 'spire') return across * toSun > 0 ? 1.1 : 0.9;
  return (
    0.62 + 0.5 * Math.sqrt(Math.max(0, 1 - across * across)) + 0.22 * across * Math.sign(toSun)
  );
}

/** Cornice, the shadow below it, a band between floors, lighter corners and a dark foot. */
function reliefAt(
  { x: middle, half, wall, block }: Wing,
  x: number,
  y: number,
  isPlain: boolean,
): number {
  const below = wall - y;
  if (below < 0.45) return 1.16;
  if (below < 1.2) return 0.72;
  if (y < 0.9) return 0.78;
  if (isPlain) return 1;
  const storey = wall / block.floors;
  const band = y % storey;
  if (block.floors > 1 && band < 0.28 && y > 1) return 1.16;
  if (block.floors > 1 && band > storey - 0.2) return 0.9;
  const corner = half - Math.abs(x - middle);
  const isQuoin = block.kind !== 'cone' && block.kind !== 'spire';
  return isQuoin && corner < (Math.floor(y / 0.75) % 2 === 0 ? 1.3 : 0.8) ? 1.14 : 1;
}
