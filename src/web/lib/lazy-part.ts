import { type ComponentType, lazy } from 'react';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** A part of a screen that comes when it is needed, or a moment before: `load` begins it. */
export function lazyPart<Props>(load: Load<Props>) {
  return Object.assign(
    lazy(() => load()),
    // Whoever needs it asks again, and hears then what went wrong.
    { load: () => void load().catch(() => {}) },
  );
}
