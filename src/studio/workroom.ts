/** Memory that is used while a film is finished and by nobody afterwards. All of it starts as zeros. */
export interface Workroom {
  floats(length: number): Float32Array;
  bytes(length: number): Uint8ClampedArray;
}

/** A part of the shared memory. */
export interface Stretch {
  pointer: number;
  bytes: number;
}

const ALIGNMENT = 64;

/** Memory of its own for each. */
export const OWN_ROOM: Workroom = {
  floats: (length) => new Float32Array(length),
  bytes: (length) => new Uint8ClampedArray(length),
};

/** What an exposed film has no more use for is handed out again; whoever finds no room there gets memory of their own. */
export function lentRoom(buffer: ArrayBufferLike, stretches: readonly Stretch[]): Workroom {
  const free = stretches.map(({ pointer, bytes }) => {
    return { from: aligned(pointer), to: pointer + bytes };
  });
  const take = (bytes: number): number | null => {
    const place = free.find(({ from, to }) => to - from >= bytes);
    if (!place) return null;
    const { from } = place;
    place.from = aligned(from + bytes);
    return from;
  };
  return {
    floats(length) {
      const at = take(length * Float32Array.BYTES_PER_ELEMENT);
      return at === null ? OWN_ROOM.floats(length) : new Float32Array(buffer, at, length).fill(0);
    },
    bytes(length) {
      const at = take(length);
      return at === null
        ? OWN_ROOM.bytes(length)
        : new Uint8ClampedArray(buffer, at, length).fill(0);
    },
  };
}

const aligned = (pointer: number): number => Math.ceil(pointer / ALIGNMENT) * ALIGNMENT;
