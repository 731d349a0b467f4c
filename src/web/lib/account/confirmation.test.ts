import { afterEach, expect, test } from 'vitest';
import { confirmed, setConfirmationHost } from './confirmation.ts';

afterEach(() => setConfirmationHost(null));

const wanted = Object.assign(new Error(), { code: 'CONFIRMATION_REQUIRED' });

/** Refused until somebody has proved who they are. */
function guarded() {
  let isProved = false;
  return {
    prove: async () => (isProved = true),
    act: async () => {
      if (!isProved) throw wanted;
      return 'done';
    },
  };
}

test('asks for a proof where one is wanted, and then does it', async () => {
  const { act, prove } = guarded();
  setConfirmationHost(prove);
  expect(await confirmed(act)).toBe('done');
});

test('does nothing where the proof is not given', async () => {
  const { act } = guarded();
  setConfirmationHost(async () => false);
  await expect(confirmed(act)).rejects.toBe(wanted);
});

test('asks nobody about other failures', async () => {
  let asked = 0;
  setConfirmationHost(async () => (asked += 1) > 0);
  const failure = new Error('out of order');
  await expect(confirmed(() => Promise.reject(failure))).rejects.toBe(failure);
  expect(asked).toBe(0);
});
