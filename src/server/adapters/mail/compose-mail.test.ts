import { expect, test } from 'vitest';

import { composeMail } from './compose-mail.ts';

const greet = (greeting: string) =>
  composeMail({ subject: 'A word', greeting, lines: ['Hello.'] }).text.split('\n', 1)[0];

test.each(['Ada Vigne', 'Dr. Müller', '王小明'])('greets %s by name', (name) => {
  expect(greet(name)).toBe(`Dear ${name},`);
});

test.each([
  'Your prize: https://evil.example/x',
  'evil.example',
  'evil。example',
  'evil．example',
  'ｈｔｔｐ：//evil',
  'www evil',
  'mail me@evil.example',
  'x'.repeat(60),
  '',
])('says no stranger’s words for them: %j', (name) => {
  expect(greet(name)).toBe('Hello,');
});

test('a name with line breaks stays on its line', () => {
  expect(greet('Ada\r\n\r\nDear victim, send money')).toBe('Dear Ada Dear victim, send money,');
});
