import type { Area, Spot } from './area.ts';

const COTE_DE_NUITS: readonly Spot[] = [
  ['Marsannay', 4.988, 47.271, 'rose', 'Pinot noir'],
  ['Fixin', 4.976, 47.243, 'red', 'Pinot noir'],
  ['Gevrey-Chambertin', 4.968, 47.227, 'red', 'Pinot noir'],
  ['Morey-Saint-Denis', 4.963, 47.197, 'red', 'Pinot noir'],
  ['Chambolle-Musigny', 4.951, 47.184, 'red', 'Pinot noir'],
  ['Vougeot', 4.962, 47.174, 'red', 'Pinot noir'],
  ['Vosne-Romanée', 4.953, 47.161, 'red', 'Pinot noir'],
  ['Nuits-Saint-Georges', 4.949, 47.137, 'red', 'Pinot noir'],
];
const COTE_DE_BEAUNE: readonly Spot[] = [
  ['Aloxe-Corton', 4.86, 47.067, 'red', 'Pinot noir, Chardonnay'],
  ['Savigny-lès-Beaune', 4.818, 47.062, 'red', 'Pinot noir'],
  ['Beaune', 4.84, 47.024, 'red', 'Pinot noir'],
  ['Pommard', 4.795, 47.009, 'red', 'Pinot noir'],
  ['Volnay', 4.783, 46.998, 'red', 'Pinot noir'],
  ['Meursault', 4.769, 46.978, 'white', 'Chardonnay'],
  ['Puligny-Montrachet', 4.752, 46.947, 'white', 'Chardonnay'],
  ['Chassagne-Montrachet', 4.725, 46.938, 'white', 'Chardonnay'],
  ['Santenay', 4.697, 46.914, 'red', 'Pinot noir'],
];

/** Maps whose places are villages. */
export const VILLAGES: readonly Area[] = [
  {
    id: 'cote_de_nuits',
    name: 'Côte de Nuits',
    words: 'cote nuits | cotes nuits',
    country: 'France',
    window: [4.78, 47.1, 5.12, 47.34],
    towns: [['Dijon', 5.04, 47.322]],
    spots: COTE_DE_NUITS,
  },
  {
    id: 'cote_de_beaune',
    name: 'Côte de Beaune',
    words: 'cote beaune',
    country: 'France',
    window: [4.62, 46.88, 4.98, 47.11],
    spots: COTE_DE_BEAUNE,
  },
  {
    id: 'cote_dor',
    name: 'Côte d’Or',
    words: 'cote dor | cote or',
    country: 'France',
    window: [4.55, 46.86, 5.2, 47.36],
    rivers: ['saone'],
    towns: [
      ['Dijon', 5.04, 47.322],
      ['Seurre', 5.15, 47.0],
      ['Bligny-sur-Ouche', 4.67, 47.107],
      ['Nolay', 4.634, 46.952],
    ],
    spots: [...COTE_DE_NUITS, ...COTE_DE_BEAUNE],
  },
  {
    id: 'barolo',
    name: 'Barolo',
    words: 'barolo',
    country: 'Italy',
    window: [7.85, 44.54, 8.1, 44.72],
    towns: [['Alba', 8.035, 44.7]],
    spots: [
      ['Verduno', 7.932, 44.667, 'red', 'Nebbiolo'],
      ['La Morra', 7.934, 44.638, 'red', 'Nebbiolo'],
      ['Barolo', 7.944, 44.611, 'red', 'Nebbiolo'],
      ['Castiglione Falletto', 7.976, 44.624, 'red', 'Nebbiolo'],
      ['Serralunga d’Alba', 8.001, 44.611, 'red', 'Nebbiolo'],
      ['Monforte d’Alba', 7.968, 44.584, 'red', 'Nebbiolo'],
      ['Novello', 7.929, 44.588, 'red', 'Nebbiolo'],
    ],
  },
];
