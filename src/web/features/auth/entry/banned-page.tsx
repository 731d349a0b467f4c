import { ERRORS } from '#shared/errors.ts';
import type { SignedInSession } from '#web/lib/account/session.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { MessagePage } from '#web/ui/errors/message-page.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { useSignOut } from '#web/features/auth/menu/use-sign-out.ts';

export function BannedPage({ session }: { session: SignedInSession }) {
  const signOut = useSignOut();
  const { profile, supportEmail } = session;
  return (
    <MessagePage
      title={ERRORS.BANNED.title}
      details={profile.banReason && <Notice tone="danger">{profile.banReason}</Notice>}
      actions={
        <>
          <a className={buttonClass({ variant: 'primary' })} href={`mailto:${supportEmail}`}>
            Contact Support
          </a>
          <Button onClick={() => void signOut()}>Sign out</Button>
        </>
      }
    >
      <p>{ERRORS.BANNED.message}</p>
    </MessagePage>
  );
}
