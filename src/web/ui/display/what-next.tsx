import './what-next.css';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { sayWhatNext } from '#shared/rules/billing/say-what-next.ts';
import type { WhatNext as Next } from '#shared/rules/billing/what-next.ts';

interface WhatNextProps {
  next: Next;
  credits: number;
  children?: ReactNode;
}

/** What comes for an account, in sentences; the same for its owner and for staff. */
export function WhatNext({ next, credits, children }: WhatNextProps) {
  const titleId = useId();
  return (
    <div className="what-next">
      <h3 className="t-meta" id={titleId}>
        What happens next
      </h3>
      <ul aria-labelledby={titleId}>
        {sayWhatNext(next, { credits }).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {children}
    </div>
  );
}
