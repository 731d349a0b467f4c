import { expect, test } from 'vitest';

import { canonicalEmail, ownDomainOf } from './mailbox.ts';

test.each([
  ['Ada.Vigne+wine@GMAIL.com', 'adavigne@gmail.com'],
  ['a.d.a@googlemail.com', 'ada@gmail.com'],
  ['ada@me.com', 'ada@icloud.com'],
  ['ada+x@mac.com', 'ada@icloud.com'],
  ['ada.vigne@pm.me', 'adavigne@proton.me'],
  ['ada_vigne+2@protonmail.com', 'adavigne@proton.me'],
  ['ada-anything@yahoo.com', 'ada@yahoo.com'],
  ['ada-2@yahoo.co.uk', 'ada@yahoo.co.uk'],
  ['ada+wine@outlook.com', 'ada@outlook.com'],
  ['ada+wine@hotmail.fr', 'ada@hotmail.fr'],
  ['wine@ada.fastmail.com', 'ada@fastmail.com'],
  ['ada+1@fastmail.fm', 'ada@fastmail.fm'],
  ['ada.vigne@ya.ru', 'adavigne@yandex.com'],
  ['ada+wine@winery.example', 'ada@winery.example'],
])('%s is the mailbox %s', (written, canonical) => {
  expect(canonicalEmail(written)).toBe(canonical);
});

test.each([
  ['ada.vigne@winery.example', 'adavigne@winery.example'],
  ['ada-vigne@gmail.com', 'adavigne@gmail.com'],
  ['ada@outlook.com', 'ada@hotmail.com'],
])('%s and %s may be two people', (one, other) => {
  expect(canonicalEmail(one)).not.toBe(canonicalEmail(other));
});

test.each([
  ['ada@gmail.com', null],
  ['ada@pm.me', null],
  ['x@ada.fastmail.com', null],
  ['ada@winery.example', 'winery.example'],
  ['ada@mail.cellar.winery.example', 'winery.example'],
  ['ada@a.winery.co.uk', 'winery.co.uk'],
])('the owner of %s makes up addresses below %s', (email, domain) => {
  expect(ownDomainOf(email)).toBe(domain);
});
