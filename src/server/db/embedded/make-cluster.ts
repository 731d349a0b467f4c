import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { giveTo, ownFolder } from './account.ts';
import type { Account } from './account.ts';
import type { Programs } from './programs.ts';

export interface Installation {
  folder: string;
  account: Account;
  programs: Programs;
}

export const USER = 'vignette';

/** Beside the folder while its database is being made: one that was cut off has never held a row. */
const unfinishedMark = (folder: string) => `${folder}.unfinished`;

export function isMade(folder: string): boolean {
  return existsSync(path.join(folder, 'PG_VERSION')) && !existsSync(unfinishedMark(folder));
}

/** Makes an empty database, in the place of one that was left half made. */
export async function makeCluster(installation: Installation, password: string): Promise<void> {
  const { folder, account } = installation;
  const mark = unfinishedMark(folder);
  if (existsSync(mark)) empty(folder);
  ownFolder(folder, account);
  writeFileSync(mark, '');
  await initialise(installation, password);
  rmSync(mark);
}

/** Not the folder itself: it may be a volume of its own. */
function empty(folder: string): void {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder))
    rmSync(path.join(folder, entry), { recursive: true, force: true });
}

async function initialise(
  { folder, account, programs }: Installation,
  password: string,
): Promise<void> {
  // A folder that nobody else can enter: the password of the database's superuser passes through it.
  const privateFolder = mkdtempSync(path.join(os.tmpdir(), 'vignette-'));
  const passwordFile = path.join(privateFolder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600, flag: 'wx' });
  giveTo(account, privateFolder, passwordFile);
  const args = ['-D', folder, '-U', USER, '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  try {
    await run(
      programs.initdb,
      [...args, '--encoding=UTF8', '--locale=C', '--no-instructions'],
      account,
    );
  } finally {
    rmSync(privateFolder, { recursive: true, force: true });
  }
}

function run(program: string, args: string[], account: Account): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      ...account,
      cwd: os.tmpdir(),
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`${path.basename(program)} failed (${code}): ${said.trim()}`)),
    );
  });
}
