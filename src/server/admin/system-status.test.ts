import { setTimeout as sleep } from 'node:timers/promises';
import pino from 'pino';
import { describe, expect, test, vi } from 'vitest';

import type { Probe } from '#server/ports/health.ts';
import { createTestApp } from '#server/testing/create-test-app.ts';
import { createAdmin } from '#server/testing/admins.ts';
import { SYSTEM_PARTS } from '#shared/contract/admin-system.ts';
import type { SystemPartId } from '#shared/contract/admin-system.ts';

import { createSystemStatus } from './system-status.ts';

const logger = pino({ level: 'silent' });
const fine: Probe = async () => ({ summary: 'fine' });

function probes(odd: Partial<Record<SystemPartId, Probe>>): Record<SystemPartId, Probe> {
  const all = Object.fromEntries(SYSTEM_PARTS.map((id) => [id, fine]));
  return { ...all, ...odd } as Record<SystemPartId, Probe>;
}

describe('the system status', () => {
  test('asks every part for real and says how long it took', async () => {
    const app = await createTestApp();
    const support = await createAdmin(app, 'support');
    const { parts } = await support.api.adminSystem.status();
    expect(parts.map((part) => part.id)).toEqual([...SYSTEM_PARTS]);
    expect(parts.filter((part) => part.state === 'down')).toEqual([]);
    for (const part of parts) expect(part.latencyMs).toBeGreaterThanOrEqual(0);
    expect(parts.find((part) => part.id === 'database')?.summary).toMatch(/^PostgreSQL \d+/);
    expect(parts.find((part) => part.id === 'payments')).toMatchObject({
      state: 'attention',
      summary: 'Test mode, no money moves',
    });
  });

  test('says that a part is down without telling its secrets', async () => {
    const status = createSystemStatus({
      logger,
      probes: probes({ mail: () => Promise.reject(new Error('smtp://user:secret@host refused')) }),
    });
    const { parts } = await status();
    const mail = parts.find((part) => part.id === 'mail');
    expect(mail).toMatchObject({ state: 'down', summary: 'Not working, see the log' });
    expect(JSON.stringify(parts)).not.toContain('secret');
  });

  test('does not wait for a part that never answers', async () => {
    const never = vi.fn<Probe>((signal) => sleep(60_000, { summary: '' }, { signal }));
    const slow = { logger, probes: probes({ queue: never }), timeoutMs: 50, freshMs: 0 };
    const status = createSystemStatus(slow);
    const look = async () => (await status()).parts.find((part) => part.id === 'queue');
    // Slow is not down; silent three times in a row is.
    expect(await look()).toMatchObject({ state: 'attention', summary: 'Slow, over 0.05 s' });
    expect(await look()).toMatchObject({ state: 'attention' });
    expect(await look()).toMatchObject({
      state: 'down',
      summary: 'No answer within 0.05 s, 3 times in a row',
    });
    expect(never.mock.calls[0]?.[0].aborted).toBe(true);
  });

  test('asks each part once, however many look at the same time', async () => {
    const probe = vi.fn<Probe>(fine);
    const status = createSystemStatus({ logger, probes: probes({ engine: probe }), freshMs: 80 });
    await Promise.all(Array.from({ length: 20 }, status));
    await status();
    expect(probe).toHaveBeenCalledTimes(1);
    await sleep(100);
    await status();
    expect(probe).toHaveBeenCalledTimes(2);
  });
});
