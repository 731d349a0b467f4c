import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { Region, WineColour } from '#studio/scene/wine.ts';

interface Home {
  /** Of whom the label is, beside its noun: 'in German' asks for a language. */
  said: RegExp;
  /** What stands above the plate. */
  title: string;
  region: Region;
  wine: WineColour;
  /** A grape that stands for it: 'a label for Riesling'. */
  grape: string;
}

const LABEL = String.raw`(?:labels?|etiquettes?|etichett[ae]|etiquetas?)`;
const WINE = String.raw`(?:(?:wine|white|red|sparkling|riesling)\s+)*`;
const after = (adjective: string) =>
  String.raw`${LABEL}(?: de vins?| di vin[oi]| de vinos?)? (?:${adjective})`;
const saidOf = (english: string, romance: string, german: string): RegExp =>
  new RegExp(
    String.raw`\b(?:(?:${english}) ${WINE}labels?|${after(romance)}|(?:${german})\w* (?:wein)?etikett\w*|labels? (?:from|of) (?:${english}))\b`,
  );

const HOMES: readonly Home[] = [
  {
    said: saidOf('german|germany', 'allemand\\w*|tedesc\\w*|aleman\\w*', 'deutsche'),
    title:
      'Reading a German Label | Lire une étiquette allemande | Leggere un’etichetta tedesca | Leer una etiqueta alemana | Ein deutsches Etikett lesen',
    region: {
      id: 'mosel',
      name: 'Mosel',
      country: 'Deutschland',
      appellation: 'Prädikatswein',
      landscape: 'river_terraces',
      estate: 'castle',
    },
    wine: 'white',
    grape: 'Riesling',
  },
  {
    said: saidOf('austrian|austria', 'autrichien\\w*|austriac\\w*', 'osterreichische'),
    title:
      'Reading an Austrian Label | Lire une étiquette autrichienne | Leggere un’etichetta austriaca | Leer una etiqueta austriaca | Ein österreichisches Etikett lesen',
    region: {
      id: 'wachau',
      name: 'Wachau',
      country: 'Österreich',
      appellation: 'Qualitätswein aus Österreich',
      landscape: 'river_terraces',
      estate: 'abbey',
    },
    wine: 'white',
    grape: 'Grüner Veltliner',
  },
  {
    said: saidOf('italian|italy', 'italien\\w*|italian\\w*', 'italienische'),
    title:
      'Reading an Italian Label | Lire une étiquette italienne | Leggere un’etichetta italiana | Leer una etiqueta italiana | Ein italienisches Etikett lesen',
    region: {
      id: 'chianti_classico',
      name: 'Chianti Classico',
      country: 'Italia',
      appellation: 'Denominazione di Origine Controllata e Garantita',
      landscape: 'rolling_hills',
      estate: 'villa',
    },
    wine: 'red',
    grape: 'Sangiovese',
  },
  {
    said: saidOf('spanish|spain', 'espagnol\\w*|spagnol\\w*|espanol\\w*', 'spanische'),
    title:
      'Reading a Spanish Label | Lire une étiquette espagnole | Leggere un’etichetta spagnola | Leer una etiqueta española | Ein spanisches Etikett lesen',
    region: {
      id: 'rioja',
      name: 'Rioja',
      country: 'España',
      appellation: 'Denominación de Origen Calificada',
      landscape: 'mountain_valley',
      estate: 'modern_winery',
    },
    wine: 'red',
    grape: 'Tempranillo',
  },
];

type Told = Pick<SceneSpec, 'prompt' | 'region' | 'varietal'>;

const homeIn = ({ prompt, region, varietal }: Told): Home | undefined =>
  region
    ? undefined
    : (HOMES.find(({ said }) => said.test(fold(prompt))) ??
      HOMES.find(({ grape }) => grape === varietal?.name));

/** 'A German wine label': a wine of that country stands for all, where no region is named. */
export function atHome(spec: SceneSpec): SceneSpec {
  const home = homeIn(spec);
  return home ? { ...spec, region: home.region, wine: home.wine } : spec;
}

export const homeTitle = (spec: SceneSpec): string | null => homeIn(spec)?.title ?? null;
