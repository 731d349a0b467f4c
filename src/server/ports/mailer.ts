export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Sends one message; resolves when the next hop has taken it. */
export interface Mailer {
  /** Whether mail really leaves this machine: only then may an address be asked to verify first. */
  readonly delivers: boolean;
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}
