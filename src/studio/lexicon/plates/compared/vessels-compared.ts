import { fold } from '#studio/lexicon/matching/normalise.ts';
import { BOTTLES_CALLED, GLASSES_CALLED } from '#studio/lexicon/words/vessel-kinds.ts';

/** What is told of the sheet before its glasses: 'Comparison of …', 'Infographic of three glasses side by side: …'. */
const LEADS = [
  /^(?:an? |the |une? |un |una |uno |eine? |einen )/iu,
  /^(?:infographic|poster|diagram|chart|sheet|illustration|infographie|affiche|planche|schéma|infografica|tavola|schema|infografía|lámina|esquema|cartel|infografik|schaubild|lehrtafel|plakat) /iu,
  /^(?:comparatif|comparison|comparing|compare|comparaison|comparez|comparer|confronto|confronta|comparación|comparativa|compara|comparar|vergleich|vergleiche|differences?|différences?|unterschiede?|differenz[ae]|diferencias?|show|showing|draw|of|between|for|with|entre|zwischen|tra|fra|von|de|des|di|dei|du|mit) /iu,
  /^(?:de |d)['’]/iu,
];
/** 'Three wine glasses: …' counts them. */
const COUNTED =
  /^[^:,]{0,40}(?:glass|verre|calic|bicchier|copa|gläser|bottle|bouteille|bottigli|botella|flasche)[^:,]{0,30}:\s/iu;
/** 'With names' says that they are named; 'side by side' how they stand. */
const TAILS =
  /[\s,:–-]+(?:(?:and |each )?(?:labell?ed|named|compared|side by side|comparés|comparées|côte à côte|étiquetés|a confronto|confrontati|fianco a fianco|comparadas|comparados|lado a lado|im vergleich|nebeneinander|beschriftet)|(?:each )?(?:with|avec|con|mit)\s(?:(?:the|their|its|les?|leurs?|i|il|le|loro|los?|las?|sus?|el|den|ihren?|jeweiligem?) )*(?:names?|labels?|captions?|noms?|étiquettes?|légendes?|nom[ei]|etichett[ae]|didascali[ae]|nombres?|etiquetas?|leyendas?|namen|beschriftung(?:en)?)(?: (?:below|under(?:neath)?|dessous|sotto|debajo|darunter))?)\s*[.!]?$/iu;
const APART =
  /,\s*(?:and|et|e|y|und)\s+|[,;]\s*|\s+(?:and|et|e|y|und|&|vs\.?|versus|gegen|contre|contro)\s+/iu;
const ARTICLE =
  /^(?:(?:an?|the|une?|un|una|uno|il|el|la|le|eine?[mnr]?|der|dem|den|das|die) |(?:de |du |des |di )?(?:d['’])?(?:une? |un |una )?|l['’])/iu;

/** One of them at least says that it is a vessel: 'red, white and sparkling' are wines. */
const GLASS =
  /glass|\bverre|\bcalic|\bbicchier|\bcopa|gla(?:s|ser)\b|\bflute|flote\b|\bflauta|\bcoupe|schale\b|copita/;
const BOTTLE = /bottle|\bbouteille|\bbottigli|\bbotella|flaschen?\b|bocksbeutel/;

interface Vessels {
  topic: 'glass_shapes' | 'bottle_shapes';
  names: readonly string[];
}

/** 'Comparison of red wine glass, white wine glass and champagne flute with names': each is drawn by its own shape. */
export function vesselsCompared(prompt: string): Vessels | null {
  const text = bared(prompt);
  const names = text
    .split(APART)
    .map((part) => part.trim().replace(ARTICLE, '').trim())
    .filter(Boolean);
  if (names.length < 2 || names.length > MOST) return null;
  const said = names.map((name) => fold(name));
  const all = (kinds: Readonly<Record<string, RegExp>>) =>
    said.every((name) => Object.values(kinds).some((called) => called.test(name)));
  if (said.some((name) => GLASS.test(name)) && all(GLASSES_CALLED))
    return { topic: 'glass_shapes', names };
  if (said.some((name) => BOTTLE.test(name)) && all(BOTTLES_CALLED))
    return { topic: 'bottle_shapes', names };
  return null;
}

const MOST = 8;

/** A prompt without what is said of its sheet. */
function bared(prompt: string): string {
  let text = prompt.trim().replace(/[.!]$/u, '');
  while (TAILS.test(text)) text = text.replace(TAILS, '');
  text = text.replace(COUNTED, '');
  for (let lead = leadOf(text); lead; lead = leadOf(text)) text = text.replace(lead, '');
  return text;
}

const leadOf = (text: string): RegExp | undefined => LEADS.find((lead) => lead.test(text));
