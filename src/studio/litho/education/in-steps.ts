import { fold } from '#studio/lexicon/matching/normalise.ts';
import { say } from './plate.ts';
import type { Plate } from './plate.ts';
import type { Step } from './step.ts';

const NUMBERS: Readonly<Record<string, number>> = {
  three: 3,
  trois: 3,
  tre: 3,
  tres: 3,
  drei: 3,
  four: 4,
  quatre: 4,
  quattro: 4,
  cuatro: 4,
  vier: 4,
  five: 5,
  cinq: 5,
  cinque: 5,
  cinco: 5,
  funf: 5,
  six: 6,
  sei: 6,
  seis: 6,
  sechs: 6,
  seven: 7,
  sept: 7,
  sette: 7,
  siete: 7,
  sieben: 7,
  eight: 8,
  huit: 8,
  otto: 8,
  ocho: 8,
  acht: 8,
};
const STEPS =
  /\b(\d|[a-z]+) (?:easy |simple |quick |numbered |clear |main |key |einfachen |nummerierten )?(?:steps|etapes|passi|passaggi|pasos|schritten?)\b/;

/** 'In 5 steps': neighbours are told together until there are as many; fewer than half would say nothing. */
export function inSteps(plate: Plate, steps: readonly Step[]): readonly Step[] {
  const [, said = ''] = STEPS.exec(fold(plate.spec.prompt)) ?? [];
  const count = Number(said) || NUMBERS[said] || steps.length;
  if (count >= steps.length || count * 2 < steps.length) return steps;
  const lengths = steps.map(({ name, note }) => say(plate, name).length + say(plate, note).length);
  const joined = new Set<number>();
  for (let spare = steps.length - count; spare > 0; spare--) {
    const [next] = steps
      .map((_, i) => i)
      .slice(0, -1)
      .filter((i) => ![i - 1, i, i + 1].some((at) => joined.has(at)))
      .toSorted((a, b) => pairLength(lengths, a) - pairLength(lengths, b));
    if (next === undefined) return steps;
    joined.add(next);
  }
  return steps.flatMap((step, i): Step[] => {
    if (joined.has(i - 1)) return [];
    const other = joined.has(i) ? steps[i + 1] : undefined;
    return other ? [together(plate, step, other)] : [step];
  });
}

const pairLength = (lengths: readonly number[], i: number): number =>
  (lengths[i] ?? 0) + (lengths[i + 1] ?? 0);

/** The picture is that of what is done last, unless the first is what it is all about. */
const together = (plate: Plate, first: Step, second: Step): Step => ({
  name: `${say(plate, first.name)}, ${lower(say(plate, second.name))}`,
  note: `${say(plate, first.note)}; ${say(plate, second.note)}`,
  draw: first.leads ? first.draw : second.draw,
});

const lower = (text: string): string => text.charAt(0).toLocaleLowerCase() + text.slice(1);
