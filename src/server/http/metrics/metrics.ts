import { performance } from 'node:perf_hooks';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

import { createRequestMetrics } from './request-metrics.ts';

export type Metrics = ReturnType<typeof createMetrics>;

/** What this process counts of itself. What the database knows is read by `house-metrics.ts`. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectProcessMetrics(registry);
  return {
    registry,
    ...createRequestMetrics(registry),
    alerts: new Counter({
      name: 'alerts_total',
      help: 'Things a person must look at',
      labelNames: ['kind'] as const,
      registers,
    }),
    engine: new Histogram({
      name: 'image_engine_seconds',
      help: 'Time an engine took for one picture, by how it ended',
      labelNames: ['engine', 'outcome'] as const,
      buckets: [0.5, 1, 2, 4, 8, 15, 30, 60, 120],
      registers,
    }),
    jobs: new Histogram({
      name: 'job_seconds',
      help: 'Time of background work (jobs, schedules and sweeps), by how it ended',
      labelNames: ['job', 'outcome'] as const,
      buckets: [0.05, 0.5, 2, 10, 60, 600],
      registers,
    }),
    proofs: new Gauge({
      name: 'proof_sound',
      help: '1 where the last proof of ledger or audit chain in this process was sound, 0 where not',
      labelNames: ['proof'] as const,
      registers,
    }),
    proofTimes: new Gauge({
      name: 'proof_timestamp_seconds',
      help: 'When that proof ended',
      labelNames: ['proof'] as const,
      registers,
    }),
  };
}

/** The longest that prom-client's clock of the event loop takes: at its default of 10 ms it would wake an idle server a hundred times a second. */
const LOOP_CLOCK_MS = 2 ** 31 - 1;

function collectProcessMetrics(registry: Registry): void {
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: LOOP_CLOCK_MS });
  // What that clock measures: nothing any more. The lag at each reading stays.
  for (const figure of ['min', 'max', 'mean', 'stddev', 'p50', 'p90', 'p99'])
    registry.removeSingleMetric(`nodejs_eventloop_lag_${figure}_seconds`);
  let since = performance.eventLoopUtilization();
  const utilization = new Gauge({
    name: 'nodejs_eventloop_utilization',
    help: 'Share of the time since the last reading in which JavaScript ran',
    registers: [],
    collect() {
      const now = performance.eventLoopUtilization();
      this.set(performance.eventLoopUtilization(now, since).utilization);
      since = now;
    },
  });
  registry.registerMetric(utilization);
}
