import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

import type { Config } from '#server/config.ts';
import { createContext } from '#server/context.ts';
import type { AppContext, ContextOptions } from '#server/context.ts';
import { openDatabase } from '#server/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { loadSecrets } from '#server/db/secrets.ts';
import { createPageDresser } from '#server/http/dress-page.ts';
import { noticesHtml } from '#server/http/notices-html.ts';
import { createDrain } from '#server/http/drain.ts';
import { baseSecurityHeaders } from '#server/http/security-headers.ts';
import { createHttpServer } from '#server/http/server.ts';
import { createSite } from '#server/http/site.ts';
import { collectWork, startWork } from '#server/jobs.ts';
import { ensureOperator } from '#server/operator.ts';
import type { Operator } from '#server/operator.ts';

export interface Running {
  url: string;
  context: AppContext;
  /** The operator's password, on the start that created the account. */
  operator: Operator | null;
  /** Readiness fails at once, accepted requests finish, then everything is let go of. */
  stop(): Promise<void>;
}

export interface ServeOptions {
  config: Config;
  overrides?: ContextOptions['overrides'];
  /** Every page says that nothing here is real. */
  isDemo?: boolean;
}

const WEB_FOLDER = path.resolve(import.meta.dirname, '../../dist/web');
const DRAIN_LIMIT_MS = 25_000;

export async function serve({ config, overrides, isDemo = false }: ServeOptions): Promise<Running> {
  const database = await openDatabase(config);
  const secret = config.secret ?? loadSecrets(config.dataDir).appSecret;
  const context = createContext({
    config,
    databaseUrl: database.url,
    secret,
    ...(overrides && { overrides }),
  });
  try {
    const applied = await migrate(context.db);
    context.logger.info(
      { database: database.kind, adopted: database.wasAdopted, migrations: applied },
      'database ready',
    );
    const operator = await ensureOperator(context);
    await context.changes.start();
    const work = await startWork({
      ...context,
      work: collectWork(context),
      isWorker: config.role !== 'web',
    });
    const { server, drain } = createDrainableServer(context, isDemo);
    await listen(server, config);
    const { port } = server.address() as AddressInfo;
    await context.payments.start({ webhookUrl: `http://127.0.0.1:${port}/webhooks/stripe` });
    context.logger.info({ port, role: config.role }, 'listening');
    return {
      url: `http://localhost:${port}`,
      context,
      operator,
      stop: async () => {
        context.stopping.abort();
        await Promise.all([drain(), work.stop()]);
        await context.close();
        await database.stop();
      },
    };
  } catch (error) {
    await context.close();
    await database.stop();
    throw error;
  }
}

function createDrainableServer(context: AppContext, isDemo: boolean) {
  let isDraining = false;
  const server = createHttpServer({
    ...context,
    site: createSite({
      folder: WEB_FOLDER,
      headers: baseSecurityHeaders(context.config.appUrl),
      imageOrigins: context.config.imageOrigins,
      dressPage: createPageDresser(async (cookies) =>
        noticesHtml({ settings: await context.settings.current(), isDemo, cookies }),
      ),
    }),
    isDraining: () => isDraining,
  });
  const close = createDrain(server, DRAIN_LIMIT_MS);
  const drain = () => {
    isDraining = true;
    return close();
  };
  return { server, drain };
}

async function listen(server: Server, config: Config): Promise<void> {
  const failed = once(server, 'error').then(([error]) => {
    throw error;
  });
  server.listen({ port: config.port, ...(config.host && { host: config.host }) });
  await Promise.race([once(server, 'listening'), failed]);
}
