import type { JobRequest } from './jobs.ts';

/**
 * Which worker must do a job; any may do the others. Vocabulary and stage are large and a thread keeps what it has loaded:
 * the first worker reads, the last composes, so that both load at the same time and neither loads all. The press needs
 * most of the vocabulary and stands beside it.
 */
export function seatOf({ name, input }: JobRequest, seats: number): number | undefined {
  switch (name) {
    case 'understand':
    case 'rehearse':
    case 'draw':
    case 'account':
      return 0;
    case 'compose':
    case 'stage':
      return seats - 1;
    case 'prepare':
      return input === 'stage' ? seats - 1 : 0;
    default:
      return undefined;
  }
}
