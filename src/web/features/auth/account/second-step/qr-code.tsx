import { encode } from 'uqr';

/** Drawn dark on white whatever the theme: cameras look for that. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 0 });
  const path = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg className="second-step-qr" role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`}>
      <path d={path.join('')} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
