import { reworded } from './rewording.ts';
import type { Rewording } from './rewording.ts';

/** What a tractor is full of lies in its trailer, in each language. */
const LOADED: Rewording = [
  [
    /\b(tractors?) (?:(?:is |are )?(?:full of|loaded with|laden with|filled with|piled (?:high )?with|hauling|transporting)) /giu,
    '$1 with a trailer of ',
  ],
  [
    /\b(tracteurs?) (?:pleins?|remplis?|chargés?|débordants?) (d['’]|de (?:la )?|des |du )/giu,
    '$1 avec une remorque $2',
  ],
  [/\b(trattor[ei]) (?:pien[oi]|caric[oi]|colm[oi]) (di |d['’])/giu, '$1 con un rimorchio $2'],
  [/\b(tractor) (?:lleno|cargado|repleto) de /giu, '$1 con un remolque de '],
  [/\b(traktor) (?:voller|voll mit|voll|beladen mit) /giu, '$1 mit Karren voller '],
];
/** A price tag elsewhere. */
const HITCHED = /\banhänger\b/giu;

/** 'A tractor full of grapes' pulls them behind it. */
export function nameTrailers(said: string): string {
  if (!/tra[ck]t[oe]|tratt/iu.test(said)) return said;
  const text = reworded(said, LOADED);
  return /traktor|schlepper/iu.test(text) ? text.replace(HITCHED, 'Karren') : text;
}
