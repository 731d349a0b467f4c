import { hasPhrase, phrasesOf } from '#studio/lexicon/matching/find-phrase.ts';
import type { PlateItem } from '#studio/scene/sheets.ts';
import type { OwnList } from '#studio/lexicon/plates/read-own-list.ts';

const PRODUCERS = phrasesOf(
  `top wine countries | top wine producing | top wine producer* | top producer* | largest wine producer* | biggest wine producer* | largest wine producing | biggest wine producing | wine production country | wine production countries | world wine production | global wine production
  | who makes most wine | premiers producteurs | plus grands producteurs | production mondiale | principali produttori | maggiori produttori | produzione mondiale
  | principales productores | mayores productores | produccion mundial | grossten weinproduzenten | grossten weinlander | weinproduktion welt* | weinproduktion land*`,
);

const HEADING =
  'Wine production in 2023, million hl | Production de vin en 2023, millions d’hl | Produzione di vino nel 2023, milioni di hl | Producción de vino en 2023, millones de hl | Weinproduktion 2023, Millionen hl';

/** First estimate of the OIV, November 2023. */
const MADE: readonly (readonly [country: string, millionHl: string])[] = [
  ['France | France | Francia | Francia | Frankreich', '45.8'],
  ['Italy | Italie | Italia | Italia | Italien', '43.9'],
  ['Spain | Espagne | Spagna | España | Spanien', '30.7'],
  ['USA | États-Unis | Stati Uniti | Estados Unidos | USA', '22.4'],
  ['Chile | Chili | Cile | Chile | Chile', '10.0'],
  ['Australia | Australie | Australia | Australia | Australien', '9.9'],
  ['South Africa | Afrique du Sud | Sudafrica | Sudáfrica | Südafrika', '9.3'],
  ['Germany | Allemagne | Germania | Alemania | Deutschland', '9.0'],
  ['Argentina | Argentine | Argentina | Argentina | Argentinien', '8.8'],
  ['Portugal | Portugal | Portogallo | Portugal | Portugal', '7.4'],
];

const WORLD_MILLION_HL = 244.1;
const OTHERS = 'Others | Autres | Altri | Otros | Andere';
const restAfter = (items: readonly PlateItem[]): PlateItem => {
  const made = items.reduce((sum, { value }) => sum + Number(value), 0);
  return { name: OTHERS, value: (WORLD_MILLION_HL - made).toFixed(1) };
};
const PIE = /^(?:pie|camembert|torta|tarta|kreisdiagramm|tortendiagramm)$/;

const GERMAN_AREAS = phrasesOf(
  `anbaugebiete nach rebflache | anbaugebiete nach flache | anbaugebiete nach grosse | weinanbaugebiete nach rebflache | weinanbaugebiete nach grosse | weinregionen nach grosse | german wine regions by size | german regions by size | german wine regions by area | german wine regions by vineyard area
  | german wine regions by hectares | regions of germany by size | wine regions of germany by size | regions allemandes par superficie | regions viticoles allemandes par superficie | regioni tedesche per superficie | regioni vinicole tedesche per superficie | regiones alemanas por superficie | regiones vinicolas alemanas por superficie`,
);
const GERMAN_HEADING =
  'Vineyards in Germany, hectares | Vignobles allemands, hectares | Vigneti in Germania, ettari | Viñedos de Alemania, hectáreas | Rebfläche der deutschen Anbaugebiete, Hektar';
/** Rounded; Deutsches Weininstitut. */
const PLANTED: readonly (readonly [region: string, hectares: string])[] = [
  ['Rheinhessen', '27500'],
  ['Pfalz', '23700'],
  ['Baden', '15500'],
  ['Württemberg', '11200'],
  ['Mosel', '8500'],
  ['Franken', '6100'],
  ['Nahe', '4200'],
  ['Rheingau', '3200'],
  ['Saale-Unstrut', '850'],
  ['Ahr', '530'],
  ['Sachsen', '520'],
  ['Mittelrhein', '460'],
  ['Hessische Bergstraße', '460'],
];

/** A map shows them where they are. */
const MAPS = /^(?:maps?|carte|mapp[ae]|mapas?|karte|weltkarte)$/;

/** 'Top 10 wine producing countries': figures that nobody has to dictate. Its source stands in docs/studio/facts.md. */
export function knownChart(words: readonly string[]): OwnList | null {
  if (hasPhrase(words, GERMAN_AREAS) && !words.some((word) => MAPS.test(word)))
    return { heading: GERMAN_HEADING, items: PLANTED.map(([name, value]) => ({ name, value })) };
  if (!hasPhrase(words, PRODUCERS) || words.some((word) => MAPS.test(word))) return null;
  const most = words.map(Number).find((count) => count > 2 && count <= MADE.length);
  const items: PlateItem[] = MADE.slice(0, most).map(([name, value]) => ({ name, value }));
  // A pie is a whole: the rest of the world belongs to it.
  const isWhole = words.some((word) => PIE.test(word));
  return { heading: HEADING, items: isWhole ? [...items, restAfter(items)] : items };
}
