import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const SCRIPT = `
  import { createStudio } from '#studio/engine.ts';
  const studio = createStudio({ workers: 2 });
  const request = { prompt: 'A bottle of Bordeaux in a vineyard at sunset', styleId: 'cinematic', size: 'square', seed: 1 };
  await studio.generate(request, { quality: 'draft', onPreview: () => {} });
  console.log(process.resourceUsage().maxRSS / 1024);
  await studio.close();
`;

// In a process of its own: the peak of a process cannot be reset.
it('makes a full-size picture within 320 MB', { timeout: 120_000 }, async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '--eval',
    SCRIPT,
  ]);
  expect(Number(stdout)).toBeLessThan(320);
});
