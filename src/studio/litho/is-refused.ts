import type { SceneSpec } from '#studio/scene-spec.ts';

/** Whether the prompt says it must not be there ('no glass', 'without cheese'). */
export const isRefused = (
  { excluded, refused }: Pick<SceneSpec, 'excluded' | 'refused'>,
  item: string,
): boolean => [...excluded, ...refused].some((name) => name === item);
