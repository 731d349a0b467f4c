export const REFUSED_CATEGORIES = ['sexual', 'minors', 'hate', 'real-person'] as const;
export type RefusedCategory = (typeof REFUSED_CATEGORIES)[number];

/** Says whether a picture may be made of this, before any credit is touched. */
export interface Moderator {
  /** The rule that a prompt breaks, or null. */
  review(prompt: string, signal: AbortSignal): Promise<RefusedCategory | null>;
  /** The same by our own rules alone: at once and for nothing, while somebody types. */
  glance?(prompt: string): RefusedCategory | null;
}
