import './data-table.css';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { PHONE, useMediaQuery } from '#web/lib/hooks/use-media-query.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Table } from '#web/ui/display/table.tsx';

export interface Column<Row> {
  name: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand at the right, above each other. */
  isFigure?: boolean;
  /** On a phone: the head of the card, a line of its own, or at its end. */
  place?: 'head' | 'line' | 'end';
  /** Says nothing above the column, e.g. over buttons. */
  isHeadless?: boolean;
  className?: string;
}

export interface DataTableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
}

/** A table on wide screens, cards on narrow ones. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const isNarrow = useMediaQuery(PHONE);
  return isNarrow ? <Cards {...props} /> : <WideTable {...props} />;
}

function WideTable<Row>({ caption, columns, rows, keyOf }: DataTableProps<Row>) {
  return (
    <Table caption={caption}>
      <TableHead columns={columns} />
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map((column) => (
              <td key={column.name} className={cellClass(column)}>
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function TableHead<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column.name} scope="col" className={cellClass(column)}>
            {column.isHeadless ? (
              <span className="visually-hidden">{column.name}</span>
            ) : (
              column.name
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Cards<Row>({ caption, columns, rows, keyOf }: DataTableProps<Row>) {
  const at = (place: Column<Row>['place']) => columns.filter((column) => column.place === place);
  const [head, end] = [at('head'), at('end')];
  const facts = columns.filter((column) => column.place === undefined);
  return (
    <ul className="cards" aria-label={caption}>
      {rows.map((row) => (
        <li key={keyOf(row)} className="card">
          <div className="card-head">
            <div>{head.map((column) => cellIn('div', column, row))}</div>
            {end.map((column) => cellIn('div', column, row))}
          </div>
          {at('line').map((column) => cellIn('div', column, row))}
          {facts.length > 0 && (
            <dl className="card-facts">
              {facts.map((column) => (
                <div key={column.name}>
                  <dt>{column.name}</dt>
                  <dd className={clsx(column.isFigure && 'num')}>{column.cell(row)}</dd>
                </div>
              ))}
            </dl>
          )}
        </li>
      ))}
    </ul>
  );
}

function cellIn<Row>(Tag: 'div', column: Column<Row>, row: Row) {
  return <Tag key={column.name}>{column.cell(row)}</Tag>;
}

function cellClass<Row>({ isFigure, className }: Column<Row>): string | undefined {
  return clsx(isFigure && 'r num', className) || undefined;
}

const SKELETON_ROWS = 8;

/** In the shape of what comes. */
export function TableSkeleton({ label }: { label: string }) {
  return (
    <output className="table-skeleton" aria-busy="true" aria-label={`Loading ${label}`}>
      {Array.from({ length: SKELETON_ROWS }, (_, row) => (
        <span key={row}>
          <Skeleton shape="line" />
          <Skeleton shape="line-short" />
        </span>
      ))}
    </output>
  );
}
