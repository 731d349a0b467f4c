import type { Insertable } from 'kysely';

import { refreshAnalytics } from '#server/admin/analytics/refresh-analytics.ts';
import type { AppContext } from '#server/context.ts';
import type { Db } from '#server/db/connect.ts';
import type { GeneratedImagesTable, Schema } from '#server/db/schema/schema.ts';
import { addressHmac } from '#server/profiles/grant-origin.ts';
import { DAY_MS } from '#shared/rules/days.ts';
import { SHOWCASE_PICTURES } from '#shared/showcase-pictures.ts';

import { writeAuditTrail } from './audit-trail.ts';
import { banSome, thankSome } from './deeds.ts';
import { createDice } from './dice.ts';
import type { Dice } from './dice.ts';
import { liveLife } from './life.ts';
import { inventPeople } from './people.ts';
import { hang, storeShowcase } from './pictures.ts';
import type { Master } from './pictures.ts';
import { askFor, toAccount } from './rows.ts';
import { bringTroubles } from './troubles.ts';
import type { Account, Made } from './rows.ts';

const SEED = 1855;
const PEOPLE = 420;
const FAVOURITES = 0.16;
/** The admin's own gallery. */
const ADMIN_PICTURES = 26;
const BATCH = 400;
/** The admin was there before the first member. */
const OPENING_DAY = new Date(Date.now() - 364.5 * DAY_MS);

/** A year of a small house: people, pictures, payments, a sound ledger and a log of what was done. */
export async function fillHouse({
  db,
  config,
  pictureStore,
  profileRules,
}: AppContext): Promise<void> {
  const dice = createDice(SEED);
  const now = new Date();
  const admin = await db
    .selectFrom('profiles')
    .select(['user_id as id', 'email'])
    .where('admin_role', '=', 'super_admin')
    .executeTakeFirstOrThrow();
  const accounts = inventPeople(dice, PEOPLE).map((person) =>
    toAccount(dice, person, liveLife(dice, now)),
  );
  const deeds = [...banSome(dice, accounts, admin.id), ...thankSome(dice, accounts, admin)];
  const folder = config.pictureFolder;
  const [stored] = await Promise.all([
    storeShowcase(pictureStore, folder),
    insertAccounts(db, accounts),
    rememberWelcome(db, accounts, profileRules.secret),
  ]);
  await hangAll(db, { dice, accounts, folder, stored });
  await furnishAdmin(db, { dice, adminId: admin.id, folder, stored });
  await bringTroubles(db);
  await db.transaction().execute((trx) => writeAuditTrail(trx, deeds));
  await refreshAnalytics(db);
}

async function insertAccounts(db: Db, accounts: readonly Account[]): Promise<void> {
  const byTime = <T extends { created_at: Date }>(rows: T[]) =>
    rows.toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime());
  await insertAll(
    db,
    'profiles',
    accounts.map(({ profile }) => profile),
  );
  await insertAll(
    db,
    'generations',
    byTime(accounts.flatMap(({ made }) => made)).map(({ picture: _picture, ...row }) => row),
  );
  await insertAll(db, 'credit_history', byTime(accounts.flatMap(({ entries }) => entries)));
  await insertAll(
    db,
    'payment_transactions',
    accounts.flatMap(({ payments }) => payments),
  );
  await insertAll(db, 'subscriptions', accounts.flatMap(subscriptionOf));
}

/** Who had the first free credits gets the next ones too. */
async function rememberWelcome(
  db: Db,
  accounts: readonly Account[],
  secret: string,
): Promise<void> {
  const grants = accounts.map(({ profile: { user_id, email, created_at } }) => ({
    user_id,
    address_hmac: addressHmac(secret, email),
    ...(created_at && { granted_at: created_at }),
  }));
  await insertAll(db, 'welcome_grants', grants);
}

function subscriptionOf({
  profile,
  life: { plan },
}: Account): Insertable<Schema['subscriptions']>[] {
  if (!plan) return [];
  const isOver = plan.endedAt !== null && plan.endedAt < new Date();
  return [
    {
      id: `sub_demo_${profile.user_id}`,
      user_id: profile.user_id,
      plan_id: plan.id,
      stripe_status: isOver ? 'canceled' : 'active',
      started_at: plan.since,
      current_period_start: plan.since,
      current_period_end: plan.periodEnd,
      ended_at: isOver ? plan.endedAt : null,
    },
  ];
}

interface Hanging {
  dice: Dice;
  folder: string;
  stored: Map<string, Master>;
}

async function hangAll(
  db: Db,
  { dice, accounts, folder, stored }: Hanging & { accounts: readonly Account[] },
): Promise<void> {
  const delivered = accounts.flatMap(({ made }) => made).filter((row) => row.state === 'succeeded');
  const images: Insertable<GeneratedImagesTable>[] = [];
  for (const made of delivered)
    images.push(await hang(made, { folder, stored, isFavorite: dice.isLucky(FAVOURITES) }));
  await insertAll(db, 'generated_images', images);
}

/** Pictures in the admin's own gallery, paid for like everyone's. */
async function furnishAdmin(
  db: Db,
  { dice, adminId, folder, stored }: Hanging & { adminId: string },
): Promise<void> {
  const { credits } = await db
    .selectFrom('profiles')
    .select('credits')
    .where('user_id', '=', adminId)
    .executeTakeFirstOrThrow();
  const joinedAt = new Date(Date.now() - 20 * DAY_MS);
  const wishes = Array.from({ length: ADMIN_PICTURES }, (_, i) => ({
    at: new Date(joinedAt.getTime() + i * 17 * 3_600_000),
    state: 'succeeded' as const,
    seconds: dice.between(3, 8),
  }));
  const grants = [{ at: new Date(0), upTo: credits, reason: '' }];
  const life = { joinedAt, seenAt: new Date(), plan: null, wishes, payments: [], grants };
  const own = toAccount(dice, { name: '', email: '' }, life);
  // No picture twice in the gallery that everybody looks at first.
  const made: Made[] = own.made.map((row, i) => {
    const picture = SHOWCASE_PICTURES[i % SHOWCASE_PICTURES.length];
    return { ...row, ...(picture && askFor(picture)), user_id: adminId };
  });
  await insertAll(
    db,
    'generations',
    made.map(({ picture: _picture, ...row }) => row),
  );
  // The first entry stands for the balance that the account was opened with.
  const entries = own.entries.slice(1).map((entry) => ({ ...entry, user_id: adminId }));
  await insertAll(db, 'credit_history', entries);
  await db
    .updateTable('profiles')
    .set({ credits: credits - entries.length, created_at: OPENING_DAY })
    .where('user_id', '=', adminId)
    .execute();
  const images: Insertable<GeneratedImagesTable>[] = [];
  for (const row of made)
    images.push(await hang(row, { folder, stored, isFavorite: dice.isLucky(FAVOURITES) }));
  await insertAll(db, 'generated_images', images);
}

async function insertAll<Table extends keyof Schema>(
  db: Db,
  table: Table,
  rows: readonly Insertable<Schema[Table]>[],
): Promise<void> {
  for (let i = 0; i < rows.length; i += BATCH)
    await db
      .insertInto(table)
      .values(rows.slice(i, i + BATCH))
      .execute();
}
