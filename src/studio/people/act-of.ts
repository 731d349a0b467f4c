import type { AskedFigure } from '#studio/scene-spec.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { AskedThing } from '#studio/things/thing.ts';
import type { HeldId } from './held/hold.ts';
import type { Beside, PersonShape } from './person.ts';
import type { Pose } from './pose.ts';

/** What people hold in one hand, by its name in the catalogue. */
const IN_HAND: Partial<Record<ThingId, HeldId>> = {
  bottle: 'bottle',
  magnum: 'bottle',
  half_bottle: 'bottle',
  decanter: 'decanter',
  carafe: 'decanter',
  grapes: 'grapes',
  basket: 'basket',
  secateurs: 'secateurs',
  pipette: 'pipette',
  tray: 'tray',
  corkscrew: 'corkscrew',
  waiters_friend: 'corkscrew',
  clay_cup: 'cup',
  lantern: 'lantern',
  flowers: 'flowers',
  rose: 'flowers',
  book: 'book',
};
/** What they wear, carry before them, drink from or stand at. */
const ON_OR_BY: readonly ThingId[] = [
  'glass',
  'champagne_flute',
  'straw_hat',
  'sunglasses',
  'crate',
  'barrel',
  'vine_leaf',
  'tub',
];

/** Whether somebody can have it on, in their hands or beside them: then it needs no table. */
export const isWithPeople = ({ thing }: AskedThing): boolean =>
  IN_HAND[thing] !== undefined || ON_OR_BY.includes(thing);

export interface Scene {
  things: readonly AskedThing[];
  /** What wine is drunk from, where it is spoken of. */
  vessel: 'glass' | 'champagne_flute' | null;
  hasVines: boolean;
  isWinter: boolean;
  /** A basket is worn on the back. */
  isOnBack: boolean;
  /** How many glasses a tray bears. */
  glasses: number;
  /** Bacchus drinks from no glass. */
  isGod: boolean;
}

export type Act = Pick<PersonShape, 'pose' | 'holds' | 'beside'>;

/** What somebody does, with what, by the words of the prompt: the act first, then the things. */
export function actOf(figure: AskedFigure, index: number, scene: Scene): Act {
  const has = (thing: ThingId): boolean => scene.things.some((asked) => asked.thing === thing);
  if (scene.isGod) return { pose: 'toasting', holds: ['cup', 'grapes'], beside: null };
  const hands = handsFor(scene, index);
  const glass: HeldId[] = scene.vessel ? ['glass'] : [];
  const act = (pose: Pose, holds: readonly HeldId[] = [], beside: Beside | null = null): Act => ({
    pose,
    holds,
    beside,
  });
  const vine = scene.hasVines ? (scene.isWinter ? 'bare_vine' : 'vine') : null;
  const carries = (): Act | null => {
    if (has('crate'))
      return act(
        'carrying',
        [],
        has('grapes') || has('vine_leaf') || figure.role === 'picker' ? 'crate' : 'empty_crate',
      );
    if (has('basket') && scene.isOnBack) return act('shouldering', [], 'hod');
    if (has('tray')) return act('serving', [trayOf(scene)]);
    return null;
  };
  switch (figure.action) {
    case 'pruning':
      return act(
        'pruning',
        ['secateurs'],
        scene.hasVines ? (scene.isWinter ? 'bare_vine' : 'vine') : 'bare_vine',
      );
    case 'sampling':
      return act('sampling', [], 'barrel');
    case 'stomping':
      return act('stomping', [], 'tub');
    case 'cooking':
      return act('cooking', [], 'counter');
    case 'opening':
      return act('opening');
    case 'sitting':
      return act(
        'sitting',
        has('bottle') && index === 0
          ? ['glass', 'bottle']
          : glass.length > 0
            ? glass
            : hands.slice(0, 1),
        'table',
      );
    case 'pouring':
      return act('pouring', [has('decanter') || has('carafe') ? 'decanter' : 'bottle', 'glass']);
    case 'picking':
      return index % 2 === 1 && has('crate')
        ? carries()!
        : act('picking', ['grapes', ...(has('basket') ? (['basket'] as const) : [])], vine);
    case 'walking':
      return (
        carries() ??
        act(
          figure.who === 'couple' ? 'hand_in_hand' : 'walking',
          figure.who === 'couple' ? [] : hands,
        )
      );
    case 'toasting':
    case 'tasting':
      return act(figure.action, ['glass', ...hands.slice(0, 1)]);
    default:
  }
  const carried = carries();
  if (carried) return carried;
  if (has('pipette')) return act('sampling', [], 'barrel');
  if (has('secateurs')) return act('pruning', ['secateurs'], vine);
  if (has('tub')) return act('stomping', [], 'tub');
  if (figure.role === 'picker' && hands.every((held) => held === 'grapes'))
    return act('picking', ['grapes'], vine);
  if (figure.role === 'chef' && hands.length === 0 && glass.length === 0)
    return act('cooking', [], 'counter');
  const holds = [...glass, ...hands].slice(0, 2);
  if (holds.length > 0)
    return act('holding', holds, has('barrel') && !scene.hasVines ? 'barrel' : null);
  if (figure.role === 'sommelier' || figure.role === 'winemaker') return act('tasting', ['glass']);
  return act(
    figure.action === 'holding' ? 'holding' : 'standing',
    figure.action === 'holding' ? ['glass'] : [],
  );
}

/** The first takes the first things, the next the next: each thing is held once. */
function handsFor({ things }: Scene, index: number): HeldId[] {
  const all = things.flatMap(({ thing }) => IN_HAND[thing] ?? []);
  // Grapes that lie in a basket need no hand of their own.
  const held = all.includes('basket') ? all.filter((one) => one !== 'grapes') : all;
  return held.slice(index * 2, index * 2 + 2);
}

const trayOf = ({ glasses, vessel }: Scene): HeldId =>
  vessel === null ? 'tray' : glasses >= 3 ? 'tray_3' : glasses === 1 ? 'tray_1' : 'tray_2';
