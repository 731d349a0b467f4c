import { THINGS } from '#studio/things/catalogue.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import { letGo } from '#studio/compose/things/events/let-go.ts';
import { assortCheeses, CHEESES } from './dishes/assort-cheeses.ts';

const COLD: readonly ThingId[] = [...CHEESES, 'ham', 'salami', 'mortadella'];
const BOARD_WORDS = /board|platter|plateau|planche|tagliere|tabla|platte|brett/i;
const LAID = new Set(
  THINGS.filter(({ stance }) => stance === 'small' || stance === 'dish').map(({ id }) => id),
);
const TALL = new Set(THINGS.filter(({ stance }) => stance === 'tall').map(({ id }) => id));
/** Too large for a board, or no food at all. */
const BESIDE: readonly ThingId[] = [
  'plate',
  'bowl',
  'napkin',
  'fork',
  'knife',
  'spoon',
  'soup',
  'paella',
  'olive',
  'place_card',
  'autumn_leaves',
];
const GLASSES: readonly ThingId[] = ['glass', 'champagne_flute', 'tumbler'];
const MOST = 6;
/** Longer than a board: beside it, unless it is said to lie there. */
const LONG: readonly ThingId[] = ['baguette', 'bread', 'bread_basket', 'cake', 'book', 'tray'];

/** 'A cheese board' is a board with cheeses on it; what else is eaten lies there too, glasses stand beside. */
export function onBoards(asked: readonly AskedThing[]): AskedThing[] {
  const things = assorted(assortCheeses(asked));
  const named = things.findIndex(
    ({ thing, word }) => COLD.includes(thing) && BOARD_WORDS.test(word),
  );
  const withBoard = named < 0 ? [...things] : servedOn(things, named);
  const board = withBoard.findIndex(({ thing }) => thing === 'board');
  if (board < 0) return withBoard;
  let room = MOST;
  return withBoard.map((asked, i) => {
    const { thing, relation } = asked;
    const isOn = relation?.kind === 'on' && relation.to === board;
    const isFood = LAID.has(thing) && !BESIDE.includes(thing) && i !== board;
    // A flight of glasses is carried on one.
    if (isOn && !isFood) return standsOn(asked) ? asked : { ...asked, relation: null };
    if (!isFood || (relation && !isOn) || room === 0 || (LONG.includes(thing) && !isOn))
      return asked;
    room--;
    return { ...asked, relation: { kind: 'on', to: board } };
  });
}

/** 'An open bottle on a wooden board': one or two that are said to stand there do. */
const standsOn = ({ thing, count }: AskedThing): boolean =>
  GLASSES.includes(thing) || (TALL.has(thing) && (count ?? 1) <= MOST_TALL);
const MOST_TALL = 2;

/** 'Charcuterie', 'salumi' are more than one sausage, and lie on a board, whatever carries them. */
function assorted(things: readonly AskedThing[]): AskedThing[] {
  const cold = things.findIndex(({ thing, word }) => COLD.includes(thing) && ASSORTED.test(word));
  const given = things[cold];
  const holder = things[given?.relation?.to ?? -1];
  if (!given || (holder && holder.thing !== 'tray' && holder.thing !== 'board')) return [...things];
  const carried = things.map((one) => (one === holder ? { ...one, thing: 'board' as const } : one));
  const isNamed = BOARD_WORDS.test(given.word);
  const board = carried.findIndex(({ thing }) => thing === 'board');
  const laid: AskedThing[] =
    board < 0 && !isNamed ? [...carried, { ...PLAIN, thing: 'board', word: given.word }] : carried;
  const { isSeveral: _, ...one } = given;
  const more = CURED.filter((thing) => things.every((other) => other.thing !== thing));
  return [...laid, ...more.map((thing): AskedThing => ({ ...one, thing, count: null }))];
}
const CURED: readonly ThingId[] = ['ham', 'mortadella'];
const PLAIN = { count: null, colour: null, fill: null, states: [], relation: null };
const ASSORTED = /charcuterie|salumi|affettati|embutidos|cold cuts|cured meat|aufschnitt|wurst/i;

/** The board itself comes first; where its cheeses are named, the general one is not another. */
function servedOn(things: readonly AskedThing[], named: number): AskedThing[] {
  const { word } = things[named]!;
  const isCheese = CHEESES.includes(things[named]!.thing);
  const hasOwn = things.some(
    (one, i) => i !== named && isCheese && CHEESES.includes(one.thing) && one.word !== word,
  );
  const plain = { word, count: null, colour: null, fill: null, states: [], relation: null };
  const board: AskedThing = { ...plain, thing: 'board' };
  // 'Three cheeses' are three.
  const isCounted = (things[named]!.count ?? 1) > 1;
  const others: readonly ThingId[] =
    hasOwn || isCounted ? [] : isCheese ? ['soft_cheese', 'blue_cheese'] : ['ham'];
  // 'A platter for two: brie and comté on a slate': the slate is the platter.
  const own = things.findIndex(({ thing }) => thing === 'board');
  if (hasOwn && own >= 0) return letGo(things, { gone: named, heir: own });
  const kept = things.map((asked, i) => (i === named && hasOwn ? board : asked));
  if (hasOwn) return kept;
  const more = others.filter((thing) => !things.some((one) => one.thing === thing));
  return [...kept, board, ...more.map((thing): AskedThing => ({ ...plain, thing }))];
}
