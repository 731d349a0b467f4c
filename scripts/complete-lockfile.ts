import { readFileSync, writeFileSync } from 'node:fs';

/**
 * `npm run lockfile`, after `npm install`: a registry that carries only this platform's builds leaves
 * those of the others out of the lockfile, and `npm ci` then refuses it as incomplete. Their names say
 * what they are for, so they can be entered without being fetched.
 */
interface Entry {
  version?: string;
  optional?: boolean;
  dev?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

const FILE = 'package-lock.json';
const lock = JSON.parse(readFileSync(FILE, 'utf8')) as { packages: Record<string, Entry> };
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
    if (isPresent(path, name)) continue;
    lock.packages[`node_modules/${name}`] = {
      version: range.replace(/^[~^>=\s]+/, ''),
      ...platformOf(name),
      optional: true,
      ...(entry.dev && { dev: true }),
    };
    added++;
  }
const sorted = Object.entries(lock.packages).toSorted(([a], [b]) => (a < b ? -1 : 1));
lock.packages = Object.fromEntries(sorted);
writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} packages of other platforms entered`);

/** npm looks beside the dependant first, then outwards. */
function isPresent(path: string, name: string): boolean {
  const folders = path
    .split('/node_modules/')
    .map((_, i, parts) => parts.slice(0, i + 1).join('/node_modules/'));
  return [...folders, ''].some(
    (folder) => `${folder ? `${folder}/` : ''}node_modules/${name}` in lock.packages,
  );
}

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
