import { mixHex } from '#studio/litho/mix-colours.ts';
import { skinOf } from '#studio/props/making/skins.ts';
import type { Patch } from '#studio/props/making/skins.ts';
import { addBlob } from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import { fbm } from '#studio/textures/noise.ts';
import type { Component, Room } from './component.ts';
import { layHeap } from './heap-up.ts';
import type { Piece } from './heap-up.ts';
import { chunk } from './pieces.ts';
import type { Stuff } from './pieces.ts';
import { addPatch } from './poured.ts';

/** What is cooked in a sauce: its half sizes, how knobbly it is, its colour, and deeper and paler patches of it. */
export interface Morsel {
  radii: Vec3;
  rough: number;
  tones: readonly [tone: string, deep?: string, pale?: string];
  /** Laid by hand instead: the sauce only clings to what is cut in chunks. */
  piece?: Piece;
}

export interface Pot {
  sauce: string;
  /** What swims on it in beads: fat, coconut oil, butter. */
  oil?: string;
  count: number;
  morsels: readonly Morsel[];
}

/** How high the sauce stands over the ground of its vessel. */
const LEVEL = 0.4;
/** Share of a piece's height that looks out. */
const SUNK = 0.42;

/** Pieces that look out of a thick sauce, which clings to them and has its fat on top. */
export const simmered = (pot: Pot): Component => ({
  role: 'bed',
  reach: 20,
  top: 1.6,
  lay: (model, room) => {
    pourSauce(model, pot, room);
    const pieces = pot.morsels.map(({ radii, rough, tones, piece }) => {
      return piece ?? chunk(radii, rough, coated(tones, pot.sauce));
    });
    const half = Math.max(...pot.morsels.map(({ radii }) => radii[1])) * SUNK;
    const piece: Piece = (part, random, i) => pieces[i % pieces.length]!(part, random, i);
    layHeap(
      model,
      { piece, count: pot.count, rise: 0.55, half, tip: 0.45 },
      { ...room, reach: room.reach * 0.84 },
    );
    if (pot.oil) beadOil(model, { oil: pot.oil, room });
  },
});

/** Uneven with what is under it, streaked by the spoon, drawn up a little at the wall. */
function pourSauce(model: Model, { sauce, oil }: Pot, { reach, random }: Room): void {
  const seed = random.range(0, 20);
  const patches: Patch[] = [
    [mixHex(sauce, '#1c0c04', 0.3), 5, 0.46, 0.68, 0.7, -0.3],
    [mixHex(sauce, '#fff2d0', 0.3), 8, 0.56, 0.72, 0.7, 0.2],
    ...(oil ? [[oil, 20, 0.64, 0.68, 0.8, 0.4] as const] : []),
    // Specks of paste and spice.
    [mixHex(sauce, '#140a02', 0.55), 46, 0.68, 0.74, 0.6],
  ];
  addPatch(model, {
    reach,
    height: (out, x, z) =>
      LEVEL + 0.3 * (fbm(x * 0.5 + seed, z * 0.5, 3, 5) - 0.5) * (1 - out ** 6) + 0.12 * out ** 12,
    material: skinOf(model.kit, sauce, patches, { coat: 1, rough: 0.1, bump: 1.1 }),
    cells: 32,
  });
}

/** Its own colour where it looks out, the sauce in its hollows. */
const coated =
  ([tone, deep, pale]: Morsel['tones'], sauce: string): Stuff =>
  (kit) =>
    skinOf(
      kit,
      tone,
      [
        [deep ?? mixHex(tone, '#1c0c04', 0.42), 5, 0.46, 0.68, 0.75, -0.3],
        [pale ?? mixHex(tone, '#fff2d0', 0.26), 10, 0.56, 0.76, 0.6, 0.3],
        [sauce, 4, 0.5, 0.6, 0.72, -0.2],
      ],
      { coat: 0.9, rough: 0.14, bump: 1.4, share: 0.16 },
    );

/** Flat drops, most of them near the wall. */
function beadOil(
  model: Model,
  { oil, room: { reach, random } }: { oil: string; room: Room },
): void {
  const material = skinOf(model.kit, oil, [[mixHex(oil, '#2a1002', 0.3), 3, 0.45, 0.7, 0.6]], {
    coat: 1,
    rough: 0.04,
    translucency: 0.4,
    share: 0.08,
  });
  for (let i = 0; i < 26; i++) {
    const a = random.range(0, 6.283);
    const r = reach * Math.sqrt(random.range(0.3, 0.94));
    const size = random.range(0.09, 0.34) * random.range(0.6, 1);
    addBlob(model, {
      at: [Math.cos(a) * r, LEVEL + 0.06, Math.sin(a) * r],
      radii: [size * random.range(1, 1.5), 0.09, size],
      turn: { y: random.range(0, 3) },
      material,
      rings: 5,
      sides: 10,
    });
  }
}
