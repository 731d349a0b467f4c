import { createServer } from 'node:http';
import path from 'node:path';

import { freePort } from '#server/db/embedded/free-port.ts';
import { baseSecurityHeaders } from '#server/http/guard/security-headers.ts';
import { createSite } from '#server/http/site/site.ts';
import { siteLinks } from '#shared/site-links.ts';

/** The built web as the product serves it, without the rest of the server. */
export async function serveSite(): Promise<{ url: string; stop: () => void }> {
  const url = `http://localhost:${await freePort()}`;
  const site = createSite({
    folder: path.resolve('dist/web'),
    headers: baseSecurityHeaders(url),
    address: { origin: url, ...siteLinks({}) },
  });
  const server = createServer((req, res) => {
    void site.serve(req, res).then((isServed) => isServed || site.notFound(req, res));
  });
  await new Promise<void>((resolve) => server.listen(Number(new URL(url).port), resolve));
  return { url, stop: () => server.close() };
}
