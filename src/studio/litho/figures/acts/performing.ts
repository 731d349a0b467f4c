import type { SceneSpec } from '#studio/scene-spec.ts';
import { rectangle } from '#studio/litho/geometry.ts';
import type { DrawnThing } from '#studio/litho/things/drawn-thing.ts';
import { mountOf } from './riding.ts';
import { isRunning } from './running.ts';
import { isLongDressed } from '#studio/litho/figures/dress/long-dress.ts';

/** Share of the figure that the lower edge cuts off: legs tell nothing of who plays. */
const CUT = 0.3;
/** Elbows and instruments, in heights of what is seen. */
const BROAD = 0.76;

/** 'A saxophone player', 'a singer': the one performer who is named is the poster's hero. */
export function isHeroOfPoster(spec: SceneSpec): boolean {
  const { style, figures, things } = spec;
  const [figure] = figures;
  const isOne = figures.length === 1 && figure?.count === 1 && figure.part === 'figure';
  return (
    (style === 'illustration_poster' || style === 'pop_art') &&
    isOne &&
    figure.who !== 'child' &&
    figure.who !== 'couple' &&
    (figure.role === 'musician' || figure.action === 'playing' || figure.action === 'singing') &&
    // What stands on the floor beside them is seen from head to foot with them.
    !things.some(({ thing }) => thing === 'piano' || thing === 'cello' || thing === 'bicycle') &&
    mountOf(spec) === undefined &&
    !isRunning(spec.prompt) &&
    !isLongDressed(spec.prompt)
  );
}

/** Somebody from the knees up, cut by the edge below. */
export const fromKneesUp = (maker: DrawnThing): DrawnThing => ({
  aspect: BROAD,
  height: maker.height,
  draw: (press, { base: [x, y], heightPx }, look) => {
    const whole = heightPx / (1 - CUT);
    const above = rectangle({ x: 0, y: 0, width: press.width, height: y });
    press.clipped(above, () =>
      maker.draw(press, { base: [x, y + whole * CUT], heightPx: whole }, look),
    );
  },
});
