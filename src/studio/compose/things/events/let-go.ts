import type { AskedThing } from '#studio/things/asked-thing.ts';

/** The list without one of its things; what was told against that one is told against its heir. */
export function letGo(
  things: readonly AskedThing[],
  { gone, heir }: { gone: number; heir: number },
): AskedThing[] {
  const after = (to: number): number => to - (to > gone ? 1 : 0);
  return things.flatMap((one, i) => {
    if (i === gone) return [];
    const { relation } = one;
    const to = relation?.to === gone ? heir : (relation?.to ?? i);
    return [{ ...one, relation: relation && to !== i ? { ...relation, to: after(to) } : null }];
  });
}
