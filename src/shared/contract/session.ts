import { z } from 'zod/mini';

import { publicCall } from './call.ts';
import { profileSchema } from './profile.ts';
import { whatNextSchema } from './what-next.ts';

const userSchema = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  emailVerified: z.boolean(),
  hasTwoFactor: z.boolean(),
});

export const sessionContract = {
  get: publicCall
    .route({
      method: 'GET',
      path: '/api/session',
      summary: 'Who is signed in, if anyone',
      tags: ['Session'],
    })
    .output(
      z.object({
        user: z.nullable(userSchema),
        profile: z.nullable(profileSchema),
        /** What comes for the account: payments, credits, or what ended and why. */
        next: z.nullable(whatNextSchema),
        /** Who was signed in here until a ban: why it is over. */
        suspension: z.nullable(z.object({ reason: z.nullable(z.string()) })),
        identity: z.object({ kind: z.enum(['embedded', 'oidc']), name: z.nullable(z.string()) }),
        supportEmail: z.string(),
        signUpsOpen: z.boolean(),
        /** Where mails are written to a folder instead of being sent: which one. */
        mailFolder: z.nullable(z.string()),
        /** The member is an admin and has yet to set up the second step that is asked of admins. */
        needsTwoFactor: z.boolean(),
      }),
    ),
};
