import type { AskedFigure } from '#studio/scene/figure.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { wishFor } from './wish-for.ts';
import type { FigureThing } from './drawn-figure.ts';
import { coupleThing } from './couple-thing.ts';
import { grippedIn, handThings } from './hand-things.ts';
import { memberOf } from './who-is-drawn.ts';
import { dancingCouple } from './acts/dancing.ts';
import { riderThing } from './acts/rider.ts';
import { ROLES } from './roles.ts';
import { wholeFigure } from './whole-figure.ts';
import type { Picture } from './whole-figure.ts';

/** The people of one wish, one entry for each; `first` counts those that came before. */
export function figureThing(figure: AskedFigure, spec: Picture, first = 0): FigureThing[] {
  const { things } = spec;
  if (figure.part === 'hands') return handThings(figure, grippedIn({ figures: [figure], things }));
  if (figure.who === 'couple') return [coupleThing(figure, areServed(things))];
  const count = Math.min(12, Math.max(1, figure.count));
  if (areDancing(figure)) return dancingPairs(figure, spec, first);
  return Array.from({ length: count }, (_, i) => ({
    thing: (figure.role && ROLES[figure.role].thing) || 'person',
    maker: wholeFigure(memberOf(figure, i), spec, { i, first, isOne: count === 1 }),
  }));
}

/** 'People dancing' dance with each other; whoever is left over dances alone. */
function dancingPairs(figure: AskedFigure, spec: Picture, first: number): FigureThing[] {
  const isSaid = figure.who !== 'group';
  const pairs = isSaid ? Math.floor(figure.count / 2) : 2;
  const couples = Array.from({ length: pairs }, (_, i): FigureThing => ({
    thing: 'couple',
    maker: dancingCouple(i),
  }));
  if (!isSaid || figure.count % 2 === 0) return couples;
  const alone = wholeFigure(figure, spec, { i: figure.count - 1, first, isOne: false });
  return [...couples, { thing: 'person', maker: alone }];
}
const areDancing = ({ action, role, who, count }: AskedFigure): boolean =>
  action === 'dancing' && role === null && count > 1 && (who === 'group' || who === 'person');

/** Somebody on what is ridden. */
export const riderOn = (
  figure: AskedFigure,
  { mount, spec, seat }: { mount: ThingId; spec: Picture; seat: RiderSeat },
): FigureThing => ({
  thing: (figure.role && ROLES[figure.role].thing) || 'person',
  maker: riderThing(
    wishFor({ figure, spec, ...(seat.isOne ? {} : { variant: seat.i }) }),
    mount,
    seat.isBehind,
  ),
});

interface RiderSeat {
  i: number;
  isOne: boolean;
  /** On the seat of somebody else's mount. */
  isBehind: boolean;
}

/** Their glasses stand on the tray that is brought to them. */
const areServed = (things: Picture['things']): boolean =>
  things.some(
    ({ thing, relation }) =>
      (thing === 'glass' || thing === 'champagne_flute') &&
      relation?.kind === 'on' &&
      things[relation.to]?.thing === 'tray',
  );
