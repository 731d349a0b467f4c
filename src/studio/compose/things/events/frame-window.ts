import { visibleAt } from '#studio/compose/setting/hang-backdrop.ts';
import type { PlaneBox } from '#studio/compose/setting/hang-backdrop.ts';
import { hullPoints } from '#studio/compose/camera/bounds.ts';
import type { Framing } from '#studio/compose/camera/frame-camera.ts';
import type { Shot, Stage } from '#studio/compose/stage.ts';
import { looksIntoWindow } from '#studio/places/shop-windows.ts';
import { addBox, addPanel, addTube, apart, paint, startModel } from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import { SIDES } from '#studio/props/making/joinery.ts';
import { addSoftbox } from '#studio/scene-builder.ts';
import type { Vec2, Vec3 } from '#studio/scene-graph.ts';

/** Painted as shops paint their fronts, with the cloth of the awning. */
const FRONTS = [
  { wood: '#3d6a5a', cloth: '#8f2430' },
  { wood: '#84303f', cloth: '#6d1f30' },
  { wood: '#3f6288', cloth: '#2b4a74' },
  { wood: '#6f6a55', cloth: '#2f5a48' },
] as const;
const STRIPES = 11;
/** Shares of the frame that its wood and its awning take. */
const JAMB = 0.06;
const VALANCE = 0.13;
/** Centimetres between the goods and the pane. */
const GAP = 5;

/** Room for the frame round what is shown. */
export function forWindow(stage: Stage, framing: Framing): Framing {
  if (!looksIntoWindow(stage.spec)) return framing;
  return {
    ...framing,
    pitch: Math.min(framing.pitch, 9),
    yaw: 0,
    fillWidth: 0.78,
    fillHeight: Math.min(framing.fillHeight, 0.6),
    // Down at the sill.
    anchor: [0.5, 0.95],
    margin: 0.14,
  };
}

/** The shop's front round its window: jambs, a sill before the goods, the awning above. */
export function frameWindow(stage: Stage, shot: Shot): Shot {
  if (!looksIntoWindow(stage.spec) || !shot.table) return shot;
  const points = [...hullPoints(stage.scene), ...hullPoints(stage.scene, 'prop')];
  const z = Math.max(...points.map(([, , depth]) => depth)) + GAP;
  const plane = visibleAt(shot.camera, stage.aspect, z);
  const { wood, cloth } = FRONTS[stage.direction.variant];
  const model = startModel(stage.kit, { position: [0, 0, z], yaw: 0 }, 'shop_window');
  addWood(model, plane, wood);
  addAwning(apart(model, 'awning'), plane, cloth);
  if (stage.spec.weather === 'snow') addSnow(apart(model, SILL_SNOW), plane);
  lightFront(stage, plane, z);
  // The sill ends the ledge that the goods stand on.
  return { ...shot, table: { ...shot.table, near: Math.min(shot.table.near, z) } };
}

function addWood(model: Model, plane: PlaneBox, colour: string): void {
  const { kit } = model;
  const wood = paint(kit, colour, { coat: 0.5, rough: 0.3 });
  const middle = plane.left + plane.width / 2;
  const top = plane.bottom + plane.height;
  const jamb = (plane.width * JAMB) / 2;
  for (const s of SIDES) {
    const edge = middle + (s * plane.width) / 2;
    addBox(
      model,
      {
        at: [edge, plane.bottom + plane.height / 2, 0],
        half: [jamb * 2, plane.height * 0.7, 1.6],
      },
      wood,
    );
    // A bead round the pane.
    addBox(
      model,
      {
        at: [edge - s * jamb * 2.3, plane.bottom + plane.height / 2, 0.6],
        half: [jamb * 0.22, plane.height * 0.7, 1.8],
      },
      wood,
    );
  }
  // From the sill down to the pavement, and a board that juts out.
  const low = Math.min(plane.bottom, 0) - plane.height * 0.3;
  addBox(model, { at: [middle, (low - 0.6) / 2, 0], half: [plane.width, -low / 2, 1.4] }, wood);
  addBox(model, { at: [middle, 0.1, 1.4], half: [plane.width, 0.7, 3.2] }, wood);
  addBox(model, { at: [middle, top, 0], half: [plane.width, plane.height * 0.06, 1.6] }, wood);
}

/** Striped cloth with a scalloped edge. */
function addAwning(model: Model, plane: PlaneBox, colour: string): void {
  const { kit } = model;
  const cloths = [paint(kit, colour, { coat: 0 }), paint(kit, '#efe6d4', { coat: 0 })];
  const wide = (plane.width * 1.1) / STRIPES;
  const tall = plane.height * VALANCE;
  const top = plane.bottom + plane.height * 1.04;
  for (let i = 0; i < STRIPES; i++) {
    const x = plane.left - plane.width * 0.05 + wide * (i + 0.5);
    addPanel(model, {
      outline: scallop(wide * 0.995, tall),
      thickness: 0.2,
      material: cloths[i % 2]!,
      at: [x, top, 4],
      turn: { x: Math.PI / 2 },
    });
  }
}

/** Straight above, round below; told from its middle at the upper edge. */
function scallop(wide: number, tall: number): Vec2[] {
  const half = wide / 2;
  const round = Array.from({ length: 9 }, (_, i): Vec2 => {
    const a = (i / 8) * Math.PI;
    return [Math.cos(a) * half, tall - half * 0.7 + Math.sin(a) * half * 0.7];
  });
  return [[-half, -tall * 0.3], [half, -tall * 0.3], ...round];
}

/** What has fallen lies on the sill, higher here and lower there. */
function addSnow(model: Model, plane: PlaneBox): void {
  const snow = paint(model.kit, '#f4f6fa', { coat: 0, translucency: 0.2 });
  const steps = 48;
  const path = Array.from({ length: steps + 1 }, (_, i): Vec3 => {
    const x = plane.left + plane.width * (i / steps);
    return [x, 0.6, 2.2];
  });
  const heap = (t: number): number => 1.7 + 0.35 * Math.sin(t * 23) + 0.25 * Math.sin(t * 61 + 1);
  addTube(model, path, { radius: heap, material: snow, sides: 12 });
}
export const SILL_SNOW = 'snow on the sill';

/** Daylight, or the lamp of the street, on the front: the shop's own lamps are behind it. */
function lightFront({ scene }: Stage, plane: PlaneBox, z: number): void {
  const [x, y] = [plane.left + plane.width / 2, plane.bottom + plane.height / 2];
  addSoftbox(scene, {
    center: [x - plane.width * 0.5, y + plane.height * 0.9, z + plane.height * 1.4],
    target: [x, y, z],
    width: plane.width,
    height: plane.height * 0.6,
    radiance: [3.6, 3.4, 3.2],
    isHidden: true,
  });
}
