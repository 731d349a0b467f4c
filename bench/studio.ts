// npm run bench:studio: wall time, CPU time, peak memory and first preview of typical pictures at full size, from
// the order on; what the Studio needs to wake is told beside it.
// Every picture is made in a process of its own, or memory and warm code of one would be charged to the next.
import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { createStudio } from '#studio/engine.ts';
import type { StyleId } from '#shared/rules/pictures/generation.ts';
import type { PictureRequest } from '#studio/picture-request.ts';
import { SAMPLE_WINE } from '#studio/showcase/sample-wine.ts';

import { bundleIfStale } from '../scripts/bundle-if-stale.ts';
import { reportAtMost } from './report.ts';

interface Case {
  name: string;
  prompt: string;
  styleId: StyleId;
  /** What a shop asks for besides: a customer's bottle, more pixels, no ground. */
  product?: Pick<PictureRequest, 'ownWine' | 'pixels' | 'ground'>;
  limits: { wallS: number; cpuS: number };
}

interface Result {
  wakingS: number;
  wallS: number;
  cpuS: number;
  peakMb: number;
  previewS: number;
}

const PHOTOGRAPH = { wallS: 8, cpuS: 14 };
const OIL = { wallS: 10, cpuS: 18 };
const POSTER = { wallS: 1, cpuS: 2 };
const PACKSHOT = { wallS: 6, cpuS: 10 };
const PEAK_MB = 320;
const PREVIEW_S = 1.5;

const CASES: readonly Case[] = [
  {
    name: 'bottle studio',
    prompt: 'A bottle of Bordeaux 2015 on dark slate',
    styleId: 'cinematic',
    limits: PHOTOGRAPH,
  },
  {
    name: 'sunset + glass',
    prompt: 'A glass of red wine in a vineyard at sunset',
    styleId: 'cinematic',
    limits: PHOTOGRAPH,
  },
  {
    name: 'rosé by the sea',
    prompt: 'Rosé by the sea on a summer day',
    styleId: 'gastro',
    limits: PHOTOGRAPH,
  },
  {
    name: 'sommelier pour',
    prompt: 'A sommelier pouring red wine',
    styleId: 'cinematic',
    limits: PHOTOGRAPH,
  },
  {
    name: 'grapes',
    prompt: 'A cluster of red grapes with dew',
    styleId: 'cinematic',
    limits: PHOTOGRAPH,
  },
  {
    name: 'cellar',
    prompt: 'Oak barrels in a candlelit cellar',
    styleId: 'cinematic',
    limits: PHOTOGRAPH,
  },
  {
    name: 'pop art',
    prompt: 'A champagne bottle and two flutes',
    styleId: 'pop_art',
    limits: POSTER,
  },
  {
    name: 'pastel',
    prompt: 'Rosé by the sea on a summer day',
    styleId: 'pastel',
    limits: PHOTOGRAPH,
  },
  { name: 'education', prompt: 'A glass of white wine', styleId: 'education', limits: POSTER },
  {
    name: 'meme',
    prompt: 'One does not simply drink just one glass',
    styleId: 'meme_style',
    limits: PHOTOGRAPH,
  },
  {
    name: 'oil',
    prompt: 'A bottle of red wine with grapes and bread',
    styleId: 'classical_heritage',
    limits: OIL,
  },
  {
    name: 'poster',
    prompt: 'Travel poster of the vineyards of Tuscany',
    styleId: 'illustration_poster',
    limits: POSTER,
  },
  {
    name: 'packshot, alpha',
    prompt: 'A packshot of the bottle',
    styleId: 'cinematic',
    product: {
      ownWine: SAMPLE_WINE,
      pixels: { width: 2000, height: 2000 },
      ground: 'none',
    },
    limits: PACKSHOT,
  },
];

async function measure({ prompt, styleId, product }: Case): Promise<Result> {
  const studio = createStudio();
  const opened = performance.now();
  // As for a customer: the Studio wakes when the prompt is read, and the order comes after that. Its CPU counts.
  await studio.wake(styleId);
  const started = performance.now();
  const sinceStart = (): number => (performance.now() - started) / 1000;
  let previewS = 0;
  await studio.generate(
    { prompt, styleId, size: 'square', seed: 1, ...product },
    { onPreview: () => (previewS ||= sinceStart()) },
  );
  const wallS = sinceStart();
  await studio.close();
  const { user, system } = process.cpuUsage();
  return {
    wakingS: (started - opened) / 1000,
    wallS,
    previewS,
    cpuS: (user + system) / 1e6,
    peakMb: process.resourceUsage().maxRSS / 1024,
  };
}

/** As `npm start` runs: the same flags, bundled, and from compiled code, or the type stripper would be charged to the picture. */
async function runApart(...args: string[]): Promise<{ stdout: string }> {
  const env = {
    ...process.env,
    NODE_COMPILE_CACHE: resolve('.cache/node'),
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '1048576',
  };
  const flags = ['--max-semi-space-size=2', import.meta.filename];
  return promisify(execFile)(process.execPath, [...flags, ...args], { env });
}

async function measureApart(index: number): Promise<Result> {
  const { stdout } = await runApart('--case', String(index));
  return JSON.parse(stdout) as Result;
}

/** A figure, marked when it misses its bar. */
function figure(value: number, limit: number, digits: number): string {
  return `${value.toFixed(digits)}${value > limit ? ' !' : '  '}`.padStart(10);
}

/** A small picture of each technique leaves the cache filled. */
async function warmUp(): Promise<void> {
  const studio = createStudio();
  for (const styleId of ['cinematic', 'illustration_poster'])
    await studio.generate({ prompt: 'a glass of red', styleId, size: 'square' }, { maxSide: 64 });
  await studio.close();
}

async function measureAll(filter: string): Promise<void> {
  const worst = { wall: 0, peakMb: 0, previewS: 0 };
  let areKept = true;
  await bundleIfStale();
  await runApart('--warm-up');
  console.log(
    `${'scene'.padEnd(18)}${['waking s', 'wall s', 'CPU s', 'peak MB', 'preview s'].map((h) => h.padStart(8).padEnd(10)).join('')}`,
  );
  for (const [index, { name, limits }] of CASES.entries()) {
    if (!name.includes(filter)) continue;
    const { wakingS, wallS, cpuS, peakMb, previewS } = await measureApart(index);
    const figures = [
      figure(wakingS, Infinity, 1),
      figure(wallS, limits.wallS, 1),
      figure(cpuS, limits.cpuS, 1),
      figure(peakMb, PEAK_MB, 0),
      figure(previewS, PREVIEW_S, 1),
    ];
    console.log(`${name.padEnd(18)}${figures.join('')}`);
    areKept = reportAtMost(`CPU of a picture (${name})`, cpuS, limits.cpuS, ' s') && areKept;
    worst.wall = Math.max(worst.wall, wallS / limits.wallS);
    worst.peakMb = Math.max(worst.peakMb, peakMb);
    worst.previewS = Math.max(worst.previewS, previewS);
  }
  const others = [
    reportAtMost('wall time of the slowest picture, by its limit', worst.wall, 1),
    reportAtMost('peak memory of a picture, the largest', worst.peakMb, PEAK_MB, ' MB'),
    reportAtMost('first preview, the latest', worst.previewS, PREVIEW_S, ' s'),
  ];
  if (!areKept || !others.every(Boolean)) process.exitCode = 1;
}

const [command, argument] = process.argv.slice(2);
if (command === '--case') console.log(JSON.stringify(await measure(CASES[Number(argument)]!)));
else if (command === '--warm-up') await warmUp();
else await measureAll(command?.startsWith('--') ? '' : (command ?? ''));
