import type { PlacedBottle } from './bottle/bottle.ts';
import type { ProfileRun, Rotation, SceneObject, Vec2, Vec3 } from '#studio/scene-graph.ts';
import type { WineColour } from '#studio/scene/wine.ts';
import { addMaterial, addObject, addPrimitive, addShape } from '#studio/scene-builder.ts';
import { crystal, crystalMedium, once, waterMedium, wineMedium } from './making/kit.ts';
import type { Kit } from './making/kit.ts';
import { AXIS, inset, spline, splitAt, widestAt } from './making/profile.ts';
import { addGlow } from './glow-card.ts';
import { meniscus } from './stemware.ts';

/** Ship's base and classic carafe. */
const FORMS: Readonly<Record<'ship' | 'carafe', readonly Vec2[]>> = {
  ship: [
    [6, 0.3],
    [9.2, 0.9],
    [10.6, 2.6],
    [10.2, 4.8],
    [7.6, 7.6],
    [4, 10.4],
    [2.2, 13.4],
    [1.75, 17],
    [1.9, 20.5],
    [2.9, 23.6],
    [3.7, 25],
  ],
  carafe: [
    [4.6, 0.3],
    [6.6, 1.4],
    [7.5, 4.2],
    [7, 7.6],
    [5.2, 11],
    [3.2, 14],
    [2.1, 17],
    [1.8, 20.4],
    [2.2, 23.6],
    [3.1, 26],
  ],
};

/** A crystal decanter filled to its widest point. */
export function addDecanter(
  kit: Kit,
  position: Vec3,
  {
    form,
    wine,
    role = 'hero',
    turn,
    isBacklit = false,
  }: {
    form: 'ship' | 'carafe';
    wine: WineColour | 'water' | null;
    role?: SceneObject['role'];
    /** While it pours it is tilted, and wine stands up to its mouth. */
    turn?: Rotation;
    /** Pale wine before a dark room: a card behind it shines through. */
    isBacklit?: boolean;
  },
): PlacedBottle {
  const { scene } = kit;
  const outer = spline(FORMS[form], 6);
  const inner = innerWall(outer);
  // Wine breathes in a wide decanter; a carafe comes full to the table.
  const full = form === 'carafe' ? 2.2 : 1.25;
  const rest = Math.max(widestAt(inner) * full, inner[0]![1] + 2.4);
  const level = turn ? inner.at(-1)![1] - 0.6 : rest;
  const shape = addShape(scene, [
    ...shell(kit, outer, inner),
    ...(wine
      ? wineInside(kit, inner, level, wine)
      : [{ points: inner, material: crystal(kit), flip: true }]),
  ]);
  const object = addObject(scene, {
    role,
    name: 'decanter',
    thing: form === 'carafe' && role === 'prop' ? 'carafe' : 'decanter',
  });
  addPrimitive(scene, {
    kind: 'lathe',
    object,
    shape,
    position,
    ...(turn && { rotation: turn }),
  });
  if (isBacklit && wine && wine !== 'red' && wine !== 'water')
    addGlow(kit, { position, inner, level, rotation: turn });
  return { object, height: outer.at(-1)![1], radius: Math.max(...outer.map(([r]) => r)) };
}

function innerWall(outer: readonly Vec2[]): Vec2[] {
  const wall = inset(outer, (y) => 0.22 + (y < 2 ? (2 - y) * 0.25 : 0)).filter(([, y]) => y > 1.1);
  const rim = outer.at(-1)!;
  const [r0, y0] = wall[0]!;
  return [[AXIS, y0 + 0.9], [r0 * 0.5, y0 + 0.5], ...wall.slice(0, -1), [rim[0] - 0.2, rim[1]]];
}

function shell(kit: Kit, outer: readonly Vec2[], inner: readonly Vec2[]): ProfileRun[] {
  const material = crystal(kit);
  const [r0] = outer[0]!;
  const base: Vec2[] = [[AXIS, 0.7], [r0 * 0.6, 0.4], [r0 * 0.93, 0.02], outer[0]!];
  const rim = outer.at(-1)!;
  const lip = spline([rim, [rim[0] - 0.1, rim[1] + 0.1], inner.at(-1)!], 4);
  return [base, [...outer], lip].map((points) => ({ points, material }));
}

function wineInside(
  kit: Kit,
  inner: readonly Vec2[],
  level: number,
  wine: WineColour | 'water',
): ProfileRun[] {
  // Six times as much wine as in a glass: thinner colour keeps the glow of lamps; by day it would be pink.
  const medium =
    wine === 'water'
      ? waterMedium(kit)
      : wineMedium(kit, wine, wine === 'red' ? (kit.isDim ? 0.5 : 1.1) : 0.8);
  const wet = once(kit, `wet decanter ${wine}`, () =>
    addMaterial(kit.scene, { kind: 'glass', inside: crystalMedium(kit), outside: medium }),
  );
  const surface = once(kit, `wine surface ${medium}`, () =>
    addMaterial(kit.scene, { kind: 'glass', inside: medium }),
  );
  const { below, above, radius } = splitAt(inner, level);
  return [
    { points: below, material: wet, flip: true },
    { points: above, material: crystal(kit), flip: true },
    { points: meniscus(radius, level, 0.2), material: surface },
  ];
}
