import type { Cloth } from '#studio/people/painting/table-cloth.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { HeldId } from '#studio/people/held/hold.ts';
import { isLaid, isOnTable, isWare } from '#studio/people/held/wares.ts';
import type { PersonShape } from '#studio/people/body/person-shape.ts';
import type { LeantOn, SatOn, Tree } from './staging/stands-with.ts';

/** What people hold in one hand, by its name in the catalogue. */
export const IN_HAND: Partial<Record<ThingId, HeldId>> = {
  bottle: 'bottle',
  magnum: 'bottle',
  half_bottle: 'bottle',
  decanter: 'decanter',
  carafe: 'decanter',
  grapes: 'grapes',
  basket: 'basket',
  secateurs: 'secateurs',
  pipette: 'pipette',
  tray: 'tray',
  corkscrew: 'corkscrew',
  waiters_friend: 'corkscrew',
  clay_cup: 'cup',
  lantern: 'lantern',
  flowers: 'flowers',
  book: 'book',
};

/** What they wear, carry before them, drink from or stand at. */
const ON_OR_BY: readonly ThingId[] = [
  'glass',
  'champagne_flute',
  'straw_hat',
  'sunglasses',
  'crate',
  'barrel',
  'vine_leaf',
  'tub',
  'riddling_rack',
  'bench',
  'sofa',
  'armchair',
  'bicycle',
  'santa',
  'label',
  'stone_steps',
  'stone_wall',
  'boot',
  'backpack',
];

/** Only ever in a hand. */
export const isHeldOnly = (asked: AskedThing, hasTable = false): boolean =>
  isWare(asked.thing) && !(hasTable ? isLaid(asked) : isOnTable(asked));

/** Whether somebody can have it on, in their hands or beside them: then it needs no table but theirs. */
export const isWithPeople = (asked: AskedThing, hasTable: boolean): boolean =>
  IN_HAND[asked.thing] !== undefined ||
  ON_OR_BY.includes(asked.thing) ||
  (isWare(asked.thing) && (hasTable || !isOnTable(asked) || CARRIED.has(asked.thing)));

/** Carried about as often as they stand on a table. */
const CARRIED: ReadonlySet<ThingId> = new Set<ThingId>([
  'candle',
  'candlestick',
  'jug',
  'cocktail',
  'tumbler',
  'digestif',
  'long_drink',
]);

export interface Scene {
  things: readonly AskedThing[];
  /** What is said of each of them, folded. */
  said: readonly string[];
  /** What wine is drunk from, where it is spoken of. */
  vessel: 'glass' | 'champagne_flute' | null;
  hasVines: boolean;
  isWinter: boolean;
  /** Leaves, and no grapes yet, unless they are asked for. */
  isSpring: boolean;
  /** A basket is worn on the back, or borne on a shoulder. */
  isOnBack: boolean;
  isOnShoulder: boolean;
  /** What one of them does to the others: they take it, or eat it. */
  towards: 'giving' | 'feeding' | null;
  /** Children among grown people. */
  hasChildren: boolean;
  /** Whoever takes it is a child. */
  isToChild: boolean;
  /** Animals stand beside them. */
  hasBeasts: boolean;
  /** The first of them sits on the first animal. */
  isMounted: boolean;
  /** Metres of its back above the ground. */
  saddle: number;
  /** One of them as high as a shoulder. */
  hasLargeBeast: boolean;
  /** How many glasses a tray bears. */
  glasses: number;
  /** Bacchus drinks from no glass. */
  isGod: boolean;
  /** How many people there are, and what stands among or before them. */
  people: number;
  furniture: Furniture | null;
  /** Wine runs from a bottle into a decanter. */
  isDecanted: boolean;
  areHandInHand: boolean;
  /** Wine is looked at against a light. */
  isAgainstLight: boolean;
  /** Wine is tasted where it ages. */
  isFromBarrel: boolean;
  hasCloth: boolean;
  /** Its colour or its checks, where they are said; it is white otherwise. */
  cloth?: Cloth;
  /** Of pale stone, where that is said of a table or a counter. */
  isMarble: boolean;
  /** A banquet's table bends under what is on it. */
  isFeast: boolean;
  /** A child sits on the shoulders of the other. */
  isShoulderRide: boolean;
  /** They stand in the water of a pool. */
  isInPool: boolean;
  /** They eat: everybody has a plate. */
  isMeal: boolean;
  /** Candles are what lights them. */
  isCandlelit: boolean;
  /** What is read is a label. */
  isLabelRead: boolean;
  /** They sit at a bar, their glasses on it. */
  isAtBar: boolean;
  /** Somebody sits on a barrel. */
  isOnBarrel: boolean;
  /** What is sat on, other than chairs and barrels. */
  sitsOn: SatOn | null;
  /** One of them is at the wheel of a tractor. */
  isTractorDriven: boolean;
  /** One or two are on a scooter. */
  isScootered: boolean;
  /** A barrel is lifted or carried. */
  isBarrelCarried: boolean;
  /** A glass as tall as a child. */
  isGiantGlass: boolean;
  /** What arms rest on, and the tree whose crown is above them. */
  leantOn: LeantOn | null;
  tree: Tree | null;
  /** The first of them sits in a bathtub. */
  isInBath: boolean;
  /** The first of them lies in a hammock. */
  isInHammock: boolean;
  /** The first of them sits in a wheelchair. */
  isInWheelchair: boolean;
  /** A pet that lies on somebody's knees. */
  lap: 'cat' | 'dog' | 'baby' | null;
  /** Held before the breast by somebody who stands. */
  isLapInArms: boolean;
  /** Their light is behind them: what they hold is seen beside them, or not at all. */
  isSilhouette: boolean;
  /** In a room with a hearth or books, where one reads in an armchair. */
  isAtHome: boolean;
  /** Where guests sit at laid tables. */
  isAmongTables: boolean;
  /** What would hang from a hand stands on the ground before them. */
  isAtFeet: boolean;
  /** They stand for their picture. */
  isPosed: boolean;
  /** One of two pours for the other. */
  isPouredFor: boolean;
}

/** A buffet is a counter under a cloth; a barrel on its end is a table for those who stand. */
export type Furniture =
  | 'table'
  | 'low_table'
  | 'counter'
  | 'blanket'
  | 'buffet'
  | 'grill'
  | 'balloon_basket'
  | 'barrel_table';
export const isCounter = (furniture: Furniture | null): boolean =>
  furniture !== null && STOOD_AT.has(furniture);
const STOOD_AT: ReadonlySet<Furniture> = new Set<Furniture>([
  'counter',
  'buffet',
  'grill',
  'balloon_basket',
  'barrel_table',
]);

export type Act = Pick<
  PersonShape,
  | 'pose'
  | 'holds'
  | 'beside'
  | 'bears'
  | 'does'
  | 'lift'
  | 'raised'
  | 'tree'
  | 'hasClosedEyes'
  | 'lap'
  | 'sips'
  | 'sofaFor'
  | 'atFeet'
> & {
  hasHod?: boolean;
  hasBackpack?: boolean;
  hasRider?: boolean;
};

/** Which one of the picture, and which of those with the same words. */
export interface Who {
  inPicture: number;
  own: number;
}
