import { expect, test } from 'vitest';

import { RefusalToStart } from '#server/exit-with-reason.ts';

import { awaitDatabase, startAgainWhileAway } from './await-database.ts';

const URL_ = 'postgres://ada:hidden@db.example:5432/vignette';
const coded = (code: string) => Object.assign(new Error(`failed (${code})`), { code });

function failing(...errors: Error[]) {
  let asked = 0;
  const ask = async () => {
    const error = errors[asked];
    asked += 1;
    if (error) throw error;
  };
  return { ask, count: () => asked };
}

test('a database that is still starting, or starts again, is waited for', async () => {
  const { ask, count } = failing(coded('ECONNREFUSED'), coded('57P03'));
  await awaitDatabase(URL_, ask);
  expect(count()).toBe(3);
});

test('what waiting does not mend is said at once, without the password', async () => {
  const { ask, count } = failing(coded('28P01'));
  const refusal = await awaitDatabase(URL_, ask).catch((error: unknown) => error);
  expect(count()).toBe(1);
  expect(refusal).toBeInstanceOf(RefusalToStart);
  expect(String(refusal)).toContain('db.example:5432/vignette cannot be used: failed (28P01)');
  expect(String(refusal)).not.toContain('hidden');
});

test('one that never comes is given up', async () => {
  const { ask } = failing(...Array.from({ length: 9 }, () => coded('ECONNREFUSED')));
  await expect(awaitDatabase(URL_, ask, { patienceMs: 0 })).rejects.toThrow('cannot be used');
});

test('a start whose database dies half-way begins again, and not for ever', async () => {
  const once = failing(coded('ECONNREFUSED'));
  await startAgainWhileAway(once.ask);
  expect(once.count()).toBe(2);

  const always = failing(...Array.from({ length: 9 }, () => coded('57P01')));
  await expect(startAgainWhileAway(always.ask)).rejects.toThrow('57P01');
  expect(always.count()).toBe(3);

  const wrong = failing(coded('42P01'));
  await expect(startAgainWhileAway(wrong.ask)).rejects.toThrow('42P01');
  expect(wrong.count()).toBe(1);
});
