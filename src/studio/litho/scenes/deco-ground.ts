import { circle, polygon, rectangle } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import { mixHex } from '#studio/litho/mix-colours.ts';
import { bottomOf } from '#studio/litho/posters/poster-scene.ts';
import type { PosterScene } from '#studio/litho/posters/poster-scene.ts';

/** Inks for scenes that stand before a plain deco ground instead of a landscape. */
export interface DecoInks {
  ground: string;
  ray: string;
  halo: string;
  /** Behind the wine: dark for pale wines, bright for red. */
  disc: string;
  table: string;
  line: string;
}

const GROUNDS: readonly (Omit<DecoInks, 'disc'> & { disc?: string })[] = [
  { ground: '#12243a', ray: '#1d3a58', halo: '#d3a655', table: '#5f1a28', line: '#fff7ea' },
  { ground: '#5a1022', ray: '#751a2e', halo: '#d9ab55', table: '#1f1a24', line: '#fff7ea' },
  { ground: '#17402f', ray: '#1f553d', halo: '#dcb663', table: '#5b3320', line: '#fff7ea' },
  { ground: '#c9552f', ray: '#d96c3e', halo: '#f6cf83', table: '#20364a', line: '#fff8ec' },
  { ground: '#2b5f66', ray: '#397780', halo: '#f0c377', table: '#7a2a30', line: '#fff8ec' },
  {
    ground: '#d9a441',
    ray: '#e4b75c',
    halo: '#fff1cf',
    table: '#7a1f2e',
    line: '#fffaf0',
    disc: '#2f5f62',
  },
];

/** Bright grounds, by their place: terracotta and gold. */
const BRIGHT = new Set([3, 5]);

/** Faces and gold stand out against the dark ones. */
export const darkInks = (scene: PosterScene): DecoInks =>
  inksFrom(
    scene,
    GROUNDS.filter((_, i) => !BRIGHT.has(i)),
  );

/** Pale wines want a dark ground and dark ones may have a bright one. */
export function decoInks(scene: PosterScene): DecoInks {
  const { wine } = scene.spec;
  const isPale = wine !== 'red';
  const isPink = wine === 'rose' || wine === 'sparkling_rose';
  return inksFrom(
    scene,
    GROUNDS.filter((_, i) => !(isPale && i === 3) && !(isPink && i === 1)),
  );
}

function inksFrom({ spec, random }: PosterScene, fits: typeof GROUNDS): DecoInks {
  const isPale = spec.wine !== 'red';
  const chosen = random.fork('ground').pick(fits);
  const asked = spec.colours[0]?.hex;
  const inks = asked
    ? { ...chosen, ground: mixHex(chosen.ground, asked, 0.72), ray: mixHex(chosen.ray, asked, 0.6) }
    : chosen;
  const usual = isPale ? mixHex(inks.ray, inks.ground, 0.35) : mixHex(inks.halo, '#fbe3b4', 0.35);
  // A disc of another colour would outweigh the one that was asked for.
  return { ...inks, disc: (asked ? undefined : inks.disc) ?? usual };
}

/** Rays from a point over the whole frame. */
export function paintRays(scene: PosterScene, inks: DecoInks, centre: Point, count = 18): void {
  const { press, frame } = scene;
  const reach = Math.hypot(frame.width, frame.height);
  press.fill(rectangle(frame), inks.ground, {
    from: [0, frame.y],
    to: [0, bottomOf(scene)],
    start: -0.15,
    end: -0.65,
  });
  for (let i = 0; i < count; i++) {
    const from = (i / count) * Math.PI * 2;
    const to = from + Math.PI / count;
    const ray = polygon([
      centre,
      [centre[0] + Math.cos(from) * reach, centre[1] + Math.sin(from) * reach],
      [centre[0] + Math.cos(to) * reach, centre[1] + Math.sin(to) * reach],
    ]);
    press.fill(ray, inks.ray, { centre, radius: reach * 0.7, start: 0.25, end: -0.5 });
  }
}

/** A golden disc with a ring: the halo behind what matters. */
export function paintHalo(
  { press }: PosterScene,
  inks: DecoInks,
  centre: Point,
  radius: number,
): void {
  const rings: readonly (readonly [number, string])[] = [
    [1, inks.halo],
    [0.88, inks.ground],
    [0.845, inks.halo],
    [0.73, inks.disc],
  ];
  for (const [share, colour] of rings) {
    const r = radius * share;
    press.fill(circle(centre, r), colour, {
      from: [centre[0] - r, centre[1] + r],
      to: [centre[0] + r, centre[1] - r],
      start: -0.45,
      end: 0.25,
    });
  }
}

/** A table along the bottom; gives back the height things stand at. */
export function paintTable(scene: PosterScene, inks: DecoInks, depth = 0.2): number {
  const { press, frame } = scene;
  const top = bottomOf(scene) - frame.height * depth;
  const area = rectangle({ x: frame.x, y: top, width: frame.width, height: frame.height * depth });
  press.fill(area, inks.table, {
    from: [0, top],
    to: [0, bottomOf(scene)],
    start: 0.35,
    end: -0.6,
  });
  press.fill(
    rectangle({ x: frame.x, y: top, width: frame.width, height: press.unit * 5 }),
    inks.halo,
  );
  return top + frame.height * depth * 0.5;
}
