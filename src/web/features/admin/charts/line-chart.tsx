import { ChartFrame } from './chart-frame.tsx';
import type { ChartProps, Plot } from './chart-frame.tsx';
import { runsOf } from './scale.ts';

type LineChartProps = Omit<ChartProps, 'series'> & {
  name: string;
  values: readonly (number | null)[];
  /** The axis reaches at least so far: a rate is read against 100%. */
  atLeast?: number;
};

export function LineChart({ name, values, atLeast = 0, ...props }: LineChartProps) {
  const largest = Math.max(atLeast, ...values.map((value) => value ?? 0));
  return (
    <ChartFrame {...props} series={[{ name, values }]} largest={largest}>
      {(plot) => (
        <>
          {runsOf(values).map((run) => (
            <Run
              key={run.start}
              plot={plot}
              {...run}
              isOpen={plot.isLastOpen && run.start + run.values.length === values.length}
            />
          ))}
          <Mark plot={plot} values={values} />
        </>
      )}
    </ChartFrame>
  );
}

interface RunProps {
  plot: Plot;
  start: number;
  values: readonly number[];
  isOpen: boolean;
}

function Run({ plot, start, values, isOpen }: RunProps) {
  const points = values.map((value, i) => `${plot.x(start + i)} ${plot.y(value)}`);
  const end = plot.x(start + values.length - 1);
  if (points.length === 1)
    return <circle className="chart-dot" cx={end} cy={plot.y(values[0] ?? 0)} r={2} />;
  return (
    <>
      <path
        className="chart-area"
        d={`M${points.join('L')}L${end} ${plot.height}L${plot.x(start)} ${plot.height}Z`}
      />
      <path className="chart-curve" d={`M${(isOpen ? points.slice(0, -1) : points).join('L')}`} />
      {isOpen && <path className="chart-curve chart-open" d={`M${points.slice(-2).join('L')}`} />}
    </>
  );
}

/** The point under the pointer, or the newest. */
function Mark({ plot, values }: { plot: Plot; values: readonly (number | null)[] }) {
  const index = plot.active ?? values.length - 1;
  const value = values[index] ?? null;
  return (
    <>
      {plot.active !== null && (
        <line className="chart-cursor" x1={plot.x(index)} x2={plot.x(index)} y2={plot.height} />
      )}
      {value !== null && (
        <circle className="chart-dot" cx={plot.x(index)} cy={plot.y(value)} r={3.5} />
      )}
    </>
  );
}
