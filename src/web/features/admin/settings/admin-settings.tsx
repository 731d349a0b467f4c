import './admin-settings.css';
import { useQuery } from '@tanstack/react-query';
import { ErrorPanel } from '#web/features/admin/errors/error-panel.tsx';
import { queries } from '#web/lib/requests/api.ts';
import { useSignedInSession } from '#web/lib/account/session.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { EngineFacts } from './engine-facts.tsx';
import { PlanList } from './plan-list.tsx';
import { SettingsForm } from './settings-form.tsx';

export function AdminSettings() {
  const { profile } = useSignedInSession();
  const mayChange = profile.adminRole === 'super_admin';
  const loaded = useQuery(queries.adminSettings.get.queryOptions());
  return (
    <>
      <PageHeader
        title="Settings"
        description="What visitors see and whether they may join. Every change takes effect within seconds and is kept in the audit log."
      />
      {!mayChange && (
        <div className="admin-settings-notice">
          <Notice>You may look at these settings; only a Super Admin changes them.</Notice>
        </div>
      )}
      {loaded.error && !loaded.data ? (
        <div className="dash-failure">
          <ErrorPanel
            title="The settings could not be loaded."
            error={loaded.error}
            onRetry={loaded.refetch}
            isRetrying={loaded.isFetching}
          />
        </div>
      ) : (
        <div className="admin-settings">
          {loaded.data ? (
            <SettingsForm
              key={loaded.data.settings.version}
              settings={loaded.data.settings}
              mayChange={mayChange}
            />
          ) : (
            <FormSkeleton />
          )}
          <aside className="admin-settings-facts">
            <EngineFacts engine={loaded.data?.engine} />
            <PlanList />
          </aside>
        </div>
      )}
    </>
  );
}

function FormSkeleton() {
  return (
    <div className="admin-settings-form" aria-busy="true">
      {Array.from({ length: 4 }, (_, i) => (
        <Skeleton key={i} className="admin-settings-waiting" />
      ))}
    </div>
  );
}
