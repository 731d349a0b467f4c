import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
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
