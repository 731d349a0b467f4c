import { readRouteScript, writeRouteScript } from './route-list.ts';
import type { RouteList } from './route-list.ts';

/**
 * The list of all routes travels with every first visit. What each route's script imports is in it
 * for links that fetch a screen beforehand, and we have none: the scripts name their imports themselves.
 */
export async function trimManifest(client: string): Promise<void> {
  const script = await readRouteScript(client);
  await writeRouteScript({ ...script, list: withoutImports(script.list) });
}

export function withoutImports(list: RouteList): RouteList {
  const trimmed = structuredClone(list);
  for (const route of Object.values(trimmed.routes)) delete route.imports;
  return trimmed;
}
