import { z } from 'zod/mini';

import { ADMIN_ROLES } from '#shared/rules/account.ts';
import { ADMIN_PERMISSIONS } from '#shared/rules/admin/admin.ts';

import { publicCall } from './call.ts';

const text = z.string().check(z.maxLength(4096));

const requestSchema = z.discriminatedUnion('action', [
  z.object({ action: z.literal('validate'), user_id: text, email: text }),
  z.object({
    action: z.literal('check_permissions'),
    user_id: text,
    required_role: z.enum(ADMIN_ROLES),
  }),
  z.object({ action: z.literal('verify_token'), token: text }),
]);
export type AdminValidationRequest = z.infer<typeof requestSchema>;

/** spec §3. */
const resultSchema = z.object({
  valid: z.boolean(),
  isAdmin: z.boolean(),
  adminRole: z.nullable(z.enum(ADMIN_ROLES)),
  permissions: z.array(z.enum(ADMIN_PERMISSIONS)),
  message: z.nullable(z.string()),
  error: z.nullable(z.string()),
});
export type AdminValidation = z.infer<typeof resultSchema>;

export const adminValidationContract = {
  check: publicCall
    .route({
      method: 'POST',
      path: '/functions/v1/admin-validation',
      summary:
        'Whether the signed-in user is an admin, has a role, or a session token is an admin’s',
      description:
        'Tells only about the user whose session asks; `verify_token` about the session it names.',
      tags: ['Admin: access'],
    })
    .input(requestSchema)
    .output(resultSchema),
};
