/**
 * What a map borders on. Countries stand under the name that Natural Earth gives them, in five languages, with the
 * points where their name may be written: the first that a map shows is taken.
 */
export const NEIGHBOURS: readonly (readonly [country: string, names: string, at: string])[] = [
  [
    'France',
    'France | France | Francia | Francia | Frankreich',
    '2.6,46.6 5.3,48.4 6.4,44.3 5.9,45.2 1.5,43.2 6.3,46.9 7.0,48.5 2.3,49.6',
  ],
  [
    'Spain',
    'Spain | Espagne | Spagna | España | Spanien',
    '-3.9,39.6 -1.6,42.1 0.2,41.9 -6.2,39.3 -5.9,42.2',
  ],
  [
    'Portugal',
    'Portugal | Portugal | Portogallo | Portugal | Portugal',
    '-8.1,39.7 -7.4,41.4 -7.9,38.0',
  ],
  [
    'Italy',
    'Italy | Italie | Italia | Italia | Italien',
    '11.6,43.0 8.3,44.9 9.9,45.9 11.6,46.5 8.2,45.85 7.6,44.9 12.7,46.35 13.2,46.1',
  ],
  [
    'Switzerland',
    'Switzerland | Suisse | Svizzera | Suiza | Schweiz',
    '8.1,46.8 7.4,46.7 7.7,47.3',
  ],
  [
    'Germany',
    'Germany | Allemagne | Germania | Alemania | Deutschland',
    '10.0,51.0 8.6,49.6 8.2,48.6 10.5,47.9 11.6,47.95 12.8,48.5 8.05,48.1 9.0,47.85',
  ],
  [
    'Austria',
    'Austria | Autriche | Austria | Austria | Österreich',
    '14.3,47.6 12.3,47.3 10.4,47.15 15.6,46.9 16.3,47.4 13.6,46.75',
  ],
  ['Belgium', 'Belgium | Belgique | Belgio | Bélgica | Belgien', '4.6,50.6 5.4,50.2'],
  ['Luxembourg', 'Luxembourg | Luxembourg | Lussemburgo | Luxemburgo | Luxemburg', '6.1,49.75'],
  [
    'Netherlands',
    'Netherlands | Pays-Bas | Paesi Bassi | Países Bajos | Niederlande',
    '5.6,52.1 6.0,51.6',
  ],
  ['Poland', 'Poland | Pologne | Polonia | Polonia | Polen', '18.0,52.0 15.6,51.6'],
  [
    'Czechia',
    'Czechia | Tchéquie | Cechia | Chequia | Tschechien',
    '14.9,49.8 13.6,49.8 15.9,49.0 16.4,48.85',
  ],
  ['Slovakia', 'Slovakia | Slovaquie | Slovacchia | Eslovaquia | Slowakei', '19.4,48.7 17.6,48.5'],
  [
    'Hungary',
    'Hungary | Hongrie | Ungheria | Hungría | Ungarn',
    '19.3,47.0 17.2,47.3 17.0,46.8 18.4,46.3 20.6,46.6',
  ],
  ['Slovenia', 'Slovenia | Slovénie | Slovenia | Eslovenia | Slowenien', '14.6,46.1 15.1,46.35'],
  ['Croatia', 'Croatia | Croatie | Croazia | Croacia | Kroatien', '16.0,45.4 17.4,45.5 15.2,45.4'],
  ['Bosnia and Herz.', 'Bosnia | Bosnie | Bosnia | Bosnia | Bosnien', '17.8,44.3 17.3,44.6'],
  ['Serbia', 'Serbia | Serbie | Serbia | Serbia | Serbien', '20.8,44.0 20.0,45.5 21.4,43.6'],
  ['Romania', 'Romania | Roumanie | Romania | Rumanía | Rumänien', '25.0,45.9 22.4,47.0 22.2,46.4'],
  [
    'Bulgaria',
    'Bulgaria | Bulgarie | Bulgaria | Bulgaria | Bulgarien',
    '25.2,42.6 24.6,43.55 25.0,41.75',
  ],
  ['Ukraine', 'Ukraine | Ukraine | Ucraina | Ucrania | Ukraine', '24.6,48.6 28.6,48.2 22.8,48.45'],
  ['Moldova', 'Moldova | Moldavie | Moldova | Moldavia | Moldau', '28.6,47.2'],
  ['Albania', 'Albania | Albanie | Albania | Albania | Albanien', '20.0,41.0 20.0,40.6'],
  [
    'Macedonia',
    'N. Macedonia | Macédoine du N. | Macedonia d. N. | Macedonia d. N. | Nordmazedonien',
    '21.6,41.5',
  ],
  [
    'Turkey',
    'Türkiye | Turquie | Turchia | Turquía | Türkei',
    '28.0,39.2 27.9,38.4 42.2,41.1 41.2,40.95 43.2,40.95',
  ],
  ['Armenia', 'Armenia | Arménie | Armenia | Armenia | Armenien', '44.5,40.95'],
  [
    'Azerbaijan',
    'Azerbaijan | Azerbaïdjan | Azerbaigian | Azerbaiyán | Aserbaidschan',
    '46.3,41.05',
  ],
  ['Russia', 'Russia | Russie | Russia | Rusia | Russland', '43.6,43.5 45.0,43.3'],
  ['Algeria', 'Algeria | Algérie | Algeria | Argelia | Algerien', '2.5,36.0'],
  ['Tunisia', 'Tunisia | Tunisie | Tunisia | Túnez | Tunesien', '9.8,36.6'],
  ['Morocco', 'Morocco | Maroc | Marocco | Marruecos | Marokko', '-5.3,34.9 -5.2,35.2'],
  [
    'United Kingdom',
    'Great Britain | Grande-Bretagne | Gran Bretagna | Gran Bretaña | Großbritannien',
    '-1.6,51.2 -1.5,52.2',
  ],
  ['Canada', 'Canada | Canada | Canada | Canadá | Kanada', '-100.0,50.4 -120.0,49.3'],
  ['Mexico', 'Mexico | Mexique | Messico | México | Mexiko', '-104.0,27.0 -114.5,31.6'],
  [
    'Argentina',
    'Argentina | Argentine | Argentina | Argentina | Argentinien',
    '-66.0,-36.0 -69.3,-33.0 -69.2,-36.0 -69.0,-34.0',
  ],
  ['Chile', 'Chile | Chili | Cile | Chile | Chile', '-71.0,-34.4 -70.8,-33.3 -72.0,-38.0'],
  ['Brazil', 'Brazil | Brésil | Brasile | Brasil | Brasilien', '-52.5,-26.0'],
  ['Uruguay', 'Uruguay', '-56.4,-33.0'],
  ['Paraguay', 'Paraguay', '-58.3,-23.6'],
  ['Bolivia', 'Bolivia | Bolivie | Bolivia | Bolivia | Bolivien', '-64.0,-20.6'],
  ['Namibia', 'Namibia | Namibie | Namibia | Namibia | Namibia', '17.6,-27.6'],
  ['Botswana', 'Botswana', '22.5,-26.0'],
];

/** Seas and lakes, in five languages, with the points where they may be named. */
export const WATERS: readonly (readonly [names: string, at: string])[] = [
  [
    'Atlantic | Atlantique | Atlantico | Atlántico | Atlantik',
    '-3.8,46.0 -1.45,45.1 -9.4,40.4 -9.3,41.2 -2.2,46.6 -8.9,37.2 -7.0,36.6 -73.0,35.0 -60.0,-40.0 17.2,-32.6 17.6,-34.2 -9.5,43.6',
  ],
  [
    'Mediterranean | Méditerranée | Mediterraneo | Mediterráneo | Mittelmeer',
    '5.6,42.4 4.6,42.95 3.9,43.05 3.0,40.6 1.6,40.9 1.2,37.6 6.6,42.9 3.6,43.1 -4.0,36.4 13.2,36.7 22.6,35.2 5.2,43.1',
  ],
  [
    'English Channel | Manche | Manica | Canal de la Mancha | Ärmelkanal',
    '-2.6,49.9 -1.2,50.3 -1.5,49.95',
  ],
  [
    'Tyrrhenian Sea | Mer Tyrrhénienne | Mar Tirreno | Mar Tirreno | Tyrrhenisches Meer',
    '11.6,39.7 10.7,42.45 10.4,42.9 13.2,38.6 14.2,38.7',
  ],
  [
    'Adriatic | Adriatique | Adriatico | Adriático | Adria',
    '15.0,42.9 12.95,44.95 13.0,45.25 14.3,43.9 13.1,44.6 16.0,42.6',
  ],
  [
    'Ionian Sea | Mer Ionienne | Mar Ionio | Mar Jónico | Ionisches Meer',
    '17.8,38.4 20.0,37.9 15.6,37.1',
  ],
  [
    'Ligurian Sea | Mer Ligure | Mar Ligure | Mar de Liguria | Ligurisches Meer',
    '8.8,43.9 8.7,44.15',
  ],
  ['Aegean Sea | Mer Égée | Mar Egeo | Mar Egeo | Ägäis', '25.2,38.6 25.0,39.4'],
  [
    'Black Sea | Mer Noire | Mar Nero | Mar Negro | Schwarzes Meer',
    '40.6,42.1 29.6,44.1 40.4,42.4',
  ],
  ['North Sea | Mer du Nord | Mare del Nord | Mar del Norte | Nordsee', '3.2,51.9'],
  [
    'Pacific | Pacifique | Pacifico | Pacífico | Pazifik',
    '-123.6,38.1 -124.5,44.5 -122.5,34.0 -73.3,-33.5 -73.6,-35.5 177.6,-43.0 -123.7,38.4 153.0,-35.0',
  ],
  [
    'Indian Ocean | Océan Indien | Oceano Indiano | Océano Índico | Indischer Ozean',
    '22.6,-34.7 20.0,-34.75 114.0,-36.5 138.4,-37.2',
  ],
  ['Tasman Sea | Mer de Tasman | Mar di Tasman | Mar de Tasmania | Tasmansee', '168.5,-40.0'],
];

/** How a river of the atlas is called, in one language or in five. */
export const RIVER_NAMES = {
  loire: 'Loire',
  garonne: 'Garonne',
  dordogne: 'Dordogne',
  gironde: 'Gironde',
  rhone: 'Rhône | Rhône | Rodano | Ródano | Rhône',
  saone: 'Saône',
  seine: 'Seine | Seine | Senna | Sena | Seine',
  marne: 'Marne',
  rhine: 'Rhine | Rhin | Reno | Rin | Rhein',
  mosel: 'Moselle | Moselle | Mosella | Mosela | Mosel',
  main: 'Main',
  neckar: 'Neckar',
  douro: 'Douro | Douro | Duero | Duero | Duero',
  tejo: 'Tagus | Tage | Tago | Tajo | Tejo',
  ebro: 'Ebro | Èbre | Ebro | Ebro | Ebro',
  guadalquivir: 'Guadalquivir',
  po: 'Po | Pô | Po | Po | Po',
  tanaro: 'Tanaro',
  adige: 'Adige | Adige | Adige | Adigio | Etsch',
  arno: 'Arno',
  danube: 'Danube | Danube | Danubio | Danubio | Donau',
  tisza: 'Tisza',
  columbia: 'Columbia',
  willamette: 'Willamette',
  murray: 'Murray',
  ill: 'Ill',
  durance: 'Durance',
  charente: 'Charente',
  elbe: 'Elbe',
  inn: 'Inn',
  mur: 'Mur',
  drava: 'Drava | Drave | Drava | Drava | Drau',
  sava: 'Sava | Save | Sava | Sava | Save',
  tiber: 'Tiber | Tibre | Tevere | Tíber | Tiber',
  ombrone: 'Ombrone',
  guadiana: 'Guadiana',
  minho: 'Minho | Minho | Minho | Miño | Minho',
  mosel_bends: 'Moselle | Moselle | Mosella | Mosela | Mosel',
  rhine_gau: 'Rhine | Rhin | Reno | Rin | Rhein',
  main_bends: 'Main',
  napa_river: 'Napa River',
} as const;
