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

const SCOOTER = '(?:(?:motor ?)?scooters?|vespas?|motorrollern?)';
const SCOOTS = new RegExp(
  `\\b(?:(?:on|riding|rides?|driving|drives?)(?: \\w+){0,3} ${SCOOTER}|(?:sur|en)(?: \\w+){0,2} ${SCOOTER}|(?:in|su|sulla|sul)(?: \\w+){0,2} ${SCOOTER}|auf(?: \\w+){0,2} ${SCOOTER})\\b`,
);

/** 'A couple on a scooter': two at the most, and one scooter. */
export function isScootered(
  prompt: string,
  things: readonly AskedThing[],
  figures: readonly AskedFigure[],
): boolean {
  const scooter = things.find(({ thing }) => thing === 'scooter');
  const people = figures.reduce((sum, { count }) => sum + count, 0);
  if (!scooter || (scooter.count ?? 1) > 1 || scooter.isSeveral) return false;
  const areFew = people > 0 && people < 3 && figures.every(({ part }) => part === 'figure');
  return areFew && SCOOTS.test(fold(prompt).replace(/[^\p{L}\p{N}]+/gu, ' '));
}
