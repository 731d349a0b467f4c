import { addBowl } from '#studio/props/tableware.ts';
import { PEEL } from '#studio/props/drinks/peel.ts';
import { addCitrus } from '#studio/props/food/fruit.ts';
import type { CitrusKind } from '#studio/props/food/fruit.ts';
import { makeBouquet } from '#studio/props/still/bouquet.ts';
import { addCluster } from '#studio/props/grapes/grapes.ts';
import { makeGrapeBerry } from '#studio/props/grapes/grape-berry.ts';
import {
  LEMON,
  makeCitrusHalf,
  makeCitrusSlice,
  ORANGE,
} from '#studio/props/plants/fruit/citrus-cut.ts';
import type { Citrus } from '#studio/props/plants/fruit/citrus-cut.ts';
import { makePeeledCitrus } from '#studio/props/plants/fruit/citrus-peeled.ts';
import { makeAutumnLeaves } from '#studio/props/plants/autumn-leaves.ts';
import { makeFig } from '#studio/props/plants/fruit/fig.ts';
import { makeHerbs } from '#studio/props/plants/herbs.ts';
import { bedewLeaf, makeDewdrops } from '#studio/props/grapes/dewdrops.ts';
import { makePetals } from '#studio/props/plants/petals.ts';
import { makePomegranate } from '#studio/props/plants/fruit/pomegranate.ts';
import { makeApricot, makePlum } from '#studio/props/plants/fruit/stone-fruit.ts';
import { makeHolly } from '#studio/props/plants/holly.ts';
import { makeLavender } from '#studio/props/plants/lavender.ts';
import { makeSeedling } from '#studio/props/plants/seedling.ts';
import { makeRose } from '#studio/props/plants/rose.ts';
import { makeSunflower } from '#studio/props/plants/sunflower.ts';
import { serveRoses } from '#studio/props/plants/rose.ts';
import { makeAlmond } from '#studio/props/plants/fruit/almond.ts';
import { makeMushroom } from '#studio/props/plants/mushroom.ts';
import { makeOlive } from '#studio/props/plants/fruit/olive.ts';
import { makeTruffle } from '#studio/props/plants/truffle.ts';
import { makeWalnut } from '#studio/props/plants/fruit/walnut.ts';
import { makeApple } from '#studio/props/plants/fruit/apple.ts';
import { isBlueberry, makeBerry } from '#studio/props/plants/fruit/berry.ts';
import { makeCherry } from '#studio/props/plants/fruit/cherry.ts';
import { makePeach } from '#studio/props/plants/fruit/peach.ts';
import { makePear } from '#studio/props/plants/fruit/pear.ts';
import { makeStrawberry } from '#studio/props/plants/fruit/strawberry.ts';
import { makePine } from '#studio/props/plants/sprigs.ts';
import { makeVineStock } from '#studio/props/grapes/vine-stock.ts';
import { addLeaf, addVineBranch } from '#studio/props/grapes/vine.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { WineColour } from '#studio/scene/wine.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { MakeThing, PhotoMaker } from '#studio/things/photo-maker.ts';
import { heapedInBowl } from './in-bowl.ts';
import { add, rotation } from '#studio/vector.ts';

/** Fruit, herbs, flowers and leaves. */
export const PLANT_MAKERS = {
  seedling: { make: makeSeedling },
  grapes: {
    make: (kit, { position }, { wine, colour, random, states }) =>
      void addCluster(
        kit,
        {
          top: add(position, [-5, 4.6, -2]),
          axis: [9.5, -3.4, 3],
          radius: 4,
          berry: 1.15,
          count: 44,
          floor: position[1],
        },
        {
          wine: colour ? grapeWine(colour) : wine,
          random,
          role: 'prop',
          isWet: states.includes('misted') || states.includes('wet'),
        },
      ),
    isMany: true,
    // A bird's feet are among the uppermost berries.
    holds: { height: 7.5, radius: 8 },
  },
  grape_berry: { make: makeGrapeBerry },
  vine_leaf: {
    make: (kit, { position, yaw }, { random, season, states }) => {
      const leaf = {
        center: add(position, [0, 0.8, 0]),
        size: 5.5,
        rotation: rotation({ x: -1.45, y: yaw }),
        bend: 0.12,
      };
      addLeaf(kit, leaf, { season, random });
      if (states.includes('misted') || states.includes('wet'))
        bedewLeaf(kit, leaf, random.fork('dew'));
    },
  },
  vine_branch: { make: addVineBranch },
  vine_stock: { make: makeVineStock },
  lemon: citrus('lemon', LEMON),
  lemon_slice: { make: makeCitrusSlice(LEMON, 'lemon_slice'), usual: 3 },
  orange: citrus('orange', ORANGE),
  apple: { make: makeApple, usual: 2 },
  pear: { make: makePear, usual: 2 },
  peach: { make: makePeach, usual: 2 },
  fig: { make: makeFig, usual: 3 },
  pomegranate: { make: makePomegranate, usual: 2 },
  plum: { make: makePlum, usual: 3 },
  apricot: { make: makeApricot, usual: 3 },
  cherry: { make: makeCherry, usual: 6 },
  strawberry: { make: makeStrawberry, usual: 4, serve: heapedInBowl(makeStrawberry, 3.6) },
  berry: {
    make: makeBerry,
    usual: 9,
    serve: (kit, place, look, count) =>
      heapedInBowl(makeBerry, isBlueberry(look.word) ? 1.6 : 2.3)(kit, place, look, count),
  },
  walnut: { make: makeWalnut, usual: 4 },
  almond: { make: makeAlmond, usual: 8 },
  olive: { make: makeOlive, usual: 9, serve: inBowl(makeOlive) },
  truffle: { make: makeTruffle },
  mushroom: { make: makeMushroom, usual: 3 },
  herbs: { make: makeHerbs, isMany: true },
  pine: { make: makePine },
  petals: { make: makePetals, isMany: true },
  autumn_leaves: { make: makeAutumnLeaves, isMany: true },
  holly: { make: makeHolly },
  rose: { make: makeRose, serve: serveRoses },
  lavender: { make: makeLavender, isMany: true },
  sunflower: { make: makeSunflower },
  flowers: {
    make: makeBouquet,
    isMany: true,
    brings: 'vase',
  },
  dewdrops: { make: makeDewdrops, isMany: true },
} satisfies Partial<Record<ThingId, PhotoMaker>>;

/** Pale grapes make white wine; every darker name is a red one. */
const grapeWine = ([r, g, b]: Vec3): WineColour => (g > b && g > r * 0.6 ? 'white' : 'red');

const SLICED = 'sliced';
/** 'Orange slices' are one word. */
export const SLICES = /slice|wheel|wedge|tranche|rondelle|quartier|fett[ae]|rodaja|scheibe/;
const HALVED: readonly string[] = ['cut', 'halved', 'half'];

/** Whole; halved or sliced where it is said; and one of two whose number was left open shows its inside. */
function citrus(kind: CitrusKind, cut: Citrus): PhotoMaker {
  const [half, slice, peeled] = [makeCitrusHalf(cut), makeCitrusSlice(cut), makePeeledCitrus(cut)];
  return {
    make: (kit, place, look) => {
      const { random, states, isLoose, nth } = look;
      if (states.includes('peeled') || PEEL.test(look.word)) peeled(kit, place, look);
      else if (states.includes(SLICED) || SLICES.test(look.word)) slice(kit, place, look);
      else if (states.some((s) => HALVED.includes(s)) || (isLoose && nth === 1))
        half(kit, place, look);
      else
        addCitrus(kit, place.position, {
          kind,
          radius: cut.radius * 1.05,
          turn: { x: random.range(0, 0.6), y: random.range(0, 3), z: random.range(1.2, 1.8) },
        });
    },
    usual: 2,
  };
}

/** A few on the bottom of a bowl, where each can still be counted. */
function inBowl(make: MakeThing): NonNullable<PhotoMaker['serve']> {
  return (kit, place, look, count) => {
    addBowl(kit, place.position, { radius: 5.4, tone: 'white' });
    const outer = Math.min(count, 8);
    for (let i = 0; i < count; i++) {
      const ring = i < outer ? 2.5 : 0.5;
      const a = (i / outer) * 6.283 + (i < outer ? 0 : 0.6);
      const at = [Math.cos(a) * ring, i < outer ? 1.1 : 1.9, Math.sin(a) * ring] as const;
      make(kit, { position: add(place.position, at), yaw: a }, look);
    }
  };
}
