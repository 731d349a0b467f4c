import { expect, test } from 'vitest';
import { createTestApp, TEST_PASSWORD } from '#server/testing/create-test-app.ts';

test('changes the name, and the profile follows', async () => {
  const app = await createTestApp();
  const member = await app.member({ name: 'Ada' });
  await member.api.profile.get();
  expect((await member.post('/api/auth/update-user', { name: 'Ada Vigne' })).status).toBe(200);
  expect((await member.api.profile.get()).displayName).toBe('Ada Vigne');

  const refused = await member.post('/api/auth/update-user', { name: 'A' });
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({
    message: 'Display name must be at least 2 characters',
  });
});

test.each([
  ['an address of the web is kept', 'https://example.com/me.png', 'https://example.com/me.png'],
  ['a script is not', 'javascript:alert(1)', null],
  ['nor an address without an end', `https://example.com/${'x'.repeat(5000)}`, null],
])('as the picture of somebody %s', async (_name, image, kept) => {
  const app = await createTestApp();
  const member = await app.member();
  expect((await member.post('/api/auth/update-user', { image })).status).toBe(200);
  expect((await member.api.profile.get()).avatarUrl).toBe(kept);

  const email = `${crypto.randomUUID()}@example.com`;
  const newcomer = app.visitor();
  const details = { email, name: 'Ada Vigne', password: TEST_PASSWORD, image };
  expect((await newcomer.post('/api/auth/sign-up/email', details)).status).toBe(200);
  const { image: known } = await app.context.db
    .selectFrom('auth_users')
    .select('image')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  expect(known).toBe(kept);
});

test('changes the password only with the present one', async () => {
  const app = await createTestApp();
  const member = await app.member();
  const change = (currentPassword: string) =>
    member.post('/api/auth/change-password', {
      currentPassword,
      newPassword: 'another long password',
    });
  expect((await change('wrong password')).status).toBe(400);
  expect((await change(TEST_PASSWORD)).status).toBe(200);
});

test('changes the address after the new one is confirmed, and the profile follows', async () => {
  const app = await createTestApp();
  const member = await app.member({ email: 'old@example.com' });
  await member.api.profile.get();
  await member.post('/api/auth/change-email', { newEmail: 'new@example.com' });
  expect((await member.api.profile.get()).email).toBe('old@example.com');

  await member.fetch(await app.mailer.linkTo('new@example.com'));

  expect((await member.api.profile.get()).email).toBe('new@example.com');
});

test('lists the own devices and signs one out, or all others', async () => {
  const app = await createTestApp();
  const laptop = await app.member({ email: 'ada@example.com' });
  const account = { email: 'ada@example.com', password: TEST_PASSWORD };
  const [phone, tablet] = [app.visitor(), app.visitor()];
  for (const device of [phone, tablet]) await device.post('/api/auth/sign-in/email', account);
  const devices = await laptop.api.account.devices();
  expect(devices.map(({ isHere }) => isHere)).toEqual([true, false, false]);

  const phoneId = (await phone.api.account.devices())[0]?.id ?? '';
  expect(await laptop.api.account.endDevice({ id: phoneId })).toEqual({ ended: 1 });
  expect((await phone.api.session.get()).user).toBeNull();
  expect((await tablet.api.session.get()).user).not.toBeNull();

  const stranger = await app.member();
  expect(await stranger.api.account.endDevice({ id: devices[0]?.id ?? '' })).toEqual({ ended: 0 });
  expect(await laptop.api.account.endOtherDevices()).toEqual({ ended: 1 });
  expect((await laptop.api.session.get()).user).not.toBeNull();
});
