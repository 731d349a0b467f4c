import { RuleTester } from 'oxlint/plugins-dev';
import { describe, it } from 'vitest';

import { onlyCreditsWriteBalances } from '../../scripts/checks/balances.ts';

RuleTester.describe = describe;
RuleTester.it = it;

const sql = (text: string): string => `sql\`${text}\`.execute(db)`;

new RuleTester().run('outside credits/ a balance', onlyCreditsWriteBalances, {
  valid: [
    sql('select credits, held from profiles'),
    sql('update profiles set deletion_requested_at = now() where credits = 3 and held = 4'),
    sql('update profiles set updated_at = now() returning credits'),
    "db.selectFrom('credit_history').selectAll()",
    "db.updateTable('profiles').set({ display_name: 'x' }).where('credits', '=', 3)",
    "db.insertInto('generations').values({ credits: 3 })",
  ],
  invalid: [
    sql('update profiles p set updated_at = now(), credits = p.credits + ${amount}'),
    sql('with x as (update profiles set held = held - 1 returning 1) select 1'),
    sql('update profiles set (email, credits) = (1, 2)'),
    sql('insert into credit_history (user_id) values (1)'),
    "client.query('delete from credit_history')",
    "db.updateTable('profiles').where('user_id', '=', id).set({ credits: 3 })",
    "db.updateTable('profiles').set('held', 3)",
    "db.insertInto('profiles').values({ user_id: id, credits: 3 })",
    "db.deleteFrom('credit_history').where('user_id', '=', id)",
  ].map((code) => ({ code, errors: 1 })),
});
