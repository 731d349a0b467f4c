import type { PlaceId } from '#studio/places/place.ts';
import type { Ground } from '#studio/picture-request.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import { hexBytes } from '#studio/textures/colour.ts';
import type { Vec3 } from '#studio/scene-graph.ts';

const GROUNDS: Partial<Record<PlaceId, Vec3 | null>> = {
  white_ground: [1, 1, 1],
  black_ground: [0, 0, 0],
  no_ground: null,
};

/** What a request for a packshot makes of the spec: a cut-out is seen from its side. */
export function onGround(spec: SceneSpec, ground: Ground): SceneSpec {
  const camera = spec.camera.angle === 'overhead' ? { ...spec.camera, angle: null } : spec.camera;
  return { ...spec, camera, ...placeOn(ground) };
}

function placeOn(ground: Ground): Pick<SceneSpec, 'place' | 'ground'> {
  if (ground === 'white' || ground === 'black') return { place: `${ground}_ground`, ground: null };
  if (ground === 'none') return { place: 'no_ground', ground: null };
  return { place: 'colour_ground', ground: { name: ground, hex: ground } };
}

/** Styles that photograph; the painters need a ground to paint, and a joke one for its words. */
const PHOTOGRAPHIC: readonly SceneSpec['style'][] = ['cinematic', 'gastro'];

/** 'A hard shadow on beige' needs something that it falls on: the ground is built and lit, not laid under. */
export const isShadowed = ({ place, lighting }: SceneSpec): boolean =>
  lighting === 'hard' && (place === 'colour_ground' || place === 'white_ground');

/** From straight above the ground is all that is behind: it lies under the things as paper. */
export const isLaidFlat = ({ place, camera }: SceneSpec): boolean =>
  camera.angle === 'overhead' &&
  (place === 'colour_ground' || place === 'white_ground' || place === 'black_ground');

/** 'On a grey gradient': darker above, lighter where the thing stands. */
export const asksForGradient = ({ words }: SceneSpec): boolean =>
  words.some(({ proofs }) => proofs.includes('trait:gradient'));

/** The ground of a packshot: a display colour, `null` for none at all, `undefined` where the picture is no packshot. */
export function groundOf(spec: SceneSpec): Vec3 | null | undefined {
  const { place } = spec;
  if (!place || !PHOTOGRAPHIC.includes(spec.style) || isShadowed(spec) || isLaidFlat(spec))
    return undefined;
  if (place === 'colour_ground') {
    const named = spec.ground ?? spec.colours[0];
    if (!named) return undefined;
    const [r, g, b] = hexBytes(named.hex);
    return [r / 255, g / 255, b / 255];
  }
  return GROUNDS[place];
}
