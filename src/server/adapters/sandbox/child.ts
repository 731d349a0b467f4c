import { buffer } from 'node:stream/consumers';

import type { Parse } from '#server/ports/sandbox.ts';

import { pack, unpack } from './frame.ts';

// The process that may die: one file in, one answer out. Whatever a parser prints goes nowhere.
const { head: options, rest: input } = unpack(await buffer(process.stdin));
const answer = await read(process.argv[2] ?? '');
process.stdout.write(answer, () => process.exit(0));

async function read(parser: string): Promise<Buffer> {
  try {
    const { parse } = (await import(parser)) as { parse: Parse };
    const { value, bytes } = await parse(input, options);
    return pack({ isRefused: false, value }, bytes);
  } catch (error) {
    return pack({ isRefused: true, value: error instanceof Error ? error.message : String(error) });
  }
}
