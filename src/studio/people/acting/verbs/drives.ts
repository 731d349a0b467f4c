import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { AskedFigure } from '#studio/scene/figure.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';

const DRIVES =
  /\b(?:driv(?:es?|ing)|steering|riding|rides|(?:sitting |sits )?on (?:an?|the|his|her|their) (?:\w+ ){0,2}tractor|at the wheel|condui\w+|au volant|sur (?:un|son|le) tracteur|guid(?:a|ano|ando)|al volante|alla guida|sul (?:suo )?trattore|su un trattore|conduc\w+|manej\w+|en (?:un|su|el) tractor|fahrt|fahrend\w*|lenkt|am steuer|auf (?:dem|einem|seinem|ihrem) (?:\w+ )?traktor|tractor driver|traktorfahrer\w*|tractoriste|trattorista|tractorista)\b/;

/** 'A winegrower driving a tractor': one of them, at the wheel of the one that is there. */
export function isTractorDriven(
  prompt: string,
  things: readonly AskedThing[],
  figures: readonly AskedFigure[],
): boolean {
  const tractor = things.find(({ thing }) => thing === 'tractor');
  const [driver, ...others] = figures;
  if (!tractor || (tractor.count ?? 1) > 1 || tractor.isSeveral) return false;
  const isOne = driver?.part === 'figure' && driver.count === 1 && others.length === 0;
  return isOne && DRIVES.test(fold(prompt).replace(/[^\p{L}\p{N}]+/gu, ' '));
}
