import './access-denied.css';
import { ERRORS } from '#shared/errors.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { MessagePage } from '#web/ui/errors/message-page.tsx';

/** User Management says it in its own words (spec §2.10). */
export function UsersAccessDenied() {
  return (
    <MessagePage
      title="Access Denied"
      actions={
        <ButtonLink variant="primary" to="/dashboard">
          Back to dashboard
        </ButtonLink>
      }
    >
      <p>You don't have admin privileges to access this page.</p>
    </MessagePage>
  );
}

/** The house asks it of its admins; the dialog that sets it up opens on this very screen. */
export function SecondStepFirst() {
  const { title, message } = ERRORS.TWO_FACTOR_REQUIRED;
  return (
    <MessagePage
      title={title}
      actions={
        <>
          <ButtonLink variant="primary" to="#account">
            Set it up
          </ButtonLink>
          <ButtonLink to="/dashboard">Back to dashboard</ButtonLink>
        </>
      }
    >
      <p>{message}</p>
    </MessagePage>
  );
}

export function AccessDenied({ facts }: { facts: Record<string, string> }) {
  return (
    <MessagePage
      title="Access Denied - Admin Privileges Required"
      details={
        <dl className="denied-facts">
          {Object.entries(facts).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      }
      actions={
        <ButtonLink variant="primary" to="/dashboard">
          Back to dashboard
        </ButtonLink>
      }
    />
  );
}
