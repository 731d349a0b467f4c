import { act, useEffect, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from '#web/testing/render.tsx';
import { useTypedSearch } from './use-typed-search.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const searched = vi.fn<(text: string) => void>();
let type: (text: string) => void;
let goTo: (search: string) => void;

function Searching() {
  const [address, setAddress] = useState('');
  const [typed, setTyped] = useTypedSearch(
    address,
    (text) => {
      searched(text);
      setAddress(text);
    },
    500,
  );
  useEffect(() => {
    type = setTyped;
    goTo = setAddress;
  }, [setTyped, setAddress]);
  return <output>{`[${typed}]`}</output>;
}

async function open() {
  searched.mockClear();
  const { firstElementChild: field } = await render(<Searching />);
  return {
    shown: () => field?.textContent,
    type: (text: string) => act(async () => type(text)),
    goTo: (search: string) => act(async () => goTo(search)),
    pass: (ms: number) => act(async () => void vi.advanceTimersByTime(ms)),
  };
}

test('a search waits for the pause in typing and is asked once', async () => {
  const field = await open();
  await field.type('a');
  await field.pass(499);
  await field.type('an');
  await field.pass(499);
  expect(searched).not.toHaveBeenCalled();
  await field.pass(1);
  expect(searched.mock.calls).toEqual([['an']]);
});

test('a space at the end stays in the field and is not searched for', async () => {
  const field = await open();
  await field.type('anna ');
  await field.pass(2000);
  expect(searched.mock.calls).toEqual([['anna']]);
  expect(field.shown()).toBe('[anna ]');
});

test('going back puts the field where the address is', async () => {
  const field = await open();
  await field.type('anna');
  await field.pass(500);
  await field.goTo('');
  expect(field.shown()).toBe('[]');
});
