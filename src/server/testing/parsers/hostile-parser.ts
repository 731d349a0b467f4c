import { readFileSync } from 'node:fs';

import type { Parse } from '#server/ports/sandbox.ts';

/** What a file could make a broken parser do, by name. */
const DEEDS: Record<string, (input: Uint8Array) => unknown> = {
  echo: (input) => ({ size: input.length }),
  refuse: () => {
    throw new Error('not a picture');
  },
  loop: () => {
    for (;;);
  },
  // Waits without using any CPU time.
  wait: () => new Promise((resolve) => setTimeout(resolve, 600_000)),
  heap: () => {
    const hoard: object[] = [];
    for (;;) hoard.push({ at: hoard.length });
  },
  buffers: () => {
    const hoard: Buffer[] = [];
    for (;;) hoard.push(Buffer.alloc(16 * 1024 * 1024, 1));
  },
  die: () => process.exit(3),
  environment: () => Object.keys(process.env),
  readFile: () => readFileSync('/etc/passwd', 'utf8').length,
};

export const parse: Parse = async (input, options) => {
  if (options === 'flood') return { value: null, bytes: new Uint8Array(8 * 1024 * 1024) };
  return { value: await DEEDS[String(options)]?.(input) };
};
