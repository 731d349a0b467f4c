/** How many random cases a model is tried with: some in `npm test`, many in `npm run test:faults`. */
export function modelRuns({ quick, long }: { quick: number; long: number }): number {
  return process.env['MODEL_RUNS'] === 'long' ? long : quick;
}

/**
 * How long one round may take. The rounds together have no limit: how many there are and how busy
 * the machine is says nothing about a fault, a round that does not end does.
 */
export const ROUND_LIMIT_MS = 10 * 60_000;
