import type { ServerResponse } from 'node:http';
import { Counter, Gauge, Histogram } from 'prom-client';
import type { Registry } from 'prom-client';

/** Requests that were answered, and those that are being answered. */
export function createRequestMetrics(registry: Registry) {
  const registers = [registry];
  const open = new Set<ServerResponse>();
  const gauge = (name: string, help: string, count: () => number) =>
    registry.registerMetric(
      new Gauge({
        name,
        help,
        registers: [],
        collect() {
          this.set(count());
        },
      }),
    );
  gauge('http_requests_in_flight', 'Requests being answered', () => open.size);
  gauge(
    'event_streams',
    'Streams of events that are open',
    () => [...open].filter(isEventStream).length,
  );
  return {
    /** Answers that have not ended. */
    open,
    requests: new Counter({
      name: 'http_requests_total',
      help: 'Requests answered',
      labelNames: ['method', 'route', 'status'] as const,
      registers,
    }),
    duration: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from request to answer',
      labelNames: ['route'] as const,
      buckets: [0.005, 0.02, 0.1, 0.5, 2, 10, 30],
      registers,
    }),
  };
}

export function isEventStream(res: ServerResponse): boolean {
  return String(res.getHeader('content-type')).startsWith('text/event-stream');
}
