import type { ThingId } from '#studio/things/catalogue.ts';
import type { Effect } from '#studio/lexicon/effects.ts';
import { effectsOf } from '#studio/lexicon/identity.ts';
import type { Match } from '#studio/lexicon/matching/match.ts';
import type { Token } from '#studio/lexicon/matching/normalise.ts';

/** What is eaten in one picture and runs about in another. */
const ALIVE: Partial<Record<ThingId, ThingId>> = {
  roast_goose: 'goose',
  roast_chicken: 'hen',
  duck_breast: 'duck',
  roast_duck: 'duck',
  venison: 'wild_boar',
};
/** What else is called venison is a deer. */
const BOARS = /boar|sanglier|cinghial|jabal|wildschwein/;
const LIVING = new Set(
  `vineyard vineyards vines forest woods meadow grass pond lake farm farmyard orchard white grey vigne vignes vigneto vinedo weinberg
  reben wiese geese oies oche gansos ganse feeding feeds walking walk walks running run runs grazing roaming strolling pecking nourrit courent marchent
  picorent nutre corrono camminano becchettano alimenta corren caminan picotean futtert laufen laufend rennen`.split(
    /\s+/,
  ),
);
/** 'A goose wearing a hat': what is said of it right behind its name. */
const LIVES = new Set(
  `wearing wears dressed sunglasses hat tuxedo suit riding rides flying flies swimming swims holding holds drinking drinks
  sipping reading sleeping asleep portant porte lunettes indossa occhiali lleva gafas tragt sonnenbrille`.split(
    /\s+/,
  ),
);
const LIVES_REACH = 3;
/** 'Pouring wine for a goose': whoever is served. */
const SERVED = new Set(
  'pouring pours serving serves toasting toasts clinking versant sert trinque versa serve brinda sirve vierte sirviendo brindando einschenkt schenkt serviert anstosst'.split(
    ' ',
  ),
);
const TO = new Set('for to with pour a avec per con para fur mit'.split(' '));
const ARTICLES = new Set('a an the une un la le una el il einer der die eine'.split(' '));
/** What its own name calls cooked runs about nowhere. */
const COOKED_NAME =
  /\b(?:roast|roasted|breast|confit|grilled|roti|rotie|magret|poitrine|arrosto|petto|asado|asada|pechuga|gebraten\w*|braten|brust|\w+braten|\w+brust|brat\w+)\b/;

/** Geese that walk are not roasted. */
export function settleAlive(match: Match, tokens: readonly Token[]): Match {
  const isGame = effectsOf(match.effects, 'thing').some(({ value }) => ALIVE[value]);
  if (!isGame || COOKED_NAME.test(match.phrase)) return match;
  const end = match.at + match.length;
  const lives =
    tokens.slice(end, end + LIVES_REACH).some(({ word }) => LIVES.has(word)) ||
    isServed(match.at, tokens);
  if (!lives && !tokens.some(({ word }) => LIVING.has(word))) return match;
  const effects = match.effects.map((effect): Effect => {
    const alive = effect.kind === 'thing' ? ALIVE[effect.value] : undefined;
    if (alive === 'wild_boar' && !BOARS.test(match.phrase)) return { kind: 'thing', value: 'deer' };
    return alive ? { kind: 'thing', value: alive } : effect;
  });
  return { ...match, effects };
}

function isServed(at: number, tokens: readonly Token[]): boolean {
  const [to, article] = [tokens[at - 2]?.word ?? '', tokens[at - 1]?.word ?? ''];
  const isTo = TO.has(to) && ARTICLES.has(article);
  return isTo && tokens.slice(0, at).some(({ word }) => SERVED.has(word));
}
