import { describes } from '#studio/lexicon/memes/split-scene.ts';
import { stagedIn } from '#studio/lexicon/memes/staged.ts';
import { tidyLine } from '#studio/lexicon/memes/tidy-line.ts';
import { capital } from '#studio/typography/capital.ts';

interface Situation {
  lines: readonly string[];
  scene: string | null;
}

/** Where the moment begins that everybody knows: 'when the guest asks for ice'. */
const MOMENT = /(?<![\p{L}\p{N}])(?:when(?:ever)?|quand|lorsque?|quando|cuando|wenn)\s/iu;
const QUOTED = /["“”«„»]/u;
/** 'A dog with the words “when …”': nothing is told before the quotation but what it is. */
const CAPTION_MARK =
  /[\s,;:.–—-]*(?:(?:with|avec|con|mit) (?:the |la |le |il |el |der |dem )?)?(?:caption(?:ed)?|text|words|line|bottom text|punchline|légende|texte|didascalia|testo|leyenda|texto|bildunterschrift|untertitel|text unten)?\s*[:=,–—-]?\s*$/iu;
/** Whose words they are is a part of the sentence: 'when he says “dry”'. */
const SPEAKS =
  /(?:^|\s)(?:says?|said|asks?|tells? \p{L}+|orders?|wants?|calls? it|is called|goes|and it['’]s|dit|demande|veut|commande|dice|chiede|vuole|ordina|pide|quiere|sagt|fragt|will|bestellt)\s*[:,]?\s*$/iu;
const FACE =
  /\b(?:'s|’s)?\s*(?:face|reaction|reacting|tête|réaction|faccia|reazione|cara|reacción|gesicht|reaktion)\s*$/iu;
const CLAUSE = /\s*(?:[,;]|\.(?=\s)|\s[–—-])\s+/u;

/** The moment stands above the words that were quoted, or above a picture that is told beside it; nothing of it is lost. */
export function readSituation(body: string, quoted: readonly string[]): Situation | null {
  const at = MOMENT.exec(body)?.index;
  const from = body.search(QUOTED);
  if (at === undefined || quoted.length > 1 || (from >= 0 && from < at)) return null;
  // Words in single marks stand within their sentence.
  if (from < 0 && quoted.length > 0) return null;
  const before = tidyLine(body.slice(0, at)).replace(FACE, '').trim();
  if (before !== '' && !describes(before)) return null;
  return quoted[0] === undefined
    ? toldBeside(before, body.slice(at))
    : withQuoted(before, { told: body.slice(at, from), rest: body.slice(at), quoted: quoted[0] });
}

function withQuoted(
  before: string,
  { told, rest, quoted }: { told: string; rest: string; quoted: string },
): Situation | null {
  // What goes on after the quotation belongs to its sentence.
  const after = rest.slice(told.length).split(QUOTED).at(2)?.trim() ?? '';
  if (SPEAKS.test(told))
    return /^[.!?…]*$/u.test(after)
      ? { lines: [sentence(rest)], scene: seenIn(rest, [before]) }
      : null;
  if (after !== '' && !/^[.!?…]*$/u.test(after)) return null;
  const marked = told.replace(CAPTION_MARK, '');
  const [situation = '', ...others] = partsOf(marked);
  // One word before a quotation is no moment.
  return situation.split(/\s+/).length < 3
    ? null
    : {
        lines: [sentence(situation), tidyLine(quoted)],
        scene: seenIn(situation, [before, ...others]),
      };
}

/** 'When the guest asks for ice – a sommelier in tears', 'a shocked sommelier when the guest asks for ice'. */
function toldBeside(before: string, told: string): Situation | null {
  const [situation = '', ...others] = partsOf(told);
  const isDashed = others.length > 0 && /\s[–—-]\s/u.test(told);
  // 'Chef when the guest asks for ketchup': a single word is the beginning of the caption.
  if (!isDashed && before.split(/\s+/).length < 2) return null;
  return { lines: [sentence(situation)], scene: seenIn(situation, [before, ...others]) };
}

/** Whoever is told of holds what has to be seen for the joke: the ice in the wine. */
function seenIn(situation: string, told: readonly string[]): string | null {
  const [who = '', ...others] = told.filter(Boolean);
  const staged = stagedIn(situation);
  if (who === '' || staged === null) return who || staged;
  return [staged.replace(SOMEBODY, who), ...others].join(', ');
}
const SOMEBODY = /^\w+ person/;

/** The moment with all clauses that tell of it, and then those that only name somebody to be seen. */
function partsOf(told: string): string[] {
  const clauses = told.split(CLAUSE).map(tidyLine).filter(Boolean);
  const first = clauses.findIndex((clause, i) => i > 0 && describes(clause));
  return first < 0
    ? [tidyLine(told)]
    : [clauses.slice(0, first).join(', '), ...clauses.slice(first)];
}

const sentence = (text: string): string => capital(tidyLine(text));
