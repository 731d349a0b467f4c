import './person-cell.css';
import type { PersonView } from '#shared/contract/admin-list.ts';

/** Whom a row is about. Of an erased account only the fact is left. */
export function PersonCell({ person }: { person: PersonView }) {
  return (
    <span className="person-cell">
      <span className={person.isErased ? 'cell-quiet' : undefined}>{person.displayName}</span>
      <small title={person.email}>{person.isErased ? person.userId : person.email}</small>
    </span>
  );
}
