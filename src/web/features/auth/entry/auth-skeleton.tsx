import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

/** The shape of a two-field form while it is not yet known who serves identity here. */
export function AuthSkeleton() {
  return (
    <output className="auth-skeleton" aria-busy="true" aria-label="Loading">
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </output>
  );
}
