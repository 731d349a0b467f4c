import { noNetwork, server } from '#web/testing/answers.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { connectToaster } from '#web/lib/notices/toasts.ts';
import { button, clearScreen, click, renderAt } from '#web/testing/render.tsx';
import { useOrder } from './use-order.ts';

const keys: string[] = [];

beforeEach(() => {
  keys.length = 0;
  connectToaster(() => {});
});

function Order({ wineId }: { wineId: string }) {
  const { mutate } = useOrder(
    { kind: 'own', wineIds: [wineId], shots: ['packshot'], styles: [] },
    () => {},
  );
  return (
    <button type="button" onClick={() => mutate()}>
      Make
    </button>
  );
}

/** Takes down under which key an order came, and answers as it is told. */
function answerWith(answer: () => Promise<Response>): void {
  server.answer = async (request) => {
    const { idempotencyKey } = (await request.json()) as { idempotencyKey: string };
    keys.push(idempotencyKey);
    return answer();
  };
}

async function press(wineId: string): Promise<void> {
  const before = keys.length;
  await clearScreen();
  await renderAt(<Order wineId={wineId} />, { at: '/wines' });
  await click(button('Make'));
  await vi.waitFor(() => expect(keys.length).toBeGreaterThan(before));
}

const refuse = async () =>
  Response.json({ code: 'INSUFFICIENT_CREDITS', message: 'x' }, { status: 402 });

it('a set whose answer was lost is the same order when it is pressed again', async () => {
  const [wine, other] = [crypto.randomUUID(), crypto.randomUUID()];
  answerWith(noNetwork);
  await press(wine);
  await press(other);
  answerWith(refuse);
  await press(wine);
  await press(wine);
  const [first, another, again, anew] = keys;
  expect(again).toBe(first);
  expect(another).not.toBe(first);
  // Refused is answered: the next press is an order of its own.
  expect(anew).not.toBe(first);
});
