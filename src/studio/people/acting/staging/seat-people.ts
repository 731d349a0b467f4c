import { againstLight } from './against-light.ts';
import type { Ground, Member } from '#studio/people/painting/ground.ts';
import type { PlacedStand } from '#studio/people/furniture.ts';
import { ELBOW, laidOn } from './laid-on.ts';
import type { Standing } from './placed.ts';
import type { PersonShape } from '#studio/people/body/person-shape.ts';
import { handAt } from './clink-people.ts';
import { sizeOf } from './stand-people.ts';
import { roundMetres, standRound } from './stand-round.ts';
import type { Vec3 } from '#studio/scene-graph.ts';

type Shaped = Member & { shape: PersonShape };

/** Where somebody is in the room: metres aside and towards us, and their turn. */
interface Seat {
  x: number;
  z: number;
  facing: number;
}

/** From a little above, so that the table and what is on it are seen before them. */
const PITCH = 0.3;
const SEATED = 1.4;

export const isOnGround = ({ shape }: Shaped): boolean =>
  shape.pose === 'lounging' || shape.pose === 'reclining';
const isSeated = ({ shape }: Shaped): boolean => shape.pose === 'sitting';
const tableFor = (seated: number): number =>
  Math.max(SMALL, Math.max(1, seated - 2) * ELBOW + (seated > 2 ? 0.38 : 0.22));
/** A table for one or two is no larger than it must be, or they would sit at the frame's ends. */
const SMALL = 0.82;
/** Metres by which somebody alone and their table are moved: both together stand in the middle. */
const asideFor = (seated: number): number => (seated === 1 ? 0.24 : 0);

/** Metres that those at its ends take beside a table, and those below its cloth that are not shown. */
const BESIDE_TABLE = 0.52;
const UNDER_TABLE = 0.64;

const FAR_TURNS = [0.35, 0.6, 0.2];
/** Who sits at an end is seen from the side, and photographed a little from behind. */
const ENDS = { painted: [1.08, 1.02], photographed: [1.62, 1.4] } as const;

/** One at each end and the others along the far side, so that nobody hides another. */
function seatsFor(seated: number, isPainted = false): Seat[] {
  const ends = isPainted ? ENDS.painted : ENDS.photographed;
  const half = tableFor(seated) / 2;
  const along = Math.max(0, seated - 2);
  const far = Array.from({ length: along }, (_, i): Seat => {
    const x = (i - (along - 1) / 2) * ELBOW;
    return { x, z: -0.66, facing: FAR_TURNS[i % FAR_TURNS.length]! * (i * 2 < along ? 1 : -1) };
  });
  return [
    { x: -half - 0.1, z: -0.16, facing: ends[0] },
    ...far,
    { x: half + 0.1, z: -0.16, facing: -ends[1] },
  ].slice(0, Math.max(2, seated));
}

interface Framed {
  metres: number;
  foot: number;
}

function frameTable(members: readonly Shaped[], { aspect }: Ground): Framed {
  const seated = members.filter(isSeated).length;
  const tall = members.every(isSeated) ? SEATED : 1.86;
  const beside = seated > 2 ? members.filter(isAbout).length * 1.1 : 0;
  // The backs of the outer chairs may leave the frame.
  const across = tableFor(seated) + (seated > 1 ? BESIDE_TABLE : 0.86) + beside;
  // Whoever sits behind is higher in the frame; of legs, below the table's cloth, nobody needs to know.
  const high = tall * Math.cos(PITCH) + 0.66 * Math.sin(PITCH);
  const metres = Math.max((high - UNDER_TABLE) / 0.88, across / aspect);
  const spare = Math.max(0, 0.88 - (high - UNDER_TABLE) / metres);
  return { metres, foot: 0.12 + Math.min(0.16, spare * 0.66) + high / metres };
}

/** People at one table; whoever serves them stands behind it. */
export function seatAround(
  members: readonly Shaped[],
  ground: Ground,
): (Standing & { hand?: Vec3 })[] {
  const { metres, foot } = frameTable(members, ground);
  const of = members.filter(isSeated).length;
  const seats = seatsFor(of, ground.isPainted);
  const doMeet = of > 1 && members.every(doesToast);
  let standing = 0;
  const afar = farFor(members);
  return members.map((member, index) => {
    const seat = isSeated(member)
      ? seats.shift()!
      : isAbout(member)
        ? afar.shift()!
        : { x: between(of, standing++), z: -1, facing: -0.7 };
    // Children sit higher, or the table would hide them.
    const size = member.shape.isChild && !isAbout(member) ? 0.84 : sizeOf(member);
    const placed = standAt({ ...seat, x: seat.x + asideFor(of) }, { metres, foot, size, ground });
    // Some steps off they are as small as all else there.
    if (isAbout(member)) return { ...placed, metres: placed.metres * STEPS_OFF };
    if (!doMeet) return placed;
    const spot = [seat.x, seat.z, seat.facing] as const;
    return { ...placed, hand: handAt(spot, { size, index, of, meeting: OVER_TABLE }) };
  });
}

/** Where two stand who serve: what they bring is seen between the heads of those who sit before them. */
const between = (seated: number, nth: number): number => {
  const along = Math.max(0, seated - 2);
  const gap = along === 0 ? 0.35 : along % 2 === 0 ? BROUGHT : ELBOW / 2 + BROUGHT;
  return gap + Math.max(0.55, along > 0 ? ELBOW : 0) * nth;
};
/** Metres from what is brought to the middle of whoever brings it. */
const BROUGHT = 0.06;

const ABOUT: ReadonlySet<PersonShape['pose']> = new Set<PersonShape['pose']>([
  'running',
  'jumping',
  'bowling',
  'throwing',
]);
/** Children who run about while the others sit. */
const isAbout = ({ shape }: Shaped): boolean => ABOUT.has(shape.pose);
const PLAY_Z = -2.7;
/** Metres between them, as seen from the table. */
const STRIDE = 0.4;
const STEPS_OFF = 1.5;

/** Beyond the table, between those who sit at its ends; beside it where some sit along it. */
function farFor(members: readonly Shaped[]): Seat[] {
  const [seated, about] = [members.filter(isSeated).length, members.filter(isAbout).length];
  const from = seated > 2 ? tableFor(seated) / 2 + 0.5 : -((about - 1) / 2) * STRIDE;
  return Array.from({ length: about }, (_, i) => ({
    x: from + i * STRIDE,
    z: PLAY_Z,
    facing: 1.15,
  }));
}

/** Everybody who sits there has a glass for it. */
const doesToast = ({ figure, shape }: Shaped): boolean =>
  figure.action === 'toasting' && shape.pose === 'sitting' && shape.holds[0] === 'glass';
/** Where their glasses meet, nearer to those who sit behind it. */
const OVER_TABLE: Vec3 = [0, 1.03, -0.12];

function standAt(
  { x, z, facing }: Seat,
  { metres, foot, size, ground }: Framed & { size: number; ground: Ground },
): Standing {
  return {
    at: 0.5 + x / (metres * ground.aspect),
    foot: foot + (z * Math.sin(PITCH)) / metres,
    // Whoever is nearer is a little larger, and painted later.
    metres: metres * (1 - z * 0.05),
    facing,
    lightFrom: x <= 0 ? 1 : -1,
    contre: againstLight(ground),
    cutBelow: 0,
    size,
    pitch: PITCH,
    reach: 0.95,
  };
}

const GROUND_PITCH = 0.36;
/** Metres between neighbours; of several every other one sits behind, between the two before. */
const BLANKET_SEAT = 0.78;
const CLOSE_SEAT = 0.52;
const seatOf = (of: number): number => (of > 2 ? CLOSE_SEAT : BLANKET_SEAT);
const blanketFor = (of: number): number => Math.max(1.5, of * seatOf(of) + 0.35);

function frameBlanket(of: number, { aspect, scene }: Ground): Framed {
  // Of the tree above them the lower half of its crown.
  // Its ends may leave the frame.
  const across = of > 2 ? (of - 1) * CLOSE_SEAT + 0.82 : blanketFor(of) + 0.15;
  const metres = Math.max(scene.tree ? 2.35 : 1.6, across / aspect);
  return { metres, foot: scene.tree ? 0.87 : 0.84 };
}

/** On a blanket, turned to each other and to what lies before them. */
export function sitOnGround(members: readonly Shaped[], ground: Ground): Standing[] {
  const of = members.length;
  const { metres, foot } = frameBlanket(of, ground);
  return members.map((member, i) => {
    const x = (i - (of - 1) / 2) * seatOf(of);
    const turn = of === 1 ? (ground.free > 0.5 ? 1 : -1) : x <= 0 ? 1 : -1;
    const standing = standAt(
      {
        x: of === 1 ? -turn * 0.2 : x,
        z: of > 2 && i % 2 === 1 ? -0.42 : -0.12,
        facing: turn * (ground.isPainted ? 0.55 + 0.2 * (i % 2) : 1.15 - 0.25 * (i % 2)),
      },
      { metres, foot, size: sizeOf(member), ground },
    );
    const isTree = member.shape.tree !== undefined;
    return {
      ...standing,
      metres: of > 2 && i % 2 === 1 ? metres * 1.001 : metres,
      pitch: GROUND_PITCH,
      ...(isTree && { tall: 3.1, reach: 1.6 }),
    };
  });
}

/** The blanket below them, and what lies on it before them. */
function spreadOut(members: readonly Shaped[], ground: Ground): PlacedStand[] {
  const framed = frameBlanket(members.length, ground);
  const wide = blanketFor(members.length);
  const base = standAt({ x: 0, z: 0, facing: 0 }, { ...framed, size: 1, ground });
  const all = placed('blanket', wide, { ground, members }, { ...base, pitch: GROUND_PITCH });
  return [
    // Painted before whoever sits on it, and its load after them.
    { ...all, bears: [], metres: framed.metres * 1.002, tall: 0.1 },
    { ...all, wide: 0, metres: framed.metres * 0.998, tall: 0.7 },
  ];
}

const COUNTER_Z = 0.42;

/** Behind a counter, turned to us and to each other. */
export function standBehind(members: readonly Shaped[], ground: Ground): Standing[] {
  const of = members.length;
  const metres = counterMetres(of, ground);
  if (areRound(of, ground)) return standRound(members, ground, counterFoot(metres));
  return members.map((member, i) => {
    const x = (i - (of - 1) / 2) * elbowFor(of) + (of === 1 ? 0.06 : 0);
    const turn = of === 1 ? (ground.free > 0.5 ? 1 : -1) : x <= 0 ? 1 : -1;
    return {
      ...standAt(
        // What is worked on lies before us.
        { x, z: 0, facing: turn * (isAtWork(member) ? 0.3 : 0.8) },
        // Children stand on a stool, or the counter would hide them.
        { metres, foot: 0, size: member.shape.isChild ? 0.86 : sizeOf(member), ground },
      ),
      foot: counterFoot(metres),
      pitch: 0.1,
    };
  });
}

/** Metres along a counter for each. */
const elbowFor = (of: number): number => (of > 2 ? 0.52 : 0.62);

const isAtWork = ({ shape }: Shaped): boolean => shape.pose === 'working';

/** The more stand there the smaller they are: the counter's own foot is then seen near the lower edge. */
const counterFoot = (metres: number): number => Math.max(0.9, 0.15 + 1.82 / metres);

const counterMetres = (of: number, ground: Ground): number =>
  areRound(of, ground)
    ? roundMetres(of, ground)
    : Math.max(1.36, ((of - 1) * elbowFor(of) + 0.72) / ground.aspect);

/** A barrel has no far side: photographed, several stand all round it. */
const areRound = (of: number, { scene, isPainted }: Ground): boolean =>
  of > 2 && scene.furniture === 'barrel_table' && !isPainted;

/** The table or counter itself, with what was asked to stand on it. */
export function furnish(members: readonly Shaped[], ground: Ground): PlacedStand[] {
  const { furniture } = ground.scene;
  // The low one stands where they sit, see `before-sofa.ts`.
  const isOwn = !furniture || furniture === 'low_table';
  if (!ground.isSubject || isOwn || members.length === 0) return [];
  if (furniture === 'blanket') return members.every(isOnGround) ? spreadOut(members, ground) : [];
  if (furniture === 'table') {
    const seated = members.filter(isSeated).length;
    if (seated < 1 || members.every(({ shape }) => shape.beside !== 'chair')) return [];
    const wide = tableFor(seated);
    const framed = frameTable(members, ground);
    const base = standAt({ x: asideFor(seated), z: 0, facing: 0 }, { ...framed, size: 1, ground });
    return [placed('table', wide, { ground, members }, base)];
  }
  const metres = counterMetres(members.length, ground);
  const base = standAt({ x: 0, z: 0, facing: 0 }, { metres, foot: 0, size: 1, ground });
  const foot = counterFoot(metres) + (COUNTER_Z * Math.sin(0.1)) / metres;
  const standing = { ...base, foot, metres: metres * 0.99, pitch: 0.1 };
  return [placed(furniture, 3, { ground, members }, standing)];
}

/** Metres of it that things stand on. */
const widthOf = (stand: PlacedStand['stand'], wide: number): number =>
  stand === 'table' ? wide : stand === 'barrel_table' ? 0.64 : 1.1;

function placed(
  stand: PlacedStand['stand'],
  wide: number,
  { ground, members }: { ground: Ground; members: readonly Shaped[] },
  standing: Standing,
): PlacedStand {
  return {
    ...standing,
    reach: wide / 2 + 0.5,
    // The ropes of a balloon leave the frame.
    tall: stand === 'balloon_basket' ? 2.7 : 1.6,
    stand,
    wide,
    hasCloth: ground.scene.hasCloth,
    ...(ground.scene.cloth && { cloth: ground.scene.cloth }),
    ...(ground.scene.isMarble && { isMarble: true }),
    ...(ground.bottle && { bottle: ground.bottle }),
    vessel: ground.scene.vessel ?? 'glass',
    wine: ground.wine,
    bears: laidOn(ground, stand, widthOf(stand, wide), members),
    slots: [],
  };
}
