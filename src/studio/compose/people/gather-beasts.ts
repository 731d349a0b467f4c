import { BEASTS } from '#studio/people/body/beast-builds.ts';
import type { PlacedBeast } from '#studio/people/acting/staging/placed.ts';
import { loadOf } from '#studio/people/beast-load-of.ts';
import { breedOf } from '#studio/props/animals/breeds.ts';
import { behindOf } from '#studio/people/body/beast-loads.ts';
import { mostOf } from '#studio/places/words/scenery-names.ts';
import { linear } from '#studio/textures/colour.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import { frameBoxOf } from '#studio/compose/camera/frame-camera.ts';
import { freeShare } from '#studio/compose/camera/free-share.ts';
import type { Shot, Stage } from '#studio/compose/stage.ts';
import { beastsOf } from '#studio/compose/things/beasts-and-guests.ts';
import { isSaidAmongRows } from '#studio/compose/things/among-rows.ts';
import { isMounted } from './mounted.ts';
import { figuresOf } from '#studio/people/figures-of.ts';
import {
  doGraze,
  doesSleep,
  movesIn,
  petStates,
  saidOfBeast,
} from '#studio/compose/things/events/pet-acts.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';

/** Herds stand a little behind each other. */
const MOST = 3;

/** Every animal that was asked for, on the ground and at its true size. */
export function gatherBeasts(stage: Stage, shot: Shot): PlacedBeast[] {
  if (stage.direction.archetype === 'overhead') return [];
  return beastsOf(stage.spec).flatMap((asked, kind) => {
    const count = Math.min(
      MOST,
      mostOf(asked.thing),
      asked.count ?? (isFlock(asked, stage.spec) ? MOST : someOf(asked)),
    );
    return Array.from({ length: count }, (_, i) => place(stage, shot, { asked, i, kind, count }));
  });
}

/** Two are several; a flock is more. */
const someOf = ({ isSeveral, word }: AskedThing): number =>
  isSeveral ? (FLOCK.test(word) ? MOST : 2) : 1;
const FLOCK = /flock|herd|troupeau|gregge|mandria|reba[nñ]o|sheep|moutons|pecore|ovejas|schafe/i;

/** 'Sheep between the vines' are a flock; 'a sheep' is one. */
const isFlock = ({ thing, count, word }: AskedThing, { prompt }: Stage['spec']): boolean =>
  thing === 'sheep' && count === null && /^sheep$/i.test(word) && !ONE_SHEEP.test(prompt);
const ONE_SHEEP = /\b(?:a|one|the|our|lone|single) (?:\w+ )?sheep\b/i;

interface Placing {
  asked: AskedThing;
  i: number;
  kind: number;
  count: number;
}

function place(stage: Stage, shot: Shot, { asked, i, kind, count }: Placing): PlacedBeast {
  const { direction, aspect, people } = stage;
  const { back, long } = sizeOf(asked);
  const random = stage.random(`beast ${kind} ${i}`);
  const ground = groundFor(stage, shot, { back, long });
  // A herd wants room.
  const herd = people.length > 0 ? 1 : 1 + (count - 1) * 0.35;
  const side = ground.at > 0.5 ? -1 : 1;
  const isInLand = standsInLand(stage, shot);
  const isInRow = isInLand && areBeastsInRows(stage);
  const apart =
    ((i - (count - 1) / 2) * long * (isInRow ? IN_LANE : 0.9) +
      asideOf(stage, shot, { kind, long })) /
    (ground.metres * herd * aspect);
  const load = i === 0 && kind === 0 && people.length === 0 ? loadOf(stage.spec)?.load : undefined;
  const states = [...asked.states, ...petStates(stage.spec), ...withWhom(stage, asked)];
  const isLeaping = states.includes('jumping');
  const rider = people.find(({ shape }) => shape.pose === 'astride');
  const runner = people.find(({ shape }) => shape.pose === 'running');
  const trail = load ? behindOf(load) : 0;
  const behind = isInLand ? i * STRAY : i * 0.06;
  const metres = Math.max(
    ground.metres * (1 + behind) * (isInLand ? 1 : herd) * (isLeaping ? 1.25 : 1),
    trail > 0 ? (trail + long * 1.9) / aspect : load === 'tree' ? UNDER_TREE : 0,
  );
  return {
    beast: {
      thing: asked.thing,
      word: asked.word,
      coat: asked.colour ? linear(asked.colour.hex) : null,
      states,
      ...(load && { load }),
    },
    thing: asked.thing,
    number: i,
    // What is pulled is in the frame too.
    at: Math.min(
      0.88,
      Math.max(0.12, ground.at + apart + (side * trail * 0.36) / (metres * aspect)),
    ),
    foot: isInLand ? LAND_HORIZON + landEye(stage) / metres : ground.foot - i * 0.02,
    metres,
    facing:
      rider?.facing ??
      runner?.facing ??
      side * (load ? 1.3 : random.range(0.95, 1.25) * (isInRow ? ALONG : 1)),
    lightFrom: side,
    contre: direction.decor === 'landscape' && people.length > 0 ? 0.6 : 0.3,
    cutBelow: 0,
    size: 1,
    pitch: 0.07,
    reach: long * 0.75 + 0.7 + trail,
    tall: load === 'tree' ? TREE : back * (isLeaping ? 2.7 : 1.75),
  };
}

/** In a lane a flock stands closer, and turned along it. */
const [IN_LANE, ALONG] = [0.28, 0.55];
/** Of a flock each is so many times its first one's distance farther away. */
const STRAY = 0.42;

/** Where animals are the picture, the camera kneels before them: their feet are on the ground that is painted. */
export const LAND_HORIZON = 0.4;
const FOOT = 0.89;
export const landEye = (stage: Stage): number => (FOOT - LAND_HORIZON) * flockRoom(stage);
/** The nearest of a flock is whole, too. */
const flockRoom = (stage: Stage): number =>
  roomForAll(stage) * (beastsOf(stage.spec).some((one) => isFlock(one, stage.spec)) ? 1.35 : 1);
export const standInLand = ({ spec, direction, people }: Stage): boolean =>
  direction.archetype === 'view' &&
  direction.decor === 'landscape' &&
  people.length === 0 &&
  direction.view.eye === undefined &&
  direction.view.horizon === undefined &&
  beastsOf(spec).length > 0 &&
  !loadOf(spec);
/** 'Sheep between the rows': they stand in the lane before us, and the vines on both sides of them. */
export const areBeastsInRows = (stage: Stage): boolean =>
  standInLand(stage) && stage.direction.hasRows && isSaidAmongRows(stage.spec);

const standsInLand = (stage: Stage, { table }: Shot): boolean =>
  table === null && standInLand(stage);

/** Metres from the middle: one kind after the other, all of them about it where they are alone. */
function asideOf(
  { people, spec }: Stage,
  { table }: Shot,
  { kind, long }: { kind: number; long: number },
): number {
  if (people.length > 0 || table) return kind * long;
  const lengths = beastsOf(spec).map((asked) => sizeOf(asked).long * ROOMY);
  const before = lengths.slice(0, kind).reduce((sum, one) => sum + one, 0);
  const all = lengths.reduce((sum, one) => sum + one, 0);
  return before + lengths[kind]! / 2 - all / 2;
}
/** What an animal takes against its body: head, tail and the air between two. */
const ROOMY = 1.5;

/** Small dogs are seen from nearer. */
function sizeOf({ thing, word }: AskedThing): { back: number; long: number } {
  const { back, long } = BEASTS[thing]!;
  const breed = thing === 'dog' ? breedOf(word) : null;
  if (!breed) return { back, long };
  const tall = breed.size * (UPPER + (1 - UPPER) * breed.legs);
  return { back: back * tall, long: long * breed.size * breed.long };
}
/** Which share of a dog's height is not its legs. */
const UPPER = 0.5;

/** Metres of a tree, and as much of it as is seen. */
const TREE = 3.2;
const UNDER_TREE = 3;

/** A dog that is walked walks, beside whoever runs it runs; a herd grazes. */
function withWhom({ spec }: Stage, asked: AskedThing): string[] {
  if (doGraze(spec)) return ['grazing'];
  const isAlone = figuresOf(spec).length === 0;
  const said = isAlone ? fold(spec.prompt) : saidOfBeast(spec, asked);
  if (!isAlone && doesSleep(said)) return ['sleeping'];
  const moves = movesIn(said);
  if (isMounted(spec) && moves.length === 0) return ['walking'];
  if (moves.length > 0) return moves;
  const acts = figuresOf(spec).map(({ action }) => action);
  return acts.includes('running') ? ['running'] : acts.includes('walking') ? ['walking'] : [];
}

/** Metres of a frame that shows the whole animal. */
function roomOf(asked: AskedThing): number {
  const { back, long } = sizeOf(asked);
  return Math.max(back * (back > 1 ? 2.7 : 2.2), long * 1.9);
}

/** All kinds side by side fit, each whole. */
function roomForAll({ spec, aspect }: Stage): number {
  const beasts = beastsOf(spec);
  const across = beasts.reduce((sum, asked) => sum + sizeOf(asked).long * ROOMY, 0);
  const side = beasts.length > 1 ? (across * 1.1) / aspect : 0;
  return Math.max(side, ...beasts.map(roomOf));
}

/** Metres of a back that is as high as a shoulder. */
const LARGE = 1.2;

/** Beside people at their scale, behind a table, or alone before the view. */
function groundFor(
  stage: Stage,
  shot: Shot,
  { back, long }: { back: number; long: number },
): Pick<PlacedBeast, 'at' | 'foot' | 'metres'> {
  const { people, direction, aspect } = stage;
  const rider = people.find(({ shape }) => shape.pose === 'astride');
  // Under the rider, and painted before them.
  if (rider) return { at: rider.at, foot: rider.foot, metres: rider.metres * 1.002 };
  if (people.length > 0 && direction.archetype === 'people') {
    const last = people.reduce((a, b) => (b.at > a.at ? b : a));
    const isLarge = back > LARGE;
    // Within reach of whoever strokes it, a child too.
    const near = last.shape.pose === 'petting' ? last.size : 1;
    return {
      // The head of a horse is half its length before its breast, and hides nobody's face.
      at:
        last.at +
        (near * Math.max(0.62, 0.35 + long * (isLarge ? 0.95 : 0.62))) / (last.metres * aspect),
      foot: Math.min(0.98, last.foot + 0.015),
      metres: last.metres,
    };
  }
  // All at the scale of the largest: a goose beside a dog is a goose.
  if (!shot.table)
    return {
      at: 0.5,
      foot: FOOT,
      metres: standInLand(stage) ? flockRoom(stage) : roomForAll(stage),
    };
  const edge = frameBoxOf([[0, 0, shot.table.far]], shot.camera, aspect).top;
  const free = people.length > 0 ? 1 - freeShare(stage) : freeShare(stage);
  return { at: free, foot: edge + 0.06, metres: (back * 1.5) / Math.max(0.2, edge - 0.12) };
}
