import { matchWords } from '#studio/lexicon/matching/match-words.ts';
import { tokenise } from '#studio/lexicon/matching/normalise.ts';
import { findQuotations } from '#studio/lexicon/texts/quotations.ts';
import { LEADS } from '#studio/lexicon/memes/split-scene.ts';
import { tidyLine } from '#studio/lexicon/memes/tidy-line.ts';

/** What is told panel by panel: its words, and what is seen in it. */
export interface ToldPanels {
  format: 'two_panels' | 'versus' | 'dialogue';
  lines: readonly string[];
  scenes: readonly string[];
}

const PANEL = String.raw`(?:panels?|pictures?|frames?|images?|cases?|vignett[ae]|riquadr[oi]|vi[ñn]etas?|bild|bilder|feld|side|half|seite|h[aä]lfte|moiti[eé]|c[oô]t[eé]|lato|met[aà]|lado|mitad)`;
const NTH = String.raw`(?:first|second|third|fourth|1st|2nd|3rd|left|right|top|bottom|upper|lower|premi[eè]re|deuxi[eè]me|seconde|troisi[eè]me|prim[ao]|second[ao]|terz[ao]|primera|segunda|tercera|erstes|zweites|drittes|im ersten|im zweiten|linkes|rechtes|oberes|unteres)`;
const SIDE = String.raw`(?:top|bottom|left|right|upper|lower|above|below|oben|unten|links|rechts|en haut|en bas|[aà] gauche|[aà] droite|haut|bas|gauche|droite|sopra|sotto|in alto|in basso|a sinistra|a destra|sinistra|destra|arriba|abajo|a la izquierda|a la derecha|izquierda|derecha)`;
/** 'First panel', 'Bild 1:', 'oben', 'en haut :', 'sopra'. */
const MARK = new RegExp(
  String.raw`(?:(?<=^|[.,;:/|\n]\s*|\b(?:and|et|und|y|e)\s+)(?:(?:in|on|at|im|au|dans|nel|en|auf) )?(?:the |la |le |el |il |die |das |dem |der )?(?:(?:${NTH}\s+${PANEL}|${PANEL}\s+(?:\d|one|two|three|four|a|b))|${SIDE}(?=\s*:|\s+(?:no|yes|non|oui|nein|ja|s[iìí]|an?|the|un|une|uno|una|ein|eine|einen|der|die|das|el|la|il|lo|le|me|i|io|ich|yo|moi|derselbe|dieselbe|la même|le même|["“«„])(?![\p{L}])))(?:\s*[:=–-])?)\s*`,
  'giu',
);
/** The words that are set, told apart from all pictures: 'text: Monday / Friday'. */
const TEXT =
  /[\s,;.]*\b(?:with (?:the )?)?(?:text|texts|captions?|words|texte|l[ée]gendes?|testo|testi|texto|bildunterschrift(?:en)?|beschriftung)\s*[:=]\s*(.+?)\s*\.?\s*$/isu;

const NO =
  /^(?:no|non|nein|kein\p{L}*)\s+(?:to |thanks? to |à la |à l’|à |aux? |alla |allo |agli |alle |all['’]|ai |al |a la |a los |a |zu[mr]? |de )?(.+)$/iu;
const YES =
  /^(?:yes|oui|s[iìí]|ja|yeah)\s+(?:to |à la |à l’|à |aux? |alla |allo |agli |alle |all['’]|ai |al |a la |a los |a |zu[mr]? |de )?(.+)$/iu;
/** 'Ein Mann, der Wasser ablehnt', 'a man refusing beer'. */
const REFUSED =
  /\b(?:refus(?:es|ing|ant|e)|reject(?:s|ing)|declin(?:es|ing)|rifiuta(?:ndo)?|rechaza(?:ndo)?)\s+(.+)$|\b(?:der|die|das)\s+(.+?)\s+(?:ablehnt|verweigert|wegschiebt)$/iu;
const TAKEN =
  /\b(?:accept(?:s|ing|e|ant)|approv(?:es|ing)|tak(?:es|ing)|choos(?:es|ing)|accetta(?:ndo)?|sceglie|prend(?:s|e|endo)?|acepta(?:ndo)?|toma(?:ndo)?|choisit)\s+(.+)$|\b(?:der|die|das)\s+(.+?)\s+(?:nimmt|annimmt|w[aä]hlt|trinkt)$/iu;

const MOST = 4;

/** Panels that are told one by one; `null` where none or only one is. */
export function readPanels(prompt: string): ToldPanels | null {
  // Masked words keep their place.
  const text = TEXT.exec(unquoted(prompt));
  const from = text ? text.index + text[0].lastIndexOf(text[1] ?? '') : 0;
  const said = text ? prompt.slice(from, from + (text[1]?.length ?? 0)) : '';
  const told = text ? prompt.slice(0, text.index) : prompt;
  const marks = [...unquoted(told).matchAll(MARK)];
  if (marks.length < 2 || marks.length > MOST) return null;
  const parts = marks.map(({ index, 0: mark }, i) =>
    told.slice(index + mark.length, marks[i + 1]?.index ?? told.length),
  );
  const panels = parts.map((part) => panelOf(part.replace(LOOSE_END, '').trim()));
  if (panels.some(({ text }) => text === '')) return null;
  const lines = linesIn(said);
  const choice = panels.length === 2 ? choiceIn(panels.map(({ text }) => text)) : null;
  if (choice) return { format: 'two_panels', lines: choice, scenes: [] };
  // Where each has its words told apart, what stands beside its mark is its picture.
  const hasAll = lines.length >= panels.length;
  const own = panels.map(({ line }, i) => (hasAll ? '' : line) || (lines[i] ?? ''));
  const scenes = panels.map(({ scene }, i) => scene || (own[i] ?? ''));
  return { format: panels.length === 2 ? 'versus' : 'dialogue', lines: own, scenes };
}

const LOOSE_END = /[\s,;.]*(?:\b(?:and|et|und|y|e|then|puis|dann|poi|luego)\b\s*)?$/iu;

/** Words in quotation marks are no marks of panels. */
function unquoted(text: string): string {
  let masked = text;
  for (const { at, length } of findQuotations(text))
    masked = `${masked.slice(0, at)}${'"'.repeat(length)}${masked.slice(at + length)}`;
  return masked;
}

interface Panel {
  text: string;
  line: string;
  scene: string;
}

/** What is quoted is said, what describes somebody or something is seen; anything else is both. */
function panelOf(text: string): Panel {
  const [quoted] = findQuotations(text);
  if (quoted) {
    const scene = tidyLine(`${text.slice(0, quoted.at)} ${text.slice(quoted.at + quoted.length)}`);
    return { text, line: quoted.text, scene: describes(scene) ? scene : '' };
  }
  const line = tidyLine(text);
  const imagined = toldThenSeen(line);
  if (imagined) return { text, ...imagined };
  if (describes(line)) return { text, line: '', scene: line };
  return { text, line, scene: line };
}

/** 'How guests imagine a winemaker, relaxing with a glass': what is said, then what is seen of whoever it is about. */
function toldThenSeen(text: string): Pick<Panel, 'line' | 'scene'> | null {
  const [, line = '', seen = ''] = HOW_IT_IS.exec(text) ?? [];
  if (!line || !seen || !findsSomething(seen)) return null;
  return { line, scene: hasSomebody(seen) ? seen : `person ${seen}` };
}
const HOW_IT_IS =
  /^((?:how|what|wie|was|comment|ce que|come|cosa|che cosa|cómo|como|lo que)\s[^,;:]{4,60})\s*[,;:]\s*(.{6,120})$/iu;

const hasSomebody = (text: string): boolean =>
  matchWords(tokenise(text)).some(({ effects }) => effects.some(({ kind }) => kind === 'figure'));

const findsSomething = (text: string): boolean =>
  matchWords(tokenise(text)).some(({ effects }) => effects.length > 0);

/** Begins with somebody or something that can be seen. */
function describes(scene: string): boolean {
  if (scene === '' || LEADS.test(scene)) return false;
  return matchWords(tokenise(scene)).some(
    ({ at, effects }) =>
      at <= 3 && effects.some(({ kind }) => kind === 'figure' || kind === 'thing'),
  );
}

/** 'text: Monday / Friday', 'Text "A" and "B"'. */
function linesIn(said: string): string[] {
  if (!said) return [];
  const quoted = findQuotations(said);
  if (quoted.length > 0) return quoted.map(({ text }) => text);
  // 'Caption: raisin vs reserve' has a word for each.
  return said
    .split(/\s*[/|;]\s*|\s*,\s+|\s+(?:vs\.?|versus|gegen|contre|contro|contra)\s+/iu)
    .map(tidyLine);
}

/** No to one thing, yes to another. */
function choiceIn([first = '', second = '']: readonly string[]): [string, string] | null {
  const [no, yes] = [
    NO.exec(first)?.[1] ?? inside(REFUSED, first),
    YES.exec(second)?.[1] ?? inside(TAKEN, second),
  ];
  return no && yes ? [tidyLine(no), tidyLine(yes)] : null;
}
const inside = (asked: RegExp, text: string): string | undefined => {
  const [, one, two] = asked.exec(text) ?? [];
  return one ?? two;
};
