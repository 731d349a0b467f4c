import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { ERRORS } from '#shared/errors.ts';
import { api, queries } from '#web/lib/requests/api.ts';
import { errorCodeOf } from '#web/lib/requests/error-code.ts';
import { useHydrated } from '#web/lib/hooks/use-hydrated.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { MailFolderHint } from './mail-folder-hint.tsx';

/** Where every link of an e-mail change leads: what has happened, and what comes next. */
export function EmailChangePanel() {
  const { hash } = useLocation();
  const [query] = useSearchParams();
  const isHydrated = useHydrated();
  const undo = new URLSearchParams(hash.slice(1)).get('undo');
  return (
    <AuthFrame title="Your email address" lead="With which you sign in, and to which we write.">
      {isHydrated && (
        <div className="auth-form">
          {undo ? (
            <UndoChange token={undo} />
          ) : (
            <Outcome step={query.has('error') ? 'error' : query.get('step')} />
          )}
        </div>
      )}
    </AuthFrame>
  );
}

function Outcome({ step }: { step: string | null }) {
  if (step === 'changed') return <Changed />;
  if (step === 'sent') return <Sent />;
  if (step === 'sign-in')
    return (
      <>
        <Notice>
          Please sign in with your old address first, then open the link once more.
          <small>So nobody but you can take your account to another address.</small>
        </Notice>
        <OnLink to="/sign-in">Sign in</OnLink>
      </>
    );
  return (
    <>
      <Notice tone="danger">This link has expired or was already used.</Notice>
      <OnLink to="/settings#account">Ask for a new one</OnLink>
    </>
  );
}

/** An address may be typed by anybody: the server says what has happened. */
function useRecentChange() {
  return useQuery({ ...queries.account.recentEmailChange.queryOptions(), retry: false });
}

function Sent() {
  const { data, isPending } = useRecentChange();
  if (isPending) return <Skeleton shape="control" />;
  if (!data?.writtenTo)
    return (
      <Notice>
        An address is changed in two steps.
        <small>
          The link in the first email leads to a second, at the new address. Open that one in a
          browser in which you are signed in.
        </small>
      </Notice>
    );
  return (
    <Notice>
      One more email: we have written to {data.writtenTo}.
      <small>Open the link in it, in this browser, and the address is changed.</small>
      <MailFolderHint />
    </Notice>
  );
}

function Changed() {
  const { data, isPending } = useRecentChange();
  if (isPending) return <Skeleton shape="control" />;
  return (
    <>
      {data?.changedTo ? (
        <Notice tone="good">
          Your address is changed to {data.changedTo}.
          <small>We have told the old one, with a way to take it back.</small>
        </Notice>
      ) : (
        <Notice>
          Nothing was changed here a moment ago.
          <small>The address you sign in with stands in the settings.</small>
        </Notice>
      )}
      <OnLink to="/settings">Back to the settings</OnLink>
    </>
  );
}

function OnLink({ to, children }: { to: string; children: string }) {
  return (
    <p>
      <Link className="link" to={to}>
        {children}
      </Link>
    </p>
  );
}

function UndoChange({ token }: { token: string }) {
  const [restored, setRestored] = useState<string | null>(null);
  const undo = useMutation({
    mutationFn: () => api.account.undoEmailChange({ token }),
    onSuccess: ({ email }) => setRestored(email),
  });
  if (restored)
    return (
      <>
        <Notice tone="good">
          {restored} is your address again, and every device was signed out.
          <small>
            The old password is good no more. We have written to you with a link to choose a new
            one.
          </small>
          <MailFolderHint />
        </Notice>
        <OnLink to="/sign-in">Sign in</OnLink>
      </>
    );
  return (
    <>
      <p>
        Take the account back to the address this link was sent to? Every device is signed out, the
        password ends, and you are sent a link to choose a new one.
      </p>
      {undo.isError && <Notice tone="danger">{ERRORS[errorCodeOf(undo.error)].message}</Notice>}
      <Button variant="primary" size="lg" isBusy={undo.isPending} onClick={() => undo.mutate()}>
        Take it back
      </Button>
    </>
  );
}
