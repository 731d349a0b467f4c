import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { USER_DETAIL } from '#shared/rules/admin/admin.ts';
import { formatCents } from '#shared/rules/billing/plans.ts';
import { ADMIN_ROLE_NAMES } from '#web/features/admin/admin-role-names.ts';
import { formatDay } from '#web/lib/words/format-day.ts';
import { PaymentState } from '#web/features/admin/payments/payment-state.tsx';
import { Button } from '#web/ui/button.tsx';
import { FactsRow } from '#web/ui/display/facts-row.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { WhatNext } from '#web/ui/display/what-next.tsx';
import type { UserDetail } from '#web/features/admin/users/use-users.ts';
import { UserState } from '#web/features/admin/users/user-parts.tsx';
import { STATUS_NAMES, tierText } from '#web/features/admin/users/user-texts.ts';
import { altOf } from '#web/lib/words/alt-text.ts';
import { formatCount } from '#web/lib/words/format-count.ts';

interface Detail {
  detail: UserDetail;
}

export function OverviewTab({ detail }: Detail) {
  const { user } = detail;
  return (
    <div className="user-overview">
      {user.banned && (
        <Notice tone="danger">
          Banned on {user.banDate && formatDay(user.banDate)}: {user.banReason}
        </Notice>
      )}
      <FactsRow
        facts={[
          {
            name: 'Credits',
            value: formatCount(user.credits),
            ...(user.held > 0 && { note: `${user.held} held by pictures in the making` }),
          },
          { name: 'Images', value: formatCount(user.imageCount) },
          { name: 'Paid', value: formatCents(detail.paidCents) },
        ]}
      />
      <WhatNext next={detail.next} credits={user.credits - user.held} />
      <dl className="user-facts">
        <Fact name="Status">
          <UserState user={user} />
        </Fact>
        <Fact name="Plan">{tierText(user)}</Fact>
        <Fact name="Subscription">{STATUS_NAMES[user.subscriptionStatus]}</Fact>
        <Fact name="Admin role">{user.adminRole ? ADMIN_ROLE_NAMES[user.adminRole] : 'None'}</Fact>
        <Fact name="Joined">{formatDay(user.createdAt)}</Fact>
        <Fact name="Last seen">{user.lastLogin ? formatDay(user.lastLogin) : 'Never'}</Fact>
        <Fact name="User ID">
          <code>{user.userId}</code>
        </Fact>
      </dl>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** spec §2.10: 3 images, 3 credit entries and 2 transactions. */
export function RecentTab({ detail }: Detail) {
  const { recent } = USER_DETAIL;
  const images = detail.images.slice(0, recent.images);
  const entries = detail.creditHistory.slice(0, recent.creditEntries);
  const transactions = detail.transactions.slice(0, recent.transactions);
  if (images.length + entries.length + transactions.length === 0)
    return <p className="user-empty">No recent activity found.</p>;
  return (
    <div className="user-recent">
      {images.length > 0 && <ImagesTab images={images} />}
      {entries.length > 0 && <CreditsTab entries={entries} />}
      {transactions.length > 0 && <BillingTab transactions={transactions} />}
    </div>
  );
}

export function CreditsTab({ entries }: { entries: UserDetail['creditHistory'] }) {
  if (entries.length === 0) return <p className="user-empty">No credit history found.</p>;
  return (
    <ul className="user-entries" aria-label="Credit history">
      {entries.map((entry) => (
        <li key={entry.id}>
          <div>
            <p>{entry.changeReason}</p>
            <p className="t-meta">
              {formatDay(entry.createdAt)}
              {entry.adminEmail && ` · by ${entry.adminEmail}`}
            </p>
          </div>
          <p className={clsx('num', entry.changeAmount < 0 ? 'user-minus' : 'user-plus')}>
            {entry.changeAmount < 0 ? '−' : '+'}
            {formatCount(Math.abs(entry.changeAmount))}
          </p>
          <p className="num t-meta">
            {formatCount(entry.previousCredits)} → {formatCount(entry.newCredits)}
          </p>
        </li>
      ))}
    </ul>
  );
}

export function ImagesTab({ images }: { images: UserDetail['images'] }) {
  if (images.length === 0) return <p className="user-empty">No images generated yet.</p>;
  return (
    <ul className="user-images" aria-label="Images">
      {images.map((image) => (
        <li key={image.id}>
          <a href={image.imageUrl} target="_blank" rel="noreferrer">
            <img
              src={image.imageUrl}
              srcSet={image.srcSet.webp}
              sizes="120px"
              alt={altOf(image)}
              width={image.width}
              height={image.height}
              loading="lazy"
              decoding="async"
            />
          </a>
          <p>{image.prompt}</p>
          <p className="t-meta">{formatDay(image.timestamp)}</p>
        </li>
      ))}
    </ul>
  );
}

type Payment = UserDetail['transactions'][number];
interface BillingTabProps {
  transactions: readonly Payment[];
  /** Absent where this admin may give nothing back. */
  onRefund?: ((payment: Payment) => void) | undefined;
}

export function BillingTab({ transactions, onRefund }: BillingTabProps) {
  if (transactions.length === 0)
    return <p className="user-empty">No payment transactions found.</p>;
  return (
    <ul className="user-entries user-payments" aria-label="Payment transactions">
      {transactions.map((payment) => (
        <li key={payment.id}>
          <div>
            <p>{payment.planLabel}</p>
            <p className="t-meta">
              {formatDay(payment.createdAt)}
              {payment.creditsPurchased > 0 &&
                ` · ${formatCount(payment.creditsPurchased)} credits`}
            </p>
          </div>
          <p className="num">
            {formatCents(payment.amountCents)}
            {payment.refundedCents > 0 && (
              <small className="user-refunded">−{formatCents(payment.refundedCents)}</small>
            )}
          </p>
          <div className="user-payment-end">
            <PaymentState status={payment.status} />
            {onRefund && isRefundable(payment) && (
              <Button
                size="sm"
                aria-label={`Refund ${formatCents(payment.amountCents)} of ${formatDay(payment.createdAt)}`}
                onClick={() => onRefund(payment)}
              >
                Refund
              </Button>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

const isRefundable = ({ status, amountCents, refundedCents }: Payment) =>
  ['succeeded', 'partially_refunded'].includes(status) && refundedCents < amountCents;
