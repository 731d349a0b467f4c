import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { Area, Spot } from '#studio/litho/education/atlas/area.ts';
import { COUNTRIES } from '#studio/litho/education/atlas/countries.ts';
import { WORLD } from '#studio/litho/education/atlas/world.ts';
import { VARIETIES } from './varieties.ts';
import { homesOf } from './grapes-of-area.ts';

/** Countries that the map of the world does not name, where their vineyards lie densest. */
const FURTHER_HOMES: readonly (readonly [name: string, east: number, north: number])[] = [
  ['Switzerland | Suisse | Svizzera | Suiza | Schweiz', 7.6, 46.6],
  ['Canada | Canada | Canada | Canadá | Kanada', -79.3, 43.4],
  ['England | Angleterre | Inghilterra | Inglaterra | England', -0.3, 51.2],
  ['Czechia | Tchéquie | Cechia | Chequia | Tschechien', 16.6, 49.0],
  ['Slovenia | Slovénie | Slovenia | Eslovenia | Slowenien', 14.8, 46.2],
  ['Croatia | Croatie | Croazia | Croacia | Kroatien', 16.2, 45.3],
  ['Romania | Roumanie | Romania | Rumanía | Rumänien', 26.4, 45.1],
  ['Uruguay', -56.0, -34.4],
  ['Bulgaria | Bulgarie | Bulgaria | Bulgaria | Bulgarien', 25.2, 42.6],
];

/** The chief homes of the grapes that are grown in many countries, the best known first. Sources: docs/studio/facts.md. */
const HOMES: Readonly<Record<string, string>> = {
  'Cabernet Sauvignon':
    'France: Bordeaux; USA: Napa, Washington; Chile: Maipo, Colchagua; Australia: Coonawarra, Margaret River; Argentina: Mendoza; South Africa: Stellenbosch; Italy: Bolgheri; China: Ningxia',
  Merlot:
    'France: Saint-Émilion, Pomerol; Italy: Friuli, Toscana; USA: California, Washington; Chile: Colchagua; Switzerland: Ticino; South Africa: Stellenbosch; New Zealand: Hawke’s Bay',
  'Pinot Noir':
    'France: Bourgogne, Champagne; Germany: Baden, Ahr; USA: Oregon, Sonoma; New Zealand: Central Otago; Switzerland: Graubünden; Australia: Yarra, Tasmania; Italy: Alto Adige; South Africa: Walker Bay; England: Sussex, Kent',
  Syrah:
    'France: Hermitage, Côte-Rôtie; Australia: Barossa, Hunter; South Africa: Swartland; USA: Washington, Paso Robles; Chile: Elqui; Argentina: San Juan; New Zealand: Hawke’s Bay; Switzerland: Valais',
  Grenache:
    'Spain: Priorat, Aragón; France: Châteauneuf, Roussillon; Italy: Sardegna; Australia: Barossa, McLaren Vale; USA: Paso Robles',
  Tempranillo:
    'Spain: Rioja, Ribera del Duero; Portugal: Douro, Alentejo; Argentina: Mendoza; Australia: McLaren Vale; USA: Texas',
  Sangiovese: 'Italy: Toscana, Romagna; France: Corse; USA: California; Argentina: Mendoza',
  Nebbiolo: 'Italy: Barolo, Barbaresco; Australia: King Valley; USA: California',
  Malbec:
    'Argentina: Mendoza, Salta; France: Cahors; Chile: Colchagua; USA: Washington; Australia: Langhorne Creek; South Africa: Stellenbosch',
  'Cabernet Franc':
    'France: Chinon, Saint-Émilion; Italy: Friuli; Hungary: Villány; USA: Finger Lakes; Canada: Niagara; Argentina: Valle de Uco; South Africa: Stellenbosch',
  Gamay: 'France: Beaujolais, Touraine; Switzerland: Genève, Vaud; Canada: Niagara',
  Chardonnay:
    'France: Bourgogne, Champagne; USA: Sonoma, Carneros; Australia: Margaret River, Yarra; Chile: Limarí, Casablanca; Italy: Franciacorta; South Africa: Walker Bay; New Zealand: Gisborne; Argentina: Valle de Uco; England: Sussex, Kent',
  'Sauvignon Blanc':
    'France: Sancerre, Bordeaux; New Zealand: Marlborough; Chile: Casablanca; South Africa: Constantia, Elgin; USA: Napa; Australia: Adelaide Hills; Austria: Südsteiermark; Italy: Friuli; Spain: Rueda',
  Riesling:
    'Germany: Mosel, Rheingau; France: Alsace; Austria: Wachau, Kamptal; Australia: Clare, Eden Valley; USA: Finger Lakes; New Zealand: Canterbury; Canada: Niagara',
  'Pinot Gris':
    'Italy: Friuli, Veneto; France: Alsace; Germany: Baden, Pfalz; USA: Oregon; New Zealand: Marlborough; Hungary: Badacsony',
  Gewürztraminer:
    'France: Alsace; Italy: Alto Adige; Germany: Pfalz, Baden; Austria: Steiermark; New Zealand: Gisborne; USA: California',
  'Chenin Blanc': 'South Africa: Swartland, Stellenbosch; France: Vouvray, Anjou; USA: Clarksburg',
  Albariño: 'Spain: Rías Baixas; Portugal: Vinho Verde; Uruguay: Maldonado; USA: California',
  'Grüner Veltliner':
    'Austria: Weinviertel, Kamptal; Czechia: Morava; Hungary: Balaton; Italy: Valle Isarco',
  Viognier:
    'France: Condrieu, Languedoc; Australia: Eden Valley; USA: Virginia, California; South Africa: Paarl; Chile: Colchagua',
  Mourvèdre:
    'Spain: Jumilla, Yecla; France: Bandol, Languedoc; Australia: Barossa; USA: Paso Robles',
  Zinfandel: 'USA: Lodi, Sonoma; Italy: Puglia; Croatia: Dalmacija',
  Primitivo: 'Italy: Puglia; USA: California; Croatia: Dalmacija',
  Carmenère: 'Chile: Colchagua, Cachapoal; China: Ningxia; Italy: Veneto; France: Bordeaux',
  Barbera: 'Italy: Asti, Alba; USA: California; Argentina: Mendoza',
  Blaufränkisch: 'Austria: Burgenland; Hungary: Sopron; Germany: Württemberg; Slovenia: Podravje',
  Sémillon: 'France: Sauternes, Graves; Australia: Hunter Valley; South Africa: Franschhoek',
};

const PLACES = [...WORLD.spots.map(([name, x, y]) => [name, x, y] as const), ...FURTHER_HOMES];

/** Where on the map of the world a grape is marked: one place for each country, with its regions. */
export function spotsOfGrape(grape: string): Spot[] {
  const wine = VARIETIES.find(({ name }) => name === grape)?.wine ?? 'red';
  const told = HOMES[grape]?.split('; ').map((home) => home.split(': ') as [string, string]);
  const homes =
    told ??
    homesOf(grape).map(({ country, where }): [string, string] => [country.name, where.join(', ')]);
  return homes.flatMap(([country, regions]): Spot[] => {
    const [own = ''] = country.split(' | ');
    const place = PLACES.find(([name]) => name.split(' | ')[0] === own) ?? middleOf(own);
    if (!place) return [];
    const [east, north] = placeOf(own, regions) ?? [place[1], place[2]];
    return [[place[0], east, north, wine, regions]];
  });
}

/** Parts of a wide country that no map of ours marks under this name. */
const PARTS: Readonly<Record<string, readonly [east: number, north: number]>> = {
  Washington: [-119.5, 46.4],
  Oregon: [-123.1, 45.1],
  Sonoma: [-122.5, 38.4],
  Napa: [-122.3, 38.4],
  California: [-120.5, 36.8],
  'Paso Robles': [-120.7, 35.6],
  Texas: [-98.8, 30.3],
  Barossa: [138.95, -34.5],
  'Hunter Valley': [151.2, -32.8],
  'Adelaide Hills': [138.8, -35.0],
  'Eden Valley': [139.1, -34.6],
  'Langhorne Creek': [139.0, -35.3],
  'King Valley': [146.4, -36.7],
  Yarra: [145.5, -37.65],
  Canterbury: [172.7, -43.1],
};

/** Where the first of the regions lies in its country: California is far from New York. */
function placeOf(country: string, regions: string): readonly [east: number, north: number] | null {
  const [first = ''] = regions.split(', ');
  const inWide = WIDE.has(country);
  const known = COUNTRIES.flatMap(({ spots }) => spots).find(([name]) => name === first);
  const part = PARTS[first] ?? (known ? ([known[1], known[2]] as const) : null);
  return inWide ? part : null;
}
const WIDE = new Set(['USA', 'Australia', 'Argentina', 'Chile', 'New Zealand']);

/** A country that only its own map names: where its regions lie on the whole. */
function middleOf(name: string): readonly [name: string, east: number, north: number] | null {
  const country = COUNTRIES.find((one) => one.name.split(' | ')[0] === name);
  if (!country) return null;
  const mean = (at: 1 | 2) =>
    country.spots.reduce((sum, spot) => sum + spot[at], 0) / country.spots.length;
  return [country.name, mean(1), mean(2)];
}

/** The regions of one area that its map names for a grape. */
export function spotsGrowing(area: Area, grape: string): Spot[] {
  const names = namesOf(grape);
  return area.spots.filter(([, , , , note, also]) =>
    [note, also].some((grapes) =>
      grapes?.split(', ').some((one) => names.has(fold(one)) || names.has(SHORT[fold(one)] ?? '')),
    ),
  );
}

/** Maps have little room for names. */
const SHORT: Readonly<Record<string, string>> = {
  cabernet: 'cabernet sauvignon',
  sauvignon: 'sauvignon blanc',
  chenin: 'chenin blanc',
  pinot: 'pinot noir',
  veltliner: 'gruner veltliner',
};

function namesOf(grape: string): ReadonlySet<string> {
  const variety = VARIETIES.find(({ name }) => name === grape);
  return new Set([grape, ...(variety?.also?.split(' | ') ?? [])].map(fold));
}
