const QUARTERS = 4;

/** The same outline in whole quarters of a unit, each point told from the one before. */
export function shortenPath(svg: string): string {
  const tokens = svg.match(/[MLQCZ]|-?[\d.]+(?:e-?\d+)?/g) ?? [];
  let out = '';
  let at: [number, number] = [0, 0];
  let start: [number, number] = [0, 0];
  let command = '';
  for (let i = 0; i < tokens.length;) {
    if (/[MLQCZ]/.test(tokens[i] ?? '')) command = tokens[i++] ?? '';
    if (command === 'Z') {
      out += 'z';
      at = start;
      continue;
    }
    const count = { M: 1, L: 1, Q: 2, C: 3 }[command] ?? 1;
    const points = Array.from({ length: count }, (_, k): [number, number] => [
      Math.round(Number(tokens[i + k * 2]) * QUARTERS),
      Math.round(Number(tokens[i + k * 2 + 1]) * QUARTERS),
    ]);
    i += count * 2;
    const last = points.at(-1) ?? at;
    if (command === 'M') {
      out += `M${last[0]} ${last[1]}`;
      start = last;
    } else if (last[0] !== at[0] || last[1] !== at[1] || count > 1) {
      const steps = points.map(([x, y]) => joined(x - at[0], y - at[1]));
      out += command.toLowerCase() + steps.reduce(append, '');
    }
    at = last;
  }
  return out;
}

const joined = (x: number, y: number) => (y < 0 ? `${x}${y}` : `${x} ${y}`);
const append = (text: string, next: string) =>
  text === '' || next.startsWith('-') ? text + next : `${text} ${next}`;
