import { analyticsJobs } from '#server/admin/analytics/analytics-jobs.ts';
import { upkeepJobs } from '#server/admin/upkeep-jobs.ts';
import { orderJobs } from '#server/admin/order-jobs.ts';
import { billingJobs } from '#server/billing/billing-jobs.ts';
import type { BillingDeps } from '#server/billing/deps.ts';
import { endSubscriptions, forgetCustomer } from '#server/billing/end-subscriptions.ts';
import { creditJobs } from '#server/credits/credit-jobs.ts';
import { writeLowCreditMails } from '#server/billing/mails/low-credit-mails.ts';
import type { Db } from '#server/db/connect.ts';
import { generationChores, generationJobs } from '#server/generations/generation-jobs.ts';
import type { GenerationDeps } from '#server/generations/deps.ts';
import { eraseGenerations } from '#server/generations/erase-generations.ts';
import { eraseImages } from '#server/images/erase-images.ts';
import { eraseWines } from '#server/wines/erase-wines.ts';
import { wineJobs } from '#server/wines/tidy-wines.ts';
import { imageChores, imageJobs } from '#server/images/image-jobs.ts';
import type { PictureStore } from '#server/images/store/store-picture.ts';
import type { Identity } from '#server/ports/identity.ts';
import type { Logger } from '#server/ports/logger.ts';
import type { Mailer } from '#server/ports/mailer.ts';
import type { Queue, Work } from '#server/ports/queue.ts';
import type { ProfileRules } from '#server/profiles/ensure-profile.ts';
import type { ErasureSteps } from '#server/profiles/erase-account.ts';
import { erasureJobs } from '#server/profiles/erasure-jobs.ts';
import { writeWelcomeMails } from '#server/profiles/welcome-mails.ts';
import { mailJobs } from '#server/mail/mail-jobs.ts';

export interface WorkDeps {
  db: Db;
  logger: Logger;
  mailer: Mailer;
  billing: BillingDeps;
  generations: GenerationDeps;
  queue: Queue;
  pictureStore: PictureStore;
  profileRules: ProfileRules;
  identity: Pick<Identity, 'composeOrdered'>;
}

/** The one list of all background work; a domain adds its own jobs here. */
export function collectWork(deps: WorkDeps): Work {
  const { appUrl } = deps.billing;
  const pictureDeps = { ...deps, monitor: deps.billing.monitor };
  const writers = [
    () => writeWelcomeMails({ db: deps.db, appUrl }),
    () => writeLowCreditMails({ db: deps.db, appUrl }),
  ];
  return {
    jobs: [
      ...creditJobs(deps),
      ...analyticsJobs(deps),
      ...generationJobs(deps.generations),
      ...imageJobs(pictureDeps),
      ...wineJobs({ db: deps.db, files: deps.pictureStore.files }),
      ...billingJobs(deps.billing, deps.logger),
      ...upkeepJobs({ ...deps, monitor: deps.billing.monitor }),
      ...orderJobs(deps),
      ...mailJobs({ ...deps, writers }),
      ...erasureJobs({ ...deps, secret: deps.profileRules.secret, steps: erasureSteps(deps) }),
    ],
    chores: [...generationChores(deps.generations), ...imageChores(pictureDeps)],
  };
}

/** The end of an account in the domains above profiles. */
export function erasureSteps({ db, billing }: Pick<WorkDeps, 'db' | 'billing'>): ErasureSteps {
  return {
    endSubscriptions: (userId) => endSubscriptions(billing, userId),
    forgetCustomer: (userId) => forgetCustomer(billing, userId),
    eraseGenerations: (userId) => eraseGenerations(db, userId),
    eraseImages: (userId) => eraseImages(db, userId),
    eraseWines: (userId) => eraseWines(db, userId),
  };
}
