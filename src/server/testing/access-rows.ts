import { toRow } from '#server/wines/wine-view.ts';

import type { TestApp } from './create-test-app.ts';
import { addPicture, insertImage } from './images.ts';
import type { ImageDetails } from './images.ts';
import { drawPicture } from './pictures.ts';
import { newWine } from './wines.ts';

/** What a row may build on: the running app and the member whose things the others reach for. */
export interface World {
  app: TestApp;
  memberId: string;
}

interface Row {
  /** A valid input that names a thing of `member`'s where the call names one. */
  input?: (world: World) => unknown;
  /** The call names a thing that belongs to someone: to any other member it does not exist. */
  isOwned?: boolean;
}

/** One row a call; the access matrix test fails for a call without one. */
export const ACCESS_ROWS: Record<string, Row> = {
  'session.get': {},
  'account.devices': {},
  'account.endDevice': { input: () => ({ id: 'no such device' }) },
  'account.endOtherDevices': {},
  'account.recentEmailChange': {},
  'account.undoEmailChange': { input: () => ({ token: 'made up' }) },
  'profile.get': {},
  'profile.setPreferences': { input: () => ({ emailNotices: true }) },
  'profile.requestDeletion': { input: () => ({ email: 'not-the-own@example.com' }) },
  'profile.cancelDeletion': {},
  'billing.createCheckout': { input: () => ({ priceId: 'pro_monthly' }) },
  'billing.manageSubscription': { input: () => ({}) },
  'billing.overview': {},
  'billing.offerSwitch': { input: () => ({ planId: 'pro_yearly' }) },
  'billing.acceptSwitch': {
    input: () => ({ planId: 'pro_yearly', at: new Date().toISOString(), dueCents: 0 }),
  },
  'billing.sync': {},
  'billing.checkout': { input: () => ({ id: 'cs_made_up' }) },
  'billing.invoices': {},
  'adminAnalytics.overview': {},
  'adminAnalytics.report': { input: () => ({ from: '2026-01-01', to: '2026-01-31' }) },
  'adminSettings.get': {},
  // An old version: nobody's settings change here.
  'adminSettings.update': {
    input: () => ({
      signUpsOpen: true,
      adminsNeedTwoFactor: false,
      maintenanceNotice: null,
      announcement: null,
      announcementLink: null,
      version: 0,
      reason: 'test',
    }),
  },
  'adminSystem.status': {},
  'adminSystem.reportError': {
    input: () => ({
      id: crypto.randomUUID(),
      kind: 'interface',
      message: '',
      stack: '',
      page: '/',
    }),
  },
  'generations.read': { input: () => ({ prompt: 'a glass of red' }) },
  'generations.generate': { input: () => ({ prompt: 'a glass of red' }) },
  'generations.list': { input: () => ({}) },
  'generations.get': { input: ownGeneration, isOwned: true },
  'generations.preview': { input: ownPreview, isOwned: true },
  'generations.cancel': { input: ownGeneration, isOwned: true },
  'generations.events': { input: ownGeneration, isOwned: true },
  'generations.allEvents': {},
  'images.list': { input: () => ({}) },
  'images.outline': { input: () => ({}) },
  'images.counts': {},
  'images.count': { input: () => ({}) },
  'images.usage': {},
  'images.get': { input: ownImage, isOwned: true },
  'images.credentials': { input: ownPicture, isOwned: true },
  'images.setFavorite': {
    input: async (world) => ({ ...(await ownImage(world)), isFavorite: true }),
    isOwned: true,
  },
  'images.trash': { input: ownImage, isOwned: true },
  'images.restore': {
    input: (world) => ownImage(world, { deleted_at: new Date() }),
    isOwned: true,
  },
  'images.deleteForGood': {
    input: (world) => ownImage(world, { deleted_at: new Date() }),
    isOwned: true,
  },
  'images.bulk': {
    input: async (world) => ({
      action: 'favorite',
      selection: { ids: [(await ownImage(world)).id] },
    }),
  },
  'wines.list': { input: () => ({}) },
  'wines.get': { input: ownWine, isOwned: true },
  'wines.create': { input: () => newWine() },
  'wines.update': {
    input: async (world) => ({ ...newWine(), ...(await ownWine(world)), version: 1 }),
    isOwned: true,
  },
  'wines.newVintage': {
    input: async (world) => ({ ...(await ownWine(world)), vintage: 2020, artworkId: null }),
    isOwned: true,
  },
  'wines.importMany': { input: () => ({ wines: [newWine()], isDryRun: true }) },
  'wines.remove': { input: ownWine, isOwned: true },
  'wines.restore': { input: ownWine, isOwned: true },
  'wines.bottle': { input: ownWine, isOwned: true },
  'wines.preview': { input: () => ({ wine: newWine(), view: 'front' }) },
  'sets.offer': {
    input: async (world) => ({ wineIds: [(await ownWine(world)).id] }),
    isOwned: true,
  },
  'sets.order': {
    // Nobody's wine: refused after the access check, and nothing is held.
    input: () => ({
      kind: 'own',
      wineIds: [crypto.randomUUID()],
      shots: ['packshot'],
      idempotencyKey: crypto.randomUUID(),
    }),
  },
  'sets.list': { input: () => ({}) },
  'sets.get': { input: ownSet, isOwned: true },
  'sets.report': { input: ownSet, isOwned: true },
  'sets.retry': { input: ownSet, isOwned: true },
  'sets.cancel': { input: ownSet, isOwned: true },
  'adminCredits.ledger': { input: () => ({}) },
  'adminCredits.previewBulkGrant': { input: () => ({ filter: {}, amount: 1 }) },
  'adminCredits.startBulkGrant': {
    // Nobody is called that: refused after the access check, and nothing is granted.
    input: () => ({
      id: crypto.randomUUID(),
      filter: { search: 'nobody@nowhere.invalid' },
      amount: 1,
      reason: 'Access test',
      confirmedMembers: 0,
    }),
  },
  'adminCredits.cancelBulkGrant': {
    input: () => ({ id: crypto.randomUUID(), reason: 'Access test' }),
  },
  'adminCredits.reverseBulkGrant': {
    input: () => ({
      id: crypto.randomUUID(),
      reversalId: crypto.randomUUID(),
      reason: 'Access test',
    }),
  },
  'adminCredits.bulkGrants': {},
  'adminPayments.list': { input: () => ({}) },
  'adminPayments.plans': { input: () => ({}) },
  'adminPayments.previewRefund': { input: unknownPayment },
  'adminPayments.refund': {
    input: () => ({
      ...unknownUser(),
      ...unknownPayment(),
      amountCents: 100,
      expectedRefundedCents: 0,
      creditsBack: 0,
    }),
  },
  'adminCredits.verification': {},
  'adminCredits.verify': {},
  'adminExports.counts': { input: () => ({}) },
  'adminExports.prepare': { input: () => ({ dataset: 'ledger', format: 'csv' }) },
  'adminAudit.list': { input: () => ({}) },
  'adminAudit.actions': {},
  'adminAudit.verify': {},
  'adminSecurity.overview': {},
  'adminSecurity.sessions': { input: () => ({}) },
  'adminSecurity.revokeSession': {
    input: () => ({ id: 'no such session', isEveryDevice: false, reason: 'Access test' }),
  },
  'adminSecurity.failedSignIns': { input: () => ({}) },
  'adminSecurity.rateLimitHits': {},
  'adminSecurity.bannedUsers': { input: () => ({}) },
  'adminSecurity.access': {},
  'adminUsers.list': { input: () => ({ search: 'nobody' }) },
  'adminUsers.summary': {},
  'adminUsers.get': { input: ({ memberId }) => ({ userId: memberId }) },
  'adminUsers.timeline': { input: ({ memberId }) => ({ userId: memberId }) },
  'adminUsers.events': {},
  'adminUsers.adjustCredits': { input: (world) => ({ ...change(world), amount: 10 }) },
  'adminUsers.ban': { input: unknownUser },
  'adminUsers.unban': { input: unknownUser },
  'adminUsers.remove': {
    input: (world) => ({ ...change(world), email: 'not-theirs@example.com' }),
  },
  'adminUsers.setRole': { input: () => ({ ...unknownUser(), role: 'support' }) },
  'adminValidation.check': { input: () => ({ action: 'verify_token', token: 'made-up' }) },
};

function change({ memberId }: World) {
  return { userId: memberId, reason: 'A reason', idempotencyKey: crypto.randomUUID() };
}

function unknownPayment() {
  return { userId: 'nobody', paymentId: crypto.randomUUID() };
}

/** For changes that would get in the way of the other rows. */
function unknownUser() {
  return { userId: 'nobody', reason: 'A reason', idempotencyKey: crypto.randomUUID() };
}

/** A generation of the member's that has already ended, so that nothing waits for it. */
async function ownGeneration({ app, memberId }: World): Promise<{ id: string }> {
  return app.context.db
    .insertInto('generations')
    .values({
      user_id: memberId,
      idempotency_key: crypto.randomUUID(),
      request_hash: 'x',
      prompt: 'a glass of red',
      style_id: 'cinematic',
      size: 'square',
      state: 'cancelled',
      deadline_at: new Date(),
      finished_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** The same with a preview to be seen. */
async function ownPreview(world: World): Promise<{ id: string }> {
  const { id } = await ownGeneration(world);
  await world.app.context.db
    .insertInto('generation_previews')
    .values({ generation_id: id, version: 1, mime: 'image/png', bytes: await drawPicture() })
    .execute();
  return { id };
}

/** A picture with real files: made once for each member, since it takes its time. */
const pictures = new WeakMap<TestApp, Promise<{ id: string }>>();
function ownPicture({ app, memberId }: World): Promise<{ id: string }> {
  const known = pictures.get(app) ?? addPicture(app.context, { user_id: memberId });
  pictures.set(app, known);
  return known.then(({ id }) => ({ id }));
}

async function ownSet({ app, memberId }: World): Promise<{ id: string }> {
  return app.context.db
    .insertInto('picture_sets')
    .values({
      user_id: memberId,
      idempotency_key: crypto.randomUUID(),
      request_hash: 'x',
      kind: 'shop',
      wines: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}

async function ownWine({ app, memberId }: World): Promise<{ id: string }> {
  return app.context.db
    .insertInto('wines')
    .values({ user_id: memberId, ...toRow(newWine()) })
    .returning('id')
    .executeTakeFirstOrThrow();
}

async function ownImage(
  { app, memberId }: World,
  details: ImageDetails = {},
): Promise<{ id: string }> {
  const { id } = await insertImage(app.context.db, { ...details, user_id: memberId });
  return { id };
}
