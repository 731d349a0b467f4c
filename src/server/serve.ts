import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import type { Config } from '#server/config.ts';
import { createContext } from '#server/context.ts';
import type { AppContext, ContextOptions } from '#server/context.ts';
import { openDatabase } from '#server/database.ts';
import type { RunningDatabase } from '#server/database.ts';
import { connect } from '#server/db/connect.ts';
import { nameFullDisk } from '#server/db/data-folder-faults.ts';
import type { Watchman } from '#server/db/embedded/keep-running.ts';
import { migrate } from '#server/db/migrate.ts';
import { loadSecrets } from '#server/db/secrets.ts';
import { RefusalToStart } from '#server/exit-with-reason.ts';
import { createPageDresser } from '#server/http/site/dress-page.ts';
import { noticesHtml } from '#server/http/site/notices-html.ts';
import { createDrain } from '#server/http/drain.ts';
import { baseSecurityHeaders } from '#server/http/guard/security-headers.ts';
import { createHttpServer } from '#server/http/server.ts';
import { createSite } from '#server/http/site/site.ts';
import { collectWork } from '#server/jobs.ts';
import { ensureOperator } from '#server/operator.ts';
import type { Operator } from '#server/operator.ts';
import { startWork } from '#server/start-work.ts';

export interface Running {
  url: string;
  context: AppContext;
  /** The operator's password, on the start that created the account. */
  operator: Operator | null;
  /**
   * Readiness fails first and everything is answered for `delayMs` more, so that a balancer looks
   * elsewhere in time; then accepted requests finish, and everything is let go of.
   */
  stop(delayMs?: number): Promise<void>;
  /** Called when the embedded database is lost for good. */
  onDatabaseLost(lost: () => void): void;
}

export interface ServeOptions {
  config: Config;
  overrides?: ContextOptions['overrides'];
  /** One that is open, and of the newest schema; else the one that the settings name is opened. */
  database?: RunningDatabase;
  /** Whether jobs and upkeep run by the clock too, and not only when they are asked for. */
  isScheduled?: boolean;
  /** Every page says that nothing here is real. */
  isDemo?: boolean;
  /** Where the built web lies. */
  webFolder?: string;
}

const WEB_FOLDER = path.resolve(import.meta.dirname, '../../dist/web');
const DRAIN_LIMIT_MS = 25_000;

export async function serve({
  config,
  overrides,
  database: opened,
  isScheduled = true,
  isDemo = false,
  webFolder = WEB_FOLDER,
}: ServeOptions): Promise<Running> {
  const database = opened ?? (await openDatabase(config));
  const secret = config.secret ?? loadSecrets(config.dataDir).appSecret;
  const context = createContext({
    config,
    databaseUrl: database.url,
    directUrl: database.directUrl,
    secret,
    ...(overrides && { overrides }),
  });
  try {
    const applied = opened ? [] : await migrateDirectly(database.directUrl);
    context.logger.info(
      { database: database.kind, adopted: database.wasAdopted, migrations: applied },
      'database ready',
    );
    const operator = await ensureOperator(context);
    await context.changes.start();
    const work = await startWork({
      ...context,
      work: collectWork({ ...context, db: context.upkeepDb }),
      isScheduled,
      isWorker: config.role !== 'web',
      note: ({ seconds, ...labels }) => context.metrics.jobs.observe(labels, seconds),
    });
    const { server, failReadiness, drain } = createDrainableServer(context, { isDemo, webFolder });
    await listen(server, config);
    const lost = Promise.withResolvers<void>();
    database.supervise(createWatchman(context.logger, lost.resolve));
    const { port } = server.address() as AddressInfo;
    await context.payments.start({ webhookUrl: `http://127.0.0.1:${port}/webhooks/stripe` });
    context.logger.info({ port, role: config.role }, 'listening');
    return {
      url: `http://localhost:${port}`,
      context,
      operator,
      stop: async (delayMs = 0) => {
        failReadiness();
        await sleep(delayMs);
        context.stopping.abort();
        // The queue takes jobs until the last request has been answered.
        await Promise.all([drain(), work.finish()]);
        await context.close();
        await database.stop();
      },
      onDatabaseLost: (tell) => void lost.promise.then(tell),
    };
  } catch (error) {
    await context.close();
    await database.stop();
    throw database.kind === 'embedded' ? nameFullDisk(error, config.dataDir) : error;
  }
}

function createDrainableServer(
  context: AppContext,
  { isDemo, webFolder }: { isDemo: boolean; webFolder: string },
) {
  let isDraining = false;
  const server = createHttpServer({
    ...context,
    site: createSite({
      folder: webFolder,
      headers: baseSecurityHeaders(context.config.appUrl),
      address: { origin: context.config.appUrl, ...context.config.links },
      imageOrigins: context.config.imageOrigins,
      dressPage: createPageDresser(async (cookies) =>
        noticesHtml({ settings: await context.settings.current(), isDemo, cookies }),
      ),
    }),
    isDraining: () => isDraining,
  });
  const failReadiness = () => {
    isDraining = true;
  };
  // From then on no connection is kept: a proxy that reused one could meet the moment it is closed.
  server.prependListener('request', (_, res) => {
    if (isDraining) res.shouldKeepAlive = false;
  });
  return { server, failReadiness, drain: createDrain(server, DRAIN_LIMIT_MS) };
}

async function migrateDirectly(url: string): Promise<string[]> {
  const { db, close } = connect({ url, poolSize: 2, kind: 'migrations', onError: () => {} });
  try {
    return await migrate(db);
  } finally {
    await close();
  }
}

function createWatchman(logger: AppContext['logger'], onGivenUp: () => void): Watchman {
  return {
    onDied: () => logger.error('the embedded database died and is started again'),
    onRestarted: () => logger.warn('the embedded database is back'),
    onFailed: (error) => logger.error({ err: error }, 'the embedded database did not start'),
    onGivenUp: () => {
      logger.fatal('the embedded database could not be started again');
      onGivenUp();
    },
  };
}

async function listen(server: Server, config: Config): Promise<void> {
  server.listen({ port: config.port, ...(config.host && { host: config.host }) });
  try {
    await once(server, 'listening');
  } catch (error) {
    throw refusalOfPort(error as NodeJS.ErrnoException, config.port);
  }
}

function refusalOfPort(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EADDRINUSE')
    return new RefusalToStart(
      `Port ${port} is taken by another program. Stop that one, or name another with PORT.`,
    );
  if (error.code === 'EACCES')
    return new RefusalToStart(
      `This account may not open port ${port}. Name one above 1023 with PORT, and put a proxy before it.`,
    );
  return error;
}
