import type { FlatShape } from '#studio/litho/things/outlines/outlines.ts';
import { fromCut } from '#studio/litho/things/outlines/cut-outline.ts';
import type { DrawnThing } from '#studio/litho/things/drawn-thing.ts';

const UPPER =
  'M4 40C18 26 32 6 46 8C54 9 57 15 60 17C63 15 66 9 74 8C88 6 102 26 116 40C96 36 78 33 60 36C42 33 24 36 4 40z';
const LOWER = 'M8 45C26 42 44 40 60 43C76 40 94 42 112 45C98 70 80 80 60 80C40 80 22 70 8 45z';

/** Where the lips are creased they leave nothing: fine wedges from the edge inwards. */
const CREASES = [
  'M24 31L30 37L31 36z',
  'M34 20L40 35L41.5 35z',
  'M45 12L49 33L51 33z',
  'M76 12L70 33L72 33z',
  'M86 20L78 35L80 35z',
  'M97 31L89 37L91 37z',
  'M22 58L30 45L32 45z',
  'M32 68L40 45L42 45z',
  'M44 76L50 46L52 46z',
  'M59 79L60 48L61.5 48z',
  'M76 76L69 46L71 46z',
  'M88 68L79 45L81 45z',
  'M98 58L89 45L91 45z',
];

const RED = '#c81f3f';

const print = fromCut(
  {
    box: [0, 0, 120, 86],
    main: RED,
    shapes: [
      [RED, UPPER],
      [RED, LOWER],
      ...CREASES.map((crease): FlatShape => ['#f7d3d3', crease]),
    ],
  },
  0.3,
);

/** The print that two painted lips leave, as red as the lipstick that is told; it casts no shadow. */
export const lipPrint: DrawnThing = {
  ...print,
  draw: (press, standing, look) => print.draw(press, standing, { ...look, isAloft: true }),
};
