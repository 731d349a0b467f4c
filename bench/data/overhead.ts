import path from 'node:path';
import pino from 'pino';

import { loadConfig } from '#server/config.ts';
import { freePort } from '#server/db/embedded/free-port.ts';
import type { PictureKeeper } from '#server/generations/deps.ts';
import type { ImageEngine } from '#server/ports/image-engine.ts';
import { serve } from '#server/serve.ts';
import { drawPicture } from '#server/testing/pictures.ts';
import { createVisitor } from '#server/testing/members/visitor.ts';

import type { Bench } from './bench.ts';
import { median, quantile, report } from '../report.ts';

const PICTURES = 40;
const WARM_UP = 5;
const BUDGET_MS = 400;

/** From the request to the answer with the picture's address, less the time that the engine takes. */
export async function measureOverhead({ url, folder }: Bench): Promise<boolean> {
  const bytes = await drawPicture({ width: 1024, height: 1024 });
  const engine: ImageEngine = {
    name: 'bench',
    isHosted: false,
    probe: async () => ({ summary: 'ready' }),
    generate: async ({ seed }) => ({ bytes, seed }),
  };
  const running = await serve({
    config: loadConfig({
      NODE_ENV: 'test',
      PORT: String(await freePort()),
      DATA_DIR: path.join(folder, 'app'),
      DATABASE_URL: url,
      APP_SECRET: 'bench-secret-bench-secret-bench-secret',
      GENERATION_PER_MINUTE: '10000',
      GENERATION_PER_MINUTE_NETWORK: '10000',
    }),
    overrides: { engine, logger: pino({ level: 'silent' }), isRateLimited: false },
  });
  const storing = timeStoring(running.context.generations.pictures);
  try {
    const visitor = createVisitor(running.url);
    await visitor.post('/api/auth/sign-up/email', {
      email: 'bench@example.com',
      password: 'a long enough password',
      name: 'Bench',
    });
    const { userId } = await visitor.api.profile.get();
    await running.context.db
      .updateTable('profiles')
      .set({ credits: 1000 })
      .where('user_id', '=', userId)
      .execute();
    const times = [];
    let cpu = process.cpuUsage();
    for (let i = 0; i < WARM_UP + PICTURES; i++) {
      if (i === WARM_UP) cpu = process.cpuUsage();
      const started = performance.now();
      const answer = await visitor.post('/functions/v1/generate-pictures', { prompt: 'a glass' });
      if (answer.status !== 200) throw new Error(`A picture failed: ${await answer.text()}`);
      if (i >= WARM_UP) times.push(performance.now() - started);
    }
    const value = median(times);
    const { user, system } = process.cpuUsage(cpu);
    const cpuMs = (user + system) / 1000 / PICTURES;
    console.log(
      `        slowest tenth from ${quantile(times, 0.9).toFixed(0)} ms; ${cpuMs.toFixed(0)} CPU-ms a picture, of which storing ${median(storing).toFixed(0)} ms`,
    );
    return report({
      what: 'overhead around the engine, 1024 × 1024, median',
      value,
      unit: ' ms',
      budget: `≤ ${BUDGET_MS} ms`,
      isKept: value <= BUDGET_MS,
    });
  } finally {
    await running.stop();
  }
}

/** How long the files of each picture take, wall time. */
function timeStoring(pictures: PictureKeeper): number[] {
  const times: number[] = [];
  const keep = pictures.keep.bind(pictures);
  pictures.keep = async (picture) => {
    const started = performance.now();
    const kept = await keep(picture);
    times.push(performance.now() - started);
    return kept;
  };
  return times;
}
