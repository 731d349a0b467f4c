import { freeShare } from '#studio/compose/camera/free-share.ts';
import { hullPoints } from '#studio/compose/camera/bounds.ts';
import { projector } from '#studio/compose/camera/frame-camera.ts';
import { visibleAt } from '#studio/compose/setting/hang-backdrop.ts';
import { BRIGHT } from '#studio/compose/dress.ts';
import type { Shot, Stage } from '#studio/compose/stage.ts';
import type { PlaceId } from '#studio/places/place.ts';
import { isOnJetty, JETTY_HALF } from '#studio/compose/decors/jetty.ts';
import { addSoftbox } from '#studio/scene-builder.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import { backstageOf } from '#studio/compose/things/backstage.ts';
import { joinCompany } from './gather.ts';
import { putAt } from './place-things.ts';
import { resized } from './true-scale.ts';

/** Centimetres behind the far edge of the table; near enough to be sharp, and small for that. */
const BEHIND = 34;
/** Share of the frame's height and width that one of them takes. */
const TALL = 0.46;
const WIDE = 0.54;
/** How much of it the table hides. */
const HIDDEN = 0.12;
/** On a jetty nothing hides its foot: it stands further out on the boards. */
const ON_BOARDS = 120;

/** Furniture and vehicles behind the table, on the side that the heroes leave free. */
export function standBehind(stage: Stage, shot: Shot): void {
  const things = backstageOf(stage.spec);
  if (!shot.table || things.length === 0) return;
  const { eye } = shot.camera;
  const isOnBoards = isOnJetty(stage);
  const z = shot.table.far - (isOnBoards ? ON_BOARDS : BEHIND);
  const plane = visibleAt(shot.camera, stage.aspect, z);
  // Where the edge of the table meets this plane, as the camera sees it.
  const edge = eye[1] - (eye[1] * (z - eye[2])) / (shot.table.far - eye[2]);
  const taken: number[] = [];
  things.forEach((asked, i) => {
    const one = joinCompany(stage, { asked, index: 90 + i, things });
    const k = Math.min(
      (plane.height * (isOnBoards ? TALL * 0.7 : TALL)) / (one.height * (1 - HIDDEN)),
      (plane.width * WIDE) / one.width,
    );
    const small = resized(one, k);
    const half = small.width / plane.width / 2;
    const share = asked.side
      ? besideEdge(asked.side, half)
      : freestShare(stage, shot, { half, taken });
    taken.push(share);
    const x = plane.left + plane.width * share;
    const at = isOnBoards
      ? { x: Math.max(-JETTY_HALF, Math.min(JETTY_HALF, x)), y: 0, z }
      : { x, y: edge - small.height * HIDDEN, z };
    putAt(stage, small, at);
    lightUp(stage, [at.x, at.y + small.height * 0.6, z], small.height);
  });
}

interface Room {
  /** Of its width, in frame widths. */
  half: number;
  /** Where others stand already. */
  taken: readonly number[];
}

/** Whole, at the edge that was named. */
const besideEdge = (side: 'left' | 'right', half: number): number => {
  const share = Math.max(half, 0.14) + 0.02;
  return side === 'left' ? share : 1 - share;
};

/** Where in the frame the heroes hide least of it; beyond a hearth or a tree, at the edge. */
function freestShare(stage: Stage, { camera }: Shot, { half, taken }: Room): number {
  const free = freeShare(stage);
  const isAtEdge = stage.direction.place !== null && CENTRED.includes(stage.direction.place);
  if (isAtEdge && taken.length === 0) return free < 0.5 ? half * 0.75 : 1 - half * 0.75;
  const project = projector(camera, stage.aspect);
  const heroes = [...hullPoints(stage.scene), ...hullPoints(stage.scene, 'prop')].map(project);
  const hidden = (at: number): number =>
    heroes.filter(([x, y]) => Math.abs(x - at) < half && y < 0.75).length / (heroes.length || 1) +
    taken.filter((other) => Math.abs(other - at) < half * 1.6).length +
    Math.abs(at - free) * 0.2;
  const shares = Array.from({ length: 15 }, (_, i) => half + (1 - half * 2) * (i / 14));
  return shares.reduce((best, at) => (hidden(at) < hidden(best) ? at : best), free);
}

/** Rooms that are known by one thing in their middle. */
const CENTRED: readonly PlaceId[] = ['fireplace', 'christmas'];

/** The lamps look at the table: what stands behind it has one of its own. */
function lightUp({ scene, direction }: Stage, target: Vec3, tall: number): void {
  const isBright = BRIGHT.includes(direction.light);
  addSoftbox(scene, {
    center: [target[0] * 0.6, target[1] + tall * 1.6, target[2] + tall * 1.1],
    target,
    width: tall,
    height: tall * 0.7,
    radiance: isBright ? [2.2, 2.2, 2.2] : [3.4, 2.5, 1.7],
    isHidden: true,
  });
}
