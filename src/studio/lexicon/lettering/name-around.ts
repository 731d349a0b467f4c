import { capital } from '#studio/typography/capital.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';

const words = (list: string) => new Set(list.split(/\s+/));

const JOINERS = words('de la du des d of the del della delle di dei von vom zum');
/** Capitals that begin an order, or name what is drawn and not where. */
const COMMON = words(
  `poster posters affiche plakat manifesto locandina cartel vintage retro travel wine wines bottle bottles glass glasses
  vineyard vineyards grapes harvest map view landscape summer winter autumn spring a an the our my vin vins verre
  bouteille vigne vignes vignoble carte vue vino vini bottiglia calice vigneto vigna mappa botella copa vinedo mapa
  wein flasche glas weinberg karte illustration drawing picture image design minimalist modern art deco in from with
  and for at on le les un une il lo el los der die das ein eine mit`,
);
/** Nouns of a German order are all capitals. */
const GERMAN =
  /\b(?:mit|und|der|die|das|dem|den|ein|eine|einer|im|am|vor|auf|von|bei|für|über)\b/gu;
const MOST = 5;

interface Piece {
  text: string;
  /** Only a space stands before it. */
  follows: boolean;
}

/** 'Tour de Bourgogne', 'Beaujolais Nouveau': the whole name that a region or grape stands in, as the customer wrote it. */
export function nameAround(prompt: string, name: string): string | null {
  const pieces: Piece[] = [
    ...prompt.matchAll(/([^\p{L}\p{N}’'&-]*)([\p{L}\p{M}\p{N}’'&-]+)/gu),
  ].map(([, gap = '', text = '']) => ({ text, follows: gap === ' ' }));
  const capitals = pieces.filter(({ text }) => isCapital(text)).length;
  const isTitled = pieces.length > 4 && capitals > pieces.length * 0.6;
  if (isTitled || (prompt.match(GERMAN) ?? []).length > 1) return null;
  const parts = fold(name).split(/[^a-z0-9]+/u);
  const at = pieces.findIndex(({ text }) => fold(text) === parts[0]);
  if (at < 0) return null;
  const [from, to] = [reach(pieces, at, -1), reach(pieces, at, 1)];
  const found = pieces.slice(from, to + 1).map(({ text }) => text);
  return found.length > parts.length && found.length <= MOST ? found.join(' ') : null;
}

const PLACED =
  /\b(?:posters?|affiche|plakat|cartel|manifesto|locandina|poster)\s+(?:of|for|from|de|du|von|di|del|d[’'])\s*(?:the\s+|la\s+|l[’'])?((?:\p{Lu}[\p{L}\p{M}’'-]+)(?:\s+(?:(?:de|di|del|la|du|des|of)\s+)?(?:\p{Lu}[\p{L}\p{M}’'-]+|coast|valley|island|lake|hills|bay))*)/u;
const TRAVEL =
  /^\s*((?:\p{Lu}[\p{L}\p{M}’'-]+\s+){1,3})(?:coast\s|valley\s)?(?:vintage\s|retro\s)?travel poster/u;

/** Whom everybody knows is no place; nor can we draw them. */
const SOMEBODY =
  /^(?:Dracula|Frankenstein|Napol\p{L}+|Cleopatra|Bacchus|Bacco|Baco|Dionys\p{L}+|Zeus|Venus|Medusa|Cupid\p{L}*|Jesus|Buddha|Mona Lisa|Marilyn|Elvis|Einstein|Frida|Picasso|Shakespeare|Churchill|Superman|Batman|Spider-?man|Zorro|Merlin|Pinocchio|Sherlock|James Bond|Robin Hood|Harry Potter)(?:\s|$)/u;

/** 'Travel poster of the Amalfi coast': the place that a poster is of, where no wine is named after it. */
export function placeOfPoster(prompt: string): string | null {
  const found = (PLACED.exec(prompt) ?? TRAVEL.exec(prompt))?.[1]?.trim();
  if (!found || SOMEBODY.test(found) || COMMON.has(fold(found.split(' ')[0] ?? ''))) return null;
  return found.replaceAll(/\b(?:coast|valley|island|lake|hills|bay)\b/gu, capital);
}

/** How far the name goes on: over joining words to the next capital, and no further than a comma. */
function reach(pieces: readonly Piece[], at: number, step: 1 | -1): number {
  let last = at;
  for (let i = at + step; i >= 0 && i < pieces.length; i += step) {
    const isJoined = step > 0 ? pieces[i]?.follows : pieces[i + 1]?.follows;
    const text = pieces[i]?.text ?? '';
    if (!isJoined || COMMON.has(fold(text))) return last;
    if (isCapital(text)) last = i;
    else if (!JOINERS.has(fold(text))) return last;
  }
  return last;
}

const isCapital = (text: string): boolean => /^(?:[dl][’'])?\p{Lu}/u.test(text);
