import { fold } from '#studio/lexicon/matching/normalise.ts';
import { EMBLEMS } from '#studio/labels/emblem.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

const LABEL = /\b(?:labels?|etiquettes?|etichett[ae]|etiquetas?|etikette?n?|\w+etikette?n?)\b/g;
const WITH =
  /\b(?:with|showing|shows|featuring|depicting|bearing|of|avec|montrant|representant|con|raffigurante|mostrando|mit|zeigt)\b/;
const ON =
  /\b(?:on|sur|sull|sulla|sulle|su|en|sobre|auf)(?: (?:the|its|his|a|an|l|la|le|les|son|sa|un|una|une|una|dem|der|einem|einer|front|wine|bottle))*$/;
/** What sets it apart again: 'a label, and a dog', 'a label next to a cat'. */
const APART =
  /[.,;:]|\b(?:and|next|beside|behind|on|in|et|sur|dans|und|auf|neben|im|e|su|accanto|y|junto|sobre|en)\b/;

export interface ReadEmblem {
  things: readonly AskedThing[];
  emblem?: ThingId;
}

/** 'A wine label with a stag': the stag is printed on it and stands nowhere in the picture. */
export function readEmblem(things: readonly AskedThing[], prompt: string): ReadEmblem {
  const text = fold(prompt);
  const labels = [...text.matchAll(LABEL)];
  const at = things.findIndex(
    ({ thing, word, count }) =>
      EMBLEMS.has(thing) && (count ?? 1) === 1 && isOnLabel(text, labels, fold(word)),
  );
  const emblem = things[at]?.thing;
  if (emblem === undefined) return { things };
  const left = things.filter((_, i) => i !== at);
  const moved = left.map((one): AskedThing => {
    const { relation } = one;
    if (!relation) return one;
    const to = relation.to - (relation.to > at ? 1 : 0);
    return { ...one, relation: relation.to === at ? null : { ...relation, to } };
  });
  // A label that is all of the prompt is on a bottle.
  return { things: moved.length > 0 ? moved : [BOTTLE], emblem };
}

const BOTTLE: AskedThing = {
  thing: 'bottle',
  word: 'label',
  count: null,
  colour: null,
  fill: null,
  states: [],
  relation: null,
};

function isOnLabel(text: string, labels: readonly RegExpExecArray[], word: string): boolean {
  const from = text.indexOf(word);
  const end = from + word.length;
  return labels.some((label) => {
    const [start, stop] = [label.index, label.index + label[0].length];
    if (from >= stop) {
      const between = text.slice(stop, from);
      return between.length < REACH && WITH.test(between) && !APART.test(between);
    }
    const before = text.slice(end, start).trim();
    // 'A skull label'.
    const isCalledAfter = from >= 0 && before === '' && end < start;
    return isCalledAfter || (end <= start && before.length < REACH && ON.test(before));
  });
}
const REACH = 40;
