/** An entry of package-lock.json, as far as it says who needs whom. */
export interface Entry {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  devOptional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

export type Packages = Record<string, Entry>;

/**
 * npm installs a development package in production where some package that runs could also use it: the
 * identity library names vitest and React among its optional peers, and Vite came with them. Those
 * wishes are taken out of the lockfile, and what only develops is marked as that. Returns how many were.
 */
export function markDevelopment(packages: Packages): number {
  const running = findRunning(packages);
  let marked = 0;
  for (const [path, entry] of Object.entries(packages)) {
    if (running.has(path)) forgetWishes(entry);
    else if (!entry.dev && path !== '') {
      delete entry.devOptional;
      entry.dev = true;
      marked += 1;
    }
  }
  return marked;

  function forgetWishes(entry: Entry): void {
    for (const name of Object.keys(entry.peerDependenciesMeta ?? {}))
      if (!running.has(`node_modules/${name}`)) delete entry.peerDependencies?.[name];
  }
}

/** Where npm would find a package that another asks for: beside it first, then outwards. */
export function findPackage(packages: Packages, from: string, name: string): string | null {
  for (let folder = from; ; folder = folder.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, '')) {
    const path = `${folder ? `${folder}/` : ''}node_modules/${name}`;
    if (path in packages) return path;
    if (folder === '') return null;
  }
}

function findRunning(packages: Packages): Set<string> {
  const found = new Set<string>();
  const waiting = [''];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop())
    for (const name of needsOf(packages[path] ?? {})) {
      const needed = findPackage(packages, path, name);
      if (needed === null || found.has(needed)) continue;
      found.add(needed);
      waiting.push(needed);
    }
  return found;
}

function needsOf(entry: Entry): string[] {
  const peers = Object.keys(entry.peerDependencies ?? {}).filter(
    (name) => !entry.peerDependenciesMeta?.[name]?.optional,
  );
  return [
    ...Object.keys(entry.dependencies ?? {}),
    ...Object.keys(entry.optionalDependencies ?? {}),
    ...peers,
  ];
}
