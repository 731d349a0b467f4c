import { fold } from '#studio/lexicon/matching/normalise.ts';
import { areWeighed } from '#studio/lexicon/plates/compared/weighed.ts';
import type { PlateWish, SceneSpec } from '#studio/scene-spec.ts';

const LINE = /\b(?:line (?:chart|graph)|linien\w*|courbe|grafico a linee|grafico de lineas)\b/;
const BARS =
  /\b(?:bar|column) (?:charts?|graphs?|diagrams?)\b|\bhistogram\w*|\b(?:en|a|de) (?:barres|batons|barre|barras|colonnes|columnas)\b|\b(?:balken|saulen)\w*/;
const PIE = /\b(?:pie|doughnut chart|donut|kreis\w*|torten\w*|camembert|torta|tarta|sectores)\b/;

/** Words of a prompt whose numbers are meant to be compared. */
const CHART =
  /chart|\bgraph|histogram|statisti|diagramm|grafic|production|produzione|produccion|produktion|hektar|hectare|ettari|hectarea|sales|verkauf|export|marke?t/;
const YEAR_OR_MONTH =
  /^(?:(?:1[5-9]|20)\d\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|fevr|avr|mai|juin|juil|aout|gen|mag|giu|lug|ago|set|ott|dic|ene|abr|okt|dez)[a-z]*)$/;

/** The figures of a dictated list, where they are shares of a whole, follow years or months, are weights, or a chart was named; not a number elsewhere. */
export function figuresOf({ items = [], heading = '' }: PlateWish, prompt: string): number[] {
  const [named = ''] = prompt.split(':');
  const isChart =
    CHART.test(fold(`${heading} ${named}`)) ||
    areWeighed(items.map(({ value }) => value ?? '')) ||
    items.every(({ name }) => YEAR_OR_MONTH.test(fold(name)));
  return items.map(({ value }) =>
    isChart || value?.includes('%') ? numberOf(value ?? '') : Number.NaN,
  );
}

/** '1,200' and '1.200' are thousands; '12,5' is twelve and a half. */
function numberOf(value: string): number {
  const [digits = ''] = /\d[\d.,’']*/.exec(value) ?? [];
  const isThousands = /^\d{1,3}(?:[.,’']\d{3})+$/.test(digits);
  return Number.parseFloat(isThousands ? digits.replace(/\D/g, '') : digits.replace(',', '.'));
}

/** How a dictated list is drawn: as the chart that its figures make, or entry by entry. */
export function chartOf(wish: PlateWish, { prompt }: SceneSpec): 'line' | 'pie' | 'bars' | 'none' {
  const { items = [], heading = '' } = wish;
  const figures = figuresOf(wish, prompt);
  if (figures.length === 0 || !figures.every((figure) => figure >= 0)) return 'none';
  const named = fold(`${heading} ${prompt}`);
  if (LINE.test(named)) return 'line';
  if (BARS.test(named)) return 'bars';
  const total = figures.reduce((sum, figure) => sum + figure, 0);
  const isWhole = items.every(({ value }) => value?.includes('%')) && Math.abs(total - 100) < 3;
  return PIE.test(named) || isWhole ? 'pie' : 'bars';
}
