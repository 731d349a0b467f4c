import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';

const scriptFor = (options: string) => `
  import { existsSync, readFileSync } from 'node:fs';
  import { createStudio } from '#studio/engine.ts';
  const studio = createStudio({ workers: 2 });
  const request = { prompt: 'A bottle of Bordeaux in a vineyard at sunset', styleId: 'cinematic', size: 'square', seed: 1 };
  await studio.generate(request, { quality: 'draft', onPreview: () => {}, ${options} });
  console.log(peakKb() / 1024);
  await studio.close();

  // Linux counts into maxRSS what the process that started this one held.
  function peakKb() {
    const status = '/proc/self/status';
    const own = existsSync(status) && /VmHWM:\\s+(\\d+)/.exec(readFileSync(status, 'utf8'));
    return own ? Number(own[1]) : process.resourceUsage().maxRSS;
  }
`;

/** As `npm start` runs it: the same flags, and from compiled code, without Node's type stripper. */
async function peakMb(cache: string, options: string): Promise<number> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--max-semi-space-size=2', '--input-type=module', '--eval', scriptFor(options)],
    { env: { NODE_COMPILE_CACHE: cache, MALLOC_MMAP_THRESHOLD_: '1048576' } },
  );
  return Number(stdout);
}

// In a process of its own: the peak of a process cannot be reset.
it('makes a full-size picture within 320 MB', { timeout: 240_000 }, async () => {
  const cache = mkdtempSync(path.join(os.tmpdir(), 'vignette-compiled-'));
  onTestFinished(() => rmSync(cache, { recursive: true, force: true }));
  await peakMb(cache, 'maxSide: 64');
  expect(await peakMb(cache, '')).toBeLessThan(320);
});
