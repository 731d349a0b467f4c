import { expect, test } from 'vitest';

import { displayNameOf, displayNameSchema, emailSchema } from './identity.ts';

test.each([
  [{ firstName: 'Ada', lastName: 'Vigne' }, 'Ada Vigne'],
  [{ firstName: '  ', lastName: null, username: 'ada' }, 'ada'],
  [{ firstName: 'Ada', lastName: '' }, 'Ada'],
  [{}, 'User'],
])('names a person from %j', (parts, name) => {
  expect(displayNameOf(parts)).toBe(name);
});

test.each(['Ada\nVigne', 'Ada\u2028Vigne', 'see https://evil.example', 'Win at www.evil.example'])(
  'a name is one line of writing and no link: %j',
  (name) => {
    expect(displayNameSchema.safeParse(name).success).toBe(false);
  },
);

test.each(['Dr. Ada Vigne', 'Ada O’Vigne-Müller', '王小明', 'ada.vigne'])(
  '%s is a name',
  (name) => {
    expect(displayNameSchema.safeParse(name).success).toBe(true);
  },
);

const message = (schema: typeof emailSchema, value: unknown) =>
  schema.safeParse(value).error?.issues[0]?.message;

test('says what is wrong with an address or a name, in the words of the product', () => {
  expect(message(emailSchema, '')).toBe('Email is required');
  expect(message(emailSchema, 'ada')).toBe('Please enter a valid email address');
  expect(message(displayNameSchema, 'A')).toBe('Display name must be at least 2 characters');
  expect(message(displayNameSchema, 'x'.repeat(51))).toBe(
    'Display name must be less than 50 characters',
  );
  expect(emailSchema.parse(' Ada@Example.COM ')).toBe('ada@example.com');
});
