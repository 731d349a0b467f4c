import { matchWords } from '#studio/lexicon/matching/match-words.ts';
import { tokenise } from '#studio/lexicon/matching/normalise.ts';
import { thingsIn } from './label-things.ts';
import { NAMES_WINE } from './pictured.ts';
import { LEADS } from './split-scene.ts';

const ARTICLE = String.raw`(?:an?|the|my|his|her|our|your|any|enough)\s+`;
// 'A forgotten bottle' is there.
const FORGOT = String.raw`(?<!\b(?:an?|the|my|some|this|that)\s)(?:forg[eo]t(?:s|ten)?|los(?:t|es?)|left|missed)\s+(?:${ARTICLE})?(?!to\b|about\b|how\b)`;
const NOBODY = String.raw`(?:nobody|no one|no-one|(?<!\p{L}\s)who)\s+(?:has\s+)?(?:brought|brings?|has|had|bought|packed|remembered|thought of|owns?)\s+(?:${ARTICLE})?`;
const NONE = String.raw`(?:there(?:['’]s| is| are)\s+no(?:\s+more)?|(?:ran|runs?|running|be|is|are|we['’]re)\s+out\s+of|n['’](?:y\s+)?a\s+plus\s+de|non c['’]è più|no\s+(?:queda|hay)\s+(?:más|mas)|can['’]?t find|cannot find)\s+(?:${ARTICLE})?`;
/** 'Nobody brought a corkscrew', 'you forgot the bottle opener', 'there is no wine left'. */
const LACKS = new RegExp(
  String.raw`\b(?:${NOBODY}|${FORGOT}|${NONE})([\p{L}\p{M}'’ -]{3,30}?)(?=\s+(?:at|in|on|for|to|left|and|but|again|today|when|home|chez|dans|pour|per|para|en|im)\b|\s+[àa]\s|[,.!?;:…]|$)`,
  'iu',
);
/** 'The Riesling is gone', 'le vin est fini', 'der Wein ist leer': named before it is missed. */
const GONE =
  /\b(?:the|all the|all my|my|our|le|la|il|el|der|die|das|mein|mon|ma|mi)\s+([\p{L}\p{M}'’-]+(?:\s[\p{L}\p{M}'’-]+)?)\s+(?:is|are|was|were|has|est|è|se|ist|sind)\s+(?:all\s+|already\s+|schon\s+|d[ée]j[àa]\s+|già\s+)?(?:gone|sold out|missing|finished|fini[e]?|finit[oa]|acab[oó]|weg|alle|ausverkauft)(?=[,.!?;:…\s]|$)/iu;
const OPENS =
  /\b(?:corkscrew|bottle opener|opener|tire-bouchon|cavatappi|sacacorchos|korkenzieher)\b/iu;

/** What is told to be lacking must not be seen: somebody without it, before a bottle that stays shut. */
export function sceneOfLack(body: string): string | null {
  const found = LACKS.exec(body) ?? GONE.exec(body);
  const lacking = found?.[1]?.trim();
  if (!found || !lacking || (!LEADS.test(body) && body.split(/\s+/u).length > 12)) return null;
  // 'Running out of wine, empty bottle': what else is told is seen.
  const further = /^\s*,\s*(.{3,})$/u.exec(body.slice(found.index + found[0].length))?.[1];
  const also = further ? `, ${further}` : '';
  if (NAMES_WINE.test(lacking) || isWine(lacking))
    return further
      ? `sad person${also}`
      : `sad person with an empty wine glass${around(body, found.index)}`;
  return OPENS.test(lacking)
    ? `sad person with a closed wine bottle, without ${lacking}${also}`
    : `sad person, without ${lacking}${also}`;
}

/** A Riesling or a Barolo is wine too. */
const isWine = (words: string): boolean =>
  matchWords(tokenise(words)).some(({ effects }) =>
    effects.some(({ kind }) => kind === 'varietal' || kind === 'region' || kind === 'wine'),
  );

/** 'When you open the fridge and the Riesling is gone': the fridge is there. */
const around = (body: string, until: number): string =>
  thingsIn(body.slice(0, until))
    .map((thing) => `, ${thing.replaceAll('_', ' ')}`)
    .join('');
