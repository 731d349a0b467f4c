import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';

import { REQUEST_LIMITS } from '#shared/rules/limits.ts';

import { createAdmission } from './admission.ts';

function createDoor() {
  let refused = 0;
  const { admit } = createAdmission({
    identity: { sessionKey: () => 'one session' },
    findSession: async () => null,
    onRefused: () => (refused += 1),
  });
  const knock = () => {
    const req = new IncomingMessage(new Socket());
    req.url = '/api/images';
    const res = new ServerResponse(req);
    return { res, admitted: admit(req, res) };
  };
  // As many as are answered at once: whoever comes now waits.
  for (let n = 0; n < REQUEST_LIMITS.atOnce; n += 1) knock();
  return { knock, refusals: () => refused };
}

test('whoever hangs up while waiting was not refused', async () => {
  const { knock, refusals } = createDoor();
  const { res, admitted } = knock();
  res.emit('close');
  expect(await admitted).toBeNull();
  expect(refusals()).toBe(0);
  expect(res.headersSent).toBe(false);
});

test('whoever finds too many waiting is refused, and counted', async () => {
  const { knock, refusals } = createDoor();
  const waiting = Array.from({ length: REQUEST_LIMITS.waiting }, knock);
  const { res, admitted } = knock();
  expect(await admitted).toBeNull();
  expect(res.statusCode).toBe(429);
  expect(refusals()).toBe(1);
  for (const { res: left } of waiting) left.emit('close');
});
