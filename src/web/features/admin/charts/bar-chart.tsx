import { ChartFrame } from './chart-frame.tsx';
import type { ChartProps, Plot, Series } from './chart-frame.tsx';

const MAX_BAR = 34;
const GAP_SHARE = 0.3;

/** Bars, one upon the other where there are several series. */
export function BarChart(props: ChartProps) {
  const { series, labels } = props;
  const sums = labels.map((_, i) => series.reduce((sum, { values }) => sum + (values[i] ?? 0), 0));
  return (
    <ChartFrame {...props} largest={Math.max(0, ...sums)} hasBands>
      {(plot) =>
        labels.map((label, index) => (
          <Stack key={label} plot={plot} series={series} index={index} count={labels.length} />
        ))
      }
    </ChartFrame>
  );
}

interface StackProps {
  plot: Plot;
  series: readonly Series[];
  index: number;
  count: number;
}

function Stack({ plot, series, index, count }: StackProps) {
  const width = Math.min(MAX_BAR, Math.max(1, (plot.width / count) * (1 - GAP_SHARE)));
  const bars = stackUp(series, index);
  return (
    <g
      className="chart-bars"
      data-active={plot.active === index ? '' : undefined}
      data-open={plot.isLastOpen && index === count - 1 ? '' : undefined}
    >
      {bars.map(({ name, from, to, order }) => (
        <rect
          key={name}
          className={`chart-bar chart-bar-${order}`}
          x={plot.x(index) - width / 2}
          width={width}
          y={plot.y(to)}
          height={Math.max(0, plot.y(from) - plot.y(to))}
        />
      ))}
    </g>
  );
}

function stackUp(series: readonly Series[], index: number) {
  let from = 0;
  return series.map(({ name, values }, order) => {
    const to = from + (values[index] ?? 0);
    const bar = { name, from, to, order };
    from = to;
    return bar;
  });
}
