import type { Parse } from '#server/ports/sandbox.ts';

import { decodePicture } from './decode-picture.ts';

/** Runs in a process that may die: somebody else's file in, bare pixels out. */
export const parse: Parse = async (input) => {
  const { data, width, height } = await decodePicture(input);
  return { value: { width, height }, bytes: data };
};
