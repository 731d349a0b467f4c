import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { CHROMIUM_FLAGS, findChromium } from '../../scripts/find-chromium.ts';

/** Fetched when the bench runs: 180 MB that nobody else needs would burden every installation. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export type Scores = Record<(typeof CATEGORIES)[number], number>;
interface Report {
  categories: Scores extends Record<infer Name, number>
    ? Record<Name & string, { score: number }>
    : never;
}

const run = promisify(execFile);

/** Lighthouse's mobile scores of one load, 0 to 100; null where it cannot be fetched. */
export async function lighthouse(url: string): Promise<Scores | null> {
  const { executablePath } = await findChromium();
  const flags = ['--headless', ...CHROMIUM_FLAGS].join(' ');
  const args = ['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', url];
  try {
    const { stdout } = await run(
      'npm',
      [...args, '--quiet', '--output=json', `--chrome-flags=${flags}`],
      { env: { ...process.env, CHROME_PATH: executablePath }, maxBuffer: 64 * 1024 * 1024 },
    );
    const { categories } = JSON.parse(stdout) as Report;
    const scores = CATEGORIES.map((name) => [name, Math.round(categories[name].score * 100)]);
    return Object.fromEntries(scores) as Scores;
  } catch (error) {
    console.error(`Lighthouse did not run: ${String(error).split('\n', 1)[0]}`);
    return null;
  }
}
