import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';

import type { SandboxLimits } from '#server/ports/sandbox.ts';

import { createProcessSandbox } from './process-sandbox.ts';
import { codePaths } from './start-process.ts';
import { createTurns } from './turns.ts';

const sandbox = createProcessSandbox({ atOnce: 2 });
const hostile = new URL(import.meta.resolve('#server/testing/parsers/hostile-parser.ts'));
/** The clock is tried by its own test; in all others a busy machine has time. */
const UNHURRIED: Partial<SandboxLimits> = { wallMs: 100_000 };
const run = (options: string, limits: Partial<SandboxLimits> = {}) =>
  sandbox.run({
    parser: hostile,
    input: Buffer.from('file'),
    options,
    limits: { ...UNHURRIED, ...limits },
    owner: options,
  });

describe('a parser in a process that may die', () => {
  test('answers with a value and bytes', async () => {
    await expect(run('echo')).resolves.toMatchObject({ value: { size: 4 } });
  });

  test('says why it refuses a file', async () => {
    await expect(run('refuse')).rejects.toMatchObject({
      fault: 'refused',
      message: 'not a picture',
    });
  });

  test('is killed when it never comes back: by the clock, and by its CPU time', async () => {
    await expect(run('wait', { wallMs: 1000 })).rejects.toMatchObject({ fault: 'too-slow' });
    await expect(run('loop', { wallMs: 60_000, cpuS: 1 })).rejects.toMatchObject({
      fault: 'too-slow',
    });
  });

  test('is killed when it hoards memory, on the heap or beside it', async () => {
    await expect(run('heap', { memoryMb: 64 })).rejects.toMatchObject({ fault: 'out-of-memory' });
    // Buffers that cannot be had are an exception in Node, so the parser ends by refusing.
    await expect(run('buffers', { memoryMb: 64 })).rejects.toMatchObject({
      fault: expect.stringMatching(/^(out-of-memory|refused|crashed)$/),
    });
  });

  test('takes and gives only so much', async () => {
    await expect(run('echo', { inputBytes: 3 })).rejects.toMatchObject({ fault: 'too-large' });
    await expect(run('flood', { outputBytes: 1024 })).rejects.toMatchObject({
      fault: 'too-large',
    });
  });

  test('may crash', async () => {
    await expect(run('die')).rejects.toMatchObject({ fault: 'crashed' });
  });

  test('sees neither our environment nor our files', async () => {
    // The shell adds the folder it stands in.
    await expect(run('environment')).resolves.toMatchObject({ value: ['PWD'] });
    await expect(run('readFile')).rejects.toMatchObject({
      message: expect.stringContaining('permission'),
    });
  });

  test('may read the code where it really lies, when packages are links', () => {
    const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'vignette-linked-')));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    for (const name of ['app/src', 'packages'])
      mkdirSync(path.join(folder, name), { recursive: true });
    writeFileSync(path.join(folder, 'app/package.json'), '{}');
    symlinkSync(path.join(folder, 'packages'), path.join(folder, 'app/node_modules'));
    expect(codePaths(path.join(folder, 'app'))).toEqual([
      path.join(folder, 'app/src'),
      path.join(folder, 'app/node_modules'),
      path.join(folder, 'app/package.json'),
      path.join(folder, 'packages'),
    ]);
  });

  test('ends when the one who asked has gone', async () => {
    const job = { parser: hostile, input: Buffer.from('file'), options: 'loop', owner: 'a' };
    const limits = { wallMs: 300_000, cpuS: 300 };
    const signals = [AbortSignal.abort(), AbortSignal.timeout(500)];
    for (const signal of signals)
      await expect(sandbox.run({ ...job, limits, signal })).rejects.toMatchObject({
        name: expect.stringMatching(/^(AbortError|TimeoutError)$/),
      });
  });
});

test('with one place for all, whoever comes next goes before the rest of a crowd', async () => {
  const turns = createTurns({ atOnce: 1, waitingPerOwner: 8, waiting: 8 });
  const done: string[] = [];
  const gate = Promise.withResolvers<void>();
  const work = (owner: string, name: string) =>
    turns.take(owner, undefined, async () => {
      await gate.promise;
      done.push(name);
    });
  const all = [
    ...['a1', 'a2', 'a3'].map((name) => work('a', name)),
    ...['b1', 'b2'].map((name) => work('b', name)),
    work('c', 'c1'),
  ];
  gate.resolve();
  await Promise.all(all);
  expect(done).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});

test('one user’s crowd waits for itself and not before another', async () => {
  const turns = createTurns({ atOnce: 2, waitingPerOwner: 2, waiting: 8 });
  const done: string[] = [];
  const gate = Promise.withResolvers<void>();
  const work = (owner: string, name: string) =>
    turns.take(owner, undefined, async () => {
      if (name !== 'b1') await gate.promise;
      done.push(name);
    });
  const crowd = [work('a', 'a1'), work('a', 'a2'), work('a', 'a3')];
  await work('b', 'b1');
  expect(done).toEqual(['b1']);
  await expect(work('a', 'a4')).rejects.toMatchObject({ fault: 'busy' });
  gate.resolve();
  await Promise.all(crowd);
  expect(done).toEqual(['b1', 'a1', 'a2', 'a3']);
});
