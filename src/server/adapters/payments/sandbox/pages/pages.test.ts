import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';

import { html } from './html.ts';
import { page } from './layout.ts';
import type { PageDeps } from './page-types.ts';
import { createPages } from './pages.ts';

it('every style sheet that a page names is there', async () => {
  const server = createServer(createPages({ logger: { error: () => {} } } as unknown as PageDeps));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const named = [...page('A page', html``, 'wide').matchAll(/href="([^"]+\.css)"/g)];
  const answers = await Promise.all(
    named.map(async ([, path = '']) => {
      const { status } = await fetch(`http://127.0.0.1:${port}${path}`);
      return `${status} ${path}`;
    }),
  );
  expect(answers.length).toBeGreaterThan(5);
  expect(answers.filter((answer) => !answer.startsWith('200'))).toEqual([]);
});
