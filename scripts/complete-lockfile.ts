import { readFileSync, writeFileSync } from 'node:fs';

import { findPackage, markDevelopment } from './lockfile/mark-development.ts';
import type { Entry, Packages } from './lockfile/mark-development.ts';

/**
 * `npm run lockfile`, after `npm install`: a registry that carries only this platform's builds leaves
 * those of the others out of the lockfile, and `npm ci` then refuses it as incomplete. Their names say
 * what they are for, so they can be entered without being fetched. And what only develops is marked.
 */
const FILE = 'package-lock.json';
const lock = JSON.parse(readFileSync(FILE, 'utf8')) as { packages: Packages };
const SYSTEMS = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'openharmony',
  'win32',
  'sunos',
  'aix',
  'netbsd',
  'openbsd',
];
const CHIPS = ['arm64', 'arm', 'x64', 'ia32', 'riscv64', 's390x', 'ppc64', 'loong64', 'wasm32'];

let added = 0;
for (const [path, entry] of Object.entries(lock.packages))
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    if (findPackage(lock.packages, path, name)) continue;
    lock.packages[`node_modules/${name}`] = {
      version: range.replace(/^[~^>=\s]+/, ''),
      ...platformOf(name),
      optional: true,
      ...(entry.dev && { dev: true }),
    };
    added++;
  }
const marked = markDevelopment(lock.packages);
const sorted = Object.entries(lock.packages).toSorted(([a], [b]) => (a < b ? -1 : 1));
lock.packages = Object.fromEntries(sorted);
writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} packages of other platforms entered, ${marked} marked as development's`);

function platformOf(name: string): Pick<Entry, 'os' | 'cpu' | 'libc'> {
  const words = name.replace('windows', 'win32').split(/[/-]/);
  const os = SYSTEMS.filter((system) => words.includes(system));
  const cpu = CHIPS.filter((chip) => words.some((word) => word === chip));
  const libc = words.some((word) => word.startsWith('musl')) ? ['musl'] : [];
  return {
    ...(cpu.length > 0 && { cpu }),
    ...(libc.length > 0 && os.includes('linux') && { libc }),
    ...(os.length > 0 && { os }),
  };
}
