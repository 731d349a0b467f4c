import { z } from 'zod/mini';

import { memberCall, publicCall } from './call.ts';

const deviceSchema = z.object({
  id: z.string(),
  isHere: z.boolean(),
  userAgent: z.nullable(z.string()),
  /** The network address it signed in from. */
  ip: z.nullable(z.string()),
  signedInAt: z.string(),
  /** To the hour. */
  lastUsedAt: z.string(),
});
export type DeviceView = z.infer<typeof deviceSchema>;

export const accountContract = {
  devices: memberCall
    .route({
      method: 'GET',
      path: '/api/account/devices',
      summary: 'Where the account is signed in, this device first',
      tags: ['Account'],
    })
    .output(z.array(deviceSchema)),
  endDevice: memberCall
    .route({
      method: 'DELETE',
      path: '/api/account/devices/{id}',
      summary: 'Sign one other device out',
      tags: ['Account'],
    })
    .input(z.strictObject({ id: z.string().check(z.maxLength(100)) }))
    .output(z.object({ ended: z.int() })),
  endOtherDevices: memberCall
    .route({
      method: 'DELETE',
      path: '/api/account/devices',
      summary: 'Sign every other device out',
      tags: ['Account'],
    })
    .output(z.object({ ended: z.int() })),
  recentEmailChange: memberCall
    .route({
      method: 'GET',
      path: '/api/account/email-change',
      summary:
        'The address that the account was changed to, or that was asked to agree, a moment ago',
      tags: ['Account'],
    })
    .output(z.object({ changedTo: z.nullable(z.string()), writtenTo: z.nullable(z.string()) })),
  undoEmailChange: publicCall
    .route({
      method: 'POST',
      path: '/api/account/email-change/undo',
      summary: 'Take a changed address back, with the link that went to the old one',
      tags: ['Account'],
    })
    .input(z.strictObject({ token: z.string().check(z.maxLength(200)) }))
    .output(z.object({ email: z.string() })),
};
