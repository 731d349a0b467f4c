import { fromCut } from '#studio/litho/things/outlines/cut-outline.ts';
import { disc } from '#studio/litho/things/cuts/cut.ts';

const GREY = '#8d9096';
const DARK = '#33323a';
const PALE = '#f1eee6';

/** From the front, masked: Noto has raccoons only from the side. */
export const raccoonFace = fromCut(
  {
    box: [0, 0, 120, 112],
    main: GREY,
    shapes: [
      [DARK, 'M10 6C26 0 44 10 48 26L18 46C6 34 2 18 10 6z'],
      [PALE, 'M16 14C26 10 36 17 39 26L22 37C14 30 12 21 16 14z'],
      [DARK, 'M110 6C94 0 76 10 72 26L102 46C114 34 118 18 110 6z'],
      [PALE, 'M104 14C94 10 84 17 81 26L98 37C106 30 108 21 104 14z'],
      [GREY, 'M60 14C92 14 112 40 116 68C100 74 94 104 60 110C26 104 20 74 4 68C8 40 28 14 60 14z'],
      [
        PALE,
        'M4 68C14 54 30 48 44 50L60 62L76 50C90 48 106 54 116 68C100 74 94 104 60 110C26 104 20 74 4 68z',
      ],
      [PALE, 'M22 46C30 34 46 32 54 42L48 52C38 44 30 44 22 46z'],
      [PALE, 'M98 46C90 34 74 32 66 42L72 52C82 44 90 44 98 46z'],
      [DARK, 'M54 52C44 42 26 48 10 70C26 80 46 78 54 62z'],
      [DARK, 'M66 52C76 42 94 48 110 70C94 80 74 78 66 62z'],
      [DARK, 'M54 16L66 16L63 52L57 52z'],
      ['#ffffff', disc(39, 62, 7.5)],
      ['#ffffff', disc(81, 62, 7.5)],
      ['#18161a', disc(40, 63, 5)],
      ['#18161a', disc(80, 63, 5)],
      ['#ffffff', disc(42, 61, 1.7)],
      ['#ffffff', disc(82, 61, 1.7)],
      [DARK, 'M50 82C50 75 70 75 70 82C70 88 64 92 60 93C56 92 50 88 50 82z'],
      [
        DARK,
        'M59 92H61V97C64 101 70 101 73 97L74.5 98.5C70 104 63.5 104 60 100C56.5 104 50 104 45.5 98.5L47 97C50 101 56 101 59 97z',
      ],
    ],
  },
  1,
);
