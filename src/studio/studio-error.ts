export type StudioErrorCode =
  | 'PROMPT_EMPTY'
  | 'PROMPT_TOO_LONG'
  | 'STYLE_UNKNOWN'
  | 'SIZE_UNKNOWN'
  | 'SEED_INVALID'
  | 'CANCELLED'
  | 'RENDER_FAILED'
  | 'READING_FAILED'
  | 'STUDIO_CLOSED';

/** Every failure of the Studio, by code; the server's adapter maps codes to its own errors. */
export class StudioError extends Error {
  readonly code: StudioErrorCode;

  constructor(code: StudioErrorCode, options?: ErrorOptions) {
    super(code, options);
    this.name = 'StudioError';
    this.code = code;
  }
}
