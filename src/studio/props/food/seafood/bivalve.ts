import { addBlob, addSurface, within } from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import { glossy, plain } from '#studio/props/plating/stuffs.ts';
import { skinOf } from '#studio/props/making/skins.ts';
import type { MaterialRef, Vec3 } from '#studio/scene-graph.ts';

interface Bivalve {
  outer: (kit: Kit) => MaterialRef;
  inner: (kit: Kit) => MaterialRef;
  meat: (kit: Kit) => MaterialRef;
  /** Width, length from the hinge and depth of a valve, against its size. */
  shape: Vec3;
  /** Rings of growth that are seen. */
  rings: number;
}

const CLAM: Bivalve = {
  outer: (kit) =>
    skinOf(
      kit,
      '#dcc6a0',
      [
        ['#a98558', 5, 0.52, 0.66, 0.7],
        ['#f1e6cf', 8, 0.56, 0.7, 0.7],
      ],
      { coat: 0.5, rough: 0.25 },
    ),
  inner: plain('#fff3dc', { coat: 0.6, rough: 0.2, translucency: 0.35 }),
  meat: glossy('#e0913a'),
  shape: [1.06, 1.4, 0.5],
  rings: 7,
};
const MUSSEL: Bivalve = {
  outer: plain('#161922', { coat: 1, rough: 0.12 }),
  inner: plain('#8e9bb4', { coat: 0.95, rough: 0.1 }),
  meat: glossy('#ee8a34'),
  shape: [0.72, 2.1, 0.42],
  rings: 3,
};

/** How far the upper valve has opened: like a book, or so that its ribbed back is seen. */
const [WIDE, AJAR] = [1.95, 0.62];

/** Steamed open: one valve flat with its meat, the other leaning back behind it or still above it. */
function addBivalve(model: Model, size: number, look: Bivalve, opening = WIDE): void {
  const { kit } = model;
  const [wide, long, deep] = [look.shape[0] * size, look.shape[1] * size, look.shape[2] * size];
  // An egg whose narrow end is the hinge, hollow towards +y.
  const valve =
    (inset: number, lift: number, up: number) =>
    (u: number, v: number): Vec3 => {
      const a = u * Math.PI * 2;
      const r = v * inset;
      const ridge = inset === 1 ? 0.035 * size * Math.sin(v * look.rings * 6.283) : 0;
      return [
        Math.sin(a) * r * wide * (1 + 0.16 * Math.cos(a)),
        up * (lift + ridge - deep * (1 - r ** 2.4)),
        (long / 2) * (1 + Math.cos(a) * r),
      ];
    };
  // The upper valve is hollow towards the lower one.
  for (const [up, open] of [
    [1, -0.12],
    [-1, -opening],
  ] as const) {
    const half = within(model, [0, deep, -long * 0.36], { x: open });
    addSurface(half, {
      columns: 18,
      rows: 12,
      material: look.outer(kit),
      point: valve(1, 0, up),
      isClosed: true,
    });
    addSurface(half, {
      columns: 16,
      rows: 6,
      material: look.inner(kit),
      point: valve(0.97, 0.05 * size, up),
      isClosed: true,
    });
  }
  addBlob(model, {
    at: [0, deep * 0.7, long * 0.1],
    radii: [wide * 0.5, deep * 0.62, long * 0.34],
    material: look.meat(kit),
    rings: 7,
    sides: 10,
  });
}

export const addClam = (model: Model, size: number): void => addBivalve(model, size, CLAM);
export const addClamAjar = (model: Model, size: number): void =>
  addBivalve(model, size, CLAM, AJAR);
export const addMussel = (model: Model, size: number): void => addBivalve(model, size, MUSSEL);
