import { fold } from '#studio/lexicon/normalise.ts';
import { THINGS, type ThingId } from '#studio/things/catalogue.ts';

/** Things of a photograph that are lettered with the customer's words. */
const LETTERED: readonly ThingId[] = [
  'blackboard',
  'menu_card',
  'sign',
  'neon_sign',
  'cloth_banner',
  'place_card',
  'shop_window',
  'price_tag',
  'crate',
  'wooden_case',
  'carton',
  'barrel',
  'book',
  'cork',
  'picture_frame',
];

/** Short names that mean a thing only where words are on it: any banner else is a size of picture. */
const ALSO: Readonly<Partial<Record<ThingId, string>>> = {
  cloth_banner: 'banner | banners | banner | fahne | transparent',
  sign: 'sign | signs | signboard | panneau | enseigne | cartello | insegna | letrero | schild',
  blackboard: 'slate board | board | slate | tafel',
  menu_card: 'wine list | card | karte | carte | carta',
  picture_frame: 'framed print | framed quote | framed poster',
  crate: 'box | case | kiste | caisse | cassa | caja',
};

/** Where customers also want words, and none of our things takes them. */
const BARE = `
  apron | t shirt | tshirt | shirt | jacket | cap | hat | mug | cup | cake | icing | balloon | balloons | wall | door |
  plate | napkin | tank | van | truck | car | flag | tote bag | bag | umbrella | sand | glass | glasses | decanter |
  tablier | gateau | ballon | mur | porte | verre | grembiule | torta | muro | porta | calice | bicchiere | delantal |
  tarta | pared | puerta | copa | schurze | kuchen | torte | wand | tur | glas | tasse`;

/** What draws words to itself, and is no carrier: a bottle its label, a poster its title. */
const RIVALS = `
  label | labels | labelled | labeled | etiquette | etichetta | etiqueta | etikett | bottle | bottles | magnum |
  bouteille | bouteilles | bottiglia | bottiglie | botella | botellas | flasche | flaschen | title | titled |
  headline | caption | poster | titre | titolo | titulo | titel | plakat | affiche`;

type Carrier = ThingId | 'bare' | 'rival';

const phrasesOf = (words: string): string[] =>
  words.split('|').map((word) => fold(word).trim().replaceAll(/\s+/g, ' '));

const CARRIERS = new Map<string, Carrier>([
  ...phrasesOf(BARE).map((word) => [word, 'bare'] as const),
  ...phrasesOf(RIVALS).map((word) => [word, 'rival'] as const),
  ...Object.entries(ALSO).flatMap(([thing, words]) =>
    phrasesOf(words).map((word) => [word, thing as ThingId] as const),
  ),
  ...THINGS.filter(({ id }) => LETTERED.includes(id)).flatMap(({ id, words }) =>
    phrasesOf(words)
      // 'On a barrel' says where something stands, not what bears its words.
      .filter((word) => !/^(?:on|atop|sur|su|sobre|auf) /.test(word))
      .map((word) => [word, id] as const),
  ),
]);

const ANY = [...CARRIERS.keys()].toSorted((a, b) => b.length - a.length).join('|');
const EACH = new RegExp(`(?<![a-z])(?:${ANY})(?![a-z])`, 'g');
const AT_END = new RegExp(`(?<![a-z])(${ANY})\\s*$`);
const DONE =
  'written|painted|printed|engraved|carved|branded|burned|burnt|chalked|lettered|stamped';
const ON = 'on|onto|into|in|auf|sur|su|sul|sulla|sullo|en|sobre';
const ARTICLE =
  'an|a|the|its|our|une|un|la|le|l|una|uno|il|lo|el|ein|eine|einem|einer|dem|der|die|das|einen';
const PLACED = `(?:${ON}) (?:(?:${ARTICLE})[ '])?(?:[a-z]+ ){0,2}?`;
/** '“Open” neon sign', '“Anna” written on a small place card'. */
const BOUND = new RegExp(`^\\s*(?:(?:is )?(?:(?:${DONE}) |in \\w+ )+${PLACED})?(${ANY})(?![a-z])`);
/** '“Vin du jour” on a chalkboard', which a bottle before it would take. */
const LOOSE = new RegExp(`^\\s*${PLACED}(${ANY})(?![a-z])`);

const flat = (text: string): string => fold(text).replaceAll(/[^a-z0-9"“”«».;\n]+/g, ' ');

/** How far before its words a carrier may be named. */
const REACH = 80;

/** On what the words at this place are to be read: a thing, `null` for one that we cannot letter, or nothing said. */
export function carrierOf(
  prompt: string,
  { at, length }: { at: number; length: number },
): ThingId | null | undefined {
  const before = namedBefore(flat(prompt.slice(Math.max(0, at - REACH), at)));
  const rest = flat(prompt.slice(at + length, at + length + REACH));
  const bound = CARRIERS.get(BOUND.exec(rest)?.[1] ?? '');
  const loose = CARRIERS.get(LOOSE.exec(rest)?.[1] ?? '');
  // 'A tag that says “…” on a bottle' is still the tag's.
  const carrier = (isLettered(before) && before) || bound || before || loose || 'rival';
  if (carrier === 'rival') return undefined;
  return carrier === 'bare' ? null : carrier;
}

const isLettered = (carrier: Carrier | undefined): boolean =>
  carrier !== undefined && carrier !== 'rival' && carrier !== 'bare';

/** The carrier nearest to its words, within their sentence; 'a book titled' is a book. */
function namedBefore(text: string): Carrier | undefined {
  const own = text.split(/["“”«».;\n]/).findLast((part) => part.trim() !== '') ?? '';
  const [last, prior] = [...own.matchAll(EACH)].toReversed();
  if (!last) return undefined;
  const carrier = CARRIERS.get(last[0])!;
  const isTitling =
    prior && TITLING.has(last[0]) && last.index - prior.index - prior[0].length < 12;
  return isTitling ? CARRIERS.get(prior[0])! : carrier;
}

const TITLING = new Set(
  'title titled labelled labeled headline titre titolo titulo titel'.split(' '),
);

/** 'A sign reading …': what directly follows a carrier is on it. */
export const endsInCarrier = (text: string): boolean => {
  const named = AT_END.exec(flat(text))?.[1];
  return named !== undefined && CARRIERS.get(named) !== 'rival';
};
