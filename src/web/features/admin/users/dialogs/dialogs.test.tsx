import { noNetwork, server } from '#web/testing/answers.ts';
import type { ComponentType } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { connectToaster } from '#web/lib/notices/toasts.ts';
import { button, click, renderAt, type } from '#web/testing/render.tsx';
import { BanDialog, UnbanDialog } from './ban-dialogs.tsx';
import type { UserDialogProps } from './ban-dialogs.tsx';
import { CreditDialog } from './credit-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import type { User } from '#web/features/admin/users/use-users.ts';

const user = {
  userId: 'u1',
  email: 'ada@example.com',
  displayName: 'Ada',
  credits: 10,
  held: 0,
  banReason: null,
} as User;
const said: { title: string; description?: unknown }[] = [];

beforeEach(() => {
  server.answer = noNetwork;
  said.length = 0;
  connectToaster(({ title, options }) => void said.push({ title, ...options }));
});

it.each<[string, ComponentType<UserDialogProps>, Record<string, string>, string]>([
  ['ban', BanDialog, { Reason: 'spam' }, 'Ban user'],
  ['unban', UnbanDialog, { Reason: 'appeal' }, 'Unban user'],
  [
    'delete',
    DeleteDialog,
    { Reason: 'asked', 'Type ada@example.com to confirm': 'ada@example.com' },
    'Delete user',
  ],
  ['adjust', CreditDialog, { Amount: '5' }, 'Add 5 credits'],
])('a failed %s says so and leaves its dialog open', async (what, Dialog, fields, action) => {
  const onClose = vi.fn<() => void>();
  await renderAt(<Dialog user={user} onClose={onClose} />, { at: '/admin/users' });
  for (const [label, text] of Object.entries(fields)) await type(label, text);
  await click(button(action));
  await expect.poll(() => said).toMatchObject([{ title: 'Error', description: FAILURES[what] }]);
  expect(onClose).not.toHaveBeenCalled();
});

const FAILURES: Record<string, string> = {
  ban: 'Failed to ban user. Please try again.',
  unban: 'Failed to unban user. Please try again.',
  delete: 'Failed to delete user. Please try again.',
  adjust: 'Failed to adjust credits. Please try again.',
};
