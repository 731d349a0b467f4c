import { addBarrel, BARREL } from '#studio/props/barrel.ts';
import type { BottleOptions } from '#studio/props/bottle.ts';
import { bottleRadius } from '#studio/props/bottle-shapes.ts';
import { addDecanter } from '#studio/props/decanter.ts';
import { addTap } from '#studio/props/cellar/tap.ts';
import { makeAmphora } from '#studio/props/cellar/amphora.ts';
import { makeClayCup } from '#studio/props/cellar/clay-cup.ts';
import { makeJug } from '#studio/props/cellar/jug.ts';
import { makeTank } from '#studio/props/cellar/tank.ts';
import { addIceBucket } from '#studio/props/ice-bucket.ts';
import type { Kit } from '#studio/props/kit.ts';
import type { Place } from '#studio/props/place.ts';
import { addDewdrops } from '#studio/props/dewdrops.ts';
import { addDrop, addSplash } from '#studio/props/drinks/splash.ts';
import { addSpill } from '#studio/props/drinks/spill.ts';
import { makeFiasco } from '#studio/props/cellar/fiasco.ts';
import { addGlass, bowlRadius, glassHeight } from '#studio/props/stemware.ts';
import type { GlassOptions, PlacedGlass } from '#studio/props/stemware.ts';
import type { Rotation, Vec3 } from '#studio/scene-graph.ts';
import type { BottleGlass } from '#studio/scene-spec.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { PhotoMaker, ThingLook } from '#studio/things/photo-maker.ts';
import type { Fill } from '#studio/things/thing.ts';
import { add, compose, rotate, rotation } from '#studio/vector.ts';

/** Bottles, glasses and what else holds wine. */
export const VESSEL_MAKERS = {
  bottle: { make: bottle('bottle', {}) },
  magnum: { make: bottle('magnum', { shape: 'magnum' }) },
  half_bottle: { make: bottle('half_bottle', { shape: 'half' }) },
  clavelin: { make: bottle('clavelin', { shape: 'clavelin', glass: 'clear' }) },
  flute_bottle: { make: bottle('flute_bottle', { shape: 'hock' }) },
  glass: { make: glass('glass', {}) },
  champagne_flute: { make: glass('champagne_flute', { shape: 'flute' }) },
  decanter: {
    make: (kit, place, look) =>
      void addDecanter(kit, place.position, { form: 'ship', wine: contents(look) }),
    holds: { height: 24.6, radius: 3, state: 'standing' },
  },
  carafe: {
    make: (kit, place, look) =>
      void addDecanter(kit, place.position, { form: 'carafe', wine: contents(look), role: 'prop' }),
  },
  jug: { make: makeJug, holds: { height: 2, radius: 3, brim: 14 } },
  fiasco: { make: makeFiasco },
  amphora: { make: makeAmphora },
  clay_cup: { make: makeClayCup },
  tank: { make: makeTank },
  ice_bucket: {
    make: (kit, place, { random, states }) =>
      addIceBucket(kit, place.position, { random, isHolding: states.includes('holding') }),
    holds: { height: 4, radius: 5, state: 'leaning' },
  },
  barrel: {
    make: (kit, { position, yaw }, { states }) => {
      addBarrel(kit, {
        role: 'prop',
        ...(states.includes('holding')
          ? { position: add(position, [0, BARREL.length / 2, 0]), rotation: rotation({ y: yaw }) }
          : {
              position: add(position, [0, BARREL.belly, 0]),
              rotation: compose(rotation({ y: yaw + 0.5 }), rotation({ x: Math.PI / 2 })),
            }),
      });
      if (states.includes('holding')) return;
      const head = rotate(rotation({ y: yaw + 0.5 }), [
        0,
        BARREL.belly - 19,
        BARREL.length / 2 - 3,
      ]);
      addTap(kit, { position: add(position, head), yaw: yaw + 0.5 });
    },
    holds: { height: BARREL.length - BARREL.chime, radius: 25 },
  },
} satisfies Partial<Record<ThingId, PhotoMaker>>;

const contents = ({ fill, wine }: ThingLook): ThingLook['wine'] | null =>
  fill === 'empty' ? null : wine;

/** Share of the bottle's height, and of a glass's usual measure. */
const BOTTLE_FILLS: Readonly<Record<Fill, number>> = { empty: 0, half: 0.4, full: 0.86 };
const GLASS_FILLS: Readonly<Record<Fill, number>> = { empty: 0, half: 1, full: 1.7 };

function bottle(thing: ThingId, form: Partial<BottleOptions>): PhotoMaker['make'] {
  return (kit, place, look) => {
    const shape = form.shape ?? look.bottleShape;
    const isStarted = look.fill === 'half' || look.fill === 'empty';
    const radius = bottleRadius(shape);
    const { position, turn } = stanceOf(place, look, radius);
    const isTinted = look.colour !== null && TINTED.includes(nearestGlass(look.colour));
    look.putBottle(kit, position, {
      ...form,
      ...(look.colour && { glass: nearestGlass(look.colour) }),
      ...(look.fill && { fill: BOTTLE_FILLS[look.fill] }),
      // Red wine would turn any glass black: a bottle that must be green is lit through.
      wine: isTinted ? 'white' : contents(look),
      isOpen: isStarted || look.states.includes('open'),
      thing,
      rotation: turn,
    });
    if (look.states.includes('misted'))
      addDewdrops(kit, { position, from: 1.5, to: 17, radius: () => radius, random: look.random });
  };
}

const TINTED: readonly BottleGlass[] = ['green', 'olive', 'blue', 'brown'];

/** Standing, lying across the picture, lying with the label up for looks from above, or leaning in a bucket. */
function stanceOf(
  { position, yaw }: Place,
  { states, nth }: Pick<ThingLook, 'states' | 'nth'>,
  radius: number,
): { position: Vec3; turn: Rotation } {
  const upright = rotation({ y: yaw });
  if (states.includes('lying') || states.includes('fallen'))
    return {
      position: add(position, [0, radius, 0]),
      turn: compose(
        upright,
        states.includes('from_above')
          ? rotation({ x: -Math.PI / 2 })
          : compose(
              rotation({ y: -0.25 }),
              compose(rotation({ z: Math.PI / 2 }), rotation({ y: 0.5 })),
            ),
      ),
    };
  if (states.includes('leaning')) {
    // Two in one bucket lean away from each other.
    const s = nth % 2 ? -1 : 1;
    return {
      position: add(position, [-2.6 * s, 0, -1 - nth]),
      turn: compose(upright, rotation({ z: -0.2 * s })),
    };
  }
  return { position, turn: upright };
}

function glass(thing: ThingId, form: Partial<GlassOptions>): PhotoMaker['make'] {
  return (kit: Kit, place: Place, look) => {
    const options = {
      ...look.glass,
      ...form,
      random: look.random,
      wine: contents(look),
      ...(look.fill && { fill: GLASS_FILLS[look.fill] }),
      thing,
    };
    if (look.states.includes('fallen')) fallenGlass(kit, place, { ...options, wine: null });
    else disturb(kit, place, { look, level: addGlass(kit, place.position, options) });
    if (look.states.includes('fallen') && look.fill !== 'empty')
      addSpill(kit, { ...place, position: add(place.position, [-15, 0, 2.4]) }, look.wine);
    if (look.states.includes('misted'))
      mistedBowl(kit, place, { shape: options.shape, random: look.random });
  };
}

/** A drop above the rim, a splash on the wine. */
function disturb(
  kit: Kit,
  { position }: Place,
  { look, level: { level, height } }: { look: ThingLook; level: PlacedGlass },
): void {
  const isSplashing = look.states.includes('splashing');
  if (isSplashing && look.fill !== 'empty') addSplash(kit, add(position, [0, level, 0]), look.wine);
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

function mistedBowl(
  kit: Kit,
  { position }: Place,
  { shape, random }: Pick<GlassOptions, 'shape'> & { random: ThingLook['random'] },
): void {
  const top = glassHeight(shape);
  const from = top * 0.48;
  addDewdrops(kit, { position, from, to: top * 0.86, radius: (y) => bowlRadius(shape, y), random });
}

/** What the glasses look like on a light table. */
const GLASS_COLOURS: Readonly<Record<BottleGlass, Vec3>> = {
  dark: [0.01, 0.02, 0.01],
  green: [0.03, 0.16, 0.03],
  olive: [0.15, 0.15, 0.03],
  brown: [0.16, 0.06, 0.01],
  blue: [0.02, 0.06, 0.4],
  clear: [0.8, 0.8, 0.8],
};

function nearestGlass(colour: Vec3): BottleGlass {
  const away = (to: Vec3): number =>
    Math.hypot(...to.map((v, i) => Math.sqrt(v) - Math.sqrt(colour[i]!)));
  return (Object.keys(GLASS_COLOURS) as BottleGlass[]).reduce((best, one) =>
    away(GLASS_COLOURS[one]) < away(GLASS_COLOURS[best]) ? one : best,
  );
}
