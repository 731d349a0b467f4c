import type { Rgb } from '#studio/textures/colour.ts';
import { linear, mixRgb, scaleRgb } from '#studio/textures/colour.ts';
import { noise2, smoothstep } from '#studio/textures/noise.ts';
import { isFromAside, lit } from '#studio/landscape/canvas.ts';
import type { Projection } from '#studio/landscape/landscape-spec.ts';
import type { LandscapeCanvas } from '#studio/landscape/canvas.ts';
import { climberAt } from './climbers.ts';
import { wallAt } from './masonry.ts';
import { glazedAt, openingAt, spotOf } from './openings.ts';
import type { Spot } from './openings.ts';
import { chimneyTop, faceAt, frontOnly, isChimney, isWithin, wingsOf } from './wings.ts';
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
  const wings = wingsOf(house, scale.metres, seenHand(canvas.view));
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
  const wings = wingsOf(house, metres, seenHand(view));
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
  const [sideSky, sideSun] = isFromAside(view)
    ? [1.35, 0.045]
    : view.toSun[2] > 0.5
      ? [1.5, 0.42]
      : [1.2, 0.16];
  const aslant = (colour: Rgb, shade: number): Rgb =>
    lit(palette, scaleRgb(colour, shade * 0.68), sideSky, sideSun);
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
  const tilesAt = (x: number, y: number): number => {
    const course = (y * 1.8) % 1 < 0.22 ? 0.84 : 1;
    const row = Math.floor(y * 1.8);
    return (
      course *
      (0.7 +
        0.34 * noise2(x * 2.4, row * 3.1, seed + 2) +
        0.3 * noise2(x * 0.35, y * 0.5, seed + 3))
    );
  };
  const roofColour = (wing: Wing, x: number, y: number, isSide: boolean): Rgb => {
    if (wing.block.kind === 'gabled_front') return wallColour(wing, x, y);
    const eaves = 1 - 0.4 * Math.exp(-(y - wing.wall) / 0.35);
    const own = wing.block.kind === 'spire' ? spire : roof;
    // Old tiles are of many burnings, with lichen on them.
    const old = mixRgb(
      own,
      LICHEN,
      0.34 * smoothstep(0.45, 0.85, noise2(x * 0.8, y * 1.1, seed + 4)),
    );
    const tone = scaleRgb(old, tilesAt(x, y) * eaves * roundness(wing, x, view.toSun[0]));
    return isSide ? lit(palette, tone, sideSky, sideSun * 0.6) : lit(palette, tone, 1.7, 0.24);
  };
  /** Stones of the side that is seen aslant, one narrow window in each storey. */
  const sideColour = (wing: Wing, x: number, y: number): Rgb => {
    const { wall: top, half, depth, hand, block } = wing;
    const middle = (x - wing.x) * hand - half + depth / 2;
    const up = (y / (top / block.floors)) % 1;
    const isPane =
      depth > 2 &&
      !isGlazed &&
      y < top &&
      Math.abs(middle) < depth * 0.12 &&
      up > 0.34 &&
      up < 0.76;
    if (isPane) return isNight ? scaleRgb([2.3, 1.15, 0.3], 0.6) : aslant([0.05, 0.055, 0.065], 1);
    const stone = wallAt(house.masonry, wall, { x: x * 2.2, y, seed: seed + 11 });
    const foot = 1 - 0.3 * Math.exp(-y / 1.2);
    return aslant(stone, foot * (y > top - 0.5 && y < top && block.kind !== 'gable' ? 0.75 : 1));
  };
  return (x, y) => {
    for (const wing of wings) {
      const face = faceAt(wing, x, y);
      if (face === 'front') return wallColour(frontOnly(wing), x, y);
      if (face === 'side') return sideColour(wing, x, y);
      if (face) return roofColour(wing, x, y, face === 'side_roof');
      if (isChimney(wing, x, y, house.hasChimneys))
        return daylight(wall, y > chimneyTop(wing, house.hasChimneys) - 0.4 ? 0.6 : 0.92);
    }
    return null;
  };
}

/** Grey and ochre. */
const LICHEN: Rgb = [0.17, 0.15, 0.105];

/** We see the side that models the house: in shade by day, lit against the light. */
const seenHand = (view: Projection): number =>
  Math.sign(view.toSun[0] || 1) * (isFromAside(view) ? -1 : 1);

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
  if (below < 0.4) return 1.12;
  // The shadow of the eaves, and the damp at its foot.
  if (below < 1.7) return 0.5 + 0.5 * smoothstep(0.9, 1.7, below);
  if (y < 1.6) return 0.66 + 0.34 * smoothstep(0, 1.6, y);
  if (isPlain) return 1;
  const storey = wall / block.floors;
  const band = y % storey;
  if (block.floors > 1 && band < 0.28 && y > 1) return 1.16;
  if (block.floors > 1 && band > storey - 0.2) return 0.9;
  const corner = half - Math.abs(x - middle);
  const isQuoin = block.kind !== 'cone' && block.kind !== 'spire';
  return isQuoin && corner < (Math.floor(y / 0.75) % 2 === 0 ? 1.3 : 0.8) ? 1.14 : 1;
}
