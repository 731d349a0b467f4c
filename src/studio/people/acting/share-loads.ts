import type { Framing, Ground, Member } from '#studio/people/painting/ground.ts';
import type { PlacedStand } from '#studio/people/furniture.ts';
import type { PlacedPerson } from './staging/placed.ts';
import type { Beside, PersonShape } from '#studio/people/body/person-shape.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

type Shaped = Member & { shape: PersonShape };

/** What two can carry between them, by the thing that was asked for. */
const BETWEEN_TWO: Partial<Record<Beside, ThingId>> = {
  crate: 'crate',
  empty_crate: 'crate',
  bottle_crate: 'crate',
  carried_barrel: 'barrel',
  rolled_barrel: 'barrel',
};
/** Face to face over what they carry, and elbow to elbow in their tub. */
const OVER_LOAD: Framing = { cut: -0.04, facing: 1.42, pitch: 0.1, apart: 0.8, aside: 0.2 };
/** One at either side of what they roll. */
const ROUND_BARREL: Framing = { ...OVER_LOAD, tall: 1.6, apart: 1.6 };
const IN_TUB: Framing = { cut: -0.16, facing: 1, pitch: 0.34, apart: 0.58, aside: 0.62 };
/** Metres of the tub beside the middle of the outermost. */
const ROOM = 0.06;

/** One thing is one, however many carry it or stand in it: who shares it, and how they are seen. */
export function shareLoads<T extends Shaped>(
  members: readonly T[],
  { scene, isSubject }: Ground,
): { members: readonly T[]; together?: Framing; isTub: boolean } {
  const loads = new Set(members.map(({ shape }) => shape.beside));
  const [load] = loads;
  const alone = { members, isTub: false };
  if (!isSubject || members.length < 2 || loads.size > 1 || !load) return alone;
  const isSingle = (thing: ThingId): boolean =>
    scene.things.every((one) => one.thing !== thing || (!one.isSeveral && (one.count ?? 1) === 1));
  if (load === 'tub' && isSingle('tub'))
    return { members: members.map((one) => laidDown(one)), together: IN_TUB, isTub: true };
  const carried = BETWEEN_TWO[load];
  if (!carried || members.length > 2 || !isSingle(carried)) return alone;
  return {
    members: members.map((one, i) => (i === 0 ? one : laidDown(one))),
    together: load === 'rolled_barrel' ? ROUND_BARREL : OVER_LOAD,
    isTub: false,
  };
}

/** The same person without it: another one has it, or all of them. */
const laidDown = <T extends Shaped>(one: T): T => ({
  ...one,
  shape: { ...one.shape, beside: null },
});

/** The tub round everybody: what is behind them is painted first, its front after them. */
export function standSharedTub(people: readonly PlacedPerson[], ground: Ground): PlacedStand[] {
  const [first] = people;
  if (!first) return [];
  const ats = people.map(({ at }) => at);
  const [left, right] = [Math.min(...ats), Math.max(...ats)];
  const size = ground.areChildren ? first.size : 1;
  const near = Math.min(...people.map(({ metres }) => metres));
  const far = Math.max(...people.map(({ metres }) => metres));
  const wide = ((right - left) * near * ground.aspect) / size + ROOM * 2;
  const { lightFrom, contre, cutBelow, pitch } = first;
  const tub: Omit<PlacedStand, 'metres'> = {
    lightFrom,
    contre,
    cutBelow,
    pitch,
    at: (left + right) / 2,
    foot: Math.max(...people.map(({ foot }) => foot)),
    facing: 0,
    size,
    reach: wide / 2 + 0.8,
    tall: 0.9,
    stand: 'tub',
    wardrobe: first.wardrobe,
    wide,
    hasCloth: false,
    bears: [],
    slots: [],
  };
  return [
    { ...tub, metres: far * 1.002 },
    { ...tub, metres: near * 0.998, isFront: true },
  ];
}
