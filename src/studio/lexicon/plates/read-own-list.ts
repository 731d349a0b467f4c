import type { PlateItem } from '#studio/scene/sheets.ts';

/** A list that the customer dictates: what it is about and its entries. */
export interface OwnList {
  heading: string;
  items: readonly PlateItem[];
}

const UNIT = String.raw`(?:\s?(?:°\s?[CF]?|[Gg]rad|degrees?|degrés|gradi|grados|%|g\/l|g|kg|cl|ml|mm|cm|km|m|ha|hectares?|t|tons?|tonnes?|tonnen|l|hl|litres?|liter|bottles?|bouteilles|bottiglie|botellas|flaschen|cases?|guests|visitors|points?|€|\$|£|euros?|eur|chf|months?|days?|hours?|minutes?|years?|ans|anni|años|jahre|BCE?|AD|CE|v\.\s?Chr\.|n\.\s?Chr\.|av\.\s?J\.-C\.|a\.\s?C\.|d\.\s?C\.|century|th century)(?![\p{L}]))`;
const NUMBER = String.raw`(?:c\.\s?|ca\.\s?|~)?[-–]?\d[\d.,’']*(?:\s?(?:[-–]|to|bis|à|a)\s?\d[\d.,]*)?${UNIT}*`;
const LEADING = new RegExp(String.raw`^(${NUMBER})[\s:–-]+(\p{L}.*)$`, 'u');
const TRAILING = new RegExp(String.raw`^(.*?\p{L}.*?)[\s:(–-]+(${NUMBER})\)?$`, 'u');

/** What names the sheet and not its subject. */
const SHEET =
  /^(?:an?|the|une?|le|la|les|un|una|il|el|ein|eine|der|die|das|create|make|draw|show|explain|illustrate|montrez?|mostra|muestra|zeige|please|educational|simple|clear|infographic|infographie|infografik|infografica|infografía|diagram|bar|pie|donut|doughnut|line|table|tableau|tabella|tabla|tabelle|kreis|graph|gráfico|grafico|barras|barre|balkendiagramm|säulendiagramm|kreisdiagramm|diagramme|schema|schéma|schaubild|chart|poster|plate|illustration|comparison|vergleich|comparaison|confronto|comparación|side-by-side|of|about|for|showing|explaining|on|von|über|de|des|du|di|del|sur)\s+/iu;
const TAIL =
  /\s+(?:(?:as|in) an? (?:bar |pie |line |simple )?(?:chart|graph|diagram|table|infographic)|infographic|chart|diagram|poster|plate|illustration|labell?ed|explained|infografik|infographie|with labels)$/iu;

/** 'Compare Chablis, Meursault and Pouilly-Fuissé'. */
const COMPARED =
  /^\s*(?:compare|comparing|comparison of|comparer|comparez|confronta|confrontare|comparar|compara|vergleiche|vergleich von)\s+(.+,\s.+)$/isu;

/** 'Pairing chart for goat, brie, cheddar': the first entry is the goat. */
const CHART_FOR =
  /^(?:[\p{L}-]+\s){0,3}(?:chart|table|guide|list|poster|infographic|diagram|overview|tableau|schéma|tabella|schema|tabla|esquema|tabelle|übersicht)\s(?:for|of|with|on|pour|de|avec|per|di|con|para|für|von|mit)\s(?=\S)/iu;

/** What is eaten with several wines is one chart. */
const PAIRED =
  /\b(?:pairing|pair|accords?|abbinament\w*|maridajes?|weinbegleitung|passt|map|aroma\w*)\b/iu;
/** 'Serving temperature of Champagne, Chardonnay and Barolo'; a space belongs to one part only, or a long list would be tried in millions of ways. */
const OF_SEVERAL =
  /^(.+?)\s(?:of|for|pour|per|para|für|von|du|di|de)\s+([^,:;]{3,30}(?:,(?=[^,:;]{3})\s*(?!\s)[^,:;]{1,30})+,?\s+(?:and|et|e|y|und)\s+[^,:;]{3,30})$/isu;

/** In which scale the sheet tells its degrees. */
const IN_DEGREES =
  /\s+(?:in|en) (?:degrees |grad |degrés |gradi |grados )?(?:celsius|fahrenheit|°\s?[CF])(?:\s+(?:and|et|e|y|und|or)\s+(?:celsius|fahrenheit|°\s?[CF]))?\s*$/iu;

/** 'Classification: Grand Cru 2%, Premier Cru 10% …', or a sentence whose clauses carry figures. */
export function readOwnList(asked: string): OwnList | null {
  const { prompt, prices } = withoutPrices(asked.replace(IN_DEGREES, ''));
  const colon = /:(?=\s|\p{L})/u.exec(prompt)?.index ?? -1;
  if (colon > 0) {
    const listed = itemsOf(prompt.slice(colon + 1).replace(HOW_TO, ''));
    const { said, items } = withoutSubject(listed);
    // 'In a table: name, country, method' names its columns, and dictates no entry.
    if (TABLE.test(prompt) && items.length > 1 && items.every(({ name }) => COLUMN.test(name)))
      return null;
    // 'Tannin explained: what it is and where it comes from' asks, and dictates nothing.
    if (
      items.every(({ name, value }) => ASKED.test(name) || WANTED.test(`${value ?? ''} ${name}`)) ||
      EXAMPLES.test(items[0]?.name ?? '')
    )
      return null;
    const rest = prompt.slice(colon + 1);
    // 'Table: our wines. Estate Red (Merlot, 9 €)': what stands before the first row is its heading.
    const [, lead = ''] = items.every(({ cells }) => cells) ? (LEAD.exec(rest) ?? []) : [];
    const heading = headingOf(`${prompt.slice(0, colon)} ${lead || said}`);
    return items.length > 1 ? unitOnce(heading, priced(items, prices)) : null;
  }
  const compared = COMPARED.exec(prompt);
  const listed = itemsOf(compared?.[1] ?? '');
  if (listed.length > 2) return { heading: headingOf(compared?.[1] ?? ''), items: listed };
  const named = PAIRED.test(prompt) ? null : OF_SEVERAL.exec(prompt);
  const several = itemsOf(named?.[2] ?? '');
  if (several.length > 2 && several.every(({ name }) => name.split(/\s+/u).length < 4))
    return { heading: headingOf(named?.[1] ?? ''), items: several };
  const [first = '', ...rest] = prompt.split(APART);
  const items = rest
    .filter((part) => !LAID_OUT.test(part.trim()))
    .map(itemOf)
    .filter(({ value }) => value !== null);
  if (items.length < 2) return null;
  const whole = withoutSubject([{ name: first, value: null }, ...items]);
  return whole.said === ''
    ? { heading: headingOf(first), items }
    : { heading: headingOf(whole.said), items: whole.items };
}

interface Prices {
  figures: readonly string[];
  unit: string;
}
const PRICED =
  /[,;]?\s*(?:with |at |for |mit |à |con |zum |al )(?:the |den |le |les |i |los )?(?:prices?|preisen?|prix|prezzi|precios)(?: of)?:?\s+((?:\d+(?:[.,]\d{1,2})?(?:,\s|\s(?:and|und|et|e|y)\s|\s)?){2,})\s*(euros?|eur|€|\$|£|chf)?\s*$/iu;

/** '…, with prices 3.50, 6.50 and 15 euros': each entry has its own. */
function withoutPrices(asked: string): { prompt: string; prices: Prices | null } {
  const found = PRICED.exec(asked);
  if (!found) return { prompt: asked, prices: null };
  const figures = (found[1] ?? '').match(/\d+(?:[.,]\d{1,2})?/gu) ?? [];
  const unit = /^eur/iu.test(found[2] ?? '') ? '€' : (found[2] ?? '');
  return { prompt: asked.slice(0, found.index), prices: { figures, unit } };
}

function priced(items: readonly PlateItem[], prices: Prices | null): PlateItem[] {
  if (prices?.figures.length !== items.length) return [...items];
  return items.map(({ name, value }, i) => ({
    name: value === null ? name : `${value} ${name}`,
    value: `${prices.figures[i] ?? ''} ${prices.unit}`.trim(),
  }));
}

/** '…: examples of low and high acid grapes' wants ours. */
const EXAMPLES = /^(?:(?:some|with|a few) )?(?:examples?|exemples?|esempi|ejemplos|beispiele)\b/iu;
/** 'Four ways to protect the vines', 'cinco frutas y flores': so many of ours are wanted, and none is dictated. */
const WANTED =
  /^\s*(?:(?:the |our |its |main |typical |most common |simple )*(?:\d{1,2}|two|three|four|five|six|seven|eight|ten|deux|trois|quatre|cinq|six|due|tre|quattro|cinque|sei|dos|tres|cuatro|cinco|seis|zwei|drei|vier|fünf|sechs) )?(?:(?:main|typical|common|simple|easy|best|most important) )?(?:ways?|steps?|tips|rules|methods|reasons|signs|examples|fruits?|flowers?|aromas?|flavou?rs|dishes|façons|étapes|conseils|règles|raisons|fleurs|arômes|modi|passi|consigli|regole|frutti|fiori|aromi|maneras|pasos|consejos|reglas|frutas|flores|wege|schritte|tipps|regeln|gründe|früchte|blumen|blüten|aromen)(?:\s|$)/iu;
const ASKED =
  /^(?:what|where|why|how|when|which|who|ce que|ce qu['’]|d['’]où|où|pourquoi|comment|quand|quel|cos['’]|che cosa|cosa|dove|da dove|perché|come|quando|qué|dónde|de dónde|por qué|cómo|cuándo|was|wo|woher|warum|wie|wann|welche)\b/iu;

/** 'Faults: corked, oxidised: how to recognise them': what is taught of all of them is no entry. */
const HOW_TO =
  /\s*(?:[:;]|\s[–—-])\s*(?:and )?(?:how to|how you|comment|come si?|cómo|wie man|woran man)\s[^,:;]+$/iu;

const BARE_NUMBER = /^\d[\d.,’']*$/u;

/** 'January 120, February 95, March 140 bottles': the unit of the last is that of all, and stands above. */
function unitOnce(heading: string, items: readonly PlateItem[]): OwnList {
  const [last, ...others] = items.toReversed();
  const [, figure, unit] = /^(\d[\d.,’']*)\s+(\p{L}{3,}.*)$/u.exec(last?.value ?? '') ?? [];
  const isOfAll = others.length > 1 && others.every(({ value }) => BARE_NUMBER.test(value ?? ''));
  if (!last || !figure || !unit || !isOfAll) return { heading, items };
  const own = { ...last, value: figure };
  return { heading: `${heading} (${unit})`, items: [...items.slice(0, -1), own] };
}

const TABLE =
  /\b(?:tables?|charts?|grid|compar\w*|vs\.?|versus|tableau|tabella|tabla|tabelle|vergleich\w*|confronto)\b/iu;
/** What a table tells of each of its wines. */
const COLUMN =
  /^(?:their |its |typical |main |usual |key )?(?:names?|smells?|causes?|effects?|remedy|remedies|meanings?|examples?|odeurs?|odore|cause|cause|olor|causas?|geruch|ursachen?|country|countries|origin|regions?|methods?|grapes?|body|acidity|tannins?|alcohol|sweetness|colou?rs?|aromas?|flavou?rs?|taste|food|food pairings?|pairings?|styles?|climate|labels?|prices?|soils?|temperatures?|glass(?:es)?|noms?|pays|origine|cépages?|méthode|corps|acidité|tanins?|arômes?|plats|accords|style|climat|nome|paese|vitigni|metodo|corpo|acidità|tannini?|aromi|abbinamenti|clima|nombre|país|uvas?|método|cuerpo|acidez|taninos?|aromas|maridaje|land|herkunft|rebsorten?|methode|körper|säure|gerbstoff|aromen|speisen|klima)(?: (?:in|as|into) (?:an? )?(?:table|chart|grid))?$/iu;

const isDated = ({ name, value }: PlateItem): boolean =>
  /^(?:1[5-9]|20)\d\d$/.test(value ?? '') || /^(?:1[5-9]|20)\d\d$/.test(name);

const NUMBERED = /^(\d{1,2})\s?[.):]\s+(?=\p{L})/u;
/** '1. Sekt, 2. Riesling': what only counts them is no figure of theirs. */
function withoutNumbers(parts: readonly string[]): readonly string[] {
  const areNumbered =
    parts.length > 1 && parts.every((part, i) => Number(NUMBERED.exec(part)?.[1]) === i + 1);
  return areNumbered ? parts.map((part) => part.replace(NUMBERED, '')) : parts;
}

/** '… with thermometers', 'with names' at the end of the last entry is said of all. */
const WITH_TOOL =
  /\s+(?:with|avec|con|mit)\s+(?:(?:an?|the|un|une|uno|una|einem|le|il|el|i|their|leurs?|sus|ihren) )?(?:thermom[eè]t\p{L}*|term[oó]met\p{L}*|icons?|ic[oô]nes?|arrows?|pictures?|glasses|names?|labels?|captions?|noms?|étiquettes?|légendes?|nomi|etichette|didascalie|nombres|etiquetas|leyendas|namen|beschriftung(?:en)?)$/iu;

/** Between entries; the comma of '1,200' or '5,50' is none. */
const APART = /,(?!\d{1,3}(?!\d))|[;\n]/u;
const BEFORE_FIGURE =
  /^(.*\p{L})\s(\d{4}[\s:–=-]+\d\S*|\d\S*(?:\s\p{L}{1,14})?\s(?:in|en|im|nel)\s\d{4})$/u;

/** 'Bottles sold 2021 1,200, 2022 1,850': what stands before the first year is the subject of all. */
function withoutSubject(items: readonly PlateItem[]): { said: string; items: PlateItem[] } {
  const [first, ...rest] = items;
  // 'Our winery, founded 1921, first export 1965': only the subject has no year.
  if (first?.value === null && rest.length > 1 && rest.every(isDated))
    return { said: first.name, items: rest };
  const text = `${first?.name ?? ''} ${first?.value ?? ''}`.trim();
  const areYears = rest.length > 0 && rest.every(({ name }) => /^\d{4}$/.test(name));
  const found = areYears ? BEFORE_FIGURE.exec(text) : null;
  if (!found) return { said: '', items: [...items] };
  return { said: found[1] ?? '', items: [itemOf(found[2] ?? ''), ...rest] };
}

const PAIR = /^(.+?)\s+(?:and|et|e|y|und|&)\s+(.+)$/iu;
/** 'Compare four bottle shapes, …' names no entry. */
const DRAWS =
  /^\s*(?:compare|show|draw|explain|comparez?|montrez?|confronta|mostra|compara|muestra|vergleiche|zeige)\s/iu;
/** 'Diagram showing water, white and red', 'demi-sec explained for our staff': words about the sheet at either end of a list. */
const SHOWING =
  /^(?:an? )?(?:diagram|chart|infographic|poster|picture|sheet|schéma|schema|esquema|schaubild)?\s*(?:showing|with|of|montrant|avec|che mostra|con|que muestra|zeigt|mit)\s+(?:the |les? |la |il |el |los |die )?/iu;
/** '… for beginners with soil, climate and people': whom it is for is no entry. */
const FOR_WHOM =
  /^(?:(?:absolute |complete |our |my |the )?(?:beginners?|students?|kids|children|guests|staff|customers|visitors|class|débutants|principianti|principiantes|anfänger|kinder))\s+(?=(?:with|showing|avec|con|mit)\s)/iu;
const NOTHING = /^$/u;
const EXPLAINED =
  /\s+(?:explained|compared|expliqués?|spiegat[oi]|explicad[oa]s?|erklärt)(?:\s+(?:for|to|pour|per|para|für)\s.+)?$/iu;

const HOW =
  /^(?:side by side|with|each|in a row|labell?ed|shown|drawn|as|under|below|above|beside|stacked|arranged|one above|côte à côte|avec|sous|présentés|montrés|fianco a fianco|con|sotto|mostrati|lado a lado|bajo|mostrados|nebeneinander|mit|unter|als|gezeigt|dargestellt)\b/iu;

/** 'In French', 'für Riesling', 'for my students': how the sheet is drawn and for whom, no entry of its list. */
const TOLD_HOW =
  /^(?:in (?:english|french|german|italian|spanish)|en (?:français|anglais|allemand|italien|espagnol|español|inglés|francés|alemán|italiano)|in (?:italiano|francese|inglese|tedesco|spagnolo)|auf (?:deutsch|englisch|französisch|italienisch|spanisch)|for (?:my|our|the|a|beginners|students|children|kids)\b.*|(?:for|für|pour|per|para) \p{L}+|für (?:meine|unsere|den|die|einen)\b.*|pour (?:mes|nos|les|la|le|ma)\b.*|per (?:i|il|la|gli|le) .*|para (?:mis|los|las|la|el|mi)\b.*)$/iu;

/** 'See, smell, sip, infographic': the kind of sheet, said at the end. */
const NAMED_LAST =
  /^(?:(?:as|in|en|als|come|como) )?(?:(?:an?|une?|eine?|una?) )?(?:(?:simple|clear|clean|vintage|educational|labell?ed|step by step) )?(?:infographics?|diagram(?:s|m|me|a)?|chart|poster|plate|illustration|infographie|schéma|affiche|planche|infografica|tavola|infografía|lámina|cartel|esquema|infografik|schaubild|lehrtafel|plakat)(?: style)?$/iu;

/** 'Lines to producer': how the entry is pointed at. */
const LED_TO =
  /^(?:with )?(?:lines?|arrows?|callouts?|pointers?|linien|pfeile|lignes?|fleches?|flèches?|linee|frecce|líneas|flechas)\s(?:to|pointing to|zu[mr]?|vers|verso|hacia|a)\s(?:the |la |le |les |il |el |den |der )?/iu;
/** 'Short notes and pictures': how the entries are told. */
const ILLUSTRATED =
  /^(?:with |mit |avec |con )?(?:(?:short|simple|small|little|brief|clear|kurze|kleine|courtes|petits|petites|brevi|piccoli|cortas|pequeños|pequeñas) )?(?:notes?|pictures?|drawings?|images?|icons?|captions?|photos?|descriptions?|notizen|bilder|bildern|zeichnungen|dessins|légendes|images|textes|note|disegni|immagini|dibujos|imágenes|notas)(?: (?:and|und|et|e|y) (?:(?:short|simple|small|kurze|kleine) )?(?:notes?|pictures?|drawings?|images?|icons?|captions?|notizen|bilder|dessins|légendes|textes|disegni|immagini|dibujos|imágenes))?$/iu;
/** '6 cheeses left', 'one label large in the middle', 'lines between': where things stand on the sheet. */
const LAID_OUT =
  /^(?:(?:one|two|three|four|five|six|seven|eight|\d{1,2})\s)?(?:[\p{L}]+\s){0,3}(?:on the |to the |in the |large in the |big in the |at the )?(?:left|right|middle|centre|center|between|in between|dazwischen|links|rechts|in der mitte|à gauche|à droite|au milieu|au centre|a sinistra|a destra|al centro|a la izquierda|a la derecha|en el centro)(?: and .{3,30})?$/iu;

const LEAD = /^\s*([^().,;:]{3,40})\.\s/u;
/** 'Columns: grape, price.' */
const COLUMNS_SAID = /\b(?:columns?|colonnes?|colonne|columnas?|spalten?)\s*:\s*[^.;\n(]+[.;\n]/iu;
/** 'Estate Red (Merlot, 13.5 %, €14), Old Vines (Carignan, 14 %, €22)'; of one number of columns, or they are remarks. */
const ROW = /(?<![^,;()\n])([^,;()\n]+)\(([^()]*,\s[^()]*)\)/gu;
const LETTER = /\p{L}/u;
function rowsOf(text: string): PlateItem[] {
  const named = [...text.matchAll(ROW)].filter(([, name = '']) => LETTER.test(name));
  const rows = named.map(([, name = '', cells = '']) => ({
    name: (name.split(/\.\s+/u).at(-1) ?? name).trim().replace(/^(?:and|et|e|y|und)\s+/iu, ''),
    value: null,
    cells: cells.split(APART).map((cell) => cell.trim()),
  }));
  const columns = rows[0]?.cells.length;
  const isTable = rows.length > 1 && rows.every(({ cells }) => cells.length === columns);
  return isTable ? rows : [];
}

/** 'Riesling – goat cheese, port – Stilton': each entry and what belongs to it. */
const DASHED = /^([^–→=]+?)\s+(?:–|—|-|→|->|=|\+)\s+([^–→=]+)$/u;

function itemsOf(text: string): PlateItem[] {
  const rows = rowsOf(text.replace(COLUMNS_SAID, ''));
  if (rows.length > 0) return rows;
  const paired = text.split(APART).map((part) => DASHED.exec(part.trim()));
  if (paired.length > 1 && paired.every((pair) => pair !== null))
    return paired.map(([, name = '', value = '']) => ({ name, value: value.replace(/\.$/, '') }));
  const parts = withoutRemark(text.split(APART))
    .flatMap((part) => part.split(/\s(?:→|->|–)\s/u))
    .map((part, i) =>
      withoutChart(part.trim().replace(/\.$/, ''), i)
        .replace(i === 0 ? FOR_WHOM : NOTHING, '')
        .replace(SHOWING, '')
        .replace(EXPLAINED, '')
        .replace(WITH_TOOL, ''),
    )
    .map((part) => part.replace(LED_TO, ''))
    .filter((part, i) => i === 0 || !(NAMED_LAST.test(part) || TOLD_HOW.test(part)))
    .filter((part) => ![LAID_OUT, ILLUSTRATED, OF_ALL].some((said) => said.test(part)));
  const told = parts[0] && DRAWS.test(parts[0]) ? parts.slice(1) : parts;
  const items = withoutNumbers(told);
  // What follows the 'and' of a list says how to draw it.
  const end = items.findIndex((part, i) => i > 0 && i < items.length - 1 && PAIR.test(part));
  const own =
    end > 0 && items.slice(end + 1).every((part) => HOW.test(part))
      ? items.slice(0, end + 1)
      : items;
  // 'Oysters and Chablis, duck and Pinot Noir': every entry is a pair, and so is the last.
  const arePairs = own.length > 1 && own.slice(0, -1).every((part) => PAIR.test(part));
  const pair = arePairs ? null : PAIR.exec(own.at(-1) ?? '');
  const whole = pair ? [...own.slice(0, -1), pair[1] ?? '', pair[2] ?? ''] : own;
  return whole
    .map((part) => part.replace(/^(?:and|et|e|y|und)\s+/iu, ''))
    .filter((part) => part !== '' && part.length < 60)
    .slice(0, 12)
    .map(itemOf);
}

/** '…, with the days', 'jeweils mit Beispiel' at the end: what is told of each entry is none itself. */
function withoutRemark(parts: readonly string[]): string[] {
  const last = parts.at(-1)?.trim() ?? '';
  return parts.slice(0, parts.length > 3 && WITH_LAST.test(last) ? -1 : parts.length);
}
const WITH_LAST = /^(?:with|avec|con|mit)\s(?!\d)/iu;
/** 'Each with an example', 'labels simple enough for beginners'. */
const OF_ALL =
  /^(?:(?:each|jeweils|jeder|jede|jedes|chacun|chacune|ciascuno|ciascuna|cada uno|cada una)\s+(?:with|of|mit|avec|con|von|de)\b|(?:(?:with |short |simple |clear )*labels?|beschriftung|étiquettes|etichette|etiquetas)\s+(?:simple|short|clear|easy|in|for|einfach|kurz|klar|simples|claires|semplici|chiare|sencillas|claras)\b)/iu;

const withoutChart = (part: string, i: number): string =>
  i === 0 ? part.replace(CHART_FOR, '') : part;

/** '2021 120', '2019 12 t', '2022: 52 tonnes': a year, its figure and the unit. */
const OF_YEAR = /^(\d{4})[\s:–=-]+(\d[\d.,’']*(?:\s?(?:%|[€$£]|[\p{L}/]{1,14}))?)$/u;
/** '12 t in 2019'. */
const IN_YEAR = /^(\d[\d.,’']*\s?(?:%|[€$£]|[\p{L}/]{1,14}))\s(?:in|en|im|nel)\s(\d{4})$/u;

/** An amount that stands alone names what is served. */
const SIZE = /^\d[\d.,]*\s?(?:l|cl|ml|dl|oz)$/iu;

/** '18:30', '10h', '12h30', '19 Uhr', '7 pm': when it is. */
const AT =
  /^((?:ab |from |à |um |at |alle |a las )?\d{1,2}(?:(?::|\.)\d{2}(?:\s?(?:am|pm|uhr|h)\b)?|\s?h\s?(?:\d{2})?(?![\p{L}])|\s?(?:uhr|am|pm|a\.m\.|p\.m\.)(?![\p{L}])))[\s:–-]+(\p{L}.*)$/iu;

function itemOf(text: string): PlateItem {
  const part = text.trim();
  // '0.1 l' is a size by itself.
  if (SIZE.test(part)) return { name: part, value: null };
  const timed = AT.exec(part);
  if (timed) return { name: timed[2] ?? part, value: (timed[1] ?? '').trim() };
  const year = OF_YEAR.exec(part);
  if (year) return { name: year[1] ?? part, value: year[2] ?? null };
  const dated = IN_YEAR.exec(part);
  if (dated) return { name: dated[2] ?? part, value: dated[1] ?? null };
  const lead = LEADING.exec(part);
  if (lead) return { name: lead[2] ?? part, value: (lead[1] ?? '').trim() };
  const trail = TRAILING.exec(part);
  return trail
    ? { name: (trail[1] ?? part).trim(), value: (trail[2] ?? '').trim() }
    : { name: part, value: null };
}

export function headingOf(text: string): string {
  let heading = text
    .trim()
    .replace(/^\p{L}+ chart in (?:euros?|dollars?|percent|%|tonn?e?s?)$/iu, '');
  while (SHEET.test(heading)) heading = heading.replace(SHEET, '');
  while (TAIL.test(heading)) heading = heading.replace(TAIL, '');
  return heading.trim();
}
