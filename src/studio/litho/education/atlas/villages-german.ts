import type { Area } from './area.ts';

/** Wine villages along three German rivers; what each is known for. */
export const VILLAGES_GERMAN: readonly Area[] = [
  {
    id: 'mosel_villages',
    name: 'Mosel | Moselle | Mosella | Mosela | Mosel',
    words:
      'mittelmosel | middle mosel | mid mosel | moyenne moselle | media mosella | mosela media',
    country: 'Germany',
    window: [6.42, 49.7, 7.7, 50.42],
    rivers: ['mosel_bends'],
    towns: [
      ['Trier', 6.64, 49.757],
      ['Koblenz', 7.594, 50.356],
      ['Wittlich', 6.89, 49.987],
    ],
    spots: [
      ['Trittenheim', 6.9, 49.825, 'white', 'Riesling'],
      ['Piesport', 6.925, 49.88, 'white', 'Riesling'],
      ['Brauneberg', 6.98, 49.905, 'white', 'Riesling'],
      ['Bernkastel-Kues', 7.07, 49.917, 'white', 'Riesling'],
      ['Wehlen', 7.045, 49.945, 'white', 'Riesling'],
      ['Ürzig', 7.005, 49.98, 'white', 'Riesling'],
      ['Traben-Trarbach', 7.115, 49.95, 'white', 'Riesling'],
      ['Zell', 7.18, 50.03, 'white', 'Riesling'],
      ['Bremm', 7.115, 50.095, 'white', 'Riesling'],
      ['Cochem', 7.165, 50.145, 'white', 'Riesling'],
      ['Winningen', 7.515, 50.315, 'white', 'Riesling'],
    ],
  },
  {
    id: 'rheingau',
    name: 'Rheingau',
    words: 'rheingau',
    country: 'Germany',
    window: [7.72, 49.9, 8.45, 50.14],
    rivers: ['rhine_gau'],
    towns: [
      ['Mainz', 8.27, 49.995],
      ['Wiesbaden', 8.24, 50.08],
      ['Bingen', 7.9, 49.965],
    ],
    spots: [
      ['Lorch', 7.806, 50.044, 'white', 'Riesling'],
      ['Assmannshausen', 7.868, 49.99, 'red', 'Spätburgunder'],
      ['Rüdesheim', 7.925, 49.981, 'white', 'Riesling'],
      ['Johannisberg', 7.983, 50.0, 'white', 'Riesling'],
      ['Hattenheim', 8.057, 50.014, 'white', 'Riesling'],
      ['Kiedrich', 8.085, 50.04, 'white', 'Riesling'],
      ['Rauenthal', 8.113, 50.06, 'white', 'Riesling'],
      ['Hochheim', 8.352, 50.014, 'white', 'Riesling'],
    ],
  },
  {
    id: 'franken',
    name: 'Franconia | Franconie | Franconia | Franconia | Franken',
    words: 'franken | franconia | franconie | frankenwein',
    country: 'Germany',
    window: [8.95, 49.5, 10.65, 50.2],
    rivers: ['main_bends'],
    towns: [
      ['Aschaffenburg', 9.15, 49.975],
      ['Schweinfurt', 10.23, 50.045],
    ],
    spots: [
      ['Klingenberg', 9.185, 49.785, 'red', 'Spätburgunder'],
      ['Bürgstadt', 9.27, 49.715, 'red', 'Spätburgunder'],
      ['Homburg', 9.625, 49.795, 'white', 'Silvaner'],
      ['Würzburg', 9.93, 49.795, 'white', 'Silvaner, Riesling'],
      ['Randersacker', 9.985, 49.76, 'white', 'Silvaner'],
      ['Escherndorf', 10.175, 49.86, 'white', 'Silvaner'],
      ['Volkach', 10.225, 49.87, 'white', 'Silvaner'],
      ['Iphofen', 10.26, 49.703, 'white', 'Silvaner'],
      ['Castell', 10.355, 49.74, 'white', 'Silvaner'],
    ],
  },
];
