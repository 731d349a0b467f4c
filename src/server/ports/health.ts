/** What a part of the system says of itself when it is asked now; it throws where it cannot work. */
export interface Health {
  /** A few words for the person who watches: 'Studio, ready'. */
  summary: string;
  /** It works, but not as it would in a shop that is open: test payments, mail into a folder. */
  needsAttention?: boolean;
}

export type Probe = (signal: AbortSignal) => Promise<Health>;
