import { accountContract } from './account.ts';
import { adminAnalyticsContract } from './admin-analytics.ts';
import { adminSettingsContract } from './admin-settings.ts';
import { adminSystemContract } from './admin-system.ts';
import { adminAuditContract } from './admin-audit.ts';
import { adminCreditsContract } from './admin-credits.ts';
import { adminExportsContract } from './admin-exports.ts';
import { adminPaymentsContract } from './admin-payments.ts';
import { adminSecurityContract } from './admin-security.ts';
import { adminUsersContract } from './admin-users.ts';
import { adminValidationContract } from './admin-validation.ts';
import { billingContract } from './billing.ts';
import { generationsContract } from './generations.ts';
import { imagesContract } from './images.ts';
import { profileContract } from './profile.ts';
import { sessionContract } from './session.ts';
import { setsContract } from './sets.ts';
import { winesContract } from './wines.ts';

/** Every call of the product, by subject: access, input, output. The server implements it, the web calls it. */
export const contract = {
  billing: billingContract,
  session: sessionContract,
  account: accountContract,
  profile: profileContract,
  generations: generationsContract,
  images: imagesContract,
  wines: winesContract,
  sets: setsContract,
  adminAnalytics: adminAnalyticsContract,
  adminSettings: adminSettingsContract,
  adminSystem: adminSystemContract,
  adminCredits: adminCreditsContract,
  adminExports: adminExportsContract,
  adminAudit: adminAuditContract,
  adminPayments: adminPaymentsContract,
  adminSecurity: adminSecurityContract,
  adminUsers: adminUsersContract,
  adminValidation: adminValidationContract,
};

export type Contract = typeof contract;
