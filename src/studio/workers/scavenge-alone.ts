import { setFlagsFromString } from 'node:v8';

/**
 * Workers make millions of small objects that die at once, and clear them away some thousand times a picture. Each time
 * V8 would wake helpers that then find nothing to do, and on a busy machine wait for them. Holds for the whole process.
 */
export function scavengeAlone(): void {
  setFlagsFromString('--no-parallel-scavenge');
}
