import type { AskedFigure } from '#studio/scene-spec.ts';
import type { Random } from '#studio/random.ts';
import type { Ground } from './cast-people.ts';
import type { PlacedPerson } from './lay-people.ts';

export interface Member {
  figure: AskedFigure;
  index: number;
  of: number;
}

export type Standing = Pick<
  PlacedPerson,
  'at' | 'foot' | 'metres' | 'facing' | 'lightFrom' | 'contre' | 'cutBelow'
>;

/** Metres between the middles of neighbours: a couple stands closer than a party. */
const APART = { couple: 0.5, party: 0.6 };

/** Where the picture is about people they fill it: from head to waist, or from head to foot where they walk or pick. */
export function standAlone(member: Member, ground: Ground, random: Random): Standing {
  const { figure, index, of } = member;
  const isWhole = figure.action === 'walking' || figure.role === 'picker' || ground.isFar === true;
  const tall = isSmaller(member) ? 1.7 : 1.78;
  const head = isWhole ? 0.3 : figure.part === 'portrait' ? 0.12 : of > 2 ? 0.2 : 0.13;
  const cut = isWhole ? 0.06 : figure.part === 'portrait' ? 1.12 : of > 2 ? 0.7 : 0.86;
  const apart = figure.who === 'couple' ? APART.couple : APART.party;
  const across = (of * apart + 0.35) / ground.aspect;
  const metres = Math.max((1.78 - cut) / (1 - head), across);
  const offset = ((index - (of - 1) / 2) * apart) / (metres * ground.aspect);
  const side = of > 1 ? (offset < 0 ? 1 : -1) : ground.free > 0.5 ? 1 : -1;
  const at = of > 1 ? 0.5 + offset : 0.5 - side * 0.07;
  return {
    at,
    foot: head + (1.78 - tall) / metres + tall / metres,
    metres,
    facing: facingOf(member, { side, ground, random }),
    lightFrom: side,
    contre: ground.isOutdoors ? 0.7 : 0.15,
    cutBelow: isWhole && ground.hasVines && figure.role === 'picker' ? 0.7 : 0,
  };
}

const isSmaller = ({ figure, index }: Member): boolean =>
  figure.who === 'woman' || (figure.who === 'couple' && index === 0);

/** Photographed faces turn just past the profile; painted ones may be seen. */
function facingOf(
  { figure, of, index }: Member,
  { side, ground, random }: { side: number; ground: Ground; random: Random },
): number {
  if (ground.isFromBehind || (figure.action === 'walking' && figure.who === 'couple'))
    return Math.PI + random.range(-0.12, 0.12);
  if (ground.isPainted) return side * random.range(0.75, 1.15);
  if (of > 2 && index % 2 === 1) return side * random.range(2.1, 2.6);
  return side * random.range(1.5, 1.72);
}
