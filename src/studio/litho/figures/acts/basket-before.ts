import type { Held } from '#studio/litho/figures/held.ts';
import { basket } from '#studio/litho/things/cuts/holders.ts';
import type { DrawnThing } from '#studio/litho/things/drawn-thing.ts';
import type { AskedFigure } from '#studio/scene/figure.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

/** 'A girl with a basket of grapes': in both arms before her, with what lies in it. */
export function basketBefore(
  people: readonly AskedFigure[],
  { things, style }: SceneSpec,
): { held: Held; taken: readonly AskedThing[] } | null {
  const [one] = people;
  const isPrint = style === 'illustration_poster' || style === 'pop_art';
  const isFree = one?.action === null || one?.action === 'holding';
  if (!isPrint || people.length !== 1 || !isFree || one.who === 'child') return null;
  const at = things.findIndex(
    ({ thing, count, relation }) => thing === 'basket' && (count ?? 1) === 1 && !relation,
  );
  const asked = things[at];
  if (!asked) return null;
  const within = things.filter(({ relation }) => relation?.kind === 'in' && relation.to === at);
  const maker = filledBasket(within.map(({ thing }) => thing));
  return { held: { thing: 'basket', asked, maker }, taken: within };
}

/** Bunches and loaves, their heads over the rim. */
function filledBasket(within: readonly ThingId[]): DrawnThing {
  return {
    ...basket,
    draw: (press, { base: [x, y], heightPx }, look) => {
      basket.draw(press, { base: [x, y], heightPx }, look);
      const [rim, wide] = [y - heightPx * 0.16, heightPx * basket.aspect];
      for (const thing of within)
        press.apart(() =>
          press.named(thing, () => {
            const maker = look.maker(thing);
            const tall = maker ? heightPx * Math.min(0.9, 0.3 + maker.height * 0.6) : 0;
            for (const u of [-0.24, 0.24, 0])
              maker?.draw(
                press,
                { base: [x + wide * u, rim], heightPx: tall },
                { ...look, isAloft: true },
              );
          }),
        );
      basket.holds?.front(press, { base: [x, y], heightPx }, look);
    },
  };
}
