import type { Area } from './area.ts';
import { WORLD } from './world.ts';

const AT_HOME: readonly string[] = [
  'France',
  'Italy',
  'Spain',
  'Portugal',
  'Germany',
  'Austria',
  'Hungary',
  'Greece',
];

/** Europe from Portugal to the Black Sea; marks stand at the chief vineyards of each country. */
export const EUROPE: Area = {
  id: 'europe',
  name: 'Europe | Europe | Europa | Europa | Europa',
  words: 'europe | european | europa | europeen | europeenne | europeo | europea | europaisch',
  country: 'France',
  beside: [
    'Italy',
    'Spain',
    'Portugal',
    'Germany',
    'Austria',
    'Hungary',
    'Greece',
    'Switzerland',
    'Slovenia',
    'Croatia',
    'Romania',
    'Bulgaria',
    'United Kingdom',
    'Czechia',
  ],
  window: [-11, 35, 30.5, 54.5],
  spots: [
    ...WORLD.spots.filter(([name]) => AT_HOME.some((one) => name.startsWith(one))),
    [
      'Switzerland | Suisse | Svizzera | Suiza | Schweiz',
      7.6,
      46.6,
      'white',
      'Valais, Vaud, Ticino',
    ],
    [
      'Slovenia | Slovénie | Slovenia | Eslovenia | Slowenien',
      14.8,
      46.1,
      'white',
      'Brda, Podravje',
    ],
    ['Croatia | Croatie | Croazia | Croacia | Kroatien', 16.4, 44.6, 'white', 'Istra, Dalmacija'],
    ['Romania | Roumanie | Romania | Rumanía | Rumänien', 26.4, 45.6, 'red', 'Dealu Mare, Cotnari'],
    [
      'England | Angleterre | Inghilterra | Inglaterra | England',
      -0.3,
      51.1,
      'sparkling',
      'Sussex, Kent',
    ],
  ],
};

/** Maps of many countries. */
export const isOverview = ({ id }: Pick<Area, 'id'>): boolean =>
  id === WORLD.id || id === EUROPE.id;

/** Whether a place lies on the map of Europe. */
export function isInEurope([, east, north]: readonly [
  string,
  number,
  number,
  ...unknown[],
]): boolean {
  const [west, south, right, top] = EUROPE.window;
  return east > west && east < right && north > south && north < top;
}
