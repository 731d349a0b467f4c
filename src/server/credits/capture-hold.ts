import { sql } from 'kysely';

import { APPLY_CHANGE } from './change-balance.ts';

/**
 * Spends the held credit of the generation in the CTE `finished`, as the tail of the statement that
 * delivers its picture: the reference names the generation, so no picture is paid for twice.
 */
export const CAPTURE_HOLD = sql`
  change as (
    select user_id, -cost as amount, cost as released, 'Image generation' as reason,
      'capture:' || id as reference, null::text as admin_email
    from finished),
  ${APPLY_CHANGE}`;
