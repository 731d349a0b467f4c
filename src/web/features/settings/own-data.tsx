import './own-data.css';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { DELETION_GRACE_DAYS, isPro } from '#shared/rules/account.ts';
import type { SignedInSession } from '#web/lib/account/session.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

const EXPORT_URL = '/api/account/export';

/** What belongs to the member: take it along, or have it erased. */
export function OwnData({ session }: { session: SignedInSession }) {
  const [isAsking, setAsking] = useState(false);
  const { profile } = session;
  return (
    <section className="own-data" aria-labelledby="own-data-title">
      <h2 className="t-panel" id="own-data-title">
        Your data
      </h2>
      <div className="own-data-row">
        <div>
          <h3>Export my data</h3>
          <p>Every picture in full size and all we keep about you, as one ZIP file.</p>
        </div>
        <a className={buttonClass()} href={EXPORT_URL} download>
          <Download className="icon icon-sm" aria-hidden="true" />
          Export my data
        </a>
      </div>
      <div className="own-data-row">
        <div>
          <h3>Delete my account</h3>
          <p>
            {profile.isAdmin
              ? 'Another admin has to take your admin role back first.'
              : `You have ${DELETION_GRACE_DAYS} days to think again. Then your plan ends and everything is erased.`}
          </p>
        </div>
        <Button
          className="own-data-delete"
          disabled={profile.isAdmin || profile.deletionDate !== null}
          onClick={() => setAsking(true)}
        >
          Delete my account
        </Button>
      </div>
      <DeleteAccountDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        email={profile.email}
        hasPlan={isPro(profile.subscriptionStatus)}
      />
    </section>
  );
}
