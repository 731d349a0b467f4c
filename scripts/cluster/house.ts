import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { startCluster } from '#server/db/embedded/cluster.ts';
import { freePort } from '#server/db/embedded/free-port.ts';
import { openS3 } from '#server/testing/outside/s3-store.ts';

import { makeCertificate } from './certificate.ts';
import { createMember } from './member.ts';
import type { Member } from './member.ts';
import { findNginx, startNginx } from './nginx.ts';

export interface House {
  url: string;
  /** To be trusted by whoever asks. */
  certificate: string;
  databaseUrl: string;
  members: readonly Member[];
  folder: string;
  stop(): Promise<void>;
}

const WEBS = 2;
const WORKERS = 2;

/** nginx before two web processes and two workers, on one PostgreSQL and one S3, all on this machine. */
export async function startHouse(env: Record<string, string> = {}): Promise<House> {
  findNginx();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'vignette-cluster-'));
  // The database's own account and nginx's must reach it.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const url = `https://localhost:${port}`;
  const ends: (() => Promise<void> | void)[] = [
    () => rmSync(folder, { recursive: true, force: true }),
  ];
  const stop = async () => {
    for (const end of ends.toReversed()) await end();
  };
  try {
    const cluster = await startCluster({
      folder: path.join(folder, 'postgres'),
      password: 'cluster',
      database: 'vignette',
    });
    ends.push(() => cluster.stop());
    const s3 = await openS3();
    ends.push(() => s3.close());
    const shared = { ...s3.env, ...sharedEnv(folder, url), DATABASE_URL: cluster.url, ...env };
    const members = await createMembers(folder, shared);
    ends.push(async () => void (await Promise.all(members.map((one) => one.end('SIGTERM')))));
    // The first one migrates; the others would wait for it anyway.
    const [first, ...others] = members;
    await first?.start();
    await Promise.all(others.map((member) => member.start()));
    const { certificate, key } = await makeCertificate(folder);
    const upstreamPorts = members.filter(({ role }) => role === 'web').map((web) => web.port);
    const proxy = await startNginx({ folder, port, upstreamPorts, certificate, key });
    ends.push(() => proxy.stop());
    return { url, certificate, databaseUrl: cluster.url, members, folder, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function sharedEnv(folder: string, url: string): Record<string, string> {
  return {
    APP_SECRET: crypto.randomUUID(),
    APP_URL: url,
    DATA_DIR: path.join(folder, 'data'),
    TRUST_PROXY: '1',
    HOST: '127.0.0.1',
    ALLOW_TEST_PAYMENTS: '1',
    // Two webs and two workers on 100 connections: docs/operations.md has the sum.
    DATABASE_POOL_SIZE: '8',
    SHUTDOWN_DELAY_S: '3',
  };
}

async function createMembers(folder: string, env: Record<string, string>): Promise<Member[]> {
  const roles = [...Array<'web'>(WEBS).fill('web'), ...Array<'worker'>(WORKERS).fill('worker')];
  const members: Member[] = [];
  for (const [index, role] of roles.entries()) {
    const name = `${role}-${index + 1}`;
    const logFile = path.join(folder, `${name}.log`);
    members.push(createMember({ name, role, port: await freePort(), env, logFile }));
  }
  return members;
}
