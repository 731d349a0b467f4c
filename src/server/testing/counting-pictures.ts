import type { PictureKeeper } from '#server/generations/deps.ts';

export interface CountingPictures extends PictureKeeper {
  kept: Set<string>;
}

/** Keeps pictures in name only: for tests about credits, where files would only cost time. */
export function createCountingPictures(): CountingPictures {
  const kept = new Set<string>();
  return {
    kept,
    async keep() {
      const key = `pictures/${crypto.randomUUID()}`;
      kept.add(key);
      return {
        storage_key: key,
        mime: 'image/png',
        bytes: 1,
        width: 256,
        height: 256,
        thumbhash: 'AAAA',
      };
    },
    discard: async (key) => void kept.delete(key),
  };
}
