import './user-detail.css';
import { useState } from 'react';
import { ERRORS } from '#shared/errors.ts';
import { errorCodeOf } from '#web/lib/requests/error-code.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { LoadFailure } from '#web/ui/errors/load-failure.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { useUserDetail } from '#web/features/admin/users/use-users.ts';
import type { User, UserDetail as Detail } from '#web/features/admin/users/use-users.ts';
import type { UserActionKind } from '#web/features/admin/users/user-actions.tsx';
import { BillingTab, CreditsTab, ImagesTab, OverviewTab, RecentTab } from './user-detail-tabs.tsx';
import { RefundDialog } from '#web/features/admin/users/dialogs/refund-dialog.tsx';
import { TimelineTab } from './timeline-tab.tsx';
import { useUserEntries } from '#web/features/admin/users/list/user-menu.tsx';

const TABS = [
  { value: 'overview', label: 'Overview' },
  { value: 'recent', label: 'Recent Activity' },
  { value: 'timeline', label: 'Timeline' },
  { value: 'credits', label: 'Credits' },
  { value: 'images', label: 'Images' },
  { value: 'billing', label: 'Billing' },
] as const;
type Payment = Detail['transactions'][number];
type TabName = (typeof TABS)[number]['value'];

interface UserDetailProps {
  userId: string;
  onClose: () => void;
  onAct: (kind: UserActionKind, user: User) => void;
}

export function UserDetail({ userId, onClose, onAct }: UserDetailProps) {
  const { data, error, refetch } = useUserDetail(userId);
  const isGone = error !== null && errorCodeOf(error) === 'NOT_FOUND';
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isWide
      title={data?.user.displayName ?? 'User details'}
      description={data?.user.email ?? ' '}
    >
      {isGone ? (
        <Notice>{ERRORS.NOT_FOUND.title}. This account no longer exists.</Notice>
      ) : data ? (
        <Loaded detail={data} onAct={onAct} />
      ) : error ? (
        <LoadFailure onRetry={refetch} />
      ) : (
        <div className="user-detail-loading" aria-busy="true" aria-label="Loading user details">
          <Skeleton shape="control" />
          <Skeleton className="user-detail-skeleton" />
        </div>
      )}
    </Dialog>
  );
}

function Loaded({ detail, onAct }: { detail: Detail; onAct: UserDetailProps['onAct'] }) {
  const [tab, setTab] = useState<TabName>('overview');
  const [refunding, setRefunding] = useState<Payment | null>(null);
  const entries = useUserEntries(detail.user);
  // Whoever may change this user may also give money back.
  const mayRefund = entries.length > 0;
  return (
    <>
      <Tabs label="User details" tabs={TABS} value={tab} onChange={setTab} className="user-detail">
        <TabPanel value="overview">
          <OverviewTab detail={detail} />
        </TabPanel>
        <TabPanel value="recent">
          <RecentTab detail={detail} />
        </TabPanel>
        <TabPanel value="timeline">
          <TimelineTab userId={detail.user.userId} />
        </TabPanel>
        <TabPanel value="credits">
          <CreditsTab entries={detail.creditHistory} />
        </TabPanel>
        <TabPanel value="images">
          <ImagesTab images={detail.images} />
        </TabPanel>
        <TabPanel value="billing">
          <BillingTab
            transactions={detail.transactions}
            onRefund={mayRefund ? setRefunding : undefined}
          />
        </TabPanel>
      </Tabs>
      {refunding && (
        <RefundDialog user={detail.user} payment={refunding} onClose={() => setRefunding(null)} />
      )}
      {entries.length > 0 && (
        <div className="user-detail-actions">
          {entries.map(({ kind, label, icon: Icon, isDanger }) => (
            <Button
              // One place for both: the button that was pressed stays, with its focus.
              key={kind === 'unban' ? 'ban' : kind}
              size="sm"
              className={isDanger ? 'user-detail-danger' : undefined}
              onClick={() => onAct(kind, detail.user)}
            >
              <Icon className="icon icon-sm" aria-hidden="true" />
              {label}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}
