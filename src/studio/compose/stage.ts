import type { Brief } from '#studio/brief.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import type { PlacedStand } from '#studio/people/furniture.ts';
import type { PlacedBeast, PlacedPerson } from '#studio/people/acting/staging/placed.ts';
import type { Random } from '#studio/random.ts';
import type { Camera, SceneGraph, Vec3 } from '#studio/scene-graph.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { Direction } from './direction.ts';
import type { Framing } from './camera/frame-camera.ts';

/** A scene on its way: what was asked, what was decided and what stands on the table so far. */
export interface Stage {
  brief: Brief;
  spec: SceneSpec;
  direction: Direction;
  scene: SceneGraph;
  kit: Kit;
  aspect: number;
  /** Who stands behind the table; cast once the camera is known. */
  people: readonly PlacedPerson[];
  /** Their table or counter. */
  stands: readonly PlacedStand[];
  /** Animals that stand in the room or on the land. */
  beasts: readonly PlacedBeast[];
  /** The random stream of one decision. */
  random: (name: string) => Random;
}

/** What an arrangement tells the photographer. */
export interface Arrangement {
  framing: Framing;
  /** What the lights are aimed at. */
  centre: Vec3;
  /** Reach of the heroes in centimetres; big groups push the lamps outwards. */
  reach: number;
  /** The table, unless the decor brings its own. */
  table: {
    near: number;
    far: number;
    halfWidth: number;
    scale?: number;
    /** Where its front is seen, too. */
    thickness?: number;
  } | null;
  /** Nothing stands in front: the room itself is the picture. */
  isBare?: boolean;
  /** What must be inside the frame, where that is not all of the heroes. */
  frameOn?: readonly Vec3[];
}

export interface Shot extends Arrangement {
  camera: Camera;
}

export const isTall = (stage: Stage): boolean => stage.aspect < 0.8;
export const isWide = (stage: Stage): boolean => stage.aspect > 1.2;
export const isBanner = (stage: Stage): boolean => stage.aspect > 2;
