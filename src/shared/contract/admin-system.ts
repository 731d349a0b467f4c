import { z } from 'zod/mini';

import { adminCall } from './call.ts';

export const SYSTEM_PARTS = ['database', 'queue', 'engine', 'payments', 'storage', 'mail'] as const;
export type SystemPartId = (typeof SYSTEM_PARTS)[number];

const partSchema = z.object({
  id: z.enum(SYSTEM_PARTS),
  state: z.enum(['working', 'attention', 'down']),
  summary: z.string(),
  latencyMs: z.number(),
});
export type SystemPart = z.infer<typeof partSchema>;

const statusSchema = z.object({ checkedAt: z.string(), parts: z.array(partSchema) });
export type SystemStatus = z.infer<typeof statusSchema>;

const text = (max: number) => z.string().check(z.maxLength(max));

export const adminSystemContract = {
  status: adminCall('support')
    .route({
      method: 'GET',
      path: '/api/admin/system',
      summary: 'How database, queue, engine, payments, storage and mail are right now',
      tags: ['Admin'],
    })
    .output(statusSchema),
  reportError: adminCall('support')
    .route({
      method: 'POST',
      path: '/api/admin/errors',
      summary: 'Write a fault of an admin screen into the log, under the id that was shown',
      tags: ['Admin'],
    })
    .input(
      z.strictObject({
        id: z.uuid(),
        kind: text(40),
        message: text(2000),
        stack: text(8000),
        page: text(400),
      }),
    )
    .output(z.object({ id: z.string() })),
};
