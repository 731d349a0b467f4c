import type { AskedFigure } from '#studio/scene/figure.ts';
import type { Point } from '#studio/litho/geometry.ts';
import type { FigureThing } from '#studio/litho/figures/drawn-figure.ts';
import type { Person, Pose } from '#studio/litho/figures/figure-body.ts';
import { castPerson, drawFigure } from '#studio/litho/figures/full-figure.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import { memberOf } from '#studio/litho/figures/who-is-drawn.ts';
import { wishFor } from '#studio/litho/figures/wish-for.ts';
import { NEXT_IN_VAT, drawVat } from './vat.ts';

/** More would stand on each other's feet. */
const MOST_IN_VAT = 5;

/** Vessels that are trodden in: theirs is that one. */
const TRODDEN = new Set<ThingId>(['tub', 'tank', 'grapes']);

export interface SharedVat {
  /** The wishes whose people stand in it, the first of them in its place. */
  by: readonly number[];
  thing: FigureThing;
  taken: ReadonlySet<AskedThing>;
}

/** 'Three children stomping grapes in a tub', 'two women and a man treading': there is one, unless several were named. */
export function sharedVatIn(
  spec: Pick<SceneSpec, 'figures' | 'things' | 'prompt'>,
): SharedVat | null {
  const { figures, things } = spec;
  const by = figures.flatMap(({ action, part }, i) =>
    action === 'stomping' && part !== 'hands' ? [i] : [],
  );
  const sharing = by.flatMap((i): AskedFigure[] => {
    const figure = figures[i]!;
    if (figure.who === 'couple') return [withWho(figure, 'woman'), withWho(figure, 'man')];
    return Array.from({ length: figure.count }, (_, k) => memberOf(figure, k));
  });
  const areSeveral = things.some(
    ({ thing, isSeveral, count }) => thing === 'tub' && (isSeveral === true || (count ?? 1) > 1),
  );
  if (sharing.length < 2 || sharing.length > MOST_IN_VAT || areSeveral) return null;
  const wishes = sharing.map((figure, variant) => wishFor({ figure, spec, variant }));
  const areChildren = sharing.every(({ who }) => who === 'child');
  return {
    by,
    thing: vatThing(wishes, areChildren ? 0.95 : 1.35),
    taken: new Set(things.filter(({ thing, relation }) => TRODDEN.has(thing) && !relation)),
  };
}

const withWho = (figure: AskedFigure, who: AskedFigure['who']): AskedFigure => ({ ...figure, who });

/** Hand in hand, knee-deep in grapes, those at the ends with a hand in the air. */
function vatThing(wishes: readonly Partial<Person>[], height: number): FigureThing {
  const of = wishes.length;
  const wide = 0.6 + (of - 1) * NEXT_IN_VAT;
  return {
    thing: 'tub',
    maker: {
      aspect: wide,
      height,
      draw: (press, { base: [x, y], heightPx }, look) => {
        const tall = heightPx / 1.1;
        const lift = tall * 0.1;
        wishes.forEach((wish, i) => {
          const base: Point = [x + (i - (of - 1) / 2) * NEXT_IN_VAT * tall, y - lift];
          // A child among the grown.
          const own = wish.isChild && height > 1 ? 0.78 : 1;
          const person = castPerson(look.random.fork(`person ${i}`), wish, look.turn);
          press.apart(() =>
            press.named('person', () =>
              drawFigure(press, person, {
                pose: poseIn(i, of),
                base,
                heightPx: tall * own,
                lightSide: look.lightSide,
              }),
            ),
          );
        });
        drawVat(press, { base: [x, y], tall, of });
      },
    },
  };
}

const JOINED = 0.64;
const RAISED = 0.98;

const poseIn = (i: number, of: number): Pose => ({
  left: i === 0 ? [-0.2, RAISED] : [-NEXT_IN_VAT / 2, JOINED],
  right: i === of - 1 ? [0.2, RAISED] : [NEXT_IN_VAT / 2, JOINED],
  stride: 0.8,
});
