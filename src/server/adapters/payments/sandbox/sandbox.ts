import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { Db } from '#server/db/connect.ts';
import type { Logger } from '#server/ports/logger.ts';

import { createApiServer } from './api-server.ts';
import { passTime } from './clock.ts';
import { createWebhookSender } from './deliveries.ts';
import { withCustomer } from './customer-account.ts';
import { sandboxKeys } from './keys.ts';
import { createLinks } from './links.ts';
import { createPages } from './pages/pages.ts';
import { createStore } from './store.ts';
import { isLive, itemOf } from './subscriptions.ts';

const HOST = '127.0.0.1';
const TICK_MS = 10 * 60_000;

export interface PaymentSandbox {
  apiKey: string;
  webhookSecret: string;
  pages: RequestListener;
  /** Opens the API on this machine. */
  listen(): Promise<{ host: string; port: number }>;
  /** Where the API answers, once it is open. */
  port(): number;
  /** From now on events are delivered there. */
  deliverTo(webhookUrl: string): void;
  /** For tests: answers with errors, or never, until told otherwise. */
  setFault(fault: 'none' | 'error' | 'hang'): void;
  /** Sends waiting webhooks at once. */
  kick(): void;
  close(): Promise<void>;
}

/** A small Stripe of our own for machines without a key: same calls, same objects, no money. */
export function createSandbox(deps: {
  db: Db;
  logger: Logger;
  appUrl: string;
  secret: string;
  hasTestBench: boolean;
}): PaymentSandbox {
  const { db, logger } = deps;
  const { apiKey, webhookSecret } = sandboxKeys(deps.secret);
  const links = createLinks(deps.appUrl);
  const webhookSender = createWebhookSender({ db, secret: webhookSecret, logger });
  let fault: 'none' | 'error' | 'hang' = 'none';
  const onChange = () => webhookSender.kick();
  const server = createApiServer({ db, apiKey, links, logger, onChange, fault: () => fault });
  const ticker = setInterval(() => {
    passEveryonesTime(db, links.invoice).then(onChange, (error: unknown) =>
      logger.warn({ err: error }, 'test renewals are waiting'),
    );
  }, TICK_MS);
  ticker.unref();

  return {
    apiKey,
    webhookSecret,
    pages: createPages({ db, links, logger, onChange, hasTestBench: deps.hasTestBench }),
    kick: onChange,
    setFault: (next) => {
      fault = next;
    },
    port: () => (server.address() as AddressInfo).port,
    deliverTo: (url) => webhookSender.start(url),
    listen: async () => {
      server.listen(0, HOST);
      await once(server, 'listening');
      return { host: HOST, port: (server.address() as AddressInfo).port };
    },
    close: async () => {
      clearInterval(ticker);
      await webhookSender.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Real time passes too: a demo that runs for a month sees its renewals. */
async function passEveryonesTime(db: Db, invoiceUrl: (id: string) => string): Promise<void> {
  const live = (await createStore(db).list('subscription')).filter(isLive);
  for (const subscription of live) {
    await withCustomer(db, subscription.customer, async (account) => {
      if (
        subscription.status === 'past_due' ||
        itemOf(subscription).current_period_end <= account.now
      )
        await passTime(account, account.now, invoiceUrl);
    });
  }
}
