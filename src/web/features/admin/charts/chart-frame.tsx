import './chart.css';
import { useId, useState } from 'react';
import type { PointerEvent, ReactNode } from 'react';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Table } from '#web/ui/display/table.tsx';
import { labelledIndexes, niceTicks } from './scale.ts';
import { useWidth } from './use-width.ts';

export interface Series {
  name: string;
  values: readonly (number | null)[];
}

export interface ChartProps {
  title: string;
  /** Set at the right of the title: the figure of the whole range. */
  aside?: ReactNode;
  /** What each point stands for: '14 Nov'. */
  labels: readonly string[];
  series: readonly Series[];
  format: (value: number) => string;
  formatTick?: (value: number) => string;
  /** What one point is, for the table: 'Day'. */
  unit: string;
  /** Counts of whole things: no half steps on the axis. */
  isWhole?: boolean;
  /** The last point is not over yet: drawn as what it is, so far. */
  isLastOpen?: boolean;
}

export interface Plot {
  width: number;
  height: number;
  /** Centre of a point. */
  x: (index: number) => number;
  y: (value: number) => number;
  active: number | null;
  isLastOpen: boolean;
}

type FrameProps = ChartProps & {
  largest: number;
  /** Bars need half a step of air at both ends. */
  hasBands?: boolean;
  children: (plot: Plot) => ReactNode;
};

const HEIGHT = 168;
const LABEL_WIDTH = 84;
const AXIS_WIDTH = 44;

/** Axes, the readout under the pointer, and the same figures as a table. */
export function ChartFrame(props: FrameProps) {
  const { title, aside, labels, largest, hasBands = false, isLastOpen = false, children } = props;
  const [ref, fullWidth] = useWidth();
  const [active, setActive] = useState<number | null>(null);
  const titleId = useId();
  const isEmpty = props.series.every(({ values }) => values.every((value) => !value));
  const ticks = niceTicks(isEmpty ? 0 : largest, { isWhole: props.isWhole ?? false });
  const top = ticks.at(-1) ?? 1;
  const width = Math.max(0, fullWidth - AXIS_WIDTH);
  const bands = hasBands ? labels.length : Math.max(1, labels.length - 1);
  const x = (index: number) => ((index + (hasBands ? 0.5 : 0)) * width) / bands;
  const plot: Plot = {
    width,
    height: HEIGHT,
    x,
    y: (v) => HEIGHT - (top > 0 ? v / top : 0) * HEIGHT,
    active,
    isLastOpen,
  };
  const point = (event: PointerEvent<SVGSVGElement>) => {
    const at = event.clientX - event.currentTarget.getBoundingClientRect().left - AXIS_WIDTH;
    const index = hasBands ? Math.floor((at / width) * bands) : Math.round((at / width) * bands);
    setActive(Math.min(Math.max(index, 0), labels.length - 1));
  };
  return (
    <section className="chart" aria-labelledby={titleId}>
      <div className="chart-head">
        <h2 className="t-card" id={titleId}>
          {title}
        </h2>
        <p className="chart-aside num" aria-live="off">
          {active === null ? aside : <Readout {...props} active={active} />}
        </p>
      </div>
      {props.series.length > 1 && <Legend series={props.series} />}
      <div className="chart-plot" ref={ref}>
        {labels.length === 0 && <Skeleton shape="fill" />}
        {isEmpty && labels.length > 0 && <p className="chart-empty">Nothing in these days.</p>}
        {width > 0 && labels.length > 0 && (
          <svg
            width={fullWidth}
            height={HEIGHT + 40}
            viewBox={`${-AXIS_WIDTH} -10 ${fullWidth} ${HEIGHT + 40}`}
            aria-hidden="true"
            onPointerMove={isEmpty ? undefined : point}
            onPointerLeave={() => setActive(null)}
          >
            <Axes {...{ plot, ticks, labels }} formatTick={props.formatTick ?? props.format} />
            {!isEmpty && children(plot)}
          </svg>
        )}
      </div>
      {!isEmpty && <ChartTable {...props} />}
    </section>
  );
}

/** Which colour is which; the readout names them too, but only under a pointer. */
function Legend({ series }: { series: readonly Series[] }) {
  return (
    <ul className="chart-legend" aria-hidden="true">
      {series.map(({ name }, order) => (
        <li key={name}>
          <span className={`chart-key chart-key-${order}`} />
          {name}
        </li>
      ))}
    </ul>
  );
}

interface AxesProps {
  plot: Plot;
  ticks: readonly number[];
  labels: readonly string[];
  formatTick: (value: number) => string;
}

function Axes({ plot, ticks, labels, formatTick }: AxesProps) {
  const anchorAt = (index: number) => {
    if (labels.length === 1) return 'middle';
    return index === labels.length - 1 ? 'end' : 'middle';
  };
  return (
    <>
      {ticks.map((tick) => (
        <g key={tick}>
          <line className="chart-rule" x2={plot.width} y1={plot.y(tick)} y2={plot.y(tick)} />
          <text className="chart-tick" x={-10} y={plot.y(tick) + 4} textAnchor="end">
            {formatTick(tick)}
          </text>
        </g>
      ))}
      {labelledIndexes(labels.length, plot.width, LABEL_WIDTH).map((index) => (
        <text
          key={index}
          className="chart-tick"
          x={plot.x(index)}
          y={plot.height + 24}
          textAnchor={anchorAt(index)}
        >
          {labels[index]}
        </text>
      ))}
    </>
  );
}

function Readout({ series, format, labels, isLastOpen, active }: ChartProps & { active: number }) {
  const shown = series.map(({ name, values }) => {
    const value = values[active] ?? null;
    const text = value === null ? '–' : format(value);
    return series.length > 1 ? `${name} ${text}` : text;
  });
  return (
    <>
      <span className="chart-when">
        {labels[active]}
        {isLastOpen && active === labels.length - 1 && ', so far'}
      </span>{' '}
      {shown.join(' · ')}
    </>
  );
}

/** For whoever cannot see a curve, or wants the exact figure. */
function ChartTable({ title, labels, series, format, unit }: ChartProps) {
  return (
    <details className="chart-table">
      <summary>Show as a table</summary>
      <Table caption={title} isScrolling>
        <thead>
          <tr>
            <th scope="col">{unit}</th>
            {series.map(({ name }) => (
              <th key={name} scope="col" className="r">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {labels.map((label, index) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {series.map(({ name, values }) => {
                const value = values[index] ?? null;
                return (
                  <td key={name} className="r num">
                    {value === null ? '–' : format(value)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Table>
    </details>
  );
}
