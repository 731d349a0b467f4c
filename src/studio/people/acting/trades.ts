import type { AskedFigure } from '#studio/scene/figure.ts';
import type { Held } from '#studio/people/held/hold.ts';
import { CROOK, EASEL, PALETTE, wareFor } from '#studio/people/held/wares.ts';
import { FISHING_ROD, SCHOOL_BOARD } from '#studio/people/held/work-wares.ts';
import { COURIER, FISHER, PAINTER, PHOTOGRAPHER, SHEPHERD } from '#studio/people/act-words.ts';
import type { Act } from './act-scene.ts';

type Trade = Pick<Act, 'pose' | 'holds' | 'does'> & Partial<Pick<Act, 'beside'>>;
const CAMERA: Held = wareFor({ thing: 'camera', colour: null })!;
const CARTON: Held = wareFor({ thing: 'carton', colour: null })!;

/** Idle, or only holding what their trade has anyway. */
const IDLE: ReadonlySet<AskedFigure['action']> = new Set<AskedFigure['action']>([
  null,
  'holding',
  'carrying',
]);

/** Who is known by a tool has it in hand, whatever else is said or not. */
export function tradeAct(
  { said = '', action }: AskedFigure,
  hands: readonly Held[],
  glass: readonly Held[],
): Trade | null {
  const isIdle = IDLE.has(action);
  // A board that is not held stands behind whoever speaks before it.
  if (TEACHES.has(action) && hands.some(isBoard))
    return {
      pose: 'teaching',
      holds: [null, SCHOOL_BOARD],
      does: ['explaining', ...(action ? [action] : [])],
    };
  if (PAINTER.test(said) && action === null)
    return { pose: 'painting', holds: [EASEL, PALETTE], does: ['painting'] };
  if (PHOTOGRAPHER.test(said) && (action === null || action === 'photographing'))
    return {
      pose: 'photographing',
      holds: [CAMERA],
      does: ['photographing'],
      ...(hands.includes('bottle') && { beside: 'shown_bottle' as const }),
    };
  if (SHEPHERD.test(said) && isIdle && hands.length === 0)
    return { pose: 'holding', holds: [CROOK, ...glass], does: [] };
  if (FISHER.test(said) && isIdle && hands.length === 0)
    return { pose: 'holding', holds: [FISHING_ROD, ...glass], does: ['fishing'] };
  if (COURIER.test(said) && isIdle)
    return { pose: 'holding', holds: [hands.find(isPacked) ?? CARTON], does: ['carrying'] };
  return null;
}

const TEACHES: ReadonlySet<AskedFigure['action']> = new Set<AskedFigure['action']>([
  null,
  'explaining',
  'talking',
]);
const isBoard = (held: Held): boolean => typeof held === 'object' && held.thing === 'blackboard';
const isPacked = (held: Held): boolean => typeof held === 'object' && held.form === 'box';
