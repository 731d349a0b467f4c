import type { SceneSpec } from '#studio/scene-spec.ts';

/** 'Two hands clinking glasses': their glasses touch. */
export const areHandsClinking = ({ figures }: SceneSpec): boolean =>
  figures.length > 0 &&
  figures.every(({ part, action }) => part === 'hands' && action === 'toasting');
