import { z } from 'zod/mini';

import { cursorField, dayRangeFields, pageLinks, personSchema, searchField } from './admin-list.ts';
import { adminCall } from './call.ts';

const tags = ['Admin: audit'];

const auditInput = z.object({
  actor: searchField,
  target: searchField,
  action: z.optional(z.string().check(z.maxLength(100))),
  ...dayRangeFields,
  cursor: cursorField,
});
export type AuditInput = z.infer<typeof auditInput>;

const factsSchema = z.nullable(z.record(z.string(), z.unknown()));

const auditEntrySchema = z.object({
  id: z.string(),
  seq: z.int(),
  createdAt: z.string(),
  action: z.string(),
  /** Null: the product itself. */
  actor: z.nullable(personSchema),
  targetType: z.string(),
  targetId: z.nullable(z.string()),
  /** The user it was done to, where the target is one. */
  target: z.nullable(personSchema),
  reason: z.nullable(z.string()),
  details: factsSchema,
  before: factsSchema,
  after: factsSchema,
  ip: z.nullable(z.string()),
  userAgent: z.nullable(z.string()),
  hash: z.string(),
});
export type AuditEntryView = z.infer<typeof auditEntrySchema>;

const auditReportSchema = z.object({
  checkedAt: z.string(),
  entries: z.int(),
  headHash: z.string(),
  fault: z.nullable(z.object({ seq: z.int(), id: z.nullable(z.string()), detail: z.string() })),
});
export type AuditReportView = z.infer<typeof auditReportSchema>;

export const adminAuditContract = {
  list: adminCall('support')
    .route({
      method: 'GET',
      path: '/api/admin/audit',
      summary: 'What admins did, newest first',
      description: 'Pages of 50 (spec §7, admin_audit_log select).',
      tags,
    })
    .input(auditInput)
    .output(
      z.object({
        entries: z.array(auditEntrySchema),
        ...pageLinks,
        isSearchTooWide: z.boolean(),
      }),
    ),
  actions: adminCall('support')
    .route({
      method: 'GET',
      path: '/api/admin/audit/actions',
      summary: 'The actions that occur in the log',
      tags,
    })
    .output(z.array(z.string())),
  verify: adminCall('support')
    .route({
      method: 'POST',
      path: '/api/admin/audit/verification',
      summary: 'Check the hash chain of the whole log; names the first broken row',
      tags,
    })
    .output(auditReportSchema),
};
