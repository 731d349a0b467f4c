import type { SandboxLinks } from '#server/adapters/payments/sandbox/links.ts';
import type { Db } from '#server/db/connect.ts';
import type { Logger } from '#server/ports/logger.ts';

export interface PageDeps {
  db: Db;
  links: SandboxLinks;
  logger: Logger;
  /** Customers may let time pass and lose webhooks: only where all of this is for trying out. */
  hasTestBench: boolean;
  onChange: () => void;
}

export interface PageRequest {
  id: string;
  /** The posted form; null where the page is only looked at. */
  form: URLSearchParams | null;
  query: URLSearchParams;
}

export type PageAnswer = { html: string; status?: number } | { redirect: string };
