import type { Trait } from '#studio/accounting/proof.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { LightId } from '#studio/compose/direction.ts';

type Side = -1 | 1;

const FROM_LEFT = 'trait:light:from_left';
const FROM_RIGHT = 'trait:light:from_right';

/** 'Light from the left': the side on which the strongest lamp is to stand; `null` where none was named. */
export function lightSideOf({ words }: Pick<SceneSpec, 'words'>): Side | null {
  const asked = words.flatMap(({ proofs, isRefused }) => (isRefused ? [] : proofs));
  if (asked.includes(FROM_LEFT)) return -1;
  return asked.includes(FROM_RIGHT) ? 1 : null;
}

/** Lights whose strongest lamp stands on the rig's side. */
const ONE_SIDED: ReadonlySet<LightId> = new Set<LightId>([
  'window',
  'day',
  'side',
  'supper',
  'chiaroscuro',
  'strip',
  'hard',
  'golden',
]);

/** What was put up as it was asked for; whoever is the subject is lit from there by any lamps. */
export function sideTraits(
  spec: SceneSpec,
  { light, hasPeople }: { light: LightId; hasPeople: boolean },
): Trait[] {
  const side = lightSideOf(spec);
  if (side === null || !(hasPeople || ONE_SIDED.has(light))) return [];
  return [side < 0 ? 'light:from_left' : 'light:from_right'];
}
