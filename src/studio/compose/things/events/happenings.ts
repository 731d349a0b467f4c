import { DISHES } from '#studio/things/catalogue/dishes/all.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import { letGo } from './let-go.ts';

const GLASSES: readonly ThingId[] = ['glass', 'champagne_flute'];
const BOTTLES: readonly ThingId[] = ['bottle', 'magnum', 'half_bottle', 'flute_bottle'];
const COLD: readonly ThingId[] = [...GLASSES, ...BOTTLES];

/** What burns smokes before what stands beside it. */
const BURNING: readonly ThingId[] = ['toasting_barrel', 'cigar', 'pipe', 'grill', 'candle'];
const SMOKED: readonly ThingId[] = ['barrel', 'cocktail', 'tumbler', ...COLD];

/** What is served hot, the first of it that was named. */
const HOT: readonly ThingId[] = [
  ...(['mulled_wine', 'coffee', 'tea', 'cup', 'soup', 'mug', 'saucepan', 'pot'] as const),
  ...(['steak', 'roast_chicken', 'pasta', 'pizza', 'paella', 'bread', 'croissant'] as const),
  ...DISHES.map(({ id }) => id),
];

interface Happening {
  event: ThingId;
  whom: readonly ThingId[];
  state: string;
  /** Only where it was said so. */
  said?: RegExp;
}

const HAPPENINGS: readonly Happening[] = [
  { event: 'dewdrops', whom: COLD, state: 'misted' },
  { event: 'dewdrops', whom: ['grapes', 'vine_leaf'], state: 'misted' },
  { event: 'smoke', whom: BURNING, state: 'smoking' },
  { event: 'smoke', whom: SMOKED, state: 'smoking' },
  { event: 'steam', whom: HOT, state: 'steaming' },
  { event: 'spill', whom: GLASSES, state: 'spilling' },
  { event: 'drop', whom: GLASSES, state: 'dripping' },
  // Wine that runs down from the mouth; other drops on a bottle are the cold.
  {
    event: 'drop',
    whom: BOTTLES,
    state: 'dripping',
    said: /drip|[eé]goutt|qui goutt|gouttant|gocciol|gote|tröpf|tropf(?:t|end)|\bwine|vin\b|vino|wein/iu,
  },
  { event: 'drop', whom: [...COLD, 'grapes', 'vine_leaf'], state: 'misted' },
  { event: 'splash', whom: [...GLASSES, 'decanter', 'carafe'], state: 'splashing' },
  { event: 'popping_cork', whom: BOTTLES, state: 'popping' },
  // What leaps from its neck is that splash.
  { event: 'splash', whom: BOTTLES, state: 'popping' },
];

/** What happens to another thing is built with it: drops on a cold glass, wine that a fallen one has spilled. */
export function happen(things: readonly AskedThing[]): AskedThing[] {
  const struck = HAPPENINGS.reduce<readonly AskedThing[]>(
    befall,
    withTippedGlass(withPoppedBottle(things)),
  );
  return inBunches(beddedIn(pouredOut(onCake(struck))));
}

const SPILT = /spil|renvers|rovesci|versat|derram|versch/i;

/** Wine is spilled from a glass, whether or not the glass is named; an old stain needs none. */
function withTippedGlass(things: readonly AskedThing[]): readonly AskedThing[] {
  const isHeld = things.some(({ thing }) => COLD.includes(thing) || OTHER_VESSELS.includes(thing));
  return isHeld
    ? things
    : things.map((one) =>
        one.thing === 'spill' && SPILT.test(one.word)
          ? { ...one, thing: 'glass', count: 1, states: [...one.states, 'spilling'] }
          : one,
      );
}
const OTHER_VESSELS: readonly ThingId[] = ['decanter', 'carafe', 'jug', 'tumbler', 'barrel'];

/** A cork flies from a bottle, whether or not the bottle is named. */
function withPoppedBottle(things: readonly AskedThing[]): readonly AskedThing[] {
  if (things.some(({ thing }) => BOTTLES.includes(thing))) return things;
  return things.map((one) =>
    one.thing === 'popping_cork'
      ? { ...one, thing: 'bottle', states: [...one.states, 'popping'] }
      : one,
  );
}

/** 'A cake with candles': they burn on it. A candle beside a cake is told apart from it. */
function onCake(things: readonly AskedThing[]): AskedThing[] {
  const cake = things.findIndex(({ thing }) => thing === 'cake');
  const gone = things.findIndex(
    ({ thing, isSeveral, count, relation }, i) =>
      thing === 'candle' &&
      i === cake + 1 &&
      (isSeveral || (count ?? 1) > 2) &&
      (relation === null || relation.kind === 'on'),
  );
  if (cake < 0 || gone < 0) return [...things];
  const lit = things.map((one, i) =>
    i === cake ? { ...one, states: [...one.states, 'candles'] } : one,
  );
  return letGo(lit, { gone, heir: cake });
}

/** 'Olive oil in a small bowl': poured, its bottle is not in the picture. */
const pouredOut = (things: readonly AskedThing[]): AskedThing[] =>
  things.map((one) => {
    const holder = one.relation?.kind === 'in' ? things[one.relation.to]?.thing : undefined;
    return one.thing === 'oil_bottle' && (holder === 'bowl' || holder === 'plate')
      ? { ...one, thing: 'oil_dip' }
      : one;
  });

const BLOSSOMS: readonly ThingId[] = ['rose', 'tulip', 'sunflower', 'lavender'];

/** 'A bouquet of roses' is roses, and no other bouquet beside them. */
function inBunches(things: readonly AskedThing[]): AskedThing[] {
  const gone = things.findIndex(({ thing }) => thing === 'flowers');
  const next = things[gone + 1];
  if (gone < 0 || !next || !BLOSSOMS.includes(next.thing)) return [...things];
  const many = things.map((one) => (one === next ? { ...one, isSeveral: true } : one));
  return letGo(many, { gone, heir: gone + 1 });
}

/** 'In straw inside a crate': crates are lined with it. */
function beddedIn(things: readonly AskedThing[]): AskedThing[] {
  const straw = things.findIndex(({ thing }) => thing === 'straw');
  const crate = things.findIndex(({ thing }) => thing === 'crate');
  return straw < 0 || crate < 0 ? [...things] : letGo(things, { gone: straw, heir: crate });
}

function befall(
  things: readonly AskedThing[],
  { event, whom, state, said }: Happening,
): readonly AskedThing[] {
  const gone = things.findIndex(({ thing, word }) => thing === event && (said?.test(word) ?? true));
  const heir = things.findIndex(({ thing }) => whom.includes(thing));
  if (gone < 0 || heir < 0) return things;
  const struck = things.map((one, i) =>
    i === heir ? { ...one, states: [...one.states, state] } : one,
  );
  return letGo(struck, { gone, heir });
}
