export const SIGN_IN_FAILURES = [
  'wrong_password',
  'unknown_address',
  'unverified',
  'banned',
] as const;
export type SignInFailure = (typeof SIGN_IN_FAILURES)[number];

/** Failed sign-ins and refused requests are personal data: they are kept this long and no longer. */
export const SECURITY_RECORDS_DAYS = 30;
