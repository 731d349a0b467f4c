import { performance } from 'node:perf_hooks';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics() {
  const registry = new Registry();
  collectProcessMetrics(registry);
  return {
    registry,
    requests: new Counter({
      name: 'http_requests_total',
      help: 'Requests answered',
      labelNames: ['method', 'route', 'status'] as const,
      registers: [registry],
    }),
    duration: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from request to answer',
      labelNames: ['route'] as const,
      buckets: [0.005, 0.02, 0.1, 0.5, 2, 10, 30],
      registers: [registry],
    }),
    alerts: new Counter({
      name: 'alerts_total',
      help: 'Things a person must look at',
      labelNames: ['kind'] as const,
      registers: [registry],
    }),
    inFlight: new Gauge({
      name: 'http_requests_in_flight',
      help: 'Requests being answered',
      registers: [registry],
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

/** A bounded set of names: raw paths would let a visitor grow the metrics without end. */
export function routeLabel(url: string): string {
  const [, first = '', second = ''] = url.split('?', 1)[0]?.split('/') ?? [];
  if (first === 'api' && second === 'auth') return '/api/auth';
  if (
    [
      'api',
      'functions',
      'media',
      'webhooks',
      'test-payments',
      'assets',
      'healthz',
      'readyz',
      'metrics',
    ].includes(first)
  )
    return `/${first}`;
  return 'page';
}
