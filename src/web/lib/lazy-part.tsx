import { use } from 'react';
import type { ComponentType } from 'react';

interface Module<Props> {
  default: ComponentType<Props>;
}
export type LazyPart<Props> = ComponentType<Props> & {
  /** Begins to fetch it, a moment before it is needed. */
  load: () => void;
};

/** Parts that could not be fetched stay so until somebody has shown that. */
const failed = new Set<() => void>();

export function forgetFailedParts(): void {
  for (const forget of failed) forget();
  failed.clear();
}

/**
 * A part of a screen that comes when it is needed. Unlike React's own `lazy`, one that could not be
 * fetched is fetched again when it is shown after an error boundary has caught it.
 */
export function lazyPart<Props extends object>(
  fetchPart: () => Promise<Module<Props>>,
): LazyPart<Props> {
  let coming: Promise<Module<Props>> | undefined;
  const begin = () => {
    coming ??= fetchPart().catch((error: unknown) => {
      failed.add(() => (coming = undefined));
      throw error;
    });
    return coming;
  };
  function Part(props: Props) {
    const { default: Shown } = use(begin());
    return <Shown {...props} />;
  }
  // Whoever shows it hears then what went wrong.
  return Object.assign(Part, { load: () => void begin().catch(() => {}) });
}

/** Whether a script or style sheet of the page could not be fetched; each browser has its words. */
export function isPartMissing(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script failed|unable to preload css/i.test(
      error.message,
    )
  );
}
