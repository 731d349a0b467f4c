import type { ComponentId } from './component-id.ts';
import type { VesselId } from './vessel-id.ts';

/** How a dish comes to the table. */
export interface Plating {
  vessel: VesselId;
  parts: readonly ComponentId[];
  /** Instead of `parts` where the prompt names sides of its own: the carved leg beside red cabbage. */
  withSides?: readonly ComponentId[];
  /** Instead of `parts` where it is to be sliced. */
  sliced?: readonly ComponentId[];
  /** Instead of `parts` where it is said to be green: asparagus that grew in the light. */
  green?: readonly ComponentId[];
}
