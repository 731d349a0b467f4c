import type { Act } from '#studio/lexicon/words/people/acts.ts';
import { actsOf, MORSELS, SNAPS } from '#studio/lexicon/words/people/acts.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import { drawnMaker } from '#studio/litho/things/drawn-makers.ts';
import type { DrawnThing } from '#studio/litho/things/drawn-thing.ts';
import { flyingCork, withCape, withFoam } from '#studio/litho/things/act-things.ts';
import { brokenThing } from '#studio/litho/things/states/broken.ts';
import { fallenThing } from '#studio/litho/things/states/fallen.ts';
import { loadedTrailer } from '#studio/litho/things/machines.ts';
import { pouringThing, withCorkscrew } from '#studio/litho/things/uncork.ts';
import { lipsBiting, lipsSipping } from '#studio/litho/things/lips.ts';
import { riverBoatsIn } from '#studio/litho/arrange/outdoors/river-boats.ts';
import { harness } from './teams.ts';

/** What acts replace: other makers, and things that are drawn as part of another. */
export interface Acts {
  makers: ReadonlyMap<AskedThing, DrawnThing>;
  taken: ReadonlySet<AskedThing>;
  /** What lies in pieces, or on its side: nobody holds it. */
  broken: ReadonlySet<AskedThing>;
}

const BOTTLES = new Set<ThingId>(['bottle', 'magnum', 'half_bottle']);
const FALLS = new Set<ThingId>([...BOTTLES, 'glass', 'champagne_flute']);
const SPILLED = new Set(['fallen', 'spilling']);
const DRINKS = new Set<ThingId>(['glass', 'champagne_flute', 'cocktail']);

/** Lets the things of a picture do what the prompt says they do. */
export function actOut(spec: SceneSpec): Acts {
  const makers = new Map<AskedThing, DrawnThing>();
  const taken = new Set<AskedThing>();
  const broken = new Set<AskedThing>();
  const find = (isOne: (thing: ThingId) => boolean) =>
    spec.things.find(({ thing }) => isOne(thing));
  const play: Readonly<Record<Act, () => void>> = {
    foam: () => {
      for (const asked of spec.things) if (BOTTLES.has(asked.thing)) wrap(asked, withFoam);
      // The cork flies with the foam.
      const cork = find((thing) => thing === 'cork');
      if (cork && find((thing) => BOTTLES.has(thing))) taken.add(cork);
    },
    fly: () => {
      const cork = find((thing) => thing === 'cork');
      if (cork) makers.set(cork, flyingCork);
    },
    cape: () => {
      const [hero] = spec.things;
      if (hero) wrap(hero, withCape);
    },
    bite: () => {
      const [lips, morsel] = [
        find((thing) => thing === 'lips'),
        find((thing) => MORSELS.has(thing)),
      ];
      if (!lips || !morsel || spec.figures.length > 0) return;
      makers.set(lips, lipsBiting(morsel));
      taken.add(morsel);
    },
    load: () => {
      const cart = find((thing) => thing === 'trailer');
      const after = spec.things.slice(spec.things.findIndex((asked) => asked === cart) + 1);
      const load = after.find(({ thing }) => thing === 'grapes' || thing === 'barrel');
      if (!cart || !load) return;
      makers.set(cart, loadedTrailer(load.thing === 'grapes' ? 'grapes' : 'barrel'));
      taken.add(load);
    },
    uncork: () => {
      const bottle = find((thing) => BOTTLES.has(thing));
      if (!bottle) return;
      wrap(bottle, withCorkscrew);
      for (const asked of spec.things)
        if (asked.thing === 'corkscrew' || asked.thing === 'cork') taken.add(asked);
    },
    pour: () => {
      const [bottle, glass] = [
        find((thing) => thing === 'bottle'),
        find((thing) => thing === 'glass'),
      ];
      if (!glass) return;
      makers.set(bottle ?? glass, pouringThing);
      if (bottle) taken.add(glass);
    },
    // Each leans towards the other: done piece by piece.
    clink: () => undefined,
    snap: () => {
      const told = spec.things.find(({ states }) => states.includes('broken'));
      const id = SNAPS.find((thing) => find((one) => one === thing));
      const asked = told ?? (id && find((thing) => thing === id));
      if (!asked) return;
      wrap(asked, brokenThing);
      broken.add(asked);
    },
    sip: () => {
      const [lips, drink] = [find((thing) => thing === 'lips'), find((thing) => DRINKS.has(thing))];
      const straw = find((thing) => thing === 'drinking_straw');
      // Lips of somebody who is seen are in that one's face.
      if (!lips || !drink || spec.figures.length > 0) return;
      makers.set(lips, lipsSipping(drink, straw !== undefined));
      taken.add(drink);
      if (straw) taken.add(straw);
    },
  };
  function wrap(asked: AskedThing, dress: (maker: DrawnThing) => DrawnThing): void {
    const maker = makers.get(asked) ?? drawnMaker(asked.thing);
    if (maker) makers.set(asked, dress(maker));
  }
  for (const asked of spec.things) {
    if (!FALLS.has(asked.thing)) continue;
    const isSpilled = asked.states.some((state) => SPILLED.has(state));
    if (!isSpilled && !asked.states.includes('lying')) continue;
    wrap(asked, (maker) => fallenThing(maker, isSpilled && asked.fill !== 'empty'));
    broken.add(asked);
  }
  const afloat = riverBoatsIn(spec);
  for (const [boat, maker] of afloat.makers) makers.set(boat, maker);
  if (afloat.aboard) taken.add(afloat.aboard);
  for (const [asked, maker] of harness(spec)) makers.set(asked, maker);
  for (const act of actsOf(spec)) play[act]();
  return { makers, taken, broken };
}
