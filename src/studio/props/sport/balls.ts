import {
  addBall,
  addBlob,
  addLathe,
  addSurface,
  addTube,
  apart,
  paint,
  startModel,
  within,
} from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import type { MaterialRef, Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

const DIRECTIONS: readonly Vec3[] = [
  [0, 1, 0],
  [0, -1, 0],
  ...[1, -1].flatMap((s) =>
    Array.from({ length: 5 }, (_, i): Vec3 => {
      const a = (i / 5) * Math.PI * 2 + (s > 0 ? 0 : Math.PI / 5);
      return [Math.cos(a) * 0.894, s * 0.447, Math.sin(a) * 0.894];
    }),
  ),
];

/** A seam round the ball, tilted. */
function addSeam(
  model: Model,
  {
    radius,
    turn,
    material,
    thick,
  }: { radius: number; turn: { x?: number; z?: number }; material: MaterialRef; thick: number },
): void {
  const ring = within(model, [0, 0, 0], turn);
  addTube(
    ring,
    Array.from({ length: 41 }, (_, i): Vec3 => {
      const a = (i / 40) * Math.PI * 2;
      return [Math.cos(a) * radius, 0, Math.sin(a) * radius];
    }),
    { radius: thick, material, sides: 6 },
  );
}

/** White leather, a black patch of five sides in twelve places. */
export const makeFootball: MakeThing = (kit, place) => {
  const model = within(startModel(kit, place, 'ball'), [0, 11, 0], { x: 0.5, z: 0.3, y: 0.4 });
  addBall(model, [0, 0, 0], 11, paint(kit, '#f2f0ea', { coat: 0.4, rough: 0.3 }));
  const black = paint(kit, '#1a1a1c', { coat: 0.4, rough: 0.3 });
  const seam = paint(kit, '#8d8a84');
  for (const d of DIRECTIONS) {
    const patch = within(model, [0, 0, 0], { y: Math.atan2(d[0], d[2]) });
    const tilted = within(patch, [0, 0, 0], { x: Math.acos(d[1]) });
    addBlob(tilted, {
      radii: [11.1, 11.1, 11.1],
      material: black,
      // Only the cap of five sides stands out; the rest hides in the ball.
      swell: ([x, y, z]) => {
        const a = Math.atan2(z, x);
        const five = Math.cos(Math.PI / 5) / Math.cos((((a % 1.2566) + 1.2566) % 1.2566) - 0.6283);
        return y > 0 && Math.hypot(x, z) < 0.36 * five ? 1 : 0.9;
      },
      rings: 44,
      sides: 40,
    });
    for (let i = 0; i < 5; i++) {
      const a = (i / 5) * Math.PI * 2 + 0.6283;
      addTube(
        tilted,
        [0.36, 0.46, 0.57].map((r): Vec3 => [
          Math.cos(a) * r * 11.05,
          Math.sqrt(1 - r * r) * 11.05,
          Math.sin(a) * r * 11.05,
        ]),
        { radius: 0.13, material: seam, sides: 5 },
      );
    }
  }
};

/** Orange with dark seams. */
export const makeBasketball: MakeThing = (kit, place) => {
  const model = within(startModel(kit, place, 'basketball'), [0, 12, 0], { x: 0.4, z: 0.3 });
  addBall(model, [0, 0, 0], 12, paint(kit, '#c8641e', { coat: 0.15, rough: 0.6 }));
  const material = paint(kit, '#1f1712');
  for (const turn of [{}, { x: Math.PI / 2 }, { z: Math.PI / 2 }])
    addSeam(model, { radius: 12, turn, material, thick: 0.22 });
  for (const s of [-1, 1])
    addTube(
      model,
      Array.from({ length: 31 }, (_, i): Vec3 => {
        const a = (i / 30) * Math.PI * 2;
        const x = s * (7.4 + 2.2 * Math.cos(2 * a));
        const r = Math.sqrt(Math.max(0, 144 - x * x));
        return [x, Math.cos(a) * r, Math.sin(a) * r];
      }),
      { radius: 0.22, material, sides: 6 },
    );
};

/** Yellow felt with its curved white seam. */
export const makeTennisBall: MakeThing = (kit, place) => {
  const model = within(startModel(kit, place, 'tennis_ball'), [0, 3.3, 0], { x: 0.4, y: 0.5 });
  addBall(model, [0, 0, 0], 3.3, paint(kit, '#cfdf3a', { coat: 0, rough: 1 }));
  addTube(
    model,
    Array.from({ length: 61 }, (_, i): Vec3 => {
      const a = (i / 60) * Math.PI * 2;
      const y = 0.62 * Math.sin(2 * a);
      const r = Math.sqrt(1 - y * y);
      return [Math.cos(a) * r * 3.3, y * 3.3, Math.sin(a) * r * 3.3];
    }),
    { radius: 0.16, material: paint(kit, '#f4f2e8'), sides: 6 },
  );
};

/** White and dimpled, on its tee. */
export const makeGolfBall: MakeThing = (kit, place) => {
  const model = startModel(kit, place, 'golf_ball');
  const tee = apart(model, 'tee');
  addLathe(
    tee,
    [
      [0.15, 0],
      [0.25, 2.4],
      [0.9, 3.2],
      [0.8, 3.3],
    ],
    paint(kit, '#d8b06a'),
  );
  const white = paint(kit, '#f6f5f0', { coat: 0.8, rough: 0.15 });
  const dent = paint(kit, '#c9c8c2', { coat: 0.6, rough: 0.2 });
  addBall(model, [0, 5.2, 0], 2.13, white);
  for (let i = 0; i < 190; i++) {
    const y = 1 - (2 * (i + 0.5)) / 190;
    const [r, a] = [Math.sqrt(1 - y * y), i * 2.39996];
    addBall(model, [Math.cos(a) * r * 2.06, 5.2 + y * 2.06, Math.sin(a) * r * 2.06], 0.12, dent);
  }
};

/** Pointed at both ends, laced on top. */
export const makeRugbyBall: MakeThing = (kit, place, { colour }) => {
  const model = within(startModel(kit, place, 'rugby_ball'), [0, 9.4, 0], { y: 0.4, z: 0.12 });
  const leather = paint(kit, colour ?? '#8a4a22', { coat: 0.4, rough: 0.35 });
  addBlob(model, {
    radii: [14.6, 9.2, 9.2],
    material: leather,
    swell: ([x]) => 1 - 0.12 * (1 - Math.abs(x)) * Math.abs(x) * 2,
    rings: 22,
    sides: 30,
  });
  const white = paint(kit, '#f2eee4');
  for (const x of [-8.6, 8.6])
    addBlob(apart(model, 'bands'), { at: [x, 0, 0], radii: [0.7, 7.5, 7.5], material: white });
  for (let i = -3; i <= 3; i++)
    addTube(
      apart(model, 'laces'),
      [
        [i * 1.2, 9.1, -1.3],
        [i * 1.2, 9.5, 0],
        [i * 1.2, 9.1, 1.3],
      ],
      { radius: 0.2, material: white, sides: 5 },
    );
};

/** Coloured gores between white ones. */
export const makeBeachBall: MakeThing = (kit, place) => {
  const model = within(startModel(kit, place, 'beach_ball'), [0, 16, 0], { x: 0.45, z: 0.5 });
  const tones = ['#d9302c', '#f6f4ee', '#2a6fc0', '#f6f4ee', '#f0c020', '#f6f4ee'];
  for (const [i, tone] of tones.entries())
    addSurface(model, {
      columns: 8,
      rows: 20,
      material: paint(kit, tone, { coat: 0.9, rough: 0.12 }),
      point: (u, v) => {
        const [a, b] = [((i + u) / 6) * Math.PI * 2, v * Math.PI];
        return [Math.cos(a) * Math.sin(b) * 16, -Math.cos(b) * 16, Math.sin(a) * Math.sin(b) * 16];
      },
    });
};
