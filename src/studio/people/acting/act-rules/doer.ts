import type { Held, HeldId } from '#studio/people/held/hold.ts';
import type { Beside } from '#studio/people/body/person-shape.ts';
import { drunkIn } from '#studio/people/acting/verbs/acts.ts';
import type { Act, Scene, Who } from '#studio/people/acting/act-scene.ts';
import { handsFor } from '#studio/people/acting/hands-for.ts';
import { vineFor, waresOf } from '#studio/people/acting/manner.ts';
import type { Pose } from '#studio/people/acting/stance.ts';
import { gives } from '#studio/people/acting/staging/towards.ts';
import type { AskedFigure } from '#studio/scene/figure.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

export type MakeAct = (pose: Pose, holds?: readonly (Held | null)[], beside?: Beside | null) => Act;

/** Somebody who is to do something, with all that a rule may ask about them. */
export interface Doer {
  figure: AskedFigure;
  who: Who;
  /** Which one of the picture. */
  index: number;
  scene: Scene;
  said: string;
  /** What was asked for and fits a hand, this person's first. */
  hands: readonly Held[];
  /** A glass, where wine is drunk. */
  glass: readonly HeldId[];
  /** What else is in hand beside a glass. */
  besides: readonly Held[];
  /** What is drunk from, where it is no glass of wine. */
  drink: Held | undefined;
  isAtTable: boolean;
  /** Cards or chess: played at a table. */
  isGame: boolean;
  seat: Beside;
  vine: ReturnType<typeof vineFor>;
  has: (thing: ThingId) => boolean;
  /** The act in that pose; what was asked for counts as done by it. */
  act: MakeAct;
  /** What they would do if something else were said of them. */
  insteadOf: (figure: AskedFigure) => Act;
}

/** An act, or null where another rule is to be asked. */
export type ActRule = (doer: Doer) => Act | null;

export function doerOf(
  figure: AskedFigure,
  { who, scene, insteadOf }: Pick<Doer, 'who' | 'scene' | 'insteadOf'>,
): Doer {
  const has = (thing: ThingId): boolean => scene.things.some((asked) => asked.thing === thing);
  // What is given to somebody is in the hand of whoever gives it.
  const hands = handsFor(figure, who, gives(figure, who, scene) ? { ...scene, said: [] } : scene);
  const isAtTable = scene.furniture === 'table';
  return {
    figure,
    who,
    index: who.inPicture,
    scene,
    said: figure.said ?? '',
    hands,
    glass: scene.vessel ? ['glass'] : [],
    // Whoever drinks with others has put the bottle down.
    besides: hands.filter((held) => held !== 'bottle' || scene.people === 1).slice(0, 1),
    drink: scene.vessel ? undefined : drunkIn([...hands, ...waresOf(scene)]),
    isAtTable,
    isGame: has('playing_cards') || has('chess_pawn'),
    seat: seatFor(scene, isAtTable),
    vine: vineFor(scene),
    has,
    act: (pose, holds = [], beside = null) => ({ pose, holds, beside, does: doneBy(figure) }),
    insteadOf,
  };
}

/** One table for all of them, or one for whoever sits alone. */
function seatFor({ isOnBarrel, people }: Scene, isAtTable: boolean): Beside {
  if (isOnBarrel) return 'cask';
  return people > 1 || isAtTable ? 'chair' : 'table';
}

/** Whoever sleeps does so sitting or lying; else it is announced. */
export const doneBy = ({ action }: AskedFigure): NonNullable<AskedFigure['action']>[] =>
  action === null || action === 'sleeping' ? [] : [action];
