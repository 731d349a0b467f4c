import type { Health, Probe } from '#server/ports/health.ts';
import type { Logger } from '#server/ports/logger.ts';
import type { SystemPart, SystemPartId, SystemStatus } from '#shared/contract/admin-system.ts';

export type SystemProbes = Record<SystemPartId, Probe>;

/** Long enough for a slow answer, short enough for a person who waits. */
const TIMEOUT_MS = 3000;
/** Silent so often in a row, a part is down. */
const SILENT_TIMES = 3;
/** However many admins look, and however often they reload. */
const FRESH_MS = 5000;

interface StatusOptions {
  probes: SystemProbes;
  logger: Logger;
}

/** With how often in a row each part did not answer in time. */
type AskOptions = StatusOptions & { late: Map<SystemPartId, number> };

/** How the parts of the system are, asked now and remembered for a few seconds. */
export function createSystemStatus(options: StatusOptions): () => Promise<SystemStatus> {
  const { probes } = options;
  const asking: AskOptions = { ...options, late: new Map() };
  let latest: Promise<SystemStatus> | undefined;
  let madeAt = -Infinity;
  return () => {
    if (latest && performance.now() - madeAt < FRESH_MS) return latest;
    madeAt = performance.now();
    const ids = Object.keys(probes) as SystemPartId[];
    latest = Promise.all(ids.map((id) => ask(asking, id))).then((parts) => ({
      checkedAt: new Date().toISOString(),
      parts,
    }));
    return latest;
  };
}

async function ask(options: AskOptions, id: SystemPartId): Promise<SystemPart> {
  const { probes, logger, late } = options;
  const started = performance.now();
  const measured = () => Math.round((performance.now() - started) * 10) / 10;
  try {
    const { summary, needsAttention } = await within(TIMEOUT_MS, probes[id]);
    late.delete(id);
    return {
      id,
      summary,
      state: needsAttention ? 'attention' : 'working',
      latencyMs: measured(),
    };
  } catch (error) {
    // The reason may hold addresses and keys: it goes to the log, the screen says where to look.
    logger.warn({ err: error, part: id }, 'a part of the system does not answer');
    if (error instanceof TooSlow) return { id, ...lateness(options, id), latencyMs: measured() };
    return { id, summary: 'Not working, see the log', state: 'down', latencyMs: measured() };
  }
}

/** Slow is not down: that is only what stays silent several times in a row. */
function lateness({ late }: AskOptions, id: SystemPartId): Pick<SystemPart, 'state' | 'summary'> {
  const times = (late.get(id) ?? 0) + 1;
  late.set(id, times);
  const limit = `${TIMEOUT_MS / 1000} s`;
  if (times < SILENT_TIMES) return { state: 'attention', summary: `Slow, over ${limit}` };
  return { state: 'down', summary: `No answer within ${limit}, ${times} times in a row` };
}

class TooSlow extends Error {}

/** A probe that does not heed its signal is left behind. */
async function within(ms: number, probe: Probe): Promise<Health> {
  const stop = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      stop.abort();
      reject(new TooSlow(`No answer within ${ms} ms`));
    }, ms);
  });
  try {
    return await Promise.race([probe(stop.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}
