import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Scripts of a first visit, compressed (design §10). */
export const DASHBOARD_SCRIPTS_MAX_KB = 150;

/** The bytes of all scripts that a prerendered page asks for, as they travel. */
export async function measureScripts(client: string, page: string): Promise<number> {
  const html = await readFile(join(client, page, 'index.html'), 'utf8');
  const files = new Set(html.match(/\/assets\/[\w.-]+\.js/g));
  const sizes = await Promise.all([...files].map((file) => sizeOf(join(client, file))));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Small files are sent as they are. */
async function sizeOf(file: string): Promise<number> {
  const compressed = await stat(`${file}.br`).catch(() => stat(file));
  return compressed.size;
}
