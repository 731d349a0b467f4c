import { z } from 'zod/mini';

import { EXPORT_DATASETS, EXPORT_FORMATS } from '#shared/rules/admin/exports.ts';

import { dayRangeFields } from './admin-list.ts';
import { adminCall } from './call.ts';
import { userFilterSchema } from './admin-users.ts';

const tags = ['Admin: exports'];

const querySchema = z.object({
  ...dayRangeFields,
  /** Narrows users only. */
  filter: z.optional(userFilterSchema),
  /** CSV with the byte order mark by which Excel knows UTF-8. */
  isForSpreadsheets: z.optional(z.boolean()),
});
export type ExportQuery = z.infer<typeof querySchema>;

const rowsSchema = z.object({ dataset: z.enum(EXPORT_DATASETS), rows: z.int() });

export const adminExportsContract = {
  counts: adminCall('support')
    .route({
      method: 'GET',
      path: '/api/admin/exports/counts',
      summary: 'How many rows each export would have',
      tags,
    })
    .input(z.object(dayRangeFields))
    .output(z.array(rowsSchema)),
  prepare: adminCall('admin')
    .route({
      method: 'POST',
      path: '/api/admin/exports',
      summary: 'Ask for a file; it can then be fetched from `url` for a few minutes',
      description: 'Leaves a row in the audit log. The file is streamed as it is read.',
      tags,
    })
    .input(
      z.strictObject({
        dataset: z.enum(EXPORT_DATASETS),
        format: z.enum(EXPORT_FORMATS),
        query: z._default(querySchema, {}),
      }),
    )
    .output(z.object({ url: z.string(), rows: z.int() })),
};
