import { oc } from '@orpc/contract';

import type { AdminRole } from '#shared/rules/account.ts';

/** Who may make a call. Checked in one place on the server (http/guard/access.ts). */
export type CallMeta =
  | { access: 'public' }
  | { access: 'member' }
  | { access: 'admin'; role: AdminRole };

// A call that forgets to say is closed to everyone but the highest role.
const call = oc.$meta<CallMeta>({ access: 'admin', role: 'super_admin' });

export const publicCall = call.meta({ access: 'public' });
export const memberCall = call.meta({ access: 'member' });
export const adminCall = (role: AdminRole) => call.meta({ access: 'admin', role });
