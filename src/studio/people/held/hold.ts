import { holdBasket, holdCoveredBasket, holdFlowerBasket, holdShoulderBasket } from './basket.ts';
import { holdBottle, holdBottleUp, holdWrappedBottle } from './bottle.ts';
import { holdDecanter } from './decanter.ts';
import { holdEmptyGlass, holdGiantGlass, holdGlass, holdSwirledGlass } from './glass.ts';
import { holdGrapes } from './grapes.ts';
import { holdShoulderCrate } from './crate.ts';
import type { Hold } from './held.ts';
import { holdPipette } from './pipette.ts';
import { holdSecateurs } from './secateurs.ts';
import { holdBook, holdCorkscrew, holdCup, holdFlowers, holdLantern, holdPan } from './small.ts';
import { holdTray } from './tray.ts';
import { takeWare } from './ware.ts';
import type { Ware } from './ware.ts';
import type { Grip } from './held.ts';
import type { Take } from '#studio/people/body/part.ts';
import type { Vec3 } from '#studio/scene-graph.ts';

/** What one hand can hold. */
export const HOLDS = {
  glass: holdGlass,
  giant_glass: holdGiantGlass,
  empty_glass: holdEmptyGlass,
  swirled_glass: holdSwirledGlass,
  grapes: holdGrapes,
  bottle: holdBottle,
  raised_bottle: holdBottleUp,
  wrapped_bottle: holdWrappedBottle,
  decanter: holdDecanter,
  basket: holdBasket,
  flower_basket: holdFlowerBasket,
  covered_basket: holdCoveredBasket,
  shoulder_basket: holdShoulderBasket,
  shoulder_crate: holdShoulderCrate,
  secateurs: holdSecateurs,
  pipette: holdPipette,
  tray: holdTray(0),
  tray_1: holdTray(1),
  tray_2: holdTray(2),
  tray_3: holdTray(3),
  tray_4: holdTray(4),
  tray_5: holdTray(5),
  tray_6: holdTray(6),
  corkscrew: holdCorkscrew,
  cup: holdCup,
  lantern: holdLantern,
  flowers: holdFlowers,
  book: holdBook,
  pan: holdPan,
} as const satisfies Record<string, Hold>;
export type HeldId = keyof typeof HOLDS;

/** What a hand holds: one of the things that it has a grip of its own for, or any other in its plain form. */
export type Held = HeldId | Ware;

export const isWareHeld = (held: Held | null): held is Ware =>
  typeof held === 'object' && held !== null;

/** Puts it into the hand; `index` is the hand's, so that two wares keep their colours. */
export function takeHeld(p: Vec3, held: Held, grip: Grip & { index: number }, take: Take): void {
  if (!isWareHeld(held)) return HOLDS[held](p, grip, take);
  const [x, y, z] = grip.at;
  const { form, size } = held;
  const [dx, drop, dz] = GRIPS[form] ?? [0, 0.5, 0.03];
  const turn = TURNED.has(form) ? (grip.turned || grip.side) * 0.8 : 0;
  const [c, t] = [Math.cos(turn), Math.sin(turn)];
  // Balloons float aside, not before a face.
  const aside = form === 'balloon' ? grip.side * 0.36 * Math.max(0, p[1] - y) : 0;
  const [ax, az] = [p[0] - x - aside, p[2] - z - dz];
  // A guitar's neck points to the other hand, whichever plays.
  const isAcross = form === 'guitar';
  const mirror = isAcross ? -grip.side : MIRRORED.has(form) ? grip.side : 1;
  const along = (isAcross || MIRRORED.has(form) ? 1 : grip.side) * dx * size[0];
  // What is written on is turned half towards us.
  takeWare(
    [mirror * (ax * c + az * t) + along, p[1] - y + drop * size[1], az * c - ax * t],
    held,
    grip.index,
    take,
  );
}

/** Metres by which a thing stands before the palm that has it. */
export const aheadOf = (held: Held): number =>
  isWareHeld(held) ? (GRIPS[held.form]?.[2] ?? 0.03) : 0.03;

const TURNED: ReadonlySet<Ware['form']> = new Set<Ware['form']>(['slab', 'news', 'guitar']);

/** Left-handed in the other hand. */
const MIRRORED: ReadonlySet<Ware['form']> = new Set<Ware['form']>([
  'violin',
  'bow',
  'knife',
  'ladled',
  'torn_bread',
  'jug',
]);

/** Where a form is gripped: aside in widths, up in heights, and how far before the palm. */
const GRIPS: Partial<Record<Ware['form'], readonly [number, number, number]>> = {
  slab: [0.36, 0.3, 0.04],
  news: [0.3, 0.3, 0.04],
  box: [0.3, 0.1, 0.1],
  bag: [0, 0.96, 0],
  pail: [0, 0.97, 0],
  ball: [0, 0.4, 0.045],
  balloon: [0, 0.03, 0.02],
  dish: [0, -0.3, 0.08],
  round: [0.3, -0.2, 0.08],
  loaf: [0, 0.3, 0.04],
  bread: [0, 0.2, 0.06],
  // Held by its end, the crumb inwards.
  torn_bread: [0.8, 0.4, 0.03],
  cup: [0, 0.5, 0.05],
  jug: [0.6, 0.62, 0.02],
  sheaf: [0, 0.28, 0.03],
  sapling: [0.3, 0.02, 0.05],
  guitar: [-0.2, 0.5, -0.06],
  horn: [0, 0.6, 0.04],
  violin: [0, 0, 0],
  accordion: [0.06, 0.5, 0.04],
  bow: [0, 0, 0.02],
  spade: [0, 0.84, 0.02],
  broom: [0, 0.8, 0.02],
  cello: [0, 0.9, 0.06],
  // On the ground between both feet.
  skiing: [1, 1, -0.32],
  hammer: [0, 0.12, 0.03],
  sabre: [0, 0, 0.02],
  knife: [0, 0, 0.03],
  ladled: [0, 0, -0.01],
  sabered: [0, 0.06, 0],
  boules: [0, 0, 0.03],
  stirred_pot: [0, 0, 0.02],
  trumpet: [0, 0, 0.02],
  rod: [0, 0.3, 0.03],
  umbrella: [0, 0.08, 0.03],
  fish: [0, 0.92, 0.03],
  links: [0.3, 0, 0.06],
  flask: [0, 0.35, 0.04],
  cigar: [0, 0, 0],
  microphone: [0, 0.3, 0],
  shaker: [0, 0.66, 0.04],
  cocktail: [0, 0.4, 0.04],
  goblet: [0, 0.28, 0.045],
  snifter: [0, 0.42, 0.05],
  tumbler: [0, 0.5, 0.05],
  confetti: [0, 0, 0],
  board: [0.3, 0, 0.1],
  laptop: [0.3, 0.24, 0],
  barrow: [0.5, 0, 0],
  handcart: [0.5, 0, 0],
  easel: [0, 0.756, 0.1],
  school_board: [0, 0.5, -0.36],
  // Its foot on the ground, below whoever stands on a rung.
  ladder: [0.44, 0.807, 0],
  piano: [0.085, 0.66, 0],
  lance: [0, 0, 0],
  angle: [0, 0, 0],
  pipe: [0, 0, 0],
  torch: [0, 0, 0],
  flashlight: [0, 0, 0],
  lit_candle: [0, 0.3, 0.03],
  tined: [0, 0.72, 0.02],
  hose: [0, 0, 0],
  foaming: [0, 0.3, 0.02],
  lit_cake: [0.8, 0.54, 0.22],
  poured_can: [0, 0.7, 0],
  planter: [0, 1.9, 0.62],
  tipped_pail: [0, 0, 0.06],
  wheel: [0.3, 0.2, 0.14],
  skis: [0, 0.62, 0.05],
  can: [0, 0.96, 0],
};
