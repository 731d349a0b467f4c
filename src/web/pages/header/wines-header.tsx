import { ArrowLeft } from 'lucide-react';
import { useSignedInSession } from '#web/lib/account/session.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { CreditBadge } from '#web/ui/display/credit-badge.tsx';
import { AppHeader } from './app-header.tsx';
import { SettingsLink } from './settings-link.tsx';

/** On a page that the wines led to: the way back to them, and what there is to spend on pictures. */
export function WinesHeader() {
  const session = useSignedInSession();
  return (
    <AppHeader session={session}>
      <ButtonLink variant="text" size="sm" to="/wines">
        <ArrowLeft className="icon icon-sm" aria-hidden="true" />
        Your wines
      </ButtonLink>
      <CreditBadge credits={session.profile.credits} />
      <SettingsLink />
    </AppHeader>
  );
}
