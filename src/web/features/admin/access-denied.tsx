import './access-denied.css';
import { ButtonLink } from '#web/ui/button.tsx';
import { MessagePage } from '#web/ui/message-page.tsx';

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
