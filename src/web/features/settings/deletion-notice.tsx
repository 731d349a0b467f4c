import { useState } from 'react';
import { api } from '#web/lib/requests/api.ts';
import { formatDay } from '#web/lib/words/format-day.ts';
import { notifyError, notifySuccess } from '#web/lib/notices/notify.ts';
import { useRefreshSession, useSetProfile } from '#web/lib/account/session.ts';
import type { Profile } from '#web/lib/account/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';

/** While the days of grace run: when the account goes, and the way back. */
export function DeletionNotice({ profile }: { profile: Profile }) {
  const setProfile = useSetProfile();
  const refresh = useRefreshSession();
  const [isBusy, setBusy] = useState(false);
  if (!profile.deletionDate) return null;
  const keep = async () => {
    setBusy(true);
    try {
      setProfile(await api.profile.cancelDeletion());
      void refresh();
      notifySuccess({ title: 'Your account stays', message: 'Nothing will be deleted.' });
    } catch (error) {
      notifyError(error);
      setBusy(false);
    }
  };
  return (
    <Notice tone="danger">
      Your account will be deleted on {formatDay(profile.deletionDate)}.{' '}
      <Button variant="text" size="sm" isBusy={isBusy} onClick={() => void keep()}>
        Keep my account
      </Button>
    </Notice>
  );
}
