import type { SceneSpec } from '#studio/scene-spec.ts';
import type { Person } from './figure-body.ts';

/** 'From behind': people of prints show their backs, and no face. */
export const turnedIn = ({ camera }: Pick<SceneSpec, 'camera'>): Pick<Person, 'isFromBehind'> =>
  camera.angle === 'behind' ? { isFromBehind: true } : {};
