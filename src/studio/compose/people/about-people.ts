import { isUnderLights } from '#studio/compose/things/events/overhead-things.ts';
import { callingIn } from '#studio/lexicon/words/people/callings.ts';
import { DRESSED_AS } from '#studio/people/dress/callings.ts';
import { isWareHeld } from '#studio/people/held/hold.ts';
import { isHeldOnly, isWithPeople } from '#studio/people/acting/act-scene.ts';
import { furnitureOf } from '#studio/people/acting/staging/furniture-of.ts';
import { figuresOf } from '#studio/people/figures-of.ts';
import { onLap } from '#studio/people/seat-acts.ts';
import type { AskedFigure } from '#studio/scene/figure.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import { PLACE_DECORS } from '#studio/places/place-decors.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import { isHungBoard } from '#studio/compose/things/events/hang-board.ts';
import { askedThings } from '#studio/compose/things/asked-things.ts';

/** Somebody is asked for, and nothing that they could not have on, in their hands or beside them. */
export function isAboutPeople(spec: SceneSpec): boolean {
  const [figure] = figuresOf(spec);
  if (!figure || figure.part === 'hands' || spec.camera.angle === 'overhead') return false;
  const servesDishes =
    figure.role === 'waiter' ||
    (figure.role === 'chef' && figure.action === null) ||
    DISH_IN_HAND.has(figure.action) ||
    poursElse(spec);
  const hasTable = furnitureOf(spec) !== null || servesDishes;
  const all = askedThings(spec);
  const people = figuresOf(spec).reduce((sum, { count }) => sum + count, 0);
  // Two hands for each of them; what is more wants a table.
  const inHands = all.filter((one) => isHeldOnly(one, hasTable) && !isHungBoard(one));
  if (inHands.length > people * 2 || isCartOfOthers(spec)) return false;
  const lap = onLap(fold(spec.prompt), spec.things);
  return all.every(
    (one) =>
      isWithPeople(one, hasTable) ||
      one.thing === lap ||
      isHungBoard(one) ||
      isDecor(one) ||
      isTool(one, figure) ||
      isOfRoom(one, spec),
  );
}

/** A cart of grapes stands behind people; with bottles or flowers in it, or with several of them, it is built. */
const isCartOfOthers = ({ things }: SceneSpec): boolean =>
  things.some(
    ({ thing, relation, count, isSeveral }) =>
      (relation !== null && things[relation.to]?.thing === 'cart' && !OF_HARVEST.has(thing)) ||
      ((thing === 'cart' || thing === 'street_lamp') && ((count ?? 1) > 1 || isSeveral === true)),
  );
const OF_HARVEST: ReadonlySet<ThingId> = new Set<ThingId>(['grapes', 'crate', 'basket']);

/** A cheesemaker's cheese is in both arms. */
function isTool({ thing }: AskedThing, { said = '' }: AskedFigure): boolean {
  const id = callingIn(said);
  const tool = id ? (DRESSED_AS[id].tool ?? null) : null;
  return isWareHeld(tool) && tool.thing === thing;
}

/** What lies on tables else is in somebody's hand. */
const DISH_IN_HAND: ReadonlySet<AskedFigure['action']> = new Set<AskedFigure['action']>([
  'serving',
  'giving',
  'feeding',
  'lifting',
  'squeezing',
  'seasoning',
  'grilling',
  'picking',
  'making',
  'choosing',
  'stirring',
  'breaking',
  'arranging',
  'watering',
  'blowing',
  'lighting',
]);

/** What a feast brings along by itself hangs on the wall where people stand before it. */
const isDecor = ({ thing, word }: AskedThing): boolean =>
  word === thing && (thing === 'pine' || thing === 'holly' || thing === 'confetti');

/** The tree of a Christmas room stands in it anyway, the lamps of a vault hang there, and tanks are a hall of them. */
const isOfRoom = ({ thing }: AskedThing, { place, prompt }: SceneSpec): boolean =>
  thing === 'tank' ||
  // A house is seen with its own.
  (thing === 'door' && place === 'house_front') ||
  // They hang above whoever dances under them.
  (thing === 'string_lights' && isUnderLights({ prompt })) ||
  (place === 'christmas' && IN_CHRISTMAS.has(thing)) ||
  // The library has its lamp beside the chair.
  (place === 'library' && thing === 'lamp') ||
  (place !== null && PLACE_DECORS[place].decor === 'cellar' && IN_VAULT.has(thing));
/** A vault has walls of its own: no piece of one stands before them. */
const IN_VAULT: ReadonlySet<ThingId> = new Set<ThingId>(['stone_wall', 'lamp', 'vault']);
const IN_CHRISTMAS: ReadonlySet<ThingId> = new Set<ThingId>([
  'christmas_tree',
  'tree',
  'bauble',
  'string_lights',
  'fireplace',
  'pine',
  'holly',
]);

/** A hand that pours oil or coffee: what runs is no wine, and that nothing runs is announced. */
export const poursElse = ({ things, prompt }: SceneSpec): boolean =>
  things.some(({ thing }) => thing === 'oil_bottle') &&
  !things.some(({ thing }) => WINE.has(thing)) &&
  !/\bw(?:ine|ein)\b|\bvin[oi]?\b/.test(fold(prompt));
const WINE: ReadonlySet<ThingId> = new Set<ThingId>(['glass', 'bottle', 'decanter', 'carafe']);
