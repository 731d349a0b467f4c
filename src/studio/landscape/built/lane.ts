import type { LandscapeCanvas } from '#studio/landscape/canvas.ts';
import { stream } from '#studio/random.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import { linear } from '#studio/textures/colour.ts';
import type { Face, Surface } from './faces.ts';
import { addTimber } from './lane-timber.ts';
import { addWindows } from './lane-windows.ts';
import type { LaneHouse } from './lane-house.ts';
import type { Built } from './paint-built.ts';
import { highest } from './stand-model.ts';

/** Half the width of the street, its far end, and how deep its houses are, in metres. */
const [HALF, END, DEEP] = [3.1, 44, 7];

const PLASTERS = ['#e9dcc0', '#e3c69a', '#dcae93', '#c9ceb4', '#e8d9c6', '#d9b27c', '#bcc7cb'];
const STONES = ['#b9a887', '#a99877', '#c4b595'];
const ROOFS = ['#8a4a33', '#7a3f2c', '#95543a'];
const SHUTTERS = ['#5f7a5c', '#44617a', '#7d3b2f', '#6d6a4a', '#8a7a5c'];
const SNOW = '#eef1f5';

const matt = (hex: string, look: Surface['look']): Surface => ({
  albedo: linear(hex),
  gloss: 0,
  isGrainy: false,
  ...(look && { look }),
});

/** A street of old houses that runs on to the church. */
export function buildLane(canvas: LandscapeCanvas): Built[] {
  const { spec } = canvas;
  const random = stream(spec.seed, 'lane');
  const isSnowy = spec.weather === 'snow';
  const level = highest(canvas, { x: 0, near: 2, far: END + 8 });
  const houses: Face[] = [];
  const windows: Face[] = [];
  const flowers: Face[] = [];
  for (const side of [-1, 1] as const) {
    let z = random.range(-1.5, 0.5);
    while (z < END) {
      const wide = random.range(5, 7.6);
      const eaves = random.range(4.9, 6.4);
      const house: LaneHouse = {
        side,
        x: side * (HALF + random.range(0, 0.5)),
        from: z,
        to: z + wide,
        ground: level,
        eaves: level + eaves,
        ridge: level + eaves + wide * random.range(0.48, 0.62),
        isTimbered: spec.isTimbered === true && random.chance(0.86),
        random,
        isSnowy,
        shutters: matt(random.pick(SHUTTERS), undefined),
        panel: () => undefined,
      };
      const wall = spec.isTimbered
        ? matt(random.pick(PLASTERS), 'plaster')
        : matt(random.pick([...STONES, ...PLASTERS.slice(0, 3)]), 'plaster');
      raise(house, { wall, roof: matt(isSnowy ? SNOW : random.pick(ROOFS), 'tiles'), houses });
      const onFront = (to: Face[]): LaneHouse => ({ ...house, panel: panelOn(house, to) });
      if (house.isTimbered) addTimber(onFront(houses));
      addWindows(onFront(windows), { sills: flowers, isSummer: isInBloom(canvas) });
      z += wide + (random.chance(0.2) ? random.range(0.8, 1.6) : 0.02);
    }
  }
  const named = spec.isTimbered ? 'timbered_house' : 'house';
  return [
    { thing: 'road', number: 0, faces: street(level, isSnowy), isFlat: true, isNameless: true },
    { thing: 'church', number: 0, faces: church(level, isSnowy) },
    { thing: named, number: 0, faces: houses },
    { thing: 'window', number: 0, faces: windows },
    ...(flowers.length > 0 ? [{ thing: 'potted_plant' as const, number: 0, faces: flowers }] : []),
  ];
}

const isInBloom = ({ spec: { season, weather } }: LandscapeCanvas): boolean =>
  season !== 'winter' && weather !== 'snow' && weather !== 'frost';

const flatNormal = (n: Vec3): readonly [Vec3, Vec3, Vec3] => [n, n, n];

/** Corners in their order round it. */
function addFlat(to: Face[], corners: readonly Vec3[], normal: Vec3, surface: Surface): void {
  const [first] = corners;
  for (let i = 1; i < corners.length - 1; i++)
    to.push({
      points: [first!, corners[i]!, corners[i + 1]!],
      normals: flatNormal(normal),
      surface,
    });
}

const panelOn =
  ({ side, x }: LaneHouse, to: Face[]): LaneHouse['panel'] =>
  (corners, out, surface) =>
    addFlat(
      to,
      corners.map(([z, y]): Vec3 => [x - side * out, y, Math.max(NEAREST, z)]),
      [-side, 0, 0],
      surface,
    );
/** What has gone past us is cut off there. */
const NEAREST = 0.7;

/** Walls with their gable to the street, and a roof over both. */
function raise(
  house: LaneHouse,
  { wall, roof, houses }: { wall: Surface; roof: Surface; houses: Face[] },
): void {
  const { side, x, from, to, ground, eaves, ridge } = house;
  const middle = (from + to) / 2;
  const back = x + side * DEEP;
  panelOn(house, houses)(
    [
      [from, ground],
      [to, ground],
      [to, eaves],
      [middle, ridge],
      [from, eaves],
    ],
    0,
    wall,
  );
  for (const [z, away] of [
    [from, -1],
    [to, 1],
  ] as const) {
    if (z < NEAREST) continue;
    const across: Vec3[] = [
      [x, ground, z],
      [back, ground, z],
      [back, eaves, z],
      [x, eaves, z],
    ];
    addFlat(houses, across, [0, 0, away], wall);
  }
  // It stands out over the street and over both walls.
  const front = x - side * 0.42;
  const drop = ((ridge - eaves) / (middle - from)) * 0.4;
  for (const [z, sign] of [
    [from - 0.4, -1],
    [to + 0.4, 1],
  ] as const) {
    const rise = ridge - eaves;
    const run = middle - from;
    const long = Math.hypot(rise, run);
    const edge = Math.max(NEAREST, z);
    const slope: Vec3[] = [
      [front, eaves - drop, edge],
      [back, eaves - drop, edge],
      [back, ridge + 0.1, Math.max(NEAREST, middle)],
      [front, ridge + 0.1, Math.max(NEAREST, middle)],
    ];
    addFlat(houses, slope, [0, run / long, (sign * rise) / long], roof);
    // Its edge, as thick as the tiles and their board.
    const board: Vec3[] = [
      [front, eaves - drop - 0.2, edge],
      [front, ridge - 0.1, Math.max(NEAREST, middle)],
      [front, ridge + 0.12, Math.max(NEAREST, middle)],
      [front, eaves - drop + 0.02, edge],
    ];
    addFlat(houses, board, [-side, 0, 0], EDGE);
  }
}
const EDGE = matt('#5a3d2b', undefined);

/** Cobbles from wall to wall, in pieces small enough to be told their own distance. */
function street(level: number, isSnowy: boolean): Face[] {
  const faces: Face[] = [];
  const stone = isSnowy ? matt(SNOW, 'plaster') : matt('#8f8474', 'cobbles');
  for (let z = 0.7; z < END + 8; z += 1.4)
    for (let x = -HALF - 1; x < HALF + 1; x += 1.4)
      addFlat(
        faces,
        [
          [x, level + 0.08, z],
          [x + 1.4, level + 0.08, z],
          [x + 1.4, level + 0.08, z + 1.4],
          [x, level + 0.08, z + 1.4],
        ],
        [0, 1, 0],
        stone,
      );
  return faces;
}

/** Its tower closes the street. */
function church(level: number, isSnowy: boolean): Face[] {
  const faces: Face[] = [];
  const wall = matt('#d8c7a4', 'plaster');
  const spire = matt(isSnowy ? SNOW : '#4b4a50', 'tiles');
  const [near, half, tall] = [END + 7, 2.3, 15];
  const dark: Surface = { albedo: [0.03, 0.03, 0.035], gloss: 0.2, isGrainy: false };
  const at = (dx: number, y: number, z = near): Vec3 => [dx, level + y, z];
  addFlat(faces, [at(-half, 0), at(half, 0), at(half, tall), at(-half, tall)], [0, 0, -1], wall);
  for (const s of [-1, 1])
    addFlat(
      faces,
      [
        at(s * half, 0),
        at(s * half, 0, near + 5),
        at(s * half, tall, near + 5),
        at(s * half, tall),
      ],
      [s, 0, 0],
      wall,
    );
  const tip = at(0, tall + 9, near + half);
  addFlat(faces, [at(-half - 0.3, tall), at(half + 0.3, tall), tip], [0, 0.3, -0.95], spire);
  for (const s of [-1, 1])
    addFlat(
      faces,
      [at(s * (half + 0.3), tall), at(s * (half + 0.3), tall, near + 5), tip],
      [s * 0.95, 0.3, 0],
      spire,
    );
  for (const dx of [-0.8, 0.8])
    addFlat(
      faces,
      [
        at(dx - 0.4, tall - 3.2, near - 0.05),
        at(dx + 0.4, tall - 3.2, near - 0.05),
        at(dx + 0.4, tall - 1.2, near - 0.05),
        at(dx, tall - 0.8, near - 0.05),
        at(dx - 0.4, tall - 1.2, near - 0.05),
      ],
      [0, 0, -1],
      dark,
    );
  return faces;
}
