import type { AskedWord } from '#studio/accounting/proof.ts';
import type { SheetForm } from '#studio/scene/sheets.ts';
import type { Token } from '#studio/lexicon/matching/normalise.ts';

/** The kinds of sheet that customers name, folded; each is proved by a plate of that kind alone. */
const FORM_WORDS: Readonly<Record<SheetForm, string>> = {
  bars: `bar chart | bar charts | bar graph | bar diagram | column chart | histogram | diagramme en barres | graphique en barres | graphique a barres | graphique en batons | diagramme a barres | histogramme
    | grafico a barre | istogramma | grafico de barras | histograma | balkendiagramm | saulendiagramm`,
  pie: `pie chart | pie charts | pie graph | donut chart | doughnut chart | camembert statistique | graphique circulaire | graphique en secteurs | grafico a settori | grafico de tarta | grafico de pastel | diagramme circulaire | grafico a torta | diagramma a torta
    | grafico circular | grafico de sectores | kreisdiagramm | tortendiagramm`,
  line: 'line chart | line graph | courbe | grafico a linee | grafico de lineas | liniendiagramm',
  timeline:
    'timeline | time line | frise | frise chronologique | linea del tempo | linea de tiempo | zeitstrahl | zeitleiste',
  pyramid: 'pyramid | pyramide | piramide',
  table: `table of | table of vintages | vintages table | comparison table | comparison chart | vintage table | vintage chart | tableau | tableau comparatif | tabella | tabella comparativa
    | tabla | tabla comparativa | tabelle | vergleichstabelle`,
  section: `cross section | cross sections | cutaway | cut away | coupe transversale | vue en coupe | sezione trasversale | spaccato
    | seccion transversal | querschnitt`,
  tree: `family tree | genealogical tree | pedigree | arbre genealogique | albero genealogico | arbol genealogico | stammbaum`,
  flow: 'flow chart | flowchart | flow diagram | organigramme | diagramma di flusso | diagrama de flujo | flussdiagramm | ablaufdiagramm',
  parts: `anatomy of | parts of | anatomie | parties | anatomia | parti | partes | aufbau`,
  kinds: `types of | kinds of | different types | different kinds | types de | sortes de | tipi di | tipos de | arten von`,
};

const FORMS = Object.entries(FORM_WORDS).flatMap(([form, table]) =>
  table.split('|').map((phrase) => ({ form, words: phrase.trim().split(/\s+/) })),
);

/** Longest first; of equals the one that stands first. */
const FORMS_FROM = Map.groupBy(
  FORMS.toSorted((a, b) => b.words.length - a.words.length),
  ({ words }) => words[0] ?? '',
);

interface NamedForm {
  form: string;
  at: number;
  length: number;
}

/** The longest phrase at each place: a 'comparison table of' is one table. */
function formsNamed(tokens: readonly Token[]): NamedForm[] {
  const named: NamedForm[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const found = FORMS_FROM.get(tokens[at]?.word ?? '')?.find(({ words }) =>
      words.every((word, i) => tokens[at + i]?.word === word),
    );
    if (!found) continue;
    const isJoined = /^(?:of|de|di|von)$/.test(found.words.at(-1) ?? '') && found.words.length > 1;
    named.push({ form: found.form, at, length: found.words.length - (isJoined ? 1 : 0) });
    at += found.words.length - 1;
  }
  return named;
}

/** A bar chart is asked for as much as what it is about: its words hold only for a sheet of that kind. */
export function askForms(
  words: readonly AskedWord[],
  tokens: readonly Token[],
  source: string,
): AskedWord[] {
  const asked = [...words];
  for (const { form, at, length } of formsNamed(tokens)) {
    const proofs = [`trait:form:${form}`] as const;
    const isOfForm = (word: AskedWord) => word.at < at + length && word.at + word.length > at;
    const own = asked.filter(isOfForm);
    const text = source.slice(tokens[at]?.start, tokens[at + length - 1]?.end);
    if (own.length === 0) asked.push({ text, at, length, proofs });
    for (const [i, word] of asked.entries())
      if (own.includes(word)) asked[i] = { ...word, proofs, ...(own.length === 1 && { text }) };
  }
  return asked;
}
