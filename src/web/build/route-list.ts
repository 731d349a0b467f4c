import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Route {
  path?: string;
  module: string;
  imports?: string[];
  css?: string[];
}

export interface RouteList {
  routes: Record<string, Route>;
}

/** The script that tells the browser which files each route loads, and what stands around its list. */
export interface RouteScript {
  file: string;
  before: string;
  list: RouteList;
  after: string;
}

export async function readRouteScript(client: string): Promise<RouteScript> {
  const assets = join(client, 'assets');
  const name = (await readdir(assets)).find((file) => /^manifest-.*\.js$/.test(file));
  if (!name) throw new Error('The build has no list of routes');
  const file = join(assets, name);
  const script = await readFile(file, 'utf8');
  const [start, end] = [script.indexOf('{'), script.lastIndexOf('}') + 1];
  const list = JSON.parse(script.slice(start, end)) as RouteList;
  return { file, before: script.slice(0, start), list, after: script.slice(end) };
}

export async function writeRouteScript({ file, before, list, after }: RouteScript): Promise<void> {
  await writeFile(file, before + JSON.stringify(list) + after);
}

/** The routes of addresses that begin so ('/wines/'). One that no route answers is a mistake of ours. */
export function routesBeneath({ routes }: RouteList, prefixes: readonly string[]): Route[] {
  return prefixes.flatMap((prefix) => {
    const found = Object.values(routes).filter(({ path }) => `/${path ?? ''}`.startsWith(prefix));
    if (found.length === 0) throw new Error(`No route begins with ${prefix}`);
    return found;
  });
}
