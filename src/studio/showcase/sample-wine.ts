import type { OwnWine } from '#studio/own-wine/own-wine.ts';

/** The sample wine that every new account is given, as the Studio takes it. */
export const SAMPLE_WINE: OwnWine = {
  name: 'Clos des Vignettes',
  colour: 'red',
  bottle: 'burgundy',
  glass: 'olive',
  closure: 'cork',
  capsule: { colour: [0.102, 0.007, 0.018], finish: 'matt' },
  fill: 0.86,
  turn: 0,
  labels: {
    front: {
      width: 9,
      height: 8.2,
      raised: 3.6,
      corner: 'square',
      paper: 'laid',
      print: {
        kind: 'designed',
        spec: {
          design: 'domaine',
          name: 'Clos des Vignettes',
          lines: ['Bourgogne Pinot Noir', '2021', 'Domaine Vignette'],
          origin: null,
          vintage: null,
          note: null,
          isExact: true,
          seed: 1,
          paper: '#f5efdf',
          ink: '#24201c',
          accent: '#6d1327',
          foil: '#b98a3a',
        },
      },
    },
    back: null,
    neck: null,
  },
};
