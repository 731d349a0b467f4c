import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export interface Secrets {
  appSecret: string;
  databasePassword: string;
}

const fileOf = (dataDir: string) => path.join(dataDir, 'secrets.json');

export const hasSecrets = (dataDir: string): boolean => existsSync(fileOf(dataDir));

/** The embedded default's own secrets: made once, kept beside the data, readable by the owner only. */
export function loadSecrets(dataDir: string): Secrets {
  const file = fileOf(dataDir);
  const kept = readIfPresent(file);
  const secrets: Secrets = {
    appSecret: kept.appSecret ?? randomBytes(32).toString('base64url'),
    databasePassword: kept.databasePassword ?? randomBytes(24).toString('base64url'),
  };
  if (!kept.appSecret || !kept.databasePassword) persist(file, secrets);
  return secrets;
}

/** The secret of a backup takes the place of the one that was just made. */
export function keepAppSecret(dataDir: string, appSecret: string): void {
  persist(fileOf(dataDir), { ...loadSecrets(dataDir), appSecret });
}

function readIfPresent(file: string): Partial<Secrets> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw new Error(
      `${file} cannot be read; restore it from a backup, or remove it and all data with it.`,
      {
        cause: error,
      },
    );
  }
}

function persist(file: string, secrets: Secrets): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.new`;
  try {
    writeFileSync(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flush: true });
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}
