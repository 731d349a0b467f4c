import { addObject, addPrimitive } from '#studio/scene-builder.ts';
import type { ObjectId, Vec3 } from '#studio/scene-graph.ts';
import { add, dot, length, scale, subtract } from '#studio/vector.ts';
import { matte } from '#studio/props/making/kit.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import type { Distance, SolidMesh } from '#studio/props/making/solid-mesh.ts';
import type { Bone } from './bones.ts';
import { closeHand } from './close-hand.ts';
import type { Hand, OpenHand } from './close-hand.ts';
import { leanHand } from './aged-flesh.ts';
import { meshFlesh } from './mesh-flesh.ts';
import { addNails } from './nails.ts';
import type { HandLook } from './hand-look.ts';
import { oldSkin, onOldSkin } from './old-skin.ts';
import { addSleeve } from './sleeve.ts';

/** Where a hand is: its wrist, and the way of its fingers, its back and its thumb; mirrored axes make the other hand. */
export interface HandFrame {
  wrist: Vec3;
  fingers: Vec3;
  back: Vec3;
  thumb: Vec3;
}

export interface HandShape {
  frame: HandFrame;
  open: OpenHand;
  /** What it closes on, in the room, and the place that the thumb seeks. */
  held: Distance | null;
  middle: Vec3;
  /** Towards the elbow. */
  arm: Vec3;
  look: HandLook;
  /** From the wrist to where the arm leaves the frame, in centimetres: longer where the frame is wide. */
  reach?: number;
}

/** From the hand's own centimetres, which are those of a grown man's, to the room's. */
const placeIn =
  ({ wrist, fingers, back, thumb }: HandFrame, size: number) =>
  ([x, y, z]: Vec3): Vec3 => [
    wrist[0] + (fingers[0] * x + back[0] * y + thumb[0] * z) * size,
    wrist[1] + (fingers[1] * x + back[1] * y + thumb[1] * z) * size,
    wrist[2] + (fingers[2] * x + back[2] * y + thumb[2] * z) * size,
  ];

/** Of triangles in a finished picture and in a preview, in centimetres. */
const CELLS = { creased: 0.22, full: 0.27, preview: 0.42 };
/** Skin before the sleeve begins. */
const BARE = 6;
const ARM = 34;

/** A hand closed on what it holds, one body of flesh, with nails and a sleeve. */
export function addClosedHand(kit: Kit, shape: HandShape): void {
  const { scene } = kit;
  const object = addObject(scene, { role: 'prop', name: 'hand', thing: 'hand' });
  const { held, look } = shape;
  const put = placeIn(shape.frame, look.size);
  const closed = closeHand(
    shape.open,
    held && ((p) => held(put(p)) / look.size),
    scale(inFrame(shape.frame, shape.middle), 1 / look.size),
  );
  const hand = look.isOld ? leanHand(closed) : closed;
  const along = turned(shape.frame, shape.arm);
  const reach = shape.reach ?? ARM;
  const bare = look.sleeve ? BARE : reach;
  const mesh = meshFlesh(hand, {
    along,
    bare,
    cell: CELLS[kit.detail === 'full' ? (look.isOld ? 'creased' : 'full') : 'preview'],
    ...(look.isOld && { isOld: true }),
  });
  addFlesh(kit, { object, shape, hand, mesh });
  if (!look.isGloved)
    addNails(kit, {
      object,
      put,
      look,
      tips: [...hand.fingers, hand.thumb].map((bones) => bones[2]!),
    });
  if (look.sleeve)
    addSleeve(kit, {
      object,
      ...look.sleeve,
      size: look.size,
      from: shape.frame.wrist,
      along: shape.arm,
      back: shape.frame.back,
      long: reach,
    });
}

const inFrame = (frame: HandFrame, p: Vec3): Vec3 => turned(frame, subtract(p, frame.wrist));
const turned = ({ fingers, back, thumb }: HandFrame, v: Vec3): Vec3 => [
  dot(v, fingers),
  dot(v, back),
  dot(v, thumb),
];

const TONES = 5;

function addFlesh(
  kit: Kit,
  {
    object,
    shape,
    hand,
    mesh: { points, normals, triangles },
  }: { object: ObjectId; shape: HandShape; hand: Hand; mesh: SolidMesh },
): void {
  const put = placeIn(shape.frame, shape.look.size);
  const turn = placeIn({ ...shape.frame, wrist: [0, 0, 0] }, 1);
  const [at, facing] = [points.map(put), normals.map(turn)];
  const warmths = warmSpots(hand);
  const warm = points.map((p) => warmthAt(p, warmths));
  const { isOld, skin } = shape.look;
  const skins = Array.from({ length: TONES }, (_, i) =>
    isOld ? oldSkin(kit, skin) : skinOf(kit, shape.look, i / (TONES - 1)),
  );
  for (const [a, b, c] of triangles) {
    const tone = Math.round(((warm[a]! + warm[b]! + warm[c]!) / 3) * (TONES - 1));
    addPrimitive(kit.scene, {
      kind: 'triangle',
      object,
      material: skins[tone]!,
      points: [at[a]!, at[b]!, at[c]!],
      normals: [facing[a]!, facing[b]!, facing[c]!],
      ...(isOld && {
        uvs: [onOldSkin(points[a]!), onOldSkin(points[b]!), onOldSkin(points[c]!)] as const,
      }),
    });
  }
}

interface WarmSpot {
  at: Vec3;
  wide: number;
  much: number;
}

/** Knuckles and fingertips are redder than the rest. */
function warmSpots({ fingers, thumb }: Hand): WarmSpot[] {
  const chains = [...fingers, thumb] as [Bone, Bone, Bone][];
  return chains.flatMap(([first, second, third]) => [
    { at: add(first.from, scale(first.back, 0.8)), wide: 1.5, much: 0.6 },
    { at: add(second.from, scale(second.back, 0.8)), wide: 1, much: 0.8 },
    { at: third.to, wide: 1.3, much: 1 },
  ]);
}

function warmthAt(p: Vec3, spots: readonly WarmSpot[]): number {
  let warm = 0;
  for (const { at, wide, much } of spots) {
    const d = length(subtract(p, at)) / wide;
    warm = Math.max(warm, much * Math.exp(-d * d));
  }
  return warm;
}

function skinOf(kit: Kit, { skin: [r, g, b], isGloved }: HandLook, warmth: number) {
  if (isGloved) return matte(kit, 'glove', () => ({ color: [r, g, b] }));
  const color: Vec3 = [r * (1 + 0.03 * warmth), g * (1 - 0.2 * warmth), b * (1 - 0.2 * warmth)];
  return matte(kit, `skin ${r} ${g} ${b} ${warmth}`, () => ({
    color,
    coat: 0.22,
    coatRoughness: 0.5,
    translucency: 0.1,
  }));
}
