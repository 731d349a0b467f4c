export const SETTINGS = {
  noticeMaxLength: 240,
  linkMaxLength: 400,
  /** How long an instance may go on with what it last read. */
  freshMs: 5000,
} as const;
