import { useState } from 'react';
import { Badge } from '#web/ui/display/badge.tsx';
import { Segmented } from '#web/ui/forms/segmented.tsx';
import { Table } from '#web/ui/display/table.tsx';
import type { CheckedRow, RowState } from './check-import.ts';

const STATES: Record<RowState, { name: string; tone: 'good' | 'amber' | 'danger' | 'neutral' }> = {
  ready: { name: 'Ready', tone: 'good' },
  missing: { name: 'Missing', tone: 'amber' },
  faulty: { name: 'Faulty', tone: 'danger' },
  known: { name: 'Here already', tone: 'neutral' },
};
const ORDER: readonly RowState[] = ['ready', 'missing', 'faulty', 'known'];

/** The dry run: every row, what will become of it, and why not. */
export function CheckedRows({ rows }: { rows: readonly CheckedRow[] }) {
  const [shown, setShown] = useState<RowState | 'all'>('all');
  const count = (state: RowState): number => rows.filter((row) => row.state === state).length;
  const segments = [
    { value: 'all' as const, label: `All ${rows.length}` },
    ...ORDER.filter((state) => count(state) > 0).map((state) => ({
      value: state,
      label: `${STATES[state].name} ${count(state)}`,
    })),
  ];
  return (
    <section className="import-rows" aria-label="Rows of your table">
      <Segmented label="Show" segments={segments} value={shown} onChange={setShown} />
      <Table caption="Rows of your table">
        <thead>
          <tr>
            <th className="r">Line</th>
            <th>Wine</th>
            <th>State</th>
            <th>Reason</th>
          </tr>
        </thead>
        <tbody>
          {rows
            .filter(({ state }) => shown === 'all' || state === shown)
            .map((row) => (
              <Row key={row.line} row={row} />
            ))}
        </tbody>
      </Table>
    </section>
  );
}

function Row({ row: { line, title, state, reasons, draft } }: { row: CheckedRow }) {
  const { name, tone } = STATES[state];
  return (
    <tr>
      <td className="r num">{line}</td>
      <td>
        {title} {draft.vintage}
      </td>
      <td>
        <Badge tone={tone}>{name}</Badge>
      </td>
      <td className="import-reasons">
        {reasons.map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
      </td>
    </tr>
  );
}
