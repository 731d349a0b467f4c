const KNOWN = [
  'api',
  'functions',
  'media',
  'webhooks',
  'test-payments',
  'assets',
  'healthz',
  'readyz',
  'metrics',
];

/** A bounded set of names: raw paths would let a visitor grow the metrics without end. */
export function routeLabel(url: string): string {
  const [, first = '', second = ''] = url.split('?', 1)[0]?.split('/') ?? [];
  if (first === 'api' && second === 'auth') return '/api/auth';
  return KNOWN.includes(first) ? `/${first}` : 'page';
}
