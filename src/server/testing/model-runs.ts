/** How many random cases a model is tried with: some in `npm test`, as many as are asked for in `npm run test:faults`. */
export function modelRuns(quick: number): number {
  return Number(process.env['MODEL_RUNS'] ?? quick);
}
