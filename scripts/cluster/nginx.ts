import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const TEMPLATE = path.resolve(import.meta.dirname, '../../deploy/nginx.conf.template');
const PLACES = ['nginx', '/usr/sbin/nginx', '/usr/local/sbin/nginx'];

export function findNginx(): string {
  const found = PLACES.find((program) => spawnSync(program, ['-v']).status === 0);
  if (!found)
    throw new Error('nginx is missing. On Debian: apt-get install nginx-light. It need not run.');
  return found;
}

export interface Proxy {
  stop(): Promise<void>;
}

/** The example of deploy/, filled in for this run. */
export async function startNginx(options: {
  folder: string;
  port: number;
  upstreamPorts: readonly number[];
  certificate: string;
  key: string;
}): Promise<Proxy> {
  const { folder, port, upstreamPorts, certificate, key } = options;
  const values: Record<string, string> = {
    FOLDER: folder,
    PORT: String(port),
    SERVER_NAME: 'localhost',
    CERTIFICATE: certificate,
    KEY: key,
    UPSTREAMS: upstreamPorts
      .map((upstream) => `server 127.0.0.1:${upstream} max_fails=0;`)
      .join('\n    '),
  };
  const file = path.join(folder, 'nginx.conf');
  const text = readFileSync(TEMPLATE, 'utf8');
  writeFileSync(
    file,
    text.replaceAll(/\$\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole),
  );
  const child = spawn(findNginx(), ['-c', file, '-e', 'stderr', '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return {
    stop: async () => {
      if (child.exitCode !== null) return;
      // Not the polite signal: it would wait for open streams of events.
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
