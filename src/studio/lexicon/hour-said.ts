import { fold } from './matching/normalise.ts';

const NUMBERS: readonly string[] = [
  'one|une heure|la una|ein uhr|all una',
  'two|deux|due|dos|zwei',
  'three|trois|tre|tres|drei',
  'four|quatre|quattro|cuatro|vier',
  'five|cinq|cinque|cinco|funf',
  'six|sei|seis|sechs',
  'seven|sept|sette|siete|sieben',
  'eight|huit|otto|ocho|acht',
  'nine|neuf|nove|nueve|neun',
  'ten|dix|dieci|diez|zehn',
  'eleven|onze|undici|once|elf',
  'twelve|douze|dodici|doce|zwolf',
];
const BEFORE_CLOCK =
  /\b(\p{L}+|\d{1,2})\s?(?:o['’ ]?clock|heures?|uhr)\b|\b(?:sono le|son las|a las|alle) (\p{L}+|\d{1,2})\b/u;

/** The hour of a clock that is told in words, 1 to 12; 'it's five o'clock somewhere'. */
export function hourSaid(prompt: string): number | null {
  const found = BEFORE_CLOCK.exec(fold(prompt));
  const said = found?.[1] ?? found?.[2];
  if (!said) return null;
  const hour = /^\d+$/u.test(said)
    ? Number(said)
    : NUMBERS.findIndex((names) => names.split('|').includes(said)) + 1;
  return hour >= 1 && hour <= 24 ? ((hour - 1) % 12) + 1 : null;
}
