import type { ExactText } from '#studio/lexicon/texts/written-text.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';

/** The customer's words go onto the thing that bears them; where only the words say that it is there, it joins the table. */
export function withCarried(
  things: readonly AskedThing[],
  texts: readonly ExactText[],
): AskedThing[] {
  const lettered = [...things];
  for (const { carrier, text } of texts) {
    const thing = carrier?.thing;
    if (!thing || !LETTERED.has(thing)) continue;
    const at = lettered.findIndex((one) => one.thing === thing && one.text === undefined);
    const bearer = lettered[at];
    if (bearer) lettered[at] = { ...bearer, text };
    else lettered.push({ ...PLAIN, thing, word: thing, text });
  }
  return lettered;
}

/** On a print the words are its title, unless a board that prints have is said to bear them: 'sign "Hotel Bellevue"'. */
export function withBoards(
  things: readonly AskedThing[],
  texts: readonly ExactText[],
): AskedThing[] {
  const boards = texts.flatMap(({ carrier }) => {
    const thing = carrier?.thing;
    return thing && PRINTED_BOARDS.has(thing) ? [thing] : [];
  });
  const missing = boards.filter((board) => !things.some(({ thing }) => thing === board));
  // A board that calls to a drink and stands alone has one beside it.
  const isAlone = boards.length > 0 && things.every(({ thing }) => PRINTED_BOARDS.has(thing));
  const poured = isAlone && texts.some(({ text }) => DRUNK.test(text)) ? ['glass' as const] : [];
  return [...things, ...[...missing, ...poured].map((thing) => ({ ...PLAIN, thing, word: thing }))];
}

const DRUNK =
  /(?<!\p{L})(?:happy hour|wine bar|wine tasting|wines?|apéro|apéritif|bar à vins?|aperitivo|enoteca|vinos?|hora feliz|weinprobe|weinbar|feierabend)(?!\p{L})/iu;

const PRINTED_BOARDS: ReadonlySet<ThingId> = new Set<ThingId>(['sign', 'blackboard']);

/** Things whose makers set words. */
const LETTERED: ReadonlySet<ThingId> = new Set<ThingId>([
  'blackboard',
  'menu_card',
  'sign',
  'neon_sign',
  'cloth_banner',
  'place_card',
  'shop_window',
  'price_tag',
  'gift_card',
  'gift_bag',
  'tote_bag',
  'crate',
  'wooden_case',
  'carton',
  'barrel',
  'book',
  'cork',
  'picture_frame',
]);

/** Whether words can be set on it in a photograph. */
export const canBear = (thing: ThingId | null): boolean => thing !== null && LETTERED.has(thing);

const PLAIN = { count: 1, colour: null, fill: null, states: [], relation: null } as const;
