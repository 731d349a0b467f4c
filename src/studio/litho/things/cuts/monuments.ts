import { bar, box, cut, disc } from './cut.ts';

const STONE = '#e6d6b8';
const SHADE = '#b9a58c';
const DARK = '#4a4046';

/** An opening with a round head. */
const arch = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}v${-(height - width / 2)}a${width / 2} ${width / 2} 0 0 1 ${width} 0v${height - width / 2}z`;
const row = (count: number, from: number, step: number): number[] =>
  Array.from({ length: count }, (_, i) => from + i * step);

/** Seven open storeys that lean to the right. */
export const leaningTower = cut([110, 200], 1.7, [
  ['#f4ecdc', 'M22 198L42 24L86 29L70 198z'],
  ...row(7, 0, 1).flatMap((i) => {
    const y = 196 - i * 23.5;
    const x = 22 + i * 2.75;
    return [
      [
        SHADE,
        `M${x - 4} ${y - 21}L${x + 52 - i * 0.6} ${y - 19}L${x + 52 - i * 0.6} ${y - 15}L${x - 4} ${y - 17}z`,
      ],
      ...row(5, 0, 9.4).map((dx) => [DARK, arch(x + 2 + dx, y - 1, 5.4, 13)] as const),
    ] as const;
  }),
  ['#f4ecdc', 'M48 26L51 8L79 11L77 29z'],
  [DARK, arch(56, 26, 5, 12)],
  [DARK, arch(66, 27, 5, 12)],
  [SHADE, 'M49 9L51 3L79 6L80 12z'],
]);

/** Six columns and the chariot above them. */
export const brandenburgGate = cut([220, 150], 1.25, [
  [STONE, box(14, 54, 192, 96)],
  ...[30, 62, 91, 132, 161].map((x, i) => [DARK, box(x, 72, i === 2 ? 36 : 22, 78)] as const),
  ...[22, 52, 84, 127, 154, 184].map((x) => ['#f1e6cf', box(x, 70, 9, 80)] as const),
  [SHADE, box(8, 52, 204, 8)],
  [STONE, box(20, 36, 180, 16)],
  [SHADE, box(70, 28, 80, 8)],
  ['#5f8f7a', 'M88 28L92 14L100 10L104 16L112 8L118 16L126 12L132 28z'],
  ['#5f8f7a', bar(110, 14, 110, 1, 3)],
]);

/** One great arch between two piers. */
export const triumphalArch = cut([180, 180], 1.45, [
  [STONE, box(14, 26, 152, 154)],
  [DARK, arch(62, 180, 56, 118)],
  [SHADE, box(8, 52, 164, 8)],
  [SHADE, box(10, 18, 160, 10)],
  [SHADE, box(20, 112, 34, 5)],
  [SHADE, box(126, 112, 34, 5)],
  ['#cdb991', box(24, 70, 26, 36)],
  ['#cdb991', box(130, 70, 26, 36)],
  ['#cdb991', box(24, 124, 26, 46)],
  ['#cdb991', box(130, 124, 26, 46)],
  ...row(12, 20, 12.4).map((x) => ['#cdb991', box(x, 34, 6, 12)] as const),
]);

/** A temple with eight columns on its rock. */
export const acropolis = cut([240, 160], 1.3, [
  ['#b59a76', 'M0 160C14 130 34 122 54 112L190 112C212 120 230 134 240 160z'],
  [STONE, box(48, 46, 144, 66)],
  ...row(8, 0, 1).map((i) => [DARK, box(61 + i * 17, 58, 8, 48)] as const),
  ['#f3e9d3', box(44, 104, 152, 8)],
  ['#f3e9d3', box(46, 48, 148, 10)],
  ['#f3e9d3', 'M44 48L120 18L196 48z'],
  [SHADE, 'M66 45L120 25L174 45z'],
]);

/** White shells above the harbour. */
export const operaHouse = cut([240, 130], 1.15, [
  ['#8d7b70', box(10, 104, 220, 18)],
  ['#5fa3ad', box(0, 120, 240, 10)],
  ['#fbf6ea', 'M28 104C26 70 44 40 74 26C82 52 84 80 82 104z'],
  ['#fbf6ea', 'M74 104C72 60 92 22 128 4C138 40 140 74 136 104z'],
  ['#fbf6ea', 'M128 104C128 72 146 42 178 32C186 58 186 82 184 104z'],
  ['#fbf6ea', 'M176 104C178 84 190 66 212 60C216 76 216 90 214 104z'],
  ['#c9bfae', 'M74 26C66 52 62 78 62 104L82 104C84 80 82 52 74 26z'],
  ['#c9bfae', 'M128 4C116 38 110 72 110 104L136 104C140 74 138 40 128 4z'],
  ['#c9bfae', 'M178 32C168 56 164 80 164 104L184 104C186 82 186 58 178 32z'],
]);

/** Two red towers, the cables and the deck over the strait. */
export const suspensionBridge = cut([300, 130], 1.15, [
  ['#c0432f', box(0, 92, 300, 8)],
  ['#4f8ea0', box(0, 116, 300, 14)],
  ...[76, 212].flatMap(
    (x) =>
      [
        ['#c0432f', box(x - 8, 8, 6, 112)],
        ['#c0432f', box(x + 2, 8, 6, 112)],
        ...[10, 34, 60].map((y) => ['#c0432f', box(x - 8, y, 16, 5)] as const),
      ] as const,
  ),
  ...row(24, 0, 1).map((i) => {
    const at = (x: number) =>
      x < 76
        ? 90 - (x / 76) ** 2 * 80
        : x > 212
          ? 90 - ((300 - x) / 88) ** 2 * 80
          : 10 + (1 - ((x - 144) / 68) ** 2) * 76;
    const [x, next] = [i * 12.5, (i + 1) * 12.5];
    return ['#a83724', bar(x, at(x), next, at(next), 2.6)] as const;
  }),
  ...row(23, 12.5, 12.5).map((x) => {
    const y =
      x < 76
        ? 90 - (x / 76) ** 2 * 80
        : x > 212
          ? 90 - ((300 - x) / 88) ** 2 * 80
          : 10 + (1 - ((x - 144) / 68) ** 2) * 76;
    return ['#a83724', box(x - 0.5, y, 1, Math.max(92 - y, 0.5))] as const;
  }),
]);

/** Two square towers, the rose and the thin spire behind. */
export const gothicCathedral = cut([150, 190], 1.6, [
  ['#8d8578', 'M73 70L75.500 4L78 70z'],
  [STONE, box(20, 72, 110, 118)],
  [STONE, box(20, 44, 36, 146)],
  [STONE, box(94, 44, 36, 146)],
  [SHADE, box(18, 98, 114, 5)],
  [SHADE, box(18, 142, 114, 5)],
  [SHADE, box(18, 42, 40, 5)],
  [SHADE, box(92, 42, 40, 5)],
  ['#4f6f8a', disc(75, 122, 15)],
  ['#d9a83f', disc(75, 122, 8)],
  ...[27, 41, 101, 115].map((x) => [DARK, arch(x, 94, 9, 40)] as const),
  [DARK, arch(28, 190, 20, 36)],
  [DARK, arch(64, 190, 22, 40)],
  [DARK, arch(102, 190, 20, 36)],
]);

/** The abbey on its rock in the bay. */
export const abbeyIsland = cut([240, 190], 1.5, [
  ['#8f8068', 'M22 176C40 140 62 128 84 110L152 104C178 122 204 146 220 176z'],
  ['#a9c6cc', box(0, 172, 240, 18)],
  ['#c9b394', 'M64 122L64 92L92 84L92 118z'],
  ['#d8c7ae', box(92, 64, 58, 52)],
  ['#c9b394', box(148, 84, 30, 34)],
  ['#5d6a76', 'M88 66L121 50L154 66z'],
  ['#d8c7ae', box(113, 34, 16, 36)],
  ['#5d6a76', 'M112 36L121 2L130 36z'],
  ...[70, 98, 114, 130, 154, 166].map((x) => [DARK, arch(x, 112, 6, 14)] as const),
  ...[40, 62, 88, 118, 150, 178].map(
    (x, i) => ['#e6d6b8', box(x, 148 - (i % 3) * 8, 16, 14)] as const,
  ),
  ...[40, 62, 88, 118, 150, 178].map(
    (x, i) => ['#7a4a3a', `M${x - 2} ${149 - (i % 3) * 8}l10 -9l10 9z`] as const,
  ),
]);

/** White domes over a pool. */
export const tajMahal = cut([220, 170], 1.4, [
  ['#fbf4e6', box(48, 90, 124, 66)],
  ['#fbf4e6', 'M82 92C74 66 92 44 110 30C128 44 146 66 138 92z'],
  ['#c79a45', bar(110, 32, 110, 14, 3)],
  ['#fbf4e6', 'M58 92C54 80 62 70 68 66C74 70 82 80 78 92z'],
  ['#fbf4e6', 'M142 92C138 80 146 70 152 66C158 70 166 80 162 92z'],
  ['#8d8f9c', arch(92, 156, 36, 56)],
  ...[56, 74, 134, 152].map((x) => ['#8d8f9c', arch(x, 154, 12, 26)] as const),
  ...[16, 196].flatMap(
    (x) =>
      [
        ['#f1e6cf', box(x, 62, 8, 94)],
        ['#fbf4e6', `M${x - 2} 62C${x - 3} 52 ${x + 11} 52 ${x + 10} 62z`],
      ] as const,
  ),
  ['#d8c7ae', box(4, 154, 212, 8)],
  ['#7fb3bb', box(84, 160, 52, 10)],
]);

/** One crooked tooth of rock and snow. */
export const matterhorn = cut([220, 180], 1.7, [
  ['#6f7480', 'M0 180L64 110L98 30L112 6L128 22L150 74L220 180z'],
  ['#f4f7f8', 'M98 30L112 6L128 22L132 48L120 62L116 48L106 76L94 60z'],
  ['#f4f7f8', 'M64 110L84 62L92 84L80 116L62 140L36 142z'],
  ['#565b66', 'M128 22L150 74L220 180L150 180L132 120L136 80z'],
  ['#f4f7f8', 'M146 76L160 100L158 122L146 104z'],
]);

/** Three storeys of arches over a river. */
export const aqueduct = cut([280, 130], 1.1, [
  ['#d8b98a', box(0, 22, 280, 100)],
  ['#5fa3ad', box(0, 114, 280, 16)],
  ...row(6, 6, 46).map((x) => ['#8fc0d8', arch(x, 122, 36, 48)] as const),
  ...row(8, 4, 34.4).map((x) => ['#8fc0d8', arch(x, 70, 26, 28)] as const),
  ...row(20, 4, 13.7).map((x) => ['#8fc0d8', arch(x, 38, 9, 11)] as const),
  ['#b8946a', box(0, 70, 280, 4)],
  ['#b8946a', box(0, 38, 280, 3)],
]);

/** White towers with blue roofs above the forest. */
export const fairyCastle = cut([190, 190], 1.6, [
  ['#4f6f4a', 'M0 190C14 150 44 138 70 132L140 128C166 140 184 160 190 190z'],
  ['#f4efe4', box(54, 84, 84, 56)],
  ['#f4efe4', box(46, 66, 18, 76)],
  ['#f4efe4', box(92, 40, 18, 100)],
  ['#f4efe4', box(130, 58, 16, 84)],
  ['#41607e', 'M43 68L55 38L67 68z'],
  ['#41607e', 'M89 42L101 4L113 42z'],
  ['#41607e', 'M127 60L138 30L149 60z'],
  ['#41607e', 'M60 86L76 66L92 86z'],
  ...[66, 80, 116, 126].map((x) => [DARK, arch(x, 108, 6, 13)] as const),
  ...[98, 98].map((x, i) => [DARK, arch(x, 66 + i * 26, 6, 13)] as const),
  [DARK, arch(52, 92, 6, 12)],
  [DARK, arch(135, 88, 6, 12)],
]);

/** Two towers joined high above the water. */
export const towerBridge = cut([280, 150], 1.2, [
  ['#7f9fae', box(0, 108, 280, 8)],
  ['#4f8ea0', box(0, 132, 280, 18)],
  ...[84, 168].flatMap(
    (x) =>
      [
        [STONE, box(x, 34, 30, 100)],
        ['#5d6a76', `M${x - 2} 36L${x + 15} 6L${x + 32} 36z`],
        [DARK, arch(x + 8, 108, 14, 24)],
        [SHADE, box(x - 2, 60, 34, 4)],
        ...[6, 18].map((dx) => [DARK, arch(x + dx, 56, 6, 14)] as const),
      ] as const,
  ),
  ['#6f9fc0', box(114, 52, 54, 10)],
  ['#6f9fc0', 'M0 104C34 100 66 80 84 52L84 58C70 86 36 106 0 110z'],
  ['#6f9fc0', 'M280 104C246 100 214 80 198 52L198 58C212 86 246 106 280 110z'],
]);

/** A castle that has fallen in: a broken keep, a wall with empty windows, a gate, grass in the cracks. */
export const castleRuin = cut([170, 130], 0.8, [
  [STONE, 'M8 128L10 92L18 88L24 96L36 86L44 92L52 128z'],
  [STONE, 'M48 128L46 26L52 20L58 28L66 12L74 24L84 18L90 40L86 52L94 62L92 128z'],
  [STONE, 'M92 128L92 74L104 70L112 80L122 66L134 72L142 88L152 84L164 104L166 128z'],
  [SHADE, 'M46 26L52 20L56 27L58 128L48 128z'],
  [SHADE, 'M92 76L98 72L100 128L92 128z'],
  [SHADE, 'M8 128L10 92L15 90L16 128z'],
  [DARK, arch(66, 62, 8, 18)],
  [DARK, arch(68, 96, 7, 16)],
  [DARK, arch(106, 128, 16, 28)],
  [DARK, arch(130, 108, 9, 18)],
  [DARK, arch(28, 122, 8, 18)],
  ...[
    [62, 38],
    [78, 44],
    [74, 84],
    [60, 110],
    [112, 90],
    [146, 100],
    [126, 84],
    [20, 108],
    [42, 104],
  ].map(([x = 0, y = 0]) => [SHADE, box(x, y, 7, 3)] as const),
  [
    '#6f8447',
    'M2 130C8 120 14 126 20 122C26 128 34 120 40 127C52 121 60 129 70 124C82 129 92 121 104 127C118 121 130 129 142 123C152 128 160 122 168 130z',
  ],
  ['#6f8447', 'M50 22C54 14 60 16 62 24zM118 70C122 60 130 64 132 72z'],
]);
