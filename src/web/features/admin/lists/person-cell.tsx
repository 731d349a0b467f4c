import './person-cell.css';
import { Link } from 'react-router';
import type { PersonView } from '#shared/contract/admin-list.ts';

/** Whom a row is about. Of an erased account only the fact is left. */
export function PersonCell({ person }: { person: PersonView }) {
  return (
    <span className="person-cell">
      <span className={person.isErased ? 'cell-quiet' : undefined}>{person.displayName}</span>
      <small title={person.email}>
        {person.isErased ? person.userId : <Address email={person.email} />}
      </small>
    </span>
  );
}

/** Where it does not fit, it is broken behind its @. */
function Address({ email }: { email: string }) {
  const at = email.indexOf('@') + 1;
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}

/** The same, leading to the user's details. */
export function PersonLink({ person }: { person: PersonView }) {
  if (person.isErased) return <PersonCell person={person} />;
  return (
    <Link className="person-link" to={`/admin/users?user=${encodeURIComponent(person.userId)}`}>
      <PersonCell person={person} />
    </Link>
  );
}
