import './audit-entry-dialog.css';
import type { ReactNode } from 'react';
import type { AuditEntryView } from '#shared/contract/admin-audit.ts';
import type { PersonView } from '#shared/contract/admin-list.ts';
import { deviceName } from '#web/lib/words/device-name.ts';
import { formatMoment } from '#web/lib/words/format-moment.ts';
import { networkAddress } from '#web/lib/words/network-address.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { actionName } from './action-names.ts';
import { diffFacts, factName, factText } from './diff-facts.ts';
import type { FactChange } from './diff-facts.ts';

interface AuditEntryDialogProps {
  entry: AuditEntryView | null;
  onClose: () => void;
}

/** One row of the log: what changed, why, and from where. */
export function AuditEntryDialog({ entry, onClose }: AuditEntryDialogProps) {
  return (
    <Dialog
      isOpen={entry !== null}
      onClose={onClose}
      title={entry ? actionName(entry.action) : ''}
      description={entry && `Entry ${entry.seq}, ${formatMoment(entry.createdAt)}`}
      isWide
    >
      {entry && <EntryDetails entry={entry} />}
    </Dialog>
  );
}

function EntryDetails({ entry }: { entry: AuditEntryView }) {
  const changes = diffFacts(entry.before, entry.after);
  return (
    <div className="audit-entry">
      {changes.length > 0 ? (
        <Diff changes={changes} />
      ) : (
        <p className="t-meta">This action changed nothing that is recorded here.</p>
      )}
      <dl className="audit-facts">
        {factsOf(entry).map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Diff({ changes }: { changes: readonly FactChange[] }) {
  return (
    <table className="audit-diff">
      <caption className="visually-hidden">Before and after</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">Fact</span>
          </th>
          <th scope="col">Before</th>
          <th scope="col">After</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ name, before, after, isChanged }) => (
          <tr key={name} data-changed={isChanged ? '' : undefined}>
            <th scope="row">{factName(name)}</th>
            <td>{isChanged && before !== null ? <del>{before}</del> : (before ?? '')}</td>
            <td>{isChanged && after !== null ? <ins>{after}</ins> : (after ?? '')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface EntryFact {
  name: string;
  value: ReactNode;
}

function factsOf(entry: AuditEntryView): EntryFact[] {
  const { actor, target, targetType, targetId, reason, details, ip, userAgent, hash } = entry;
  const facts: EntryFact[] = [
    { name: 'Done by', value: actor ? fullName(actor) : 'Vignette itself' },
    { name: 'Target', value: target ? fullName(target) : targetType.replaceAll('_', ' ') },
    { name: 'Target ID', value: targetId && <span className="mono">{targetId}</span> },
    { name: 'Reason', value: reason },
    ...Object.entries(details ?? {}).map(([name, value]) => ({
      name: factName(name),
      value: typeof value === 'object' && value !== null ? nestedText(value) : factText(value),
    })),
    { name: 'Network address', value: networkAddress(ip) },
    {
      name: 'Device',
      value: userAgent && <span title={userAgent}>{deviceName(userAgent)}</span>,
    },
    { name: 'Hash', value: <span className="mono audit-hash">{hash}</span> },
  ];
  return facts.filter(({ value }) => Boolean(value));
}

function fullName({ displayName, email }: PersonView): string {
  return `${displayName} (${email})`;
}

function nestedText(facts: object): string {
  return Object.entries(facts)
    .map(([name, value]) => `${factName(name)}: ${factText(value)}`)
    .join(', ');
}
