import { useQuery } from '@tanstack/react-query';
import { PartState } from '#web/features/admin/system/part-state.tsx';
import { queries } from '#web/lib/requests/api.ts';
import type { api } from '#web/lib/requests/api.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

type Engine = Awaited<ReturnType<typeof api.adminSettings.get>>['engine'];

/** Which engine draws, and how it is. It is chosen where the server is started, not here. */
export function EngineFacts({ engine }: { engine: Engine | undefined }) {
  const status = useQuery(queries.adminSystem.status.queryOptions({ retry: 1 }));
  const part = status.data?.parts.find(({ id }) => id === 'engine');
  const wait = <Skeleton shape="line-short" />;
  return (
    <section>
      <h2 className="t-card">Image engine</h2>
      <dl className="admin-facts">
        <div>
          <dt>In use</dt>
          <dd>{engine?.name ?? wait}</dd>
        </div>
        <div>
          <dt>Runs</dt>
          <dd>{engine ? (engine.isHosted ? 'At a provider' : 'On this machine') : wait}</dd>
        </div>
        <div>
          <dt>Health</dt>
          <dd>{part ? <PartState part={part} /> : wait}</dd>
        </div>
        <div>
          <dt>At once</dt>
          <dd>{engine ? `${engine.concurrency} a worker` : wait}</dd>
        </div>
        <div>
          <dt>Deadline</dt>
          <dd>{engine ? `${engine.deadlineS} s an image` : wait}</dd>
        </div>
      </dl>
      <p className="hint">
        Set by <code>IMAGE_ENGINE</code> when the server starts.
      </p>
    </section>
  );
}
