import type { SceneSpec } from '#studio/scene-spec.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { draughtHorse } from '#studio/litho/things/cuts/draught-animals.ts';
import { hauledCart } from '#studio/litho/things/cuts/furniture.ts';
import { drawnMaker } from '#studio/litho/things/drawn-makers.ts';
import type { DrawnThing } from '#studio/litho/things/drawn-thing.ts';

const BEASTS = new Set<ThingId>(['horse', 'donkey', 'ox', 'cow']);
/** So near that the shafts reach its flank. */
const HARNESSED = 0.84;

/** A horse in the shafts does not gallop. */
const DRAUGHT: Partial<Record<ThingId, DrawnThing>> = { horse: draughtHorse };

interface Team {
  beast: AskedThing;
  cart: AskedThing;
}

/** A cart and the animal before it belong together, whether or not somebody says 'pulling'. */
export function teamIn({ things }: Pick<SceneSpec, 'things'>): Team | null {
  const beast = things.find(({ thing, count }) => BEASTS.has(thing) && (count ?? 1) <= 2);
  const cart = things.find(({ thing, count }) => thing === 'cart' && (count ?? 1) === 1);
  return beast && cart ? { beast, cart } : null;
}

/** The cart follows its animal, which looks to the left. */
export function withTeam(spec: SceneSpec): SceneSpec {
  const team = teamIn(spec);
  if (!team || team.cart.relation || team.beast.relation) return spec;
  const behind = { kind: 'right_of', to: spec.things.indexOf(team.beast) } as const;
  const follows = (asked: AskedThing) =>
    asked === team.cart ? { ...asked, relation: behind } : asked;
  return { ...spec, things: spec.things.map(follows) };
}

export function harness(spec: SceneSpec): ReadonlyMap<AskedThing, DrawnThing> {
  const team = teamIn(spec);
  const maker = team && (DRAUGHT[team.beast.thing] ?? drawnMaker(team.beast.thing));
  if (!team || !maker) return new Map();
  const near = { ...maker, aspect: maker.aspect * HARNESSED };
  return new Map([
    [team.beast, near],
    [team.cart, hauledCart],
  ]);
}
