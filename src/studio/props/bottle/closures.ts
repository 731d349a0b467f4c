import type { Closure } from '#studio/scene/wine.ts';
import type {
  MaterialRef,
  ObjectId,
  ProfileRun,
  Rotation,
  Vec2,
  Vec3,
} from '#studio/scene-graph.ts';
import { addPrimitive, addShape } from '#studio/scene-builder.ts';
import type { BottleForm } from './forms.ts';
import { matte, metal } from '#studio/props/making/kit.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import { AXIS, radiusAt, spline } from '#studio/props/making/profile.ts';

export interface ClosureSite {
  form: BottleForm;
  body: readonly Vec2[];
  position: Vec3;
  rotation: Rotation;
  closure: Closure;
  colour: Vec3;
  /** A customer's capsule looks as they say, and has no gold band of ours. */
  finish?: 'matt' | 'gloss' | 'foil' | undefined;
  isOpen: boolean;
  object: ObjectId;
}

const GOLD: Vec3 = [0.86, 0.62, 0.28];

/** What shuts the bottle: foil over cork, screw cap, wax, crown cap or wired champagne foil. */
export function addClosure(kit: Kit, site: ClosureSite): void {
  const runs = closureRuns(kit, site);
  if (runs.length === 0) return;
  const { position, rotation, object } = site;
  addPrimitive(kit.scene, {
    kind: 'lathe',
    object,
    shape: addShape(kit.scene, runs),
    position,
    rotation,
  });
}

function closureRuns(kit: Kit, site: ClosureSite): ProfileRun[] {
  switch (site.closure) {
    case 'cork':
      return site.isOpen ? cutCapsule(kit, site) : capsule(kit, site);
    case 'screwcap':
      return site.isOpen ? [] : screwcap(kit, site);
    case 'wax':
      return site.isOpen ? [] : wax(kit, site);
    case 'crown':
      return site.isOpen ? [] : crown(kit, site);
    case 'muselet':
      return site.isOpen ? cutCapsule(kit, site) : muselet(kit, site);
  }
}

/** Bare metal unless a finish was asked for. */
function skinOf(kit: Kit, { colour, finish }: ClosureSite, roughness: number): MaterialRef {
  if (finish === undefined || finish === 'foil') return metal(kit, colour, roughness);
  return matte(kit, `closure ${finish} ${colour.join()}`, () => ({
    color: colour,
    ...COATS[finish],
  }));
}

const COATS = {
  matt: { coat: 0.25, coatRoughness: 0.6 },
  gloss: { coat: 0.9, coatRoughness: 0.08 },
  foil: { coat: 1, coatRoughness: 0.2 },
} as const;

function sleeve(site: ClosureSite, thickness: number): Vec2[] {
  const from = site.body.at(-1)![1] - site.form.capsuleLength;
  const points = site.body.filter(([, y]) => y >= from).map(([r, y]): Vec2 => [r + thickness, y]);
  return [[points[0]![0] - thickness * 0.9, points[0]![1] - 0.001], ...points];
}

function band(site: ClosureSite, y: number, height: number, material: number): ProfileRun {
  const r = radiusAt(site.body, y);
  return {
    points: [
      [r + 0.05, y],
      [r + 0.08, y + 0.06],
      [r + 0.08, y + height - 0.06],
      [r + 0.05, y + height],
    ],
    material,
  };
}

function goldBand(kit: Kit, site: ClosureSite, y: number): ProfileRun[] {
  return site.finish ? [] : [band(site, y, 0.4, metal(kit, GOLD, 0.22))];
}

function capsule(kit: Kit, site: ClosureSite): ProfileRun[] {
  const [neck, top] = site.body.at(-1)!;
  const foil = skinOf(kit, site, 0.32);
  const side = sleeve(site, 0.045);
  return [
    { points: [...side, ...capsuleHead(neck, top)], material: foil },
    ...goldBand(kit, site, side[0]![1] + 0.5),
  ];
}

/** The foil over lip and cork: drawn over a round edge, so no facet is seen even close up. */
export function capsuleHead(neck: number, top: number): Vec2[] {
  const edge = HEAD.map(([r, y]): Vec2 => [neck + r, top + y]);
  return [...spline(edge, 3), [AXIS, top + 0.94]];
}

const HEAD: readonly Vec2[] = [
  [0.05, 0],
  [0.16, 0.03],
  [0.215, 0.12],
  [0.23, 0.28],
  [0.23, 0.52],
  [0.21, 0.7],
  [0.13, 0.84],
  [-0.02, 0.91],
  [-0.3, 0.935],
];

/** Foil cut under the lip, as a sommelier leaves it. */
function cutCapsule(kit: Kit, site: ClosureSite): ProfileRun[] {
  const top = site.body.at(-1)![1];
  const foil = skinOf(kit, site, 0.32);
  return [
    { points: sleeve(site, 0.045).filter(([, y]) => y < top - 0.5), material: foil },
    ...goldBand(kit, site, top - site.form.capsuleLength + 0.5),
  ];
}

function screwcap(kit: Kit, site: ClosureSite): ProfileRun[] {
  const [neck, top] = site.body.at(-1)!;
  const skin = skinOf(kit, site, 0.28);
  const r = neck + 0.2;
  const knurl: Vec2[] = [];
  for (let i = 0; i < 9; i++) knurl.push([r + (i % 2 ? 0.035 : 0), top - 0.5 + i * 0.1]);
  return [
    {
      points: [
        [neck + 0.02, top - 4.9],
        [r, top - 4.85],
        [r, top - 1.0],
        [r - 0.05, top - 0.95],
        [r - 0.05, top - 0.85],
        [r, top - 0.8],
      ],
      material: skin,
      smooth: false,
    },
    {
      points: [
        [r, top - 0.8],
        ...knurl,
        [r, top + 0.72],
        [r - 0.12, top + 0.88],
        [AXIS, top + 0.9],
      ],
      material: skin,
    },
  ];
}

/** Thick and uneven, with a rounded lower edge. */
function wax(kit: Kit, site: ClosureSite): ProfileRun[] {
  const [neck, top] = site.body.at(-1)!;
  const from = top - 4.2;
  const { finish } = site;
  const material = matte(kit, `wax ${site.colour.join()} ${finish}`, () => ({
    color: site.colour,
    ...(finish ? COATS[finish] : { coat: 0.7, coatRoughness: 0.28 }),
  }));
  const r = (y: number): number => radiusAt(site.body, y);
  const points: Vec2[] = [
    [r(from), from],
    [r(from) + 0.22, from + 0.14],
    [r(from) + 0.26, from + 0.4],
    [r(from + 1) + 0.16, from + 1],
  ];
  for (let y = from + 1.6; y < top; y += 0.6)
    points.push([r(y) + 0.13 + 0.035 * Math.sin(y * 5), y]);
  return [
    {
      points: [
        ...points,
        [neck + 0.34, top + 0.15],
        [neck + 0.34, top + 0.7],
        [neck + 0.1, top + 1.02],
        [AXIS, top + 1.05],
      ],
      material,
    },
  ];
}

function crown(kit: Kit, site: ClosureSite): ProfileRun[] {
  const [neck, top] = site.body.at(-1)!;
  return [
    {
      points: [
        [neck + 0.16, top + 0.1],
        [neck + 0.34, top + 0.16],
        [neck + 0.26, top + 0.62],
        [neck + 0.05, top + 0.92],
        [AXIS, top + 0.95],
      ],
      material: skinOf(kit, site, 0.25),
    },
  ];
}

/** Long foil that swells over the wired cork. */
function muselet(kit: Kit, site: ClosureSite): ProfileRun[] {
  const [neck, top] = site.body.at(-1)!;
  const foil = skinOf(kit, site, 0.3);
  const crumpled = sleeve(site, 0.06).map(([r, y], i): Vec2 => [
    r + 0.025 * Math.sin(i * 2.7) * Math.sin(y * 3.1),
    y,
  ]);
  const head: Vec2[] = [
    [neck + 0.32, top + 0.06],
    [neck + 0.4, top + 0.36],
    [neck + 0.24, top + 0.72],
    [neck + 0.3, top + 1.2],
    [neck + 0.42, top + 1.8],
    [neck + 0.24, top + 2.25],
    [neck - 0.2, top + 2.42],
    [AXIS, top + 2.46],
  ];
  return [{ points: [...crumpled, ...head], material: foil }, ...(site.finish ? [] : [darkBand()])];

  function darkBand(): ProfileRun {
    const material = metal(kit, [0.12, 0.02, 0.03], 0.4);
    return band(site, top - site.form.capsuleLength + 0.9, 0.7, material);
  }
}
