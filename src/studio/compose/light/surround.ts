import type { SceneSpec } from '#studio/scene-spec.ts';
import type { Mood } from '#studio/scene/surroundings.ts';

const DIM: ReadonlySet<Mood> = new Set<Mood>(['moody', 'dramatic', 'romantic']);
const INTIMATE = /\b(?:intim\w+|mysteri\w+|misterios\w+|geheimnisvoll\w*)/iu;
/** Of a room's own light. */
const FALLEN_OFF = 0.4;

/** 'Moody', 'intimate': the light is on what is shown, and the room about it falls away into the dark. */
export const surroundLight = ({ moods, prompt }: Pick<SceneSpec, 'moods' | 'prompt'>): number =>
  moods.some((mood) => DIM.has(mood)) || INTIMATE.test(prompt) ? FALLEN_OFF : 1;
