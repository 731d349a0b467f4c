import { Gauge } from 'prom-client';
import type { GaugeConfiguration, Registry } from 'prom-client';
import type { Pool } from 'pg';

import { FIGURES } from '#server/admin/system/read-figures.ts';
import type { Figure } from '#server/admin/system/read-figures.ts';

/** One reading serves all gauges of a scrape, and scrapes that come together. */
const FRESH_MS = 5000;

/**
 * What all processes share (queue, pictures, credits, mails, webhooks) is read from the database
 * when somebody asks: the same figures from every process, whoever restarted last.
 */
export function addHouseMetrics(registry: Registry, read: () => Promise<Figure[]>): void {
  let reading: Promise<Figure[] | null> | undefined;
  let readAt = -Infinity;
  const current = () => {
    if (reading && performance.now() - readAt < FRESH_MS) return reading;
    readAt = performance.now();
    reading = read().catch(() => null);
    return reading;
  };
  add(registry, {
    name: 'house_figures_up',
    help: '1 where the figures of the house could be read from the database',
    async collect() {
      this.set((await current()) ? 1 : 0);
    },
  });
  for (const [name, { help, labels }] of Object.entries(FIGURES))
    add(registry, {
      name,
      help,
      labelNames: labels,
      async collect() {
        this.reset();
        for (const figure of (await current()) ?? [])
          if (figure.name === name) this.set(figure.labels, figure.value);
      },
    });
}

/** Connections by pool: how many are open, how many of them rest, how many wait for one. */
export function addPoolMetrics(registry: Registry, pools: Readonly<Record<string, Pool>>): void {
  add(registry, {
    name: 'database_pool_connections',
    help: 'Connections to the database: open, idle, the most there may be, and requests that wait for one',
    labelNames: ['pool', 'state'],
    collect() {
      for (const [pool, { totalCount, idleCount, waitingCount, options }] of Object.entries(
        pools,
      )) {
        this.set({ pool, state: 'open' }, totalCount);
        this.set({ pool, state: 'idle' }, idleCount);
        // Those that an idle one is about to serve do not wait.
        this.set({ pool, state: 'waiting' }, Math.max(0, waitingCount - idleCount));
        this.set({ pool, state: 'most' }, options.max);
      }
    },
  });
}

function add<Label extends string>(registry: Registry, gauge: GaugeConfiguration<Label>): void {
  registry.registerMetric(new Gauge({ ...gauge, registers: [] }));
}
