import { capital } from '#studio/typography/capital.ts';
import { isPlainWord } from '#studio/lexicon/leftovers.ts';
import { matchWords } from '#studio/lexicon/matching/match-words.ts';
import { isEmotionWord } from '#studio/lexicon/words/people/emotions.ts';
import { fold, tokenise } from '#studio/lexicon/matching/normalise.ts';

/** Who speaks of himself or to somebody tells a joke. */
const SPOKEN = new Set(
  `i im me my mine you your youre we our us they their his her je moi mon ma mes tu ton ta tes nous notre vous votre
  io mio mia miei tu tuo tua noi nostro yo mi mis tu tus nosotros nuestro ich mein meine meinen mich mir du dein
  deine wir unser unsere when if quand quando cuando wenn`.split(/\s+/),
);
const DAYS =
  'mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|weekdays?|weekends?|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunedi|venerdi|sabato|domenica|lunes|viernes|domingo|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag';
/** 'On a Friday night', 'after work': when it happens is what the picture is about. */
const OCCASION = new RegExp(
  String.raw`[,\s]+(?:on (?:an? |the )?|every |at |le |il |el |am |an einem )?((?:${DAYS})(?:[ -](?:morning|night|evening|afternoon|matin|soir|mattina|sera|manana|noche|morgen|abend))?|(?:after|before) (?:work|the meeting|christmas|the holidays|lunch)|apres le travail|nach der arbeit)$`,
  'i',
);

/** 'Winemakers in September', 'sommeliers before noon': who, and when they are so, is the whole joke. */
const SEASONAL =
  /^(?:the |all |les |i |gli |los |die )?[\p{L}-]+s?(?: [\p{L}-]+){0,2} (?:in|during|before|by|en|pendant|avant|a|durante|prima di|antes de|wahrend|vor|im) (?:the |la |les |le |il |el |der |die )?(?:january|february|march|april|may|june|july|august|september|october|november|december|harvest|dry january|lockdown|noon|midnight|winter|summer|janvier|fevrier|mars|avril|juin|juillet|aout|septembre|octobre|novembre|decembre|vendanges?|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|dicembre|vendemmia|enero|febrero|abril|mayo|junio|julio|septiembre|octubre|noviembre|diciembre|vendimia|januar|februar|marz|mai|juni|juli|oktober|dezember|lese|weinlese)$/u;

/** 'Winemakers during frost nights', 'wine students the night before the exam': so is any time of the trade. */
const AT_TIMES =
  /^(?:the |all |les |i |gli |los |die )?[\p{L}-]+s?(?: [\p{L}-]+){0,2} (?:during|pendant|durante|wahrend|the (?:night|day|morning|week) (?:before|after)|la (?:veille|nuit avant)|am (?:tag|abend|morgen) (?:vor|nach)|il giorno (?:prima|dopo)|el dia (?:antes|despues)) (?:[\p{L}'’-]+ ?){1,6}$/u;

export const isSeasonal = (who: string): boolean =>
  SEASONAL.test(fold(who)) || AT_TIMES.test(fold(who));

/** The occasion of a described picture as its caption; `null` where the words are a joke of their own. */
export function occasionOfScene(body: string): string[] | null {
  const tokens = tokenise(body);
  if (tokens.some(({ word }) => SPOKEN.has(word)) || isSeasonal(body)) return null;
  const matches = matchWords(tokens);
  const read = new Set(
    matches.flatMap(({ at, length }) => Array.from({ length }, (_, i) => at + i)),
  );
  const beginsSeen = matches.some(
    ({ at, effects }) =>
      at <= 2 && effects.some(({ kind }) => kind === 'figure' || kind === 'thing'),
  );
  const occasion = OCCASION.exec(body.trim());
  const from = occasion ? tokenise(body.slice(0, occasion.index)).length : tokens.length;
  const isAllSeen = tokens.every(
    ({ word }, i) => i >= from || read.has(i) || isPlainWord(word) || isSeen(word),
  );
  if (!beginsSeen || !isAllSeen) return null;
  return occasion?.[1] ? [capital(occasion[1])] : [];
}

/** How somebody looks is seen: 'looking guilty'. */
const isSeen = (word: string): boolean => LOOKS.has(word) || isEmotionWord(word);
const LOOKS = new Set('looking looks staring sitting standing lying hiding'.split(' '));

/** 'Monday mood, cat with an empty glass': the mood is said, the rest is seen. */
const MOOD_FIRST = new RegExp(
  String.raw`^((?:(?:${DAYS}|harvest|winery|weekend|holiday|vendanges?|vendemmia|vendimia|weinlese) )?(?:mood|vibes?|energy|feeling|humeur|umore|humor|stimmung|laune)|(?:${DAYS})(?: (?:morning|night|evening|matin|soir|mattina|sera|abend|morgen))?|wine (?:mom|mum|dad)(?: life)?)\s*[,–—-]\s+(.{6,160})$`,
  'isu',
);

/** 'Monday morning: cat hugging a bottle': a heading of a few words, and the picture below it. */
export function headedScene(body: string): { words: string; scene: string } | null {
  const [, head, scene] =
    MOOD_FIRST.exec(body) ?? /^([^:]{3,48}):\s+(.{6,160})$/su.exec(body) ?? [];
  if (!head || !scene || head.split(/\s+/u).length > 6) return null;
  // 'Working from home: coffee until noon, wine after' tells an order of things.
  if (IN_TURN.test(fold(scene)) || (fold(scene).match(DAY)?.length ?? 0) > 1) return null;
  const isPicture = !tokenise(scene).some(({ word }) => SPOKEN.has(word)) && startsSeen(scene);
  return isPicture && !startsSeen(head) && !/\bmemes?$/iu.test(fold(head))
    ? { words: head, scene }
    : null;
}

/** So does 'Monday salad, Tuesday salad, Wednesday wine'. */
const DAY = new RegExp(String.raw`\b(?:${DAYS})\b`, 'g');
const IN_TURN =
  /\b(?:until|till|jusqu|bis|hasta|fino)\b|\b(?:after|then|later|ensuite|puis|apres|dann|danach|nachher|luego|despues|poi|dopo)$/;

/** Begins with somebody or something, after an article and an adjective at most. */
const startsSeen = (text: string): boolean =>
  matchWords(tokenise(text)).some(
    ({ at, effects }) =>
      at <= 1 && effects.some(({ kind }) => kind === 'figure' || kind === 'thing'),
  );
