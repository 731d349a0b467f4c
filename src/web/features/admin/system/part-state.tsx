import './part-state.css';
import type { ReactNode } from 'react';
import type { SystemPart } from '#shared/contract/admin-system.ts';

const STATES = { working: 'Working', attention: 'Needs attention', down: 'Down' } as const;

/** A dot and words; the state is also read out where the words are others. */
export function PartState({ part, children }: { part: SystemPart; children?: ReactNode }) {
  return (
    <span className="part-state" data-state={part.state}>
      <span className="dot" aria-hidden="true" />
      <span>
        {children ? (
          <>
            <span className="visually-hidden">{STATES[part.state]}: </span>
            {children}
          </>
        ) : (
          STATES[part.state]
        )}
      </span>
    </span>
  );
}
