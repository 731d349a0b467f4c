import { standingText } from '#shared/rules/billing/say-what-next.ts';
import type { WhatNext } from '#shared/rules/billing/what-next.ts';
import { Badge } from '#web/ui/display/badge.tsx';

/** The state of the subscription in one badge (spec §4). */
export function PlanStatus({ next }: { next: WhatNext }) {
  const { label, tone } = standingText(next);
  return (
    <Badge tone={tone} hasDot={tone === 'good'}>
      {label}
    </Badge>
  );
}
