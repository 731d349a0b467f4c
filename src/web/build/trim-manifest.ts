import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Route {
  module: string;
  imports?: string[];
}
interface RouteList {
  routes: Record<string, Route>;
}

/**
 * The list of all routes travels with every first visit. What each route's script imports is in it
 * for links that fetch a screen beforehand, and we have none: the scripts name their imports themselves.
 */
export async function trimManifest(client: string): Promise<void> {
  const assets = join(client, 'assets');
  const name = (await readdir(assets)).find((file) => /^manifest-.*\.js$/.test(file));
  if (!name) throw new Error('The build has no list of routes');
  const file = join(assets, name);
  await writeFile(file, withoutImports(await readFile(file, 'utf8')));
}

export function withoutImports(script: string): string {
  const [start, end] = [script.indexOf('{'), script.lastIndexOf('}') + 1];
  const list = JSON.parse(script.slice(start, end)) as RouteList;
  for (const route of Object.values(list.routes)) delete route.imports;
  return script.slice(0, start) + JSON.stringify(list) + script.slice(end);
}
