import type { Probe } from './health.ts';

/** What is to be said; the look is the mail adapters' business. */
export interface Mail {
  subject: string;
  greeting: string;
  lines: readonly string[];
  /** A small table of facts, such as on a receipt. */
  facts?: readonly (readonly [name: string, value: string])[];
  action?: { label: string; url: string };
  footnote?: string;
}

export interface Mailer {
  /** Whether mail really leaves this machine: only then may an address be asked to verify first. */
  readonly delivers: boolean;
  /** Sends one mail; resolves when the next hop has taken it. */
  send(to: string, mail: Mail): Promise<void>;
  /** Whether the next hop would take a mail right now. */
  probe: Probe;
  close(): Promise<void>;
}
