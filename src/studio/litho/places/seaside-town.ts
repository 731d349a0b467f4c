import { fold } from '#studio/lexicon/matching/normalise.ts';
import { ellipse, polygon, rectangle, smooth } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import { darken, mixHex } from '#studio/litho/mix-colours.ts';
import type { PosterScene } from '#studio/litho/posters/poster-scene.ts';
import type { PlaceId } from '#studio/places/place.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { paintBushVines } from './open-air.ts';
import { countryStage } from './country.ts';
import type { PaintGround, Stage } from './ground.ts';

type TownKind = 'cyclades' | 'riviera';

const TOWNS: readonly (readonly [TownKind, RegExp])[] = [
  ['cyclades', /\b(?:santorini|santorin|thira|oia|mykonos|cyclades|kykladen|greek islands?)\b/],
  [
    'riviera',
    /\b(?:amalfi\w*|positano|ravello|sorrento|cinque terre|portofino|manarola|vernazza|procida|italian riviera|liguria|ligurien)\b/,
  ],
];

/** A town of houses above the sea that everybody knows: Santorini, Amalfi. */
export const townOf = ({ prompt }: Pick<SceneSpec, 'prompt'>): TownKind | null =>
  TOWNS.find(([, words]) => words.test(fold(prompt)))?.[0] ?? null;

/** What the town itself shows, so that none of it stands in front. */
const OF_TOWN: Readonly<Record<TownKind, ReadonlySet<ThingId>>> = {
  cyclades: new Set<ThingId>(['house', 'blue_dome', 'village', 'sea']),
  riviera: new Set<ThingId>(['house', 'village', 'sea']),
};

export function isOfTown(thing: ThingId, spec: Pick<SceneSpec, 'prompt'>): boolean {
  const town = townOf(spec);
  return town !== null && OF_TOWN[town].has(thing);
}

interface TownLook {
  walls: readonly string[];
  roof: string | null;
  shutter: string;
  rock: string;
}
const LOOKS: Readonly<Record<TownKind, TownLook>> = {
  cyclades: {
    walls: ['#fdf8ee', '#f6efe2', '#fffdf6'],
    roof: null,
    shutter: '#2f6fb0',
    rock: '#a98468',
  },
  riviera: {
    walls: ['#f0b27a', '#e98f7a', '#f6dca0', '#f3c6b4', '#fbf0dc', '#d9776a'],
    roof: '#b8543a',
    shutter: '#3d7048',
    rock: '#8f9a68',
  },
};
export const VINEYARD =
  /\b(?:vineyards?|vines?|vignobles?|vignes?|vign(?:a|eto|eti)|vinedos?|vinas?|weinberg\w*|reben)\b/;
const TIERS = 6;

/** The sea below a town that climbs its cliff; a terrace in front where things stand. */
export const seasideStage: PaintGround = (scene) => {
  const { things, figures } = scene.spec;
  const isEmpty = figures.length === 0 && things.every(({ thing }) => isOfTown(thing, scene.spec));
  const isVineyard = VINEYARD.test(fold(scene.spec.prompt));
  const foreground = isVineyard ? 'earth' : isEmpty ? 'water' : 'paving';
  const stage = countryStage({ landscape: 'coastal', isBySea: true, foreground })({
    ...scene,
    spec: { ...scene.spec, weather: null },
  });
  const kind = townOf(scene.spec) ?? 'riviera';
  paintCliff(scene, stage, LOOKS[kind]);
  paintTown(scene, stage, kind);
  // Below the town the vines lie low on the ground, without a wire.
  if (isVineyard) paintBushVines(scene, stage);
  return stage;
};

/** Upper edge of the cliff: high at the right, down to the water on the left. */
const slope = (u: number): number => Math.max(0, (u - 0.3) / 0.7) ** 0.75;

function paintCliff(scene: PosterScene, { horizon }: Stage, { rock }: TownLook): void {
  const { press, frame, palette } = scene;
  const foot = horizon + frame.height * 0.01;
  const crest: Point[] = [0.28, 0.4, 0.55, 0.7, 0.85, 1.02].map((u, i) => [
    frame.x + frame.width * u,
    foot - slope(u) * frame.height * 0.46 - (i % 2) * frame.height * 0.012,
  ]);
  const cliff = smooth(
    [...crest, [frame.x + frame.width * 1.02, foot], [frame.x + frame.width * 0.28, foot]],
    true,
    0.2,
  );
  press.fill(cliff, mixHex(rock, palette.hills[1], 0.25), {
    from: [frame.x + frame.width * 0.4, 0],
    to: [frame.x + frame.width, 0],
    start: -0.45,
    end: 0.3,
  });
}

/** Tier above tier, the lower ones before the upper. */
function paintTown(scene: PosterScene, { horizon }: Stage, kind: TownKind): void {
  const { frame, random } = scene;
  const dice = random.fork('town');
  const size = Math.min(frame.width, frame.height) * 0.105;
  for (let tier = TIERS - 1; tier >= 0; tier--) {
    const lift = (tier / (TIERS - 1)) * frame.height * 0.36;
    // A house stands where the cliff is at least as high as its floor.
    const from = 0.34 + 0.7 * (lift / (frame.height * 0.46)) ** (1 / 0.75);
    for (let u = from + dice.range(0, 0.04); u < 1.04;) {
      const width = size * dice.range(0.85, 1.25);
      const foot: Point = [
        frame.x + frame.width * u,
        horizon - lift + frame.height * dice.range(-0.008, 0.012),
      ];
      const hasDome = kind === 'cyclades' && dice.chance(tier > 3 ? 0.4 : 0.2);
      paintTownHouse(scene, { foot, width, height: size * dice.range(0.75, 1.2), kind, hasDome });
      u += (width / frame.width) * dice.range(0.92, 1.12);
    }
  }
}

interface TownHouse {
  foot: Point;
  width: number;
  height: number;
  kind: TownKind;
  hasDome: boolean;
}

function paintTownHouse(
  { press, palette, random }: PosterScene,
  { foot: [x, y], width, height, kind, hasDome }: TownHouse,
): void {
  const { walls, roof, shutter } = LOOKS[kind];
  const dice = random.fork(`house ${Math.round(x)} ${Math.round(y)}`);
  const [left, top] = [x - width / 2, y - height];
  if (hasDome) paintDome(press, [x, top], width * 0.36);
  const wall = dice.pick(walls);
  const body = rectangle({ x: left, y: top, width, height: height + width * 0.5 });
  const paint = () => {
    press.fill(body, palette.isNight ? darken(wall, 0.35) : wall, {
      from: [left, 0],
      to: [left + width, 0],
      start: -0.4,
      end: 0.12,
    });
    if (roof)
      press.fill(
        polygon([
          [left - width * 0.06, top],
          [x, top - width * 0.24],
          [left + width * 1.06, top],
        ]),
        roof,
        { from: [left, 0], to: [left + width, 0], start: -0.35, end: 0.2 },
      );
    for (const share of dice.chance(0.5) ? [0.28, 0.72] : [0.5]) {
      const wide = width * 0.15;
      press.fill(
        rectangle({
          x: left + width * share - wide / 2,
          y: top + height * 0.3,
          width: wide,
          height: wide * 1.5,
        }),
        palette.isNight ? '#ffd98a' : shutter,
      );
    }
  };
  // White on white needs an edge.
  press.named('house', paint);
  press.stroke(body, darken(wall, 0.22), press.unit * 1.6);
}

function paintDome(press: PosterScene['press'], [x, y]: Point, radius: number): void {
  press.named('blue_dome', () => {
    press.fill(ellipse([x, y], radius, radius * 1.02), '#2f6fb0', {
      from: [x - radius, y],
      to: [x + radius, y - radius],
      start: -0.5,
      end: 0.45,
    });
    press.fill(
      rectangle({
        x: x - radius * 0.05,
        y: y - radius * 1.4,
        width: radius * 0.1,
        height: radius * 0.45,
      }),
      '#fdf8ee',
    );
    press.fill(
      rectangle({
        x: x - radius * 0.17,
        y: y - radius * 1.28,
        width: radius * 0.34,
        height: radius * 0.09,
      }),
      '#fdf8ee',
    );
  });
}

const TAKEN = new Set<PlaceId | null>([
  'harbour',
  'sea',
  'vineyard',
  'village',
  'volcano',
  'bush_vines',
  'picnic',
  'mountains',
  'terraced_vineyard',
  'harbour',
  'river',
]);

/** Where such a town is named, it is what lies at the sea. */
export const townPlace = (spec: SceneSpec, place: PlaceId | null): PlaceId | null =>
  townOf(spec) !== null && (TAKEN.has(place) || (place === null && isTravel(spec))) ? 'sea' : place;

/** A travel poster shows its place, whatever stands before it. */
const isTravel = ({ style }: SceneSpec): boolean => style === 'illustration_poster';
