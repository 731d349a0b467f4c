import type { Random } from '#studio/random.ts';
import type { Ground, Member } from '#studio/people/painting/ground.ts';
import { againstLight } from './against-light.ts';
import type { Standing } from './placed.ts';
import { LEAST_METRES, sizeOf } from './stand-people.ts';

/** Metres from the crown to below the shoulders, and from the middle to the arm. */
const BUST = 0.62;
const SHOULDER = 0.27;

/** So far from either side of the frame, as far as it has room. */
const within = (margin: number, at: number): number =>
  margin > 0.5 ? 0.5 : Math.min(1 - margin, Math.max(margin, at));

/** Metres between two who face each other. */
const PAIR = 0.46;

/** Share of the frame that things leave to people behind them. */
const FREE_SIDE = 0.52;

/** Behind what the picture is of: near ones are cut by the table, pickers stand deep in their rows. */
export function standBehindThings(
  { figure, index, of, own }: Member,
  ground: Ground,
  random: Random,
): Standing {
  const isPicker = figure.role === 'picker';
  const isPortrait = figure.part === 'portrait';
  const step =
    (figure.who === 'couple' ? 0.19 : isPicker ? 0.27 : Math.min(0.24, 0.92 / of)) /
    Math.max(0.9, ground.aspect);
  // Whoever has company of another name stands with it on the free side, or a thing would hide the first.
  const isMixed = of > Math.max(figure.count, figure.who === 'couple' ? 2 : 1);
  const middle = of > 2 && !isMixed ? 0.5 + (ground.free - 0.5) * 0.4 : ground.free;
  const head = isPicker
    ? random.range(0.22, 0.3)
    : isPortrait
      ? 0.06
      : of > 2
        ? random.range(0.14, 0.2)
        : 0.09;
  const table = Math.min(ground.table, 0.98);
  // Height at which the table cuts the figure, in metres.
  const cut = isPicker ? 0.25 : isPortrait ? 1.2 : ground.isOutdoors ? 0.66 : 0.95;
  // A party needs room beside each other: then all of them stand further away.
  const room = of > 2 ? (of * 0.5 + 0.3) / ground.aspect : 0;
  // All of one picture stand at one distance, children too.
  const metres = Math.max((1.78 - cut) / (table - head), room, isPortrait ? 0 : LEAST_METRES);
  // Two heads never touch, however near they are.
  const apart = of === 2 && !isPicker ? Math.max(step, PAIR / (metres * ground.aspect)) : step;
  const spread = (index - (of - 1) / 2) * (isMixed ? Math.min(apart, FREE_SIDE / (of - 1)) : apart);
  const size = sizeOf({ figure, own });
  // Of whoever is small the table hides less, so that a head never is without its shoulders.
  const hidden = Math.min(cut, 1.78 * size - BUST * size);
  const shoulder = (SHOULDER * size) / (metres * ground.aspect);
  const side = ground.free > 0.5 ? 1 : -1;
  return {
    at: within(shoulder, within(shoulder + Math.abs(of === 2 ? spread : 0), middle) + spread),
    foot: table + hidden / metres,
    metres,
    facing: facingOf({ figure, index, of, own }, ground, random),
    lightFrom: side * (random.chance(0.5) ? 1 : -1),
    contre: againstLight(ground),
    cutBelow: isPicker && ground.hasVines ? 0.82 : 0,
    size,
    pitch: 0,
    reach: 0.78,
  };
}

/** Three quarters to us, and to each other. */
function facingOf({ figure, index, of }: Member, ground: Ground, random: Random): number {
  const aside = ground.free > 0.5 ? -1 : 1;
  if (figure.who === 'couple') return (index === 0 ? 1 : -1) * random.range(0.6, 0.85);
  if (figure.action === 'pouring') return aside * 0.95;
  if (figure.role === 'picker') return (random.chance(0.5) ? 1 : -1) * random.range(1, 1.7);
  if (figure.who === 'group') return (index * 2 < of ? 1 : -1) * random.range(0.5, 1.1);
  return aside * random.range(0.7, 0.95);
}
