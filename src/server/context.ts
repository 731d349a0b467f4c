import type pino from 'pino';

import { createGuardedDownload } from '#server/adapters/engines/guarded-download.ts';
import { createPgBossQueue } from '#server/adapters/queue/pg-boss-queue.ts';
import { createProcessSandbox } from '#server/adapters/sandbox/process-sandbox.ts';
import { createSettingsSource } from '#server/admin/settings/settings-source.ts';
import type { SettingsSource } from '#server/admin/settings/settings-source.ts';
import { readFigures } from '#server/admin/system/read-figures.ts';
import { systemProbes } from '#server/admin/system/system-probes.ts';
import { createSystemStatus } from '#server/admin/system/system-status.ts';
import {
  chooseMailer,
  chooseModerator,
  choosePayments,
  choosePictureStore,
  mailFolderOf,
} from './choose-adapters.ts';
import type { PaymentParts } from './choose-adapters.ts';
import { openIdentity } from './open-identity.ts';
import type { BillingDeps } from '#server/billing/deps.ts';
import type { Config } from '#server/config.ts';
import { createChangeFeed } from '#server/db/change-feed.ts';
import type { ChangeFeed } from '#server/db/change-feed.ts';
import type { Db } from '#server/db/connect.ts';
import type { TimeLimits } from '#server/db/time-limits.ts';
import { createRejectionCounter } from './db/rate-limit/rejection-counter.ts';
import type { RejectionCounter } from './db/rate-limit/rejection-counter.ts';
import { createRateLimiter } from './db/rate-limit/rate-limiter.ts';
import type { RateLimiter } from './db/rate-limit/rate-limiter.ts';
import { addHouseMetrics, addPoolMetrics } from '#server/http/metrics/house-metrics.ts';
import { createMetrics } from '#server/http/metrics/metrics.ts';
import type { Metrics } from '#server/http/metrics/metrics.ts';
import type { GenerationDeps, PictureKeeper } from '#server/generations/deps.ts';
import { alertWhenFull } from '#server/images/store/alert-when-full.ts';
import { createPictureKeeper } from '#server/images/store/picture-keeper.ts';
import { createLogger } from '#server/logger.ts';
import type { PictureStore } from '#server/images/store/store-picture.ts';
import type { FileStore } from '#server/ports/file-store.ts';
import type { Identity, PasswordHasher } from '#server/ports/identity.ts';
import type { ImageEngine } from '#server/ports/image-engine.ts';
import type { Mailer } from '#server/ports/mailer.ts';
import type { Monitor } from '#server/ports/monitor.ts';
import type { Payments } from '#server/ports/payments.ts';
import type { Moderator } from '#server/ports/moderator.ts';
import type { QueueRunner } from '#server/ports/queue.ts';
import type { Sandbox } from '#server/ports/sandbox.ts';
import type { ProfileRules } from '#server/profiles/ensure-profile.ts';
import { createSessionFinder } from '#server/sessions/find-session.ts';
import type { FindSession } from '#server/sessions/find-session.ts';
import type { WineRenderer } from '#server/ports/wine-renderer.ts';
import { dressOwnWine } from '#server/wines/dress-wine.ts';
import type { WineDeps } from '#server/wines/preview-wine.ts';
import type { SystemStatus } from '#shared/contract/admin-system.ts';
import { openPools } from '#server/db/open-pools.ts';
import { openEngines } from './open-engines.ts';

/** Everything the product runs on, put together in one place; tests override single parts. */
export interface AppContext {
  config: Config;
  logger: pino.Logger;
  db: Db;
  /** For what nobody waits for: its statements may take minutes. */
  upkeepDb: Db;
  mailer: Mailer;
  /** Where mails lie that are not sent. */
  mailFolder: string | null;
  identity: Identity;
  findSession: FindSession;
  queue: QueueRunner;
  payments: Payments;
  metrics: Metrics;
  hits: RejectionCounter;
  rateLimiter: RateLimiter;
  billing: BillingDeps;
  changes: ChangeFeed;
  pictureStore: PictureStore;
  sandbox: Sandbox;
  wines: WineDeps;
  generations: GenerationDeps;
  /** Aborted when the process has been told to stop: whoever waits for something answers now. */
  stopping: AbortController;
  profileRules: ProfileRules;
  settings: SettingsSource;
  systemStatus: () => Promise<SystemStatus>;
  close(): Promise<void>;
}

export interface ContextOptions {
  config: Config;
  databaseUrl: string;
  /** Past a transaction pooler, where there is one. */
  directUrl?: string;
  secret: string;
  overrides?: {
    mailer?: Mailer;
    logger?: pino.Logger;
    payments?: (parts: PaymentParts) => Payments;
    isRateLimited?: boolean;
    engine?: ImageEngine;
    pictures?: PictureKeeper;
    files?: FileStore;
    moderator?: Moderator;
    bottles?: WineRenderer;
    passwords?: PasswordHasher;
    timeLimits?: TimeLimits;
    queuePoolSize?: number;
  };
}

/** Fetching, heartbeats and upkeep; enqueueing uses the caller's transaction. */
const QUEUE_POOL_SIZE = 4;
export function createContext({
  config,
  databaseUrl,
  directUrl = databaseUrl,
  secret,
  overrides = {},
}: ContextOptions): AppContext {
  const logger = overrides.logger ?? createLogger(config);
  const metrics = createMetrics();
  const monitor = createMonitor(logger, metrics);
  const isPooled = directUrl !== databaseUrl;
  const pools = openPools({
    url: databaseUrl,
    poolSize: config.database.poolSize,
    isPooled,
    ...(overrides.timeLimits && { limits: overrides.timeLimits }),
    onError: (error) => logger.warn({ err: error }, 'a database connection was lost'),
    onFull: (error) =>
      monitor.alert('database_full', { err: error }, 'the database has no room left'),
  });
  const { db, pool } = pools.requests;
  const mailer = overrides.mailer ?? chooseMailer(config, logger);
  const queue = createPgBossQueue({
    url: directUrl,
    logger,
    poolSize: overrides.queuePoolSize ?? QUEUE_POOL_SIZE,
  });
  const makePayments = overrides.payments ?? ((parts) => choosePayments(config, parts));
  const payments = makePayments({
    db,
    logger,
    secret,
    appUrl: config.appUrl,
    hasTestBench: config.hasTestBench,
  });
  addHouseMetrics(metrics.registry, () => readFigures(db));
  addPoolMetrics(metrics.registry, {
    requests: pool,
    identity: pools.identity.pool,
    upkeep: pools.upkeep.pool,
  });
  const changes = createChangeFeed({
    url: directUrl,
    onError: (error) => logger.warn({ err: error }, 'the connection for events was lost'),
  });
  const rateLimiter = createRateLimiter(db);
  const stopping = new AbortController();
  const engines = openEngines({
    config,
    engine: overrides.engine,
    bottles: overrides.bottles,
    onRun: ({ seconds, ...labels }) => metrics.engine.observe(labels, seconds),
  });
  const { engine, setEngine, bottles } = engines;
  const sandbox = createProcessSandbox();
  const chosen = choosePictureStore(config, sandbox);
  const files = alertWhenFull(overrides.files ?? chosen.files, monitor);
  const pictureStore = { ...chosen, files };
  const hits = createRejectionCounter({
    db,
    onError: (error) => logger.warn({ err: error }, 'refused requests could not be counted'),
  });
  const mails = { db, queue, appUrl: config.appUrl, secret };
  const isRateLimited = overrides.isRateLimited ?? true;
  const identity = openIdentity({
    db,
    identityDb: pools.identity.db,
    mails,
    mailer,
    config,
    logger,
    hits,
    passwords: overrides.passwords,
    isRateLimited,
  });
  return {
    config,
    logger,
    db,
    upkeepDb: pools.upkeep.db,
    mailer,
    mailFolder: mailer.delivers ? null : mailFolderOf(config),
    identity,
    findSession: createSessionFinder(pool, { isPooled }),
    queue,
    payments,
    metrics,
    hits,
    rateLimiter,
    billing: {
      db,
      queue,
      payments,
      monitor,
      appUrl: config.appUrl,
    },
    changes,
    stopping,
    pictureStore,
    sandbox,
    wines: {
      db,
      files: pictureStore.files,
      sandbox,
      renderer: bottles,
      stopping: stopping.signal,
    },
    generations: {
      db,
      queue,
      changes,
      logger,
      ...config.generations,
      rateLimiter,
      stopping: stopping.signal,
      moderator: overrides.moderator ?? chooseModerator(config, logger),
      engine,
      setEngine,
      dressWine: (wanted) => dressOwnWine({ db, files: pictureStore.files }, wanted),
      pictures:
        overrides.pictures ??
        createPictureKeeper({ ...pictureStore, sandbox, download: createGuardedDownload() }),
    },
    profileRules: {
      db,
      secret,
      isVerificationRequired: mailer.delivers,
      operator: config.operator,
      grantLimits: config.grantLimits,
    },
    settings: createSettingsSource({ db, logger }),
    systemStatus: createSystemStatus({
      logger,
      probes: systemProbes({
        db,
        pool,
        queue,
        engine,
        payments,
        files: pictureStore.files,
        mailer,
      }),
    }),
    close: async () => {
      await queue.stop();
      await engines.close();
      await payments.close();
      await changes.close();
      await mailer.close();
      await hits.close();
      await pools.close();
    },
  };
}

function createMonitor(logger: pino.Logger, metrics: Metrics): Monitor {
  return {
    alert: (kind, fields, message) => {
      metrics.alerts.inc({ kind });
      logger.error({ alert: kind, ...fields }, message);
    },
    prove: (proof, isSound) => {
      metrics.proofs.set({ proof }, isSound ? 1 : 0);
      metrics.proofTimes.set({ proof }, Date.now() / 1000);
    },
  };
}
