import {
  addBall,
  addBlob,
  addLeafBlade,
  addPanel,
  addSurface,
  addTube,
  around,
  within,
} from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { Component } from '#studio/props/plating/component.ts';
import { addClam, addClamAjar, addMussel } from '#studio/props/food/seafood/bivalve.ts';
import { heaped, patch } from '#studio/props/plating/heap-up.ts';
import type { Piece } from '#studio/props/plating/heap-up.ts';
import { ring } from '#studio/props/plating/pieces.ts';
import { CRUMBED, GOLDEN, browned, glossy, juicy, plain } from '#studio/props/plating/stuffs.ts';

/** A curled prawn without its head: ringed, with a fan of a tail. */
export const prawn: Piece = (part) => {
  const { kit } = part;
  const shell = browned('#ee9468', '#dd5f36', '#f8c6a4', {
    bump: 0.4,
    cells: 5,
    coat: 0.9,
    rough: 0.14,
  })(kit);
  const path = Array.from({ length: 22 }, (_, i): Vec3 => {
    const a = -0.6 + (i / 21) * 4;
    return [Math.cos(a) * 1.75, 0, Math.sin(a) * 1.6];
  });
  addTube(part, path, {
    radius: (t) =>
      (0.95 - 0.55 * t) * (0.86 + 0.14 * Math.abs(Math.cos(t * 19))) * Math.min(1, t * 8 + 0.4),
    material: shell,
    sides: 10,
  });
  const tail = path.at(-1)!;
  for (const k of [-1, 0, 1])
    addLeafBlade(part, {
      from: tail,
      to: [tail[0] + 1.1, k * 0.2, tail[2] + 0.3 + k * 0.7],
      width: 0.7,
      material: glossy('#d8512c')(kit),
    });
};

const prawns: Component = heaped(
  { piece: prawn, count: 7, rise: 1, half: 0.9, tip: 0.35 },
  { role: 'top', reach: 5 },
);

/** Seared scallops: pale drums with a caramel top. */
const scallops: Component = {
  role: 'main',
  reach: 6,
  top: 2.4,
  lay: (model) => {
    const { kit } = model;
    const top = browned('#cf9850', '#8f5a22', '#e9c98c', { coat: 0.9, rough: 0.15 })(kit);
    patch(6, 5).forEach(({ x, z }, i) => {
      addPanel(model, {
        outline: around(24, (a) => 1.95 + 0.06 * Math.sin(a * 3 + i)),
        thickness: 2,
        material: top,
        side: juicy('#f2e6cf')(kit),
        at: [x, 0, z],
      });
    });
  },
};

/** Curled arms with their suckers over slices of octopus. */
const octopus: Component = {
  role: 'main',
  reach: 6.6,
  top: 2.4,
  lay: (model, { random, reach }) => {
    const { kit } = model;
    const [flesh, rim] = [juicy('#f7ead8')(kit), OCTOPUS(kit)];
    patch(14, reach - 0.6).forEach(({ x, z, r }, i) => {
      const part = within(model, [x, 0.4 + (1 - r / reach) * 0.8, z], {
        x: random.range(-0.5, 0.5),
        z: random.range(-0.5, 0.5),
      });
      const size = random.range(1.1, 1.6);
      const outline = around(16, (a) => size * (1 + 0.12 * Math.sin(a * 3 + i)), 0.8);
      addPanel(part, { outline, thickness: 0.8, material: rim });
      addPanel(part, {
        outline: around(16, () => size * 0.66, 0.8),
        thickness: 0.83,
        material: flesh,
      });
    });
    for (const [x, z, y] of [
      [-3.4, 1.6, 0.4],
      [3.2, -1.6, 2.4],
      [2.4, 2.6, 4.2],
      [-1.6, -2.8, 5.4],
    ] as const)
      addArm(within(model, [x, 1.5, z], { y, x: 0.2 }));
  },
};

const OCTOPUS = browned('#9a4a44', '#6e2434', '#c9826a', {
  bump: 0.6,
  cells: 8,
  coat: 0.9,
  rough: 0.14,
});

/** A tentacle that rolls up at its tip, with a line of suckers. */
function addArm(part: Model): void {
  const { kit } = part;
  const path = Array.from({ length: 30 }, (_, i): Vec3 => {
    const t = i / 29;
    const [a, r] = [t * 7.6, 3 * (1 - t * 0.86)];
    return [Math.cos(a) * r, 0.2 + t * 0.9, Math.sin(a) * r];
  });
  addTube(part, path, { radius: (t) => 0.95 * (1 - 0.74 * t), material: OCTOPUS(kit), sides: 10 });
  for (let i = 0; i < 26; i++) {
    const [x, y, z] = path[i]!;
    const k = 1 - i / 33;
    for (const out of [0.9, 1.18])
      addBall(part, [x * out, y + 0.74 * k, z * out], 0.27 * k, juicy('#f3dccf')(kit));
  }
}

/** Six snails in their shells, green butter at the mouth. */
const snails: Component = {
  role: 'main',
  reach: 7,
  top: 3,
  lay: (model) => {
    const { kit } = model;
    const shell = browned('#a8763e', '#5e3a18', '#d9b478', { cells: 4, coat: 0.9, rough: 0.14 })(
      kit,
    );
    for (let i = 0; i < 6; i++) {
      const a = (i / 6) * 6.283 + 0.5;
      const part = within(model, [Math.cos(a) * 4.7, 0.1, Math.sin(a) * 4.7], { y: -a + 1.3 });
      // A tube that winds inwards and up, growing towards the mouth.
      addSurface(part, {
        columns: 44,
        rows: 12,
        material: shell,
        point: (u, v) => {
          const [turn, ring] = [u * 15.5, v * Math.PI * 2];
          const grow = Math.exp(-0.14 * turn);
          const [mid, thick] = [1.75 * grow, 1.45 * grow];
          const r = mid + Math.cos(ring) * thick;
          return [
            Math.cos(turn) * r,
            1.4 + (1 - grow) * 2.4 + Math.sin(ring) * thick,
            Math.sin(turn) * r,
          ];
        },
      });
      addBlob(part, {
        at: [2, 1.5, 0.5],
        radii: [1.45, 1.25, 0.9],
        material: glossy('#4f8a2a')(kit),
        rings: 8,
        sides: 12,
      });
      for (let k = 0; k < 7; k++)
        addBall(
          part,
          [1.4 + 0.18 * k, 2.55 + 0.08 * (k % 3), 0.3 + 0.34 * (k % 4)],
          0.16,
          plain('#2f6a1c')(kit),
        );
    }
    addPanel(model, {
      outline: around(30, (a) => 6.6 + 0.5 * Math.sin(a * 6)),
      thickness: 0.1,
      material: glossy('#9a9a3a')(kit),
    });
  },
};

/** Open shells, their mouths towards the guest. */
const shells =
  (add: typeof addClam, size: number): Component['lay'] =>
  (model, { random, reach }) => {
    const count = Math.max(3, Math.round((reach * reach) / (size * size * 0.75)));
    patch(count, Math.max(0.5, reach - size)).forEach(({ x, z, r }, i) =>
      (add === addClam && i % 2 ? addClamAjar : add)(
        within(model, [x, 0.2 + 1.2 * (1 - r / reach), z], {
          y: random.range(-1, 1),
          x: random.range(-0.1, 0.3),
          z: random.range(-0.3, 0.3),
        }),
        size * random.range(0.92, 1.08),
      ),
    );
  };

const clams: Component = { role: 'top', reach: 5.6, top: 2.4, lay: shells(addClam, 1.75) };

/** Shells strewn over a nest of pasta and round its foot, not in a heap upon it. */
const strewnClams: Component = {
  role: 'top',
  reach: 9,
  top: 2.4,
  lay: (model, { random, reach }) => {
    for (let i = 0; i < STREWN; i++) {
      const r = reach * Math.sqrt((i + 0.35) / STREWN) * 0.98;
      const a = i * 2.4 + random.range(-0.2, 0.2);
      (i % 3 ? addClamAjar : addClam)(
        within(model, [Math.cos(a) * r, 0.25 - NEST * (r / reach) ** 2, Math.sin(a) * r], {
          // Sunk into the strands, their mouths towards the guest.
          y: random.range(-0.9, 0.9),
          x: random.range(-0.1, 0.25),
          z: random.range(-0.35, 0.35),
        }),
        1.4 * random.range(0.9, 1.1),
      );
    }
  },
};
const STREWN = 13;
/** How much lower the foot of the nest lies than its top. */
const NEST = 2.6;

const mussels: Component = { role: 'main', reach: 6.4, top: 3, lay: shells(addMussel, 1.75) };

const calamari: Component = heaped(
  { piece: ring(1.5, 0.55, CRUMBED), count: 12, rise: 2.2, half: 0.6, tip: 0.7 },
  { role: 'main', reach: 6 },
);

/** Small fried fish. */
const whitebait: Component = heaped(
  {
    piece: (part) =>
      addBlob(part, {
        radii: [2.3, 0.5, 0.6],
        material: GOLDEN(part.kit),
        swell: ([x]) => 1 - 0.3 * Math.max(0, x),
        rings: 8,
        sides: 10,
      }),
    count: 14,
    rise: 2,
    half: 0.6,
  },
  { role: 'main', reach: 6 },
);

export const SEA = {
  prawns,
  scallops,
  octopus,
  snails,
  clams,
  strewnClams,
  mussels,
  calamari,
  whitebait,
};
