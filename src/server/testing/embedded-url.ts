import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Of the database that runs in this data folder now: its port changes whenever it is started anew. */
export function embeddedUrl(dataDir: string): string {
  const port = readFileSync(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split(
    '\n',
  )[3];
  const secrets = readFileSync(path.join(dataDir, 'secrets.json'), 'utf8');
  const { databasePassword } = JSON.parse(secrets) as { databasePassword: string };
  return `postgresql://vignette:${databasePassword}@127.0.0.1:${port}/vignette`;
}
