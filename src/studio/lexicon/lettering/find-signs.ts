import { capital } from '#studio/typography/capital.ts';
import type { Lettering } from './find-lettering.ts';

const SIGN = String.raw`(?:sign|signboard|schild|panneau|pancarte|cartello|letrero)`;
const NAMED = new RegExp(SIGN, 'iu');
/** 'Sign: please ring the bell'. */
const AFTER = new RegExp(String.raw`(?<![\p{L}])${SIGN}\s*[:–-]\s*([^,;.\n"“«']{3,60})`, 'iu');
const SAID = String.raw`(?:closed|open|welcome|reserved|sold out|back soon|back in|no smoking|no entry|no parking|exit|tasting room|cellar door|wine tasting|wine bar|private|for sale|happy hour|self service|please|do not|don['’]t|no dogs|beware|quiet|caution|mind the|keep|push|pull|staff only|smile|geschlossen|geöffnet|offen|reserviert|willkommen|ausverkauft|fermé|ouvert|réservé|bienvenue|chiuso|aperto|riservato|benvenuti|cerrado|abierto|reservado|bienvenidos)`;
/** 'Closed for holidays sign', 'Cellar door open sign'; 'a wine bar with a neon sign' says nothing on it. */
const BEFORE = new RegExp(
  String.raw`^\s*(?:an?\s|the\s|our\s)?(${SAID}(?:\s(?!with\s|neon\s|and\s|beside\s|avec\s|con\s|mit\s)[\p{L}\p{N}'’&-]+){0,4}?)\s+${SIGN}(?![\p{L}])`,
  'iu',
);

/** What stands on a sign without quotation marks; its letters are no wishes. */
export function findSigns(prompt: string): Lettering[] {
  if (!NAMED.test(prompt)) return [];
  const told = AFTER.exec(prompt)?.[1] ?? BEFORE.exec(prompt)?.[1];
  const text = told?.trim();
  if (!text) return [];
  const at = prompt.indexOf(text);
  return [{ at, length: text.length, text: capital(text) }];
}
