import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';

const DRAWING_MS = 300;

/** A hosted model that draws at once: what is tried here is everything around it. */
export async function startProvider(): Promise<{ env: Record<string, string>; close(): void }> {
  const picture = await sharp({
    create: { width: 64, height: 64, channels: 3, background: '#722f37' },
  })
    .png()
    .toBuffer();
  const body = JSON.stringify({ created: 1, data: [{ b64_json: picture.toString('base64') }] });
  const server = createServer((req, res) => {
    req.resume();
    req.once('end', () => {
      void sleep(DRAWING_MS).then(() =>
        res.writeHead(200, { 'Content-Type': 'application/json' }).end(body),
      );
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    env: {
      IMAGE_ENGINE: 'openai-compatible',
      IMAGE_MODEL: 'cluster',
      IMAGE_BASE_URL: `http://127.0.0.1:${port}/v1`,
      GENERATION_CONCURRENCY: '4',
      GENERATION_MAX_ACTIVE: '100',
      GENERATION_PER_MINUTE: '100000',
      GENERATION_PER_MINUTE_NETWORK: '100000',
      FREE_GRANTS_PER_DOMAIN: '1000000',
      FREE_GRANTS_PER_NETWORK: '1000000',
    },
    close: () => server.close().closeAllConnections(),
  };
}
