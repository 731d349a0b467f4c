import { addLegs } from '#studio/props/drinks/on-glass/legs.ts';
import { addKiss } from '#studio/props/drinks/on-glass/kiss.ts';
import { addBarrel, BARREL } from '#studio/props/barrel.ts';
import { letterBarrel } from '#studio/props/lettered/barrel-head.ts';
import { addDecanter } from '#studio/props/decanter.ts';
import { addTap } from '#studio/props/cellar/tools/tap.ts';
import { makeAmphora } from '#studio/props/cellar/amphora.ts';
import { makeClayCup } from '#studio/props/cellar/clay-cup.ts';
import { isSeenThrough, makeGlassJug } from '#studio/props/cellar/glass-jug.ts';
import { makeConcreteEgg } from '#studio/props/cellar/concrete-egg.ts';
import { makeJug } from '#studio/props/cellar/jug.ts';
import { makeTank } from '#studio/props/cellar/tank.ts';
import { madeOf } from '#studio/props/making/made-of.ts';
import { terracotta } from '#studio/props/cellar/terracotta.ts';
import { makeGoblet } from '#studio/props/house/goblet.ts';
import { addIceBucket } from '#studio/props/ice-bucket.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import type { Place } from '#studio/props/making/place.ts';
import { addDewdrops } from '#studio/props/grapes/dewdrops.ts';
import { makeRoemer, ROEMER } from '#studio/props/drinks/roemer.ts';
import { makeStemless } from '#studio/props/drinks/stemless.ts';
import { addGarnish } from '#studio/props/drinks/garnish.ts';
import { addDrop, addSplash } from '#studio/props/drinks/splash.ts';
import { addBrokenGlass } from '#studio/props/drinks/broken-glass.ts';
import { addSpill } from '#studio/props/drinks/spill.ts';
import { makeFiasco } from '#studio/props/cellar/fiasco.ts';
import { addGlass, bowlRadius, glassHeight } from '#studio/props/stemware.ts';
import type { GlassOptions, PlacedGlass } from '#studio/props/stemware.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { PhotoMaker, ThingLook, WornPart } from '#studio/things/photo-maker.ts';
import type { GlassShape } from '#studio/scene/wine.ts';
import type { Fill } from '#studio/things/asked-thing.ts';
import { ASSORTED, AT_MEAL } from '#studio/things/photo-maker.ts';
import { add, compose, rotate, rotation } from '#studio/vector.ts';
import { bottle, contents } from './bottle.ts';

/** Bottles, glasses and what else holds wine. */
export const VESSEL_MAKERS = {
  // A candle stands on its mouth.
  bottle: { make: bottle('bottle', {}), holds: { height: 29.6, radius: 2 } },
  magnum: {
    make: (kit, place, look) =>
      bottle('magnum', {
        shape: look.wine.startsWith('sparkling') ? 'champagne_magnum' : 'magnum',
      })(kit, place, look),
  },
  half_bottle: { make: bottle('half_bottle', { shape: 'half' }) },
  clavelin: { make: bottle('clavelin', { shape: 'clavelin', glass: 'clear' }) },
  flute_bottle: { make: bottle('flute_bottle', { shape: 'hock' }) },
  // The room of its bowl, where something else than wine is in it.
  glass: { make: glass('glass', {}), holds: { height: 12.4, radius: 3.2, depth: 6.5 } },
  champagne_flute: { make: glass('champagne_flute', { shape: 'flute' }) },
  // Nothing else bears it.
  lipstick_mark: {
    make: (kit, place, look) => {
      glass('glass', {})(kit, place, look);
      addKiss(kit, place, { shape: look.glass.shape, colour: look.colour });
    },
  },
  wine_legs: {
    make: (kit, place, look) =>
      glass('glass', {})(kit, place, { ...look, wears: [...look.wears, LEGS] }),
  },
  decanter: {
    make: (kit, place, look) => {
      addDecanter(kit, place.position, {
        form: 'ship',
        wine: contents(look),
        ...backlit(look),
      });
      splashInto(kit, place, look);
    },
    holds: { height: 24.6, radius: 3, state: 'standing' },
  },
  carafe: {
    make: (kit, place, look) => {
      addDecanter(kit, place.position, {
        form: 'carafe',
        wine: isWater(look.word) ? 'water' : contents(look),
        role: 'prop',
        ...backlit(look),
      });
      splashInto(kit, place, look);
    },
  },
  jug: {
    make: (kit, place, look) =>
      look.material === 'glass' || (!look.material && isSeenThrough(look.word))
        ? makeGlassJug(kit, place, look)
        : makeJug(kit, place, look),
    holds: { height: 2, radius: 3, brim: 14 },
  },
  fiasco: { make: makeFiasco },
  amphora: { make: makeAmphora },
  clay_cup: { make: makeClayCup },
  tank: { make: makeTank },
  concrete_egg: { make: makeConcreteEgg },
  ice_bucket: {
    make: (kit, place, { random, states, material, colour, word }) =>
      addIceBucket(kit, place.position, {
        random,
        isHolding: states.includes('holding'),
        skin: /terracotta|clay/.test(word)
          ? terracotta(kit)
          : material || colour
            ? madeOf(kit, { material, colour }, { colour: '#d8d2c6', coat: 0.8, rough: 0.2 })
            : null,
      }),
    holds: { height: 4, radius: 5, state: 'leaning' },
  },
  barrel: {
    make: (kit, { position, yaw }, { states, text, word }) => {
      const isUpright =
        ['holding', 'as_table', 'upturned'].some((state) => states.includes(state)) ||
        A_TABLE.test(word);
      // Words on its head are turned towards us.
      const turn = yaw + (text ? 0.12 : 0.5);
      const barrel = addBarrel(kit, {
        role: 'prop',
        ...(isUpright
          ? { position: add(position, [0, BARREL.length / 2, 0]), rotation: rotation({ y: yaw }) }
          : {
              position: add(position, [0, BARREL.belly, 0]),
              rotation: compose(rotation({ y: turn }), rotation({ x: Math.PI / 2 })),
            }),
      });
      if (text) return letterBarrel(kit, { position, yaw: turn, text, barrel, states });
      if (isUpright) return;
      const head = rotate(rotation({ y: turn }), [0, BARREL.belly - 19, BARREL.length / 2 - 3]);
      addTap(kit, { position: add(position, head), yaw: turn });
    },
    holds: { height: BARREL.length - BARREL.chime, radius: 25 },
  },
} satisfies Partial<Record<ThingId, PhotoMaker>>;

/** No glass is named beside them: they have one. */
const LEGS: WornPart = {
  thing: 'wine_legs',
  colour: null,
  hex: null,
  material: null,
  fill: null,
  text: null,
  word: 'legs',
  count: null,
  states: [],
};

const A_TABLE = /(?:tables?|tische?)$/i;

/** Its wine is lit as that of the glasses beside it. */
const backlit = ({ glass }: ThingLook) => ({ isBacklit: glass.isBacklit === true });

const isWater = (word: string): boolean => /water|\beau\b|acqua|agua|wasser/.test(word);

/** Share of a glass's usual measure. */
const GLASS_FILLS: Readonly<Record<Fill, number>> = {
  empty: 0,
  low: 0.24,
  half: 1,
  full: 1.7,
};

const SHAPES: readonly GlassShape[] = ['bordeaux', 'white', 'flute', 'burgundy', 'coupe', 'tulip'];

function glass(thing: ThingId, form: Partial<GlassOptions>): PhotoMaker['make'] {
  return (kit: Kit, place: Place, look) => {
    // A silver goblet lets no light through.
    if (look.material && look.material !== 'glass') return makeGoblet(kit, place, look);
    if (look.word.includes('stemless')) return makeStemless(kit, place, look);
    if (ROEMER.test(look.word)) return makeRoemer(kit, place, look);
    const options = {
      ...look.glass,
      ...form,
      ...(look.states.includes(ASSORTED) && { shape: SHAPES[look.nth % SHAPES.length]! }),
      random: look.random,
      wine: contents(look),
      tint: look.colour,
      ...(look.states.includes(AT_MEAL) && { fill: look.random.range(0.8, 1.2) }),
      ...(look.fill && { fill: GLASS_FILLS[look.fill] }),
      thing,
    };
    // Red wine would hide the colour of its glass.
    if (look.colour && !look.fill && options.wine === 'red') options.wine = null;
    const has = (...states: string[]): boolean => states.some((s) => look.states.includes(s));
    if (has('broken'))
      addBrokenGlass(kit, place, {
        thing,
        random: look.random,
        height: glassHeight(options.shape),
        isLying: has('fallen', 'lying', 'spilling'),
      });
    else if (has('fallen', 'lying', 'spilling'))
      fallenGlass(kit, place, { ...options, wine: null });
    else if (has('upturned')) upturnedGlass(kit, place, options);
    else {
      const poured = addGlass(kit, place.position, options);
      disturb(kit, place, { look, level: poured });
      garnish(kit, place, { look, poured });
      const kiss = look.wears.find((part) => part.thing === 'lipstick_mark');
      if (kiss) addKiss(kit, place, { shape: options.shape, colour: kiss.colour });
      if (look.wears.some((part) => part.thing === 'wine_legs'))
        addLegs(kit, place, { shape: options.shape, level: poured.level, random: look.random });
    }
    if (has('spilling') || (has('fallen', 'broken') && look.fill !== 'empty'))
      addSpill(kit, { ...place, position: add(place.position, [-15, 0, 2.4]) }, look.wine);
    if (has('misted', 'wet') && !has('upturned'))
      mistedBowl(kit, place, { shape: options.shape, random: look.random });
  };
}

/** Ice, mint or fruit in the wine, or on the rim. */
function garnish(
  kit: Kit,
  place: Place,
  { look, poured }: { look: ThingLook; poured: PlacedGlass },
): void {
  const { level, levelRadius, rimRadius: rim, height } = poured;
  addGarnish(kit, place, look, { level, radius: levelRadius - 0.2, rim, height });
}

/** Wine leaps from the mouth of a decanter that is filled in a hurry. */
function splashInto(kit: Kit, { position }: Place, look: ThingLook): void {
  if (look.states.includes('splashing'))
    addSplash(kit, add(position, [-1, 23.4, 0]), { wine: look.wine, rim: 1.6, ...backlit(look) });
}

/** A drop above the rim, a splash on the wine. */
function disturb(
  kit: Kit,
  { position }: Place,
  { look, level: { level, height } }: { look: ThingLook; level: PlacedGlass },
): void {
  const isSplashing = look.states.includes('splashing');
  if (isSplashing && look.fill !== 'empty')
    addSplash(kit, add(position, [0, level, 0]), {
      wine: look.wine,
      rim: height - level,
      ...backlit(look),
    });
  if (look.states.includes('dripping'))
    addDrop(kit, add(position, [0, height + (isSplashing ? 2.4 : 1.2), 0]), look.wine);
}

/** Lying on its bowl and the rim of its foot, mouth to the left. */
function fallenGlass(kit: Kit, { position }: Place, options: GlassOptions): void {
  const radius = bowlRadius(options.shape, glassHeight(options.shape) * 0.62);
  addGlass(kit, add(position, [9, radius * 0.94, -1]), {
    ...options,
    rotation: compose(rotation({ y: 0.22 }), rotation({ z: Math.PI / 2 })),
  });
}

/** On its rim, as glasses dry. */
function upturnedGlass(kit: Kit, { position }: Place, options: GlassOptions): void {
  addGlass(kit, add(position, [0, glassHeight(options.shape), 0]), {
    ...options,
    wine: null,
    rotation: rotation({ z: Math.PI }),
  });
}

function mistedBowl(
  kit: Kit,
  { position }: Place,
  { shape, random }: Pick<GlassOptions, 'shape'> & { random: ThingLook['random'] },
): void {
  const top = glassHeight(shape);
  const from = top * 0.48;
  addDewdrops(kit, { position, from, to: top * 0.86, radius: (y) => bowlRadius(shape, y), random });
}
