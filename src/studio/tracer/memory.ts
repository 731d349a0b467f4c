import { BLUE_NOISE_SIDE, SCRATCH_BYTES } from './layout.ts';
import { wasm } from './wasm-api.ts';
import type { SharedMemory } from './wasm-api.ts';

const PAGE = 65536;
const ALIGNMENT = 64;
/** 16-byte loads may read past the end of the last texture. */
const OVERHANG = 64;
const MAX_PAGES = 8192;

// The compiler's own constants live in the first page.
export const BLUE_NOISE_POINTER = PAGE;
export const BLUE_NOISE_SCRATCH_POINTER = PAGE + BLUE_NOISE_SIDE * BLUE_NOISE_SIDE * 4;
const THREADS_POINTER = 2 * PAGE;
export const MAX_THREADS = 64;
const HEAP_POINTER = THREADS_POINTER + MAX_THREADS * SCRATCH_BYTES;

export function scratchPointer(thread: number): number {
  return THREADS_POINTER + thread * SCRATCH_BYTES;
}

/** One memory that all threads share: scene, textures and film exist once, and nothing is copied between workers. */
export interface Arena {
  memory: SharedMemory;
  alloc(bytes: number): number;
  /** Puts a copy of the bytes into the memory. */
  put(bytes: Uint8Array): number;
  /** Forgets everything allocated; the memory itself is kept for the next picture. */
  reset(): void;
}

export function createArena(): Arena {
  const initial = Math.ceil(HEAP_POINTER / PAGE) + 1;
  const memory = new wasm.Memory({ initial, maximum: MAX_PAGES, shared: true });
  let top = HEAP_POINTER;
  const alloc = (bytes: number): number => {
    const pointer = top;
    top = Math.ceil((top + Math.max(1, bytes)) / ALIGNMENT) * ALIGNMENT;
    const missing = Math.ceil((top + OVERHANG - memory.buffer.byteLength) / PAGE);
    if (missing > 0) memory.grow(missing);
    return pointer;
  };
  return {
    memory,
    alloc,
    put(bytes) {
      const pointer = alloc(bytes.byteLength);
      new Uint8Array(memory.buffer, pointer, bytes.byteLength).set(bytes);
      return pointer;
    },
    reset() {
      top = HEAP_POINTER;
    },
  };
}
