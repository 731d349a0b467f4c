import { addInscription } from '#studio/props/making/inscription.ts';
import { addSurface, addTube, paint, startModel, within } from '#studio/props/making/model.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import { clamp } from '#studio/textures/noise.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** Height and radius of plain paper round a bottle: tied below its mouth, the rest standing out like a frill. */
const OUTLINE: readonly (readonly [number, number])[] = [
  [0, 4.5],
  [0.6, 4.75],
  [9, 4.7],
  [17.5, 4.75],
  [20.5, 4.1],
  [23, 2.7],
  [24.6, 1.8],
  [26, 2.3],
  [27.6, 3.1],
  [28.2, 3.2],
];
const TIED = 24.6;
const FOLDS = 11;

/** A paper bag as at a blind tasting: drawn together round the bottle's neck with a string, a number before it. */
export const makeTiedBag: MakeThing = (kit, place, look) => {
  const { colour, random } = look;
  const model = within(startModel(kit, place, 'gift_bag'), [0, 0, 0], { y: 0 });
  const paper = paint(kit, colour ?? '#b98d5c', { coat: 0.05, rough: 0.85 });
  const phase = random.range(0, 6);
  addSurface(model, {
    columns: 66,
    rows: 40,
    isClosed: true,
    material: paper,
    point: (u, v): Vec3 => {
      const y = v * OUTLINE.at(-1)![0];
      const a = u * Math.PI * 2;
      // Paper lies smooth below and in folds where it is drawn together.
      const drawn = clamp((y - 13) / 9);
      const fold = 1 + 0.17 * drawn * Math.sin(a * FOLDS + phase + 0.5 * Math.sin(a * 3));
      const crease = 1 + 0.018 * Math.sin(a * 5 + y * 0.7 + phase) * Math.sin(y * 1.1);
      const r = radiusAt(y) * fold * crease;
      return [Math.cos(a) * r, y, Math.sin(a) * r];
    },
  });
  addTube(
    model,
    Array.from({ length: 33 }, (_, i): Vec3 => {
      const a = (i / 32) * Math.PI * 4;
      return [Math.cos(a) * 2, TIED - 0.3 + i * 0.018, Math.sin(a) * 2];
    }),
    { radius: 0.16, material: paint(kit, '#e6d9bd', { coat: 0, rough: 0.9 }), sides: 6 },
  );
  const text = look.text ?? (look.states.includes('numbered') ? String(look.nth + 1) : null);
  if (!text) return;
  addInscription(model, {
    text,
    at: [0, 11.5, 4.95],
    size: [6.4, 7.6],
    face: 'playfair',
    ink: '#2c1a12',
    maxLines: 4,
  });
};

function radiusAt(y: number): number {
  const next = OUTLINE.findIndex(([at]) => at >= y);
  if (next <= 0) return OUTLINE[0]![1];
  const [[y0, r0], [y1, r1]] = [OUTLINE[next - 1]!, OUTLINE[next]!];
  const t = (y - y0) / (y1 - y0);
  return r0 + (r1 - r0) * t * t * (3 - 2 * t);
}
