import { findDetails } from '#studio/lexicon/lettering/find-details.ts';
import type { ExactText } from './written-text.ts';

/** 'Spring Tasting, 14 April, Weingut Huber': a name beside a day says where, it is on no label. */
export function asHosts<T extends ExactText & { at: number; length: number }>(
  prompt: string,
  names: readonly T[],
): T[] {
  const days = findDetails(prompt);
  const isSegment = ({ at, length }: T) =>
    /[,;\n–-]\s*$/u.test(prompt.slice(0, at)) &&
    /^\s*(?:[,;.\n–-]|$)/u.test(prompt.slice(at + length));
  return names.map((name) =>
    days.length > 0 && name.role === 'label' && isSegment(name)
      ? { ...name, role: 'subtitle' }
      : name,
  );
}
