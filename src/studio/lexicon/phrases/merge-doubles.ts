import type { ThingId } from '#studio/things/catalogue.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';

const MOST = 12;

/** 'A bottle … the bottle' is one bottle: later mentions without a number add nothing. */
export function mergeDoubles(all: readonly AskedThing[]): { things: AskedThing[] } {
  const keptAt: number[] = [];
  const things: AskedThing[] = [];
  for (const asked of all) {
    const known = things.findIndex(({ thing, word, colour, count, relation }) => {
      const isSameColour = !asked.colour || !colour || colour.name === asked.colour.name;
      // 'Cats and wine: three cats on a barrel' names them once more, and more exactly.
      const isTopic = count === null && relation === null;
      const isSame = asked.count === null || !asked.relation || isTopic;
      return thing === asked.thing && isSameColour && isSame && !isOnOwnBoard(word, asked);
    });
    const earlier = things[known];
    if (earlier && !asked.colour && asked.states.length === 0 && asked.fill === earlier.fill) {
      keptAt.push(known);
      const wines = winesOfBoth(earlier, asked);
      const isMore = isAnother(earlier, asked);
      things[known] = {
        ...earlier,
        count: isMore ? (earlier.count ?? 1) + (asked.count ?? 1) : countOfBoth(earlier, asked),
        ...(isMore && wines && { wines }),
        relation: earlier.relation ?? asked.relation,
      };
    } else keptAt.push(things.push(asked) - 1);
  }
  return {
    things: things.map((asked, i) => {
      const to = asked.relation && keptAt[asked.relation.to];
      const isReal = asked.relation && to !== null && to !== undefined && to !== i;
      return { ...asked, relation: isReal ? { kind: asked.relation!.kind, to } : null };
    }),
  };
}

/** 'A cheese board with five cheeses': the number says more than the article. */
const countOfBoth = (earlier: AskedThing, { count }: AskedThing): number | null =>
  earlier.count === 1 && count !== null ? count : (earlier.count ?? count);

/** 'A glass of red and a glass of white': each has an article of its own. */
function isAnother(earlier: AskedThing, asked: AskedThing): boolean {
  if (areCheeses(earlier, asked)) return true;
  const { thing, count, wines } = asked;
  if (count === null || earlier.isSeveral || (earlier.count ?? 1) + count > MOST) return false;
  return (count === 1 && GLASSES.has(thing)) || differ(earlier.wines, wines);
}

const BOARD = /board|platter|plateau|planche|tagliere|tabla|platte|brett/i;
const ANY_CHEESE = /cheese|fromage|formagg|queso|käse/i;

/** 'A cheese board with brie and comté': the comté is one of its cheeses, not the board once more. */
const isOnOwnBoard = (earlier: string, { thing, word }: AskedThing): boolean =>
  CHEESES.has(thing) && BOARD.test(earlier) && !ANY_CHEESE.test(word);

/** 'Comté and parmesan' are two wedges. */
const areCheeses = (earlier: AskedThing, { thing, word }: AskedThing): boolean =>
  CHEESES.has(thing) &&
  earlier.word.toLowerCase() !== word.toLowerCase() &&
  ![earlier.word, word].some((one) => ANY_CHEESE.test(one));
const CHEESES = new Set<ThingId>(['hard_cheese', 'soft_cheese', 'blue_cheese']);
const GLASSES = new Set<ThingId>(['glass', 'champagne_flute']);
const differ = (a: AskedThing['wines'], b: AskedThing['wines']): boolean =>
  a !== undefined && b !== undefined && a.join() !== b.join();

/** What each piece of two mentions holds. */
function winesOfBoth(a: AskedThing, b: AskedThing): AskedThing['wines'] {
  if (!a.wines || !b.wines) return a.wines ?? b.wines;
  const each = ({ wines = [], count }: AskedThing) =>
    Array.from({ length: count ?? 1 }, (_, i) => wines[i % wines.length]!);
  return [...each(a), ...each(b)];
}
