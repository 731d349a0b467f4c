import { isShadowed } from '#studio/packshot/ground-of.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import { backingOf } from '#studio/places/backing.ts';
import { addMaterial, addObject, addPrimitive } from '#studio/scene-builder.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import { byteToLinear, hexBytes } from '#studio/textures/colour.ts';
import { normalize } from '#studio/vector.ts';
import { hullPoints, spanOf } from '#studio/compose/camera/bounds.ts';
import { addSun, SHARP } from '#studio/compose/light/light-rigs.ts';
import type { Rig } from '#studio/compose/light/light-rigs.ts';
import type { Stage } from '#studio/compose/stage.ts';

export const SHADOW_WALL = 'shadow wall';
/** Centimetres behind the last thing: near enough that the shadow stays in the frame. */
const BEHIND = 7;
const TOUCHING = 0.1;
const PLASTER: Vec3 = [0.74, 0.7, 0.64];

const LEANS =
  /\b(?:lean\w*|propped|rest(?:s|ing)|appuye\w*|adosse\w*|appoggiat\w*|apoyad\w*|gelehnt|lehnt)(?: \w+){0,4} (?:wall|mur|muro|parete|pared|wand)\b/;

/** 'A bottle leaning against the wall' touches it: the wall is built right behind its neck. */
export const leansOnWall = (spec: SceneSpec): boolean =>
  spec.place === null &&
  spec.things.some(({ states, relation }) => states.includes('tilted') && relation === null) &&
  backingOf(spec) === null &&
  LEANS.test(fold(spec.prompt));

/** 'Its shadow on the wall': a wall that is built, because nothing throws a shadow on a painting. */
export const asksForWallShadow = (spec: SceneSpec): boolean =>
  isShadowed(spec) ||
  leansOnWall(spec) ||
  spec.words.some(({ proofs, isRefused }) => !isRefused && proofs.includes('trait:shadow:wall'));

/** The wall and the low sun before it, which draws everything on it a second time. */
export function addShadowWall({ scene, spec }: Stage, rig: Rig): void {
  const [far] = spanOf([...hullPoints(scene), ...hullPoints(scene, 'prop')], 2);
  const named = spec.ground ?? spec.colours[0];
  const [r, g, b] = named ? hexBytes(named.hex).map(byteToLinear) : PLASTER;
  addPrimitive(scene, {
    kind: 'box',
    object: addObject(scene, { role: 'surface', name: SHADOW_WALL }),
    material: addMaterial(scene, { kind: 'matte', color: [r, g, b] }),
    center: [0, 150, far - (leansOnWall(spec) ? TOUCHING : BEHIND) - 2],
    half: [600, 190, 2],
  });
  const from = normalize([rig.side * 0.92, 0.6, 0.8]);
  addSun(rig, { direction: from, irradiance: [4.4, 4.1, 3.5], size: SHARP });
}
