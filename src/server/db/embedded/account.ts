import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Whom PostgreSQL runs as. It refuses root, so root lends it an unprivileged account. */
export interface Account {
  uid?: number;
  gid?: number;
}

const ACCOUNT_NAME = 'vignette-db';
const SYSTEM_HOME = '/var/lib/vignette';

export function databaseAccount(): Account {
  if (process.getuid?.() !== 0) return {};
  return lookUp(ACCOUNT_NAME) ?? createAccount() ?? lookUp('nobody') ?? {};
}

function lookUp(name: string): Account | undefined {
  try {
    const id = (flag: string) =>
      Number(
        execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
      );
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return undefined;
  }
}

function createAccount(): Account | undefined {
  try {
    execFileSync(
      'useradd',
      [
        '--system',
        '--user-group',
        '--no-create-home',
        '--shell',
        '/usr/sbin/nologin',
        ACCOUNT_NAME,
      ],
      { stdio: 'ignore' },
    );
  } catch {
    return undefined; // a minimal system without useradd: 'nobody' serves
  }
  return lookUp(ACCOUNT_NAME);
}

/** A home folder of mode 0700 on the way (root's, say) would lock the account out. */
export function isReachable(target: string, account: Account): boolean {
  const parent = path.dirname(target);
  if (parent === target) return true;
  return (!existsSync(parent) || mayEnter(parent, account)) && isReachable(parent, account);
}

function mayEnter(folder: string, { gid }: Account): boolean {
  const { mode, gid: group } = statSync(folder);
  return (mode & 0o001) !== 0 || (group === gid && (mode & 0o010) !== 0);
}

/**
 * Keeps everybody else out of the data: pictures, mail, secrets. Where PostgreSQL has an account of
 * its own, that account may walk through to its folder, and not look around.
 */
export function protectFolder(folder: string, { gid }: Account = {}): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { uid } = statSync(folder);
  // A mounted volume may belong to somebody else, who decides.
  if (process.getuid === undefined || uid !== process.getuid()) return;
  if (gid !== undefined) chownSync(folder, uid, gid);
  chmodSync(folder, gid === undefined ? 0o700 : 0o710);
}

/** Files that PostgreSQL's own account has to read. */
export function giveTo({ uid, gid }: Account, ...paths: string[]): void {
  if (uid === undefined || gid === undefined) return;
  for (const one of paths) chownSync(one, uid, gid);
}

/** The wanted folder where the account can reach it, else one of the same name under /var/lib. */
export function reachableFolder(wanted: string, account: Account): string {
  if (account.uid === undefined || isReachable(wanted, account)) return wanted;
  return path.join(SYSTEM_HOME, wanted.replaceAll(path.sep, '_'));
}

export function ownFolder(folder: string, account: Account): void {
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  giveTo(account, folder);
  chmodSync(folder, 0o700);
}

/** PostgreSQL's programs, copied once to where the account can run them if need be. */
export function reachablePrograms(nativeFolder: string, version: string, account: Account): string {
  if (account.uid === undefined || isReachable(path.join(nativeFolder, 'bin'), account))
    return nativeFolder;
  const copy = path.join(SYSTEM_HOME, `postgresql-${version}`);
  if (!existsSync(path.join(copy, 'bin', 'postgres')))
    cpSync(nativeFolder, copy, { recursive: true, verbatimSymlinks: true });
  return copy;
}
