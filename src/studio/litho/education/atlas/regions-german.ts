import type { Area } from './area.ts';

/** Regions of Germany and Austria, one sheet each. */
export const REGIONS_GERMAN: readonly Area[] = [
  {
    id: 'mosel',
    towns: [
      ['Trier', 6.64, 49.76],
      ['Koblenz', 7.59, 50.36],
      ['Cochem', 7.17, 50.15],
    ],
    name: 'Mosel | Moselle | Mosella | Mosela | Mosel',
    words: 'mosel | moselle | mosella | mosela | saar | ruwer',
    country: 'Germany',
    window: [6.0, 49.3, 7.8, 50.5],
    rivers: ['mosel', 'rhine'],
    spots: [
      ['Burg Cochem', 7.17, 50.15, 'white', 'Riesling'],
      ['Bernkastel', 7.07, 49.92, 'white', 'Riesling'],
      ['Ruwer', 6.71, 49.77, 'white', 'Riesling'],
      ['Saar', 6.58, 49.62, 'white', 'Riesling'],
      ['Obermosel', 6.42, 49.6, 'white', 'Elbling'],
      ['Moseltor', 6.37, 49.48, 'white', 'Burgunder'],
    ],
  },
  {
    id: 'rhine',
    towns: [
      ['Mainz', 8.27, 50.0],
      ['Worms', 8.36, 49.63],
      ['Koblenz', 7.59, 50.36],
      ['Neustadt', 8.14, 49.35],
    ],
    name: 'The Rhine | Le Rhin | Il Reno | El Rin | Der Rhein',
    words: 'rheinhessen | pfalz | nahe | rhine | rhein | rhin | reno | palatinate',
    country: 'Germany',
    window: [7.0, 48.9, 9.2, 50.6],
    rivers: ['rhine', 'mosel', 'main', 'neckar'],
    spots: [
      ['Ahr', 7.08, 50.53, 'red', 'Spätburgunder'],
      ['Mittelrhein', 7.65, 50.15, 'white', 'Riesling'],
      ['Rheingau', 8.02, 50.04, 'white', 'Riesling'],
      ['Nahe', 7.68, 49.82, 'white', 'Riesling'],
      ['Rheinhessen', 8.15, 49.78, 'white', 'Silvaner'],
      ['Hessische Bergstraße', 8.66, 49.68, 'white', 'Riesling'],
      ['Pfalz', 8.12, 49.35, 'white', 'Riesling'],
    ],
  },
  {
    id: 'wachau',
    towns: [
      ['Krems', 15.61, 48.41],
      ['Wien', 16.37, 48.21],
      ['St. Pölten', 15.62, 48.2],
      ['Melk', 15.33, 48.23],
    ],
    name: 'The Danube in Lower Austria | Le Danube en Basse-Autriche | Il Danubio in Bassa Austria | El Danubio en Baja Austria | Donau in Niederösterreich',
    words: 'wachau | kamptal | kremstal | niederosterreich | lower austria | donau | danube',
    country: 'Austria',
    window: [14.9, 47.85, 17.1, 48.95],
    rivers: ['danube'],
    spots: [
      ['Wachau', 15.38, 48.38, 'white', 'Riesling, Veltliner'],
      ['Kremstal', 15.6, 48.45, 'white', 'Grüner Veltliner'],
      ['Kamptal', 15.72, 48.54, 'white', 'Grüner Veltliner'],
      ['Traisental', 15.7, 48.29, 'white', 'Grüner Veltliner'],
      ['Wagram', 16.02, 48.42, 'white', 'Roter Veltliner'],
      ['Weinviertel', 16.4, 48.65, 'white', 'Grüner Veltliner'],
      ['Carnuntum', 16.8, 48.08, 'red', 'Zweigelt'],
    ],
  },
];
