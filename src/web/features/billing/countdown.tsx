import { countdownText } from '#shared/rules/billing/say-what-next.ts';
import type { WhatNext } from '#shared/rules/billing/what-next.ts';

/** 'Nd until renewal' for the settings' header (spec §2.7), or to whatever else comes first. */
export function Countdown({ next, credits }: { next: WhatNext; credits: number }) {
  const words = countdownText(next, credits);
  return words && <span className="t-small num">{words}</span>;
}
