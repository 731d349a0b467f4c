import { fold } from '#studio/lexicon/matching/normalise.ts';
import { withEmptied } from '#studio/lexicon/memes/emptied.ts';
import { doneBy } from '#studio/lexicon/memes/done-by.ts';
import { thingsIn } from '#studio/lexicon/memes/label-things.ts';

/** One who speaks, or one half of a comparison: 'me: just one glass.' */
export interface Turn {
  caption: string;
  /** What the picture beside it shows. */
  scene: string;
}

const FIELDS =
  /^(?:top text|bottom text|text|caption|captions|title|meme|label|labels|top|bottom)$/i;
const SPEAKER =
  /(^|[.!?,;/\n…]\s*|\.\.\.\s*|[)\]*]\s*|\s-\s)([\p{L}][\p{L}\d'’ ]{0,28}?)\s*:(?!\d)/gu;
const LONGEST_NAME = 4;

/** 'me: … also me: …', 'nobody: … wine people: …', 'Monday: water, Friday: wine'; empty for other prompts. */
export function readDialogue(prompt: string): Turn[] {
  const speakers = [...prompt.matchAll(SPEAKER)]
    .map((match) => ({
      name: match[2] ?? '',
      at: match.index + (match[1]?.length ?? 0),
      end: match.index + match[0].length,
    }))
    .filter(({ name }) => !FIELDS.test(name.trim()) && name.split(/\s+/).length <= LONGEST_NAME);
  if (speakers.length < 2) return [];
  const turns = speakers.slice(0, 4).map(({ name, end }, i) => {
    const said = prompt.slice(end, speakers[i + 1]?.at ?? prompt.length);
    return turnOf(name.trim(), said);
  });
  const last = turns.at(-1);
  const vow = turns.at(-2);
  // 'Me: only one glass. Also me:' says nothing more, and is seen with all the rest.
  if (last && vow && last.scene === '' && ALSO_ME.test(fold(last.caption)))
    return [...turns.slice(0, -1), { ...last, scene: brokenVow(vow.caption) }];
  return turns;
}

const ALSO_ME =
  /^(?:also |aussi |auch |anche |tambien )?(?:me|moi|ich|io|yo)(?: aussi| auch| anche| tambien)?(?: later| again)?:$/;
const brokenVow = (said: string): string =>
  /\b(?:glass|verre|bicchiere|calice|copa|glas|drink|sip)\b/iu.test(said)
    ? 'happy person holding a giant glass of wine'
    : 'happy person holding a bottle of wine, two empty bottles';

function turnOf(name: string, said: string): Turn {
  const directions = [...said.matchAll(/[([*]([^)\]*]{3,160})[)\]*]/gu)].map(
    ([, text]) => text ?? '',
  );
  // '*already pouring it*' is read as well as seen.
  const starred = [...said.matchAll(/\*[^*]{3,80}\*/gu)].map(([text]) => text).join(' ');
  const words = said
    .replaceAll(/[([*][^)\]*]*[)\]*]/gu, ' ')
    .replaceAll(/^[\s.…/,;"“‘«'-]+|[\s,;/"”»-]+$/g, '')
    .replace(/(?<=\p{L}.*\p{L}[.!?]?)['’]\.?$/u, '')
    .replaceAll(/\s{2,}/g, ' ');
  const caption = [`${name}:`, words, starred].filter(Boolean).join(' ');
  // 'The glass: huge': a thing that is spoken of shows itself.
  const isOfThing =
    /^(?:the|das|der|die|le|la|il|el)\s/iu.test(name) && words.split(' ').length < 4;
  // 'Kid: …': who speaks is seen, with what is spoken of.
  const who = isAged(name)
    ? 'elderly person'
    : (PRONOUNS[fold(name)] ?? (SEEN.test(fold(name)) ? name : null));
  // What a wine is said to smell of is not on the table.
  const seen = words.replace(
    /\b(?:notes?|hints?|aromas?|a nose|notas?|noten?|arômes?|sentori|aromen) (?:of|de|d['’]|di|von) .*$/iu,
    'wine',
  );
  const speaks = who ? [who, ...thingsIn(seen).map(spaced)].join(', ') : withEmptied(doneBy(words));
  return { caption, scene: directions.join(', ') || (isOfThing ? `${words} ${name}` : speaks) };
}

/** 'Me at 70' has grey hair. */
const isAged = (name: string): boolean =>
  Number(/\s(?:at|à|a|mit)\s(\d{2})$/iu.exec(name)?.[1] ?? 0) >= GREY_FROM;
const GREY_FROM = 60;

/** Speakers who look like nobody else; all others are anybody. */
const SEEN =
  /\b(?:kids?|child|children|son|daughter|baby|toddler|enfant|fils|fille|bambin[oa]|figli[oa]|nin[oa]|hij[oa]|kind|sohn|tochter|dad|daddy|father|mom|mum|mommy|mother|wife|husband|girlfriend|boyfriend|papa|maman|mamma|mama|vater|mutter|frau|mann|moglie|marito|esposa|marido|grandma|grandpa|grandmother|grandfather|chef|waiters?|waitress|bartender|sommeliers?|winemaker|doctor|serveurs?|serveuse|vigneron|cameriere|enologo|camarer[oa]|kellner(?:in)?|winzer(?:in)?)\b/;
const PRONOUNS: Readonly<Record<string, string>> = {
  her: 'woman',
  she: 'woman',
  elle: 'woman',
  lei: 'woman',
  ella: 'woman',
  him: 'man',
  he: 'man',
  lui: 'man',
};
const spaced = (thing: string): string => thing.replaceAll('_', ' ');
