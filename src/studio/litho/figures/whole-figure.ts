import { backpackOf } from './backpack.ts';
import type { AskedFigure } from '#studio/scene/figure.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { Point } from '#studio/litho/geometry.ts';
import type { DrawnThing } from '#studio/litho/things/drawn-thing.ts';
import { wishFor } from './wish-for.ts';
import { carriedIn } from './acts/carrying.ts';
import { cupIn } from './acts/cups.ts';
import { isClapping, isWaving } from './acts/gestures.ts';
import type { Person, Pose } from './figure-body.ts';
import { pointOf } from './figure-body.ts';
import { castPerson, drawFigure } from './full-figure.ts';
import { LEAPS } from './legs.ts';
import { holdOf, instrumentOf, poseToPlay } from './acts/instruments.ts';
import type { Instrument } from './acts/instruments.ts';
import { strawWorn } from './portrait.ts';
import { turnedIn } from './turned-away.ts';
import { isRunning } from './acts/running.ts';
import { ROLES } from './roles.ts';
import type { Prop } from './roles.ts';
import { drawCup, drawProp } from './in-a-hand.ts';

/** What of a scene tells how somebody stands in it. */
export type Picture = Pick<SceneSpec, 'things' | 'prompt'>;

export const POSES = {
  stand: { left: [-0.12, 0.462], right: [0.12, 0.462], stride: 0.3 },
  hold: { left: [-0.125, 0.465], right: [0.17, 0.68], stride: 0.3 },
  toast: { left: [-0.125, 0.465], right: [0.21, 0.88], stride: 0.4 },
  drink: { left: [-0.125, 0.465], right: [0.1, 0.8], stride: 0.3 },
  pour: { left: [0.14, 0.52], right: [0.1, 0.74], stride: 0.3 },
  pick: { left: [-0.15, 0.62], right: [0.2, 0.74], stride: 0.6 },
  wave: { left: [-0.12, 0.465], right: [0.17, 1.02], stride: 0.4 },
  clap: { left: [-0.02, 0.68], right: [0.03, 0.68], stride: 0.3 },
  stomp: { left: [-0.24, 0.72], right: [0.24, 0.76], stride: 0.8 },
  walk: { left: [-0.1, 0.52], right: [0.15, 0.54], stride: 1 },
  dance: { left: [-0.2, 0.66], right: [0.15, 0.9], stride: 1 },
  run: { left: [-0.15, 0.64], right: [0.19, 0.7], stride: 2.1 },
  bear: { left: [-0.15, 0.97], right: [0.15, 0.97], stride: 0.2 },
  serve: { left: [-0.125, 0.465], right: [0.2, 0.76], stride: 0.3 },
  jump: { left: [-0.22, 0.98], right: [0.22, 0.98], stride: 3, swing: 1 },
  sing: { left: [-0.16, 0.52], right: [0.05, 0.8], stride: 0.3 },
  hurry: { left: [-0.15, 0.64], right: [0.2, 0.76], stride: 2.1 },
} as const satisfies Record<string, Pose>;

type Act = NonNullable<AskedFigure['action']>;
const POSE_OF: Readonly<Partial<Record<Act, Pose>>> = {
  walking: POSES.walk,
  dancing: POSES.dance,
  toasting: POSES.toast,
  tasting: POSES.drink,
  picking: POSES.pick,
  pruning: POSES.pick,
  pouring: POSES.pour,
  serving: POSES.serve,
  stomping: POSES.stomp,
  jumping: POSES.jump,
};
const PROP_OF: Readonly<Partial<Record<Act, Prop>>> = {
  toasting: 'glass',
  tasting: 'glass',
  holding: 'glass',
  pouring: 'pouring',
  opening: 'bottle',
  sabering: 'bottle',
  picking: 'grapes',
  pruning: 'secateurs',
  stomping: 'vat',
};
/** Hands that are busy with themselves hold nothing. */
const EMPTY_HANDED = new Set<AskedFigure['action']>(['walking', 'dancing', 'carrying', 'jumping']);

function poseFor(
  { action, role, who, said = '' }: AskedFigure,
  { prop, i }: { prop: Prop; i: number },
): Pose {
  if (isClapping(said)) return POSES.clap;
  if (isWaving(said)) return POSES.wave;
  if (action && POSE_OF[action]) return POSE_OF[action];
  if (role === 'picker') return POSES.pick;
  if (who === 'child' && !prop) return AT_PLAY[i % AT_PLAY.length] ?? POSES.stand;
  return prop ? POSES.hold : POSES.stand;
}

/** Children who only are there do not stand like their parents. */
const AT_PLAY: readonly Pose[] = [
  POSES.wave,
  { left: [-0.12, 0.456], right: [0.16, 0.462], stride: 0.5 },
  { left: [-0.2, 0.98], right: [0.2, 1], stride: 0.6 },
  { left: [-0.2, 0.62], right: [0.19, 0.58], stride: 1 },
];

/** No child has wine in hand. */
function propFor({ action, role, who, said = '' }: AskedFigure): Prop {
  if (EMPTY_HANDED.has(action) || isClapping(said) || isWaving(said)) return null;
  const prop = (action ? PROP_OF[action] : undefined) ?? (role ? ROLES[role].prop : null);
  return who === 'child' && (prop === 'glass' || prop === 'bottle') ? null : prop;
}

/** 'Dancing with a glass of wine': it is in the hand that is up. */
export const dancesWithGlass = (
  { action, count }: AskedFigure,
  things: readonly AskedThing[],
): boolean =>
  action === 'dancing' &&
  count === 1 &&
  things.some((asked) => asked.thing === 'glass' && !asked.relation && (asked.count ?? 1) === 1);

interface Member {
  i: number;
  /** How many stand before this wish's people. */
  first: number;
  isOne: boolean;
}

/** One of the people of a wish, from head to foot, doing what is said of them. */
export function wholeFigure(
  figure: AskedFigure,
  spec: Picture,
  { i, first, isOne }: Member,
): DrawnThing {
  const variant = isOne && first === 0 ? {} : { variant: first + i };
  const worn = isOne && first === 0 ? strawWorn(spec.things) : {};
  const wish = wishFor({ figure, spec, worn, ...variant });
  const height = figure.who === 'child' ? 0.95 : 1.35;
  const instrument = instrumentOf(figure, spec.things, i);
  const lean = (LEANS[(first + i) % LEANS.length] ?? 0) * (isOne ? 0 : 1);
  if (instrument) return playerThing(wish, { instrument, height, lean });
  const load =
    isOne || figure.count > 1
      ? carriedIn({ figures: [figure], things: spec.things, prompt: spec.prompt })
      : null;
  const hasTray = load?.asked.thing === 'tray' && load.how !== 'head';
  if (isRunning(spec.prompt))
    return personThing(wish, { pose: hasTray ? POSES.hurry : POSES.run, prop: null, height });
  if (load?.how === 'head') return personThing(wish, { pose: POSES.bear, prop: null, height });
  if (hasTray) return personThing(wish, { pose: POSES.serve, prop: null, height });
  if (figure.action === 'singing')
    return personThing(
      { face: 'open', ...wish },
      { pose: POSES.sing, prop: null, height, cup: 'microphone' },
    );
  const prop = propFor(figure) ?? (isOne && dancesWithGlass(figure, spec.things) ? 'glass' : null);
  // Neighbours turn to each other; the last of three turns to the others.
  const isLast = figure.count > 2 && figure.count % 2 === 1 && i === figure.count - 1;
  const side = (first + i) % 2 === 1 || isLast ? -1 : 1;
  const picked = figure.action === 'picking' ? fruitPicked(spec) : null;
  const cup = prop === 'glass' ? cupIn(spec.things) : picked;
  return personThing(wish, { pose: poseFor(figure, { prop, i }), prop, height, side, cup });
}

/** 'Picking olives': what is in the hand is no bunch of grapes. */
const fruitPicked = ({ things }: Picture): ThingId | null =>
  things.some(({ thing }) => thing === 'grapes')
    ? null
    : (things.find(({ thing }) => FRUIT.has(thing))?.thing ?? null);
export const FRUIT = new Set(
  'olive apple pear peach cherry lemon orange fig strawberry tomato pepper flowers lavender'.split(
    ' ',
  ) as ThingId[],
);

interface Carriage {
  pose: Pose;
  prop: Prop;
  height: number;
  /** -1 holds it in the hand on the viewer's left. */
  side?: 1 | -1;
  /** What is drunk instead of wine. */
  cup?: ThingId | null;
}

const mirrored = ({ left, right, stride }: Pose): Pose => ({
  left: [-right[0], right[1]],
  right: [-left[0], left[1]],
  stride: -stride,
});

function personThing(
  wish: Partial<Person>,
  { pose, prop, height, side = 1, cup = null }: Carriage,
): DrawnThing {
  return {
    aspect: prop === 'vat' ? 0.6 : 0.42,
    height,
    draw: (press, { base, heightPx }, look) => {
      const shown = {
        ...wish,
        ...turnedIn(look.spec),
        ...backpackOf(look.spec, look.random.fork('canvas').int(0, 3)),
      };
      const person = castPerson(look.random.fork('person'), shown, look.turn);
      // Arms in the air, and the ground below.
      const isAloft = pose.stride >= LEAPS;
      const tall = heightPx / (isAloft ? 1.24 : 1.04);
      const stood = side > 0 ? pose : mirrored(pose);
      const lift = prop === 'vat' ? tall * 0.1 : isAloft ? tall * 0.16 : 0;
      const feet: Point = [base[0], base[1] - lift];
      drawFigure(press, person, {
        pose: stood,
        base: feet,
        heightPx: isAloft ? tall : tall - lift,
        lightSide: look.lightSide,
        ...(isAloft && { shadow: base }),
      });
      const hand = pointOf(person, side > 0 ? stood.right : stood.left, { base, heightPx: tall });
      if (cup) drawCup(press, cup, { hand, tall }, look);
      // What is held before the body is hidden by the back.
      else if (prop && !(person.isFromBehind && prop === 'pouring'))
        drawProp(press, prop, { hand, tall, base, side }, look);
    },
  };
}

/** A band sways, each in a way of their own. */
const LEANS = [-0.07, 0.06, -0.02, 0.08];

interface Player {
  instrument: Instrument;
  height: number;
  lean: number;
}

/** Somebody with an instrument in both hands. */
function playerThing(wish: Partial<Person>, { instrument, height, lean }: Player): DrawnThing {
  const { foot, size, turn } = holdOf(instrument);
  return {
    aspect: 0.5,
    height,
    draw: (press, { base, heightPx }, look) => {
      const person = castPerson(look.random.fork('person'), wish, look.turn);
      const tall = heightPx / 1.04;
      press.placed(base, lean, 1, () => {
        const place = { base: [0, 0] as const, heightPx: tall, lightSide: look.lightSide };
        drawFigure(press, person, { ...place, pose: poseToPlay(instrument) });
        press.apart(() =>
          press.named(instrument, () =>
            press.placed([foot[0] * tall, -foot[1] * tall], turn, 1, () =>
              look
                .maker(instrument)
                ?.draw(press, { base: [0, 0], heightPx: tall * size }, { ...look, isAloft: true }),
            ),
          ),
        );
      });
    },
  };
}
