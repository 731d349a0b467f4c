import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { inject, onTestFinished } from 'vitest';

import type { AppContext, ContextOptions } from '#server/context.ts';
import type { RunningDatabase } from '#server/database.ts';
import { freePort } from '#server/db/embedded/free-port.ts';
import type { PictureKeeper } from '#server/generations/deps.ts';
import type { FileStore } from '#server/ports/file-store.ts';
import type { ImageEngine } from '#server/ports/image-engine.ts';
import type { Mailer } from '#server/ports/mailer.ts';
import type { Moderator } from '#server/ports/moderator.ts';
import type { WineRenderer } from '#server/ports/wine-renderer.ts';
import { serve } from '#server/serve.ts';

import { createTestEngine } from './outside/test-engine.ts';
import { createVisitor } from './members/visitor.ts';
import type { Visitor } from './members/visitor.ts';
import { createDatabase } from './cluster.ts';
import { quickPasswords } from './quick-passwords.ts';
import { testConfig } from './test-config.ts';
import { UNHURRIED } from './unhurried.ts';
import { createRecordingMailer } from './outside/recording-mailer.ts';
import type { RecordingMailer } from './outside/recording-mailer.ts';

export interface TestApp {
  url: string;
  databaseUrl: string;
  context: AppContext;
  mailer: RecordingMailer;
  visitor(): Visitor;
  /** A fresh signed-up member. */
  member(details?: {
    email?: string;
    name?: string;
  }): Promise<Visitor & { email: string; userId: string }>;
  stop(): Promise<void>;
}

export interface TestAppOptions {
  env?: Record<string, string>;
  mailDelivers?: boolean;
  /** In place of the one that records. */
  mailer?: Mailer;
  isRateLimited?: boolean;
  /** As in production: upkeep and jobs by the clock; elsewhere a test does what it is about itself. */
  isScheduled?: boolean;
  databaseUrl?: string;
  logger?: pino.Logger;
  payments?: NonNullable<ContextOptions['overrides']>['payments'];
  engine?: ImageEngine;
  pictures?: PictureKeeper;
  files?: FileStore;
  moderator?: Moderator;
  bottles?: WineRenderer;
  /** As in production; elsewhere no test waits for that. */
  hashesPasswordsSlowly?: boolean;
  /** As in production, for what happens when the database is late; elsewhere a busy machine is no fault. */
  isHurried?: boolean;
}

export const TEST_PASSWORD = 'a long enough password';

/** The real server on a fresh real database with local adapters; ended with the test that made it. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'vignette-data-'));
  const database = options.databaseUrl ? null : await freshDatabase(options.env);
  const databaseUrl = options.databaseUrl ?? database?.url ?? '';
  const mailer = createRecordingMailer({ delivers: options.mailDelivers ?? false });
  const running = await serve({
    config: testConfig({
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      ...options.env,
    }),
    ...(database && { database: openedAt(databaseUrl) }),
    isScheduled: options.isScheduled ?? false,
    overrides: {
      mailer: options.mailer ?? mailer,
      logger: options.logger ?? pino({ level: 'silent' }),
      isRateLimited: options.isRateLimited ?? false,
      ...(options.payments && { payments: options.payments }),
      engine: options.engine ?? createTestEngine(),
      ...(options.pictures && { pictures: options.pictures }),
      ...(options.files && { files: options.files }),
      ...(options.moderator && { moderator: options.moderator }),
      ...(options.bottles && { bottles: options.bottles }),
      ...(!options.hashesPasswordsSlowly && { passwords: quickPasswords }),
      ...(!options.isHurried && { timeLimits: UNHURRIED }),
      queuePoolSize: 2,
    },
    // Whether the web has been built, and from what, makes no difference to a test; nor is it read each time.
    webFolder: path.join(dataDir, 'no-web'),
  });
  let isStopped = false;
  const stop = async () => {
    if (isStopped) return;
    isStopped = true;
    await running.stop();
    await database?.drop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  endWithTest(stop);
  return {
    url: running.url,
    databaseUrl,
    context: running.context,
    mailer,
    visitor: () => createVisitor(running.url),
    member: (details = {}) => signUp(running.url, details),
    stop,
  };
}

/** What the operator's account is made by: with others the server makes it, or none, at its start. */
const OF_THE_OPERATOR = ['OPERATOR_EMAIL', 'OIDC_ISSUER', 'APP_SECRET'];

function freshDatabase(env: Record<string, string> = {}) {
  const isUsual = OF_THE_OPERATOR.every((name) => env[name] === undefined);
  return createDatabase(inject('adminUrl'), isUsual ? 'template_started' : 'template_vignette');
}

function openedAt(url: string): RunningDatabase {
  return {
    url,
    directUrl: url,
    kind: 'external',
    wasAdopted: false,
    supervise: () => {},
    stop: async () => {},
  };
}

/** Inside a test the app ends with it; a `beforeAll` returns `app.stop` itself. */
function endWithTest(stop: () => Promise<void>): void {
  try {
    onTestFinished(stop);
  } catch {
    return;
  }
}

async function signUp(url: string, details: { email?: string; name?: string }) {
  const email = details.email ?? `${crypto.randomUUID()}@example.com`;
  const visitor = createVisitor(url);
  const answer = await visitor.post('/api/auth/sign-up/email', {
    email,
    password: TEST_PASSWORD,
    name: details.name ?? 'Test Member',
  });
  if (answer.status !== 200)
    throw new Error(`Sign-up failed: ${answer.status} ${await answer.text()}`);
  const { user } = (await answer.json()) as { user: { id: string } };
  return { ...visitor, email, userId: user.id };
}
