import { z } from 'zod/mini';

import { CREDITS } from '#shared/rules/billing/credits.ts';
import { LEDGER_KIND_IDS, LEDGER_SIGNS } from '#shared/rules/admin/ledger.ts';

import {
  cursorField,
  dayRangeFields,
  pageLinks,
  personSchema,
  reasonField,
  searchField,
} from './admin-list.ts';
import { adminCall } from './call.ts';
import { userFilterSchema } from './admin-users.ts';

const tags = ['Admin: credits'];

const ledgerInput = z.object({
  search: searchField,
  kind: z.optional(z.enum(LEDGER_KIND_IDS)),
  sign: z.optional(z.enum(LEDGER_SIGNS)),
  ...dayRangeFields,
  cursor: cursorField,
});
export type LedgerInput = z.infer<typeof ledgerInput>;

const ledgerEntrySchema = z.object({
  id: z.string(),
  person: personSchema,
  kind: z.nullable(z.enum(LEDGER_KIND_IDS)),
  reason: z.string(),
  amount: z.int(),
  previousCredits: z.int(),
  newCredits: z.int(),
  adminEmail: z.nullable(z.string()),
  reference: z.string(),
  createdAt: z.string(),
});
export type LedgerEntryView = z.infer<typeof ledgerEntrySchema>;

const amountSchema = z
  .int('Credit amount must be a whole number')
  .check(
    z.minimum(1, 'Please enter a valid credit amount.'),
    z.maximum(CREDITS.maxAdjustment, 'Credit addition too large'),
  );

const reasonSchema = reasonField('Please provide a reason for this credit adjustment.');

const previewSchema = z.object({
  members: z.int(),
  /** What the members have now, together. */
  creditsBefore: z.int(),
  /** What the grant adds, together. */
  creditsGranted: z.int(),
  sample: z.array(z.object({ person: personSchema, credits: z.int() })),
});
export type BulkGrantPreview = z.infer<typeof previewSchema>;

const bulkGrantSchema = z.object({
  id: z.uuid(),
  amount: z.int(),
  reason: z.string(),
  adminEmail: z.string(),
  members: z.int(),
  granted: z.int(),
  skipped: z.int(),
  createdAt: z.string(),
  finishedAt: z.nullable(z.string()),
  /** Stopped on its way, by whom. */
  cancelledBy: z.nullable(z.string()),
  /** The grant that this one takes back; `granted` then counts whom it took from. */
  reversalOf: z.nullable(z.uuid()),
  isReversed: z.boolean(),
  /** What a reversal took in all: who has spent it has nothing left to take. */
  taken: z.int(),
});
export type BulkGrantView = z.infer<typeof bulkGrantSchema>;

const ledgerCheckSchema = z.object({
  id: z.string(),
  requestedAt: z.string(),
  finishedAt: z.nullable(z.string()),
  /** Null: the nightly run. */
  adminEmail: z.nullable(z.string()),
  report: z.nullable(
    z.object({
      fault: z.nullable(z.object({ promise: z.string(), row: z.string(), detail: z.string() })),
      profiles: z.int(),
      entries: z.int(),
      openHolds: z.int(),
    }),
  ),
});
export type LedgerCheckView = z.infer<typeof ledgerCheckSchema>;

const verificationSchema = z.object({
  /** The one that waits or runs now. */
  running: z.nullable(ledgerCheckSchema),
  /** The newest one that is finished. */
  last: z.nullable(ledgerCheckSchema),
});
export type LedgerVerification = z.infer<typeof verificationSchema>;

export const adminCreditsContract = {
  ledger: adminCall('support')
    .route({
      method: 'GET',
      path: '/api/admin/credits',
      summary: 'The ledger of all users, newest first',
      description: 'Pages of 50 (spec §7, credit_history select).',
      tags,
    })
    .input(ledgerInput)
    .output(
      z.object({
        entries: z.array(ledgerEntrySchema),
        ...pageLinks,
        /** More users match the search than are looked at. */
        isSearchTooWide: z.boolean(),
      }),
    ),
  previewBulkGrant: adminCall('admin')
    .route({
      method: 'POST',
      path: '/api/admin/credits/bulk-grants/preview',
      summary: 'Whom a bulk grant would reach and what it would add; changes nothing',
      tags,
    })
    .input(z.strictObject({ filter: userFilterSchema, amount: amountSchema }))
    .output(previewSchema),
  startBulkGrant: adminCall('admin')
    .route({
      method: 'POST',
      path: '/api/admin/credits/bulk-grants',
      summary: 'Grant credits to everyone who matches a filter',
      description:
        'The number of users must be the one that the preview gave. The same id is carried out once.',
      tags,
    })
    .input(
      z.strictObject({
        id: z.uuid(),
        filter: userFilterSchema,
        amount: amountSchema,
        reason: reasonSchema,
        confirmedMembers: z.int(),
      }),
    )
    .output(bulkGrantSchema),
  cancelBulkGrant: adminCall('admin')
    .route({
      method: 'POST',
      path: '/api/admin/credits/bulk-grants/{id}/cancellation',
      summary: 'Stop a running bulk grant: who was paid keeps it, nobody else is paid',
      tags,
    })
    .input(z.strictObject({ id: z.uuid(), reason: reasonSchema }))
    .output(bulkGrantSchema),
  reverseBulkGrant: adminCall('admin')
    .route({
      method: 'POST',
      path: '/api/admin/credits/bulk-grants/{id}/reversal',
      summary: 'Take a finished bulk grant back by entries of its own',
      description: 'What somebody has spent meanwhile stays spent. The same reversal is made once.',
      tags,
    })
    .input(z.strictObject({ id: z.uuid(), reversalId: z.uuid(), reason: reasonSchema }))
    .output(bulkGrantSchema),
  bulkGrants: adminCall('support')
    .route({
      method: 'GET',
      path: '/api/admin/credits/bulk-grants',
      summary: 'The newest bulk grants and how far they are',
      tags,
    })
    .output(z.array(bulkGrantSchema)),
  verification: adminCall('support')
    .route({
      method: 'GET',
      path: '/api/admin/credits/verification',
      summary: 'The last run of the ledger’s verifier, and the one that runs now',
      tags,
    })
    .output(verificationSchema),
  verify: adminCall('admin')
    .route({
      method: 'POST',
      path: '/api/admin/credits/verification',
      summary: 'Have the ledger verified in the background',
      tags,
    })
    .output(verificationSchema),
};
