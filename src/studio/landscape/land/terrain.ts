import { fbm, hash2, noise2, smoothstep } from '#studio/textures/noise.ts';
import type { LandscapeSpec, TerrainShape } from '#studio/landscape/landscape-spec.ts';
import { parcelsOf } from './parcel-grid.ts';
import { TERRAINS } from './terrain-shapes.ts';

/** Metres from one bush to the next, and the half of it that leaves cover: closer, they pass for a hedge. */
const BUSH_STEP = 2.5;
const BUSH_HALF = 0.27;

/** How deep an orchard is that lies beside the vines. */
export const ORCHARD_METRES = 120;

/** Metres from the middle of the picture to its first trees: the strip between them and the vines narrows away from us. */
export const orchardEdge = (z: number): number => 3.4 - z * 0.06;

/** 0 is the near vineyard; other plots have their own row direction, every fifth is a meadow. */
export type Plot = number;

export interface Terrain {
  shape: TerrainShape;
  ground(x: number, z: number): number;
  plotAt(x: number, z: number): Plot;
  isPlanted(plot: Plot): boolean;
  /** What grows in this row. */
  isLavender(plot: Plot, row: number): boolean;
  /** Position across the rows; whole numbers are the middles of rows. */
  rowPhase(x: number, z: number, plot: Plot): number;
  /** Inverse of the near plot's phase: where row `index` stands at depth z. */
  rowX(index: number, z: number): number;
  /** How full the plant is here, 0 to 1: bush vines stand apart, each a round head; a hedge thins out towards a road. */
  plantAt(x: number, z: number, row: number): number;
  /** 0 on the road, 1 where its grassy verge ends. */
  verge(x: number, z: number): number;
  waterLevel: number;
  /** The middle of a valley's river. */
  riverX(z: number): number;
  /** Metres from the edge of a winding river, on land; far from any, Infinity. */
  bank(x: number, z: number): number;
  /** 1 on the lane that parts two far parcels, 0 beside it. */
  lane(x: number, z: number): number;
  /** Metres to the edge of the parcel that a place lies in. */
  parcelEdge(x: number, z: number): number;
  /** 1 on the road, 0 beside it. */
  road(x: number, z: number): number;
  roadX(z: number): number;
  /** No vine grows here: a road, or the trees of an orchard. */
  isBare(x: number, z: number): boolean;
  /** Where in its terrace a place lies: 0 the tread, 1 the wall. */
  wall(x: number, z: number): number;
}

/** From where the lanes between far parcels are told apart. */
const LANES_FROM = 125;
/** Metres of meadow, trees and road between a river and the first vines; not at our own feet. */
const BANK = 19;
const MEADOWS_FROM = 40;

/** Metres of grass between a track and the first leaves. */
const VERGE = 2.2;

/** Half the width of a track between vines, in metres: a tractor's. */
export const TRACK_HALF = 1.9;

/** Metres over which the last plant of a row rises. */
const ROW_END = 1.1;

/** Metres to a village that is not at the water. */
export const VILLAGE_AWAY = 150;

/** Metres to a wall across the vineyard; nothing is planted before it. */
export const WALL_FOREGROUND = 8.5;

export function createTerrain(spec: LandscapeSpec): Terrain {
  const shape: TerrainShape = { ...TERRAINS[spec.terrain], ...spec.change };
  const { seed, relief } = spec;
  const drift = hash2(seed, 11, 5) * 100;
  const cos = Math.cos(spec.rowAngle);
  const sin = Math.sin(spec.rowAngle);
  const bend = (z: number): number => spec.rowBend * z * z * 0.01 * smoothstep(110, 20, z);
  // A lane runs ahead of us where something stands in it, else the middle one is a row.
  const shift = spec.isLaneAhead ? 0.5 : 0;
  const waterLevel = shape.valley ? 0 : -shape.nearDrop * relief + 1.2;
  const { valley } = shape;
  const side = (spec.free ?? 0.6) > 0.5 ? 1 : -1;

  const riverX = (z: number): number =>
    valley ? side * valley.bend * Math.cos(z / valley.period) : 0;
  /** Metres from the water of a valley's river; its banks are no straight edges. */
  const awayFromWater = (x: number, z: number): number => {
    const { width } = valley!;
    const frayed = (noise2(x * 0.05, z * 0.05, seed + 91) - 0.5) * 5;
    return Math.abs(x - riverX(z)) - width / 2 + frayed;
  };
  const slopeAt = (x: number, z: number): number => {
    const { slope, height } = valley!;
    const away = awayFromWater(x, z);
    if (away < 0) return -1;
    const rough = (fbm(x * 0.006 + drift, z * 0.006, 3, seed + 21) - 0.4) * 1.3;
    const rise = height * (1 - Math.exp((-away * slope) / height));
    return rise * (1 + rough * smoothstep(20, 260, away)) + away * 0.06;
  };
  const across = spec.width / (0.9 * Math.sqrt(spec.width * spec.height));
  const sway = (z: number): number => (shape.isWinding ? 3 + z * 0.13 : 1.5 + z * 0.055);
  const roadX = (z: number): number =>
    shape.isDriveway
      ? ((spec.free ?? 0.5) - 0.5) * across * z
      : side * (z * 0.1 - 1) + Math.sin(z / 30 + 0.6) * sway(z);
  const [end, wide] = shape.isDriveway ? [136, 3.6] : [520, TRACK_HALF];
  /** Grass grows into a track and out of it. */
  const frayed = (x: number, z: number): number =>
    shape.isDriveway || z > 90 ? 0 : (noise2(x * 1.9, z * 0.9, seed + 33) - 0.5) * 1.1;
  const road = (x: number, z: number): number => {
    const away = shape.hasRoad && z < end ? Math.abs(x - roadX(z)) : wide + 1;
    return away > wide + 0.6 ? 0 : smoothstep(wide, wide - 0.6, away + frayed(x, z));
  };
  const verge = (x: number, z: number): number => {
    if (!shape.hasRoad || z >= end || shape.isDriveway) return 1;
    const away = Math.abs(x - roadX(z)) - wide;
    return away > VERGE + 1 ? 1 : smoothstep(0, VERGE, away + frayed(x * 0.6, z * 0.5));
  };

  const hasOrchard = spec.marks?.some((mark) => mark.endsWith('orchard')) ?? false;
  const bareUntil = spec.guests?.some(({ thing }) => thing === 'stone_wall')
    ? WALL_FOREGROUND
    : (spec.clearing ?? 0);
  const isBare = (x: number, z: number): boolean =>
    z < bareUntil ||
    (valley !== undefined && z > MEADOWS_FROM && awayFromWater(x, z) < BANK) ||
    road(x, z) > 0 ||
    (hasOrchard && z < ORCHARD_METRES && x * side > orchardEdge(z));

  /** A row does not end as a wall: its last plant is round. */
  const endOfRow = (z: number): number =>
    bareUntil > 0 ? smoothstep(bareUntil, bareUntil + ROW_END, z) : 1;

  const ground = (x: number, z: number): number => {
    if (valley) return terrace(slopeAt(x, z), shape.terraceStep);
    const drop = -smoothstep(6, 150 + shape.nearDrop, z) * shape.nearDrop * relief;
    const lump =
      z < 5 ? 0 : (noise2(x * 0.03 + 5, z * 0.03, seed + 2) - 0.5) * 1.1 * smoothstep(5, 60, z);
    // The near field is what the march visits most: it has no hills to compute.
    if (z <= shape.hillStart) return drop + lump + knollAt(x, z);
    const swell =
      (fbm(x * 0.0042 + drift, z * 0.0042 + 7, 3, seed + 21) - 0.42) * shape.hillAmplitude;
    const hill = swell * relief * smoothstep(shape.hillStart, shape.hillStart + 550, z);
    return drop + terrace(farSide(x, z) + hill, shape.terraceStep) + lump + knollAt(x, z);
  };

  /** Where the view is free, as far away as a village stands. */
  const knollAt = (x: number, z: number): number => {
    if (!shape.knoll) return 0;
    const aside = x - ((spec.free ?? 0.5) - 0.5) * across * VILLAGE_AWAY;
    const away = Math.hypot(aside / 78, (z - VILLAGE_AWAY) / 52);
    return shape.knoll * Math.exp(-away * away);
  };

  // Beyond the river the valley's other side climbs; its edge wanders with x.
  const farSide = (x: number, z: number): number => {
    if (shape.farRise === 0) return 0;
    const bank = 300 + (noise2(x * 0.004 + drift, 2, seed + 8) - 0.5) * 150;
    return smoothstep(bank + shape.river, bank + shape.river + 520, z) * shape.farRise * relief;
  };

  const parcelAt = parcelsOf(seed);
  return {
    shape,
    ground,
    isBare,
    plantAt: (x, z, row) => {
      if (isBare(x, z)) return 0;
      const full = smoothstep(0.25, 0.9, verge(x, z)) * endOfRow(z);
      if (shape.crop !== 'bush') return full;
      const along = (z * cos + x * sin) / BUSH_STEP + hash2(row, 3, seed);
      const away = Math.abs(along - Math.round(along)) / BUSH_HALF;
      return away < 1 ? full * Math.sqrt(1 - away * away) : 0;
    },
    verge,
    road,
    roadX,
    wall: (x, z) => {
      if (!valley || shape.terraceStep === 0) return 0;
      const t = slopeAt(x, z) / shape.terraceStep;
      return smoothstep(0.58, 0.72, t - Math.floor(t));
    },
    riverX,
    bank: (x, z) => (valley ? awayFromWater(x, z) : Infinity),
    lane: (x, z) => (z < LANES_FROM ? 0 : smoothstep(2.4, 1.5, parcelAt(x, z).edge)),
    parcelEdge: (x, z) => parcelAt(x, z).edge,
    waterLevel: shape.river > 0 || valley ? waterLevel : -1e9,
    plotAt: (x, z) => {
      if (z < 95 + 25 * Math.sin(x * 0.02 + drift)) return 0;
      const { cx, cz } = parcelAt(x, z);
      return 1 + Math.floor(hash2(cx, cz, seed) * 900);
    },
    isLavender: (plot, row) =>
      shape.crop === 'lavender' &&
      !(shape.hasVines && (plot === 0 ? row * side < 0 : plot % 2 === 0)),
    isPlanted: (plot) => spec.hasRows && (plot === 0 || plot % 5 !== 0),
    rowPhase: (x, z, plot) => {
      if (plot === 0) return ((x - bend(z)) * cos - z * sin) / shape.rowSpacing + shift;
      // Steep sites plant straight up the slope, so their far rows run away from us.
      const angle =
        shape.farRise > 0 ? ((plot * 0.37) % 0.5) - 0.25 : ((plot * 2.399) % 3.14) - 0.6;
      return (x * Math.cos(angle) - z * Math.sin(angle)) / 3.2;
    },
    rowX: (index, z) => ((index - shift) * shape.rowSpacing + z * sin) / cos + bend(z),
  };
}

function terrace(height: number, step: number): number {
  if (step === 0 || height <= 0) return height;
  const t = height / step;
  const whole = Math.floor(t);
  return (whole + smoothstep(0.62, 0.98, t - whole)) * step;
}
