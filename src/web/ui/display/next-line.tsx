import { sayShortly } from '#shared/rules/billing/say-what-next.ts';
import type { WhatNext } from '#shared/rules/billing/what-next.ts';

/** What comes for the account, where there is room for one line. */
export function NextLine({ next }: { next: WhatNext }) {
  return <>{sayShortly(next)}</>;
}
