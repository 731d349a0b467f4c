import pino from 'pino';
import { describe, expect, onTestFinished, test, vi } from 'vitest';

import type { Probe } from '#server/ports/health.ts';
import { createTestApp } from '#server/testing/create-test-app.ts';
import { createAdmin } from '#server/testing/members/admins.ts';
import { SYSTEM_PARTS } from '#shared/contract/admin-system.ts';
import type { SystemPart, SystemPartId } from '#shared/contract/admin-system.ts';

import { createSystemStatus } from './system-status.ts';

const logger = pino({ level: 'silent' });
const fine: Probe = async () => ({ summary: 'fine' });

/** Time stands still until the test moves it. */
function holdTime(): void {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
}

function probes(odd: Partial<Record<SystemPartId, Probe>>): Record<SystemPartId, Probe> {
  const all = Object.fromEntries(SYSTEM_PARTS.map((id) => [id, fine]));
  return { ...all, ...odd } as Record<SystemPartId, Probe>;
}

describe('the system status', () => {
  test('asks every part for real and says how long it took', async () => {
    const app = await createTestApp();
    const support = await createAdmin(app, 'support');
    let parts: SystemPart[] = [];
    // On a busy machine a part may be slow, and then down, for as long as that answer is fresh.
    const findLate = async () => {
      ({ parts } = await support.api.adminSystem.status());
      return parts.filter(({ state, summary }) => state === 'down' || summary.startsWith('Slow'));
    };
    await expect.poll(findLate).toEqual([]);
    expect(parts.map((part) => part.id)).toEqual([...SYSTEM_PARTS]);
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
    holdTime();
    const never = vi.fn<Probe>(() => new Promise(() => {}));
    const status = createSystemStatus({ logger, probes: probes({ queue: never }) });
    const look = async () => {
      const answer = status();
      await vi.advanceTimersByTimeAsync(2999);
      expect(never.mock.lastCall?.[0].aborted).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      const queue = (await answer).parts.find((part) => part.id === 'queue');
      // What was found is remembered for a while.
      await vi.advanceTimersByTimeAsync(5000);
      return queue;
    };
    // Slow is not down; silent three times in a row is.
    expect(await look()).toMatchObject({ state: 'attention', summary: 'Slow, over 3 s' });
    expect(await look()).toMatchObject({ state: 'attention' });
    expect(await look()).toMatchObject({
      state: 'down',
      summary: 'No answer within 3 s, 3 times in a row',
    });
    expect(never.mock.calls[0]?.[0].aborted).toBe(true);
  });

  test('asks each part once, however many look at the same time', async () => {
    holdTime();
    const probe = vi.fn<Probe>(fine);
    const status = createSystemStatus({ logger, probes: probes({ engine: probe }) });
    await Promise.all(Array.from({ length: 20 }, status));
    vi.advanceTimersByTime(4999);
    await status();
    expect(probe).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    await status();
    expect(probe).toHaveBeenCalledTimes(2);
  });
});
