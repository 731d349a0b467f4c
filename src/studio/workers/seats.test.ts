import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { seatOf } from './seats.ts';

/** Files of the Studio that a thread has once it has loaded these modules. */
async function loadedBy(...modules: string[]): Promise<string[]> {
  const script = `
    import { registerHooks } from 'node:module';
    const seen = [];
    registerHooks({ load(url, context, next) { seen.push(url.split('/src/')[1] ?? ''); return next(url, context); } });
    for (const name of ${JSON.stringify(modules)}) await import(name);
    console.log(JSON.stringify(seen));`;
  const flags = ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', script];
  const { stdout } = await promisify(execFile)(process.execPath, flags);
  return JSON.parse(stdout) as string[];
}

const LARGE = /^studio\/(?:lexicon\/(?:words|phrases)|compose|litho\/scenes|things\/catalogue\.ts)/;

describe('every thread keeps what it has loaded', () => {
  it('so whoever asks for pictures loads neither vocabulary nor stage nor press', async () => {
    const seen = await loadedBy('#studio/engine.ts');
    expect(seen).toContain('studio/make-picture.ts');
    expect(seen.filter((file) => LARGE.test(file))).toEqual([]);
  });

  it('and a worker loads none of them before it is asked to', async () => {
    const seen = await loadedBy('#studio/workers/handlers.ts', '#studio/real-steps.ts');
    expect(seen.filter((file) => LARGE.test(file))).toEqual([]);
  });

  it.each([1, 2, 4])('and of %i workers one reads and draws, one composes', (seats) => {
    const prompt = { prompt: '', styleId: 'cinematic', sizeId: 'square' } as const;
    const reader = seatOf({ name: 'understand', input: prompt }, seats);
    const stage = seatOf({ name: 'prepare', input: 'stage' }, seats);
    expect([reader, stage]).toEqual([0, seats - 1]);
    expect(seatOf({ name: 'prepare', input: 'words' }, seats)).toBe(0);
    expect(seatOf({ name: 'prepare', input: 'bench' }, seats)).toBe(0);
  });
});
