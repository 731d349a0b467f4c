/** How much one person may ask of the server, and all together. */
export const REQUEST_LIMITS = {
  /** Being answered at once for one session, or one network without a session. */
  atOnce: 8,
  /** Waiting for that; beyond, the answer is 429. A page of small pictures comes all at once. */
  waiting: 100,
  /** Of everybody, answered or waiting; beyond, whoever has something in flight gets 503, at twice as many all do. */
  everybody: 600,
} as const;

/** Files that are being read and looked at. */
export const UPLOADS = {
  /** Of everybody together, in memory; beyond, the answer is 503. */
  bytes: 256 * 1024 * 1024,
  /** Of one person at once; beyond, the answer is 429. Our own pages send one after the other. */
  perPerson: 4,
};

/** Requests of one person that may wait for their pictures at once; others are told how they stand. */
export const PICTURES_AWAITED = 8;

/** Calls that cost much more than others. */
export const COSTLY_CALLS = {
  verify: { limit: 20, windowS: 60 },
  archive: { limit: 20, windowS: 600 },
  sets: { limit: 20, windowS: 60 },
  /** An import of 200 wines with three labels each. */
  artwork: { limit: 600, windowS: 3600 },
  /** One call 300 ms after the last key: nobody types faster than this. */
  reading: { limit: 150, windowS: 60 },
  winePreview: { limit: 90, windowS: 60 },
  /** Small pictures of bottles that are drawn anew; those that are kept count nothing. */
  bottle: { limit: 1200, windowS: 3600 },
  accountExport: { limit: 6, windowS: 600 },
} as const;
