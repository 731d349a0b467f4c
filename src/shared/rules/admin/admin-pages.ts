/** Ledger, audit log, sessions and all other long lists of the admin area (spec §9). */
export const ADMIN_PAGE_SIZE = 50;

/** A search names the users whose rows are shown; beyond this many it must be narrowed. */
export const SEARCHED_USERS_MAX = 100;

export const BULK_GRANT = {
  /** Users shown by the dry run. */
  sampleSize: 5,
} as const;
