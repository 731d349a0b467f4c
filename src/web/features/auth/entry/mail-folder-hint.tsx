import { useSession } from '#web/lib/account/session.ts';

/** Where this server writes mail to a folder instead of sending them, nobody has to look in vain. */
export function MailFolderHint() {
  const state = useSession();
  const folder = 'session' in state ? state.session.mailFolder : null;
  if (!folder) return null;
  return (
    <small>
      This server sends no mail: the email lies in the folder <code>{folder}</code> on it.
    </small>
  );
}
